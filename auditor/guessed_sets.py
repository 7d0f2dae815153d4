"""The cells that a label picks out, or that a clause may count of which nothing else was understood."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.better import better
from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond, Together
from auditor.claims.cellsets.conditions import said
from auditor.claims.cellsets.shapes import everywhere
from auditor.claims.cellsets.words import COLOUR, REF, Line
from auditor.claims.follow_ups.claims import Thing
from auditor.claims.follow_ups.reading import line_of
from auditor.denoted import Denoted, Worlds, of_areas
from auditor.language.labels.bounds import bounds_told
from auditor.language.numbers import Num
from auditor.model import Document, Statement
from auditor.numerals import MULTIPLICATIVES
from auditor.world import Selection

_MOST_WORDS = 6  # of a part that does nothing but count: "five fields get there"

_UP = re.compile(
    r"\b(?:above|over|more|exceed\w*|beyond|pass\w*|past|at least|reach\w*"
    r"|higher|larger|longer|greater|top|clear|surpass\w*)\b",
    re.IGNORECASE,
)
_DOWN = re.compile(
    r"\b(?:below|under|less|fewer|short|lower|smaller|at most|beneath|within|no more)\b", re.IGNORECASE
)
_GAPS = re.compile(
    r"\b(?:missing|blank|empty|absent|no (?:value|number|reading|entry)|without a (?:value|number))\b",
    re.IGNORECASE,
)
# What is counted so is no value of a cell.
_CHANGES = re.compile(
    r"\b(?:steps?|changes?|gains?|losses|loss|drops?|rises?|falls?|differences?|gaps?|leads?|pairs?|rows?|columns?|lines?|means?|averages?|totals?|sums?)\b",
    re.IGNORECASE,
)


def labelled(statement: Statement, document: Document, worlds: Worlds) -> list[Denoted]:
    """The cells that the label above a sentence picks out ("Cells above 30", "Navy tiles"), in each panel or in all."""
    label = statement.trail[-1].strip(" *_:.") if statement.trail else ""
    if not label or label == statement.section or _CHANGES.search(label):
        return []
    found = []
    for scope in _scopes(statement, document):
        for told in (label, *bounds_told(label, better(document, scope[0]))):
            line = line_of(_alone(told, statement), document, scope[0])
            if conds := _condition(line):
                found += [_so(conds, scope, document, worlds)]
            elif len(scope) == 1 and (area := _area(line)):
                found += [Denoted(area, certain=False)]
    return list(dict.fromkeys(one for one in found if one.things))


def only_counts(statement: Statement, document: Document) -> int:
    """How many things a short part counts that tells nothing else of them; 0 where it does."""
    line = line_of(statement, document, 0)
    told = [word.item for word in line.words if word.item is not None]
    if len(line.words) > _MOST_WORDS:
        return 0
    if not told:
        return next((MULTIPLICATIVES[w.text] for w in line.words if w.text in MULTIPLICATIVES), 0)
    num = line.num(next(at for at, word in enumerate(line.words) if word.item is not None))
    return int(num.value) if len(told) == 1 and num is not None and _is_size(num) else 0


def _alone(text: str, statement: Statement) -> Statement:
    return Statement(text, statement.span, (statement.offsets[0],) * (len(text) + 1), statement.panel)


def _area(line: Line) -> tuple[Thing, ...]:
    """The cells of an area that a label names, where it is no line and not all of the grid."""
    for ways, end in areas(line, line.skip(0, ("the",))):
        if line.is_end(end) and len(ways) == 1:
            lines = {len({row for row, _ in ways[0]}), len({column for _, column in ways[0]})}
            if 1 not in lines and ways[0] != everywhere(line):
                return tuple((Selection(line.panel, (r,), (c,)),) for r, c in sorted(ways[0]))
    return ()


def counted(statement: Statement, document: Document, worlds: Worlds) -> Denoted | None:
    """Those cells that meet a bound in a clause, where they are as many as it tells, and no others are."""
    if _CHANGES.search(statement.text):
        return None
    found: dict[frozenset[Thing], Denoted] = {}
    for scope in _scopes(statement, document):
        line = line_of(statement, document, scope[0])
        if any(word.text == REF for word in line.words):
            return None  # it may count what is so in a part of the grid
        sizes = [num for word in line.words if (num := word.num) is not None and _is_size(num)]
        for conds in _bounds(line):
            rest = [num for num in sizes if conds[0].num is None or num.text != conds[0].num.text]
            for one in (
                _so(conds, scope, document, worlds),
                *_in_size(conds, scope, document, worlds),
            ):
                if any(num.value == len(one.things) for num in rest):
                    found.setdefault(frozenset(one.things), one)
    return next(iter(found.values())) if len(found) == 1 else None


def _in_size(
    conds: Sequence[Cond], scope: Sequence[int], document: Document, worlds: Worlds
) -> Iterator[Denoted]:
    """The same whatever the sign, where values are negative: "a loss of 6 or more"."""
    values = [q.value for panel in scope for q in document.panels[panel].values.values()]
    if conds[0].num is not None and conds[0].num.value > 0 and any(value < 0 for value in values):
        yield _so([replace(cond, size=True) for cond in conds], scope, document, worlds)


def _is_size(num: Num) -> bool:
    return num.op == "=" and not num.unit and not num.value % 1 and num.value > 1


def _condition(line: Line) -> tuple[Cond, ...]:
    """What a label says of cells, behind a noun or two."""
    for at in range(min(3, len(line.words))):
        told = said(line, at)
        if told is not None and len(line.words) - told.end <= 1:
            return told.conds
    return ()


def _bounds(line: Line) -> Iterator[tuple[Cond, ...]]:
    """What a clause may tell of the cells that it counts."""
    text = line.clause.statement.text
    if _GAPS.search(text):
        yield (Cond(missing=True),)
    for at, word in enumerate(line.words):
        if line.text(at) == COLOUR:
            yield (Cond(colour=line.spelled(at)),)
        num = word.num
        if num is None or num.op not in ("=", "~", "<", ">", "<=", ">="):
            continue
        if num.op in ("<", ">", "<=", ">="):
            yield (Cond(num),)
            continue
        up, down = bool(_UP.search(text)), bool(_DOWN.search(text))
        ops = ("=",) if up == down else (">", ">=") if up else ("<", "<=")
        for op in ops:
            yield (Cond(Num(num.value, num.step, num.text, op, num.unit)),)


def _so(conds: Sequence[Cond], scope: Sequence[int], document: Document, worlds: Worlds) -> Denoted:
    areas = []
    for panel in scope:
        grid = document.panels[panel]
        cells = frozenset((r, c) for r in range(len(grid.rows.ticks)) for c in range(len(grid.columns.ticks)))
        areas.append(Area.of(panel, cells, "the grid"))
    return of_areas(Together(tuple(areas), tuple(conds), None, None), worlds)


def _scopes(statement: Statement, document: Document) -> list[tuple[int, ...]]:
    """The panel of a sentence; or each panel, and all of them together."""
    if statement.panel is not None:
        return [(statement.panel,)]
    panels = tuple(range(len(document.panels)))
    return [panels] if len(panels) == 1 else [panels, *((panel,) for panel in panels)]
