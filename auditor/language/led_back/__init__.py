"""Sentences with what they leave to the ones before: "it", "its row", "the latter", "the same month", "there"."""

from auditor.language.led_back.following import following
from auditor.language.led_back.gaps import filled_in
from auditor.language.led_back.places_before import with_places_before
from auditor.language.led_back.retelling import Retold, all_told, named_first, names_again, retold
from auditor.language.led_back.said import Said

__all__ = [
    "Retold",
    "Said",
    "all_told",
    "filled_in",
    "following",
    "named_first",
    "names_again",
    "retold",
    "with_places_before",
]
