"""Ticks by their size, told in other ways than by one superlative before their axis's name.

`the three older groups`, `the second-smallest batch`, `the oldest`, `from the smallest dose to the largest`, `the two middle loads`.
"""

from collections.abc import Iterator

from auditor.language.axis_adjectives import ADJECTIVES, SUPERLATIVES, fits
from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.axis_ticks import by_size, runs_down
from auditor.language.mentions.context import Context
from auditor.language.mentions.things_of_axes import side_of_thing
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.verbs import finite_verb
from auditor.model import Axis, Panel
from auditor.numerals import cardinal, ordinal
from auditor.reading.labels import STOPWORDS

_SIDES = ("rows", "columns")
_PLACES = {
    "upper": ("rows", True),
    "lower": ("rows", False),
    "left": ("columns", True),
    "right": ("columns", False),
}
# Told of any axis, where its name stands behind them: whether they tell the small ones.
_OF_ANY = {
    **dict.fromkeys("larger bigger higher greater longer upper later".split(), False),
    **dict.fromkeys("smaller lower shorter lesser earlier".split(), True),
    **dict.fromkeys("largest biggest highest greatest longest latest most strongest".split(), False),
    **dict.fromkeys("smallest lowest shortest least earliest fewest".split(), True),
}
_BY_HEIGHT = frozenset("upper higher highest lower lowest".split())
# What is so old is no value, whatever stands behind it.
_OF_AGE = frozenset("oldest youngest eldest".split())
_JOINTS = frozenset("and to or than versus vs against with".split())
_VALUES = frozenset("value score cell figure number reading result".split())
_GOING_ON = frozenset("alone together both all only also too never always just do does did".split())
_LONGEST = 3
_FAR = 5


def find(context: Context, i: int) -> Item | None:
    """Ticks by their size."""
    if context.norm(i) == "the" and (several := _several(context, i + 1)):
        ref, last = several
        return context.item("ref", ref, i, last)
    return _ranked(context, i) or _alone(context, i)


def _several(context: Context, i: int) -> tuple[TickRef | PositionRef, int] | None:
    return _compared(context, i) or _middle(context, i) or _by_place(context, i) or _counted_alone(context, i)


def _by_place(context: Context, i: int) -> tuple[PositionRef, int] | None:
    """`the two lower depths`, of rows that have no sizes: by where they stand in the list."""
    count, last = cardinal(context.norm(i)), -1
    side, first = _PLACES.get(context.norm(i + 1), ("", True))
    for named, end in context.axes_named(i + 2, _LONGEST):
        last = end if named == side and not by_size(context.document, side) else last
    sizes = [len(axis.ticks) for axis in _axes(context, side)] if last > 0 else []
    if count is None or not sizes or not 1 < count < min(sizes) or context.norm(last) in _VALUES:
        return None
    at = tuple(range(count)) if first else tuple(-1 - n for n in range(count))
    return PositionRef(side, at, ""), last


def _counted_alone(context: Context, i: int) -> tuple[TickRef, int] | None:
    """`two oldest`, `two lowest` behind "the two highest loads": without a noun of their own."""
    count, norm = cardinal(context.norm(i)), context.norm(i + 1)
    if (
        count is None
        or not _ends(context, i + 2)
        or norm not in _OF_AGE | SUPERLATIVES.keys() | _OF_ANY.keys()
    ):
        return None
    side = _named_back(context, i + 1, i - 1) or _side_of_age(context, i + 1)
    texts = by_size(context.document, side) if side else ()
    if not 1 < count < len(texts):
        return None
    return TickRef(side, texts[:count] if _is_small(context, i + 1, side) else texts[-count:], True), i + 2


def _ranked(context: Context, i: int) -> Item | None:
    """`the second-oldest group`, `third-largest batch`, `the next-to-smallest dose`."""
    number, at = ordinal(context.norm(i)), i + 1
    if context.norms[i : i + 4] == ("next", "-", "to", "-"):
        number, at = 2, i + 4
    elif context.norms[i : i + 2] == ("next", "to"):
        number, at = 2, i + 2
    at += context.norm(at) == "-"
    for side, small, last in _named_behind(context, at, (SUPERLATIVES,)):
        texts = by_size(context.document, side)
        if number and 1 < number < len(texts):
            tick = texts[number - 1] if small else texts[-number]
            return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None


