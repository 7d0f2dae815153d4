"""What sentences say of a colour scale: its range and its ticks, against what its legend declares."""

from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.makeup.axes import ALIKE
from auditor.evidence.scale import tick_step, written_scale
from auditor.language.numbers import Num
from auditor.model import Document, Legend
from auditor.quantity import Quantity, plain_number
from auditor.truth import Interval, Truth, all_of
from auditor.world import Reading, World


@dataclass(frozen=True, slots=True)
class Scale:
    """The ends of the colour scale, or its labelled ticks."""

    low: Num | None
    high: Num | None
    ticks: tuple[str, ...]
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: the colour scale goes from 5 to 40."""
        if self.low and self.high:
            return f"the colour scale goes from {num_text(self.low)} to {num_text(self.high)}"
        return f"the colour scale is labelled {', '.join(self.ticks)}"

    def truth(self, world: World) -> Truth:
        """True if the legend declares it and holds the cells; false if it declares another end without any "about".

        Where both ends are others, and most of the range as well, another scale is told of than the one that was found.
        """
        legends = {
            panel.legend.span: panel.legend
            for index in self.panels
            if (panel := world.document.panels[index]).legend
        }
        told = {self._of(world, legend) for legend in legends.values()}
        # Where panels have scales of their own, what fits one of them may be said of that one.
        return told.pop() if len(told) == 1 else Truth.UNKNOWN

    def _of(self, world: World, legend: Legend) -> Truth:
        ends = [self._end(world, num, legend) for num in (self.low, self.high) if num is not None]
        foreign = len(ends) > 1 and set(ends) == {Truth.FALSE} and self._is_foreign(legend)
        own = Truth.UNKNOWN if foreign else all_of(ends)
        anchored = [end for anchor in legend.anchors for end in (anchor.low, anchor.high)]
        shown = (*legend.ticks, *anchored, legend.low, legend.high)
        declared = {plain_number(one.value) for one in shown if one is not None}
        listed = Truth.TRUE if set(self.ticks) <= declared else Truth.UNKNOWN
        return (
            own & listed & (Truth.TRUE if _holds_all(world.document, legend) else Truth.UNKNOWN)
            if own is not Truth.FALSE
            else own
        )

    def _is_foreign(self, legend: Legend) -> bool:
        """Whether the scale told and the legend share less than half of what they cover."""
        told = sorted(end.value for end in (self.low, self.high) if end is not None)
        declared = sorted(end.value for end in (legend.low, legend.high) if end is not None)
        return len(declared) == 2 and Interval(*told).shared(Interval(*declared)) < ALIKE

    def _end(self, world: World, num: Num, legend: Legend) -> Truth:
        stated = [end for end in (legend.low, legend.high) if end]
        ends = stated if len(stated) == 2 else list(legend.ticks)
        if len(ends) < 2:
            return Truth.UNKNOWN
        spread = num.fair() if world.reading is Reading.PRINTED else num.generous()
        if any(
            spread.low <= end.value <= spread.high for end in (min(ends, key=_value), max(ends, key=_value))
        ):
            return Truth.TRUE
        loose = (
            len(stated) < 2
            or num.op != "="
            or any(end.approximate for end in stated)
            or tick_step(legend) > 0
        )
        return Truth.UNKNOWN if loose else Truth.FALSE

    def shown(self, document: Document) -> str:
        """The ends that the legend declares."""
        legend = next((p.legend for i in self.panels if (p := document.panels[i]).legend), None)
        ends = [plain_number(end.value) for end in (legend.low, legend.high) if end] if legend else []
        return (
            f"the legend goes from {ends[0]} to {ends[1]}"
            if len(ends) == 2
            else "the legend gives only ticks"
        )


def _value(quantity: Quantity) -> float:
    return quantity.value


def _holds_all(document: Document, legend: Legend) -> bool:
    """Whether no cell lies outside the scale; if one does, a rule tells so."""
    panels = [
        panel for panel in document.panels if panel.legend is not None and panel.legend.span == legend.span
    ]
    numbers = [quantity for panel in panels for quantity in panel.values.values()]
    scale = written_scale(legend)
    return scale is None or not scale.misfits(numbers)
