"""Counts: "8 appears three times", "exactly five cells are 0", "eight cells are N/A", "the only zero is in row 2"."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.counts import amounts_to, verdicts
from auditor.claims.judging import described, num_text, several, valued
from auditor.language.around import loose_words, narrowed, word_set
from auditor.language.clauses import Clause
from auditor.language.counting import (
    Amount,
    Counting,
    Test,
    all_distinct,
    counting,
    most_frequent,
    without_zeros,
)
from auditor.language.number_roles import prepositions, understood
from auditor.language.refs import TickRef
from auditor.language.subject import Subject, lines_of, subjects
from auditor.language.tellings import tellings
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Truth, all_of
from auditor.world import Selection, World

_FORBIDDEN = ("rank", "aggregate", "stable", "course", "except", "foreign")
_THEM = re.compile(r"\b(?:of\s+)?(?:them|these|those|which)\b", re.IGNORECASE)
_PLAIN = word_set(
    "once twice times appear appears occur occurs occurring total all only exactly found present counted zeros zero nonzero non least most half many few empty numeric filled values together them these those "
    "exceed exceeds exceeding above below under over more than less at least most reach reaches higher lower greater smaller fewer surpass surpasses fall falls short top tops beat beats miss misses clear clears cleared "
    "mark threshold lie lies located sit"
)
_WORDS = {
    "=": "equal to",
    ">": "above",
    "<": "below",
    ">=": "at least",
    "<=": "at most",
    "!=": "other than",
    "between": "between",
}


@dataclass(frozen=True, slots=True)
class Count:
    """So many cells of a scope pass a test; `kind` "mode" says that `test.num` is the most frequent value, "distinct" that none is repeated.

    `each` tells it of every selection by itself. `there` and `of_them` tell how many of these stand in a part of it. A count that is not `certain` refutes nothing, a `partial` one supports nothing.
    """

    test: Test
    amount: Amount
    scope: tuple[Selection, ...]
    each: bool = False
    there: tuple[Selection, ...] = ()
    of_them: Amount | None = None
    kind: str = "count"
    nonzero: bool = False
    certain: bool = True
    partial: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 3 cells of Panel A are equal to 8."""
        each = "each of " if self.each and len(self.scope) > 1 else ""
        scope = f"{each}{described(document, self.scope)}"
        if self.kind == "distinct":
            return f"no value stands twice in {scope}"
        if self.kind == "mode":
            assert self.test.num is not None
            return f"{num_text(self.test.num)} is the most frequent {'nonzero ' if self.nonzero else ''}value of {scope}"
        text = f"{_many(self.amount)} of {scope} {_tested(self.test)}"
        return (
            f"{text}, {_many(self.of_them)} of them at {described(document, self.there)}"
            if self.of_them
            else text
        )


def _many(amount: Amount) -> str:
    if amount.count is None:
        return f"{amount.kind} cells"
    total = f" of {amount.total}" if amount.total is not None else ""
    return f"{num_text(amount.count)}{total} cells"


def _tested(test: Test) -> str:
    if test.num is None:
        return f"are {test.relation}"
    upper = f" and {num_text(test.upper)}" if test.upper else ""
    return f"are {_WORDS[test.relation]} {num_text(test.num).split()[-1]}{upper}"


def read(clause: Clause) -> Iterator[Reading]:
    """How often something is found, and where."""
    if any(clause.of(kind) for kind in _FORBIDDEN):
        return
    yield from _modes(clause)
    found = counting(clause)
    if (
        found is None
        or clause.of("extreme")
        or narrowed(clause, ("non", "zero"))
        or {"absolute", "magnitude"} & set(loose_words(clause))
    ):
        return
    if (
        found.amount.kind == "none"
        and found.test.relation in (">", "<", ">=", "<=")
        and found.of_them is None
    ):
        return  # "no value exceeds 5" is a bound on all values
    places = prepositions(clause)
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    items = (
        found.items
        | places
        | frozenset(clause.of("colour"))
        | frozenset([*cells, *found.refs, *clause.of("range")])
    )
    own = clause if found.end is None else replace(clause, end=found.end)
    for way in tellings(
        own, [found.anchor], lambda told, subject: _counts(clause, found, subject), found.refs
    ):
        them = [m.span() for m in _THEM.finditer(clause.statement.text)] if found.of_them else []
        read_as = tuple(
            (item.start, item.end) for item in sorted(found.items, key=lambda item: item.start)
        ) + tuple(them)
        sure = not way.loose or found.of_them is not None
        whole = understood(clause, _PLAIN) if sure else ()
        count = replace(way.parts[0], partial=way.tentative or bool(clause.of("colour")), certain=sure)
        yield Reading(
            count,
            items,
            tuple(dict.fromkeys(s.panel for s in count.scope)),
            bool(clause.of("hedge")) and not found.items & set(clause.of("hedge")),
            whole or read_as,
        )


def _modes(clause: Clause) -> Iterator[Reading]:
    refs = [item for item in clause.items if item.kind == "ref"]
    mode, distinct = most_frequent(clause), all_distinct(clause)
    cells = [item for item in clause.items if item.kind == "noun"]
    for subject in subjects(clause, [item for item in refs if item not in clause.axes]):
        if subject.sure and mode is not None:
            yield Reading(
                Count(
                    Test("=", mode[0]),
                    Amount("most"),
                    subject.selections,
                    kind="mode",
                    nonzero=without_zeros(clause),
                ),
                mode[1] | frozenset([*refs, *cells]),
            )
        if subject.sure and distinct is not None:
            yield Reading(
                Count(Test("="), Amount("none"), subject.selections, subject.each, kind="distinct"),
                distinct | frozenset(refs),
            )


