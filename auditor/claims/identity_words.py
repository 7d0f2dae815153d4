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
    "hardly differ",
    "barely differ",
    "scarcely differ",
    "hardly any different",
    "barely distinguishable",
    "hardly distinguishable",
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
# What may be the same though no value is: how values are spread over the grid, and what they do along it.
_OVER_THE_GRID = (
    r"(?:patterns?|rankings?|rank|order(?:ing)?s?|sequences?|shapes?|structures?|trends?|tendenc(?:y|ies)|pictures?|courses?|profiles?|directions?|layouts?|"
    r"arrangements?|gradients?|contrasts?|distributions?|hierarch(?:y|ies)|winners?|losers?|leaders?|positions?|locations?|places?|behaviou?rs?|effects?|signs?|"
    r"dynamics|developments?|progress(?:ion)?s?|outlines?|forms?|curves?|stor(?:y|ies)|message|conclusions?|rhythms?|divisions?|splits?|geograph(?:y|ies)|"
    r"features?|colou?rs?|colou?rings?|shades?|shadings?|hues?|landscapes?|appearances?|impressions?|peaks?|extremes?|maxim(?:a|um)|minim(?:a|um)|tick(?:s|\s+labels?)?|labels?|names?)"
)
_ALIKE = r"(?:same|identical(?:ly)?|alike|similar(?:ly)?|equal(?:ly)?)"
_NOT_VALUES = re.compile(
    rf"^\W*(?:(?:but|and|yet|so)\s+)?(?:the|their|its|this|that|both|our)\s+(?:[a-z]+\s+){{0,3}}?{_OVER_THE_GRID}\b(?:\s+(?:of|in|along|among|across|over)\s[^,;]*?)?\s+"
    rf"(?:is|are|was|were|stays?|remains?|looks?|seems?|becomes?|turns? out)\s+(?:[a-z]+\s+){{0,2}}?{_ALIKE}\b"
    rf"|^\W*(?:the|both)\s+(?:rows?|columns?)\s+(?:is|are|was|were|stay|remain)\s+(?:[a-z]+\s+){{0,2}}?{_ALIKE}\b"
    rf"|^\W*(?:the|their|its)\s+(?:[a-z]+\s+){{0,2}}?{_OVER_THE_GRID}\b[^,;]*\bdiffer"
    rf"|\b{_ALIKE}\s+in\s+(?:(?:their|its|the|general|overall|both)\s+)*{_OVER_THE_GRID}\b",
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
    """Whether it is places spoken of before, how panels are drawn, or what values do over the grid that is called the same."""
    return any(found.search(clause.text) for found in (_SAME_PLACE, _OF_MAKEUP, _NOT_VALUES))


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
