"""What is said of cells without a value, or of how far values reach, and no bound on the values themselves."""

import re

from auditor.claim import OF_CELLS
from auditor.doubt.asked import Asked

# "No row is missing more than three values", "nothing is available below 40".
_HOLES = re.compile(
    r"\b(?:lacks?|lacking|unavailable|(?<!not )available|(?:is|are|was|were) (?:missing|blank|empty|without)|goes? missing|went missing)\b",
    re.IGNORECASE,
)
# "Row 6 spans only 2.1, less than any other": what is less is the number that was told.
_SPANNED = re.compile(
    r"\b(?:spans?|cover(?:s|ed)?|var(?:y|ies)|rang(?:es?|ed)|swings?|fluctuates?|differs?|gains?|loses|lost|rises?|falls?|drops?|grows?)\b[^;:]*\d[^;:]*,\s+"
    r"(?:far |much |slightly |even )?(?:less|more|fewer|further|farther)\s+than\b",
    re.IGNORECASE,
)
# "The row of A, its own cell aside".
_ASIDE = re.compile(r",[^,;]{1,40}\b(?:aside|excepted|excluded|apart)\b", re.IGNORECASE)

# "What is left lies between 6 and 26": cells that the sentence before may have set apart.
_LEFT = re.compile(r"\W*(?:what(?:ever)?|all that) (?:is left|was left|remains?|remained)\b", re.IGNORECASE)


def of_holes(asked: Asked) -> str:
    """Why a bound, an extreme or a comparison may be none of values; or nothing."""
    if asked.kind not in OF_CELLS:
        return ""
    sentence = asked.clause.statement.text
    if _LEFT.match(asked.clause.text):
        return "which cells are left was said before"
    if _HOLES.search(asked.clause.text):
        return "it may speak of cells without a value"
    if asked.kind == "comparison" and _SPANNED.search(sentence):
        return "what it compares may be the number before"
    aside = _ASIDE.search(sentence)
    known = aside and any(item.kind == "except" and item in asked.items for item in asked.clause.items)
    return "the sentence leaves something out of account" if aside and not known else ""


_REASON = re.compile(
    r":\s+(?:no|none|not|nobody|nothing)\b[^,;:]*\b(?:is|are|was|were|has|have|had|does|do|did|got|could)\b",
    re.IGNORECASE,
)


def reason_behind(asked: Asked) -> str:
    """`The gap has a reason: no ferries run in May`, read as that there is no gap in May; or nothing."""
    told = asked.kind == "look" and _REASON.search(asked.clause.text)
    return "what stands behind the colon may be a reason" if told else ""
