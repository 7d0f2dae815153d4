"""Extremes that stand at the same place: "both panels peak in the same cell", "the cell with the largest A also has the lowest B"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from auditor.claim import Judgement, Reading
from auditor.claims.found import Found
from auditor.claims.judging import Valued, cell_name, described, directions, valued
from auditor.claims.stages.parsing import marked
from auditor.language.clauses import Clause, uncut
from auditor.language.loose import unknown_words
from auditor.language.refs import AxisRef, PanelRef, TickRef, tick_index
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.truth import Truth
from auditor.world import Reading as Digits
from auditor.world import Selection, World

_OPEN = "some of the cells are not written, or several may be meant"
_SIDES = ("rows", "columns")
_OVERRIDDEN = tuple("peak comparison trend value amount identity duel ordinal range".split())


@dataclass(frozen=True, slots=True)
class Meeting:
    """That the extremes of some selections, each in its direction, stand in one cell, or in one row or column (`side`)."""

    owners: tuple[Selection, ...]
    directions: tuple[str, ...]
    side: str = ""

    def __post_init__(self) -> None:
        if len(self.owners) < 2 or len(self.owners) != len(self.directions):
            raise ValueError("two extremes at least meet, each with its direction")

    def describe(self, document: Document) -> str:
        """For instance: the highest value of A and the lowest value of B stand in the same cell."""
        words = {"max": "highest", "min": "lowest"}
        told = (
            f"the {words[way]} value of {described(document, (owner,))}"
            for owner, way in zip(self.owners, self.directions, strict=True)
        )
        return f"{' and '.join(told)} stand in the same {self.side.removesuffix('s') or 'cell'}"


# --- how it is told -------------------------------------------------------------------------------

_END = r"(?P<{0}><max>|<min>|<good>|<bad>)"
_NOUN = r"(?: (?:<cell>|(?!of|in|for|and|at|on|with|is|has)[a-z]+)){0,2}"
_LIES = r"(?: (?:(?:is|are|stands?|stood|lies?|lay|sits?|falls?|fell|occurs?|found|reached|located|both|all|comes?|come|meet|<lies>)))*"
_SAME = r"(?: (?:in|at|on|under|for|with|by|fall on|falls on))? (?:<same>|same|one and same|identical|one) (?P<where><cell>|<row>|<column>|<axis>)"
_PAIR = r"(?P<pair><panels>|<panel>(?: ,)? and <panel>|<span>|<ref>(?: ,)? and <ref>)"
_OWN = r"(?: (?:of|in|on|for))? (?P<{0}><panel>|<ref>)"
_SCOPE = r"(?P<{0}>(?:in|for|on) <panel>)"


def _owned(end: str, own: str) -> str:
    """`the highest A value`, `the largest value of A`, `A's peak`."""
    before = rf"(?P<{own}b><panel>|<ref>) (?P<{end}b><max>|<min>|<good>|<bad>){_NOUN}"
    return rf"(?:{_END.format(end)}{_NOUN}{_OWN.format(own)}{_NOUN}|{before})"


@cache
def _frames() -> tuple[re.Pattern[str], ...]:
    lead, tail = rf"(?:{_SCOPE.format('lead')} ?,? )?", rf"(?: {_SCOPE.format('tail')})? \.?"
    forms = (
        rf"{_PAIR}(?: both| all)?(?: (?:has|have|reach|reaches|had|show|shows|is at|are at|is on|are on))?(?: (?:its|their))? {_END.format('end')}{_NOUN}{_LIES}{_SAME}",
        rf"{_END.format('end')}{_NOUN} (?:of|in|for) {_PAIR}{_LIES}{_SAME}",
        rf"{_END.format('end')}{_NOUN}{_LIES}{_SAME} (?:in|of|for|on) {_PAIR}",
        rf"(?P<own><panel>|<ref>)(?: (?:has|reaches|had) its)? {_END.format('end')}{_NOUN}{_LIES}{_SAME} as (?P<other><panel>|<ref>)(?: {_END.format('end2')}{_NOUN})?",
        rf"{_owned('end', 'own')} and {_owned('end2', 'other')}{_LIES}{_SAME}",
        rf"(?P<where><cell>|<row>|<column>|<axis>) (?:with|of|that has|which has|holding|that holds) {_owned('end', 'own')} "
        rf"(?:is(?: <same>)?(?: the)? (?:one|that|<cell>) (?:with|of)|has|holds|shows) {_owned('end2', 'other')}(?: too| as well)?",
        rf"(?P<where><cell>) that is {_END.format('end')} (?:in|for|on) (?P<own><panel>) is {_END.format('end2')} (?:in|for|on) (?P<other><panel>)(?: too| as well)?",
        rf"where (?P<own><panel>|<ref>) is {_END.format('end')} ?,? (?P<other><panel>|<ref>) is {_END.format('end2')}(?: too| as well)?",
    )
    return tuple(re.compile(f"{lead}{form}{tail}") for form in forms)


_CUE = re.compile(r"\b(?:same|also|one|identical|too|as well|has|have|holds)\b", re.IGNORECASE)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The way to take a sentence that a frame fits to its last word."""
    if statement.asks or not _CUE.search(statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    if clause.numbers or sum(bool(item.has("extreme")) for item in clause.items) not in (1, 2):
        return
    line = marked(clause)
    for frame in _frames():
        if match := frame.fullmatch(line.line.strip()):
            loose = [at for at, owner in zip(line.places, line.owners, strict=True) if owner is None]
            if unknown_words(clause, loose):
                return
            for meant in _meetings(clause, Found(match, line)):
                yield Reading.of_every_word(clause, meant, _OVERRIDDEN)
            return


def _meetings(clause: Clause, found: Found) -> Iterator[Meeting]:
    groups = found.match.groupdict()
    owners = _owners(clause, found)
    ends = [
        item for name in ("end", "endb", "end2", "end2b") if groups.get(name) for item in found.items(name)
    ]
    if len(owners) < 2 or not ends or len({(s.rows is None, s.columns is None) for s in owners}) > 1:
        return
    cues = ends if len(ends) == len(owners) else ends[:1] * len(owners)
    ways = [
        directions(cue.sense("extreme"), clause.document, owner.panel)
        for cue, owner in zip(cues, owners, strict=True)
    ]
    side = _side(found, owners)
    if side is not None and all(len(way) == 1 for way in ways):
        yield Meeting(tuple(owners), tuple(way[0] for way in ways), side)


def _owners(clause: Clause, found: Found) -> list[Selection]:
    """What has the extremes: panels, or lines of the one panel that is spoken of."""
    groups = found.match.groupdict()
    items = [
        item
        for name in ("pair", "own", "ownb", "other", "otherb")
        if groups.get(name)
        for item in found.items(name)
    ]
    items = sorted(set(items), key=lambda item: item.start)
    values = [item.value for item in items]
    if all(isinstance(value, PanelRef) for value in values):
        return [Selection(n) for value in values if isinstance(value, PanelRef) for n in value.panels]
    scoped = [i.value for name in ("lead", "tail") if groups.get(name) for i in found.items(name)]
    panels = [n for value in scoped if isinstance(value, PanelRef) for n in value.panels] or clause.panels
    refs = [value for value in values if isinstance(value, TickRef) and not value.every and not value.unknown]
    sides = {ref.side for ref in refs}
    if len(panels) != 1 or len(refs) != len(values) or len(sides) != 1 or not sides <= set(_SIDES):
        return []
    side, panel = sides.pop(), clause.panel(panels[0])
    axis = panel.rows if side == "rows" else panel.columns
    at = [tick_index(axis, tick) for ref in refs for tick in ref.ticks]
    lines = [(n,) for n in at if n is not None]
    if len(lines) != len(at):
        return []
    return [
        Selection(panels[0], rows=n) if side == "rows" else Selection(panels[0], columns=n) for n in lines
    ]


def _side(found: Found, owners: Sequence[Selection]) -> str | None:
    """The row or column that is shared, "" for the cell; None where that makes no sense."""
    lines = "columns" if owners[0].rows is not None else "rows" if owners[0].columns is not None else ""
    where = found.words("where") if "where" in found.match.groupdict() else ""
    named = {"<row>": "rows", "<column>": "columns"}.get(where, "")
    if where == "<axis>":
        refs = [item.value for item in found.items("where")]
        named = next((ref.side for ref in refs if isinstance(ref, AxisRef)), "")
        if named not in _SIDES:
            return None
    if lines and named and named != lines:
        return None
    return lines or named


# --- whether it is so -----------------------------------------------------------------------------


def judge(claim: Meeting, world: World) -> Judgement:
    """Some place holds all of the extremes; of values that may be equal each may be the one."""
    sets: list[set[tuple[int, ...]]] = []
    says: list[str] = []
    for owner, way in zip(claim.owners, claim.directions, strict=True):
        cells = valued(world, (owner,))
        if len(cells) < 2 or not all(cell.value.known for cell in cells):
            return Judgement(Truth.UNKNOWN, missing=_OPEN)
        holders = _holders(cells, way, fair=world.reading is Digits.PRINTED)
        sets.append({_place(cell, claim.side) for cell in holders})
        says.append(
            f"{'highest' if way == 'max' else 'lowest'} at {cell_name(world.document, holders[0].place)}"
        )
    truth = Truth.TRUE if set.intersection(*sets) else Truth.FALSE
    return Judgement(truth, ", ".join(says), (), _OPEN)


def _place(cell: Valued, side: str) -> tuple[int, ...]:
    return {"rows": (cell.row,), "columns": (cell.column,)}.get(side, (cell.row, cell.column))


def _holders(cells: Sequence[Valued], way: str, *, fair: bool) -> list[Valued]:
    """The cells that hold an extreme as printed, or that may hold it."""
    if fair:
        middles = [cell.value.middle for cell in cells]
        top = max(middles) if way == "max" else min(middles)
        return [cell for cell in cells if cell.value.middle == top]
    if way == "max":
        bound = max(cell.value.low for cell in cells)
        return [cell for cell in cells if cell.value.high >= bound]
    bound = min(cell.value.high for cell in cells)
    return [cell for cell in cells if cell.value.low <= bound]
