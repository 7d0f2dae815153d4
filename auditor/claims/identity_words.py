"""Words for equality: how strictly they mean it, and where they say it of something else than values."""

import re
from collections.abc import Sequence

from auditor.language.around import measure_words
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.wording import Wording

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
    "neck",
    "pegging",
)
_EXACT = tuple(
    f"{noun} {by} {noun}" for noun in ("cell", "tile", "square", "box", "entry") for by in ("for", "by")
) + tuple(
    f"{word} {same}"
    for word in ("exactly", "precisely")
    for same in ("as", "level", "equal", "alike", "on a par")
)
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
    r"|\bdiffer(?:s|ed)?\s+(?:(?:only|mainly|mostly|solely|just)\s+)?by\s+(?:the|their|its|how|what|which)\b"
    r"|\bagrees? with (?:(?:the|its|their|these|those|all) )?(?:numbers?|figures?|data|values|text|tables?|colou?rs?|labels?|legend|description|captions?)\b"
    r"|\bidentical in (?:size|shape|layout|format|structure|axes|scale|dimensions?|style)\b",
    re.IGNORECASE,
)
# What may stand behind "the same", where it is the values that are.
_GOES_ON = frozenset(", . ; ( as in for at across on under everywhere throughout within".split()) | {""}


def loosely(words: Wording) -> bool:
    """Whether things are only said to be about equal."""
    return words.has(*_LOOSE)


def to_the_digit(words: Wording) -> bool:
    """Whether things are said to be equal in each of their cells, or exactly so."""
    return words.has(*_EXACT)


def of_something_else(clause: Clause) -> bool:
    """Whether it is places spoken of before, or how panels are drawn, that is called the same."""
    return bool(_SAME_PLACE.search(clause.text) or _OF_MAKEUP.search(clause.text))


def same_of_another_kind(clause: Clause, words: Wording, cue: Item) -> bool:
    """`the same method`: whether something else than values is the same; "the same yield" is, where yields are shown."""
    if not cue.text.casefold().endswith("same"):
        return False
    noun = any(
        item.first == cue.last and item.kind == "noun" and item.value == "cell" for item in clause.items
    )
    at = cue.last + (words.norm(cue.last) in measure_words(clause))
    return not noun and words.norm(at) not in _GOES_ON


def strict(found: Sequence[Item]) -> bool:
    """Whether the word means the very same value; "matches" and "as high as" may mean about the same."""
    return any(
        item.kind == "same"
        or item.text.casefold()
        in ("identical to", "the same", "same as", "equal", "equals", "equal to", "tie", "ties", "tied")
        for item in found
    )
