"""What the groups of a frame of worked-out numbers hold."""

import re
from dataclasses import dataclass, replace

from auditor.claims.frames import Fit
from auditor.claims.worked.line import Line, Word
from auditor.claims.worked.series import Series, between_panels, end_step, route, steps, ticks_at
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, TickRef, axis_of
from auditor.model import Document

_EXACTLY = "exactly"


# The busiest and the quietest, the highest and the lowest: perhaps by something else than the values.
_MEASURED = re.compile(
    r"^[a-z ]*(?:gap|spread|distance|difference) between (?!(?:best and worst|worst and best)(?!\S))"
)


@dataclass(frozen=True, slots=True)
class Told:
    """A part of a sentence that a frame fits, in its document; `panels` are those that it speaks of, if they are `named` or the only ones."""

    document: Document
    line: Line
    fit: Fit
    panels: tuple[int, ...]
    named: bool

    def words(self, *names: str) -> str:
        """The words of the first of some groups that took part; "" where none did."""
        groups = self.fit.groupdict()
        return next((words for name in names if (words := groups.get(name))), "")

    def things(self, *names: str) -> list[Word]:
        """The words and marks that some groups hold."""
        return [word for name in names if self.words(name) for word in self.line.things(self.fit.span(name))]

    def number(self, *names: str) -> Num | None:
        """The first number that some groups hold."""
        return next((w.thing for w in self.things(*names) if isinstance(w.thing, Num)), None)

    @property
    def panel(self) -> int | None:
        """The one panel that is spoken of; None where it is not known."""
        return self.panels[0] if len(self.panels) == 1 and self.named else None

    @property
    def certain(self) -> bool:
        """Whether the words leave no other numbers that may be meant: those of which panels, and of which ends."""
        across = self.words("move") and not self.words("lead", "tail", "into", "pair", "end")
        telling = "<p>" in self.fit.group() or "<panels>" in self.fit.group()
        open_lines = self.words("larger", "smaller", "pace") and not self.words(
            "names", "front", "of", "behind", "whom"
        )
        return not open_lines and (not across or telling) and not _MEASURED.search(self.fit.group())

    @property
    def of_size(self) -> bool:
        """Whether a gap lies between the highest and the lowest, which may be the ends of an axis."""
        return (
            re.match(
                r"[a-z ]*(?:gap|spread|distance|difference) between (?:high|low|large|small)est",
                self.fit.group(),
            )
            is not None
        )

    @property
    def way(self) -> str:
        """Which way it goes."""
        return {"<up>": "up", "<down>": "down"}.get(self.words("move"), "any")

    def stepped(self) -> Series | None:
        """The steps of all lines of the panel that is spoken of, between two ticks."""
        spans = [name for name in ("lead", "tail", "pair", "into") if self.words(name)]
        if len(spans) != 1 or self.panel is None:
            return None
        found = route(self.things(spans[0]), self.document, self.panel)
        return steps(self.document, self.panel, *found) if found else None

    def amount(self, series: Series) -> tuple[Amount | None, tuple[int, ...]] | None:
        """How many of the lines are told to be so, and which of them are named; None where others are counted."""
        size = len(series.numbers)
        totals = [n.value for name in ("total1", "total2", "total3") if (n := self.number(name)) is not None]
        if any(total != size for total in totals) or not self._counts_lines(series):
            return None
        if self.words("names", "only"):
            named = series.told(self.things("names", "only"), self.document)
            things = sum(len(getattr(word.thing, "ticks", ".")) for word in self.things("only"))
            if named is None or self.words("only") and len(named) > things:
                return None  # "only in A": not all of A's numbers need be so
            only = Amount(_EXACTLY, Num(float(len(named)), 1.0, str(len(named))))
            return (only if self.words("only") else None), named
        if self.words("but"):
            spared = series.told(self.things("but"), self.document)
            rest = tuple(n for n in range(size) if n not in (spared or ()))
            return (Amount(_EXACTLY, Num(float(len(rest)), 1.0, str(len(rest)))), rest) if spared else None
        if self.words("none"):
            return Amount("none"), ()
        if self.words("all"):
            return (Amount("all"), ()) if not self.words("all").startswith("both") or size == 2 else None
        count = self.number("count")
        if count is None or count.value > size or count.value % 1:
            return None
        return Amount(_EXACTLY, replace(count, word=True)), ()

    def _counts_lines(self, series: Series) -> bool:
        """Whether what is counted, where it is said, are the lines of which there are numbers."""
        kinds = [
            w.thing.side
            for w in self.things("none", "all", "count")
            if isinstance(w.thing, AxisRef | TickRef)
        ]
        return all(side == series.side for side in kinds)

    def across(self) -> list[Series]:
        """The differences of the two panels that are named, or of the two that there are, either way."""
        refs = [w.thing for w in self.things("panels") if isinstance(w.thing, PanelRef)]
        pair = [ref.panels[0] for ref in refs] or list(range(len(self.document.panels)))
        if len(pair) != 2 or len(set(pair)) != 2:
            return []
        found = [between_panels(self.document, *ends) for ends in (pair, pair[::-1])]
        return [one for one in found if one is not None]

    def end_steps(self, panel: int) -> Series | None:
        """The steps at an end of an axis: "the first 60", "the last step"."""
        words = self.things("width")
        width = self.number("width") or _width(words, self.document, panel)
        if words and width is None:
            return None
        end = "first" if self.words("end") == "first" else "last"
        found = end_step(end, width, self.document, panel)
        return steps(self.document, panel, *found[0]) if len(found) == 1 else None


def _width(words: list[Word], document: Document, panel: int) -> Num | None:
    """`the first 30 min`: a width that is also the name of a tick."""
    for side in ("rows", "columns"):
        at = [n for word in words for n in ticks_at(word, document, panel, side)]
        number = axis_of(document.panels[panel], side).ticks[at[0]].number if at else None
        if number is not None:
            return Num(number, 1.0, words[0].text)
    return None
