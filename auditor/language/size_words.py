"""The words by which a sentence tells nothing but how large the figure is: "two maps, four farms down the side: 48 cells"."""

import re
from collections.abc import Sequence, Set
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.tokens import Token, tokens
from auditor.numerals import cardinal

# Words that stand beside counts and change none of them, by their plain forms.
_PLAIN = (
    "a an the this it they that there here and of with in on by x × to at from into for per each every both either all any one which as so hence thus i e"
    " is are was were be have has had hold contain show display give comprise consist make list place put set arrange lay laid out feature cross combine pair count number"
    " making giving holding containing showing listed placed arranged crossed combined paired shown given printed drawn plotted span stand sit run go appear come form fill cover yield"
    " single simple annotated labelled labeled small square rectangular same equal own plain common whole entire regular"
    " figure image picture plot diagram chart display heatmap map panel grid matrix table array layout size shape dimension arrangement format"
    " row column cell axis axe side bottom top left right vertical horizontal vertically horizontally down along across up upright next other another beside above below"
    " total altogether together overall sum apiece tall wide high deep over against versus times only just exactly respectively possible distinct different separate unique"
    " launched tried started trained attempted made tested evaluated measured observed recorded reported taken run carry carried"
    " their its them these those case hand between lined up stacked share then figures mark tick label"
)
PLAIN_WORDS = frozenset(_PLAIN.split())
SIGNS = frozenset(",:;().-–—=×x&/!")
_IN_ALL = re.compile(
    r"(?:in )?total|altogether|overall|all told|in all|in sum|together|combined", re.IGNORECASE
)
_BOUNDS = ("<", "<=", ">", ">=")
_COUNTING = frozenset(("each", "every", "per", "either"))
# Mentions that a count may be of, or that tell where something stands.
_KINDS = frozenset(("number", "noun", "quant", "idiom"))
_TRIED = re.compile(
    r"\b(?:were|was|have been|are) (?:tried|launched|started|trained|attempted|run|carried out|tested|evaluated)\b",
    re.IGNORECASE,
)
_BOTH = re.compile(
    r"\b(?:both|either|each) ax[ei]s\b|\b(?:to|on|along|per) (?:a |each |either |every )?side\b",
    re.IGNORECASE,
)
_SIZE = re.compile(r"\d{1,3}\s?(?:[x×]|-by-)\s?\d{1,3}")


def of_sizes(text: str, items: Sequence[Item]) -> bool:
    """Whether a sentence tells how large the figure is, and nothing else, so that it is not to be cut."""
    tried = len(_TRIED.findall(text))
    numbers = (
        tried + sum(_counts(item) for item in items) + 2 * len(_SIZE.findall(text)) + len(_BOTH.findall(text))
    )
    if numbers < 2 or not all(_is_of_size(item) for item in items):
        return False
    if any(isinstance(item.value, Num) and item.value.op in _BOUNDS for item in items):
        return False  # "nine cells were above 60": what the cells hold
    words = tokens(text)
    owned = {position for item in items for position in range(item.first, item.last)}
    strange = {
        token.norm
        for position, token in enumerate(words)
        if position not in owned and _is_strange(token.norm)
    }
    if strange and tried or any(word.endswith("ed") for word in strange):
        return False  # "eighteen finished" tells of some of them
    # Things that the document does not name may be counted: "six judges", "24 delays for each timetable".
    return len(strange - _counted_words(words, owned)) <= 1


def _is_strange(word: str) -> bool:
    return word not in PLAIN_WORDS and word not in SIGNS and not word.replace("x", "").isdigit()


def _counted_words(words: Sequence[Token], owned: Set[int]) -> set[str]:
    """The words that stand right behind a number or "each"."""
    return {
        word.norm
        for position, (before, word) in enumerate(pairwise(words), 1)
        if position not in owned
        and (before.norm in _COUNTING or before.is_number or cardinal(before.norm) is not None)
    }


def _counts(item: Item) -> int:
    return item.kind == "number" or isinstance(item.value, PanelRef) and item.value.every


def _is_of_size(item: Item) -> bool:
    value = item.value
    if isinstance(value, TickRef):
        return value.every and not value.ticks
    if item.has("aggregate", "sum"):
        return _IN_ALL.fullmatch(item.text) is not None
    if item.kind == "hedge":
        return item.text.casefold() in ("appear", "appears", "overall")
    if item.has("same") or item.has("compare", "="):
        return item.text.casefold() in ("same", "equal", "the same")
    return isinstance(value, AxisRef | PanelRef) or item.kind in _KINDS and not item.has("quant", "none")
