"""Clauses: the parts of a sentence that each make one statement, with what they inherit from their context."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from auditor.language.items import Item
from auditor.language.mentions import Analysis, analyse
from auditor.language.numbers import Num
from auditor.language.refs import (
    AxisRef,
    PanelRef,
    PlaceRef,
    PositionRef,
    Ref,
    RegionRef,
    TickRef,
)
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Panel, Statement
from auditor.source import Span

# Kinds of cue that make a statement by themselves: a clause needs one.
PREDICATES = frozenset(
    "sign extreme rank compare trend aggregate factor stable same course range missing".split()
)
# What a reading must account for: a clause with one of these left over is not understood.
CRITICAL = frozenset(
    "number extreme rank compare trend aggregate factor stable same course not except missing colour foreign".split()
)
_EXAMPLES = re.compile(
    r"\((?:e\.g\.|i\.e\.|such as|for example|for instance|see|cf\.|like)[^()]*\)|\b(?:e\.g\.,?|such as|for example,?|for instance,?)\s[^.;()]*",
    re.IGNORECASE,
)
_CONJUNCTION = re.compile(
    r"(?P<strong>;\s+|\s+[—–]\s+|,\s+(?:but|while|whereas|although|though|yet|whilst|with|which|where|whose|so|then|followed by|making|reaching|rising|falling|dropping|climbing|"
    r"leaving|showing|indicating|suggesting|compared to|and (?:then|it|its|the|that|this|they|only|both|all|each|no|none|even|in|at|for|by|on|from|adds?|has|is|reaches|peaks|falls|drops|rises|ends))\s+|"
    r",\s+(?=an?\s+(?:\w+\s+)?(?:reduction|increase|decrease|drop|gain|rise|decline|improvement|loss|change|jump|difference|spread|gap|range|total|mean|average)\s+(?:of|from|by)\b)|"
    r"\s+(?:while|whereas|but(?!\s+(?:one|two|three|four|five|for)\b)|although|though|whilst)\s+)|(?P<weak>,\s+(?:and\s+)?|\s+and\s+(?:then\s+)?|:\s+)",
    re.IGNORECASE,
)


_CONSEQUENCE = re.compile(r",\s+(?:so|indicating|suggesting|showing|making)\s", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Spot:
    """A reference to both a row and a column: one cell, or the crossing of several ticks."""

    rows: Ref
    columns: Ref


@dataclass(frozen=True)
class Clause:
    """A part of a sentence that makes one statement.

    `items` are its mentions, `start` and `end` its place in the statement's text; `label` holds the
    mentions of the bold label before the sentence, `before` those of earlier clauses. `panels` are the
    panels it speaks of; `named` tells that it, or its heading, names them.
    """

    document: Document
    statement: Statement
    text: str
    start: int
    end: int
    items: tuple[Item, ...]
    label: tuple[Item, ...]
    before: tuple[Item, ...]
    panels: tuple[int, ...]
    named: bool
    sentence: str = ""
    trail_items: tuple[Item, ...] = ()
    topic: tuple[Item, ...] = field(default=())
    siblings: tuple[Item, ...] = ()  # mentions of the same words that clauses beside this one account for
    aside: bool = False  # an example in brackets, which takes up what the sentence speaks of
    shown: tuple[int, int] | None = (
        None  # the part of the words that is this clause's own, where it shares them
    )

    @property
    def span(self) -> Span:
        """Where the clause stands in the source."""
        return self.statement.source_span(*(self.shown or (self.start, self.end)))

    @property
    def shown_text(self) -> str:
        """The words that are this clause's own."""
        start, end = self.shown or (self.start, self.end)
        return self.sentence[start:end].strip() if self.shown else self.text.strip()

    def of(self, kind: str, *values: str) -> list[Item]:
        """The clause's cues of a kind (and of some values)."""
        return [item for item in self.items if item.has(kind, *values)]

    @property
    def numbers(self) -> list[Item]:
        """The numbers that the clause states."""
        return [item for item in self.items if item.kind == "number"]

    @property
    def refs(self) -> list[Item]:
        """The references to rows, columns, cells and regions; not those to panels or bare axes."""
        return [
            i for i in self.items if isinstance(i.value, TickRef | PositionRef | PlaceRef | RegionRef | Spot)
        ]

    @property
    def axes(self) -> list[Item]:
        """The axes that the clause names, with the direction in which they are followed."""
        return [item for item in self.items if isinstance(item.value, AxisRef)]

    @property
    def critical(self) -> frozenset[Item]:
        """The mentions that a reading of the clause must account for."""
        return frozenset(
            i for i in self.items if i.kind in CRITICAL or i in self.refs or i.has("quant", "none", "only")
        )

    def number(self, item: Item) -> Num:
        """The number of a number item."""
        assert isinstance(item.value, Num)
        return item.value

    def panel(self, index: int) -> Panel:
        """A panel of the document."""
        return self.document.panels[index]


