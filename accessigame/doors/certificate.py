"""The certificate of a table, by which its pages are encrypted."""

from __future__ import annotations

import ssl
from pathlib import Path

from accessigame.core.model import AtTable, Unavailable, event_class


@event_class
class CertificateUnusable(AtTable):
    """The files of a certificate and its key cannot be used together."""

    file: str


def encryption(certificate: Path, key: Path) -> ssl.SSLContext:
    """Return the encryption of pages; raises Unavailable where the files do not fit."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:
        raise Unavailable(CertificateUnusable(str(certificate))) from error
    return context
