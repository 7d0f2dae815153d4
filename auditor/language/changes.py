"""From one panel to the next: "each plot gains", "no losses after the rain", "five of the six farms gain under B"."""

import re
from itertools import pairwise

from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause, Spot
from auditor.language.comparatives import Cue
from auditor.language.items import Item
from auditor.language.margins import Part, Told
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.superlatives import axes_only
from auditor.language.times import in_time
from auditor.language.tokens import norms
from auditor.language.two_sides import Sides
from auditor.language.ways import is_ordered
from auditor.language.wording import Wording
from auditor.model import Document

_EARLIER = re.compile(
    r"\b(?:before|pre|baseline|base|original|originally|initial|vanilla|untreated|untuned|control|raw|unmodified|without|old|no|plain|standard|start)\b",
    re.IGNORECASE,
)
_LATER = re.compile(
    r"\b(?:after|post|with|tuned|fine-?tuned|finetuned|trained|treated|new|final|improved|modified|adapted|optimi[sz]ed|end|revised)\b",
    re.IGNORECASE,
)
# "From each panel to the next": each step by itself.
_EACH = (
    ("from", "each", "panel", "to", "the", "next"),
    ("from", "one", "panel", "to", "the", "next"),
    ("from", "panel", "to", "panel"),
)
_SINCE = frozenset("since compared relative than against over after".split())
_PREVIOUS = frozenset("previous preceding last".split())
_INTO = frozenset("under in with after for on at by using post via through through to".split())
# What gives back has gained before, along an axis.
_RETURNS = re.compile(
    r"\b(?:(?:gives?|gave|giving|comes?|came|falls?|fell|slips?|slipped|climbs?|climbed) back|regains?|regained|recovers?|recovered)\b",
    re.IGNORECASE,
)
# Of these nothing leads to a place: what stands behind them has been done.
_TREATING = frozenset("under with after by using post via".split())
_ALONE = frozenset("only alone a b i ii".split())
_ADDS = re.compile(r"\+|&|\b(?:with|and|plus)\b", re.IGNORECASE)
_RELATIONS = {"up": ">", "down": "<", "good": "good", "bad": "bad"}


def changes(clause: Clause, words: Wording, either: str) -> list[Part]:
    """What happens to the cells from the earlier panel to the later one; empty where the clause speaks of no such step."""
    cues = [item for item in clause.of("trend") if item.kind == "trend" and item.value in _RELATIONS]
    if (
        len(cues) != 1
        or axes_only(clause)
        or _follows_an_axis(clause, words)
        or _runs_along_ticks(clause)
        or clause.of("course")
        or clause.of("extreme")
        or clause.of("factor")
        or clause.statement.row is not None
    ):
        return []
    if not _of_cells(clause) or (_RETURNS.search(clause.text) and not in_time(clause.document)):
        return []
    used = tuple(
        item for item in clause.of("compare", "<", ">") if words.norm(item.first) in ("under", "over")
    )
    cue = Cue(_RELATIONS[str(cues[0].value)], (*cues, *used), cues[0].first, words.last, False)
    where = tuple(atom for atom in atoms(clause.items, either) if atom.dimension != "panel")
    return [Part(cue, _from_to(step, where, cues[0]), Told()) for step in steps_told(clause, words)]


def _from_to(step: tuple[int, int], where: tuple[Atom, ...], blank: Item) -> Sides:
    """The later panel against the earlier one."""
    earlier, later = (Atom("panel", PanelRef((index,)), blank) for index in step)
    return Sides((later,), (earlier,), where)


def steps_told(clause: Clause, words: Wording) -> list[tuple[int, int]]:
    """The steps from panel to panel that a clause tells of; several only where it speaks of each of them."""
    count = len(clause.document.panels)
    told = tuple(words.norms(words.first, words.last))
    if count > 2 and any(
        told[at : at + len(phrase)] == phrase for phrase in _EACH for at in range(len(told))
    ):
        return list(pairwise(range(count)))
    step = _step(clause, words) or _step_in_time(clause, words)
    return [step] if step is not None else []


def _step_in_time(clause: Clause, words: Wording) -> tuple[int, int] | None:
    """`since 2014`, `since the previous survey`, or with nothing of the sort where each cell is meant: the panels follow each other in time."""
    if not in_time(clause.document):
        return None
    own = [item for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1]
    told = set(words.norms(words.first, words.last))
    if len(own) == 1:
        earlier = _panel(own[0])
        lead = set(words.norms(own[0].first - 3, own[0].first))
        later = _panel_of_scope(clause, earlier)
        return (earlier, later) if lead & _SINCE and later is not None and later > earlier else None
    later = _panel_of_scope(clause, None)
    if own or later is None or not later:
        return None
    anchored = bool(told & _PREVIOUS and told & (_SINCE | {"from", "on", "over", "in", "against"}))
    return (later - 1, later) if anchored or _of_both_sides(clause) else None


def _panel_of_scope(clause: Clause, other: int | None) -> int | None:
    """The one panel that the clause is about by its heading, or by there being two of them."""
    for items in (clause.label, clause.trail_items, clause.topic):
        named = {
            index for item in items if isinstance(item.value, PanelRef) for index in item.value.panels
        } - {other}
        if named:
            return named.pop() if len(named) == 1 else None
    if clause.statement.panel is not None:
        return clause.statement.panel
    return 1 if len(clause.document.panels) == 2 else None


