"""The short files of the Debian package: launcher, desktop entry, control file, scripts."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from accessigame.devices.transport import hid_devices

LAUNCHER: Final = """\
#!/usr/bin/python3 -I
\"\"\"Start accessigame with its own libraries first, and then those of Debian.\"\"\"

import sys

sys.path.insert(0, "/usr/lib/accessigame")

from accessigame.main import main

if __name__ == "__main__":
    sys.exit(main())
"""

IS_BRAILLE: Final = """\
#!/usr/bin/python3 -IS
\"\"\"Exit with 0 if a HID device is a braille display; udev asks, with its folder in /sys.\"\"\"

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/usr/lib/accessigame")

from accessigame.displays.hid.layout import is_display

if __name__ == "__main__":
    try:
        descriptor = Path(sys.argv[1], "device/report_descriptor").read_bytes()
    except OSError:  # it was pulled at this moment
        sys.exit(1)
    sys.exit(not is_display(descriptor))
"""

UDEV_RULE: Final = f"""\
# The person at this computer may use its braille displays with HID, and no other HID device.
{hid_devices.RULE_BY_DESCRIPTOR}
"""

DESKTOP_ENTRY: Final = """\
[Desktop Entry]
Type=Application
Version=1.0
Name=accessigame
GenericName=Card games by ear and by touch
GenericName[fr]=Jeux de cartes à l'oreille et au doigt
GenericName[de]=Kartenspiele für Ohr und Finger
Comment=No Thanks, 6 nimmt! and Titus, spoken and in braille
Comment[fr]=Non merci !, 6 qui perd et Titus, à la voix et en braille
Comment[de]=No Thanks, 6 nimmt! und Titus, gesprochen und in Braille
Exec=accessigame
TryExec=accessigame
Terminal=true
Categories=Game;CardGame;
Keywords=accessibility;braille;screen reader;blind;cards;
Keywords[fr]=accessibilité;braille;lecteur d'écran;aveugle;cartes;
Keywords[de]=Barrierefreiheit;Braille;Bildschirmleser;blind;Karten;
"""

CONTROL: Final = """\
Package: accessigame
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Section: games
Priority: optional
Installed-Size: {size}
Depends: {depends}
Recommends: pipewire-alsa | libasound2-plugins
Suggests: brltty, orca
Description: card games for blind players, spoken and in braille
 accessigame is a companion for blind and partially sighted players of three
 card games: No Thanks, 6 nimmt! and Titus.
 It announces every card and every token, shows them in braille, and is
 played from the keyboard alone, with real cards or with cards that it deals.
 It speaks French, English and German.
"""

COPYRIGHT: Final = """\
accessigame is under the licence below.
The libraries in /usr/lib/accessigame have licences of their own,
each in the folder of the library whose name ends in .dist-info.

"""

POSTINST: Final = """\
#!/bin/sh
set -e
if [ "$1" = configure ]; then
    # nobody but root writes there, so without this each start would compile everything again
    py3compile -p accessigame /usr/lib/accessigame
    if command -v udevadm >/dev/null; then
        # for a display that is plugged in already; in a container, no udev is running
        udevadm control --reload || true
        udevadm trigger --subsystem-match=hidraw || true
    fi
fi
"""

PRERM: Final = """\
#!/bin/sh
set -e
py3clean -p accessigame /usr/lib/accessigame
"""

SCRIPTS: Final = MappingProxyType({"postinst": POSTINST, "prerm": PRERM})
"""The scripts that dpkg runs. None touches the games of a player, also when all is purged."""
