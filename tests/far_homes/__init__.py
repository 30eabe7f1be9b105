"""Two homes, each behind a router of its own that lets nothing in: `make peers-far`, as root."""
