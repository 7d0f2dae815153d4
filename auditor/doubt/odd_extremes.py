"""Numbers that fit, and do not bear out what is told of their order.

Superlatives of which it is not known what they tell, said of cells that are extreme in no way: "the snappiest is A, with 5"; values that
follow each other "followed by", and neither fall nor rise.
"""

import re
from collections.abc import Sequence

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef
from auditor.language.scope import selection
from auditor.model import Panel

_FOLLOWED = re.compile(r"\W*(?:closely )?followed\b", re.IGNORECASE)
_FOLLOWING = re.compile(r"\bfollowed(?: \w+)? by\s*$", re.IGNORECASE)
# "The contrast is starkest in May (7 against 2)" tells of other gaps as well.
_GAP = re.compile(
    r"\b(?:gap|contrast|difference|divide|lead|distance|disparity|advantage|margin)s?\b", re.IGNORECASE
)
_STARKEST = re.compile(r"\b(?:is|are|was|were) (?:by far )?(?P<word>\w{3,}est)\b", re.IGNORECASE)
_OF_NUMBERS = ("value", "amount")


def no_extreme(clause: Clause, kind: str) -> str:
    """That a number fits a cell, which is neither the highest nor the lowest of its row, its column or all; or nothing."""
    if kind not in _OF_NUMBERS:
        return ""
    if _GAP.search(clause.text) and (clause.of("odd") or _unknown_superlative(clause)):
        return "what its superlative tells is not known"
    if not clause.of("odd"):
        return ""
    for index in clause.panels:
        panel = clause.panel(index)
        chosen = selection(clause, index, clause.refs)
        places = [place for place in chosen.places(panel) if place in panel.values] if chosen else []
        if len(places) != 1 or _is_extreme(panel, places[0]):
            return ""
    return "what its superlative tells is not known"


def _unknown_superlative(clause: Clause) -> bool:
    """`is starkest in May`: a superlative behind a verb that no mention has."""
    found = _STARKEST.search(clause.text)
    begins = {item.start for item in clause.items}  # a place may reach around it
    return found is not None and clause.start + found.start("word") not in begins


def out_of_order(clause: Clause, kind: str) -> str:
    """That what follows an extreme is told in no order: "followed by A with 11 and B with 13"; or nothing."""
    lead = clause.sentence[: clause.start]
    if kind not in _OF_NUMBERS or not (_FOLLOWED.match(clause.text) or _FOLLOWING.search(lead)):
        return ""
    earlier = [
        item.value for item in clause.before if item.has("extreme") or item.has("rank") or item.has("compare")
    ]
    values = [clause.number(item).value for item in clause.numbers]
    ordered = values in (sorted(values), sorted(values, reverse=True))
    return "" if not earlier or ordered else "they are not in the order that is told"


ELSEWHERE = "it may tell where the extreme stands"
_EXTREME = frozenset("maximum minimum max min peak optimum trough apex summit low high".split()) | {
    "sweet spot"
}
_OF_A_NOUN = re.compile(
    r"(?:\b(?:the|an?|its|their|with|whose|global|overall)\s+(?:\w+\s+)?|^\W*)$", re.IGNORECASE
)
_STANDS = re.compile(
    r"\s+(?:value\s+)?(?:(?:is|was|lies|lay|occurs?|stands?|sits|found|located|reached)\s+)*(?:at|in|around|near)\s+(?:the\s+)?$",
    re.IGNORECASE,
)


def where_it_stands(asked: Asked) -> str:
    """`The maximum at 20 for A`, read as that A is ahead of others at 20: it may tell where A has its own; or nothing."""
    clause = asked.clause
    if asked.kind != "comparison":
        return ""
    for cue in clause.of("extreme"):
        behind = next((item for item in clause.items if item.start >= cue.end), None)
        if behind is None or not isinstance(behind.value, TickRef):
            continue
        lead = clause.sentence[cue.end : behind.start]
        noun = _OF_A_NOUN.search(clause.sentence[: cue.start])  # and no verb: "A peaks in May"
        if noun and cue.text.casefold() in _EXTREME and _STANDS.match(lead):
            return ELSEWHERE
    return ""


def _is_extreme(panel: Panel, place: tuple[int, int]) -> bool:
    own = panel.values[place].value
    lines: Sequence[list[float]] = (
        [q.value for q in panel.values.values()],
        [q.value for (row, _), q in panel.values.items() if row == place[0]],
        [q.value for (_, column), q in panel.values.items() if column == place[1]],
    )
    return any(own in (max(values), min(values)) for values in lines)
