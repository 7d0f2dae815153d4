"""Parts of a grid told by comparing its axes: `where buyers exceed sellers`, `cells with more rows than columns`, `whenever x = y`."""

from functools import cache

from auditor.language.items import Item
from auditor.language.lexicon import longest_phrase, phrases
from auditor.language.mentions import regions
from auditor.language.mentions.context import Context
from auditor.language.refs import RegionRef
from auditor.model import Axis, Document

# Where the column's number compares so with the row's, in a grid whose columns run upwards.
_REGIONS = {
    ">": "upper triangle",
    "<": "lower triangle",
    ">=": "upper triangle with the diagonal",
    "<=": "lower triangle with the diagonal",
    "=": "diagonal",
    "!=": "off-diagonal",
}
_MIRRORED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "=": "=", "!=": "!="}
_DENIED = {">": "<=", "<": ">=", ">=": "<", "<=": ">", "=": "!="}
_SIGNS = {">": ">", "<": "<", "≥": ">=", "≤": "<=", "=": "=", "≠": "!="}
# "More x than y": the words before the first axis tell how it compares.
_AMOUNTS = {
    ("more",): ">",
    ("fewer",): "<",
    ("less",): "<",
    ("no", "more"): "<=",
    ("no", "fewer"): ">=",
    ("at", "least", "as", "many"): ">=",
    ("at", "most", "as", "many"): "<=",
    ("as", "many"): "=",
    ("just", "as", "many"): "=",
    ("equally", "many"): "=",
}
_ADJECTIVES = {
    ("more", "numerous"): ">",
    ("less", "numerous"): "<",
    ("at", "least", "as", "numerous"): ">=",
    ("at", "most", "as", "numerous"): "<=",
    ("as", "numerous"): "=",
    ("at", "least", "as", "large"): ">=",
    ("at", "least", "as", "many"): ">=",
    ("at", "least", "as", "high"): ">=",
    ("at", "most", "as", "large"): "<=",
    ("at", "most", "as", "high"): "<=",
}
_OPENING = frozenset("where wherever when whenever once".split())
_HAVING = frozenset("with having have".split())
_CELLS = frozenset(
    "cell tile box square entry value score case combination pair configuration setting place position field".split()
)
_IDLE = frozenset("there is are be exist remain the of number count total a any".split())
_BETWEEN = _IDLE | frozenset("than as that to does do strictly also in with".split())
_NAMED = 6
_FAR = 10


def find(context: Context, i: int) -> Item | None:
    """`when buyers exceed sellers (upper-right triangle)`, `cells with at least as many x as y`."""
    at = _behind_opening(context, i)
    if not at or not _square(context.document):
        return None
    found = _amounts(context, at) or _compared(context, at)
    if found is None:
        return None
    name, last = found
    gloss, last = _gloss(context, last)
    if gloss and gloss not in name:
        return None
    return context.item("ref", RegionRef(name, told=True), i, last)


def _behind_opening(context: Context, i: int) -> int:
    """Where the comparison may begin behind words that lead to it, or 0."""
    norm = context.norm(i)
    if norm in _OPENING:
        return i + 1
    if [context.norm(k) for k in (i, i + 1, i + 2)] == ["as", "soon", "as"]:
        return i + 3
    return i + 1 if norm in _HAVING and context.norm(i - 1) in _CELLS else 0


def _amounts(context: Context, at: int) -> tuple[str, int] | None:
    """`there are more x than y`, `at least as many x as y`."""
    at = _past(context, at, _IDLE)
    for words, relation in _AMOUNTS.items():
        if tuple(context.norm(at + k) for k in range(len(words))) == words:
            first = _axis(context, at + len(words))
            if first is None or context.norm(first[1]) not in ("than", "as"):
                continue
            second = _axis(context, first[1] + 1)
            if second is not None:
                return _named(relation, first[0], second[0], second[1])
    return None


def _compared(context: Context, at: int) -> tuple[str, int] | None:
    """`the number of x exceeds that of y`, `x > y`, `x and y are equal`."""
    first = _axis(context, at)
    if first is None:
        return None
    if context.norm(first[1]) == "and":
        return _both(context, first)
    relation, k, denied = "", first[1], False
    while k < first[1] + _FAR:
        if relation and (second := _axis(context, k)) is not None:
            relation = _DENIED.get(relation, "") if denied else relation
            return _named(relation, first[0], second[0], second[1]) if relation else None
        if context.norm(k) in ("not", "never") and not relation:
            denied, k = True, k + 1
            continue
        told, last = _relation(context, k)
        if told and relation:
            return None
        if not told and context.norm(k) not in _BETWEEN:
            return None
        relation, k = told or relation, last
    return None


def _both(context: Context, first: tuple[str, int]) -> tuple[str, int] | None:
    second = _axis(context, first[1] + 1)
    if second is None:
        return None
    at = _past(context, second[1], frozenset(("is", "are")))
    equal = context.norm(at) in ("equal", "agree", "coincide", "match", "same")
    return _named("=", first[0], second[0], at + 1) if equal else None


def _relation(context: Context, at: int) -> tuple[str, int]:
    """The relation that the words from a token on tell, the longest phrase first; and where they end."""
    norm = context.norm(at)
    if norm in _SIGNS:
        both = norm in "<>" and context.norm(at + 1) == "="
        return _SIGNS[norm] + ("=" if both else ""), at + 1 + both
    table = _relations()
    for length in range(longest_phrase(), 0, -1):
        words = tuple(context.norm(at + k) for k in range(length))
        if words in table:
            return table[words], at + length
    return "", at + 1


@cache
def _relations() -> dict[tuple[str, ...], str]:
    senses = {
        words: value
        for words, found in phrases().items()
        for kind, value in found
        if kind == "compare" and value in _MIRRORED
    }
    return senses | _ADJECTIVES


def _axis(context: Context, at: int) -> tuple[str, int] | None:
    """The side of the axis that is named from a token on, and where its name ends."""
    for start in (at, _past(context, at, _IDLE)):
        found = next(context.axes_named(start, _NAMED), None)
        if found is not None:
            return found
        letter = next((side for side, one in context.axis_letters if one == context.norm(start)), None)
        if letter:
            return letter, start + 1
    return None


def _past(context: Context, at: int, words: frozenset[str]) -> int:
    while context.norm(at) in words:
        at += 1
    return at


def _named(relation: str, first: str, second: str, last: int) -> tuple[str, int] | None:
    if first == second:
        return None
    return _REGIONS[relation if first == "columns" else _MIRRORED[relation]], last


def _gloss(context: Context, at: int) -> tuple[str, int]:
    """`(upper-right triangle)` behind the comparison: the triangle that it names, and where the bracket ends."""
    if context.norm(at) != "(":
        return "", at
    start = _past(context, at + 1, frozenset(("i", "e", ".", ",", "the", "that", "is")))
    if not context.norm(start):
        return "", at
    found = regions.find(context, start)
    if found is None or not isinstance(found.value, RegionRef) or context.norm(found.last) != ")":
        return "", at
    words = found.value.name.split()
    return (f"{words[0]} triangle" if words[-1] == "triangle" else words[-1]), found.last + 1


def _square(document: Document) -> bool:
    """Whether both axes of every panel hold the same numbers, and the columns run upwards."""
    return bool(document.panels) and all(
        bool(columns) and sorted(columns) == columns == sorted(_numbers(panel.rows))
        for panel in document.panels
        for columns in [_numbers(panel.columns)]
    )


def _numbers(axis: Axis) -> list[float]:
    found = [tick.number for tick in axis.ticks]
    return [number for number in found if number is not None] if None not in found else []
