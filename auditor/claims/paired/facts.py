"""What the parts of a sentence tell of the cells of two panels, as facts on what the one has more than the other."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.better import better
from auditor.claims.paired.parts import Part
from auditor.claims.standings.places import plain_lines
from auditor.claims.worked.claims import Fact, Worked
from auditor.language.amounts_told import Amount
from auditor.language.difference_grids import have_one_grid
from auditor.language.difference_panels import truth_of
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PositionRef, TickRef, axis_of
from auditor.language.times import is_pair, times_inside
from auditor.model import Document, Panel
from auditor.reading.labels import same_label
from auditor.world import Selection

SIDES = ("rows", "columns")
Key = tuple[int, int]
Lines = dict[str, tuple[int, ...]]
_LEADING = frozenset("of for among in".split())
_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


@dataclass(frozen=True, slots=True)
class Told:
    """One way to take a part: its facts, and whether no other panels or cells may be meant."""

    facts: tuple[Fact, ...]
    certain: bool
    panels: tuple[int, int]
    way: str
    scope: Lines
    sure: bool  # whether its words tell which panels are meant


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


def told(part: Part, document: Document, before: Told | None) -> Iterator[Told]:
    """The ways to take a part; what it leaves unsaid of the panels is taken from the part before."""
    for pair, way, sure in _directions(part, document, before):
        cells = Cells(document, pair)
        named = _named(part, document, pair[0])
        if named is None:
            continue
        spots, scope = named
        certain = sure and cells.shared and not part.strange
        if (
            before is not None
            and len(scope) == 1
            and len(before.scope) == 1
            and not spots
            and set(scope) != set(before.scope)
        ):
            lines = {**before.scope, **scope}
            spots, scope = [(r, c) for r in lines["rows"] for c in lines["columns"]], {}
        for keys in _among(part, cells.keys, spots, scope):
            if facts := (*_facts(part, cells, keys, spots, way), *_alone(part, cells, keys, way)):
                yield Told(facts, certain, pair, way, scope or (before.scope if before else {}), sure)


def _directions(
    part: Part, document: Document, before: Told | None
) -> Iterator[tuple[tuple[int, int], str, bool]]:
    """From which panel to which, and which way it goes."""
    if "too" in part.found:
        yield from _too(part, document, before)
        return
    pair, sure = _route(part, document, before)
    if pair is None:
        return
    ways = [way for way in part.ways if way != "any"] or list(part.ways)
    if {"bad", "down"} <= set(ways) and not part.found.get("ends"):
        ways = [way for way in ways if way != "down"]  # "falls behind"
    if "still" in part.found:
        ways = ["same"] if set(ways) <= {"same"} else []
    ways = ways or ([before.way] if before and not part.ways else [])
    good = [way for way in ways if way in ("good", "bad")]
    plain = [way for way in ways if way not in ("good", "bad")]
    if good and not plain:
        best, ends = better(document, pair[1]), part.numbers("ends")
        if ends:
            plain = ["up" if ends[0].value < ends[1].value else "down"]
        elif best:
            plain = ["up" if (best == "higher") == (good[0] == "good") else "down"]
    if len(plain) != 1 or len(good) > 1:
        return
    way = plain[0]
    if way in ("up", "down") and not sure and (part.stands or not is_pair(document)):
        return
    yield pair, way, sure or not times_inside(document)


def _too(part: Part, document: Document, before: Told | None) -> Iterator[tuple[tuple[int, int], str, bool]]:
    pair = before.panels if before else (0, 1)
    truth = truth_of(document, pair) if before or len(document.panels) == 2 else None
    said = part.panels("subject", "site")
    if truth is None or part.ways or said and said != [pair[1 - truth]]:
        return
    way = "up" if part.text("too").split()[-1] in ("high", "large") else "down"
    yield (pair[truth], pair[1 - truth]), way, True


def _route(part: Part, document: Document, before: Told | None) -> tuple[tuple[int, int] | None, bool]:
    """From which panel to which, and whether the part tells it."""
    told_pair = part.panels("pair")
    base, site = part.panels("base"), part.panels("site")
    subject, rival = part.panels("subject"), part.panels("object")
    own = [*site, *subject]
    all_two = len(document.panels) == 2
    if told_pair:
        return ((told_pair[0], told_pair[1]), True) if not (base or own) else (None, False)
    if base:
        other = own or ([1 - base[0]] if all_two else [])
        return ((base[0], other[0]), True) if len(other) == 1 and other != base else (None, False)
    if subject and rival:
        return ((rival[0], subject[0]), True) if subject != rival and not site else (None, False)
    if len(own) == 1 and all_two:
        later = own[0] == 1 and is_pair(document)
        return ((1 - own[0], own[0]), True) if part.stands or later else (None, False)
    if own:
        return None, False
    if before is not None and not part.found.get("both"):
        return before.panels, before.certain
    return ((0, 1), bool(part.found.get("both"))) if all_two else (None, False)


def _named(part: Part, document: Document, panel: int) -> tuple[list[Key], Lines] | None:
    """The cells that are named, and the lines within which it holds; None where it cannot be told which."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for sign in part.ticks:
        value = sign.thing
        if not isinstance(value, TickRef | PositionRef):
            return None
        axis = axis_of(document.panels[panel], value.side)
        if isinstance(value, PositionRef):
            at = tuple(n % len(axis.ticks) for n in value.positions)
        else:
            at = tuple(
                n
                for n, tick in enumerate(axis.ticks)
                if any(same_label(tick.text, text) for text in value.ticks)
            )
            if len(at) != len(value.ticks):
                return None
        found.append((value.side, at))
    sides = [side for side, _ in found]
    if len(set(sides)) < 2:
        scope = {side: tuple(sorted(n for _, at in found for n in at)) for side in set(sides)}
        return [], scope
    if len(found) % 2 or any({*sides[n : n + 2]} != set(SIDES) for n in range(0, len(sides), 2)):
        own = {side: tuple(n for one, at in found if one == side for n in at) for side in SIDES}
        return (
            ([(r, c) for r in own["rows"] for c in own["columns"]], {})
            if sides in (["rows", "columns", "columns"], ["columns", "rows", "rows"])
            else None
        )
    pairs = [dict(found[n : n + 2]) for n in range(0, len(found), 2)]
    return [(r, c) for pair in pairs for r in pair["rows"] for c in pair["columns"]], {}


