"""Predicates that a sentence leaves out, spelled out."""

import pytest

from auditor.language.ellipsis import spelled_out
from auditor.model import Statement
from auditor.source import Span

LEFT_OUT = [
    ("Five rows exceed 20, no column does.", "Five rows exceed 20; no column exceed 20."),
    ("No pair exceeded 0.5 in A; three did so in B.", "No pair exceeded 0.5 in A; three pair exceeded 0.5 in B."),
    ("Nine cells are above 60 in A, five in B.", "Nine cells are above 60 in A; five cells are above 60 in B."),
    ("Nine cells are above 60 in A and none in B.", "Nine cells are above 60 in A; no cells are above 60 in B."),
    ("Two of the squares fell below 3 kg in A but four in B.", "Two of the squares fell below 3 kg in A; four squares fell below 3 kg in B."),
    ("Cells above 9: four in A, none in B.", "four Cells are above 9 in A; no Cells are above 9 in B."),
    ("Cells above 9 occur once in A and twice in B.", "one Cells are above 9 in A; two Cells are above 9 in B."),
    ("Readings below 3 are found five times in A, but never in B.", "five Readings are below 3 in A; no Readings are below 3 in B."),
    ("Four of the cells in A exceed 65, the best one in B does.", "Four of the cells in A exceed 65; the best one in B exceed 65."),
]  # fmt: skip

WHOLE = [
    "Plums are read as pears twice as often as figs are.",
    "The mean is above 4, and five rows rise.",
    "A exceeds B in 4 of 6 rows, and C is last.",
    "It rises by 4 in A, by 5 in B.",
    "The maximum is 9, in the first row.",
]


def statement(text: str, *trail: str) -> Statement:
    return Statement(text, Span(0, len(text)), tuple(range(len(text) + 1)), trail=trail)


@pytest.mark.parametrize(("text", "whole"), LEFT_OUT)
def test_what_is_left_out_is_spelled_out(text: str, whole: str) -> None:
    assert spelled_out(statement(text)).text == whole


@pytest.mark.parametrize("text", WHOLE)
def test_what_is_told_in_full_stays_as_it_is(text: str) -> None:
    assert spelled_out(statement(text)) == statement(text)


def test_a_label_is_told_again_with_each_of_its_counts() -> None:
    found = spelled_out(statement("three before, one after.", "Findings", "Negative pairs"))
    assert found.text == "three pairs are negative before; one pairs are negative after."


def test_words_put_in_stand_where_those_stand_that_they_are_put_in_for() -> None:
    text = "Nine cells are above 60 in A, five in B."
    found = spelled_out(statement(text))
    start = found.text.index("five")
    span = found.source_span(start, len(found.text))
    assert len(found.offsets) == len(found.text) + 1
    assert text[span.start : span.end].endswith("five in B.")
