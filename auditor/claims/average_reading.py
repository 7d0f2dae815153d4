"""From a clause to means and sums: "the second row adds up to 48", "A averages 12.5 and B 9", "a mean of 17.4"."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.aggregate_claims import Aggregate, Aggregates
from auditor.claims.ends import ENDS, at_end, surely_told, told_end
from auditor.claims.listed_means import read_listed_means
from auditor.claims.mean_courses import read_mean_courses
from auditor.claims.stretches import over_stretches
from auditor.claims.sums.reading import read_sums
from auditor.language.around import after, between, narrowed, part_of, tells_distance, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.members import all_the_others, others_said
from auditor.language.number_roles import (
    cites,
    counted_things,
    counts_things,
    plain_telling,
    prepositions,
    understood,
)
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.per_line import averages_lines
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.language.subject import Subject, lines_of
from auditor.language.tellings import tellings
from auditor.language.wording import Wording

_FUNCTIONS = ("mean", "sum", "median")
_FORBIDDEN = (
    "rank",
    "extreme",
    "factor",
    "stable",
    "same",
    "course",
    "not",
    "except",
    "missing",
    "foreign",
    "colour",
)
_TOGETHER = word_set(
    """
    together overall altogether combined pooled jointly entire whole total all
    """
)
_EACH = word_set(
    """
    each every both apiece individually separately per respective respectively
    """
)
_PLAIN = word_set(
    """
    mean means average averages averaged averaging sum sums summing total totals totalling add adds
    adding up median medians overall together altogether combined come comes coming work works out
    across whole entire full amount amounts just only hover hovers collect collects cell per tile
    over all these collected gathers gather gets worth account accounts for
    """
)
# "Over the whole year": over all that is shown of it.
_OVER_ALL = re.compile(
    r"\b(?:over|across|throughout|during)\s+(?:the|a)\s+(?:whole\s+|entire\s+|full\s+)?(day|night|week|month|quarter|season|year|period)\b",
    re.IGNORECASE,
)
_VAGUE = frozenset(("about", "roughly", "around", "~", "approximately", "just", "some"))
# "100 stands for the long-term mean" says what a number means.
_FOR_MEAN = re.compile(
    r"\bfor (?:the|an?|its|their) (?:[\w-]+ ){0,2}(?:means?|averages?|totals?|sums?|medians?)\b(?! of)",
    re.IGNORECASE,
)
# "45% of the total" is a share, and no sum.
_SHARE = re.compile(
    r"(?:%|per ?cent) of (?:the |all |its |their )?(?:\w+ )?(?:totals?|sums?)\b", re.IGNORECASE
)


def read(clause: Clause) -> Iterator[Reading]:
    """What named things come to, told from the first word to the last; else a word for a mean or a sum, and numbers."""
    told = tuple(read_sums(clause)) or (*read_mean_courses(clause), *read_listed_means(clause))
    yield from told or _read(clause)


# "The mean starts at 9": it is told of one place on the way.
_AT_AN_END = re.compile(
    r"\b(?:starts?|begins?|ends?|finish(?:es)?|started|began|ended|finished) (?:up |out )?at\b"
)


@over_stretches
def _read(clause: Clause) -> Iterator[Reading]:
    """A word for a mean or a sum, and numbers with what they are the mean or sum of."""
    cues, counts, others = clause.of("aggregate"), counted_things(clause), all_the_others(clause)
    functions = {item.sense("aggregate") for item in cues}
    numbers = [item for item in clause.numbers if item not in counts and item not in others]
    if len(functions) != 1 or not functions <= set(_FUNCTIONS) or _tells_else(clause, numbers, counts):
        return
    function = functions.pop()
    yield from _from_to(clause, function, cues, numbers)
    if clause.of("trend") or _AT_AN_END.search(clause.text):
        return
    end = told_end(clause, cues[0])
    certain = (
        plain_telling(clause, _idle(clause, others), True, part_of(clause, cues[0]))
        and not narrowed(clause)
        and surely_told(clause, end)
        and not averages_lines(clause)
    )
    items = frozenset([*cues, *numbers, *others, *counts, *prepositions(clause), *_understood(clause)])
    parts = _of_others if others else _parts
    for way in tellings(
        clause, numbers, lambda told, subject: _ended(clause, function, told, subject, end, parts)
    ):
        if fits := _counted(clause, counts, way.parts):
            sure = certain and not way.loose and not _single_cells(clause, way.parts)
            told = understood(clause, _PLAIN) if sure else ()
            yield Reading(
                Aggregates(way.parts, sure, way.tentative),
                items | fits,
                tuple(dict.fromkeys(s.panel for part in way.parts for s in part.scope)),
                understood=(*told, *(others_said(clause) if others else ())),
            )


def _tells_else(clause: Clause, numbers: Sequence[Item], counts: Sequence[Item]) -> bool:
    """Whether something else than the numbers of means and sums is told: a bound, a share, a distance, a count."""
    if any(clause.of(kind) for kind in _FORBIDDEN) or len(prepositions(clause)) != len(clause.of("compare")):
        return True
    if clause.of("quant", "none", "most", "some", "few", "half") or tells_distance(clause):
        return True
    if not numbers or any(
        clause.number(item).unit == "times" or cites(clause, item) or counts_things(clause, item)
        for item in numbers
    ):
        return True
    if any(clause.number(item).op in (">", "<", ">=", "<=") for item in numbers) and (
        counts or len(numbers) == 1
    ):
        return True  # a bound on what is counted, or on the mean, and so a threshold
    return bool(_SHARE.search(clause.text) or _FOR_MEAN.search(clause.text))


def _idle(clause: Clause, others: Sequence[Item]) -> frozenset[str]:
    """The words that a telling of means may hold besides: those for ends, and those around "the other five"."""
    around = {word for item in others for word in ("other", "others", "remaining", *after(clause, item, 2))}
    times = _OVER_ALL.findall(clause.text)
    return _PLAIN | ENDS | around | frozenset(word.casefold() for word in times)


def _from_to(
    clause: Clause, function: str, cues: Sequence[Item], numbers: Sequence[Item]
) -> Iterator[Reading]:
    """`the mean goes from 44 to 49`: of the first panel and of the second."""
    refs = [item for item in clause.items if sides(item)]
    named = [item for item in refs if isinstance(item.value, PanelRef) and len(item.value.panels) == 1]
    told = [item.value.panels[0] for item in named if isinstance(item.value, PanelRef)]
    panels = told or list(clause.panels)
    values = _two_values(clause, numbers)
    if values is None or len(panels) != 2 or len(named) not in (0, 2):
        return
    places = [item for item in refs if item not in named]
    found = [selection(clause, panel, places) for panel in panels]
    parts = tuple(
        Aggregate(function, (s,), num) for s, num in zip(found, values, strict=True) if s is not None
    )
    if len(parts) == 2:
        certain = plain_telling(clause, _PLAIN, lenient=True) and bool(named)
        yield Reading(
            Aggregates(parts, certain),
            frozenset([*cues, *numbers, *clause.of("trend"), *_understood(clause)]),
            tuple(panels),
            understood=understood(clause, _PLAIN) if certain else (),
        )


def _two_values(clause: Clause, numbers: Sequence[Item]) -> tuple[Num, Num] | None:
    """`from 44 to 49`: the two numbers, if the clause goes from one to the other as its trend word says."""
    trends = clause.of("trend", "up", "down")
    if len(numbers) != 2 or len(trends) != len(clause.of("trend")) or len(trends) > 1:
        return None
    first, second = clause.number(numbers[0]), clause.number(numbers[1])
    if not set(between(clause, *numbers)) - _VAGUE <= {"to", "→", "%"}:
        return None
    if trends and (second.value > first.value) != (trends[0].sense("trend") == "up"):
        return None
    return first, replace(second, op="~") if second.op == "=" and first.op == "~" else second


def _single_cells(clause: Clause, parts: Sequence[Aggregate]) -> bool:
    """Whether a mean is told of one cell, which must then be a mean itself."""
    return any(len(list(s.places(clause.panel(s.panel)))) < 2 for part in parts for s in part.scope)


def _understood(clause: Clause) -> list[Item]:
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    return [
        *(item for item in clause.items if item.kind == "ref"),
        *cells,
        *clause.of("quant", "all", "both", "only"),
        *clause.of("range"),
    ]


def _counted(clause: Clause, counts: Sequence[Item], parts: Sequence[Aggregate]) -> frozenset[Item]:
    """The cue that makes the reading whole, if each counted thing is as many as the grid has: "over the four settings"."""
    panel = clause.panel(parts[0].scope[0].panel)
    cells = sum(len(list(s.places(clause.panel(s.panel)))) for s in parts[0].scope)
    sizes = {len(panel.rows.ticks), len(panel.columns.ticks), cells, len(clause.document.panels), len(parts)}
    fits = all(int(clause.number(item).value) in sizes for item in counts)
    return frozenset(clause.of("aggregate")) if fits else frozenset()


def _parts(clause: Clause, function: str, numbers: tuple[Item, ...], subject: Subject) -> Iterator[Aggregate]:
    if len(numbers) != 1:
        return
    num = clause.number(numbers[0])
    together, each = _said(clause, _TOGETHER), _said(clause, _EACH)
    per_line = [line for chosen in subject.selections for line in lines_of(clause, chosen)]
    several = (
        len(per_line) > 1
        and any(s.rows is not None or s.columns is not None for s in subject.selections)
        or len(subject.selections) > 1
    )
    if several and each and not together:
        yield Aggregate(function, tuple(per_line), num, each=True)
        return
    yield Aggregate(function, subject.selections, num)
    if several and not together:
        yield Aggregate(function, tuple(per_line), num, each=True)


Parts = Callable[[Clause, str, tuple[Item, ...], Subject], Iterator[Aggregate]]


def _of_others(
    clause: Clause, function: str, numbers: tuple[Item, ...], subject: Subject
) -> Iterator[Aggregate]:
    """The same of lines without the cell where the line meets itself."""
    if all((s.rows is None) != (s.columns is None) and not s.region for s in subject.selections):
        lines = tuple(replace(s, region="off-diagonal") for s in subject.selections)
        yield from _parts(clause, function, numbers, replace(subject, selections=lines))


def _ended(
    clause: Clause, function: str, numbers: tuple[Item, ...], subject: Subject, end: str, parts: Parts
) -> Iterator[Aggregate]:
    """What is told of a subject, or of the end of it that is told ("the final average")."""
    for selections in at_end(clause, subject.selections, end):
        yield from parts(clause, function, numbers, replace(subject, selections=selections))


def _said(clause: Clause, cues: frozenset[str]) -> bool:
    words = Wording.of(clause)
    return any(words.norm(at) in cues for at in range(words.first, words.last))
