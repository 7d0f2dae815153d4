"""From a clause to a value with its places: "12 turns up twice, in May and once more in June", "the 64 of A is found nowhere else"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.count_claim import Count
from auditor.claims.places_told import each_place
from auditor.language.amounts_told import Amount
from auditor.language.around import word_set
from auditor.language.clauses import Clause, Spot
from auditor.language.counted import Test
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.pairs import PANEL, sides
from auditor.language.refs import PlaceRef
from auditor.language.scope import selection
from auditor.language.subject import subjects
from auditor.world import Selection

_FORBIDDEN = (
    "extreme",
    "rank",
    "aggregate",
    "trend",
    "stable",
    "course",
    "except",
    "missing",
    "compare",
    "derived",
)
_OCCURS = re.compile(
    r"\b(?:occurs?|appears?|recurs?|repeats?|turns?\s+up|shows?\s+up|comes?\s+up|crops?\s+up|stands?|sits?|reappears?"
    r"|(?:is|are)\s+(?:found|seen|met|printed|written|repeated|there|read))\b",
    re.IGNORECASE,
)
_AGAIN = re.compile(
    r"\b(?:and|then)\s+(?:once\s+)?(?:again|once\s+more|also)\b|\bboth\s+(?:at|in|for|on|under|with)\b|\bonce\b.+\b(?:and|then)\s+once\b",
    re.IGNORECASE,
)
_ONCE_ONLY = re.compile(
    r"\b(?:is|are)\s+unique\b|\bnowhere\s+else\b|\bonly\s+once\b|\bjust\s+once\b|\bin\s+no\s+other\s+(?:cell|place|square|tile|spot|field)\b",
    re.IGNORECASE,
)
_PLAIN = word_set(
    "occur occurs appear appears recur recurs repeat repeats repeated turn turns come comes crop crops show shows up stand stands sit sits found seen met printed written read "
    "once twice more again also both time times unique nowhere else only just no other place value number figure it at in for on under with row column cell there reappear reappears"
)
_PRONOUN = re.compile(r"\b(?:it|they|again|else)\b", re.IGNORECASE)


def read_occurrences(clause: Clause) -> Iterator[Reading]:
    """A value that stands so often, at places that each have it, or only once."""
    sole, verb = _ONCE_ONLY.search(clause.text), _OCCURS.search(clause.text)
    if not (sole or verb) or any(clause.of(kind) for kind in _FORBIDDEN) or clause.of("not", "range"):
        return
    told = _value_and_times(clause)
    if told is None:
        return
    value, times, numbers = told
    test = Test("=", replace(value, unit=""))
    panels = [item for item in clause.items if sides(item) == (PANEL,)]
    if sole:
        yield from _alone(clause, test, panels, numbers)
        return
    assert verb is not None
    at = clause.start + verb.start()
    places = [item for item in clause.refs if item.start >= at and item not in panels]
    within = [item for item in clause.refs if item.start < at and item not in panels]
    for subject in subjects(clause, [*within, *panels]):
        for chosen in subject.selections:
            found = each_place(clause, chosen.panel, places, within) or _one_by_one(
                clause, chosen.panel, places
            )
            sure = subject.sure and len(subject.selections) == 1
            claim = _claim(clause, test, chosen, found, times, sure=sure)
            if claim is not None:
                yield _reading(clause, claim, numbers)


def _claim(
    clause: Clause,
    test: Test,
    scope: Selection,
    places: tuple[Selection, ...],
    times: Num | None,
    *,
    sure: bool,
) -> Count | None:
    """So many at these places and no others; without a number, some at each of them."""
    if len(places) < 2 or len(set(places)) < len(places):
        return None
    if times is not None and times.value == len(places):
        exactly = Amount("exactly", times)
        return Count(test, exactly, (scope,), False, places, Amount("all"), certain=sure)
    if times is None and _AGAIN.search(clause.text):
        return Count(test, Amount("some"), places, True, certain=sure, partial=not sure)
    return None


def _alone(clause: Clause, test: Test, panels: Sequence[Item], numbers: frozenset[Item]) -> Iterator[Reading]:
    """`the 64 of A is found nowhere else`: one such value in the whole panel."""
    for subject in subjects(clause, panels):
        if len(subject.selections) == 1 and subject.selections[0].whole:
            one = Amount("exactly", Num(1.0, 1.0, "one", word=True))
            yield _reading(clause, Count(test, one, subject.selections, certain=subject.sure), numbers)


def _value_and_times(clause: Clause) -> tuple[Num, Num | None, frozenset[Item]] | None:
    """The value, how often it is told to stand there, and the mentions of both; None where that is not clear."""
    factors = [item for item in clause.of("factor") if item.text.casefold() in ("twice", "thrice")]
    numbers = [item for item in clause.numbers if item not in factors]
    repeated = [item for item in numbers if re.match(r"\s+times\b", clause.sentence[item.end :])]
    values = [item for item in numbers if item not in repeated]
    if len(values) != 1 or len(repeated) + len(factors) > 1 or len(clause.of("factor")) > len(factors):
        return None
    value = clause.number(values[0])
    if value.op != "=" or value.word or value.bracket:
        return None
    times = clause.number(repeated[0]) if repeated else None
    if factors:
        times = Num(float(factors[0].sense("factor")), 1.0, factors[0].text, word=True)
    return value, times, frozenset([*numbers, *factors])


def _one_by_one(clause: Clause, panel: int, places: Sequence[Item]) -> tuple[Selection, ...]:
    """`at A in May and at B of row C`: places of which each is told by itself, or takes the line of another."""
    whole = [item for item in places if isinstance(item.value, Spot | PlaceRef)]
    rest = [item for item in places if item not in whole]
    if len(whole) != 1 or not rest or not isinstance(whole[0].value, Spot):
        return ()
    spot = whole[0].value
    own = {sides(item) for item in rest}
    if own == {("columns",)}:
        shared = replace(whole[0], value=spot.rows)
    elif own == {("rows",)}:
        shared = replace(whole[0], value=spot.columns)
    else:
        return ()
    found = [selection(clause, panel, [item, shared]) for item in rest]
    last = selection(clause, panel, whole)
    return tuple(one for one in (*found, last) if one is not None) if last and all(found) else ()


def _reading(clause: Clause, count: Count, numbers: frozenset[Item]) -> Reading:
    nouns = [item for item in clause.items if item.kind in ("noun", "verb", "hedge", "range")]
    known = [*clause.of("quant", "only", "both", "none"), *clause.of("not")]
    named = [item for item in clause.items if item.kind == "ref"]
    panels = tuple(dict.fromkeys(s.panel for s in (*count.there, *count.scope)))
    pronouns = tuple(found.span() for found in _PRONOUN.finditer(clause.statement.text))
    return Reading(
        count,
        numbers | frozenset([*nouns, *known, *named]),
        panels,
        understood=(*understood(clause, _PLAIN), *pronouns),
        overrides=("value", "amount", "average"),
    )
