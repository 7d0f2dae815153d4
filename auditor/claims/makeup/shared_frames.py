"""How people say that panels have the same axes: "both maps share their columns", "the rows are the same in all panels"."""

from collections.abc import Iterator

from auditor.claims.makeup.count_words import Found
from auditor.claims.makeup.facts import Fact
from auditor.language.clauses import Clause
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef

_PANELS = r"(?:{panels}|both|both of them|each|all|they|(?:the )?{number} {panel}|each (?:of the {number} )?{panel|cell}|each of them|each of {panels})"
_WHAT = r"(?P<what>(?:{row|column|axis|everyrows|everycolumns}|axes|axe|row and column|column and row|{row} and {column}|{column} and {row})(?: (?:labels?|names?|ticks?|order|headings?))?)"
_SAME = r"(?:the |exactly |precisely )*(?:same|identical)"
_ORDER = r"(?:(?: ,)? (?:and )?in (?:the |exactly |precisely )*same order(?: too| as well)?)?"
_FRAMES = (
    rf"^(?:and |but )?{_PANELS} (?:have|has|share|shares|use|uses|show|shows|carry) {_SAME} (?:{{number:n}} )?{_WHAT}{_ORDER}(?= \.|$)",
    rf"^(?:and |but )?{_PANELS} (?:share|shares) (?:their |its |the |both )*{_WHAT}{_ORDER}(?= \.|$)",
    rf"^(?:and |but )?(?:the |both )?{_WHAT} (?:is|are|be|stay|remain) (?:{_SAME}|shared)(?: (?:in|for|across|between|by|on|of) {_PANELS})?{_ORDER}(?= \.|$)",
)


def shared_axes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """That all panels have the same rows, columns or both, where a clause tells nothing else."""
    if len(clause.document.panels) < 2:
        return
    for frame in _FRAMES:
        for match in line.find(frame):
            sides = _sides(clause, match.words["what"])
            number = match.item("n")
            for side in sides:
                yield Fact("same axes", side), match.items, match.span
                if number is not None and len(sides) == 1:
                    yield Fact(side, number=clause.number(number)), match.items, match.span
            return


def _sides(clause: Clause, what: str) -> tuple[str, ...]:
    """The sides that words tell; both where they name no side."""
    named = {item.value.side for item in clause.axes if isinstance(item.value, AxisRef)}
    named |= {f"{word}s" for word in ("row", "column") if word in what}
    return tuple(side for side in ("rows", "columns") if side in named or not named)
