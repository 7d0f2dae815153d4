"""What a comparative holds against what: "A is higher than B in row 3", "compared with A, B fares worse", "A beats the rest".

A comparison has a left and a right side. Both name things of the same dimension (two panels, two rows, two cells);
what only one of them names is where they are compared. The right side stands behind a marker ("than", "compared
with") or right behind a verb ("beats"); "the others" is all that the left side is not.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause, Spot
from auditor.language.mentions import Item
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.numerals import cardinal

_OR_EQUAL = {">": ">=", "<": "<=", "good": "no worse", "bad": "no better", ">=": ">=", "<=": "<="}
OTHER_SIDE = {"rows": "columns", "columns": "rows"}
DIMENSIONS = ("panel", "rows", "columns", "region")
_MARKERS = (
    ("than",), ("compared", "to"), ("compared", "with"), ("when", "compared", "to"), ("relative", "to"), ("versus",), ("vs",), ("vs", "."),
    ("against",), ("unlike",), ("in", "contrast", "to"), ("in", "contrast", "with"), ("in", "comparison", "with"), ("in", "comparison", "to"),
    ("as", "opposed", "to"), ("in", "relation", "to"), ("with", "respect", "to"), ("by", "comparison", "with"), ("next", "to"),
)  # fmt: skip
_OTHERS = frozenset(
    "other others rest remaining else elsewhere rival rivals competitor competitors alternative alternatives anything everything anywhere everyone remainder others'".split()
)
_EVERYTHING = frozenset("everything anything else elsewhere anywhere".split())
_BARE = frozenset("above below over under beneath past beyond underneath ahead behind".split())
_POSITIONAL = frozenset(
    "is are was were be been being lie lies lay sit sits stand stands stay stays remain remains rank ranks run runs come comes fall falls far well just slightly clearly "
    "always never consistently all every and or mark score scores keep keeps place placed finish finishes end ends move moves put puts still both often much even".split()
)
_VERBS = frozenset(
    "outperform outperforms outperforming outperformed beat beats beating beaten win wins exceed exceeds exceeding exceeded surpass surpasses surpassing surpassed trail trails trailing lag lags lagging lead leads leading "
    "outstrip outstrips dominate dominates dominating eclipse eclipses dwarf dwarfs top tops topping outnumber outnumbers outclass outclasses match matches matching equal equals underperform underperforms "
    "underperforming outweigh outweighs clear clears miss misses lose loses losing excel".split()
)
_ADJECTIVES = frozenset(
    "more less better worse superior superiority inferior preferable easier poorer larger fewer as short on the ahead level in north south upward shy no at and or equally".split()
)
_WINNING = frozenset("win wins winning dominate dominates dominating lead leads".split())
_TOWARDS = frozenset("over against behind to with upon on the".split())
_OPENING = _BARE | {"to", "than", "of", "with", "as"}
_LIST = frozenset(", and or & both / nor".split())
_AMOUNT = frozenset(
    "than often frequently common frequent commonly in at for on when if under from of and or point percentage per to by yield hit correct error points".split()
)
_SCOPED = frozenset("in at for with on across under within over from during when where of by".split())
_BINDING = frozenset("good bad up down".split())


@dataclass(frozen=True, slots=True)
class Cue:
    """A word of comparison: its relation, and where what it is compared with begins."""

    relation: str
    items: tuple[Item, ...]
    first: int
    right: int
    marked: bool


@dataclass(frozen=True, slots=True)
class Atom:
    """One reference in one dimension; `item` is the mention that it comes from.

    `late` tells the second part of a mention of both a row and a column, `placed` that a preposition leads to that part.
    """

    dimension: str
    ref: PanelRef | TickRef | PositionRef | RegionRef
    item: Item
    late: bool = False
    placed: bool = False


def atoms(items: Sequence[Item], either: str = "rows", words: Wording | None = None) -> list[Atom]:
    """References taken apart by dimension; labels of both axes are taken as those of `either`."""
    found: list[Atom] = []
    for item in items:
        value = item.value
        parts: Sequence[object] = (value,)
        if words is not None and isinstance(value, TickRef) and _is_pair(value, item, words):
            value = Spot(replace(value, ticks=value.ticks[:1]), replace(value, ticks=value.ticks[1:]))
        if isinstance(value, Spot):
            found.extend(_crossed(value, item, either, words))
            continue
        elif isinstance(value, PlaceRef):
            parts = (TickRef("rows", (value.row,), True), TickRef("columns", (value.column,), True))
        found.extend(atom for part in parts if (atom := _atom(part, item, either)) is not None)
    return found


def _is_pair(value: object, item: Item, words: Wording) -> bool:
    """`between A and B`, of labels that both axes have: their crossing."""
    return (
        isinstance(value, TickRef)
        and value.side == "either"
        and len(value.ticks) == 2
        and words.norm(item.first - 1) == "between"
    )


def _crossed(spot: Spot, item: Item, either: str, words: Wording | None) -> list[Atom]:
    """The two parts of a mention of both a row and a column, in the order in which they are named."""
    sides_of = {getattr(part, "side", "") for part in (spot.rows, spot.columns)}
    names = (either, OTHER_SIDE[either]) if sides_of == {"either"} else (either, either)
    both = [
        atom
        for part, name in zip((spot.rows, spot.columns), names, strict=True)
        if (atom := _atom(part, item, name)) is not None
    ]
    if words is None or len(both) != 2:
        return both
    inside = words.norms(item.first, item.last)
    both.sort(key=lambda atom: _named_at(atom, inside))
    second = _named_at(both[1], inside)
    placed = bool(set(inside[1 : max(second, 1)]) & _SCOPED)
    return [both[0], replace(both[1], late=True, placed=placed)]


def _named_at(atom: Atom, inside: Sequence[str]) -> int:
    """Where in a mention a part of it is named."""
    ref = atom.ref
    own = norms(ref.ticks[0]) if isinstance(ref, TickRef) else (atom.dimension[:-1],)
    return next((at for at in range(len(inside)) if tuple(inside[at : at + len(own)]) == own), len(inside))


def _atom(value: object, item: Item, either: str) -> Atom | None:
    if isinstance(value, PanelRef):
        return None if value.every else Atom("panel", value, item)
    if isinstance(value, TickRef):
        side = either if value.side == "either" else value.side
        return Atom(side, replace(value, side=side), item) if value.ticks else None
    if isinstance(value, PositionRef):
        return Atom(value.side, value, item)
    return Atom("region", value, item) if isinstance(value, RegionRef) else None


def cues(clause: Clause, words: Wording) -> list[Cue]:
    """The comparatives of a clause, in order; two that are joined by "or" ("match or beat") make one."""
    found: list[Cue] = []
    for item in clause.items:
        relation = _relation(clause, words, item)
        if not relation:
            continue
        last = found[-1] if found else None
        strict = (
            ""
            if last is None
            else relation
            if last.relation == "="
            else last.relation
            if relation == "="
            else ""
        )
        if last is not None and item.first - last.items[-1].last <= 2 and strict in _OR_EQUAL:
            start, marked = right_of(words, clause, item)
            found[-1] = Cue(_OR_EQUAL[strict], (*last.items, item), last.first, start, marked)
            continue
        start, marked = right_of(words, clause, item)
        found.append(Cue(relation, (item,), item.first, start, marked))
    return found


def _relation(clause: Clause, words: Wording, item: Item) -> str:
    """The relation that a word makes here, or "": a bare preposition needs a verb of position before it."""
    if item.kind == "compare":
        bare = words.norm(item.first) in _BARE and item.last - item.first == 1
        if bare and not (set(words.before(item, 2)) & _POSITIONAL or words.norm(item.last) in ("of", "that")):
            return ""
        return (
            ""
            if item.text.casefold() in ("more", "less") and not _of_amount(clause, words, item)
            else str(item.value)
        )
    if item.kind == "trend" and item.value in _BINDING:
        marker = words.find((*_MARKERS, ("over",), ("upon",), ("on",)), item.last, item.last + 6)
        if marker is not None and _reference_at(clause, marker[1]):
            return {"up": ">", "down": "<", "good": "good", "bad": "bad"}[str(item.value)]
    return ""


def _of_amount(clause: Clause, words: Wording, item: Item) -> bool:
    """Whether "more" is more of the values, not more of a quality that the data do not show ("more interesting")."""
    following = words.norm(item.last)
    named = any(other.first == item.last for other in clause.items)
    return named or following in _AMOUNT or not following.isalpha() or not following


def _reference_at(clause: Clause, position: int) -> bool:
    return any(
        position <= item.first <= position + 2
        for item in clause.items
        if item in clause.refs or isinstance(item.value, PanelRef)
    )


def right_of(words: Wording, clause: Clause, item: Item) -> tuple[int, bool]:
    """Where the right side begins, and whether a word marks it."""
    following = next(
        (
            other.first
            for other in clause.items
            if other.first >= item.last and other.kind == "compare" and words.norm(other.first) not in _BARE
        ),
        words.last,
    )
    if item.kind == "trend":
        marker = words.find((*_MARKERS, ("over",), ("upon",), ("on",)), item.last, item.last + 6)
        return (marker[1] if marker else item.last), True
    verb = _is_verb(words.norm(item.first)) or words.norm(item.last - 1) in _OPENING
    if verb:
        at = item.last
        while words.norm(at) in _TOWARDS:
            at += 1
        return at, True
    behind = _marker(clause, words, item.last, following)
    if behind is not None:
        return behind, True
    if words.norm(item.last) in ("over", "to", "as") and _names_something(clause, words, item.last + 1):
        return item.last + 1, True
    lead = _marker(clause, words, words.first, item.first)
    return (lead, True) if lead is not None else (words.last, False)


def _is_verb(word: str) -> bool:
    """Whether a word of comparison is a verb, with its object behind it: all but "higher", "better", "more" and the like."""
    return word in _VERBS or not (word.endswith("er") or word in _ADJECTIVES or word in _BARE)


def _marker(clause: Clause, words: Wording, start: int, end: int) -> int | None:
    """Where the right side begins behind the first marker that something to compare with follows."""
    while (found := words.find(_MARKERS, start, end)) is not None:
        if _names_something(clause, words, found[1]):
            return found[1]
        start = found[1]
    return None


def _names_something(clause: Clause, words: Wording, position: int) -> bool:
    named = any(position <= atom.item.first <= position + 5 for atom in atoms(clause.items))
    return named or any(words.norm(at) in _OTHERS for at in range(position, position + 5))


@dataclass(frozen=True, slots=True)
class Sides:
    """What is compared: references on the left, on the right, and where; `others` if the right is all that the left is not.

    `mirrored` tells that the sentence says of the others what they are not: "no row beats A".
    """

    left: tuple[Atom, ...]
    right: tuple[Atom, ...]
    where: tuple[Atom, ...]
    others: bool = False
    used: tuple[Item, ...] = ()
    mirrored: bool = False


def sides(clause: Clause, words: Wording, cue: Cue, until: int, either: str) -> Sides | None:
    """The two sides of one comparative, whose right side ends at `until`; None where they cannot be told."""
    own = _parted(words, atoms(clause.items, either, words), cue)
    if cue.marked and cue.right <= cue.first:
        until = max((at for at in range(cue.right, cue.first) if words.norm(at) == ","), default=cue.first)
    if not cue.marked:
        return _implicit(clause, words, cue, own, either)
    others = _others_at(words, cue.right, until)
    head = _head(words, own, cue.right, until, 6 if others else 5)
    if others is not None:
        return _against_others(clause, words, cue, own, others, either)
    if not head:
        alone = words.norm(cue.first) in _WINNING and not [
            a for a in own if a.item.first >= cue.right and a.dimension == "panel"
        ]
        return _implicit(clause, words, cue, own, either) if alone else None
    dims = {atom.dimension for atom in head}
    rest = [atom for atom in own if atom not in head]
    if _none_of(clause, words, cue, rest, dims):
        return Sides(tuple(a for a in head), (), tuple(rest), True, (), True)
    left = _left(rest, dims, cue) or _from_context(clause, dims, head, either)
    if not left:
        return None
    contrast = {atom.dimension for atom in left}
    where = [atom for atom in rest if atom not in left] + [
        atom for atom in head if atom.dimension not in contrast
    ]
    right = [atom for atom in head if atom.dimension in contrast]
    where = [_turned(atom, contrast) for atom in where]
    where = _without_repeats(where, left)
    return Sides(tuple(left), tuple(right), tuple(where)) if right and where is not None else None


def _none_of(clause: Clause, words: Wording, cue: Cue, rest: Sequence[Atom], dims: set[str]) -> bool:
    """`no row beats A`, `nothing is higher than A`, `none of the others exceeds A`: the subject is all the rest."""
    for item in clause.items:
        if item.has("quant", "none") and item.last <= cue.first:
            following = next((i for i in clause.items if i.first >= item.last), None)
            side = (
                getattr(following.value, "side", "")
                if following and isinstance(following.value, AxisRef)
                else ""
            )
            noun = (
                f"{following.value}s".replace("panels", "panel")
                if following and following.kind == "noun" and following.value != "cell"
                else side
            )
            alone = words.norm(item.first) in ("nothing", "none", "nobody") and not any(
                a.item.first < cue.first and a.dimension in dims for a in rest
            )
            return (noun in dims or alone) and not any(
                item.last <= a.item.first < cue.first and a.dimension in dims for a in rest
            )
    return False


def _parted(words: Wording, own: list[Atom], cue: Cue) -> list[Atom]:
    """`Unlike A, B beats C`: what stands behind the last comma of the list "A, B" is spoken of by itself."""
    found: list[Atom] = []
    for atom in own:
        opened = (
            cue.right <= cue.first
            and 0 <= atom.item.first - cue.right <= 2
            or words.norm(atom.item.first - 1) in ("unlike", "like")
        )
        comma = max((at for at in range(atom.item.first, atom.item.last) if words.norm(at) == ","), default=0)
        if not (opened and comma and isinstance(atom.ref, TickRef)):
            found.append(atom)
            continue
        behind = 1 + sum(words.norm(at) in ("and", "or", "&") for at in range(comma + 2, atom.item.last))
        first = replace(atom.item, last=comma, end=atom.item.start)
        if (
            words.norm(atom.item.first - 1) not in ("unlike", "like")
            or opened
            and cue.right == atom.item.first
        ):
            found.append(Atom(atom.dimension, replace(atom.ref, ticks=atom.ref.ticks[:-behind]), first))
        found.append(
            Atom(
                atom.dimension,
                replace(atom.ref, ticks=atom.ref.ticks[-behind:]),
                replace(atom.item, first=comma + 1),
            )
        )
    return found


def _head(words: Wording, own: Sequence[Atom], start: int, until: int, reach: int) -> list[Atom]:
    """The references at the beginning of the right side: one place, or a list of such."""
    behind = [atom for atom in own if start <= atom.item.first < until]
    if not behind or behind[0].item.first - start > reach:
        return []
    found = [atom for atom in behind if atom.item is behind[0].item]
    for atom in behind[len(found) :]:
        last = found[-1].item
        joined = set(words.norms(last.last, atom.item.first)) <= _LIST | {
            "the",
            "than",
            "in",
            "at",
            "for",
            "with",
            "on",
        }
        same = atom.dimension in {a.dimension for a in found}
        listed = set(words.norms(last.last, atom.item.first)) & _LIST
        if (
            atom.item is last
            or (joined and same and listed)
            or not same
            and joined
            and not listed
            and atom.item.first - last.last <= 2
        ):
            found.append(atom)
        else:
            break
    return found


def _left(rest: Sequence[Atom], dims: set[str], cue: Cue) -> list[Atom]:
    """The references before the comparative, or between it and its marker, in the dimensions of the right side: the nearest of each, with those listed with it."""
    candidates = [
        atom
        for atom in rest
        if atom.dimension in dims
        and (atom.item.first < cue.first or atom.item.first < cue.right or cue.right <= cue.first)
    ]
    found: list[Atom] = []
    for dimension in DIMENSIONS:
        mine = [atom for atom in candidates if atom.dimension == dimension]
        if mine:
            found.extend(_listed(mine))
    return found


def _listed(mine: Sequence[Atom]) -> list[Atom]:
    """The last reference, with those before it in one list."""
    found = [mine[-1]]
    for atom in reversed(mine[:-1]):
        if found[0].item.first - atom.item.last <= 2:
            found.insert(0, atom)
    return found


def _turned(atom: Atom, contrast: set[str]) -> Atom:
    """A label of both axes that is not compared stands on the axis along which it is not compared."""
    ref = atom.ref
    loose = (
        isinstance(atom.item.value, TickRef) and atom.item.value.side == "either" and isinstance(ref, TickRef)
    )
    if not (loose and contrast == {atom.dimension} and isinstance(ref, TickRef)):
        return atom
    side = OTHER_SIDE[atom.dimension]
    return replace(atom, dimension=side, ref=replace(ref, side=side))


def _without_repeats(where: Sequence[Atom], left: Sequence[Atom]) -> list[Atom]:
    return [
        atom
        for atom in where
        if atom.dimension not in {a.dimension for a in left} or atom.ref not in [a.ref for a in left]
    ]


def _from_context(clause: Clause, dims: set[str], head: Sequence[Atom], either: str) -> list[Atom]:
    """A left side that the clause leaves unsaid: what its label, its place or the clauses before it speak of."""
    taken = [atom.ref for atom in head]
    sources = [
        context_atoms(clause),
        atoms(clause.label, either),
        atoms(clause.before, either),
        atoms(clause.topic, either),
    ]
    for source in sources:
        fitting = [atom for atom in source if atom.dimension in dims and atom.ref not in taken]
        if fitting:
            last = fitting[-1]
            return [atom for atom in fitting if atom.dimension == last.dimension][-1:]
    return []


def context_atoms(clause: Clause) -> list[Atom]:
    """The panel, row or column that the statement belongs to by where it stands."""
    statement = clause.statement
    found: list[Atom] = []
    if statement.panel is None:
        return found
    panel = clause.document.panels[statement.panel]
    blank = Item("ref", None, 0, 0, 0, 0, "")
    found.append(Atom("panel", PanelRef((statement.panel,)), blank))
    if statement.row is not None:
        found.append(Atom("rows", TickRef("rows", (panel.rows.ticks[statement.row].text,), True), blank))
    if statement.column is not None:
        found.append(
            Atom("columns", TickRef("columns", (panel.columns.ticks[statement.column].text,), True), blank)
        )
    return found


# --- the others -----------------------------------------------------------------------------------


def _others_at(words: Wording, start: int, until: int) -> int | None:
    """Where a word for all others stands within a few words of the right side's beginning."""
    return next((at for at in range(start, min(until, start + 6)) if words.norm(at) in _OTHERS), None)


