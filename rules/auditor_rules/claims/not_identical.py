"""Identity: "rows A and B are identical", "A ties with B at 0.91", "the matrix is symmetric", "as good as"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.contesting import Matchup, matchups
from auditor.claims.judging import Valued, cell_text, described, num_text, states
from auditor.claims.pairing import Group, Pair, holds, pairs, written_spread
from auditor.language.around import narrowed
from auditor.language.clauses import Clause
from auditor.language.comparatives import Atom, Cue, Sides, atoms, right_of, sides
from auditor.language.hedges import ALIKE
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import PLAIN, Quantifier, exempt, quantifier
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.subject import contexts, subjects
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less, same
from auditor.world import Reading as Digits
from auditor.world import Selection, World, diagonal_partner

_LOOSE = (
    "nearly",
    "almost",
    "about",
    "roughly",
    "virtually",
    "practically",
    "essentially",
    "similar",
    "comparable",
    "close to",
    "approximately",
    "broadly",
    "as good as",
    "par",
)
# Verbs that need something behind them: "A matches B", but not "A and B in match rate".
_AGAINST = frozenset("match matches matching equals".split())
_SWAPPING = (
    "swap",
    "swapping",
    "swaps",
    "exchanging",
    "exchange",
    "interchanging",
    "switching",
    "transposing",
    "reversing",
)


@dataclass(frozen=True, slots=True)
class Identity:
    """Cells that are equal: those of two groups, pair by pair; all of one group; or those mirrored at the diagonal."""

    left: tuple[Group, ...]
    right: tuple[Group, ...] = ()
    mirrored: bool = False
    differ: bool = False
    by_pair: bool = False
    loose: bool = False
    quantifier: Quantifier = PLAIN
    value: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: Row 1 and Row 2 hold the same values."""
        one, other = (
            described(document, list(dict.fromkeys(s for g in side for s in g.scope)))
            for side in (self.left, self.right)
        )
        if self.by_pair:
            return f"no two of {one} are the same"
        verb = "differ" if self.differ else "are nearly equal" if self.loose else "are equal"
        value = f" ({num_text(self.value)})" if self.value else ""
        quant = f" {self.quantifier.describe()}" if self.quantifier.kind != "plain" else ""
        if self.mirrored:
            return f"the cells of {one} mirrored at the diagonal {verb}{quant}"
        return f"the cells of {one}{' and ' + other if self.right else ''} {verb}{value}{quant}"


def read(clause: Clause) -> Iterator[Reading]:
    """Equality of lines, panels or cells; symmetry; swapping rows and columns."""
    words = Wording.of(clause)
    amount = quantifier(clause, words)
    if (
        amount is None
        or clause.of("rank")
        or clause.of("extreme")
        or clause.of("factor")
        or clause.of("aggregate")
    ):
        return
    yield from _symmetry(clause, words, amount)
    if clause.of("compare", ">", "<", "good", "bad", ">=", "<=") or clause.of("trend"):
        return
    yield from _no_two(clause, words, amount)
    for either in (
        ("rows", "columns")
        if any(getattr(item.value, "side", "") == "either" for item in clause.items)
        else ("rows",)
    ):
        yield from _equality(clause, words, amount, either)


