"""PEF, the portable embosser format of 2008: XML with rows of Unicode braille."""

from __future__ import annotations

from hashlib import sha256
from typing import Final
from xml.etree import ElementTree as ET

from accessigame.braille import unicode
from accessigame.labels.formats import EmbosserFormat
from accessigame.labels.label import Embossing

PEF: Final = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"


def write(embossing: Embossing) -> bytes:
    """Return the pages as one volume with one section; the same labels give the same bytes."""
    root = ET.Element("pef", {"version": "2008-1", "xmlns": PEF})
    meta = ET.SubElement(ET.SubElement(root, "head"), "meta", {"xmlns:dc": DUBLIN_CORE})
    for name, text in _about(embossing):
        ET.SubElement(meta, f"dc:{name}").text = text
    size = {"cols": str(embossing.width), "rows": str(embossing.length)}
    volume = ET.SubElement(
        ET.SubElement(root, "body"), "volume", size | {"rowgap": "0", "duplex": "false"}
    )
    section = ET.SubElement(volume, "section")
    for rows in embossing.pages:
        page = ET.SubElement(section, "page")
        for row in rows:
            ET.SubElement(page, "row").text = unicode(row)
    ET.indent(root)
    return bytes(ET.tostring(root, encoding="UTF-8", xml_declaration=True)) + b"\n"


def _about(embossing: Embossing) -> tuple[tuple[str, str], ...]:
    content = repr((embossing.width, embossing.length, embossing.pages)).encode()
    return (
        ("format", "application/x-pef+xml"),
        ("identifier", f"accessigame-{sha256(content).hexdigest()[:16]}"),
        ("title", embossing.title),
        ("language", embossing.language),
    )


FORMAT: Final = EmbosserFormat("pef", write)