def clauses(
    statement: Statement, document: Document, names: Vocabulary, topic: tuple[Item, ...] = ()
) -> list[Clause]:
    """The clauses of a statement."""
    analysis = analyse(statement.text, document, names)
    everything = _native(_spots(_without_idle(_directed(analysis), analysis), statement.text), document)
    items = _without_examples(everything, statement.text)
    label = (
        tuple(_spots(_directed(analyse(statement.trail[-1], document, names)), statement.trail[-1]))
        if statement.trail
        else ()
    )
    trail = tuple(item for text in statement.trail for item in analyse(text, document, names).items)
    found: list[Clause] = []
    before: tuple[Item, ...] = ()
    for start, end in _cuts(statement.text, items):
        own = _about_it(tuple(item for item in items if start <= item.start < end), before, analysis)
        panels, named = _panels(own, before, label, trail, statement, document, topic)
        clause = Clause(
            document,
            statement,
            statement.text[start:end],
            start,
            end,
            own,
            label,
            before,
            panels,
            named,
            statement.text,
            trail,
            topic,
        )
        found.extend(distributed(clause))
        before = (*before, *own)
    for start, end, own in _told_examples(everything, statement.text):
        panels, named = _panels(own, before, label, trail, statement, document, topic)
        found.append(
            Clause(
                document,
                statement,
                statement.text[start:end],
                start,
                end,
                own,
                (),
                before,
                panels,
                named,
                statement.text,
                trail,
                topic,
                aside=True,
            )
        )
    return found


def _told_examples(items: Sequence[Item], text: str) -> list[tuple[int, int, tuple[Item, ...]]]:
    """Examples that tell a value and its place ("(e.g., 52.8 at ratio 0.3)"): these can be checked by themselves."""
    found = []
    for example in _EXAMPLES.finditer(text):
        start, end = example.span()
        own = tuple(item for item in items if start <= item.start < end)
        lead = re.match(
            r"\(?(?:e\.g\.|i\.e\.|such as|for example|for instance|see|cf\.|like)[,:]?\s*",
            example.group(),
            re.IGNORECASE,
        )
        start += lead.end() if lead else 0
        end -= example.group().endswith(")")
        places = [item for item in own if isinstance(item.value, Spot | PlaceRef | TickRef)]
        if places and any(item.kind == "number" for item in own) and start < end:
            found.append((start, end, own))
    return found


def _about_it(own: tuple[Item, ...], before: Sequence[Item], analysis: Analysis) -> tuple[Item, ...]:
    """`over it`, said after the diagonal was named: the part of the grid on that side of it."""
    diagonal = [
        i
        for i in before
        if isinstance(i.value, RegionRef)
        and i.value.name in ("diagonal", "upper triangle", "lower triangle")
        and "diagonal" in i.text.casefold()
    ]
    if not diagonal:
        return own
    norms = [token.norm for token in analysis.tokens]
    names = {
        "over": "upper triangle",
        "above": "upper triangle",
        "under": "lower triangle",
        "below": "lower triangle",
        "beneath": "lower triangle",
    }
    return tuple(
        replace(item, kind="ref", value=RegionRef(names[norms[item.first]]), senses=())
        if item.kind == "compare"
        and norms[item.first] in names
        and norms[item.last : item.last + 1] == ["it"]
        else item
        for item in own
    )


