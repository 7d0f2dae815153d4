"""What a legend says of its colours: which stand for low and for high values, and which for which range."""

import re
from dataclasses import dataclass
from math import inf

from auditor.claims.tints.names import Colour, parsed
from auditor.evidence.scale import fitting_scale
from auditor.model import Legend, Panel
from auditor.quantity import match_quantity
from auditor.reading.colours import COLOUR
from auditor.truth import Interval

LOW = (
    "low|lower|lowest|small|smaller|smallest|min|minimum|minimal|least|few|fewer|fewest|little|short|shorter|cold|colder|cool|cooler|weak|weaker|weakest|cheap|cheaper|dry|drier|negative|near zero|"
    "zero|sparse|rare|slow|slower|quiet|light load"
)
HIGH = "high|higher|highest|large|larger|largest|big|bigger|max|maximum|maximal|most|many|more|long|longer|hot|hotter|warm|warmer|strong|stronger|strongest|expensive|dear|wet|wetter|positive|dense|frequent|fast|faster|great|greater|greatest|loud"
_NUM = r"[-+−]?\d[\d,]*(?:\.\d+)?(?:[eE][-+]?\d+)?%?"
_TOLD = re.compile(
    rf"(?P<colour>{COLOUR.pattern})(?:\s*(?:\(|=|:|,|\b(?:is|are|for|means?|represents?|indicates?|denotes?|stands?|goes|go|with|marks?|shows?|the|at)\b))*\s*(?P<sense>{LOW}|{HIGH})\b",
    re.IGNORECASE,
)
_AT = re.compile(
    rf"(?P<value>{_NUM})\s*\((?:[^()]{{0,30}},\s*)?(?P<colour>{COLOUR.pattern})[^()]*\)", re.IGNORECASE
)
_BAND = re.compile(
    rf"(?P<colour>{COLOUR.pattern})\s*(?:\(|=|:|for|is|from|at)*\s*(?:(?P<below>below|under|<|≤|up to|less than)\s*(?P<b>{_NUM})|(?P<above>above|over|>|≥|more than|from|at least)\s*(?P<a>{_NUM})(?:\s*(?:upwards?|and above|and up))?(?!\s*[-–]\s*\d)|(?P<low>{_NUM})\s*(?:[-–—]|to)\s*(?P<high>{_NUM}))",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Stop:
    """A colour of a scale with its place on it (0 for the low end, 1 for the high end), and the values that it stands for."""

    colour: Colour
    at: float
    values: Interval | None = None


@dataclass(frozen=True, slots=True)
class Scale:
    """The colours of a legend from low to high; `sure` where numbers or words say which end is which.

    `numbered` tells that numbers do.
    """

    stops: tuple[Stop, ...]
    sure: bool
    numbered: bool

    @property
    def low(self) -> Colour:
        """The colour of the low end."""
        return self.stops[0].colour

    @property
    def high(self) -> Colour:
        """The colour of the high end."""
        return self.stops[-1].colour


def scale_of(panel: Panel) -> Scale | None:
    """The colour scale of a panel as far as its legend tells it, or None."""
    legend = panel.legend
    if legend is None:
        return None
    stops = _numbered(legend)
    if len(stops) < 2:
        return _worded(legend)
    fitting = fitting_scale(legend, panel.values.values())
    shift = fitting.shift if fitting is not None else ""
    if shift:  # the legend is in another unit than the cells, or its signs are misread
        stops = [Stop(stop.colour, stop.at) for stop in stops]
    return Scale(tuple(stops), "minus" not in shift, not shift)


def _numbered(legend: Legend) -> list[Stop]:
    """Stops with values: ranges of values for a colour, or single values along the scale."""
    found = _bands(legend)
    for match in () if found else _BAND.finditer(legend.text):
        colour = parsed(match["colour"])
        ends = [_value(match[name]) for name in ("b", "a", "low", "high")]
        if colour is not None:
            if match["below"] and ends[0] is not None:
                found.append((colour, Interval(-inf, ends[0])))
            elif match["above"] and ends[1] is not None:
                found.append((colour, Interval(ends[1], inf)))
            elif ends[2] is not None and ends[3] is not None and ends[2] <= ends[3]:
                found.append((colour, Interval(ends[2], ends[3])))
    if len(found) < 2:
        found = [
            (colour, Interval.point(value))
            for m in _AT.finditer(legend.text)
            if (colour := parsed(m["colour"])) and (value := _value(m["value"])) is not None
        ]
    if len(found) < 2:
        found = [
            (colour, Interval(min(low.value, high.value), max(low.value, high.value)))
            for a in legend.anchors
            if (colour := parsed(a.colour)) and (low := a.low or a.high) and (high := a.high or a.low)
        ]
    found.sort(key=lambda stop: (stop[1].low, stop[1].high))
    return [Stop(colour, i / max(1, len(found) - 1), values) for i, (colour, values) in enumerate(found)]


def _bands(legend: Legend) -> list[tuple[Colour, Interval]]:
    """The ranges that colours stand for, where each of several is tied to one, be it open: "below 50", "70 and above"."""
    ranged = [
        a
        for a in legend.anchors
        if (a.low or a.high) and (a.low is None or a.high is None or a.low != a.high)
    ]
    found = [
        (colour, Interval(a.low.value if a.low else -inf, a.high.value if a.high else inf))
        for a in ranged
        if (colour := parsed(a.colour)) is not None and not (a.low and a.high and a.low.value > a.high.value)
    ]
    return found if 1 < len(found) == len(legend.anchors) else []


def _value(text: str | None) -> float | None:
    quantity = match_quantity(text.replace("−", "-"), 0) if text else None
    return quantity.value if quantity else None


def _worded(legend: Legend) -> Scale | None:
    """Colours with the words low and high, or a ramp "from A to B", which is taken to rise but is not sure to."""
    senses: dict[str, Colour] = {}
    for match in _TOLD.finditer(legend.text):
        colour = parsed(match["colour"])
        if colour is not None:
            senses.setdefault("low" if re.fullmatch(LOW, match["sense"], re.IGNORECASE) else "high", colour)
    ramp = [colour for text in legend.colours if (colour := parsed(text)) is not None]
    if len(senses) == 2:
        middle = [colour for colour in ramp if colour not in senses.values()]
        stops = [
            senses["low"],
            *(middle if ramp and ramp[0] == senses["low"] else middle[::-1]),
            senses["high"],
        ]
        return Scale(tuple(Stop(colour, i / (len(stops) - 1)) for i, colour in enumerate(stops)), True, False)
    if len(ramp) < 2 or not re.search(r"\b(?:to|through|over|up to)\b|→|->", legend.text):
        return None
    return Scale(tuple(Stop(colour, i / (len(ramp) - 1)) for i, colour in enumerate(ramp)), False, False)
