"""How equality is read: "rows A and B are identical", "A ties with B at 0.91", "the matrix is symmetric"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.contesting import Matchup, matchups
from auditor.claims.identity import Identity
from auditor.claims.pairing import Group
from auditor.language.around import narrowed
from auditor.language.atoms import Atom, atoms
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue, right_of
from auditor.language.items import Item
from auditor.language.quantifiers import PLAIN, Quantifier, exempt, quantifier
from auditor.language.refs import PanelRef, PositionRef, TickRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.sides import Sides, sides
from auditor.language.subject import contexts, subjects
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.world import Selection

_LOOSE = (
    "nearly",
    "almost",
    "about",
    "roughly",
    "virtually",
    "practically",
    "essentially",
    "similar",
    "alike",
    "comparable",
    "close to",
    "approximately",
    "broadly",
    "as good as",
    "par",
)
# Verbs that need something behind them: "A matches B", but not "A and B in match rate".
_AGAINST = frozenset("match matches matching equals".split())
_COPULAS = frozenset("is are was were".split())
_PLACING = frozenset("in at for on during under across within".split())
# A place spoken of before, of which nothing is said to be equal: "the same cell needs 40 ms with B".
_SAME_PLACE = re.compile(
    r"^\W*(?:(?:in|at|for|on|but|yet|and) )?(?:the|that) (?:very )?same "
    r"(?:cell|tile|square|box|row|column|line|spot|place|position|point|pair|slot|setting|setup|configuration|combination|case)\b",
    re.IGNORECASE,
)
# What is equal here is how panels are drawn, not what they hold: "two maps of equal size", "laid out identically".
_OF_MAKEUP = re.compile(
    r"\b(?:same|equal|identical|like)[\s-]+(?:overall\s+)?(?:sized?|shapes?|dimensions?|layouts?|formats?|structures?|axes|axis|scales?|"
    r"colou?r\w*|grids?|ticks?|labels?|palettes?|legends?|height|width|style|units?)\b"
    r"|\b(?:equally|identically) (?:sized|large|big|laid out|structured|scaled|labell?ed|arranged|built|organi[sz]ed)\b"
    r"|\bidentical in (?:size|shape|layout|format|structure|axes|scale|dimensions?|style)\b",
    re.IGNORECASE,
)
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
        or _SAME_PLACE.search(clause.text)
        or _OF_MAKEUP.search(clause.text)
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
    if words.last - words.first <= 2 and not any(
        norm in _COPULAS for norm in words.norms(words.first, words.last)
    ):
        return  # "Symmetry." is a heading
    swapping = words.has(*_SWAPPING) and words.has("row", "column", "pair", "order", "direction")
    nots = [item for item in clause.of("not") if item not in amount[1]]
    glossed = next((at for at in range(words.first, words.last) if words.norm(at) == "i"), words.last)
    told = [item for item in nots if item.first < glossed]
    sizes = frozenset(item for item in clause.numbers if item not in amount[1])
    if len(cues) == 1 and not sizes and not swapping:
        differ = (cues[0].sense("same") == "asymmetric") != bool(told)
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
    found = list(dict.fromkeys((*clause.of("same", "same", "different"), *clause.of("compare", "="))))
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
        or any(clause.number(n).op not in ("=", "~") or words.norm(n.first - 1) == "by" for n in numbers)
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


Pair = tuple[tuple[Group, ...], tuple[Group, ...]]


def _groups(clause: Clause, words: Wording, cue: Item, either: str) -> Iterator[Pair]:
    """The two sides: around the cue, named together ("A and B tie"), both panels, or one group by itself."""
    own = atoms(clause.items, either)
    start, marked = _right(clause, words, cue)
    listed = _together(clause, [atom for atom in own if atom.item.last <= cue.first])
    if listed is not None and words.norm(cue.last) in _PLACING:
        marked = False  # "A and B are equal in May"
    pair = (
        sides(clause, words, Cue("=", (cue,), cue.first, start, marked), words.last, either)
        if marked
        else None
    )
    if pair is not None and not pair.others and not _same_side(pair):
        yield _sorted(matchups(clause, pair, True))
    elif pair is not None or cue.kind != "compare" or words.norm(cue.first) not in _AGAINST:
        together = _together(clause, own) or _two_cells(clause, either) or _both_panels(clause, own)
        yield from [together] if together is not None else _one_group(clause, words)


def _right(clause: Clause, words: Wording, cue: Item) -> tuple[int, bool]:
    """Where the other side begins, and whether a word leads to it."""
    if cue.kind == "compare":
        return right_of(words, clause, cue)
    return cue.last + 1, words.norm(cue.last) in ("to", "as", "with", "from")


def _together(clause: Clause, own: Sequence[Atom]) -> Pair | None:
    """Two panels, rows or columns that are named together."""
    for dimension in ("panel", "rows", "columns"):
        mine = [part for atom in own if atom.dimension == dimension for part in _parts(atom)]
        rest = tuple(atom for atom in own if atom.dimension != dimension)
        if len(mine) == 2:
            return _sorted(matchups(clause, Sides((mine[0],), (mine[1],), rest), True))
    return None


def _two_cells(clause: Clause, either: str) -> Pair | None:
    """Two cells of one panel."""
    cells = [
        item for item in clause.refs if {a.dimension for a in atoms([item], either)} == {"rows", "columns"}
    ]
    if len(cells) != 2 or len(clause.panels) != 1:
        return None
    one, two = (next(subjects(clause, [item]), None) for item in cells)
    if one is None or two is None:
        return None
    return tuple(Group((s,)) for s in one.selections), tuple(Group((s,)) for s in two.selections)


def _both_panels(clause: Clause, own: Sequence[Atom]) -> Pair | None:
    """`the same in both panels`."""
    every = [i for i in clause.items if isinstance(i.value, PanelRef) and i.value.every]
    if not every or len(clause.document.panels) != 2:
        return None
    first, second = (Atom("panel", PanelRef((index,)), every[0]) for index in (0, 1))
    return _sorted(
        matchups(clause, Sides((first,), (second,), tuple(a for a in own if a.dimension != "panel")), True)
    )


def _one_group(clause: Clause, words: Wording) -> Iterator[Pair]:
    """`all values of row 3 are the same`."""
    if not _all_of_one(clause, words):
        return
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
