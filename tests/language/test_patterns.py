"""Patterns that are compiled fast match as those of `re` do."""

import re

import pytest

from auditor.claims.duels.frames import frames as duels
from auditor.claims.paths.frames import whole
from auditor.language.patterns import compiled

_WORDS = "|".join(f"word{number}" for number in range(90))
_LONG = rf"^(?P<who>(?:{_WORDS}))(?: (?P<way>up|down))?(?: to (?P<n>\d+))?(?= |$)"
_PART = rf"(?:(?:{_WORDS})[^)\]]?)"
_HUGE = f"^{' '.join([_PART] * 120)}(?P<end>!)?$"


@pytest.mark.parametrize("text", ["word7 up to 12", "word89", "word9 down", "word7 to", "no word", ""])
def test_a_long_pattern_finds_what_re_finds(text: str) -> None:
    found, expected = compiled(_LONG).match(text), re.match(_LONG, text)
    assert (found and (found.span(), found.groupdict())) == (
        expected and (expected.span(), expected.groupdict())
    )


@pytest.mark.parametrize("end", ["", "!", "?", " word1"])
def test_so_does_one_that_is_too_large_to_be_compiled_as_it_is(end: str) -> None:
    text = " ".join(["word3"] * 120) + end
    found, expected = compiled(_HUGE).match(text), re.match(_HUGE, text)
    assert (found is None) == (expected is None)
    assert found is None or expected is None or found["end"] == expected["end"]


def test_no_frame_is_too_large() -> None:
    assert whole().match("") is None
    assert duels()
