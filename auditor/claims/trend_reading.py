"""From a clause to a trend: which lines it follows, in which panels, and what it says of how many of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.course import Course, Leg, Shape
from auditor.claims.course_reading import Setting, Told, course_of
from auditor.claims.pairing import better
from auditor.claims.runs import Run
from auditor.claims.series import Pace
from auditor.claims.tracks import Part, Spread
from auditor.claims.trend_subject import is_about_cells, knows_every_word
from auditor.language.clauses import Clause
from auditor.language.lexicon import phrases
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.strange import strange_words
from auditor.language.subject import contexts
from auditor.language.tokens import norms
from auditor.language.ways import (
    Way,
    Ways,
    apart,
    is_ordered,
    measure_nouns,
    movers,
    named_ways,
    parts,
    positions,
    side_of,
    together,
    unnamed_ways,
)
from auditor.language.wording import Wording


class Sense:
    """Whether a clause asserts its courses, denies them, or denies that there is any trend."""

    ASSERTED = "asserted"
    DENIED = "denied"
    NO_TREND = "no trend"


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


_EACH = frozenset("all every each both any everywhere either always invariably regardless irrespective whatever whichever uniformly".split()) | {
    "across all", "across the board", "in every case", "no matter", "without exception", "in all case", "the two", "each and every", "no exception", "strictly",
}  # fmt: skip
_HARMLESS_SOME = {"various", "multiple", "numerous", "many"}
_STRETCH = (("from",), ("beyond",), ("past",), ("after",), ("until",), ("till",), ("to",))
_STRETCHES = (
    ("up", "to"),
    ("to", "the"),
    ("from", "the"),
    ("until", "the"),
    ("beyond", "the"),
    ("after", "the"),
    ("past", "the"),
)
_NEVER = frozenset("never nowhere".split())
_TREND_NOUNS = frozenset("trend pattern tendency gradient".split())
_SHOWING = frozenset(
    "show exhibit display follow reveal have has there is see any a an of in no without lack absence strong clear consistent simple linear systematic obvious uniform single general apparent monotonic real discernible".split()
)


def trends(clause: Clause) -> Iterator[ToldTrend]:
    """Every way to read a clause as a trend."""
    words = Wording.of(clause)
    clause, halves = apart(clause, words)
    if not is_about_cells(clause, words):
        return
    frame = _Frame.of(clause, words)
    if frame is None:
        return
    for ways, context in frame.options():
        told = frame.told(ways, context)
        if told is not None:
            alone = not clause.start and not clause.statement.text[clause.end :].strip(" .;")
            plain = _is_course_part(clause) or (
                alone and knows_every_word(clause, words) and not clause.of("hedge")
            )
            whole = ((clause.start, clause.end),) if plain else ()
            led_back = (
                _pronouns(clause)
                if any(item in clause.label for item in context) or _of_one_line(clause, context)
                else ()
            )
            yield replace(
                told,
                items=together(told.items, halves) | frozenset(context),
                understood=(*told.understood, *led_back, *whole),
            )


@dataclass(frozen=True)
class _Frame:
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

    @staticmethod
    def of(clause: Clause, words: Wording) -> "_Frame | None":
        """The frame; None where a quantifier or a negation is not surely understood."""
        clause, likened = _likened(clause, words)
        named = named_ways(clause, words)
        likened |= movers(clause) | measure_nouns(clause)
        quantity = _quantity(clause, words)
        denial = _denial(clause, words, named.items if named else frozenset())
        if quantity is None or denial is None:
            return None
        spread, quantifying = quantity
        sense, never, strict, denying = denial
        hedged = spread == Spread.HEDGED or any(item.kind == "hedge" for item in clause.items)
        if named is not None and named.every or any(_is_every(item) for item in clause.items):
            spread = Spread.EACH if spread == Spread.GENERIC else spread
        strict = strict or bool(named and named.stepwise)
        if never or strict:
            spread = Spread.EACH
        return _Frame(
            clause,
            words,
            named,
            sense,
            spread,
            never,
            strict,
            quantifying | denying | likened | (named.items if named else frozenset()),
            hedged,
        )

    def options(self) -> Iterator[tuple[tuple[Way, ...], tuple[Item, ...]]]:
        """The ways that may be meant, each with the references taken over from the context."""
        refs = [item for item in self.clause.items if parts(item)]
        alone = [()] if all(_is_one_line(self.clause, index) for index in self.clause.panels) else []
        earlier = list(_earlier(self.clause))
        if self.named is not None or any(item.has("quant", "all") for item in self.clause.items):
            alone = [()]
        known = [*contexts(self.clause, refs), *earlier, *alone]
        if earlier and _continues(self.clause):
            known = [
                (*context, *earlier[0]) for context in contexts(self.clause, [*refs, *earlier[0]])
            ] or earlier
        for context in dict.fromkeys(known):
            if self.named is not None:
                yield self.named.ways, context
                continue
            spoken = [ref for item in (*refs, *context) for ref in parts(item)]
            found = self._by_marks([*refs, *(context if _continues(self.clause) else ())]) or list(
                unnamed_ways(self.clause, spoken, self.clause.panels)
            )
            for way in found:
                yield (way,), context
            if (
                self.sense == Sense.NO_TREND
                and not found
                and all(_is_ordered_grid(self.clause, index) for index in self.clause.panels)
            ):
                yield (Way("rows", "growing"), Way("columns", "growing")), context

    def _by_marks(self, refs: Sequence[Item]) -> list[Way]:
        """The side of ticks between which the values are followed: "rises from 10 to 40", "60 at 10 to 70 at 40"."""
        marks: dict[str, int] = {}
        for item in refs:
            for ref in parts(item):
                told = (
                    _is_span(item, ref)
                    or self.words.before(item, 1)[-1:] in _STRETCH
                    or self.words.norms(item.first - 2, item.first) in _STRETCHES
                )
                again = item in self.clause.items and (
                    self._averaged
                    or bool(self.clause.before)
                    and any(side_of(r) == side_of(ref) for i in self.clause.before for r in parts(i))
                )
                marks[side_of(ref)] = marks.get(side_of(ref), 0) + (2 if told else 1 if not again else 2)
        sides = [side for side, weight in marks.items() if weight >= 2 and side in ("rows", "columns")]
        spanned = {side_of(ref) for item in refs for ref in parts(item) if _is_span(item, ref)}
        return (
            [
                Way(side)
                for side in sides
                if side in spanned
                or all(is_ordered(axis_of(self.clause.panel(p), side)) for p in self.clause.panels)
            ]
            if len(sides) == 1
            else []
        )

    @property
    def _averaged(self) -> bool:
        """Whether the clause, or the words that lead to it, speak of means."""
        own = [item for item in self.clause.of("aggregate", "mean") if not _is_verb(self.clause, item)]
        return bool(
            own
            or (
                not self.clause.of("aggregate")
                and any(
                    item.has("aggregate", "mean") and not _is_verb(self.clause, item)
                    for item in self.clause.before
                )
            )
        )

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
        return ToldTrend(
            tuple(found), frozenset(items), self.spread, self.sense, named, unsure, self.hedged, understood
        )

    def _part(self, panel: int, way: Way, context: tuple[Item, ...]) -> tuple[list[Part], Told, bool] | None:
        across = self._across(panel, way, context)
        if across is None:
            return None
        chosen, across_items = across
        run = Run.along(panel, way, chosen, self._averaged)
        if self.sense == Sense.NO_TREND:
            return [Part(run, Course((Leg(Shape.RISE),)))], Told((), across_items), False
        resolver = _Resolver(self.clause, self.words, panel, chosen, way)
        told = self._course(way, panel, across_items, resolver)
        if told is None:
            return None
        return (
            [Part(run, self._paced(course)) for course in told.courses],
            replace(told, items=told.items | across_items),
            resolver.unsure,
        )

    def _across(
        self, panel: int, way: Way, context: tuple[Item, ...]
    ) -> tuple[tuple[int, ...] | None, frozenset[Item]] | None:
        """The positions on the other axis that the clause speaks of, None for all; None in all where they do not exist."""
        own = [item for item in self.clause.items if any(side_of(ref) == way.across for ref in parts(item))]
        spoken = own or [item for item in context if any(side_of(ref) == way.across for ref in parts(item))]
        chosen: tuple[int, ...] | None = None
        for item in spoken:
            ref = next(ref for ref in parts(item) if side_of(ref) == way.across)
            found = positions(self.clause, panel, ref)
            if found is None:
                return None
            chosen = found if chosen is None else tuple(dict.fromkeys((*chosen, *found)))
        if (
            chosen is None
            and way.side in ("rows", "columns")
            and len(axis_of(self.clause.panel(panel), way.across).ticks) == 1
        ):
            chosen = (0,)
        return chosen, frozenset(item for item in own if len(parts(item)) == 1)

    def _course(self, way: Way, panel: int, across: frozenset[Item], resolver: "_Resolver") -> Told | None:
        continues = not across and _continues(self.clause)
        setting = Setting(
            way.side,
            resolver.shape_of,
            lambda ref: self._ticks(panel, way, ref),
            self.items | across,
            lambda num: self._tick_of(panel, way, num),
            compared=way.order == "growing",
            last_mark=self._last_mark(panel, way) if continues else None,
            goes_on=_goes_on(self.clause, self.named is not None),
            continues=continues,
        )
        return course_of(self.clause, self.words, setting)

    def _ticks(self, panel: int, way: Way, ref: object) -> tuple[str, ...] | None:
        """The ticks of a reference on the axis that is followed."""
        found = positions(self.clause, panel, ref)
        return (
            None
            if found is None
            else tuple(axis_of(self.clause.panel(panel), way.side).ticks[i].text for i in found)
        )

    def _tick_of(self, panel: int, way: Way, num: Num) -> str | None:
        """The tick that has a number, on the axis that is followed."""
        if way.side not in ("rows", "columns"):
            return None
        return next(
            (
                tick.text
                for tick in axis_of(self.clause.panel(panel), way.side).ticks
                if tick.number == num.value
            ),
            None,
        )

    def _last_mark(self, panel: int, way: Way) -> str | None:
        """The tick of the axis that was spoken of last before the clause."""
        for item in reversed(self.clause.before):
            for ref in parts(item):
                if side_of(ref) == way.side:
                    found = self._ticks(panel, way, ref)
                    return found[-1] if found else None
        return None

    def _paced(self, course: Course) -> Course:
        legs = course.legs
        if self.never:
            legs = tuple(replace(leg.turned(), pace=Pace.NEVER_BACK) for leg in legs)
        elif self.strict:
            legs = tuple(
                replace(leg, pace=Pace.STRICT if self.named and self.named.stepwise else Pace.MONOTONE)
                for leg in legs
            )
        elif self.hedged:
            legs = tuple(replace(leg, pace=Pace.TENDENCY) if leg.pace == Pace.PLAIN else leg for leg in legs)
        return replace(course, legs=legs)


class _Resolver:
    """Which way a trend word goes in one panel; remembers whether it had to guess which way is better."""

    def __init__(
        self, clause: Clause, words: Wording, panel: int, across: tuple[int, ...] | None, way: Way
    ) -> None:
        single = across[0] if across is not None and len(across) == 1 else None
        row, column = (None, single) if way.side == "rows" else (single, None)
        self.way = better(clause.document, panel, row, column)
        self.of_quality = any(
            norm in ("performance", "quality") for norm in words.norms(words.first, words.last)
        )
        self.unsure = False

    def shape_of(self, item: Item) -> str | None:
        """RISE, FALL, LEVEL or SAME for a cue; None where a word for quality meets a measure of which less is more."""
        kind = "trend" if item.has("trend") else "compare"
        value = item.sense(kind)
        if value == "flat":
            return (
                Shape.SAME
                if item.text.casefold()
                in ("unchanged", "changes nothing", "does not change", "stays the same")
                else Shape.LEVEL
            )
        if value in ("good", "bad"):
            self.unsure |= not self.way
            return Shape.RISE if (value == "good") == (self.way != "lower") else Shape.FALL
        if self.of_quality and self.way == "lower":
            return None
        return Shape.RISE if value in ("up", ">") else Shape.FALL


def _likened(clause: Clause, words: Wording) -> tuple[Clause, frozenset[Item]]:
    """The clause without the panel that it only likens its own to: "Similar to A, the score rises"."""
    own = clause.statement.panel
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    like = [
        item
        for item in panels
        if set(words.before(item, 3)) & {"similar", "like", "unlike", "with", "in"}
        and set(words.before(item, 3)) & {"similar", "like", "unlike", "as"}
    ]
    if not like or own is None or len(like) != len(panels):
        return clause, frozenset()
    cues = frozenset(
        item
        for item in clause.items
        if item.last <= like[0].first and (item.has("compare", "=") or item.kind == "same")
    )
    return replace(clause, panels=(own,), named=True), frozenset(like) | cues


def _is_one_line(clause: Clause, panel: int) -> bool:
    return min(len(clause.panel(panel).rows.ticks), len(clause.panel(panel).columns.ticks)) == 1


def _is_ordered_grid(clause: Clause, panel: int) -> bool:
    return is_ordered(clause.panel(panel).rows) and is_ordered(clause.panel(panel).columns)


def _is_course_part(clause: Clause) -> bool:
    """Whether the rest of the sentence only goes on with the same course, and no word of this part is strange."""
    rest = clause.statement.text[clause.end :]
    alone = not rest.strip(" .;") or _goes_on(clause, False)
    part = bool(clause.start or rest.strip(" .;")) and (not clause.start or _continues(clause))
    return part and alone and not strange_words(clause)


_PRONOUNS = re.compile(r"\b(?:it|its|they|their|them|the same)\b", re.IGNORECASE)


def _pronouns(clause: Clause) -> tuple[tuple[int, int], ...]:
    """Where the words stand that point back to the line which the sentence belongs to."""
    return tuple(
        (clause.start + found.start(), clause.start + found.end())
        for found in _PRONOUNS.finditer(clause.text)
    )


def _of_one_line(clause: Clause, context: tuple[Item, ...]) -> bool:
    """Whether "it" can only be the one line that there is, or the one to which the sentence belongs."""
    statement = clause.statement
    alone = len(clause.document.panels) == 1 and _is_one_line(clause, 0)
    return alone or (bool(context) and (statement.row is not None or statement.column is not None))


def _is_verb(clause: Clause, mean: Item) -> bool:
    """Whether "mean" says what something leads to: "more layers mean higher scores"."""
    return mean.text.casefold() in ("mean", "means") and any(
        item.first == mean.last and (item.has("compare") or item.has("trend"))
        for item in (*clause.before, *clause.items)
    )


def _is_every(item: Item) -> bool:
    return isinstance(item.value, TickRef | PanelRef) and item.value.every


def _is_span(item: Item, ref: object) -> bool:
    """Whether a reference goes from one tick to another, and does not list them."""
    joined = any(joint in f" {item.text} " for joint in (" to ", "-", "–", " through ", "→", "->"))
    return isinstance(ref, TickRef) and len(ref.ticks) > 1 and not ref.every and joined


def _earlier(clause: Clause) -> Iterator[tuple[Item, ...]]:
    """What the earlier clauses of the sentence spoke of, where this one goes on without a subject."""
    refs = tuple(item for item in clause.before if parts(item))
    if refs:
        yield refs


def _quantity(clause: Clause, words: Wording) -> tuple[str, frozenset[Item]] | None:
    """Of how many lines a trend is said, with the mentions that tell it."""
    spread = Spread.GENERIC
    items: set[Item] = set()
    for item in clause.items:
        text = item.text.casefold()
        if item.kind == "hedge" or (
            item.kind == "quant" and item.value == "most" and not _of_lines(clause, item)
        ):
            items.add(item)
            spread = Spread.HEDGED if spread != Spread.EACH else spread
        elif item.kind == "quant" and item.value == "most":
            items.add(item)
            spread = Spread.MOST
        elif item.kind == "quant" and text == "both" and any(axis.first == item.last for axis in clause.axes):
            items.add(item)
        elif item.kind == "quant" and text in _EACH and not _of_ticks(words, item):
            items.add(item)
            spread = Spread.EACH if spread == Spread.GENERIC else spread
        elif item.kind == "quant" and text in ("consistently", "consistent"):
            spread = Spread.ENDS if spread == Spread.GENERIC else spread
        elif item.kind == "quant" and (
            text == "single"
            and words.norm(item.first - 1) in ("every", "each")
            or text == "only"
            and words.norm(item.last) == "ever"
        ):
            items.add(item)
        elif (
            item.kind == "quant"
            and item.value in ("only", "few", "half", "some")
            and text not in _HARMLESS_SOME
        ):
            return None
    return spread, frozenset(items)


def _of_lines(clause: Clause, item: Item) -> bool:
    """Whether "most" counts rows or columns: they are named right behind it."""
    return any(
        0 <= other.first - item.last <= 2 and (other.has("noun", "row", "column") or other in clause.axes)
        for other in clause.items
    )


def _of_ticks(words: Wording, item: Item) -> bool:
    """Whether "all" only stretches the way: "all the way", "all throughout", "any further"."""
    return words.norm(item.last) in ("the", "throughout", "further") and words.norm(item.last + 1) in (
        "way",
        "time",
        "",
        "increase",
        "while",
    )


def _denial(
    clause: Clause, words: Wording, taken: frozenset[Item]
) -> tuple[str, bool, bool, frozenset[Item]] | None:
    """How a clause denies: sense, "never", and "without any drop"; None where that is not understood."""
    nots = [item for item in clause.items if item.kind == "not" or item.has("quant", "none")]
    taken |= measure_nouns(clause)
    cues = [
        item
        for item in clause.items
        if item not in taken
        and (item.has("trend") or item.kind == "course" or (item.has("compare", "good", "bad", ">", "<")))
    ]
    untrended = _no_trend(clause, words, nots)
    if untrended is not None:
        return Sense.NO_TREND, False, False, untrended
    if not nots:
        return Sense.ASSERTED, False, False, frozenset()
    if len(nots) > 1:
        return None
    denied = nots[0]
    near = [cue for cue in cues if 0 <= cue.first - denied.last <= 3]
    if not near:
        return None
    text = denied.text.casefold()
    if text == "without" and len(cues) > 1:
        return Sense.ASSERTED, False, True, frozenset([denied, near[0]])
    if (
        text in _NEVER
        or text == "without"
        or (
            text == "no" and any(norm in ("any", "anywhere") for norm in words.norms(denied.last, words.last))
        )
    ):
        return Sense.ASSERTED, True, False, frozenset([denied])
    if text in (
        "no",
        "not",
        "cannot",
        "doesn't",
        "don't",
        "isn't",
        "aren't",
        "didn't",
        "fails to",
        "fail to",
        "lack of",
        "absence of",
    ):
        return Sense.DENIED, False, False, frozenset([denied])
    return None


def _no_trend(clause: Clause, words: Wording, nots: Sequence[Item]) -> frozenset[Item] | None:
    """`no clear trend`, `does not follow a consistent pattern`, `mixed`: the mentions that say so."""
    none = clause.of("course", "none")
    if none:
        return frozenset([*none, *nots])
    for item in nots:
        behind = words.norms(item.last, item.last + 8)
        at = next((k for k, norm in enumerate(behind) if norm in _TREND_NOUNS), None)
        if (
            at is not None
            and all(norm in _SHOWING or not norm[0].isalpha() for norm in behind[:at])
            and not any(other.has("trend") for other in clause.items)
        ):
            inside = [other for other in clause.items if item.last <= other.first <= item.last + at]
            return frozenset(
                [item, *(other for other in inside if other.kind in ("course", "degree", "quant"))]
            )
    return None


_JOINS = re.compile(
    r"(?:then|before|and|but|later|finally|where|afterwards?|thereafter|followed by)\W*$|^\W*(?:then|later|finally|afterwards?|thereafter|before)\b",
    re.IGNORECASE,
)
_AFTERWARDS = re.compile(
    r"\b(?:afterwards?|thereafter|later|subsequently|after that|from there|beyond that|past that|from then on)\b",
    re.IGNORECASE,
)
_NEXT = re.compile(
    r"^\W*(?:and |but |then |before |later |finally |where |it |which |afterwards? |subsequently |only to |followed by |a |an |the |by |to |strongly |sharply |slowly |again )*"
)
_OTHER_WAY = re.compile(
    r"\b(?:with|along|as|across|for|row|rows|column|columns|left|right|top|bottom|diagonal|while|whereas)\b",
    re.IGNORECASE,
)


def _continues(clause: Clause) -> bool:
    """Whether a clause goes on with the course that the clause before it began: "then falls", "and falls afterwards"."""
    if not any(item.has("trend") or item.has("extreme") or item.kind == "course" for item in clause.before):
        return False
    lead = clause.statement.text[max(0, clause.start - 24) : clause.start]
    return bool(_JOINS.search(lead) or _JOINS.search(clause.text) or _AFTERWARDS.search(clause.text))


def _goes_on(clause: Clause, named: bool) -> bool:
    """Whether the rest of the sentence tells more of the same course: it goes on with a trend word, along no other way."""
    rest = clause.statement.text[clause.end :]
    lead = _NEXT.match(rest)
    following = norms(rest[lead.end() if lead else 0 :])[:2]
    table = phrases()
    kinds = {kind for length in (1, 2) for kind, _ in table.get(tuple(following[:length]), ())}
    sequel = re.search(r"\b(?:then|before|later|afterwards?|finally|followed)\b", rest) or re.search(
        r"\b(?:first|initially)\b", clause.text, re.IGNORECASE
    )
    return bool(kinds & {"trend", "course", "extreme"}) and (
        bool(sequel) or not _OTHER_WAY.search(rest) or not (named or clause.refs)
    )