def _against_others(
    clause: Clause, words: Wording, cue: Cue, own: Sequence[Atom], at: int, either: str
) -> Sides | None:
    used = [
        item
        for item in clause.items
        if at - 5 <= item.first <= at + 3
        and item.first >= cue.right - 1
        and (item.kind in ("quant", "noun") or _is_every(item))
    ]
    wanted = _named_dimension(clause, words, at)
    before = [atom for atom in own if atom.item.first < cue.first or atom.item.first < cue.right <= at]
    crossing = [atom for atom in before if isinstance(atom.item.value, Spot | PlaceRef)]
    whole = (
        [atom for atom in crossing if atom.item is crossing[-1].item]
        if words.norm(at) in _EVERYTHING and not wanted
        else []
    )
    left = (
        whole
        or _subject(words, before, wanted)
        or list(_from_context(clause, {wanted} if wanted else set(DIMENSIONS[:3]), [], either))
    )
    if not left:
        return None
    where = [atom for atom in own if atom not in left]
    return Sides(tuple(left), (), tuple(where), True, tuple(used))


def _is_every(item: Item) -> bool:
    return isinstance(item.value, TickRef | PanelRef) and item.value.every


def _named_dimension(clause: Clause, words: Wording, at: int) -> str:
    """The dimension that the noun behind "other" names: "the other two columns", "any other model"."""
    reach = at + 2 if cardinal(words.norm(at + 1)) is not None else at + 1
    for item in clause.items:
        if at - 1 <= item.first <= reach:
            side = getattr(item.value, "side", "")
            if side in ("rows", "columns"):
                return str(side)
            if item.kind == "noun" and item.value in ("row", "column", "panel"):
                return f"{item.value}s" if item.value != "panel" else "panel"
            if isinstance(item.value, PanelRef) and item.value.every:
                return "panel"
    return ""


