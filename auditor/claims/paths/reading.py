"""Clauses that tell how lines run, read to their last word."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.courses.flow import pronouns
from auditor.claims.courses.runs import Run
from auditor.claims.found import Found, side_of
from auditor.claims.moves.lines import line_of
from auditor.claims.moves.quantities import amount_of
from auditor.claims.paths.claims import Fact, Path, Paths
from auditor.claims.paths.frames import places, predicates, whole
from auditor.claims.paths.told import facts
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef, RegionRef, TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.ways import Way, positions

_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count peak standing move value axis".split()
)
_NAMING = ("only", "alone", "sole", "but", "neither", "names")
# Where a diagonal ends that is followed from the top, and where it begins.
_CORNERS = {"diagonal": "lower right", "antidiagonal": "lower left"}
_FACING = {"lower right": "upper left", "lower left": "upper right"}
# What a line of values is called, whatever they are.
_PLAIN = frozenset("curve line series trajectory profile sequence path".split())
# What may stand between panels that are named together.
_TOGETHER = frozenset(("and", "or", ",", "both", "<panel>", "in", "on"))
_LOOSE = ("measure", "they", "lead")


def read(clause: Clause) -> Iterator[Reading]:
    """The one way to take a clause, where it tells of lines and of nothing else."""
    line = line_of(clause)
    match = whole().match(line.line)
    if match is None:
        return
    found = Found(match, line)
    told = list(_told(line, *match.span("told")))
    if _deals_panels(line):
        return
    if clause.of("except") and not found.words("but"):
        return  # "in every row but A it rises": the line named is not spoken of
    if not told or of_statement(clause) or len(clause.panels) > 1 and not clause.named:
        return
    parts = [path for panel in clause.panels for path in [_path(clause, panel, found, told)] if path]
    if len(parts) != len(clause.panels):
        return
    loose = [*found.places(*_LOOSE), *(place for one, _ in told for place in one.places("u", "w"))]
    sure = not set(unknown_words(clause, loose)) - _PLAIN
    goes_on = bool(clause.statement.text[clause.end :].strip(" .;!"))
    sure &= not (goes_on and found.words("only", "sole", "alone", "but", "none", "most", "count", "neither"))
    hedged = bool(clause.of("hedge"))
    whole_clause = ((clause.start, clause.end), *pronouns(clause))
    yield Reading(
        Paths(tuple(parts), sure), frozenset(clause.items), clause.panels, hedged, whole_clause, _OVERRIDDEN
    )


def _deals_panels(line: Phrasing) -> bool:
    """`starts at 4 in A and ends at 9 in B`: whether panels are named in several places, each with its own part."""
    words = line.line.split(" ")
    at = [n for n, i in enumerate(line.owners) if i is not None and isinstance(i.value, PanelRef)]
    return any(not set(words[one + 1 : other]) <= _TOGETHER for one, other in pairwise(at))


def _told(line: Phrasing, start: int, end: int) -> Iterator[tuple[Found, str]]:
    """What is said one after the other; the longest way to read each."""
    at = start
    while at < end:
        fits = [(m, kind) for kind, one in predicates() if (m := one.match(line.line, at, end)) is not None]
        if not fits:
            return
        match, kind = max(fits, key=lambda one: one[0].end())
        yield Found(match, line), kind
        at = match.end()


def _path(clause: Clause, panel: int, found: Found, told: list[tuple[Found, str]]) -> Path | None:
    run = _run(clause, panel, found)
    if run is None:
        return None
    side, named = run
    slanted = side in _CORNERS
    direction = _direction(side, told)
    if not direction or not slanted and any(kind == "goes" for _, kind in told):
        return None
    own = Run.along(panel, Way(side, direction=direction))
    all_facts: tuple[Fact, ...] = ()
    for one in told:
        before = all_facts[-1].end if all_facts else ""
        if one[1] == "on" and not all_facts:
            return None  # what alone is told so has readers of its own
        made = facts(clause, panel, "rows" if slanted else side, found, *one, before)
        if made is None:
            return None
        if one[1] == "on" and not any(fact.start for fact in made):
            made = [replace(fact, start=all_facts[-1].start, end=before) for fact in made]
        all_facts = (*all_facts, *made)
    if slanted:
        return Path(own, all_facts, (0,))
    lines = plain_lines(axis_of(clause.panel(panel), own.way.across))
    if set(named) - set(lines):
        return None
    run_of_all = Run.along(panel, Way(side), lines)
    path = Path(run_of_all, all_facts, tuple(lines.index(n) for n in named))
    counted = _counted(found, path, len(lines))
    # "Three of the rows reach 50": so much or more, somewhere.
    reached = counted is not None and counted.amount and [fact.kind for fact in all_facts] == ["passes"]
    return None if reached and len(all_facts[0].nums) == 1 else counted


def _direction(side: str, told: list[tuple[Found, str]]) -> int:
    """Down a diagonal (1) or up (-1), by the corner to which it is followed; 0 where that is none of its own."""
    corners = [i.value.name for one, _ in told for i in one.items("corner") if isinstance(i.value, RegionRef)]
    down = _CORNERS.get(side, "")
    ends = {down: 1, _FACING.get(down, ""): -1}
    ways = {ends.get(" ".join(name.split()[:2]), 0) for name in corners} or {1}
    return ways.pop() if len(ways) == 1 else 0


def _counted(found: Found, path: Path, size: int) -> Path | None:
    """Of how many lines it is said."""
    if found.words("neither"):
        return replace(path, named=(), spared=path.named)
    if found.words("but"):
        path = replace(path, named=(), spared=path.named)
    amount = amount_of(found, size, len(path.named or path.spared))
    counted = found.words("only", "alone", "sole", "but", "none", "all", "most", "count")
    if (
        path.named
        and amount is not None
        and amount.kind in ("none", "all")
        and not found.words("only", "alone", "sole")
    ):
        # "Of A and B none falls", "apart from C none of them falls": of those that are named.
        return replace(path, named=(), spared=path.named) if amount.kind == "none" else path
    if counted:
        return replace(path, amount=amount) if amount is not None else None
    return path if path.named else None


def _run(clause: Clause, panel: int, found: Found) -> tuple[str, tuple[int, ...]] | None:
    """The side along which the values are followed, and the lines that are named."""
    leading = _leading(found)
    slants = [
        item.value.name
        for item in [*found.items("slant"), *(i for one in leading for i in one.items("at"))]
        if isinstance(item.value, RegionRef)
    ]
    refs = [ref for name in _NAMING for ref in found.refs(name)]
    refs += [ref for one in leading for ref in one.refs("at")]
    if slants:
        return (slants[0], ()) if len(slants) == 1 and not refs else None
    sides = {ref.side for ref in refs} or {side for item in found.items("who") if (side := _of_all(item))}
    if len(sides) != 1 or not sides <= {"rows", "columns"}:
        return None
    across = sides.pop()
    named = tuple(dict.fromkeys(n for ref in refs for n in positions(clause, panel, ref) or ()))
    if refs and not named:
        return None
    return ("columns" if across == "rows" else "rows"), named


def _of_all(item: Item) -> str:
    """The side of which all or so many lines are told: `two of the farms`, `each row`."""
    value = item.value
    named = isinstance(value, AxisRef) or isinstance(value, TickRef) and value.every
    return side_of(item) if named or item.kind == "noun" else ""


def _leading(found: Found) -> list[Found]:
    """The words in front that name a line."""
    if not found.words("lead"):
        return []
    start, end = found.match.span("lead")
    line = found.phrasing
    return [Found(m, line) for m in places().finditer(line.line, start, end)]
