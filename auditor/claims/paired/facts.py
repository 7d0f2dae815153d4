"""What the parts of a sentence tell of the cells of two panels, as facts on what the one has more than the other."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.paired.counting import AMOUNTS, amount_of, exactly, only_there
from auditor.claims.paired.parts import Part
from auditor.claims.paired.places import SIDES, Cells, Key, Lines
from auditor.claims.paired.routes import Told, directions, later_of
from auditor.claims.worked.claims import Fact, Worked
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.model import Document
from auditor.reading.labels import same_label

_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


def told(part: Part, document: Document, before: Told | None) -> Iterator[Told]:
    """The ways to take a part; what it leaves unsaid of the panels is taken from the part before."""
    if before is not None and not (part.ways or part.ticks or part.most) and "size2" in part.found:
        part = replace(part, found={**part.found, "count2": part.found["size2"]})  # "and B four"
    if before is not None and before.sure and part.most and not part.ways:
        return  # left to those who know which panels are told of
    for pair, way, sure in directions(part, document, before):
        cells = Cells(document, pair)
        named = _named(part, document, pair[0])
        if named is None:
            continue
        spots, scope = named
        certain = sure and cells.shared and not part.strange
        of_cells = bool(spots or scope and part.fares) and later_of(document) is not None
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
                yield Told(
                    facts, certain, pair, way, scope or (before.scope if before else {}), sure, of_cells
                )


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
    size, ends = _size(part, bool(own)), _ends(part)
    found = amount_of(part, keys, len(own))
    amount = _at_least_some(part, None if isinstance(found, str) else found, way, own)
    if _twice_told(part) or "alone" in part.found and way == "any":
        return
    if not series or isinstance(found, str) and "inside" not in part.found:
        return
    if "inside" in part.found:
        yield from _inside(part, cells, keys, way) if not own else ()
        return
    if level:
        if ends is None and (size is None or len(own) == 1):
            yield from _level(part, series, own, amount, size)
        return
    if "sizes" in part.found:
        yield from _shared_out(part, series, [keys.index(spot) for spot in spots], way)
    elif "range" in part.found:
        yield from _between(part, series, way, amount) if not (part.most or own) else ()
    elif part.denied:
        if size is not None and size.op in _FLIPPED and not (own or amount or part.most or part.only):
            yield Fact(series, way, "bound", size=replace(size, op=_FLIPPED[size.op]))
    elif part.most:
        yield from _furthest(part, series, own, way, size, ends) if amount is None or part.only else ()
    elif amount is not None:
        yield from _counted(part, series, own, way, amount, size, ends)
    else:
        yield from _sized(series, own, way, size, ends)


def _at_least_some(part: Part, amount: Amount | None, way: str, own: tuple[int, ...]) -> Amount | None:
    """`Values fall only in May`: of what stands there not all need be so; any other amount as it is."""
    loose = amount is not None and not own and only_there(part) and way != "any"
    return Amount("some") if loose else amount


def _between(part: Part, series: tuple[Worked, ...], way: str, amount: Amount | None) -> Iterator[Fact]:
    """What lies between two numbers: as far apart as these, or each of all within them."""
    low, high = part.numbers("range")
    how = "best" if amount is None else "bound"
    if amount is None or amount.kind == "all":
        yield Fact(series, way, how, size=replace(low, op=">="))
        yield Fact(series, way, how, size=replace(high, op="<="))


def _sized(
    series: tuple[Worked, ...], own: tuple[int, ...], way: str, size: Num | None, ends: tuple[Num, Num] | None
) -> Iterator[Fact]:
    if size is not None and size.op in ("<=", ">=") and not own:
        yield Fact(series, way, "bound", size=size)
    elif own and (size is not None or ends is not None or way != "any"):
        yield Fact(series, way, told=own, size=size, ends=ends)


def _shared_out(part: Part, series: tuple[Worked, ...], own: list[int], way: str) -> Iterator[Fact]:
    """`A and B gain 3 and 4`: a size for each, in their order."""
    sizes = part.numbers("sizes")
    if len(own) == len(sizes) and part.plain and not {"size", "size2", "ends"} & set(part.found):
        for n, size in zip(own, sizes, strict=True):
            yield Fact(series, way, told=(n,), size=size)


def _twice_told(part: Part) -> bool:
    """Whether more numbers are told than one can be taken for how far it goes."""
    sizes = [name for name in ("size", "size2", "range", "ends") if name in part.found]
    return "size2" in sizes and len(sizes) > 1 and "count2" not in part.found


def _alone(part: Part, cells: Cells, keys: tuple[Key, ...], way: str) -> Iterator[Fact]:
    """That no others are so than those of the lines that are told: "and nowhere else", "only in May"."""
    if ("alone" in part.found or only_there(part)) and way not in ("any", "same"):
        others = tuple(key for key in cells.keys if key not in keys)
        if others:
            yield Fact(cells.series(others), way, amount=Amount("none"))


def _inside(part: Part, cells: Cells, keys: tuple[Key, ...], way: str) -> Iterator[Fact]:
    """`All three belong to May`: so many are so, and as many of them there."""
    told_so = [number for name in AMOUNTS for number in part.numbers(name)]
    if len(told_so) == 1 and len(keys) < len(cells.keys) and way not in ("any", "same"):
        many = exactly(round(told_so[0].value))
        yield Fact(cells.series(keys), way, amount=many)
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
    if not own and (ends is not None or size is not None and bound is None):
        return  # of which of them is not told
    if bound is not None and "as much as" in part.text("size"):
        yield Fact(series, way, "best", size=bound)  # and one of them is so far
        bound = size = None
    yield Fact(series, way, told=own, amount=amount, size=bound)
    if own and (size is not None and bound is None or ends is not None):
        yield Fact(series, way, told=own, size=size if bound is None else None, ends=ends)


def _level(
    part: Part, series: tuple[Worked, ...], own: tuple[int, ...], amount: Amount | None, value: Num | None
) -> Iterator[Fact]:
    """That some are the same: so many others are not; and what one of them is, then and now."""
    rest = len(series)
    if part.most:
        return
    ends = (value, value) if value is not None else None
    if part.denied:
        if not own and amount is None:
            yield Fact(series, "any", amount=Amount("all"))
    elif amount is None:
        yield Fact(series, "level", told=own or tuple(range(rest)), ends=ends)
    else:
        yield Fact(series, "level", told=own, amount=amount, ends=ends)


def _size(part: Part, named: bool) -> Num | None:
    found = [*part.numbers("size"), *([] if "count2" in part.found else part.numbers("size2"))]
    if len(found) == 1 and "as much as" in part.text("size") and not named:
        return replace(found[0], op="<=")
    return found[0] if len(found) == 1 else None


def _ends(part: Part) -> tuple[Num, Num] | None:
    found = part.numbers("ends")
    return (found[0], found[1]) if found else None