def _among(part: Part, keys: tuple[Key, ...], spots: list[Key], scope: Lines) -> Iterator[tuple[Key, ...]]:
    """Of which places it may be told: all, those of the lines that are named, or of a line of the cell that is named."""
    if scope:
        ((side, at),) = scope.items()
        yield tuple(key for key in keys if key[SIDES.index(side)] in at)
        return
    if not set(spots) <= set(keys):
        return
    yield keys
    if len(spots) == 1 and not part.whole and (part.most or part.only):
        for n in (0, 1):
            yield tuple(key for key in keys if key[n] == spots[0][n])


def _facts(part: Part, cells: Cells, keys: tuple[Key, ...], spots: list[Key], way: str) -> Iterator[Fact]:
    """What is told of some places."""
    series = cells.series(keys)
    own = tuple(keys.index(spot) for spot in spots)
    level = way == "same"
    way = "any" if level else way
    size, ends = _size(part), _ends(part)
    amount = _amount(part, keys, len(own))
    if amount is _BROKEN or len(series) < 1 or isinstance(amount, str):
        return
    if level:
        yield from _level(part, series, own, amount) if size is None and ends is None else ()
        return
    bounds = part.numbers("range")
    if bounds and not (part.most or own or amount):
        yield Fact(series, way, "best", size=replace(bounds[0], op=">="))
        yield Fact(series, way, "best", size=replace(bounds[1], op="<="))
    elif part.denied:
        if size is not None and size.op in _FLIPPED and not (own or amount or part.most or part.only):
            yield Fact(series, way, "bound", size=replace(size, op=_FLIPPED[size.op]))
    elif part.most:
        yield from _furthest(part, series, own, way, size, ends) if amount is None or part.only else ()
    elif amount is not None:
        yield from _counted(part, series, own, way, amount, size, ends)
    elif size is not None and size.op in ("<=", ">=") and not own:
        yield Fact(series, way, "bound", size=size)
    elif own and (size is not None or ends is not None or way != "any"):
        yield Fact(series, way, told=own, size=size, ends=ends)


def _alone(part: Part, cells: Cells, keys: tuple[Key, ...], way: str) -> Iterator[Fact]:
    """That no others are so than those of the lines that are told: "and nowhere else", "all three belong to May"."""
    if not {"alone", "inside"} & set(part.found) or way in ("any", "same"):
        return
    count = part.numbers("count")[:1] if "inside" in part.found else []
    many = _exactly(round(count[0].value)) if count else _exactly(len(keys))
    yield Fact(cells.series(cells.keys), way, amount=many)


