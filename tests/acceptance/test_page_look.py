"""The look of the page in a real browser: contrast, zoom, focus and what the tree of readers says.

Figures are those of WCAG 2.2, level AA.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from tests.acceptance.browser import Browser, come_in
from tests.acceptance.test_page import ASKED, Host, Way, check_tree, in_a_browser, pytestmark

__all__ = ["pytestmark"]

TEXT_CONTRAST: Final = 4.5
EDGE_CONTRAST: Final = 3.0
NARROW: Final = 320
"""CSS pixels of a window of 1280 at a zoom of 400 %."""
TARGET: Final = 44
"""CSS pixels that a thumb finds."""
COLORS: Final = """
(() => {
  const canvas = document.createElement("div");
  canvas.style.backgroundColor = "Canvas";
  document.body.append(canvas);
  const behind = (node) => {
    for (let each = node; each; each = each.parentElement) {
      const found = getComputedStyle(each).backgroundColor;
      if (!/, 0\\)$/.test(found)) return found;
    }
    return getComputedStyle(canvas).backgroundColor;
  };
  const found = [...document.querySelectorAll("h1, h2, p, label, button, input, summary, a")]
    .filter((node) => node.checkVisibility())
    .map((node) => ({ tag: node.tagName, color: getComputedStyle(node).color, behind: behind(node),
      around: behind(node.parentElement), edge: getComputedStyle(node).borderTopColor }));
  canvas.remove();
  return found;
})()
"""
"""A script that gives the colors of each text, and of the edges of what can be pressed."""
SIZES: Final = """
[...document.querySelectorAll("button, input, summary, a")].filter((node) => node.checkVisibility())
  .map((node) => { const box = node.getBoundingClientRect();
                   return [node.textContent || node.id, box.width, box.height]; })
"""
OUTLINE: Final = """
(() => { const style = getComputedStyle(document.activeElement);
         return [style.outlineStyle, parseFloat(style.outlineWidth), style.outlineColor]; })()
"""


def luminance(color: str) -> float:
    """Return the relative luminance of a color, such as `rgb(0, 0, 0)`."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


async def emulate(page: Browser, **features: str) -> None:
    """Let the browser behave as for somebody with these wishes."""
    given = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    await page.call("Emulation.setEmulatedMedia", features=given)


async def check_colors(page: Browser, scheme: str) -> None:
    """Fail unless each text, and the edge of each button and field, can be told from behind."""
    await emulate(page, prefers_color_scheme=scheme)
    found: list[dict[str, Any]] = await page.value(COLORS)
    assert {each["tag"] for each in found} >= {"H1", "H2", "P", "BUTTON", "INPUT", "SUMMARY", "A"}
    for each in found:
        assert contrast(each["color"], each["behind"]) >= TEXT_CONTRAST, (scheme, each)
        if each["tag"] in ("BUTTON", "INPUT"):
            assert contrast(each["edge"], each["around"]) >= EDGE_CONTRAST, (scheme, each)


async def check_focus(page: Browser) -> None:
    """Fail unless each stop of Tab is seen by an outline, also in the system's own colors."""
    for colors in ("none", "active"):
        await emulate(page, forced_colors=colors)
        await page.value("document.querySelector('#field').focus()")
        for _ in range(4):
            await page.press("Tab")
            style, width, color = await page.value(OUTLINE)
            assert style == "solid"
            assert width >= 2
            behind = await page.value(f"{COLORS}[0].behind")
            assert contrast(color, behind) >= EDGE_CONTRAST, (colors, color, behind)


async def check_zoom(page: Browser) -> None:
    """Fail unless all fits a narrow window in one column, in targets that a thumb finds."""
    await page.call(
        "Emulation.setDeviceMetricsOverride",
        width=NARROW, height=640, deviceScaleFactor=4, mobile=False,
    )  # fmt: skip
    assert await page.value("document.scrollingElement.scrollWidth") <= NARROW
    sizes: list[tuple[str, float, float]] = await page.value(SIZES)
    for name, width, height in sizes:
        assert width <= NARROW, name
        assert height >= TARGET, name
    await page.call("Emulation.clearDeviceMetricsOverride")


async def check_document(page: Browser) -> None:
    """Fail unless headings go down by one, ids are unique, and Tab follows the reading order."""
    levels = await page.value(
        "[...document.querySelectorAll('h1, h2, h3')].map(n => +n.tagName[1])"
    )
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))
    ids = await page.value("[...document.querySelectorAll('[id]')].map(n => n.id)")
    assert len({*ids}) == len(ids)
    assert (
        await page.value("document.querySelectorAll('[tabindex]:not([tabindex=\"-1\"])').length")
        == 0
    )
    viewport = await page.value("document.querySelector('meta[name=viewport]').content")
    assert not re.search("maximum-scale|user-scalable", viewport)
    moving = "[...document.querySelectorAll('*')].map(n => getComputedStyle(n))"
    assert await page.value(f"{moving}.every(s => s.transitionDuration === '0s')")
    assert await page.value(f"{moving}.every(s => s.animationName === 'none')")


async def check_rules(page: Browser) -> None:
    """Fail unless the rules are one stop that opens a named list of sections."""
    summary = await page.node("DisclosureTriangle", "Regeln".__eq__)
    assert summary is not None
    assert await page.node("list", "Regeln".__eq__) is None
    await page.activate(summary)
    assert await page.node("list", "Regeln".__eq__)
    assert await page.node("button", "1. Das Ziel".__eq__)


def test_the_page_can_be_seen_zoomed_and_reached(tmp_path: Path) -> None:
    """Both themes have contrast, 400 % has one column, each stop shows its focus, nothing moves.

    Fails when a color of the style is too pale, or a long name makes the page scroll sideways.
    """

    async def look(page: Browser, host: Host, way: Way) -> None:
        await come_in(page, f"http://127.0.0.1:{way.address}/", host.codes["Lea"], "de-AT")
        await page.until(ASKED)
        await page.until("document.querySelectorAll('#news p').length > 0")
        await check_tree(page)
        await check_document(page)
        for scheme in ("light", "dark"):
            await check_colors(page, scheme)
        await check_focus(page)
        await check_rules(page)
        await check_zoom(page)

    in_a_browser(tmp_path, "Lea,Maximiliane-Friederike-Charlotte:easy", look)
