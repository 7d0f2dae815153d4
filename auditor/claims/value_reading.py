"""From a clause to values told for cells: "31.6 at dose 20 and hour 4", "row 1 reads 9, 17, 12"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import Reading
from auditor.claims.judging import described, num_text
from auditor.language.around import (
    all_words,
    before,
    dangling,
    loose_words,
    narrowed,
    tells_distance,
    word_set,
)
from auditor.language.clauses import PREDICATES, Clause
from auditor.language.getting_to import got_to
from auditor.language.glosses import bare_colours
from auditor.language.items import Item
from auditor.language.number_roles import are_ticks, is_value, plain_telling, prepositions, understood
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.quantifiers import says_every
from auditor.language.ranking import cue_of
from auditor.language.refs import PanelRef
from auditor.language.subject import Subject, contexts, subjects
from auditor.language.tellings import Telling, tellings
from auditor.model import Document
from auditor.world import Selection

_FOLLOWED = re.compile(r"\bfollowed (?:\w+ )?by\s*(?:the\s+)?$", re.IGNORECASE)
# "... peak in June, and so does C (19.6)": what is told of C is what was told before, and the number only goes with it.
_LIKEWISE = re.compile(
    r"\b(?:so|neither|nor) (?:do|does|did|is|are|was|were|has|have|had|can|will)\b(?! (?:not|far)\b)",
    re.IGNORECASE,
)
_FIRST = word_set("open opens opening begin begins beginning start starts starting")
_LAST = word_set("end ends ending finish finishes finishing close closes closing")
_AMONG = word_set(
    """
    contain contains containing hold holds holding include includes including feature features
    featuring
    """
)
_ENDS = _FIRST | _LAST | _AMONG
_COURSE = word_set(
    """
    move moves moving pass passes passing way through via then go goes going run runs running end
    ends finally start starts starting first next last course sequence path along again before after
    reaching
    """
)
_FORBIDDEN = (
    "rank",
    "extreme",
    "aggregate",
    "factor",
    "stable",
    "same",
    "course",
    "not",
    "except",
    "missing",
    "foreign",
)


@dataclass(frozen=True, slots=True)
class Told:
    """Numbers told for some cells: of one cell, of a line in order, or of one cell of a line.

    `where` is "cells" (all of them), "order", "path" (in this order, with others between), "first", "last" or "among". `each` asks it of every
    selection, not of one. A told value that is only part of what the sentence says supports nothing.
    """

    numbers: tuple[Num, ...]
    scope: tuple[Selection, ...]
    where: str = "cells"
    each: bool = False

    def describe(self, document: Document) -> str:
        """For instance: A at Dose 20 = 31.6."""
        word = {"first": " begins with", "last": " ends with", "among": " holds"}.get(self.where, " =")
        return f"{described(document, self.scope)}{word} {', '.join(num_text(num) for num in self.numbers)}"


@dataclass(frozen=True, slots=True)
class Values:
    """What a clause tells: one or more values. `certain` is false where its other words may change the meaning."""

    told: tuple[Told, ...]
    certain: bool = True
    partial: bool = False

    def describe(self, document: Document) -> str:
        """For instance: R1 at Dose 20 = 31.6; R2 at Dose 20 = 28.3."""
        return "; ".join(told.describe(document) for told in self.told)


def _takes_up(clause: Clause) -> bool:
    """`and so does B (12)`: whether what was said before is said again, which the value alone does not show."""
    return bool(_LIKEWISE.search(clause.text))


# "Every stream had reached 10": at least so much, and not just that.
_REACHING = frozenset("reach reached attain attained pass passed".split())


def _comes_next(clause: Clause) -> bool:
    """`followed by B (12)`: whether a value is told of what comes next, which is a rank."""
    first = clause.refs[0].start if clause.refs else clause.end
    return bool(_FOLLOWED.search(clause.statement.text[:first]))


_ADJECTIVE = re.compile(r"[-‐‑][a-z]{3,}")  # "in 4-hour slots"


def read(clause: Clause) -> Iterator[Reading]:
    """Numbers beside the places that they are told for."""
    numbers = clause.numbers
    if (
        not numbers
        or any(clause.of(kind) for kind in _FORBIDDEN)
        or clause.of("quant", "none", "most", "some", "few", "half")
        or any(_ADJECTIVE.match(clause.sentence, number.end) for number in numbers)
        or _comes_next(clause)
        or any(map(says_every, clause.items))
        and _REACHING & set(loose_words(clause))
        or _takes_up(clause)
    ):
        return
    places = prepositions(clause)
    yield from _courses(clause)
    reached = got_to(clause)
    if clause.of("trend") and reached is None:
        return
    if any(cue.sense("compare") != "=" and cue not in places for cue in clause.of("compare")) or not all(
        is_value(clause, n) for n in numbers
    ):
        return
    if cue_of(clause) is not None or tells_distance(clause) or are_ticks(clause, numbers):
        return
    items = frozenset(
        [
            *_understood(clause),
            *numbers,
            *places,
            *clause.of("colour"),
            *clause.of("compare", "="),
            *clause.of("quant", "all", "both", "only"),
            *([reached] if reached else []),
        ]
    )
    partial = (
        bool(bare_colours(clause))
        or reached is not None
        or any(item.kind in PREDICATES and not item.has("range") for item in clause.label)
    )
    if len(numbers) == 1 and any(item.has("extreme") or item.has("rank") for item in clause.label):
        return
    for way in _told(clause):
        told = way.parts
        if reached and not all(s.is_cell for one in told for s in one.scope):
            continue
        panels = tuple(dict.fromkeys(s.panel for one in told for s in one.scope))
        ends = _ENDS if any(one.where != "cells" for one in told) else frozenset()
        certain = plain_telling(clause, ends) and not narrowed(clause) and not way.loose
        certain = certain and not _of_several(clause, told) and not _over_panels(clause)
        listed = len(told) == 1 and _is_a_line_but_for_one(clause, told[0])
        whole = understood(clause, ends) if certain and not reached else ()
        whole = ((clause.start, clause.end),) if listed else whole
        yield Reading(
            Values(told, certain or listed, partial),
            items if partial else items | _frame(clause, told),
            panels,
            understood=whole,
        )


_FEWEST_IN_LINE = 4


def _is_a_line_but_for_one(clause: Clause, told: Told) -> bool:
    """`A has its own rhythm, with 4, 9, 7 and 6`: whether all values of a line are listed, of which one alone is another."""
    if told.where != "order" or len(told.scope) != 1 or len(told.numbers) < _FEWEST_IN_LINE:
        return False
    panel = clause.panel(told.scope[0].panel)
    places = list(told.scope[0].places(panel))
    if len(places) != len(told.numbers) or not all(place in panel.values for place in places):
        return False
    alike = [num.value == panel.values[place].value for num, place in zip(told.numbers, places, strict=True)]
    return sum(alike) == len(alike) - 1


def _of_several(clause: Clause, told: Sequence[Told]) -> bool:
    """Whether one number is told of several cells, without a word that it is said of each: it may be their difference."""
    return any(
        one.where == "cells"
        and not one.each
        and any(sum(1 for _ in s.places(clause.panel(s.panel))) > 1 for s in one.scope)
        for one in told
    )


def _over_panels(clause: Clause) -> bool:
    """`over both panels A has 9`: what all of them come to may be told."""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef) and item.value.every]
    return any({"over", "across"} & set(before(clause, item, 2)) for item in panels) or any(
        item.text.casefold().startswith(("over ", "across ")) for item in panels
    )


def _frame(clause: Clause, told: Sequence[Told]) -> frozenset[Item]:
    """The verb between a cell and its number: told of one cell, "reaches 48.5" is no bound."""
    if any(one.where != "cells" for one in told):
        return frozenset()
    number = clause.numbers[0]
    return frozenset([Item("telling", "", number.start, number.end, number.first, number.last, number.text)])


def _courses(clause: Clause) -> Iterator[Reading]:
    """`moves from 41 to 48, climbs to 67 and slides to 53`: values of a line in order, with verbs that fit the numbers."""
    numbers = [clause.number(item) for item in clause.numbers]
    refs = [item for item in clause.items if sides(item)]
    first, last = clause.numbers[0], clause.numbers[-1]
    lead = [word for word in before(clause, first, 3) if word not in ("about", "roughly", "around", "~")]
    moves = lead[-1:] == ["from"] or clause.of("trend") and clause.of("trend")[0].start < first.start
    if (
        len(numbers) < 3
        or not moves
        or any(first.start < item.start < last.start for item in refs)
        or not _verbs_fit(clause)
        or clause.of("compare")
    ):
        return
    items = frozenset(
        [
            *_understood(clause),
            *clause.numbers,
            *clause.of("trend"),
            *clause.of("range"),
            *clause.of("quant", "all", "only"),
        ]
    )
    certain = plain_telling(clause, _COURSE) and not narrowed(clause) and not dangling(clause)
    for context in contexts(clause, refs):
        for subject in subjects(clause, [*context, *refs]):
            if _is_line(subject.selections[0]) and not subject.each:
                told = Told(tuple(numbers), subject.selections, "path")
                whole = understood(clause, _COURSE) if certain else ()
                yield Reading(
                    Values((told,), certain),
                    items,
                    tuple(s.panel for s in subject.selections),
                    understood=whole,
                )


def _verbs_fit(clause: Clause) -> bool:
    """Whether each verb of rising or falling stands before a number that is larger or smaller than the one before it."""
    numbers = clause.numbers
    for cue in clause.of("trend"):
        after_it = [k for k, item in enumerate(numbers) if item.start > cue.start]
        at = max(1, after_it[0]) if after_it else 0
        if not at or cue.sense("trend") not in ("up", "down"):
            return False
        up = clause.number(numbers[at]).value > clause.number(numbers[at - 1]).value
        if up != (cue.sense("trend") == "up"):
            return False
    return True


def _understood(clause: Clause) -> list[Item]:
    """The mentions that lead to the places, and the words for values."""
    return [
        item for item in clause.items if item.kind == "ref" or item.kind == "noun" and item.value == "cell"
    ]


def _told(clause: Clause) -> Iterator[Telling[Told]]:
    return tellings(
        clause,
        clause.numbers,
        lambda numbers, subject: _of_subject(clause, subject, tuple(map(clause.number, numbers))),
        of_cells=True,
    )


def _of_subject(clause: Clause, subject: Subject, nums: tuple[Num, ...]) -> Iterator[Told]:
    chosen = subject.selections[0]
    size = sum(1 for _ in chosen.places(clause.panel(chosen.panel)))
    each = subject.each or bool(clause.of("quant", "all", "both"))
    line = _is_line(chosen)
    if len(nums) == size and size > 1 and (line or size <= 6):
        yield Told(nums, subject.selections, "order", each)
    elif (
        len(nums) == 1
        and size == 1
        or len(nums) == 1
        and size > 1
        and chosen.rows is not None
        and chosen.columns is not None
    ):
        yield Told(nums, subject.selections, "cells", each)
    elif len(nums) == 1 and line and (where := _where(clause)):
        yield Told(nums, subject.selections, where, each)
    elif len(nums) > 1 and line and len(nums) < size and _where(clause) == "among":
        yield from (Told(nums, subject.selections, "among", each),)


def _is_line(chosen: Selection) -> bool:
    lines = [side for side in (chosen.rows, chosen.columns) if side is not None]
    return len(lines) == 1 and len(lines[0]) >= 1 and not chosen.region


def _where(clause: Clause) -> str:
    words = set(all_words(clause))
    found = [name for name, cues in (("first", _FIRST), ("last", _LAST), ("among", _AMONG)) if words & cues]
    return found[0] if len(found) == 1 else ""
