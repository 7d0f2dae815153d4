"""Words of comparison, and where what is compared with begins: behind "than" or "compared with", or right behind a verb ("beats")."""

from dataclasses import dataclass

from auditor.language.around import measure_words
from auditor.language.atoms import atoms
from auditor.language.clauses import Clause
from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.pairs import EITHER, sides
from auditor.language.quantifiers import says_every
from auditor.language.refs import PanelRef
from auditor.language.wording import Wording

_OR_EQUAL = {">": ">=", "<": "<=", "good": "no worse", "bad": "no better", ">=": ">=", "<=": "<="}
_MARKERS = (
    ("than",), ("compared", "to"), ("compared", "with"), ("when", "compared", "to"), ("relative", "to"), ("versus",), ("vs",), ("vs", "."),
    ("against",), ("unlike",), ("in", "contrast", "to"), ("in", "contrast", "with"), ("in", "comparison", "with"), ("in", "comparison", "to"),
    ("as", "opposed", "to"), ("in", "relation", "to"), ("with", "respect", "to"), ("by", "comparison", "with"), ("next", "to"),
)  # fmt: skip
# These make a comparison only with a rival behind them.
_PLACING = (("over",), ("upon",), ("on",))
OTHERS = frozenset(
    "other others rest remaining else elsewhere rival rivals competitor competitors alternative alternatives anything everything anywhere everyone remainder others'".split()
)
_BARE = frozenset("above below over under beneath past beyond underneath ahead behind".split())
_POSITIONAL = frozenset(
    "is are was were be been being lie lies lay sit sits stand stands stay stays remain remains rank ranks run runs come comes fall falls far well just slightly clearly "
    "always never consistently all every and or mark score scores keep keeps place placed finish finishes end ends move moves put puts still both often much even".split()
)
_VERBS = frozenset(
    "outperform outperforms outperforming outperformed beat beats beating beaten win wins won led topped exceed exceeds exceeding exceeded surpass surpasses surpassing surpassed trail trails trailing trailed lag lags lagging lagged lead leads leading "
    "outstrip outstrips dominate dominates dominated dominating eclipse eclipses dwarf dwarfs top tops topping outnumber outnumbers outclass outclasses match matches matching equal equals underperform underperforms "
    "underperforming outweigh outweighs clear clears miss misses lose loses losing excel".split()
)
_ADJECTIVES = frozenset(
    "more less better worse superior superiority inferior preferable easier poorer larger fewer as short on the ahead level in north south upward shy no at and or equally".split()
)
_TOWARDS = frozenset("over against behind to with upon on the".split())
_OPENING = _BARE | {"to", "than", "of", "with", "as", "for"}
_AMOUNT = frozenset(
    "than often frequently common frequent commonly in at for on with when if under from of and or point percentage per to by yield hit correct error points".split()
)
_BEING = frozenset("is are was were be been being get gets got".split())
_TURNED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "good": "bad", "bad": "good"}
_BINDING = frozenset("good bad up down".split())


@dataclass(frozen=True, slots=True)
class Cue:
    """A word of comparison: its relation, and where what it is compared with begins."""

    relation: str
    items: tuple[Item, ...]
    first: int
    right: int
    marked: bool


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
        if marked or not _BECOMING & set(words.before(item, 2)):
            found.append(Cue(relation, (item,), item.first, start, marked))
    return found


# "It gets drier": how things go, and no two sides.
_BECOMING = frozenset(
    "get gets got getting become becomes became becoming grow grows grew growing turn turns turned".split()
)


# "A gains on B": it comes closer, and may still be behind.
_CLOSING = frozenset("gain gains gained gaining".split())


def _relation(clause: Clause, words: Wording, item: Item) -> str:
    """The relation that a word makes here, or "": a bare preposition needs a verb of position before it."""
    if item.kind == "compare":
        bare = words.norm(item.first) in _BARE and item.last - item.first == 1
        positional = set(words.before(item, 2)) & _POSITIONAL or words.norm(item.last) in ("of", "that")
        if bare and not (positional or so_far(words.before(item, 4), len(words.before(item, 4)))):
            return ""
        if item.text.casefold() in ("more", "less") and not _of_amount(clause, words, item):
            return ""
        relation = str(item.value)
        return _TURNED.get(relation, relation) if _agent(words, item) else relation
    if item.kind == "trend" and item.value in _BINDING:
        marker = words.find((*_MARKERS, *_PLACING), item.last, item.last + 6)
        if (
            marker is not None
            and _reference_at(clause, marker[1])
            and not _places(clause, words, item, marker)
            and not (words.norm(marker[0]) == "on" and words.norm(item.first) in _CLOSING)
        ):
            return {"up": ">", "down": "<", "good": "good", "bad": "bad"}[str(item.value)]
    return ""


def _places(clause: Clause, words: Wording, item: Item, marker: tuple[int, int]) -> bool:
    """`A gained on every day`: whether the preposition behind a verb tells where, and no rival: "A gained on B"."""
    behind = next(
        other for other in (*clause.refs, *clause.items) if marker[1] <= other.first <= marker[1] + 2
    )
    before = {side for other in clause.refs if other.first < item.first for side in sides(other)}
    labels = before & set(sides(behind))
    either = EITHER in labels and len(clause.document.panels) > 1  # "A gains on B" from one panel to the next
    rival = isinstance(behind.value, PanelRef) or bool(labels) and not either
    return (words.norm(marker[0]),) in _PLACING and not (rival and not says_every(behind))


def _agent(words: Wording, item: Item) -> int:
    """Where what does it begins behind a passive, "A is beaten by B"; 0 where the verb is none."""
    passive = bool(_BEING & set(words.before(item, 3))) and _is_verb(words.norm(item.first))
    return item.last + 1 if passive and words.norm(item.last) == "by" else 0


def _of_amount(clause: Clause, words: Wording, item: Item) -> bool:
    """Whether "more" is more of the values, not more of a quality that the data do not show ("more interesting")."""
    following = words.norm(item.last)
    named = any(other.first == item.last for other in clause.items)
    amount = following in _AMOUNT or following in measure_words(clause)
    return named or amount or not following.isalpha() or not following


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
    if agent := _agent(words, item):
        return agent, True
    verb = _is_verb(words.norm(item.first)) or words.norm(item.last - 1) in _OPENING
    if verb:
        at = item.last
        while words.norm(at) in _TOWARDS:
            at += 1
        return at, True
    begin = _marker(clause, words, item.last, following)
    if begin is not None:
        return begin, True
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
    return named or any(words.norm(at) in OTHERS for at in range(position, position + 5))


# --- the others -----------------------------------------------------------------------------------
