"""Contradicted clauses that tell several things: each with its verdict, so that a finding marks what is wrong."""

import dataclasses
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from auditor.claim import ClaimKind, Judged, Verdict
from auditor.claim_parts import parts
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.told_beside import numbers_of_ratio, rank_and_number
from auditor.verdicts import Outcome, as_judged, number_holds, outcome_of
from auditor.world import World

# What parts the number of an extreme from its place: "63, reached by A", "63, which stands at A".
_REACHED = re.compile(
    r",\s+(?=which\b"
    r"|(?:and )?(?:obtained|reached|found|recorded|seen|observed|attained|achieved|held|set|measured|scored)\b)"
    r"|\s+and\s+(?=(?:was|were|is|are|came|comes|went|goes|fell|falls|belongs?|belonged|stands?|stood|lies|lay|[a-z]{3,}ed)\b)",
    re.IGNORECASE,
)


_IN_DIGITS = re.compile(r"\d[\d.,]*")
_JOINT = re.compile(r"[,;]\s+(?:and\s+|but\s+)?|\s(?:and|but|while|whereas)\s+")


def told_in_parts(
    clause: Clause, outcome: Outcome, kinds: Sequence[ClaimKind], worlds: tuple[World, World]
) -> tuple[Judged, ...]:
    """What became of a clause; where a contradicted one tells several things, what became of each."""
    whole = (as_judged(clause, outcome),)
    if outcome.verdict is not Verdict.CONTRADICTED or clause.shown is not None:
        return whole
    return (
        _number_and_place(clause, outcome, worlds[0])
        or _number_by_number(clause, outcome, worlds)
        or rank_and_number(clause, outcome, worlds)
        or numbers_of_ratio(clause, outcome, kinds, worlds[0])
        or whole
    )


def _number_and_place(clause: Clause, outcome: Outcome, printed: World) -> tuple[Judged, ...]:
    """`The lowest is 63, reached by A`, with a wrong place: the number by itself, and its place."""
    at = _place_told_behind(clause, outcome)
    if at is None or not number_holds(outcome, printed):
        return ()
    alone = replace(outcome.reading.claim, place=())
    held = outcome.kind.judge(alone, printed)
    number = Outcome(outcome.kind, replace(outcome.reading, claim=alone), Verdict.SUPPORTED, held)
    told = ((clause.start, at, number), (at, clause.end, outcome))
    return tuple(as_judged(replace(clause, shown=(start, end)), one) for start, end, one in told)


def _place_told_behind(clause: Clause, outcome: Outcome) -> int | None:
    """Where the words begin that tell the place of an extreme, if a comma parts them from its number."""
    claim = outcome.reading.claim
    if not getattr(claim, "place", None) or getattr(claim, "value", None) is None:
        return None
    number = min((item.end for item in clause.numbers), default=clause.end)
    first = min((item.start for item in clause.refs if item.start > number), default=None)
    found = _REACHED.search(clause.sentence, number, first) if first is not None else None
    ahead = any(item.start < number for item in clause.refs)
    return None if found is None or ahead else found.end()


@dataclass(frozen=True, slots=True)
class _Group:
    """Parts of a claim that tell of the same numbers, and where these stand in the sentence."""

    parts: tuple[Any, ...]
    start: int
    end: int


def _number_by_number(clause: Clause, outcome: Outcome, worlds: tuple[World, World]) -> tuple[Judged, ...]:
    """`A comes to 87%, B to 92% and C to 91%`: each with its number, if each has one and stands by itself."""
    name, told = _several(outcome.reading.claim)
    groups = _grouped(clause, told) if name else []
    cuts = [_joint(clause.sentence, one.end, other.start) for one, other in pairwise(groups)]
    if len(groups) < 2 or None in cuts:
        return ()
    joints = [(clause.start, clause.start), *(cut for cut in cuts if cut), (clause.end, clause.end)]
    found = []
    for group, ((_, start), (end, _)) in zip(groups, pairwise(joints), strict=True):
        claim = replace(outcome.reading.claim, **{name: group.parts})
        one = outcome_of(outcome.kind, replace(outcome.reading, claim=claim), *worlds)
        found.append((one, replace(clause, shown=(start, end))))
    if not any(one.verdict is Verdict.CONTRADICTED for one, _ in found):
        return ()
    return tuple(as_judged(shown, one) for one, shown in found)


def _several(claim: Any) -> tuple[str, tuple[Any, ...]]:
    """The one field of a claim that holds the several things that it tells, each with a number; or nothing."""
    fields = dataclasses.fields(claim) if dataclasses.is_dataclass(claim) else ()
    found = [
        (field.name, value)
        for field in fields
        if isinstance(value := getattr(claim, field.name), tuple)
        and len(value) > 1
        and not isinstance(value[0], Num)
        and any(any(parts(one, Num)) for one in value)
    ]
    return found[0] if len(found) == 1 else ("", ())


def _grouped(clause: Clause, told: Sequence[Any]) -> list[_Group]:
    """The parts by where their numbers stand, in the order of the sentence; none where a number is not told once."""
    found: list[_Group] = []
    for part in told:
        items = _numbers(clause, part)
        if not items:
            return []
        start, end = min(item.start for item in items), max(item.end for item in items)
        apart = [one for one in found if one.end <= start or end <= one.start]
        meeting = [one for one in found if one not in apart]
        joined = (*(p for one in meeting for p in one.parts), part)
        start, end = min([start, *(m.start for m in meeting)]), max([end, *(m.end for m in meeting)])
        found = [*apart, _Group(joined, start, end)]
    return sorted(found, key=lambda group: group.start)


def _numbers(clause: Clause, part: Any) -> list[Item]:
    """The mentions of the numbers of a part; none where one of them stands there more than once, or nowhere."""
    texts = [num.text for num in parts(part, Num)] or _IN_DIGITS.findall(getattr(part, "text", ""))
    found = []
    for text in texts:
        items = [item for item in clause.numbers if clause.number(item).text.strip("%") == text.strip("%")]
        if len(items) != 1:
            return []
        found += items
    return found


def _joint(text: str, start: int, end: int) -> tuple[int, int] | None:
    """Where the first joint between two places begins and ends, or None."""
    found = _JOINT.search(text, start, end)
    return found.span() if found else None
