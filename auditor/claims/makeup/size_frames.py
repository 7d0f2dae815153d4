"""How people give rows and columns: "a 7x9 grid", "3 rows by 6 columns", "six across and two down"."""

import re
from collections.abc import Iterator

from auditor.claims.makeup.count_words import ADJ, END, GRID, HOLD, SUM, Found, number_of
from auditor.claims.makeup.facts import Fact
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing
from auditor.language.refs import axis_of
from auditor.language.tokens import norms
from auditor.numerals import CARDINALS, cardinal

_GLUED = re.compile(
    r"(?<![\w.])(?P<a>\d{1,4})\s?(?:[x×]|-by-| by |-x-)\s?(?P<b>\d{1,4})(?!\s?[x×]\s?\d)[\s-](?:[A-Za-z]+[\s-]){0,3}?(?:grid|heat\s?map|map|matrix|panel|plot|chart|table|board|array|layout|square|block|lattice|image|figure|cells|sub-?plot)s?\b"
    r"|\b(?:grid|heat\s?map|matrix|panel|plot|chart|table|board|array|layout|cells)s?\b,? (?:(?:is|are|was|of|with|in|has|have|size|shape|dimensions?|an?|the|arranged|as|laid|out|measuring) ){0,4}\(?(?P<c>\d{1,4})\s?[x×]\s?(?P<d>\d{1,4})(?!\s?[x×]\s?\d)(?!\w)",
    re.IGNORECASE,
)


ARRANGED = re.compile(
    r"\b(?:arrang\w+|laid out|layout|organi[sz]ed|set|placed|array of|grid of (?:(?:panel|plot|heat\s?map|map|chart)s?))\b",
    re.IGNORECASE,
)
PANELS = re.compile(
    r"\b(?:heat\s?maps|panels|maps|matrices|plots|charts|grids|sub-?plots|figures)\b", re.IGNORECASE
)
EACH = re.compile(r"\b(?:each|every|both|either)\b", re.IGNORECASE)


def of_panels(clause: Clause) -> bool:
    """Whether rows and columns may be those in which panels stand: where several are told of, and not of each."""
    told = PANELS.search(clause.text)
    if told is None and len(clause.document.panels) < 2:
        return False
    return bool(ARRANGED.search(clause.text) or told and not EACH.search(clause.text))


def sizes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """What is said of rows times columns; where as many panels are said to be arranged so, it is the panels that are counted."""
    for fact, items, (start, end) in _sizes(clause, line):
        count = fact.number.value * fact.to.value if fact.number and fact.to else 0
        said = clause.sentence[max(clause.start, start - 20) : end]
        laid = ARRANGED.search(said) or of_panels(clause)
        if count > 1 and count == len(clause.document.panels) and laid:
            yield Fact("panels", number=_whole(count)), items, (start, end)
        else:
            yield fact, items, (start, end)