def _without_examples(items: Sequence[Item], text: str) -> list[Item]:
    """The items outside "(e.g., ...)": an example illustrates a statement and does not bound it."""
    examples = [found.span() for found in _EXAMPLES.finditer(text)]
    return [item for item in items if not any(start <= item.start < end for start, end in examples)]


def _native(items: Sequence[Item], document: Document) -> list[Item]:
    """The items without foreign measures that are just what the document's panels show ("the highest deviation" of a map of deviations)."""
    own = " ".join(
        f"{p.figure} {p.name} {p.legend.label + ' ' + p.legend.text if p.legend else ''}"
        for p in document.panels
    ).casefold()
    return [item for item in items if item.kind != "foreign" or item.text.casefold() not in own]


def _directed(analysis: Analysis) -> list[Item]:
    """The items without the trend or comparison words that only tell how an axis is followed: "with increasing ratio"."""
    found: list[Item] = []
    for item in analysis.items:
        if isinstance(item.value, AxisRef) and item.value.direction and found:
            last = found[-1]
            apart = re.search(
                r"\b(?:as|when|while|if|once|with|for|the more|the less)\b",
                analysis.text[last.end : item.start],
            )
            if (last.has("trend") or last.has("compare")) and item.first - last.last <= 3 and not apart:
                found.pop()
        found.append(item)
    return found


# Before a preposition such as "under" these make it a comparison: "stays under B"; else it only says where: "gains under B".
_POSITIONAL = frozenset(
    "is are was were be been being lie lies lay sit sits sat stand stands stood stay stays stayed remain remains remained rank ranked run come fall fell drop dropped sink rise rose climb climbed well far just slightly "
    "clearly mark keep place placed finish end always never consistently all every both often much even and or still get got not score value".split()
)
_WHERE = frozenset("over under above below beneath underneath".split())


def _without_idle(items: Sequence[Item], analysis: Analysis) -> list[Item]:
    """The items without words that compare nothing here: "gains under B", "a clear pattern", "leads to"."""
    norms = [token.norm for token in analysis.tokens]
    found = []
    for index, item in enumerate(items):
        following = items[index + 1] if index + 1 < len(items) else None
        near = following is not None and 0 <= following.first - item.last <= 2
        word = norms[item.first] if item.last - item.first == 1 and item.kind == "compare" else ""
        lead = set(norms[max(0, item.first - 2) : item.first])
        named = (
            near
            and following is not None
            and (
                following.kind == "noun"
                or isinstance(following.value, PanelRef | TickRef | AxisRef | PositionRef)
            )
        )
        idle = word in _WHERE and named and not lead & _POSITIONAL
        idle = (
            idle
            or word in ("clear", "cleared")
            and (
                lead & {"a", "the", "no", "very", "any"} != set()
                or not (near and following is not None and following.kind in ("number", "ref"))
            )
        )
        idle = idle or word in ("lead", "leading") and norms[item.last : item.last + 1] == ["to"]
        if not idle:
            found.append(item)
    return found


