"""Whether the data keep to the ends of their legend, as a sentence says."""

from auditor.claims.judging import Valued, valued
from auditor.claims.telling import tells
from auditor.language.legend_talk import LegendTalk
from auditor.language.numbers import Num
from auditor.model import Legend
from auditor.truth import Interval, Truth, all_of, any_of, within
from auditor.world import Selection, World


def ends_of(legend: Legend) -> tuple[float, float] | None:
    """The lowest and the highest value that a legend shows: its stated ends, else its ticks."""
    stated = [q.value for q in (legend.low, legend.high) if q is not None]
    values = stated if len(stated) == 2 else [q.value for q in legend.ticks]
    return (min(values), max(values)) if len(values) >= 2 else None


def legend_of(world: World, panel: int) -> Legend | None:
    """The legend of a panel, or the only one of its figure."""
    grid = world.document.panels[panel]
    if grid.legend is not None:
        return grid.legend
    legends = [
        legend for figure in world.document.figures if grid in figure.panels for legend in figure.legends
    ]
    return legends[0] if len(legends) == 1 else None


def holds_of_legend(world: World, talk: LegendTalk) -> tuple[Truth, list[Valued]]:
    """Whether it is so, and the values beyond the legend."""
    verdicts, outside = [], []
    for selection in talk.scope:
        legend = legend_of(world, selection.panel)
        ends = ends_of(legend) if legend is not None else None
        if ends is None:
            return Truth.UNKNOWN, []
        cells = valued(world, [selection])
        beyond = [(cell, ~within(cell.value, Interval(*ends))) for cell in cells]
        outside += [cell for cell, verdict in beyond if verdict is Truth.TRUE]
        verdicts.append(any_of(verdict for _, verdict in beyond))
    numbers = all_of(_told(world, talk.scope, num) for num in talk.numbers)
    truth = any_of(verdicts)
    return (truth if talk.beyond else ~truth) & numbers, outside


def _told(world: World, scope: tuple[Selection, ...], num: Num) -> Truth:
    """A number is an end of the legend or a value of the data."""
    legends = [legend for s in scope if (legend := legend_of(world, s.panel)) is not None]
    if any(num.value in (ends_of(legend) or ()) for legend in legends):
        return Truth.TRUE
    return any_of(tells(world, cell, num) for cell in valued(world, scope))
