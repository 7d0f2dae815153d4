"""Words for differences: whether "gain" or "error" is meant as such, and what there may be more of."""

import re
from functools import lru_cache

from auditor.language.difference_frames import PANELS
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.tokens import norms
from auditor.model import Document


def is_noun(found: re.Match[str], known: frozenset[str]) -> bool:
    """Whether a word for a difference stands as a noun of its own: "gains" may be a verb, a "rounding error" or "rise in rent" another thing."""
    if "noun" not in found.re.groupindex:
        return True
    before, behind = found.string[: found.start()].casefold(), found.string[found.end() :]
    thing = _THING.match(behind)
    if _ALONE.search(before) or (thing and not known.intersection(norms(thing["thing"]))):
        return False  # that there is no other is not told of values
    if found["adj"] or found.group().startswith((*PANELS, "the ", "The ")):
        return True
    if before and not before.endswith((", ", "; ", ": ")):
        return bool(_BEFORE_NOUN.search(before))
    return bool(_BEHIND_NOUN.match(behind)) or not _VERBAL.fullmatch(found["noun"])


_ALONE = re.compile(
    r"\b(?:only|sole|(?:shows?|showed|saw|sees?|records?|recorded|experience[sd]?) (?:an?|no|any)(?: \w+)?)\s+$"
)
_THING = re.compile(
    r"\s+(?:of|in)\s+(?:the\s+|all\s+|every\s+|each\s+|its\s+|their\s+)?(?!about\b|at\b|up\b|more\b|less\b|roughly\b|nearly\b|only\b|almost\b|around\b|both\b|most\b|any\b|this\b|that\b|these\b|those\b|which\b|all\b|"
    r"one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|just\b|over\b|under\b|no\b|every\b|each\b|absolute\b|general\b|question\b|first\b|second\b|third\b|fourth\b|fifth\b|last\b|top\b|bottom\b)(?P<thing>[^\W\d][\w'-]*(?: [^\W\d][\w'-]*)?)"
)
_VERBAL = re.compile(
    r"gains?|benefits?|increases?|rises?|drops?|declines?|decreases?|falls?|changes?|shifts?|leads?|miss|misses|gaps?",
    re.IGNORECASE,
)
_BEFORE_NOUN = re.compile(
    r"\b(?:the|an?|its|their|this|that|no|all|every|each|these|those|of|with|large|small|larger|smaller|largest|smallest|highest|lowest|greatest|mean|average|median|total|overall|maximum|minimum|maximal|minimal|typical|such|whose|any|absolute)\s+$"
)
_BEHIND_NOUN = re.compile(
    r"\s+(?:is|are|was|were|ranges?|varies|vary|exceeds?|never|do|grows?|shrinks?|lies?|in|at|on|for|of|between|from|above|below|over)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def things_shown(document: Document) -> tuple[str, ...]:
    """The words of titles for what the panels show, as they are written there."""
    panels = {word for panel in document.panels for word in norms(panel.name)}
    lines = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    ticks = {word for axis in lines for tick in axis.ticks for word in norms(tick.text)}
    words = [
        word for panel in document.panels for word in re.findall(r"[^\W\d_]{4,}", panel.figure.casefold())
    ]
    return tuple(word for word in dict.fromkeys(words) if not {*norms(word)} & (panels | ticks | _LINKS))


_LINKS = frozenset(
    "with from between before after over under versus than that this two three four and".split()
)


@lru_cache(maxsize=64)
def own_words(document: Document) -> frozenset[str]:
    """The words of what the data show: those of titles, axes and ticks, and what any cell holds."""
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    texts = [text for axis in axes for text in (axis.label, *(tick.text for tick in axis.ticks))]
    texts += [text for panel in document.panels for text in (panel.figure, panel.name)]
    kinds = {kind for axis in axes for kind in kinds_of_ticks([tick.text for tick in axis.ticks])}
    return frozenset(word for text in texts for word in norms(text)) | kinds | _CELLS


_CELLS = frozenset(
    "value number score cell row column panel accuracy performance diagonal month day year case".split()
)
