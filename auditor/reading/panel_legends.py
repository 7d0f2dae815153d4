"""Which legend a panel has: its own, the one that names it, or the figure's."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import Legend, Panel
from auditor.reading.labels import content_words
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.names import PanelReading
from auditor.reading.scope import Scoped, path_of

_ORDERED = (
    ("first", "left", "upper", "top", "former"),
    ("second", "middle", "center", "centre"),
    ("third",),
    ("fourth",),
)
# "(b)", "b: Speed" and a bare "b".
_LETTER = re.compile(r"\(?\b[a-z]\)|^(?:(?:panel|map|plot|heat ?map|matrix|grid|chart) )?[a-z](?=[:.]|$)")
_LAST = ("last", "right", "lower", "bottom", "latter")
_SIDES = {"centre": "center", "middle": "center", "upper": "top", "lower": "bottom"}
# "The bar on the right": where the only one stands.
_WHERE = re.compile(
    r"\b(?:at|on|along|below|beside|to)\s+(?:the\s+)?(?:far\s+|very\s+)?(?:right|left|top|bottom)(?:[\s-]hand)?\b"
    r"(?!\s+(?:panel|map|heat|one|plot|matrix|grid))|\b(?:right|left)[\s-]hand\s+(?:side|edge|margin)\b",
    re.IGNORECASE,
)
_NEAREST = 24
_FEWEST_WORDS = 3
MOST_SCALES = 60


def with_legends(readings: Sequence[PanelReading], scoped: Scoped[ScopedLegend]) -> list[Panel]:
    """The panels with their legends."""
    spoken = [_words_for(reading.panel, number, len(readings)) for number, reading in enumerate(readings)]
    common = frozenset.intersection(*spoken) if len(spoken) > 1 else frozenset()
    chosen = [
        reading.panel.legend or _legend(reading, spoken[i] - common, spoken, common, scoped)
        for i, reading in enumerate(readings)
    ]
    spans = [legend.span if legend else None for legend in chosen]
    return [
        replace(
            reading.panel, legend=legend, shares_legend=legend is not None and spans.count(legend.span) > 1
        )
        if len(readings) <= 200 or legend is None
        else replace(reading.panel, legend=legend, shares_legend=False)
        for reading, legend in zip(readings, chosen, strict=True)
    ]


def _words_for(panel: Panel, number: int, count: int) -> frozenset[str]:
    """The words by which a text may pick this panel: its name, its side, its place in the order."""
    side = {panel.side} | {word for word, same in _SIDES.items() if same == panel.side}
    ordered = set(_ORDERED[number]) if count > 1 and number < len(_ORDERED) else set()
    ordered |= set(_LAST) if count > 1 and number == count - 1 else set()
    if panel.side:
        ordered -= {"left", "right", "upper", "lower", "top", "bottom", "middle", "center", "centre"} - side
    if count == 2:
        ordered -= set(_ORDERED[1]) - {"second"}
    return _spoken(panel.name) | (side - {""}) | ordered


def _spoken(text: str) -> frozenset[str]:
    """The words of a text, and the letters by which it tells panels: "(b)"."""
    return content_words(text) | {
        f"({letter.strip('()')[-1]})" for letter in _LETTER.findall(text.casefold())
    }


def _legend(
    reading: PanelReading,
    own: frozenset[str],
    everyone: Sequence[frozenset[str]],
    common: frozenset[str],
    scoped: Scoped[ScopedLegend],
) -> Legend | None:
    """The legend that names this panel, else the nearest that names none, section by section outwards."""
    others = frozenset().union(*everyone[:50]) - common - own
    lone = len(scoped.all()[:2]) == 1
    for level in scoped.reaching(path_of(reading.entries[0].node)):
        near = _without_remarks(_nearest(level, reading), reading)
        named = [scale for scale in near if _speaks_of(scale.scope, own, others)]
        told = [words - common for words in everyone[:50]]
        free = [
            scale
            for scale in near
            if not scale.nested
            # What names all panels names none: "two maps, Salt and Ash, with one bar for both".
            and (
                (spoken := _spoken(scale.scope)).isdisjoint(own | others)
                or all(spoken & words for words in told)
                or (lone and _spoken(_WHERE.sub(" ", scale.scope)).isdisjoint(own | others))
            )
        ]
        unnamed = [scale for scale in near if not _spoken(scale.scope) & others]
        if lone and len(near) == 1:  # what it says of the scale may hold a panel's name
            unnamed += [scale for scale in near if not scale.nested and _describes(scale.scope, own | others)]
        for candidates in (named, free, unnamed):
            if candidates:
                legend = max(candidates, key=lambda scale: _rank(scale, reading)).legend
                return replace(legend, label="") if content_words(legend.label) <= own else legend
    named = [
        scale for scale in scoped.all()[:MOST_SCALES] if scale.nested and _speaks_of(scale.scope, own, others)
    ]
    return max(named, key=lambda scale: _rank(scale, reading)).legend if named else None


def _describes(scope: str, names: frozenset[str]) -> bool:
    """Whether words tell what a scale shows, and not whose it is: "output, as a share of the first kiln's best day"."""
    spoken = _spoken(scope)
    placed = spoken & frozenset((*(word for own in _ORDERED for word in own), *_LAST, *_SIDES, "center"))
    return not placed and len(spoken - names) >= _FEWEST_WORDS


def _nearest(level: Sequence[ScopedLegend], reading: PanelReading) -> list[ScopedLegend]:
    if len(level) <= _NEAREST:
        return list(level)
    start = reading.panel.span.start
    return sorted(level, key=lambda scale: abs(scale.legend.span.start - start))[:_NEAREST]


def _without_remarks(near: Sequence[ScopedLegend], reading: PanelReading) -> list[ScopedLegend]:
    """The scales without sentences behind the data, which speak of cells, where a scale is declared with its values."""
    declared = any(not scale.prose and _weight(scale.legend) > 1 for scale in near)
    return [scale for scale in near if not (declared and scale.prose and _is_behind(scale, reading))]


def _is_behind(scale: ScopedLegend, reading: PanelReading) -> bool:
    return scale.legend.span.start > reading.panel.span.start


def _speaks_of(scope: str, own: frozenset[str], others: frozenset[str]) -> bool:
    spoken = _spoken(scope)
    return bool(spoken & own) and len(spoken & own) > len(spoken & others)


def _rank(scale: ScopedLegend, reading: PanelReading) -> tuple[int, bool, int]:
    distance = abs(scale.legend.span.start - reading.panel.span.start)
    return _weight(scale.legend), not _is_behind(scale, reading), -distance


def _weight(legend: Legend) -> int:
    """How much a legend tells: ends, ticks, the values of colours, colours."""
    return 4 * (legend.low is not None) + 2 * bool(legend.ticks) + bool(legend.anchors) + bool(legend.colours)
