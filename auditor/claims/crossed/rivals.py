"""Two matrices held against each other: "A has the higher recall, B the higher precision", "A misses 9, seven fewer than B"."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.dealt import Spot
from auditor.claims.crossed.part import Facts
from auditor.claims.matrices.lexing import numbers_in
from auditor.claims.measures.confusion import Confusion

Tell = Callable[[str, Sequence[Confusion]], list[Facts]]
_CUT = re.compile(
    r"\s*(?:[,;]\s*(?:while|whereas|and|but)?|\b(?:while|whereas|and|but))(?:\s*the)?\s*$", re.IGNORECASE
)
_THAN = re.compile(
    r"[,;(]\s*(?P<num>[^,;()]*?)\s*(?:percentage )?(?:points? )?(?P<way>more|higher|above|better|fewer|less|lower|below|worse)"
    r"(?: than)?\s*(?:in|for|with|by|on)?(?:\s*the)?\s*$",
    re.IGNORECASE,
)
_DOWN = frozenset("fewer less lower below worse".split())


def against_each_other(
    text: str, spots: Sequence[Spot], matrices: Sequence[Confusion], tell: Tell
) -> list[Facts]:
    """What a sentence that names one or both of two matrices tells of the one beside the other."""
    if len(matrices) != 2 or not 1 <= len(spots) <= 2:
        return []
    first, *rest = sorted(spots)
    if not rest:
        return _ahead(text, first, 0, len(text), matrices, tell)
    second = rest[0]
    if than := _than(text, first, second, matrices, tell):
        return than
    cut = _CUT.search(text[: second[0]])
    if cut is None:
        return []
    ways = (
        _ahead(text, first, 0, cut.start(), matrices, tell),
        _ahead(text, second, cut.end(), len(text), matrices, tell),
    )
    return [(*one, *other) for one, other in zip(*ways, strict=False)]


def _ahead(
    text: str, spot: Spot, start: int, end: int, matrices: Sequence[Confusion], tell: Tell
) -> list[Facts]:
    """`A has the higher recall`, told of one matrix against the other."""
    part = text[start : spot[0]] + " " * (spot[1] - spot[0]) + text[spot[1] : end]
    pair = [matrices[spot[2]], matrices[1 - spot[2]]]
    return [
        tuple(replace(fact, at=start) for fact in facts)
        for facts in tell(part, pair)
        if any(fact.form == "beyond" and len({one.panel for one in fact.amounts}) == 2 for fact in facts)
    ]


def _than(text: str, first: Spot, second: Spot, matrices: Sequence[Confusion], tell: Tell) -> list[Facts]:
    """`A misses 9, seven fewer than B`."""
    found = _THAN.search(text[: second[0]])
    if found is None or found.start() < first[1] or text[second[1] :].strip(" .)"):
        return []
    numbers = list(numbers_in(found["num"]))
    if found["num"] and len(numbers) != 1:
        return []
    num = numbers[0].num if numbers else None
    body = text[: first[0]] + " " * (first[1] - first[0]) + text[first[1] : found.start()]
    ways: list[Facts] = []
    for facts in tell(body, [matrices[first[2]]]):
        told = next((fact for fact in facts if fact.form == "is"), None)
        if told is None:
            return []
        pair = (told.amounts[0], replace(told.amounts[0], panel=matrices[second[2]].panel))
        low = found["way"].casefold() in _DOWN
        ways.append((*facts, Fact("beyond", pair, num=num, low=low, at=found.start())))
    return ways
