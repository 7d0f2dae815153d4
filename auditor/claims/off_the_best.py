"""How far one cell is from the best, highest or lowest there: "A is 4 behind the leader in May", "A trails the best row by 4", "4 short of the maximum".

Of which cells it is the best is seldom told: of the cell's row, of its column, or of the grid. Each makes a reading.
"""

from collections.abc import Iterator
from functools import cache, partial

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.comparison import Comparison
from auditor.claims.contests import Contest
from auditor.claims.duels.lines import line_of
from auditor.claims.duels.words import BE, END, LEAD, OPENED, SIZE, WORD, beside
from auditor.claims.found import Found, by_first_fit
from auditor.claims.frames import Frame, headed
from auditor.claims.pairing import Group
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, PanelRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import positions
from auditor.world import Selection

_SIDES = ("rows", "columns")
_NOUN = r"(?: (?P<noun{n}><axis>|<row>|<column>|<cell>|<map>|{w}))?"
_BEST = rf"(?:(?P<leader>leader|leaders|winner|front - runner|frontrunner|front runner|record)|(?P<most><best>|<max>|top){_NOUN.format(n=1, w=WORD)}|(?P<least><worst>|<min>){_NOUN.format(n=2, w=WORD)})(?: (?:there|of all|overall))?"
_CELL = rf"(?P<cell>(?:(?:{WORD}|<cell>) )??<ref>(?:(?: (?:in|on|at|for|with|under))? <ref>)?(?: (?:<cell>|{WORD}))?)"
_BEHIND = r"(?:(?P<behind>behind|below|short of|under|off|shy of|<lt>(?: than)?)|(?P<ahead>above|over|clear of|ahead of|<gt>(?: than| of)?))"
_LOSING = r"(?:los(?:es?|t)|<down>|concedes?|conceded|gives? away|gave away)"
_HEADS = {"cell": rf"{OPENED}{LEAD}{_CELL}"}
_FRAMES = {
    "size": (
        ("cell", rf" {BE}(?:only |just |still |already )?{SIZE}(?: <cell>)? {_BEHIND} {_BEST}{beside('tail')}"),
        ("cell", rf" (?:(?P<behind>trails?|trailed|<lt>(?: behind| of)?)|(?P<ahead><gt>|tops?|topped)) {_BEST} by {SIZE}{beside('tail')}"),
        ("cell", rf" (?P<behind>{_LOSING}) {SIZE} (?:to|against|on) {_BEST}{beside('tail')}"),
    )
}  # fmt: skip
_OVERRIDDEN = tuple(
    "gap trend change move amount count threshold range value peak ordinal average standing tally duel core".split()
)


@cache
def _frames() -> tuple[Frame, ...]:
    return headed(_HEADS, _FRAMES, END)


def read_off_the_best(clause: Clause) -> Iterator[Reading]:
    """One reading for each set of cells of which it may be the best."""
    if len(clause.numbers) == 1 and len(clause.panels) == 1 and not of_statement(clause):
        yield from by_first_fit(_frames(), line_of(clause), partial(_readings, clause))


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    cell, relation, size = _cell(clause), _relation(clause, found), found.number("size")
    if cell is None or relation is None or size is None or kind != "size":
        return
    measure, sign = relation
    noun = next((item for item in found.items("noun1", "noun2")), None)
    told = noun.value.side if noun is not None and isinstance(noun.value, AxisRef) else ""
    value = noun is not None and noun.value == "cell"
    alone = len(clause.document.panels) == 1 and noun is None  # of the row, the column, or the grid
    for scope in _scopes(clause, cell, told):
        contest = Contest(Group((cell,), measure), Group((scope,), measure), sign, amount=size)
        claim = Comparison((contest,), certain=_is_sure(clause, found) and bool(told or value or alone))
        yield Reading.of_every_word(clause, claim, _OVERRIDDEN)


def _is_sure(clause: Clause, found: Found) -> bool:
    """Whether it is known which end is the best, so that a number may be refuted."""
    words = found.items("most", "least")
    rated = any(item.has("extreme", "good", "bad") for item in words)
    return bool(words) and (not rated or bool(better(clause.document, clause.panels[0])))


def _relation(clause: Clause, found: Found) -> tuple[str, str] | None:
    """Which extreme it is, and how the cell stands to it; None where the words are at odds ("4 above the best")."""
    word = found.words("leader", "most", "least")
    low = better(clause.document, clause.panels[0]) == "lower"
    if word == "<max>" or word == "<min>":
        top = word == "<max>"
        fits = bool(found.words("behind" if top else "ahead"))
    else:
        good = not found.words("least")
        top = good != low
        fits = bool(found.words("behind" if good else "ahead"))
    if not fits:
        return None
    return ("max", "<") if top else ("min", ">")


def _cell(clause: Clause) -> Selection | None:
    """The one cell that a clause names by its row and its column."""
    places: dict[str, int] = {}
    panel = clause.panels[0]
    for item in clause.items:
        value = item.value
        if item.kind != "ref" or isinstance(value, AxisRef | PanelRef):
            continue
        for part in (getattr(value, "rows", value), getattr(value, "columns", value)):
            side = getattr(part, "side", "")
            own = positions(clause, panel, part) if side in _SIDES else None
            if not own or len(own) != 1 or places.setdefault(side, own[0]) != own[0]:
                return None
    if set(places) != set(_SIDES):
        return None
    return Selection(panel, (places["rows"],), (places["columns"],))


def _scopes(clause: Clause, cell: Selection, told: str) -> Iterator[Selection]:
    """The cells of which it may be the best: across the rows, across the columns, of all; across one side where that is told."""
    grid = clause.panel(cell.panel)
    every = {side: plain_lines(axis_of(grid, side)) for side in _SIDES}
    if told in ("", "rows"):
        yield Selection(cell.panel, every["rows"], cell.columns)
    if told in ("", "columns"):
        yield Selection(cell.panel, cell.rows, every["columns"])
    if not told:
        yield Selection(cell.panel, every["rows"], every["columns"])
