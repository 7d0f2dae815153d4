"""Claims on colours: what they are."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class Tint:
    """One fact on colours; `about` tells which.

    "count": `number` cells of `scope` have the colour (of `whole` cells, if stated; holding `values`). "all", "most" and
    "nearly all": so many cells of the scope have one of the colours. "means": the colour stands for `sense` ("low" or
    "high") values. "shade": darker colours (or lighter ones, as `shade` says) stand for them. "beyond": cells on one side
    of `number` have the colour. "extreme": the most extreme cell of that colour or shade lies in `place`. "as many": as many
    cells as of `other`.
    """

    about: str
    colours: tuple[str, ...] = ()
    scope: tuple[Selection, ...] = ()
    number: Num | None = None
    whole: Num | None = None
    values: tuple[Num, ...] = ()
    sense: str = ""
    shade: str = ""
    place: tuple[Selection, ...] = ()
    other: str = ""

    def describe(self, document: Document) -> str:
        """For instance: 3 cells are red."""
        name = " or ".join(self.colours) or f"{self.shade}er colours"
        where = "" if all(s.whole for s in self.scope) else f" of {described(document, self.scope)}"
        words = {
            "count": f"{num_text(self.number) if self.number else 'so many'} cells{where} are {name}",
            "means": f"{name} stands for {self.sense} values",
            "shade": f"{self.shade}er colours stand for {self.sense} values",
            "beyond": f"cells{where} {num_text(self.number) if self.number else ''} are {name}",
            "extreme": f"the most {self.shade or name} cell{where} is at {described(document, self.place)}",
            "most beyond": f"most values{where} are {num_text(self.number) if self.number else ''}",
            "as many": f"as many cells are {name} as {self.other}",
        }
        if self.about == "all" and self.number is not None:
            return f"{described(document, self.scope)} = {num_text(self.number)}, {name}"
        return words.get(self.about, f"{self.about} cells{where} are {name}")


@dataclass(frozen=True, slots=True)
class Tints:
    """What a clause says of colours: all of it must hold."""

    facts: tuple[Tint, ...]

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return ", ".join(dict.fromkeys(fact.describe(document) for fact in self.facts))
