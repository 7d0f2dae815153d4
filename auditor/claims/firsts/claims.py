"""What is claimed of the first few values from an end: "the lowest two are 3 and 4, both at A", "the five best are all in May"."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection

Scope = tuple[Selection, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One of the values: its number, its place, or both."""

    value: Num | None = None
    place: Scope = ()


@dataclass(frozen=True, slots=True)
class Top:
    """The first `size` values of a scope from an end ("max", "min"), in whatever order they are told unless `ordered`.

    `entries` are these values one by one; `within` is where all of them stand. A tentative meaning only keeps the statement
    from being refuted.
    """

    direction: str
    size: int
    scope: Scope
    entries: tuple[Entry, ...] = ()
    within: Scope = ()
    tentative: bool = False
    ordered: bool = False
    count: int | None = None  # how many of them stand within the place, where not all do

    def describe(self, document: Document) -> str:
        """For instance: the 2 lowest values of the panel: 3, 4, all at field A."""
        word = "highest" if self.direction == "max" else "lowest"
        what = f"the {self.size} {word} values" if self.size > 1 else f"the {word} value"
        told = ", ".join(_described(document, entry) for entry in self.entries)
        some = "all" if self.count is None else f"{self.count} of them"
        within = f", {some} at {described(document, self.within)}" if self.within else ""
        return f"{what} of {described(document, self.scope)}{': ' if told else ''}{told}{within}"


def _described(document: Document, entry: Entry) -> str:
    value = num_text(entry.value) if entry.value else ""
    place = f"at {described(document, entry.place)}" if entry.place else ""
    return " ".join(part for part in (value, place) if part)


@dataclass(frozen=True, slots=True)
class Firsts:
    """Several such tellings, all of which hold: one, or one from each end."""

    parts: tuple[Top, ...]

    def describe(self, document: Document) -> str:
        """All parts."""
        return "; ".join(part.describe(document) for part in self.parts)
