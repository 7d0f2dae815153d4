"""Settings that all tests share."""

import gc

from hypothesis import settings

from auditor.cli import GARBAGE

# Machines differ in speed by more than any deadline allows for; speed is measured in `benchmarks/`.
settings.register_profile("untimed", deadline=None, max_examples=40)
settings.load_profile("untimed")

# As on the command line: what tests keep for each other is much, and is no garbage.
gc.set_threshold(*GARBAGE)
