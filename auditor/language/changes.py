"""From one panel to the next: "every cell improves", "no declines after tuning", "ten of the twelve pairs gain under B"."""

import re

from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.items import Item
from auditor.language.margins import Part, Told
from auditor.language.refs import AxisRef, PanelRef
from auditor.language.sides import Sides
from auditor.language.superlatives import axes_only
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
_INTO = frozenset("under in with after for on at by using post via through through to".split())
_RELATIONS = {"up": ">", "down": "<", "good": "good", "bad": "bad"}


def changes(clause: Clause, words: Wording, either: str) -> list[Part]:
    """What happens to the cells from the earlier panel to the later one; empty where the clause speaks of no such step."""
    cues = [item for item in clause.of("trend") if item.kind == "trend" and item.value in _RELATIONS]
    if (
        len(cues) != 1
        or axes_only(clause)
        or _follows_an_axis(clause, words)
        or clause.of("course")
        or clause.of("extreme")
        or clause.of("factor")
        or clause.statement.row is not None
    ):
        return []
    step = _step(clause, words)
    if step is None or not _of_cells(clause):
        return []
    earlier, later = step
    blank = cues[0]
    where = tuple(atom for atom in atoms(clause.items, either) if atom.dimension != "panel")
    sides = Sides(
        (Atom("panel", PanelRef((later,)), blank),), (Atom("panel", PanelRef((earlier,)), blank),), where
    )
    used = tuple(
        item for item in clause.of("compare", "<", ">") if words.norm(item.first) in ("under", "over")
    )
    return [
        Part(
            Cue(_RELATIONS[str(cues[0].value)], (*cues, *used), cues[0].first, words.last, False),
            sides,
            Told(),
        )
    ]


def _follows_an_axis(clause: Clause, words: Wording) -> bool:
    """`rises with the dose`: a course within a panel, and no step from one to the next."""
    return any(
        isinstance(item.value, AxisRef) and words.norm(item.first - 1) in ("with", "along")
        for item in clause.items
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
        return (1 - later, later) if len(clause.document.panels) == 2 and into else None
    steps = _steps(clause.document)
    if clause.named and len(clause.panels) == 1:
        steps = [step for step in steps if step[1] == clause.panels[0]]
    return steps[0] if len(steps) == 1 else None


def _panel(item: Item) -> int:
    assert isinstance(item.value, PanelRef)
    return item.value.panels[0]


def before_and_after(document: Document) -> int | None:
    """The one panel that shows the state before, where its name or the others' say so; else None."""
    names = [panel.name for panel in document.panels]
    earlier = [index for index, name in enumerate(names) if _EARLIER.search(name) and not _LATER.search(name)]
    later = [index for index, name in enumerate(names) if _LATER.search(name) and not _EARLIER.search(name)]
    return (
        earlier[0]
        if len(earlier) == 1 and len(names) > 1 and (len(later) == len(names) - 1 or len(names) == 2)
        else None
    )


def _steps(document: Document) -> list[tuple[int, int]]:
    first = before_and_after(document)
    return (
        [] if first is None else [(first, index) for index in range(len(document.panels)) if index != first]
    )