def _counts(clause: Clause, found: Counting, subject: Subject) -> Iterator[Count]:
    if _of_other_things(clause, found, subject):
        return
    lines = tuple(line for s in subject.selections for line in lines_of(clause, s))
    per_line = subject.each and found.amount.total is None and len(lines) > 1
    if found.of_them is None and per_line:
        yield Count(found.test, found.amount, lines, True)
    if found.of_them is None:
        if not (per_line and any(isinstance(i.value, TickRef) and i.value.every for i in found.refs)):
            yield Count(found.test, found.amount, subject.selections)
        return
    if not found.there:
        yield Count(found.test, found.amount, subject.selections)
    for there in subjects(clause, [*found.refs, *found.there]):
        of_them = (
            Amount("exactly", replace(found.amount.count, word=False))
            if found.of_them.kind == "all" and found.amount.count
            else found.of_them
        )
        yield Count(found.test, found.amount, subject.selections, False, there.selections, of_them)


def _of_other_things(clause: Clause, found: Counting, subject: Subject) -> bool:
    """`three of the four rows`: whether the total told is that of lines, and not of the cells spoken of."""
    sizes = [len(list(s.places(clause.panel(s.panel)))) for s in subject.selections]
    lines = {
        len(axis.ticks)
        for s in subject.selections
        for axis in (clause.panel(s.panel).rows, clause.panel(s.panel).columns)
    }
    return found.amount.total in lines and found.amount.total not in (*sizes, sum(sizes)) and not found.there


@claim(
    "CLM032",
    kind="count",
    reads=read,
    bad=[
        Example(
            "## Finds\n\n| pit \\ layer | upper | lower |\n|---|---|---|\n| a | 3 | 0 |\n| b | 3 | 5 |\n\n### Observations\n\n- The value 3 appears three times.\n",
            marks="The value 3 appears three times.",
            says="2 of 4 are: 3 at (a, upper), 3 at (b, upper)",
        )
    ],
    good=[
        Example(
            "## Finds\n\n| pit \\ layer | upper | lower |\n|---|---|---|\n| a | 3 | 0 |\n| b | 3 | 5 |\n\n### Observations\n\n"
            "- The value 3 appears twice, and one cell is 0.\n- The only zero is in pit a.\n- Three of the four cells are above 2.\n"
        )
    ],
)
def count_mismatch(claim: Count, world: World) -> Judgement:
    """Something is found more or less often than the text says.

    Cells that are not written may be anything, so that a partly written grid refutes only counts that it already
    exceeds. "Three cells" means three, not at least three; "half", "many" and "few" have wide meanings.
    """
    if claim.kind != "count":
        return _of_frequency(claim, world)
    groups = [[selection] for selection in claim.scope] if claim.each else [list(claim.scope)]
    found = [verdicts(world, group, claim.test) for group in groups]
    if not any(found):
        return UNDECIDED
    truth = all_of(amounts_to(world, [verdict for _, verdict in group], claim.amount) for group in found)
    if claim.of_them is not None:
        truth &= amounts_to(
            world, [verdict for _, verdict in verdicts(world, claim.there, claim.test)], claim.of_them
        )
    if truth is Truth.FALSE and not claim.certain or truth is Truth.TRUE and claim.partial:
        truth = Truth.UNKNOWN
    passing = [
        cell for group in found for cell, verdict in group if cell is not None and verdict is Truth.TRUE
    ]
    count = sum(verdict is Truth.TRUE for group in found for _, verdict in group)
    where = f": {several(world.document, [cell.place for cell in passing])}" if passing else ""
    says = f"{count} of {sum(map(len, found))} are{where}"
    return Judgement(
        truth, says, tuple(cell.place for cell in passing[:6]), "some cells of it are not written"
    )


def _of_frequency(claim: Count, world: World) -> Judgement:
    """Whether a value is the most frequent one, or none is repeated."""
    groups = [[selection] for selection in claim.scope] if claim.each else [list(claim.scope)]
    truths, says, because = [], [], []
    for group in groups:
        cells = valued(world, group)
        written = [cell for cell in cells if cell.value.known]
        if not written:
            return UNDECIDED
        tally = Counter(
            cell.value.middle for cell in written if not (claim.nonzero and cell.value.middle == 0)
        )
        if not tally:
            return UNDECIDED
        top, times = tally.most_common(1)[0]
        repeated = [cell for cell in written if cell.value.middle == top]
        because += [cell.place for cell in repeated] if times > 1 else []
        says.append(
            f"{several(world.document, [cell.place for cell in repeated])}"
            if times > 1
            else "every value stands once"
        )
        gaps = len(written) < len(cells)
        if claim.kind == "distinct":
            truths.append(Truth.FALSE if times > 1 else Truth.UNKNOWN if gaps else Truth.TRUE)
        else:
            assert claim.test.num is not None
            own = tally.get(claim.test.num.value, 0)
            truths.append(Truth.UNKNOWN if gaps else Truth.of(own == times and own > 1))
    return Judgement(all_of(truths), "; ".join(says), tuple(because[:6]), "some cells of it are not written")