def _sizes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`a 10x10 grid`, `a grid of 4 by 5`, `10-by-10`: rows and columns in either order, unless they are named."""
    for found in _GLUED.finditer(clause.text):
        inside = frozenset(i for i in clause.items if found.start() <= i.start - clause.start < found.end())
        one, other = (_whole(float(found[a] or found[b])) for a, b in (("a", "c"), ("b", "d")))
        yield (
            Fact("size", number=one, to=other),
            inside,
            (found.start() + clause.start, found.end() + clause.start),
        )
    for frame in (
        rf"{{number:a}} (?:- )?(?:x|×|by|times) (?:- )?{{number:b}} (?!(?:x|×) ){GRID}",
        r"{panel} (?:is |are |was )?(?:(?:{cell}|quadratic|rectangular) (?:, )?)?(?:of |with |measuring |measure |sized |size |arranged |laid out |in )*(?:a )?(?:size )?(?:of )?(?:\( )?{number:a} (?:- )?(?:x|×|by) (?:- )?{number:b}(?! (?:x|×) )",
        r"(?:arranged|laid out|organi[sz]ed|set) (?:in |as |into )?(?:a )?{number:a} (?:- )?(?:x|×|by) (?:- )?{number:b}",
    ):
        for match in line.find(frame):
            yield (
                Fact(
                    "size", number=number_of(clause, match.item("a")), to=number_of(clause, match.item("b"))
                ),
                match.items,
                match.span,
            )
    for frame in (
        rf"{{place:p}} {GRID}",
        r"{panel} (?:of |is |are |has |with |measuring |in )*(?:a |size )*{place:p}",
    ):
        for match in line.find(frame):
            first, second = (float(text) for text in re.findall(r"\d+", match.named["p"].text)[:2])
            yield Fact("size", number=_whole(first), to=_whole(second)), match.items, match.span


_NUMBER = rf"(?:\d{{1,3}}|{'|'.join(CARDINALS)})"
_CROSSED = re.compile(
    rf"\b(?P<a>{_NUMBER}) (?:[a-z]+ )?(?P<one>[a-z]+s) (?:by|times|×|x) (?P<b>{_NUMBER}) (?:[a-z]+ )?(?P<other>[a-z]+s)\b",
    re.IGNORECASE,
)


def crossed(clause: Clause) -> Iterator[Found]:
    """`a map of six farms by four years`: so many ticks of an axis that is named, against those of the other."""
    for found in _CROSSED.finditer(clause.text):
        sides = [_side_of(clause, found[name]) for name in ("one", "other")]
        if not any(sides) or sides[0] == sides[1]:
            continue
        first = sides[0] or ("columns" if sides[1] == "rows" else "rows")
        second = "columns" if first == "rows" else "rows"
        start, end = clause.start + found.start(), clause.start + found.end()
        items = frozenset(item for item in clause.items if start <= item.start < end)
        for side, name in ((first, "a"), (second, "b")):
            count = int(found[name]) if found[name].isdigit() else cardinal(found[name].casefold())
            yield Fact(side, number=_whole(float(count or 0))), items, (start, end)


def _side_of(clause: Clause, noun: str) -> str:
    """The side whose label in every panel has a noun, and the other's has not; "" where there is none."""
    word = norms(noun)
    named = [
        side
        for side in ("rows", "columns")
        if word and all(set(word) <= set(norms(axis_of(clause.panel(i), side).label)) for i in clause.panels)
    ]
    return named[0] if len(named) == 1 else ""


def _whole(value: float) -> Num:
    return Num(value, 1.0, f"{value:g}")


def rows_and_columns(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`3 rows by 6 columns`, `three rows (farms) and six columns`, `six across and two down`, `seven to a side`."""
    aside = r"(?: \( (?:[^()<]|<(?!number|tick))*\))?"
    joint = r"(?: ,)? (?:- )?(?:and|by|x|×|,|with) (?:- )?"
    cells = rf"{ADJ}(?:{{cell|axis}} )?"
    lines = r"(?:{row|column} )?"
    across = r"(?:across|wide|horizontally|broad|along the horizontal(?: axis)?|(?:from )?left to right|side to side)"
    down = r"(?:down|tall|high|deep|vertically|along the vertical(?: axis)?|(?:from )?top to bottom)"
    for frame in (
        rf"{{number:r}} (?:- )?{ADJ}{{row}}{aside}{joint}(?:\w+ )?{{number:c}} (?:- )?{ADJ}{{column}}{aside}",
        rf"{{number:c}} (?:- )?{ADJ}{{column}}{aside}{joint}(?:\w+ )?{{number:r}} (?:- )?{ADJ}{{row}}{aside}",
        rf"{{number:c}} {cells}{lines}{across}{joint}{{number:r}} {cells}{lines}{down}",
        rf"{{number:r}} {cells}{lines}{down}{joint}{{number:c}} {cells}{lines}{across}",
        rf"{{number:r}} {ADJ}{{row}} of {{number:c}}(?: {ADJ}{{cell}})?(?: each)?",
        rf"{{number:c}} {ADJ}{{column}} of {{number:r}}(?: {ADJ}{{cell}})?(?: each)?",
    ):
        for match in line.find(frame):
            yield Fact("rows", number=number_of(clause, match.item("r"))), match.items, match.span
            yield Fact("columns", number=number_of(clause, match.item("c"))), match.items, match.span
    for match in line.find(
        rf"{{number:n}} (?:{ADJ}{{cell}} )?(?:to|on|per|along|at) (?:a|each|either|every|the|one) side"
    ):
        yield (
            Fact("size", number=number_of(clause, match.item("n")), to=number_of(clause, match.item("n"))),
            match.items,
            match.span,
        )
    for side, noun in (("rows", "row"), ("columns", "column")):
        for match in line.find(
            rf"(?<!them )(?<!these )(?<!those )(?<!which )(?<!lie )(?<!stand )(?:{HOLD}|in|of) {SUM}{{number:n}} {ADJ}{{{noun}}}{END}"
        ):
            yield Fact(side, number=number_of(clause, match.item("n"))), match.items, match.span