def _compared(context: Context, i: int) -> tuple[TickRef, int] | None:
    """`three older groups`, `larger two batches`; of two ticks `larger batch`."""
    before = cardinal(context.norm(i))
    at = i + (before is not None)
    behind = cardinal(context.norm(at + 1)) if before is None else None
    word = at + 1 if behind is not None else at
    count = before if before is not None else behind
    for side, small, last in _named_behind(context, word, (ADJECTIVES, SUPERLATIVES), at):
        texts = by_size(context.document, side)
        superlative = context.norm(at) in SUPERLATIVES
        if count is None and (superlative or len(texts) != len(_SIDES) or _in_plural(context, last)):
            continue
        size = count or 1
        if not 0 < size < len(texts) or context.norm(last) in ("than", "the"):
            continue
        ticks = texts[:size] if small else texts[-size:]
        return TickRef(side, ticks, True), last
    return None


def _named_behind(
    context: Context, at: int, tables: tuple[dict[str, tuple[int, tuple[str, ...]]], ...], told: int = -1
) -> Iterator[tuple[str, bool, int]]:
    """The axes that are named behind an adjective which fits them, whether it tells the small ones, and where the name ends."""
    norm = context.norm(at if told < 0 else told)
    table = next((one for one in tables if norm in one), None)
    if table is None and norm not in _OF_ANY:
        return
    for side, last in context.axes_named(at + 1, _LONGEST):
        own = table is not None and fits(norm, _axes(context, side))
        if not own and norm not in _OF_ANY or context.norm(last) in _VALUES:
            continue
        if not tick_list(context, last, side)[0]:
            yield side, table[norm][0] < 0 if own and table else _of_any(context, norm, side), last
            return
    if (
        table is not None
        and not _is_compound(context, at + 1)
        and (side := side_of_thing(context, norm, at + 1))
    ):
        yield side, table[norm][0] < 0, at + 2


def _alone(context: Context, i: int) -> Item | None:
    """`the oldest`, without a noun or with one that is not known; `from the smallest dose to the largest`."""
    norm = context.norm(i)
    if norm not in SUPERLATIVES and norm not in _OF_ANY and norm not in _OF_AGE:
        return None
    side = _side_beside(context, i) or _side_of_age(context, i)
    if not side:
        return None
    texts = by_size(context.document, side)
    small = _is_small(context, i, side)
    last = i + 1 + (norm in _OF_AGE and not _ends(context, i + 1))
    return context.item("ref", TickRef(side, (texts[0 if small else -1],), True), i, last) if texts else None


def _side_of_age(context: Context, i: int) -> str:
    """The one axis of ages, where "the oldest" stands for some of it."""
    counted = cardinal(context.norm(i - 1)) is not None
    if context.norm(i) not in _OF_AGE or context.norm(i - 1 - counted) != "the":
        return ""
    if any("age" in norms(_titles(panel)) for panel in context.document.panels) or not (
        _ends(context, i + 1) or _is_unknown(context, i + 1)
    ):
        return ""
    sides = [
        side for side in _SIDES if by_size(context.document, side) and fits("oldest", _axes(context, side))
    ]
    return sides[0] if len(sides) == 1 else ""


def _side_beside(context: Context, i: int) -> str:
    """The axis of another superlative that is joined to this one: "from the smallest dose to the largest", "between the smallest and the largest dose"."""
    if not _ends(context, i + 1):
        return ""
    if side := _named_back(context, i, i - (context.norm(i - 1) == "the")):
        return side
    at = i + 1 + (context.norm(i + 2) == "the")
    if context.norm(i + 1) in _JOINTS:
        for side, _ in (*context.axes_named(at + 2, _LONGEST), *_by_head(context, at + 2)):
            if _tells_size(context, at + 1, side) and _tells_size(context, i, side):
                return side
    return ""


def _by_head(context: Context, at: int) -> Iterator[tuple[str, int]]:
    """The one axis whose name ends with a word, be it one that is a verb elsewhere: "the strongest decay" of the weight decay."""
    heads = {side: {norms(axis.label)[-1:] for axis in _axes(context, side)} for side in _SIDES}
    named = [side for side, own in heads.items() if own == {(context.norm(at),)}]
    if len(named) == 1:
        yield named[0], at + 1


def _named_back(context: Context, i: int, start: int) -> str:
    """The axis that is named not far before the words which begin at a token, behind the opposite superlative."""
    for end in range(start - 1, start - _FAR, -1) if _leads_on(context, start - 1) else ():
        if context.norm(end) in (",", ";", ":", ".", "("):
            break
        if side := _named_before(context, end, i):
            return side
    return ""


