"""From a clause to a trend: which lines it follows, in which panels, and what it says of how many of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.courses.course import DENIED, Course, Leg, Shape
from auditor.claims.courses.denial import Sense, denial
from auditor.claims.courses.draft import Setting, Told
from auditor.claims.courses.extent import extent, is_every, is_step_word
from auditor.claims.courses.flow import (
    continues,
    earlier_refs,
    goes_on,
    is_course_part,
    is_one_line,
    likened,
    of_one_line,
    pronouns,
    resumes,
)
from auditor.claims.courses.lines import (
    across,
    by_marks,
    is_averaged,
    is_ordered_grid,
    last_mark,
    stretched_sides,
    tick_of,
    ticks_of,
)
from auditor.claims.courses.parts import Part, Spread
from auditor.claims.courses.reading import course_of
from auditor.claims.courses.resolver import Resolver
from auditor.claims.courses.runs import Run
from auditor.claims.courses.series import Pace
from auditor.claims.courses.topic import is_about_cells, knows_every_word
from auditor.language.axis_ways import named_ways
from auditor.language.clauses import Clause
from auditor.language.crossings import apart, together
from auditor.language.exempting import exempt
from auditor.language.items import Item
from auditor.language.movers import measure_nouns, movers
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.subject import contexts
from auditor.language.ways import Way, Ways, parts, positions, side_of, unnamed_ways
from auditor.language.wording import Wording


@dataclass(frozen=True, slots=True)
class ToldTrend:
    """What a clause says, with the mentions that say it."""

    parts: tuple[Part, ...]
    items: frozenset[Item]
    spread: str
    sense: str
    named: bool
    unsure: bool
    hedged: bool
    understood: tuple[tuple[int, int], ...] = ()
    out: tuple[Part, ...] = ()


# What loses a cell is shorter, and no lower; and what has changed since last year is told of other data.
_OF_NO_VALUES = re.compile(
    r"\b(?:los(?:es?|ing)|lost|gain(?:s|ed)?|shed(?:s)?)\s+(?:(?:its|their|one|two|three|a|an|the|another|some)\s+)?(?:\w+\s+)?(?:squares?|cells?|tiles?|box(?:es)?|fields?|entry|entries)\b"
    r"|\b(?:since|than|compared (?:to|with)|over) (?:the )?(?:last|previous|past|preceding) (?:year|month|week|season|quarter|decade|edition|survey|version)\b(?!s)",
    re.IGNORECASE,
)


def trends(clause: Clause) -> Iterator[ToldTrend]:
    """Every way to read a clause as a trend."""
    if _OF_NO_VALUES.search(clause.text):
        return
    words = Wording.of(clause)
    clause, halves = apart(clause, words)
    left_out = exempt(clause)
    if left_out is None or not is_about_cells(clause, words):
        return
    out, used = left_out
    clause = (
        replace(clause, items=tuple(item for item in clause.items if item not in used)) if out else clause
    )
    frame = Frame.of(clause, words, tuple(out))
    if frame is None:
        return
    for ways, context in frame.options():
        told = frame.told(ways, context)
        if told is not None:
            alone = not clause.start and not clause.statement.text[clause.end :].strip(" .;")
            plain = is_course_part(clause) or (
                alone and knows_every_word(clause, words) and not clause.of("hedge")
            )
            whole = ((clause.start, clause.end),) if plain else ()
            led_back = (
                pronouns(clause)
                if any(item in clause.label for item in context) or of_one_line(clause, context)
                else ()
            )
            yield replace(
                told,
                items=together(told.items | used, halves) | frozenset(context),
                understood=(*told.understood, *led_back, *whole),
            )


@dataclass(frozen=True)
class Frame:
    """What is the same in all readings of a clause: its way of denying, its quantity, its hedges."""

    clause: Clause
    words: Wording
    named: Ways | None
    sense: str
    spread: str
    never: bool
    strict: bool
    items: frozenset[Item]
    hedged: bool
    out: tuple[Item, ...] = ()
    each_step: bool = False

    @staticmethod
    def of(clause: Clause, words: Wording, out: tuple[Item, ...] = ()) -> "Frame | None":
        """The frame; None where a quantifier or a negation is not surely understood."""
        clause, aside = likened(clause, words)
        named = named_ways(clause, words)
        aside |= movers(clause) | measure_nouns(clause)
        quantity = extent(clause, words)
        denied = denial(clause, words, named.items if named else frozenset())
        if quantity is None or denied is None:
            return None
        spread, quantifying = quantity
        sense, never, strict, denying = denied
        hedged = spread == Spread.HEDGED or any(item.kind == "hedge" for item in clause.items)
        if named is not None and named.every or any(is_every(item) for item in clause.items):
            spread = Spread.EACH if spread == Spread.GENERIC else spread
        stepwise = bool(named and named.stepwise)
        strict = strict or stepwise and spread != Spread.HEDGED  # "on the whole, from week to week"
        if never or strict and spread != Spread.MOST:
            spread = Spread.EACH
        return Frame(
            clause,
            words,
            named,
            sense,
            spread,
            never,
            strict,
            quantifying | denying | aside | (named.items if named else frozenset()),
            hedged,
            out,
        )

    def options(self) -> Iterator[tuple[tuple[Way, ...], tuple[Item, ...]]]:
        """The ways that may be meant, each with the references taken over from the context."""
        refs = [item for item in self.clause.items if parts(item)]
        alone = [()] if all(is_one_line(self.clause, index) for index in self.clause.panels) else []
        earlier = list(earlier_refs(self.clause))
        if self.named is not None or any(item.has("quant", "all") for item in self.clause.items):
            alone = [()]
        known = [*contexts(self.clause, refs), *earlier, *alone]
        if earlier and continues(self.clause):
            known = [
                (*context, *earlier[0]) for context in contexts(self.clause, [*refs, *earlier[0]])
            ] or earlier
        stretched = stretched_sides(self.clause, self.words)
        for context in dict.fromkeys(known):
            if self.named is not None:
                yield self.named.ways, context
                continue
            spoken = [ref for item in (*refs, *context) for ref in parts(item)]
            found = by_marks(
                self.clause, self.words, [*refs, *(context if continues(self.clause) else ())]
            ) or [
                way
                for way in unnamed_ways(self.clause, spoken, self.clause.panels)
                if way.across not in stretched
            ]
            for way in found:
                yield (way,), context
            if (
                self.sense == Sense.NO_TREND
                and not found
                and all(is_ordered_grid(self.clause, index) for index in self.clause.panels)
            ):
                yield (Way("rows", "growing"), Way("columns", "growing")), context

    def told(self, ways: tuple[Way, ...], context: tuple[Item, ...]) -> ToldTrend | None:
        """The trend along some ways, with all panels that the clause speaks of."""
        found: list[Part] = []
        items: set[Item] = set(self.items)
        unsure = False
        understood: tuple[tuple[int, int], ...] = ()
        for panel in self.clause.panels:
            for way in ways:
                part = self._part(panel, way, context)
                if part is None:
                    return None
                found.extend(part[0])
                items |= part[1].items
                understood = part[1].understood
                unsure |= part[2]
        items |= {
            item
            for item in self.clause.items
            if isinstance(item.value, PanelRef) or item.kind in ("noun", "range")
        } | set(self.clause.of("aggregate", "mean"))
        named = self.clause.named or len(self.clause.panels) == 1 or self.spread == Spread.EACH
        if len({way.side for way in ways}) > 1 and any(len(part.course.legs) > 1 for part in found):
            return None  # "more A is better and more B is worse": which leg goes with which axis is not known
        plateau = any(leg.shape in DENIED.values() for part in found for leg in part.course.legs)
        sense = Sense.ASSERTED if plateau else self.sense
        return ToldTrend(
            tuple(found),
            frozenset(items),
            self.spread,
            sense,
            named,
            unsure,
            self.hedged,
            understood,
            self._left_out(found),
        )

    def _part(self, panel: int, way: Way, context: tuple[Item, ...]) -> tuple[list[Part], Told, bool] | None:
        crossed = across(self.clause, panel, way, context)
        if crossed is None:
            return None
        chosen, across_items = crossed
        if self.out:
            chosen = self._without(panel, way, chosen)
            if not chosen:
                return None
        run = Run.along(panel, way, chosen, is_averaged(self.clause))
        paced = (
            replace(self, strict=True, each_step=self._in_each(way))
            if self._at_each_step(chosen, way)
            else self
        )
        if self.sense == Sense.NO_TREND:
            return [Part(run, Course((Leg(Shape.RISE),)))], Told((), across_items), False
        resolver = Resolver(self.clause, self.words, panel, chosen, way, followed=self.named is not None)
        told = self._course(way, panel, across_items, resolver)
        if told is None or (chosen is None and self.clause.before and _resumes(told)):
            return None
        if self.never and any(len(course.legs) > 1 for course in told.courses):
            return None  # "falls and never rises": which of them is denied is not known
        if self.never and any(_is_bound(leg.size) for course in told.courses for leg in course.legs):
            return None  # "never dropped under 5" tells what no value is, and not how far they go
        if len(chosen or ()) > 1 and not run.averaged and any(course.values for course in told.courses):
            return None  # which of the values are told of which line is not known
        return (
            [Part(run, paced._paced(course)) for course in told.courses],
            replace(told, items=told.items | across_items),
            resolver.unsure,
        )

    def _at_each_step(self, chosen: tuple[int, ...] | None, way: Way) -> bool:
        """`A rises at every stop`: of one line only its steps can be so many."""
        if self._in_each(way):
            return True
        alone = chosen is not None and len(chosen) == 1
        return alone and any(
            is_step_word(self.clause, self.words, item) for item in self.clause.of("quant", "all")
        )

    def _in_each(self, way: Way) -> bool:
        """`A rises every year from 2001 to 2005`: whether each tick of a stretch is told of."""
        each = [
            item.last for item in self.clause.of("quant", "all") if item.text.casefold() in ("every", "each")
        ]
        along = [item.value for item in self.clause.refs if item.first in each]
        return any(isinstance(ref, TickRef) and ref.side == way.side and len(ref.ticks) > 1 for ref in along)

    def _left_out(self, found: Sequence[Part]) -> tuple[Part, ...]:
        """The same courses along each of the lines that the clause leaves out."""
        return tuple(
            replace(part, run=Run.along(part.run.panel, part.run.way, (line,)))
            for part in found
            for line in (self._lost(part.run.panel, part.run.way) if self.out else ())
        )

    def _lost(self, panel: int, way: Way) -> tuple[int, ...]:
        """The lines that the clause leaves out; none where it leaves out anything else."""
        refs = [ref for item in self.out for ref in parts(item)]
        if not refs or any(side_of(ref) != way.across for ref in refs):
            return ()
        return tuple(dict.fromkeys(i for ref in refs for i in positions(self.clause, panel, ref) or ()))

    def _without(self, panel: int, way: Way, chosen: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """The lines but for those that the clause leaves out; None where these are none of them."""
        axis = axis_of(self.clause.panel(panel), way.across)
        everything = tuple(range(len(axis.ticks))) if chosen is None else chosen
        lost = self._lost(panel, way)
        return (
            tuple(i for i in everything if i not in lost) if lost and set(lost) <= set(everything) else None
        )

    def _course(self, way: Way, panel: int, fixed: frozenset[Item], resolver: "Resolver") -> Told | None:
        goes_on_before = resumes(self.clause, fixed)
        setting = Setting(
            way.side,
            resolver.shape_of,
            lambda ref: ticks_of(self.clause, panel, way, ref),
            self.items | fixed,
            lambda num: tick_of(self.clause, panel, way, num),
            compared=way.order == "growing",
            last_mark=last_mark(self.clause, panel, way) if goes_on_before else None,
            goes_on=goes_on(self.clause, self.named is not None),
            continues=goes_on_before,
        )
        return course_of(self.clause, self.words, setting)

    def _paced(self, course: Course) -> Course:
        legs = course.legs
        if self.sense == Sense.DENIED and course.single and legs[0].start:
            legs = (replace(legs[0], shape=DENIED[legs[0].shape]),)
        elif self.never:
            legs = tuple(replace(leg.turned(), pace=Pace.NEVER_BACK) for leg in legs)
        elif self.strict:
            legs = tuple(
                replace(
                    leg,
                    pace=Pace.STRICT
                    if self.each_step or self.named and self.named.stepwise
                    else Pace.MONOTONE,
                )
                for leg in legs
            )
        elif self.hedged:
            legs = tuple(replace(leg, pace=Pace.TENDENCY) if leg.pace == Pace.PLAIN else leg for leg in legs)
        return replace(course, legs=legs)


def _is_bound(size: Num | None) -> bool:
    return size is not None and size.op in ("<", ">", "<=", ">=")


def _resumes(told: Told) -> bool:
    """Whether a course goes on with what was told before, of a line that was named there."""
    return any(leg.resumed for course in told.courses for leg in course.legs)