def subject(words: Wording, own: Sequence[Atom], wanted: str, before: int | None = None) -> list[Atom]:
    """The reference that a sentence speaks of: not one behind a preposition, where another stands without; rather one before a position."""
    return _subject(words, own, wanted, before)


def _subject(words: Wording, own: Sequence[Atom], wanted: str, before: int | None = None) -> list[Atom]:
    fitting = [atom for atom in own if not wanted or atom.dimension == wanted]
    free = [atom for atom in fitting if not scoped(words, atom)]
    chosen = free or fitting
    if before is not None and any(atom.item.first < before for atom in free):
        chosen = [atom for atom in free if atom.item.first < before]
    if not chosen:
        return []
    last = chosen[-1]
    return _listed([atom for atom in chosen if atom.dimension == last.dimension])


def scoped(words: Wording, atom: Atom) -> bool:
    """Whether a preposition makes a reference the place of something, and not the thing spoken of."""
    if atom.late:
        return atom.placed
    before = words.before(atom.item, 2)
    return bool(before) and (
        before[-1] in _SCOPED
        or (before[-1] in ("the", "a", "an", "panel", "row", "column") and before[0] in _SCOPED)
    )


def _implicit(clause: Clause, words: Wording, cue: Cue, own: Sequence[Atom], either: str) -> Sides | None:
    """`A is higher`: than what was spoken of before, or than the only other one."""
    before = [atom for atom in own if atom.item.first < cue.first] or list(own)
    left = _subject(words, before, "")
    if not left:
        return None
    where = tuple(atom for atom in own if atom not in left)
    dimension = left[0].dimension
    earlier = [
        a
        for a in atoms(clause.before, either)
        if a.dimension == dimension and a.ref not in [x.ref for x in left]
    ]
    if len({a.ref for a in earlier}) == 1 and len(left) == 1:
        return Sides(tuple(left), (earlier[0],), where)
    alone = any(
        item.has("quant", "only") and 0 <= left[0].item.first - item.last <= 1 for item in clause.items
    )
    everywhere = dimension in ("rows", "columns") and any(item.has("quant", "all") for item in clause.items)
    return (
        Sides(tuple(left), (), where, True) if alone or everywhere or _has_one_other(clause, left) else None
    )


def _has_one_other(clause: Clause, left: Sequence[Atom]) -> bool:
    dimension = left[0].dimension
    if dimension == "panel":
        return len(clause.document.panels) >= 2
    if dimension not in ("rows", "columns") or len(clause.panels) != 1:
        return False
    panel = clause.document.panels[clause.panels[0]]
    return len(panel.rows.ticks if dimension == "rows" else panel.columns.ticks) == 2
