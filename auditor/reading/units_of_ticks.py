"""Ticks that the lines of data write with the unit which the name of their axis has: "Height (cm)" over "5 cm: 4, 7".

On the axis of a picture such ticks are bare numbers, and the text speaks of them with the unit or without it.
"""

import re
from dataclasses import replace

from auditor.model import Axis, AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.labels import unit_of

_NUMBER = re.compile(r"[-+−~≈]?\d(?:[\d.,]*\d)?")
_FEWEST = 2


def without_units(axis: Axis) -> Axis:
    """The axis with bare numbers for its ticks, if its name tells their unit and the text lists none with it."""
    told = axis.declaration
    if len(axis.ticks) < _FEWEST or not all(_NUMBER.match(tick.text) for tick in axis.ticks):
        return axis
    units = {unit for tick in axis.ticks if (unit := unit_of(tick.text))} or _shared(axis)
    if len(units) != 1:
        return axis
    unit = units.pop()
    if _multiplies(unit, axis) or not any(_tells(name, unit) for name in axis.names) or _writes_units(told):
        return axis
    return replace(axis, ticks=tuple(map(_bare, axis.ticks)))


# "16k" is a number of thousands, be it told that k is a thousand; "5 m" is a length.
_MULTIPLE = re.compile(r"\d[kKMGBT]$")


def _multiplies(unit: str, axis: Axis) -> bool:
    return len(unit) == 1 and any(_MULTIPLE.search(tick.text) for tick in axis.ticks)


def _writes_units(told: AxisDeclaration | None) -> bool:
    """Whether the text writes the ticks themselves with a unit: the ends, where it tells no more than these."""
    if told is None:
        return False
    if told.low is not None and told.high is not None:
        return bool(told.low.unit or told.high.unit)
    return any(unit_of(tick.text) for tick in told.ticks)


def _shared(axis: Axis) -> set[str]:
    """What stands behind the numbers of all ticks: "hours of light"."""
    return {_NUMBER.sub("", tick.text, count=1).strip() for tick in axis.ticks} - {""}


def _tells(name: str, unit: str) -> bool:
    """Whether a name of an axis has a unit: "Height (cm)", "height in cm", or what stood in its bracket."""
    return bool(re.search(rf"(?:^|\(|\bin\s){re.escape(unit)}s?(?!\w)", name.strip(), re.IGNORECASE))


def _bare(tick: Tick) -> Tick:
    number = _NUMBER.match(tick.text)
    if number is None:
        return tick
    told = number_of(number[0]) if tick.number is None else tick.number
    return replace(tick, text=number[0], number=told)
