"""What swings claim: how far the values of a line lie apart among its like, and between which ends."""

from dataclasses import dataclass

from auditor.claims.judging import described, num_text
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.model import Document
from auditor.world import Selection


@dataclass(frozen=True, slots=True)
class End:
    """One end of a swing: its number, the position of its tick on the other axis, or both."""

    value: Num | None = None
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Swing:
    """The swing of a line, widest or narrowest of all lines of its side; its size, and its two ends."""

    panel: int
    side: str
    line: int
    widest: bool
    value: Num | None = None
    ends: tuple[End, ...] = ()
    rank: int = 1
    loose: bool = False  # "varies most": there are other measures of that

    def describe(self, document: Document) -> str:
        """For instance: Farm A has the widest swing = 16."""
        one = (self.line,)
        own = Selection(self.panel, one) if self.side == "rows" else Selection(self.panel, None, one)
        value = f" = {num_text(self.value)}" if self.value else ""
        other = axis_of(document.panels[self.panel], "columns" if self.side == "rows" else "rows")
        texts = [
            " at ".join(
                part
                for part in (
                    end.value.text if end.value else "",
                    other.ticks[end.at].text if end.at is not None else "",
                )
                if part
            )
            for end in self.ends
        ]
        between = f" between {' and '.join(texts)}" if texts else ""
        width = "widest" if self.widest else "narrowest"
        nth = f" number {self.rank}" if self.rank > 1 else ""
        return f"{described(document, [own])} has the {width} swing{nth}{value}{between}"


@dataclass(frozen=True, slots=True)
class Swings:
    """Several of them, all of which are told; where a word is not known it can only be supported."""

    parts: tuple[Swing, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """Each of them."""
        return "; ".join(part.describe(document) for part in self.parts)
