"""Free prose that is led back to plain sentences: what comes out of it, with true and false twins."""

import time

import pytest

from auditor.claim import Verdict
from auditor.language.clauses.chain_links import _joint
from auditor.language.prose import contrasts, lead_ins
from auditor.language.prose.opposites import reversed_words
from said import all_judged

GRID = """# Visitors

- **X-axis (Season)**: Spring, Summer, Autumn, Winter
- **Y-axis (Pond)**: Alder, Birch, Cedar

| Pond | Spring | Summer | Autumn | Winter |
|---|---|---|---|---|
| Alder | 12 | 25 | 31 | 6 |
| Birch | 40 | 33 | 21 | 14 |
| Cedar | 9 | 11 | 13 | 10 |

"""

TWINS = [
    ("What meets the eye is that Birch falls from Spring to Winter.", "What meets the eye is that Alder falls from Spring to Autumn."),
    ("Needless to say, Birch leads in Spring.", "Needless to say, Cedar leads in Spring."),
    ("In Autumn it is not Birch but Alder that leads.", "In Autumn it is not Alder but Birch that leads."),
    ("Birch, not Alder, leads in Spring.", "Alder, not Birch, leads in Spring."),
    ("What shrinks from Spring to Autumn is Birch.", "What shrinks from Spring to Autumn is Cedar."),
    ("Alder rises from Spring to Autumn. The opposite holds for Birch.", "Alder rises from Spring to Autumn. The opposite holds for Cedar."),
    ("Cedar never reaches 20, nor does Birch in Winter.", "Cedar never reaches 20, nor does Birch."),
    ("Alder grows steadily, reaching 31 in Autumn.", "Birch grows steadily, reaching 40 in Spring."),
    ("How many ponds exceed 20 in Autumn? Two.", "How many ponds exceed 20 in Autumn? Three."),
    ("The highest value is 40. It belongs to Birch in Spring.", "The highest value is 40. It belongs to Alder in Spring."),
    ("Birch leads in Spring. Behind it come Alder and Cedar.", "Birch trails in Spring. Behind it come Alder and Cedar."),
    ("The message is simple: Birch falls from Spring to Winter.", "The message is simple: Alder falls from Spring to Autumn."),
    ("Alder peaks in Autumn, Birch peaks in Spring, and Cedar peaks in Autumn.", "Alder peaks in Autumn, Birch peaks in Spring, and Cedar peaks in Winter."),
]  # fmt: skip

# True of a place that an earlier clause or sentence names; in words that look false of the whole line.
LEANING = [
    "Alder rises from Spring to Summer, and Cedar rises.",
    "Birch falls from Spring to Summer, and Alder rises.",
    "Alder exceeds 30 in Autumn, Birch exceeds 20, and Cedar stays under 20.",
    "From Spring to Summer Birch loses 7. Alder, on the other hand, gains 13.",
    "Alder falls from Autumn to Winter, and Cedar falls too.",
    "It is in Autumn that Cedar peaks.",
    "Alder and Cedar are highest in Autumn; not so Birch, which peaks in Spring.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_is_said_in_free_prose_is_decided_by_the_cells(true: str, false: str) -> None:
    assert {judged.verdict for judged in all_judged(GRID + true)} == {Verdict.SUPPORTED}
    assert Verdict.SUPPORTED not in {judged.verdict for judged in all_judged(GRID + false)[-1:]}


@pytest.mark.parametrize("sentence", LEANING)
def test_a_place_that_was_told_before_may_be_meant(sentence: str) -> None:
    assert Verdict.CONTRADICTED not in {judged.verdict for judged in all_judged(GRID + sentence)}


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("It is worth noting that A leads.", "A leads."),
        ("In other words, it is clear that A leads.", "A leads."),
        ("A, of course, leads.", "A leads."),
        ("Two things stand out: A leads.", "A leads."),
        ("Far from being the best, A is last.", "A is last."),
        ("It is false that A leads.", "It is false that A leads."),
        ("It is unlikely that A leads.", "It is unlikely that A leads."),
        ("On average, A leads.", "On average, A leads."),
    ],
)
def test_openings_that_claim_nothing_are_left_out(text: str, plain: str) -> None:
    for start, end, words in reversed(list(lead_ins(text))):
        text = text[:start] + words + text[end:]
    assert text == plain


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Instead of B, it is A that leads.", "A leads."),
        ("The winner in May is A, not B.", "The winner in May is A."),
        ("What grows most is Alder.", "Alder grows most."),
        ("A shrinks instead of growing between May and June.", "A shrinks instead of growing between May and June."),
        ("A is not B.", "A is not B."),
        ("A is higher, not B.", "A is higher, not B."),
    ],
)  # fmt: skip
def test_what_something_is_set_apart_from_is_left_out(text: str, plain: str) -> None:
    for start, end, words in reversed(list(contrasts(text))):
        text = text[:start] + words + text[end:]
    assert text == plain


def test_an_opposite_turns_the_one_word_that_tells_the_way() -> None:
    assert reversed_words("A rises in May") == "A falls in May"
    assert reversed_words("A rises in May and falls in June") == ""
    assert reversed_words("A never rises") == ""


@pytest.mark.parametrize("gap", [" " * 3000, " and" + " " * 3000, ", followed " + " " * 3000])
def test_long_gaps_cost_no_time(gap: str) -> None:
    before = time.process_time()
    _joint(gap, first=False)
    assert time.process_time() - before < 1
