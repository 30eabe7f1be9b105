"""What the folder of Windows is made of, and which tests run in it, without Wine."""

from __future__ import annotations

from packaging.requirements import Requirement

from tests.windows.making import only_on_windows, wanted
from tests.windows.suites import MEETING, PURE, meeting_the_system, selection
from tests.windows.wine import PROJECT

METADATA = """Metadata-Version: 2.1
Name: example
Requires-Dist: everywhere>=1
Requires-Dist: pywin32>=300; sys_platform == "win32"
Requires-Dist: evdev; sys_platform == "linux"
Requires-Dist: comtypes; platform_system == "Windows"
Requires-Dist: unwanted; extra == "more" and sys_platform == "win32"
"""


def test_what_windows_alone_needs_is_found() -> None:
    """A package that pip leaves out on this system is installed for Windows, and no extra is.

    Fails when the markers are asked for this system alone.
    """
    assert only_on_windows([METADATA]) == {"pywin32>=300", "comtypes"}


def test_what_the_program_needs_on_windows_alone_is_wanted() -> None:
    """The voice of Windows is in the folder: pip, which runs on this system, sees no marker.

    Fails when pip is given the markers of the project, and leaves eSpeak NG out.
    """
    packages = {Requirement(each).name: Requirement(each) for each in wanted()}
    assert "espeakng-loader" in packages
    assert [each for each in packages.values() if each.marker] == []


def test_the_suites_are_those_of_the_workflow() -> None:
    """What the workflow runs on Windows is read from it whole, and each of its folders is there.

    Fails when its lines are folded in another way, and the suites would be cut short.
    """
    mark, expression, *rest = selection()
    named = [each for each in (*rest, *MEETING) if each.startswith("tests/") and "::" not in each]
    assert (mark, "acceptance" in expression) == ("-m", True)
    assert rest[-1].startswith("tests/")
    assert {*PURE, "tests/storage", "--deselect"} <= {*rest}
    assert [each for each in named if not (PROJECT / each).exists()] == []
    assert not {*PURE} & {*meeting_the_system(selection())}