def _spots(items: Sequence[Item], text: str) -> list[Item]:
    """Neighbouring references to a row and to a column, joined to one reference to their crossing."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if last is not None and _cross(last, item) and not _NEW_PHRASE.search(text[last.end : item.start]):
            spot = _spot(last.value, item.value)
            found[-1] = replace(
                last, value=spot, end=item.end, last=item.last, text=f"{last.text} {item.text}"
            )
        else:
            found.append(item)
    return found


_NEW_PHRASE = re.compile(
    r",\s*(?:with|at|for|in|under|while|and (?:at|for|in|with))\b|;|\b(?:than|compared|relative|unlike|but|whereas|exceeds?|outperforms?|beats?)\b",
    re.IGNORECASE,
)


def _side(value: object) -> str:
    return value.side if isinstance(value, TickRef | PositionRef) else ""


def _cross(first: Item, second: Item) -> bool:
    sides = {_side(first.value), _side(second.value)}
    near = 0 <= second.first - first.last <= 4
    return near and (sides == {"rows", "columns"} or sides == {"either"})


def _spot(first: object, second: object) -> Spot:
    assert isinstance(first, TickRef | PositionRef)
    assert isinstance(second, TickRef | PositionRef)
    return Spot(second, first) if first.side == "columns" else Spot(first, second)


def _cuts(text: str, items: Sequence[Item]) -> list[tuple[int, int]]:
    """Where the sentence is cut: at conjunctions outside brackets, where both sides make a statement."""
    cuts = [0]
    points = [found for found in _CONJUNCTION.finditer(text) if not _in_brackets(text, found.start())]
    for index, found in enumerate(points):
        limit = (
            points[index + 1].start()
            if index + 1 < len(points) and points[index + 1]["strong"]
            else len(text)
        )
        left = [
            item for item in _predicates(items, cuts[-1], found.start()) if item.text.casefold() != "from"
        ]
        right = _predicates(items, found.end(), limit)
        strong = bool(found["strong"])
        if left and all(item.has("aggregate") for item in left):
            continue  # "in total, ..." and "on average, ..." say nothing by themselves
        if (
            left
            and strong
            and not right
            and _CONSEQUENCE.match(found.group())
            and any(i.has("quant", "none", "only") for i in items if i.start >= found.end())
        ):
            cuts.append(found.end())
        elif (
            left
            and right
            and (strong or _own_statement(items, found.end(), limit) or _explains(items, found))
            and not _splits_item(items, found)
            and not _between_and(text, cuts[-1], found)
        ):
            cuts.append(_behind_joint(items, found))
        elif left and found.group().startswith(";") and not _splits_item(items, found):
            cuts.append(found.end())
    ends = [*cuts[1:], len(text)]
    return list(zip(cuts, ends, strict=True))


def _behind_joint(items: Sequence[Item], found: re.Match[str]) -> int:
    """Where the new clause begins: behind the joint, or at a verb or quantifier that is a part of it ("and only", ", rising")."""
    return min(
        (item.start for item in items if found.start() <= item.start < found.end()), default=found.end()
    )


def _predicates(items: Sequence[Item], start: int, end: int) -> list[Item]:
    return [
        item
        for item in items
        if start <= item.start < end and (item.kind in PREDICATES or item.kind == "number")
    ]


def _own_statement(items: Sequence[Item], start: int, end: int) -> bool:
    """Whether the words behind a comma or an "and" go on with a new statement: they begin with a verb-like cue."""
    right = [item for item in items if start <= item.start < end and item.kind != "noun"]
    if (
        len(right) > 1
        and right[0].has("compare")
        and right[1].has("factor")
        and right[1].first - right[0].last <= 2
    ):
        return True  # "and more than doubles it"
    if (
        len(right) > 1
        and right[0].kind == "colour"
        and right[1].kind == "number"
        and right[1].first - right[0].last <= 3
    ):
        return True  # "and teal only four"
    return bool(right) and any(
        item.has("trend") or item.has("extreme") or item.has("factor") or item.has("aggregate")
        for item in right[:1]
    )


def _explains(items: Sequence[Item], found: re.Match[str]) -> bool:
    """Whether a colon goes on with a statement of its own ("it pays off: going from 1 to 5 adds 0.2"), and not with a list."""
    telling = [
        item
        for item in items
        if item.start >= found.end() and (item.kind in ("trend", "factor", "compare", "extreme"))
    ]
    return found.group().startswith(":") and (bool(telling) or "→" in found.string[found.end() :])


def _splits_item(items: Sequence[Item], found: re.Match[str]) -> bool:
    return any(item.start < found.start() < item.end for item in items)


def _between_and(text: str, start: int, found: re.Match[str]) -> bool:
    """Whether an "and" only joins the two ends of a "between"."""
    opened = [
        m.end()
        for m in re.finditer(r"\b(?:between|separat(?:es?|ing)) ", text[start : found.start()], re.IGNORECASE)
    ]
    return (
        bool(opened)
        and found.group().strip().lower() == "and"
        and not re.search(r"\band\b", text[start + opened[-1] : found.start()])
    )


def _in_brackets(text: str, position: int) -> bool:
    return text.count("(", 0, position) > text.count(")", 0, position)


def _panels(
    own: Sequence[Item],
    before: Sequence[Item],
    label: Sequence[Item],
    trail: Sequence[Item],
    statement: Statement,
    document: Document,
    topic: Sequence[Item],
) -> tuple[tuple[int, ...], bool]:
    """The panels that a clause speaks of: its own words, then those before it, its heading, what was last spoken of."""
    for items in (own, before):
        found = _panel_refs(items)
        if found:
            return found, True
    if statement.panel is not None:
        return (statement.panel,), True
    for items in (label, trail, topic):
        found = _panel_refs(items)
        if found:
            return found, True
    return tuple(range(len(document.panels))), False


def _panel_refs(items: Sequence[Item]) -> tuple[int, ...]:
    found: list[int] = []
    for item in items:
        if isinstance(item.value, PanelRef):
            found.extend(index for index in item.value.panels if index not in found)
    return tuple(found)


def distributed(clause: Clause) -> list[Clause]:
    """A clause that shares out its numbers, as one clause for each: "12 in the first panel, 15 in the second".

    So many numbers as panels (or ticks of one side), each next to its own, and all else said of every one.
    """
    for kind in (PanelRef, TickRef):
        owners = [item for item in clause.items if isinstance(item.value, kind) and _one(item.value)]
        pairs = _paired(clause, owners)
        if pairs:
            rest = [item for item in clause.items if not any(item in pair for pair in pairs)]
            starts = [clause.start, *(min(a.start, b.start) for a, b in pairs[1:]), clause.end]
            shares = [_share(clause, sorted([*rest, *pair], key=lambda item: item.start)) for pair in pairs]
            return [
                replace(share, shown=(a, b)) for share, a, b in zip(shares, starts, starts[1:], strict=False)
            ]
    return [clause]


def _one(value: object) -> bool:
    return (isinstance(value, PanelRef) and len(value.panels) == 1) or (
        isinstance(value, TickRef) and len(value.ticks) == 1
    )


def _paired(clause: Clause, owners: Sequence[Item]) -> list[tuple[Item, Item]]:
    """Numbers and owners that alternate, number first throughout or owner first throughout."""
    numbers = [
        item for item in clause.numbers if not (isinstance(item.value, Num) and item.value.word)
    ] or clause.numbers
    opened = [
        item
        for item in clause.items
        if item.text.casefold() == "from" and any(0 <= n.first - item.last <= 2 for n in clause.numbers)
    ]
    if opened and any(item.has("trend") for item in clause.items):
        return []  # "climbs from 64.9 at 0.05 to 66.1 at 0.2" is one course
    if len(numbers) < 2 or len(owners) != len(numbers) or len({_side(owner.value) for owner in owners}) > 1:
        return []
    mixed = sorted([*numbers, *owners], key=lambda item: item.start)
    firsts, seconds = mixed[::2], mixed[1::2]
    if not (all(i.kind == "number" for i in firsts) or all(i.kind == "number" for i in seconds)):
        return []
    if any(second.first - first.last > 4 for first, second in zip(firsts, seconds, strict=True)):
        return []
    cues = [
        item
        for item in clause.items
        if item.kind in PREDICATES
        and item.start > firsts[0].start
        and not item.has("range")
        and not _of_all(item, numbers)
    ]
    return (
        []
        if cues
        else [(a, b) if a.kind == "number" else (b, a) for a, b in zip(firsts, seconds, strict=True)]
    )


def _of_all(item: Item, numbers: Sequence[Item]) -> bool:
    """Whether "average" or "sum" is said of all numbers that follow: "A averages 4, B 5", "A yields 4 on average, B 5"."""
    early = (
        item.start < numbers[0].start
        or item.text.casefold() == "on average"
        and item.start < numbers[1].start
    )
    return item.has("aggregate", "mean", "sum") and early


def _share(clause: Clause, items: Sequence[Item]) -> Clause:
    named = [item for item in items if isinstance(item.value, PanelRef)]
    panels = _panel_refs([item for item in named if _one(item.value)]) or _panel_refs(named) or clause.panels
    others = tuple(item for item in clause.items if item not in items)
    return replace(
        clause, items=tuple(items), panels=panels, named=clause.named or bool(named), siblings=others
    )