def _furthest(
    part: Part,
    series: tuple[Worked, ...],
    own: tuple[int, ...],
    way: str,
    size: Num | None,
    ends: tuple[Num, Num] | None,
) -> Iterator[Fact]:
    if own:
        yield Fact(series, way, part.most, own, size=size, ends=ends)
    elif size is not None and ends is None and size.op == "=" and (part.most == "most" or way == "any"):
        yield Fact(series, way, "best", size=replace(size, op="<=" if part.most == "most" else ">="))


def _counted(
    part: Part, series: tuple[Worked, ...], own: tuple[int, ...], way: str, amount: Amount, size: Num | None, ends: tuple[Num, Num] | None
) -> Iterator[Fact]:  # fmt: skip
    bound = size if size is not None and size.op != "=" else None
    yield Fact(series, way, told=own, amount=amount, size=bound)
    if own and (size is not None and bound is None or ends is not None):
        yield Fact(series, way, told=own, size=size if bound is None else None, ends=ends)
    if not own and (size is not None and bound is None or ends is not None):
        yield Fact(series, way, "bound", size=Num(-1.0, 1.0, ""))  # of which of them is not told: never so


def _level(
    part: Part, series: tuple[Worked, ...], own: tuple[int, ...], amount: Amount | None
) -> Iterator[Fact]:
    """That some are the same: so many others are not."""
    rest = len(series)
    if part.most:
        return
    if part.denied:
        if not own and amount is None:
            yield Fact(series, "any", amount=Amount("all"))
    elif amount is None:
        yield Fact(series, "level", told=own or tuple(range(rest)))
    else:
        yield Fact(series, "level", told=own, amount=amount)


_BROKEN = "broken"
_AMOUNTS: tuple[str, ...] = ("spared", "all", "none", "count", "count2")


def _amount(part: Part, keys: tuple[Key, ...], named: int) -> Amount | str | None:
    """Of how many of the places it is told; "broken" where others are counted."""
    told_so = [name for name in _AMOUNTS if name in part.found]
    if not all(_counts_cells(part, name, keys) for name in told_so):
        return _BROKEN
    if not told_so:
        return _exactly(named) if part.only and named else _BROKEN if part.only else None
    numbers = {name: part.numbers(name) for name in told_so}
    if len(told_so) == 2:  # "of all twelve cells nine rose", "for the six cells ... in all but two cases"
        whole = next((n for n in ("all", "count") if n in told_so and part.found[n][0].mark in _LEADING), "")
        if not whole or numbers[whole] and numbers[whole][0].value != len(keys):
            return _BROKEN
        told_so = [name for name in told_so if name != whole]
    if len(told_so) != 1 or part.only and not named:
        return _BROKEN
    name, values = told_so[0], numbers[told_so[0]]
    totals = values[1:] if name in ("count", "count2", "spared") else values
    if any(total.value != len(keys) for total in totals):
        return _BROKEN
    if name == "spared":
        return _exactly(len(keys) - round(values[0].value))
    if name in ("all", "none"):
        return Amount(name)
    count = values[0]
    if count.value % 1 or count.value > len(keys) or named and count.value != named:
        return _BROKEN
    return Amount("exactly", replace(count, word=True))


def _counts_cells(part: Part, name: str, keys: tuple[Key, ...]) -> bool:
    """Whether what is counted are the places: cells, or lines where one line across holds one of each."""
    sides = {ref.side for sign in part.found[name] if isinstance(ref := sign.thing, AxisRef | TickRef)}
    if not sides:
        return True
    side = sides.pop()
    across = {key[1 - SIDES.index(side)] for key in keys} if side in SIDES else set()
    return not sides and (len(across) == 1 or name in ("all", "none") and not part.numbers(name))


def _exactly(count: int) -> Amount:
    return Amount("exactly", Num(float(count), 1.0, str(count), word=True))


def _size(part: Part) -> Num | None:
    found = [*part.numbers("size"), *part.numbers("size2")]
    return found[0] if len(found) == 1 else None


def _ends(part: Part) -> tuple[Num, Num] | None:
    found = part.numbers("ends")
    return (found[0], found[1]) if found else None
