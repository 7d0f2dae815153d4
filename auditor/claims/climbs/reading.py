"""Clauses that tell what lines do along an axis, read to their last word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.climbs.causes import GENERAL, cause, tells_nothing, told_beside
from auditor.claims.climbs.exceptions import but_for, is_every
from auditor.claims.climbs.frames import Told, told
from auditor.claims.climbs.lines import line_of
from auditor.claims.climbs.stretches import TICKS, ends_of, lines_of, start_of, step_of
from auditor.claims.climbs.stretches import sides as stretch_sides
from auditor.claims.courses.flow import continues, goes_on
from auditor.claims.courses.runs import Run
from auditor.claims.courses.trends import trends
from auditor.claims.found import Found, Ref, side_of
from auditor.claims.paths.claims import Fact, Path, Paths
from auditor.claims.standings.places import plain_lines
from auditor.language.axis_adjectives import ADJECTIVES
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.refs import AxisRef, PositionRef, TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.tokens import norms
from auditor.language.ways import Way, is_ordered, positions

_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count peak standing move value axis".split()
)
_ACROSS = {"rows": "columns", "columns": "rows"}
_MORE = frozenset("more higher greater larger longer".split())
_GOOD, _BAD = frozenset(("<good>", "better")), frozenset(("<bad>", "worse"))
_LOOSE = ("subject", "object", "object2", "what", "cause")
_STEPWISE = re.compile(r"\b(?:each|every)\b", re.IGNORECASE)
_GOING_ON = re.compile(r"\b(?:keeps?|kept|continues?|continued)\b")
_EDGES = {"left": ("columns", 1), "right": ("columns", -1), "top": ("rows", 1), "bottom": ("rows", -1)}
# What trends are told with as well.
_PLAIN = {"along", "line", "each", "panel", "all"}
# Words that lead from one leg of a course to the next.
_LEGS = frozenset("then thereafter afterwards afterward subsequently".split())
_ALONG = ("along", "along2", "along3", "along4")


@dataclass(frozen=True, slots=True)
class Scope:
    """Along which way lines are followed, which of them (none: all), whether that is told, and whether step by step."""

    way: Way
    lines: tuple[int, ...]
    each: bool
    steps: bool


def read(clause: Clause) -> Iterator[Reading]:
    """The ways to take a clause."""
    if of_statement(clause) or not any(item.has("trend") or item.has("compare") for item in clause.items):
        return
    if goes_on(clause, False) or _LEGS & set(norms(clause.text)):
        return  # a part of a course that is told leg by leg
    goes_on_before = bool(clause.start) and continues(clause)
    line = line_of(clause)
    for one in told(line):
        if bool(clause.of("except")) != bool(one.of("spared")):
            continue  # "with one exception": no frame leaves that out
        if one.kind.startswith("cause") and clause.numbers or goes_on_before and not one.core.words("them"):
            continue
        if _is_plain(one) and any(clause.critical <= trend.items for trend in trends(clause)):
            return  # "A rises with b" is told of the whole, or of lines, as other trends are
        if _compares(one):
            continue
        guessed = bool(one.of("vague")) and not _beside(clause, clause.panels[0], one)
        if guessed and not one.of("each", "line", "stretch"):
            continue
        told_by_panel = [_path(clause, panel, one) for panel in clause.panels]
        parts = [path for paths in told_by_panel for path in paths]
        if not all(told_by_panel):
            continue
        each = bool(one.of("each", "all")) or one.core.words("each", "them")
        sure = len(parts) == 1 or clause.named or bool(each)
        sure &= not guessed  # what grows there is hardly anything but the axis that is followed
        strange = unknown_words(clause, one.core.places(*_LOOSE))
        sure &= all(tells_nothing(clause, clause.panels[0], word.casefold()) for word in strange)
        yield Reading.of_every_word(clause, Paths(tuple(parts), sure), _OVERRIDDEN)
        return


def _is_plain(one: Told) -> bool:
    """Whether no more is told than which way the values go along an axis, and of which lines."""
    return one.kind == "plain" and not one.core.words("only") and {kind for kind, _ in one.adjuncts} <= _PLAIN


def _path(clause: Clause, panel: int, one: Told) -> tuple[Path, ...]:
    """What is told of one panel; nothing where that is not known."""
    scope = _scope(clause, panel, one)
    if scope is None:
        return ()
    up = _up(clause, panel, one.core)
    spans = one.of("span")
    ends = [ends_of(clause, panel, scope.way.side, span) for span in spans]
    step = step_of(clause, panel, one, scope.way)
    ends += [step] if step != ("", "") else []
    if len(ends) > 1 or None in ends or len(one.of("values")) > 1:
        return ()
    start, end = ends[0] or ("", "") if ends else ("", "")
    if onward := start_of(clause, panel, one, scope.way.side):
        axis = axis_of(clause.panel(panel), scope.way.side)
        start, end = onward, axis.ticks[plain_lines(axis)[-1]].text
    way = "up" if up else "down"
    if up is None:
        if "never" in one.kind or one.of("values") or one.core.words("way", "than") not in _GOOD | _BAD:
            return ()
        facts = [Fact("some way")]
    elif one.kind == "chain":
        facts = [Fact("strict", (), way)]
    elif one.kind.endswith("never"):
        facts = [Fact("never", (), way)]
    elif (
        _STEPWISE.search(_cause_text(clause, one))
        or one.core.words("only")
        or any(found.words("along2", "along3") for found in one.of("steps"))
    ):
        facts = [Fact("monotone", (), way)]
    else:
        steady = bool(scope.steps or one.of("pace", "steps", "all") or scope.each and one.kind == "cause")
        steady |= bool(one.of("vague"))
        steady |= bool(_GOING_ON.search(one.core.phrasing.line))
        facts = [Fact("steady" if steady or scope.each and one.of("along") else "slope", (), way)]
    for found in [*spans, *one.of("values")]:
        first, mid, last = (found.number(name) for name in ("first", "mid", "last"))
        facts += [Fact(kind, (num,)) for kind, num in (("first", first), ("last", last)) if num is not None]
        facts += [Fact("passes", (first, mid, last))] if first and mid and last else []
    lines = scope.lines or plain_lines(axis_of(clause.panel(panel), scope.way.across))
    run = Run.along(panel, scope.way, lines)
    if one.of("spared"):
        return but_for(clause, panel, one, Path(run, tuple(replace(f, start=start, end=end) for f in facts)))
    told_of_each = scope.each or one.of("each", "all") or one.core.words("each", "them")
    general = facts[0].kind in ("slope", "steady") and not told_of_each
    return (Path(run, tuple(replace(fact, start=start, end=end) for fact in facts), general=general),)


def _up(clause: Clause, panel: int, core: Found) -> bool | None:
    """Whether what is told goes up; None where that is not known."""
    if core.words("result"):
        return core.words("result") in _MORE
    word = core.words("way", "than")
    if word in _GOOD or word in _BAD:
        best = better(clause.document, panel)
        return (best == "higher") == (word in _GOOD) if best else None
    return word == "<up>" or word in _MORE


def _scope(clause: Clause, panel: int, one: Told) -> Scope | None:
    """The way and the lines that a clause tells; None where its words do not go together."""
    named = [ref for found in one.of("line") for ref in found.refs("line")] + list(one.core.refs("subject"))
    every = [i for found in one.of("each") for i in found.items("each")]
    every += [i for i in one.core.items("subject", "each") if is_every(i) or i.kind == "noun" and side_of(i)]
    if one.core.words("them"):
        meant = _meant(clause)
        named += [ref for ref in meant if not (isinstance(ref, TickRef) and ref.every)]
        every += [item for item in clause.before if is_every(item) and item.value in meant]
    way = _way(clause, panel, one, [ref.side for ref in named], every)
    if way is None or any(ref.side != way.across for ref in named):
        return None
    sides = {side_of(item) for item in every} - {""}
    at_each = {side_of(item) for found in one.of("each") for item in found.items("each")}
    steps = way.side in sides
    if one.core.refs("cause") or way.side in at_each or steps and (not named or len(sides) > 1):
        return None  # "falls at every dose" may tell of each step and of each dose by itself
    found = [positions(clause, panel, ref) for ref in named]
    if None in found:
        return None
    stretched = lines_of(clause, panel, one, way.across)
    if stretched is None or one.of("stretch") and not stretched or named and stretched:
        return None
    lines = (*dict.fromkeys(n for some in found for n in some or ()), *stretched)
    if not lines and way.across not in sides:
        lines = _at_the_label(clause, panel, way)
    return Scope(way, lines, bool(lines) or way.across in sides, steps)


def _meant(clause: Clause) -> list[Ref]:
    """The lines that "every one of them" stands for: all of a side, if the sentence named these; else the ones that it named last."""
    told = [item.value for item in clause.before if isinstance(item.value, TickRef | PositionRef)]
    every: list[Ref] = [ref for ref in told if isinstance(ref, TickRef) and ref.every]
    return every[-1:] or [ref for ref in told if ref.side == told[-1].side]


def _at_the_label(clause: Clause, panel: int, way: Way) -> tuple[int, ...]:
    """`**A**: it rises from May to July`: the one line that the label names, where nothing else tells of which it is said."""
    refs = [item.value for item in clause.label if isinstance(item.value, TickRef)]
    if len(clause.label) != 1 or len(refs) != 1 or refs[0].every or len(refs[0].ticks) != 1:
        return ()
    return positions(clause, panel, refs[0]) or () if refs[0].side == way.across else ()


def _way(clause: Clause, panel: int, one: Told, named: list[str], every: list[Item]) -> Way | None:
    """The axis that is followed: told by a cause, by its steps or ticks, or the other one of the lines that are named."""
    if one.kind.startswith("cause"):
        return cause(clause, panel, one.core.items("cause"), _cause_text(clause, one))
    if one.kind == "chain":
        told = {side_of(item) for item in one.core.items("chain")}
        return Way(told.pop()) if len(told) == 1 and told <= set(_ACROSS) else None
    axes = [item for found in one.of("along", "steps") for item in found.items(*_ALONG) if side_of(item)]
    beside = set() if axes else _beside(clause, panel, one)
    across = {*named, *map(side_of, every)}
    if len(beside) > 1:
        beside = {one for one in beside if one.across in across}
    if beside:
        return beside.pop() if len(beside) == 1 else None
    if axes:
        if len({side_of(item) for item in axes}) > 1:
            return None
        directions = {getattr(item.value, "direction", 0) for item in axes} - {0}
        behind = {found.words("along") and _lead(found) for found in one.of("along")} - {0, ""}
        ways = {int(way) for way in directions | behind} or {1}
        return Way(side_of(axes[0]), "growing", ways.pop()) if len(ways) == 1 else None
    edges = {_EDGES[found.words("edge")] for found in one.of("edges")}
    downwards = any(found.match.group().startswith("down ") for found in one.of("each"))
    if downwards and {side_of(item) for item in every} == {"columns"}:
        edges |= {_EDGES["top"]}
    if edges:
        side, direction = next(iter(edges))
        return Way(side, "picture", direction) if len(edges) == 1 else None
    told_sides = {ref.side for found in one.of("span") for name in TICKS for ref in found.refs(name)}
    stretched = {side for found in one.of("stretch") for ref in found.refs("from") for side in [ref.side]}
    sides = (
        told_sides
        or {_ACROSS.get(side, "") for side in stretched}
        or {_ACROSS.get(side, "") for side in named}
        or {_ACROSS.get(side_of(item), "") for item in every if side_of(item)}
        or stretch_sides(one)
    )
    if len(sides) != 1 or not sides <= set(_ACROSS):
        return None
    side = next(iter(sides))
    ordered = is_ordered(axis_of(clause.panel(panel), side))
    return Way(side) if told_sides or ordered else None


def _beside(clause: Clause, panel: int, one: Told) -> set[Way]:
    """The ways of which a comparative tells that something gets so: `as the air gets warmer`."""
    sentence = clause.sentence or clause.text
    told = [found.places("whole") for found in one.of("vague")]
    return told_beside(clause, panel, sentence[told[0][0][0] : told[0][-1][1]]) if len(told) == 1 else set()


def _compares(one: Told) -> bool:
    """Whether something is compared beside what moves, or behind its cause: "smaller and smaller gains"."""
    told = one.core.items("cause")
    behind = [item for n, item in enumerate(told) if any(isinstance(i.value, AxisRef) for i in told[:n])]
    beside = [*one.core.items("subject", "object", "what"), *behind]
    return any(item.has("compare") or item.has("extreme") for item in beside)


def _cause_text(clause: Clause, one: Told) -> str:
    sentence = clause.sentence or clause.text
    return " ".join(sentence[start:end] for start, end in one.core.places("cause"))


def _lead(found: Found) -> int:
    """Which way an axis is followed by the word behind it: `as the load drops`."""
    last = found.match.group().rsplit(" ", 1)[-1]
    first = found.match.group().split(" ", 1)[0]
    if first not in ("as", "when", "while", "if", "once", "whenever"):
        return -1 if " <down> " in found.match.group() else 0
    sign, _ = ADJECTIVES.get(last, (GENERAL.get(last, 0), ()))
    return {"<up>": 1, "<down>": -1, "up": 1, "down": -1}.get(last, sign)
