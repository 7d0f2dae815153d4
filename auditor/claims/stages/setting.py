"""Along which side a sentence follows lines, and which ticks and numbers its words tell there."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.claims.found import Found, is_line
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.language.ways import positions
from auditor.model import Axis

ACROSS = {"rows": "columns", "columns": "rows"}
# What may tell from which tick to which something goes.
SPANNING = ("pair", "span", "until", "since", "nth")
_PLAIN_NUMBER = re.compile(r"(?:another |the |a )?([-+−]?\d+(?:\.(\d+))?)")
_UNTIL = ("up to", "until", "till", "through", "by ")
_SINCE = re.compile(r"(?:from|after|since|beyond|past)\b")
_ONWARDS = re.compile(r"\b(?:on|onwards?)$")
_TO = re.compile(r"\b(?:from|between)\b.*\b(?:to|and|until)\b|\d\s*[-–]\s*\d|\bto\b")
_NTH = {"first": 0, "second": 1, "last": -1, "final": -1}

Span = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Setting:
    """The side along which lines are followed; `ticks` takes "from 2 to 4" for ticks where both are."""

    clause: Clause
    panel: int
    side: str
    ticks: bool

    @property
    def axis(self) -> Axis:
        """The axis along which lines are followed."""
        return axis_of(self.clause.panel(self.panel), self.side)

    def at(self, items: Sequence[Item], side: str = "") -> tuple[int, ...]:
        """The places of what the one mention names on a side; none where it names another thing."""
        refs = [item.value for item in items if is_line(item.value)]
        if len(refs) != 1 or refs[0].side != (side or self.side):
            return ()
        return positions(self.clause, self.panel, refs[0]) or ()

    def tick(self, found: Found, name: str) -> str | None:
        """The tick that a group tells; None where it tells none of the side."""
        number = found.number(name)
        if number is not None:
            return next((t.text for t in self.axis.ticks if t.number == number.value), None)
        at = self.at(found.items(name))
        return self.axis.ticks[at[0]].text if len(at) == 1 else None

    def before(self, found: Found, name: str) -> str | None:
        """The tick before the one that a group tells."""
        texts, tick = [one.text for one in self.axis.ticks], self.tick(found, name)
        at = texts.index(tick) if tick is not None else 0
        return texts[at - 1] if at else None

    def number(self, found: Found, name: str) -> Num | None:
        """A number, or one that is written as a tick is."""
        number = found.number(name)
        if number is not None:
            return number
        texts = [item.text.strip() for item in found.items(name)]
        match = _PLAIN_NUMBER.fullmatch(texts[0]) if len(texts) == 1 else None
        if match is None:
            return None
        return Num(float(match[1].replace("−", "-")), 10.0 ** -len(match[2] or ""), match[1])

    def span(self, found: Found, kind: str, name: str = "span") -> Span | None:
        """From which tick to which words tell: both, or one of them and ""; None where they tell neither."""
        if kind == "pair":
            first, last = (self.tick(found, end) for end in ("pair_a", "pair_b"))
            return (first, last) if first and last and first != last else None
        if kind == "nth":
            steps = list(pairwise(plain_lines(self.axis)))
            at = _NTH[found.words("nth")]
            one, other = steps[at] if at < len(steps) else steps[-1]
            return self.axis.ticks[one].text, self.axis.ticks[other].text
        if kind in ("until", "since"):
            tick = self.tick(found, kind)
            return None if tick is None else ("", tick) if kind == "until" else (tick, "")
        return self._of_range(found, name)

    def _of_range(self, found: Found, name: str) -> Span | None:
        """`up to 4`, `from 4 on`, `from 4 to 9`, as one mention."""
        items = found.items(name)
        at = self.at(items)
        if not at:
            return None
        own = items[0].text.casefold()
        text = f"{found.match.group().strip(' ,')} {own}"
        first, last = self.axis.ticks[at[0]].text, self.axis.ticks[at[-1]].text
        if own.startswith(_UNTIL):
            return "", last
        since = bool(_SINCE.match(own) or _SINCE.match(text))
        ending = at[-1] == len(self.axis.ticks) - 1
        if ending and (_ONWARDS.search(own) or len(at) > 1 and since and not _TO.search(text)):
            return first, ""
        if len(at) == 1:
            return (first, "") if since else None
        return (first, last) if _TO.search(text) else None