def _of_both_sides(clause: Clause) -> bool:
    """Whether it is said of each cell, so that nothing is left along which it could run."""
    every = {
        ref.side
        for item in clause.items
        for ref in ((item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,))
        if isinstance(ref, TickRef) and ref.every
    }
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    return every == {"rows", "columns"} or any(
        item.has("quant", "all", "none") and any(0 <= cell.first - item.last <= 2 for cell in cells)
        for item in clause.items
    )


def _follows_an_axis(clause: Clause, words: Wording) -> bool:
    """`rises with the dose`: a course within a panel, and no step from one to the next."""
    return any(
        isinstance(item.value, AxisRef) and words.norm(item.first - 1) in ("with", "along")
        for item in clause.items
    )


_FROM_TICK = re.compile(r"(?:^|\s)from\s+(?:the\s+)?$|^from\s", re.IGNORECASE)


def _runs_along_ticks(clause: Clause) -> bool:
    """`falls from May to July`, `from the hedge over the lawn to the pond`: a way within a panel, whichever that is."""
    ticks = [(item, item.value) for item in clause.items if isinstance(item.value, TickRef)]
    led = [
        (item, ref)
        for item, ref in ticks
        if not ref.every
        and (_FROM_TICK.search(clause.sentence[: item.start]) or _FROM_TICK.search(item.text))
    ]
    return any(
        len(ref.ticks) > 1
        or any(other.side == ref.side and behind.start > item.start for behind, other in ticks)
        for item, ref in led
    )


def _of_cells(clause: Clause) -> bool:
    """Whether it is said of cells one by one, or of all there is."""
    return any(
        item.kind == "quant" or item.kind == "noun" and item.value == "cell" for item in clause.items
    ) or bool(clause.numbers)


def _step(clause: Clause, words: Wording) -> tuple[int, int] | None:
    """The earlier and the later panel."""
    named = [
        item
        for item in clause.items
        if isinstance(item.value, PanelRef) and not item.value.every and len(item.value.panels) == 1
    ]
    ordered = before_and_after(clause.document)
    if len(named) == 2:
        first, second = (_panel(item) for item in named)
        return (
            (first, second)
            if first != second
            and words.norm(named[0].first - 1) == "from"
            or ordered
            and (first, second) in _steps(clause.document)
            else None
        )
    if len(named) == 1:
        later = _panel(named[0])
        if later == ordered:
            return None
        if ordered is not None:
            return ordered, later
        into = (
            words.norm(named[0].first - 1) in _INTO
            or words.norm(named[0].first - 2) in _INTO
            or named[0].first == words.first
        )
        led = words.norms(named[0].first - 2, named[0].first)
        located = not set(led) & _TREATING and _runs_within(clause, later)
        return (1 - later, later) if len(clause.document.panels) == 2 and into and not located else None
    steps = _steps(clause.document)
    if clause.named and len(clause.panels) == 1:
        steps = [step for step in steps if step[1] == clause.panels[0]]
    return steps[0] if len(steps) == 1 else None


def _runs_within(clause: Clause, panel: int) -> bool:
    """`In the north, A rises in May`: whether lines are named that can be followed along an axis with an order."""
    sides = {ref.side for item in clause.items for ref in _lines(item.value)}
    grid = clause.panel(panel)
    return bool(sides) and any(is_ordered(axis) for axis in (grid.rows, grid.columns))


def _lines(value: object) -> tuple[TickRef, ...]:
    """The lines that a mention names one by one."""
    told = (value.rows, value.columns) if isinstance(value, Spot) else (value,)
    return tuple(ref for ref in told if isinstance(ref, TickRef) and not ref.every)


def _panel(item: Item) -> int:
    assert isinstance(item.value, PanelRef)
    return item.value.panels[0]


def before_and_after(document: Document) -> int | None:
    """The one panel that shows the state before, where its name or the others' say so; else None."""
    names = [panel.name for panel in document.panels]
    earlier = [index for index, name in enumerate(names) if _EARLIER.search(name) and not _LATER.search(name)]
    later = [index for index, name in enumerate(names) if _LATER.search(name) and not _EARLIER.search(name)]
    if len(names) == 2 and (extended := _extended(*names)) is not None:
        return extended
    return (
        earlier[0]
        if len(earlier) == 1 and len(names) > 1 and (len(later) == len(names) - 1 or len(names) == 2)
        else None
    )


def _extended(one: str, other: str) -> int | None:
    """`Soap only` and `Soap + salt`: the panel whose name the other one adds to; None where neither does."""
    words = [set(norms(name)) - _ALONE for name in (one, other)]
    for first, second in ((0, 1), (1, 0)):
        if words[first] and words[first] < words[second] and _ADDS.search((one, other)[second]):
            return first
    return None


def _steps(document: Document) -> list[tuple[int, int]]:
    first = before_and_after(document)
    return (
        [] if first is None else [(first, index) for index in range(len(document.panels)) if index != first]
    )
