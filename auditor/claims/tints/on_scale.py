"""Colours held against where a value lies on a legend that runs from light to dark: "318 (very pale blue)" at its dark end."""

from math import isfinite

from auditor.claims.tints.names import Colour, lightness, parsed, same
from auditor.claims.tints.scales import Scale, scale_of
from auditor.model import Panel
from auditor.truth import Interval, Truth

# A legend tells its ends apart by light and dark from here on.
_RUNS = 25.0
# A colour and a value belong together where they stand so near on the scale, as a share of it, and not where they are so far apart.
_NEAR = 0.25
_FAR = 0.5


def fits_scale(name: str, value: Interval, panel: Panel) -> Truth:
    """Whether a value has a colour, as far as its shade tells."""
    colour, scale = parsed(name), scale_of(panel)
    if colour is None or scale is None or not value.known:
        return Truth.UNKNOWN
    low, high = scale.low, scale.high
    ends = _values(scale, panel)
    gap = lightness(high) - lightness(low)
    hues = [same(Colour(colour.bases), Colour(end.bases)) for end in (low, high)]
    if ends is None or abs(gap) < _RUNS or True not in hues or not _tells(colour, low, high):
        return Truth.UNKNOWN
    at = _between(value.middle, *ends)
    shown = _between(lightness(colour), lightness(low), lightness(high))
    apart = abs(at - shown)
    return Truth.TRUE if apart <= _NEAR else Truth.FALSE if apart >= _FAR else Truth.UNKNOWN


def _values(scale: Scale, panel: Panel) -> tuple[float, float] | None:
    """The values at the two ends of a scale, as its colours have them or else as the legend tells."""
    one, two = scale.stops[0].values, scale.stops[-1].values
    if one is not None and two is not None:
        ends = one.middle, two.middle
    elif scale.sure and panel.legend is not None and panel.legend.low and panel.legend.high:
        ends = panel.legend.low.value, panel.legend.high.value
    else:
        return None
    return ends if ends[0] < ends[1] and all(map(isfinite, ends)) else None


def _between(value: float, low: float, high: float) -> float:
    """Where a value stands between two others: 0 to 1."""
    return min(1.0, max(0.0, (value - low) / (high - low)))


def _tells(colour: Colour, low: Colour, high: Colour) -> bool:
    """Whether a colour is one of the ends, or names a shade: "blue" may be any blue."""
    return colour in (low, high) or colour.shaded or low.bases != high.bases
