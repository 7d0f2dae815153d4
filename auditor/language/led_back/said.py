"""What was said, as far as words further on may lead back to it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.language.clauses import Spot
from auditor.language.items import Item
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, TickRef
from auditor.model import Document, Statement

# Words behind which a name is the place of something, and not what is spoken of.
_PLACING = re.compile(
    r"\b(?:in|at|for|with|on|across|under|within|over|from|during|when|where|of|by|than|to|into|against|between|after|before|behind|until|since|except|besides)"
    r"(?:\s+(?:the|an?|its|only|both|just|about|almost|on|least|row|column))*\s*$",
    re.IGNORECASE,
)
_LOCAL = re.compile(
    r"\b(?:in|at|on|with|during|within|under|for|from|until|since|after|before)(?:\s+(?:the|an?))*\s*$",
    re.IGNORECASE,
)

# Panels that are called by words for a time: "before the move, A beats B".
_TELLS_WHEN = re.compile(r"(?:before|after|during|with|without|under)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence with its mentions, and those of the bold label before it."""

    document: Document
    statement: Statement
    items: tuple[Item, ...]
    label: tuple[Item, ...] = ()

    @property
    def text(self) -> str:
        """The words of the sentence."""
        return self.statement.text


@dataclass(frozen=True, slots=True)
class Named:
    """One mention of a panel, a row, a column or a cell, with the words around it."""

    item: Item
    text: str
    alone: str = ""  # the label of one side of a cell

    @property
    def words(self) -> str:
        """The words by which it was named."""
        return self.alone or self.text[self.item.start : self.item.end]

    @property
    def halves(self) -> list["Named"]:
        """The row and the column of a cell, each by itself; itself where it is no cell."""
        labels = [(half, _label(half.value)) for half in halves(self.item)]
        return [Named(half, self.text, label) for half, label in labels if label] or [self]

    @property
    def sides(self) -> frozenset[str]:
        """The axes on which it lies."""
        return sides_of(self.item.value)

    @property
    def many(self) -> bool:
        """Whether it names several rows or columns."""
        value = self.item.value
        several = {TickRef: "ticks", PositionRef: "positions", PanelRef: "panels"}.get(type(value))
        return several is not None and len(getattr(value, several)) > 1

    @property
    def in_plural(self) -> bool:
        """Whether one label is named in the plural: "the elms", of the row Elm."""
        value = self.item.value
        return isinstance(value, TickRef) and any(
            self.words.casefold().endswith("s") and self.words.casefold()[:-1].endswith(tick.casefold())
            for tick in value.ticks
        )

    @property
    def placed(self) -> bool:
        """Whether a preposition makes it the place of something."""
        return bool(_PLACING.search(self.text[: self.item.start]))

    @property
    def local(self) -> bool:
        """Whether it tells where or when something is."""
        return bool(_LOCAL.search(self.text[: self.item.start]))


def _label(value: object) -> str:
    return value.ticks[0] if isinstance(value, TickRef) and len(value.ticks) == 1 else ""


def sides_of(value: object) -> frozenset[str]:
    """The axes on which a reference lies, or that it is a panel; none for all else."""
    if isinstance(value, Spot | PlaceRef):
        return frozenset(("rows", "columns"))
    if isinstance(value, PanelRef):
        return frozenset() if value.every else frozenset(("panel",))
    if isinstance(value, TickRef | PositionRef):
        vague = isinstance(value, TickRef) and (value.every or value.unknown)
        return frozenset() if vague else frozenset((value.side,))
    return frozenset()


def named_in(text: str, items: Sequence[Item]) -> list[Named]:
    """The panels, rows, columns and cells that some words name, each once."""
    found: list[Named] = []
    for item in sorted(items, key=lambda one: one.start):
        new = all(item.value != other.item.value for other in found)
        if item.end > item.start and sides_of(item.value) and new:
            found.append(Named(item, text))
    return found


def layers(said: Said, earlier: Sequence[Said], position: int) -> Iterator[list[Named]]:
    """What was named before a place: in its sentence, in the last one, in the label before it."""
    yield named_in(said.text, [item for item in said.items if item.end <= position])
    if earlier:
        yield named_in(earlier[-1].text, earlier[-1].items)
    if said.label and said.statement.trail:
        yield named_in(said.statement.trail[-1], said.label)


def subject_of(said: Said, position: int) -> Named | None:
    """What a sentence speaks of up to a place: what it names first, without a preposition."""
    named = named_in(said.text, [item for item in said.items if item.end <= position])
    free = [one for one in named if not one.placed]
    things = [one for one in free if not _TELLS_WHEN.match(one.words)]
    return next(iter(things or free), None)
