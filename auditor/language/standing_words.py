"""Words that tell which place something has among its like: "is last in", "comes second on", "leads in three of the ...".

They are regular expressions over lines of normalised words (verbs and plurals without their -s), in which mentions are
marks. By themselves such words tell what a clause is about, so that a sentence may be cut beside them.
"""

import re

from auditor.language.tokens import tokens

BEING = (
    r"(?:is|are|wa|was|were|be|come|came|rank|ranked|finish|finished|place|placed|end|ended|stand|stood|sit|sat|remain|stay|"
    r"take|took|hold|held|occupy|occupie|claim|get|got|land|lie|appear|go|goe)(?: (?:up|in|out))?"
)
PREPOSITION = (
    r"(?:in|on|for|at|among|amongst|of|under|within|with|across|over|throughout|during|by|when tested on)"
)
_LAST = r"last(?: (?:place|of all|position|spot))?|bottom(?: place)?|at the bottom|at the rear|dead last|rock bottom"
_FIRST = r"first(?: (?:place|of all|position|spot))?|top(?: (?:spot|place))?|at the top|in front|in the lead|on top|number one|(?:the )?winner|unbeaten|in first place"
# name: rank, the end that it is counted from, and the words.
RANKS: dict[str, tuple[int, str, str]] = {
    "second_last": (2, "bad", r"second (?:- )?(?:to (?:- )?)?last|second from (?:the )?bottom|last but one|next to last|penultimate"),
    "first": (1, "good", _FIRST),
    "last": (1, "bad", _LAST),
    "second": (2, "good", r"second(?: (?:place|best|position|spot))?|runner (?:- )?up|in second place|2nd"),
    "third": (3, "good", r"third(?: (?:place|best|position|spot))?|in third place|3rd"),
    "fourth": (4, "good", r"fourth(?: (?:place|best))?|4th"),
    "fifth": (5, "good", r"fifth(?: (?:place|best))?|5th"),
}  # fmt: skip
# Verbs that tell a place by themselves, with what follows them in the same breath.
VERBS: dict[str, tuple[int, str, str]] = {
    "leads": (1, "good", r"lead|led|stand alone|stood alone|win|won|head|headed|top|topped|prevail|prevailed"),
    "closes": (1, "bad", r"(?:close|bring up|brought up|closed) (?:the )?(?:rear|field|<cell>|place|list|ranking|table)"),
}  # fmt: skip
_PLAIN = "|".join(words.replace("<cell>", "field") for _, _, words in RANKS.values())
_WHERE = rf"(?:{PREPOSITION} (?!all\b|the (?:list|ranking|table)\b)|nowhere\b|everywhere\b|throughout\b)"
_TOLD = re.compile(
    rf"(?:^(?:(?:only|just|even|alway|never|and|but|yet|a|the|joint|clear|it is) )*|\b{BEING} (?:(?:only|just|even|alway|never|still|also|a|the|joint|clear) )*)"
    rf"(?:{_PLAIN}) {_WHERE}"
    rf"|\b(?:is|wa|come|came|rank|finish) (?:{_PLAIN})(?: (?:here|there|too))? ?(?:[.,;]|$)|\bthat (?:place|position|spot|rank) (?:goe|go|fall|belong) to\b"
    rf"|\b(?:alway|invariably|never) (?:in )?(?:{_PLAIN})\b"
)


def tells_standing(text: str) -> bool:
    """Whether words tell that something has a place somewhere: "last in A", "is second nowhere"."""
    if not re.search(
        r"\b(?:first|last|second|third|fourth|fifth|top|bottom|front|winner|runner)", text, re.IGNORECASE
    ):
        return False
    line = " ".join(token.norm for token in tokens(text))
    return bool(_TOLD.search(line))
