"""What stands beside the wrong part of a clause: numbers beside their wrong ratio, a rank beside a wrong measure.

A contradiction marks what is wrong and no more: "was cut to less than half, from 9.4 to 7.1" has its numbers right, and
"B is the weakest, with a recall of 71%" its rank.
"""

import dataclasses
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.claim_parts import parts
from auditor.guessing import guessed
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.verdicts import Outcome, as_judged, outcome_of, panel_name
from auditor.world import World

# What parts two numbers told in one breath from the words on them: ", from 9 to 7", "(14 → 41)", "9 to 7, a fall".
_LEAD = re.compile(
    r"(?:(?P<mark>[,;:(]|\s[—–-])\s*)(?:and\s+)?(?:(?:down|up|falling|rising|going|dropping|climbing|namely|i\.e\.)\s+)?(?:from\s+)?$",
    re.IGNORECASE,
)
_TAIL = re.compile(r"(?:\s*[\w°%µ/]{1,8})?\s*(?P<mark>[,;:)]|\s[—–-]\s)")
_MARK = re.compile(r"[,;:]\s+(?:and\s+|but\s+)?|\s+[—–]\s+")
_WORDED = re.compile(r"[^\W\d_]{2,}\W+(?:[\w%]+\W+)*[\w%]+")
_RANKING = ("extreme", "rank", "compare")


def numbers_of_ratio(
    clause: Clause, outcome: Outcome, kinds: Sequence[ClaimKind], printed: World
) -> tuple[Judged, ...]:
    """`Was cut to less than half, from 9 to 7`: what is wrong is the ratio, and its two numbers stand by themselves."""
    two = _pair(clause, outcome) if outcome.kind.kind == "ratio" else []
    cut = _beside(clause, two) if two else None
    if cut is None:
        return ()
    (start, end), (first, last) = cut
    wrong = as_judged(replace(clause, shown=(first, last)), outcome)
    return tuple(sorted((wrong, *_alone(clause, start, end, kinds, printed)), key=lambda one: one.span))


def _pair(clause: Clause, outcome: Outcome) -> list[Item]:
    """The two numbers that a ratio is told of, where the clause tells just these, and the ratio apart from them."""
    told = {num.text.strip("%") for ends in outcome.reading.claim.ends for num in parts(ends, Num)}
    found = [item for item in clause.numbers if clause.number(item).text.strip("%") in told]
    return found if len(found) == 2 == len(told) else []


def _beside(clause: Clause, two: Sequence[Item]) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Where two numbers stand, and where the other words of the clause do, if a mark parts them."""
    text = clause.sentence
    lead = _LEAD.search(text, clause.start, two[0].start)
    if lead is not None:
        at = lead.start()
        behind = [item for item in clause.items if item.start >= two[1].end and not _names(item)]
        return None if behind else ((lead.end("mark"), clause.end), (clause.start, at))
    tail = _TAIL.match(text, two[1].end, clause.end)
    if tail is None or not any(item.start >= tail.end() for item in clause.items):
        return None
    return (clause.start, tail.start("mark")), (tail.end(), clause.end)


def _names(item: Item) -> bool:
    return item.kind == "ref"


def _alone(
    clause: Clause, start: int, end: int, kinds: Sequence[ClaimKind], printed: World
) -> Iterator[Judged]:
    """What becomes of two numbers by themselves: as cells, or the like, of what was named before them."""
    inside = tuple(item for item in clause.items if start <= item.start and item.end <= end)
    ahead = tuple(item for item in clause.items if item.kind == "ref" and item not in inside)
    alone = replace(
        clause, start=start, end=end, text=clause.sentence[start:end], items=inside,
        before=(*clause.before, *ahead), shown=None,
    )  # fmt: skip
    held, _ = guessed(alone, kinds, printed)
    if held:
        yield from (replace(one, span=alone.span, text=alone.shown_text) for one in held[:1])
        return
    yield Judged(alone.span, alone.shown_text, panel_name(clause, ()), "", "", Verdict.NOT_UNDERSTOOD)


def rank_and_number(clause: Clause, outcome: Outcome, worlds: tuple[World, World]) -> tuple[Judged, ...]:
    """`B is the weakest, with a recall of 71%`: which one it is, and how much, where only one of the two is wrong."""
    name, bare, told = _by_number(outcome.reading.claim)
    if not name or outcome.kind.kind != "derived-metric":
        return ()
    one, other = (
        outcome_of(
            outcome.kind,
            replace(outcome.reading, claim=replace(outcome.reading.claim, **{name: group})),
            *worlds,
        )
        for group in (bare, told)
    )
    if {one.verdict, other.verdict} != {Verdict.SUPPORTED, Verdict.CONTRADICTED}:
        return ()
    ranks = [item for item in clause.items if any(item.has(kind) for kind in _RANKING)]
    texts = {num.text.strip("%") for num in parts(told, Num)}
    numbers = [item for item in clause.numbers if clause.number(item).text.strip("%") in texts]
    if not all(text in clause.sentence for text in texts):
        return ()  # what no number tells, as that others have none
    if not numbers:
        # The clause shares what it says with another one, which tells the number.
        return (as_judged(clause, one),) if ranks else ()
    if not ranks:
        return (as_judged(clause, other),) if other.verdict is Verdict.CONTRADICTED else ()
    ahead = ranks[-1].end <= numbers[0].start
    first, last = (ranks[-1].end, numbers[0].start) if ahead else (numbers[-1].end, ranks[0].start)
    cut = _MARK.search(clause.sentence, first, last) if first <= last else None
    if cut is None:
        return ()
    shares = ((clause.start, cut.start()), (cut.end(), clause.end))
    order = (one, other) if ahead else (other, one)
    found = [as_judged(replace(clause, shown=share), each) for share, each in zip(shares, order, strict=True)]
    if not ahead:
        return tuple(each for each in found if each.verdict is Verdict.CONTRADICTED)
    worded = _WORDED.search(clause.sentence, cut.end(), clause.end)
    if other.verdict is Verdict.CONTRADICTED and not worded:
        return (found[1],)  # a number by itself has no statement beside it: "B is the weakest, 71%"
    return tuple(found)


def _by_number(claim: Any) -> tuple[str, tuple[Any, ...], tuple[Any, ...]]:
    """The one field of a claim of which some parts tell a number and some do not, and both groups; or nothing."""
    fields = dataclasses.fields(claim) if dataclasses.is_dataclass(claim) else ()
    found = []
    for field in fields:
        value = getattr(claim, field.name)
        if not isinstance(value, tuple) or not all(dataclasses.is_dataclass(one) for one in value):
            continue
        told = tuple(one for one in value if any(parts(one, Num)))
        bare = tuple(one for one in value if one not in told)
        if told and bare:
            found.append((field.name, bare, told))
    return found[0] if len(found) == 1 else ("", (), ())
