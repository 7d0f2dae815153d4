"""Words that tell which place something has among its like: "is last in", "comes second on", "leads in three of the ...".

They are regular expressions over lines of normalised words (verbs and plurals without their -s), in which mentions are
marks. By themselves such words tell what a clause is about, so that a sentence may be cut beside them.
"""

import re

from auditor.language.tokens import tokens
from auditor.numerals import ORDINALS

BEING = (
    r"(?:is|are|wa|was|were|be|come|came|rank|ranked|ranking|finish|finished|place|placed|end|ended|stand|stood|sit|sat|remain|remained|stay|stayed|"
    r"take|took|hold|held|occupy|occupie|occupied|claim|get|got|land|landed|lie|lay|keep|kept|fall|fell|follow|followed|appear|go|goe)(?: (?:up|in|out))?"
)
PREPOSITION = (
    r"(?:in|on|for|at|among|amongst|of|under|within|with|across|over|throughout|during|by|when tested on)"
)
ORDINAL = rf"(?:{'|'.join(ORDINALS)}|[0-9]+(?:st|nd|rd|th))"
PLACE = r"(?:place|position|spot|rank|slot|<cell>)"
_LAST = rf"last(?: (?:{PLACE}|of all))?|lowest {PLACE}|bottom(?: {PLACE})?|at the (?:bottom|rear)|dead last|rock bottom"
_FIRST = rf"top(?: {PLACE})?|at the top|in front|in the lead|on top|number one|(?:the )?winner|unbeaten|ahead of all (?:the )?other"
# The rank (None: the ordinal among the words tells it), the end that it is counted from, and the words.
RANKS: tuple[tuple[int | None, str, str], ...] = (
    (2, "bad", rf"(?:last but one|next (?:- )?to (?:- )?last|penultimate)(?: {PLACE})?"),
    (None, "bad", rf"{ORDINAL} (?:- )?(?:(?:to|from) (?:- )?(?:the )?)?(?:last|bottom)(?: {PLACE})?"),
    (1, "good", _FIRST),
    (1, "bad", _LAST),
    (2, "good", r"runner (?:- )?up"),
    (None, "good", rf"(?:in )?{ORDINAL}(?: (?:best|one|of all|to finish|{PLACE}|from the top))?"),
)
# Verbs that tell a place by themselves, with what follows them in the same breath. One that is "ahead" has the most,
# unless less is better.
VERBS: tuple[tuple[int | None, str, str], ...] = (
    (1, "ahead", r"(?:lead|led|head|headed|top|topped)(?: the (?:field|list|table|ranking|pack|way))?"),
    (1, "good", r"stand alone|stood alone|win|won|prevail|prevailed"),
    (1, "bad", r"(?:close|closed|bring up|brought up) (?:the )?(?:rear|field|list|ranking|table|<cell>|place)"),
)  # fmt: skip
_PLAIN = "|".join(words for _, _, words in RANKS)
_WHERE = rf"(?:{PREPOSITION} (?!all\b|the (?:list|ranking|table)\b)|nowhere\b|everywhere\b|throughout\b)"
_TOLD = re.compile(
    rf"(?:^(?:(?:only|just|even|alway|never|and|but|yet|a|the|joint|clear|it is) )*|\b{BEING} (?:(?:only|just|even|alway|never|still|also|a|the|joint|clear) )*)"
    rf"(?:{_PLAIN}) {_WHERE}"
    rf"|\b(?:is|wa|come|came|rank|finish) (?:{_PLAIN})(?: (?:here|there|too))? ?(?:[.,;]|$)|\bthat (?:place|position|spot|rank) (?:goe|go|fall|belong) to\b"
    rf"|\b(?:alway|invariably|never) (?:in )?(?:{_PLAIN})\b"
)
_SIGNAL = re.compile(
    rf"\b(?:{ORDINAL}\b|last|top|bottom|front|winner|runner|penultimate|unbeaten)", re.IGNORECASE
)


def tells_standing(text: str) -> bool:
    """Whether words tell that something has a place somewhere: "last in A", "is second nowhere"."""
    if not _SIGNAL.search(text):
        return False
    line = " ".join(token.norm for token in tokens(text))
    return bool(_TOLD.search(line))
