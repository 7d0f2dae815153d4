"""Shares of counted things: "a third of the cells", "one in five rows", "42 % of the entries"."""

from dataclasses import dataclass

from auditor.language.numbers import Num


@dataclass(frozen=True, slots=True)
class Share:
    """A part of one, as a sentence tells it of the cells or the lines of a grid.

    `things` is "cells", "rows" or "columns"; "" where it cannot be told what is counted, so that nothing may be read of it.
    `whole` is the number of which the part is told, if it is one ("one in five", "a third of the twelve").
    """

    part: Num
    things: str = "cells"
    whole: int | None = None
