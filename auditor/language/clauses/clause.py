"""A clause: a part of a sentence that makes one statement."""

from dataclasses import dataclass, field
from functools import cached_property

from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PlaceRef, PositionRef, Ref, RegionRef, TickRef
from auditor.model import Document, Panel, Statement
from auditor.source import Span

# Kinds of cue that make a statement by themselves: a clause needs one.
PREDICATES = frozenset(
    "sign extreme odd rank compare trend aggregate factor stable same course range missing".split()
)
# What a reading must account for: a clause with one of these left over is not understood.
CRITICAL = frozenset(
    "number share extreme rank compare trend aggregate factor stable same course not except missing colour foreign".split()
)


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
    ticks: tuple[Item, ...] = ()  # its numbers that may be ticks: to take them so is a guess
    shown: tuple[int, int] | None = (
        None  # the part of the words that is this clause's own, where it shares them
    )

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        # By what is short, as for documents; and by what is mentioned, in which alone twins of a clause differ.
        values = tuple(item.value for item in self.items)
        return hash((self.document, self.text, self.start, self.end, self.panels, values))

    @property
    def span(self) -> Span:
        """Where the clause stands in the source."""
        return self.statement.source_span(*(self.shown or (self.start, self.end)))

    @property
    def shown_text(self) -> str:
        """The words that are this clause's own, as they stand in the source where others were put in."""
        if self._retold:
            return " ".join(self.document.source.text[self.span.start : self.span.end].split())
        start, end = self.shown or (self.start, self.end)
        return self.sentence[start:end].strip() if self.shown else self.text.strip()

    @property
    def _retold(self) -> bool:
        """Whether the sentence has words that do not stand in the source."""
        offsets, source = self.statement.offsets, self.document.source.text
        return len(set(offsets)) < len(offsets) or any(
            letter.isalnum() and letter != source[at]
            for letter, at in zip(self.sentence, offsets, strict=False)
        )

    def of(self, kind: str, *values: str) -> list[Item]:
        """The clause's cues of a kind (and of some values)."""
        if not values:
            return list(self._cues.get(kind, ()))
        return [item for item in self._cues.get(kind, ()) if item.has(kind, *values)]

    @cached_property
    def _cues(self) -> dict[str, list[Item]]:
        """The mentions by all kinds that they may have."""
        found: dict[str, list[Item]] = {}
        for item in self.items:
            for kind in dict.fromkeys((item.kind, *(kind for kind, _ in item.senses))):
                found.setdefault(kind, []).append(item)
        return found

    @property
    def numbers(self) -> list[Item]:
        """The numbers that the clause states."""
        return [item for item in self.items if item.kind == "number"]

    @property
    def refs(self) -> list[Item]:
        """The references to rows, columns, cells and regions; not those to panels or bare axes."""
        return list(self._refs)

    @cached_property
    def _refs(self) -> tuple[Item, ...]:
        return tuple(
            i for i in self.items if isinstance(i.value, TickRef | PositionRef | PlaceRef | RegionRef | Spot)
        )

    @property
    def axes(self) -> list[Item]:
        """The axes that the clause names, with the direction in which they are followed."""
        return [item for item in self.items if isinstance(item.value, AxisRef)]

    @cached_property
    def critical(self) -> frozenset[Item]:
        """The mentions that a reading of the clause must account for."""
        return frozenset(
            i for i in self.items if i.kind in CRITICAL or i in self._refs or i.has("quant", "none", "only")
        )

    @property
    def predicated(self) -> bool:
        """Whether the clause says something by itself, so that its label adds nothing to it: "Only ...", "No ...", "... is higher"."""
        cues = any(item.kind in PREDICATES and not item.has("range") for item in self.items)
        opening = self.items[0] if self.items else None
        return cues or opening is not None and opening.has("quant", "only", "none")

    def number(self, item: Item) -> Num:
        """The number of a number item."""
        assert isinstance(item.value, Num)
        return item.value

    def panel(self, index: int) -> Panel:
        """A panel of the document."""
        return self.document.panels[index]