def _named_before(context: Context, end: int, i: int) -> str:
    """The axis whose name ends before a token and has the opposite superlative before it: "the smallest dose beats the largest"."""
    for start in range(max(1, end - _LONGEST), end):
        for side, last in context.axes_named(start, end - start):
            told = last == end and _tells_size(context, start - 1, side) and _tells_size(context, i, side)
            if told and _is_small(context, start - 1, side) != _is_small(context, i, side):
                return side
    return ""


def _leads_on(context: Context, at: int) -> bool:
    """Whether a word leads to a second thing of a kind: "to", "than", "beats"."""
    norm = context.norm(at)
    return norm in _JOINTS or any(kind == "compare" for kind, _ in phrases().get((norm,), []))


def _is_small(context: Context, at: int, side: str) -> bool:
    """Whether a superlative tells the smallest tick of a side."""
    norm = "oldest" if context.norm(at) == "eldest" else context.norm(at)
    own = norm in SUPERLATIVES and fits(norm, _axes(context, side))
    return SUPERLATIVES[norm][0] < 0 if own else _of_any(context, norm, side)


def _of_any(context: Context, norm: str, side: str) -> bool:
    """Whether such a word tells the small ticks of a side: down a depth the upper ones are."""
    turned = norm in _BY_HEIGHT and runs_down(context.document, side)
    return _OF_ANY.get(norm, False) != turned


def _tells_size(context: Context, at: int, side: str) -> bool:
    """Whether a word is a superlative by which ticks of a side are told apart."""
    norm = context.norm(at)
    superlative = norm in SUPERLATIVES and fits(norm, _axes(context, side))
    superlative = superlative or norm in ("strongest", "weakest")
    return bool(by_size(context.document, side)) and (superlative or norm in _OF_ANY and norm.endswith("st"))


def _middle(context: Context, i: int) -> tuple[PositionRef, int] | None:
    """`middle load`, `two middle loads`, `inner three loads`, `two outer groups`."""
    words = [context.norm(k) for k in range(i, i + 2)]
    count = next((number for word in words if (number := cardinal(word))), None)
    place = next((word for word in words if word in ("middle", "central", "inner", "outer")), "")
    at = i + 1 + (count is not None)
    if not place or place not in words[: at - i]:
        return None
    for side, last in context.axes_named(at, _LONGEST):
        sizes = {len(axis_of(panel, side).ticks) for panel in context.document.panels}
        size = sizes.pop()
        wanted = count or (2 if _in_plural(context, last) or place == "outer" else 1)
        if sizes or tick_list(context, last, side)[0] or (size - wanted) % 2 or not 0 < wanted < size:
            continue
        edge = (size - wanted) // 2
        places = (
            tuple(range(edge, size - edge)) if place != "outer" else (0, -1) if wanted == len(_SIDES) else ()
        )
        return (PositionRef(side, places), last) if places else None
    return None


def _in_plural(context: Context, last: int) -> bool:
    return context.tokens[last - 1].text.casefold().endswith("s")


def _ends(context: Context, at: int) -> bool:
    """Whether no noun stands here: the sentence ends, or goes on with a mark, a verb or a plain word."""
    norm = context.norm(at)
    if not norm.isalpha() or norm in STOPWORDS or norm in _JOINTS or norm in _GOING_ON:
        return True
    if _is_compound(context, at) or context.vocabulary.find((norm,)):
        return False
    kinds = {kind for kind, _ in phrases().get((norm,), [])}
    return bool(kinds & {"compare", "trend", "not", "quant", "hedge"}) or finite_verb(context.tokens[at].text)


def _is_compound(context: Context, at: int) -> bool:
    """`learning rates`: whether a word in -ing belongs to the noun behind it."""
    following = context.norm(at + 1)
    return context.norm(at).endswith("ing") and following.isalpha() and following not in STOPWORDS


def _is_unknown(context: Context, at: int) -> bool:
    """Whether a noun stands here that names nothing of the document."""
    norm = context.norm(at)
    free = norm.isalpha() and not context.vocabulary.find((norm,)) and (norm,) not in phrases()
    return free and not any(norm in norms(_titles(panel)) for panel in context.document.panels)


def _axes(context: Context, side: str) -> list[Axis]:
    return [axis_of(panel, side) for panel in context.document.panels]


def _titles(panel: Panel) -> str:
    """What tells what the cells of a panel hold."""
    legend = panel.legend.label if panel.legend else ""
    return f"{panel.name} {legend}"