def _symmetry(
    clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]
) -> Iterator[Reading]:
    cues = clause.of("same", "symmetric", "asymmetric")
    swapping = words.has(*_SWAPPING) and words.has("row", "column", "pair", "order", "direction")
    nots = [item for item in clause.of("not") if item not in amount[1]]
    sizes = frozenset(item for item in clause.numbers if item not in amount[1])
    if len(cues) == 1 and not sizes and not swapping:
        differ = (cues[0].sense("same") == "asymmetric") != bool(nots)
        quant = (
            Quantifier("some")
            if differ
            else amount[0]
            if amount[0].kind in ("generally", "most", "nearly all")
            else PLAIN
        )
    elif swapping and all(cue.sense("same") == "asymmetric" for cue in cues):
        changes = bool(
            words.has(
                "change", "changes", "matters", "matter", "alters", "alter", "gives a different", "different"
            )
        ) or bool(clause.of("same", "different"))
        keeps = bool(
            words.has(
                "keep",
                "keeps",
                "leaves",
                "leave",
                "preserve",
                "preserves",
                "unchanged",
                "no difference",
                "nothing",
            )
        )
        if (
            changes == keeps
            or any(no.text.casefold() not in ("instead of", "rather than") for no in nots)
            or sizes
            and amount[0].kind not in ("all", "count")
        ):
            return
        differ, quant = changes, amount[0]
    else:
        return
    loose = words.has(*_LOOSE) or quant.kind == "generally"
    items = frozenset(
        [
            *cues,
            *nots,
            *amount[1],
            *clause.refs,
            *sizes,
            *clause.of("trend"),
            *clause.of("foreign"),
            *clause.of("same"),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    scope = tuple(Group((Selection(index, region="off-diagonal"),)) for index in clause.panels)
    meaning = Identity(scope, mirrored=True, differ=differ, loose=loose, quantifier=quant)
    yield Reading(meaning, items, clause.panels, loose, ((clause.start, clause.end),) if swapping else ())


def _no_two(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    """`no two rows are identical`."""
    cues = clause.of("same", "same")
    twos = [n for n in clause.numbers if clause.number(n).value == 2 and n not in clause.refs]
    noun = next(
        (
            f"{i.value}s"
            for i in clause.items
            if i.kind == "noun" and i.value in ("row", "column") and twos and i.first == twos[0].last
        ),
        "",
    )
    if len(cues) != 1 or not words.has("no two") or not noun or len(clause.panels) != 1:
        return
    panel = clause.panel(clause.panels[0])
    size = len(panel.rows.ticks if noun == "rows" else panel.columns.ticks)
    lines = [
        Group(
            (
                Selection(clause.panels[0], (k,), None)
                if noun == "rows"
                else Selection(clause.panels[0], None, (k,)),
            )
        )
        for k in range(size)
    ]
    both = [(one, other) for index, one in enumerate(lines) for other in lines[index + 1 :]]
    items = frozenset(
        [
            *cues,
            *twos,
            *amount[1],
            *clause.of("quant"),
            *(i for i in clause.items if isinstance(i.value, PanelRef)),
        ]
    )
    if both:
        yield Reading(
            Identity(tuple(a for a, _ in both), tuple(b for _, b in both), differ=True, by_pair=True),
            items,
            clause.panels,
        )


def _equality(
    clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]], either: str
) -> Iterator[Reading]:
    found = [*clause.of("same", "same", "different"), *clause.of("compare", "=")]
    found = [item for index, item in enumerate(found) if item not in found[:index]]
    nots = [item for item in clause.of("not") if item not in amount[1]]
    left_out = exempt(clause)
    if (
        not found
        or len({i.first for i in found}) > 2
        or len(nots) > 1
        or left_out is None
        or left_out[1]
        or clause.of("stable")
    ):
        return
    differ = any(item.has("same", "different") for item in found) != (bool(nots) or amount[0].kind == "none")
    quant = Quantifier("all") if amount[0].kind == "none" else amount[0]
    numbers = [
        n
        for n in clause.numbers
        if n not in amount[1] and n not in counts_of_axes(clause, words, clause.numbers)
    ]
    if (
        len(numbers) > 1
        or any(clause.number(n).op not in ("=", "~") for n in numbers)
        or quant.kind == "only"
    ):
        return
    if (
        any(_same_of_another_kind(clause, words, item) for item in found)
        or unknown_words(clause)
        or hypothetical(clause)
        or narrowed(clause, ("same", "other"))
    ):
        return
    value = clause.number(numbers[0]) if numbers else None
    loose = words.has(*_LOOSE) or bool(clause.of("hedge")) or not _strict(found)
    panel_items = [i for i in clause.items if isinstance(i.value, PanelRef)]
    for groups in _groups(clause, words, found[0], either):
        items = frozenset(
            [*found, *nots, *amount[1], *clause.refs, *clause.numbers, *panel_items, *clause.of("degree")]
        )
        left, right = groups
        panels = tuple(dict.fromkeys(s.panel for g in (*left, *right) for s in g.scope))
        asked = quant if not differ or quant.kind != "plain" else Quantifier("some")
        yield Reading(
            Identity(left, right, differ=differ, loose=loose, quantifier=asked, value=value),
            items,
            panels,
            hedged=loose,
        )


def _same_of_another_kind(clause: Clause, words: Wording, cue: Item) -> bool:
    """`the same method`: whether something else than values is the same."""
    if not cue.text.casefold().endswith("same"):
        return False
    noun = any(
        item.first == cue.last and item.kind == "noun" and item.value == "cell" for item in clause.items
    )
    return not noun and words.norm(cue.last) not in (
        "",
        ".",
        ",",
        ";",
        "as",
        "in",
        "for",
        "at",
        "across",
        "on",
        "under",
        "everywhere",
        "throughout",
        "within",
        "(",
    )


def _strict(found: Sequence[Item]) -> bool:
    """Whether the word means the very same value; "matches" and "as high as" may mean about the same."""
    return any(
        item.kind == "same"
        or item.text.casefold()
        in ("identical to", "the same", "same as", "equal", "equals", "equal to", "tie", "ties", "tied")
        for item in found
    )


def _groups(
    clause: Clause, words: Wording, cue: Item, either: str
) -> Iterator[tuple[tuple[Group, ...], tuple[Group, ...]]]:
    """The two sides: named together before the cue ("A and B tie"), on both sides of it, "in both panels", or one group by itself."""
    own = atoms(clause.items, either)
    start, marked = (
        right_of(words, clause, cue)
        if cue.kind == "compare"
        else (cue.last + 1, words.norm(cue.last) in ("to", "as", "with", "from"))
    )
    pair = (
        sides(clause, words, Cue("=", (cue,), cue.first, start, marked), words.last, either)
        if marked
        else None
    )
    if pair is not None and not pair.others and not _same_side(pair):
        yield _sorted(matchups(clause, pair, True))
        return
    if pair is None and cue.kind == "compare" and words.norm(cue.first) in _AGAINST:
        return
    for dimension in ("panel", "rows", "columns"):
        mine = [part for atom in own if atom.dimension == dimension for part in _parts(atom)]
        rest = tuple(atom for atom in own if atom.dimension != dimension)
        if len(mine) == 2:
            yield _sorted(matchups(clause, Sides((mine[0],), (mine[1],), rest), True))
            return
    cells = [
        item for item in clause.refs if {a.dimension for a in atoms([item], either)} == {"rows", "columns"}
    ]
    if len(cells) == 2 and len(clause.panels) == 1:
        one, two = (next(subjects(clause, [item]), None) for item in cells)
        if one is not None and two is not None:
            yield tuple(Group((s,)) for s in one.selections), tuple(Group((s,)) for s in two.selections)
        return
    every = [i for i in clause.items if isinstance(i.value, PanelRef) and i.value.every]
    panels = clause.document.panels
    if every and len(panels) == 2:
        atom = [Atom("panel", PanelRef((index,)), every[0]) for index in (0, 1)]
        yield _sorted(
            matchups(
                clause, Sides((atom[0],), (atom[1],), tuple(a for a in own if a.dimension != "panel")), True
            )
        )
        return
    if _all_of_one(clause, words):
        refs = [*clause.refs, *(i for i in clause.items if isinstance(i.value, PanelRef))]
        for context in contexts(clause, refs):
            for subject in subjects(clause, [*refs, *context]):
                if len(subject.selections) == 1:
                    yield (Group(subject.selections),), ()


def _all_of_one(clause: Clause, words: Wording) -> bool:
    """`all values of row 3 are the same`: said of the cells of one group."""
    return (
        any(i.has("quant", "all") for i in clause.items)
        and any(i.kind == "noun" and i.value == "cell" for i in clause.items)
        and words.has("the same", "identical", "equal", "same value")
    )


def _same_side(pair: Sides) -> bool:
    return [a.ref for a in pair.left] == [a.ref for a in pair.right]


def _parts(atom: Atom) -> list[Atom]:
    ref = atom.ref
    if isinstance(ref, TickRef):
        return [Atom(atom.dimension, TickRef(ref.side, (text,), ref.named), atom.item) for text in ref.ticks]
    if isinstance(ref, PositionRef):
        return [
            Atom(atom.dimension, PositionRef(ref.side, (p,), ref.visual), atom.item) for p in ref.positions
        ]
    if isinstance(ref, PanelRef):
        return [Atom(atom.dimension, PanelRef((p,)), atom.item) for p in ref.panels]
    return [atom]


def _sorted(matched: Sequence[Matchup]) -> tuple[tuple[Group, ...], tuple[Group, ...]]:
    return tuple(Group((one,)) for one, _ in matched), tuple(Group((two,)) for _, two in matched)


@claim(
    "CLM023",
    kind="identity",
    reads=read,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 6.1 | 7.3 | 5.9 |\n\n### Observations\n\n"
            "- North and south are identical.\n",
            marks="North and south are identical.",
            says="7.5 at (north, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 6.1 | 7.3 | 5.9 |\n\n### Observations\n\n"
            "- North and south tie in year 1.\n- North and south are nearly identical.\n"
        )
    ],
)
def not_identical(claim: Identity, world: World) -> Judgement:
    """Values that the text calls equal are not, or those that it calls different are.

    Printed digits decide, unless one of them is approximate. "Nearly identical", "matches" and "similar" leave room: a
    share of the spread of all values. A matrix is symmetric where mirrored cells agree to the printed precision.
    """
    if claim.by_pair:
        return _all_differ(claim, world)
    matched = _matched(claim, world)
    if not matched:
        return UNDECIDED
    truths = [_equal(claim, world, one, other) for one, other in matched]
    if claim.differ:
        truths = [~truth for truth in truths]
    truth = holds(claim.quantifier, truths, world.reading)
    if claim.value is not None:
        value = claim.value
        truth &= all_of(states(world, cell.value, value) for pair in matched for cell in pair)
    against = [pair for pair, t in zip(matched, truths, strict=True) if t is Truth.FALSE]
    return Judgement(
        truth,
        _says(claim, world, against or matched),
        tuple(c.place for pair in against[:3] for c in pair),
        "not all of these cells are written",
    )


