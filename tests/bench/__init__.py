"""Measurements: each figure beside its peer, in the same run. `make bench` runs them all."""
