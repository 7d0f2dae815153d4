"""Settings that all tests share."""

from hypothesis import settings

# Machines differ in speed by more than any deadline allows for; speed is measured in `benchmarks/`.
settings.register_profile("untimed", deadline=None, max_examples=40)
settings.load_profile("untimed")