def _all_differ(claim: Identity, world: World) -> Judgement:
    """Of every two lines some cells differ."""
    truths = [
        any_of(~_equal(claim, world, a, b) for a, b in pairs(world, one, other))
        for one, other in zip(claim.left, claim.right, strict=True)
    ]
    equal = next(
        (
            pair
            for pair, t in zip(zip(claim.left, claim.right, strict=True), truths, strict=True)
            if t is Truth.FALSE
        ),
        None,
    )
    says = (
        f"{described(world.document, equal[0].scope)} and {described(world.document, equal[1].scope)} are equal"
        if equal
        else "all of them differ"
    )
    return Judgement(all_of(truths), says, missing="not all cells are written")


def _matched(claim: Identity, world: World) -> list[Pair]:
    if claim.mirrored:
        return [pair for group in claim.left for pair in _mirror_pairs(group, world)]
    if not claim.right:
        cells = [cell for group in claim.left for cell in group.cells(world)]
        return [(cells[0], cell) for cell in cells[1:]]
    found: list[Pair] = []
    for one, other in zip(claim.left, claim.right, strict=False):
        if _single(one, world) and _single(other, world):
            found.append((one.cells(world)[0], other.cells(world)[0]))
        else:
            found.extend(pairs(world, one, other))
    return found


