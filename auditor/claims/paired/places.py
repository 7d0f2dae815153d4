"""The places that two panels both fill, each with what the second has more there than the first."""

from dataclasses import dataclass

from auditor.claims.standings.places import plain_lines
from auditor.claims.worked.claims import Worked
from auditor.language.difference_grids import have_one_grid
from auditor.language.refs import axis_of
from auditor.model import Document, Panel
from auditor.world import Selection

SIDES = ("rows", "columns")
Key = tuple[int, int]
Lines = dict[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Cells:
    """The places that both panels fill, in order, those within some lines."""

    document: Document
    pair: tuple[int, int]

    @property
    def places(self) -> dict[Key, Key]:
        """The places of rows and columns that sum up no others, where both panels have a number, each with its place in the second."""
        one, other = (self.document.panels[n] for n in self.pair)
        rows, columns = (_alike(one, other, side) for side in SIDES)
        return {
            (r, c): (rows[r], columns[c]) for r in rows for c in columns if (r, c) in one.values and (rows[r], columns[c]) in other.values
        }  # fmt: skip

    @property
    def keys(self) -> tuple[Key, ...]:
        """These places in the first panel, in order."""
        return tuple(self.places)

    @property
    def shared(self) -> bool:
        """Whether each place is filled in both panels or in none."""
        one, other = (self.document.panels[n] for n in self.pair)
        return have_one_grid(one, other) and set(one.values) == set(other.values)

    def series(self, keys: tuple[Key, ...]) -> tuple[Worked, ...]:
        """What the second panel has more than the first at some places."""
        first, last, places = *self.pair, self.places
        return tuple(Worked(_cell(first, key), _cell(last, places[key])) for key in keys)


def _cell(panel: int, key: Key) -> Selection:
    return Selection(panel, (key[0],), (key[1],))


def _alike(one: Panel, other: Panel, side: str) -> dict[int, int]:
    """Which line of the second panel has the name of which of the first."""
    lines = {tick.text.casefold(): n for n, tick in enumerate(axis_of(other, side).ticks)}
    found = {
        n: lines.get(axis_of(one, side).ticks[n].text.casefold()) for n in plain_lines(axis_of(one, side))
    }
    return {n: at for n, at in found.items() if at is not None}