def _single(group: Group, world: World) -> bool:
    return len(group.cells(world)) == 1


def _mirror_pairs(group: Group, world: World) -> list[Pair]:
    """Each cell above the diagonal with the one mirrored at it."""
    cells = {(cell.row, cell.column): cell for cell in group.cells(world)}
    panel = world.document.panels[group.scope[0].panel]
    partner = {row: diagonal_partner(panel, row) for row in range(len(panel.rows.ticks))}
    back = {column: row for row, column in partner.items()}
    found = []
    for (row, column), cell in cells.items():
        mirror = (back.get(column), partner[row])
        other = cells.get(mirror) if None not in mirror else None  # type: ignore[arg-type]
        if other is not None and (row, column) < (other.row, other.column):
            found.append((cell, other))
    return found


def _equal(claim: Identity, world: World, one: Valued, other: Valued) -> Truth:
    if not one.value.known or not other.value.known:
        return Truth.UNKNOWN
    if claim.loose and not claim.differ:
        width = written_spread(world, [one.panel, other.panel])
        limit = ALIKE.fair if world.reading is Digits.PRINTED else ALIKE.generous
        return ~less(Interval.point(limit * width), abs(one.value - other.value))
    if world.reading is Digits.PRINTED:
        return same(one.value, other.value)
    return (
        Truth.UNKNOWN
        if _approximate(world, one) or _approximate(world, other)
        else _printed(world, one, other)
    )


def _approximate(world: World, cell: Valued) -> bool:
    quantity = world.document.panels[cell.panel].values.get((cell.row, cell.column))
    return quantity is None or quantity.approximate


def _printed(world: World, one: Valued, other: Valued) -> Truth:
    """By the printed digits; of two numbers of different precision the coarser one decides."""
    first, second = (world.document.panels[c.panel].values[c.row, c.column] for c in (one, other))
    step = max(first.step, second.step) if first.step != second.step else 0.0
    return Truth.of(abs(first.value - second.value) <= step / 2 + 1e-12 * max(abs(first.value), 1.0))


def _says(claim: Identity, world: World, shown: Sequence[Pair]) -> str:
    one, other = shown[0]
    texts = cell_text(world.document, one.place), cell_text(world.document, other.place)
    more = f" (and {len(shown) - 1} more)" if len(shown) > 1 else ""
    return f"{texts[0]} stands beside {texts[1]}{more}"
