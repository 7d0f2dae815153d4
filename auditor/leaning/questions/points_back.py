"""`At that distance A is behind`: words that only lead to what was told before."""

import re

from auditor.leaning.told import Told

# What takes account itself of what it leads back to.
# What never leads to the subject of its own sentence.
_ELSEWHERE = re.compile(
    r"\bby then\b|\b(?:above|below) it \d|(?:%|\bpercent|\bper cent|\bhalf|\bthird|\bquarter) of (?:it|them)\b",
    re.IGNORECASE,
)

_MEASURED = re.compile(r"\b(?:accuracy|recall|precision|f1)\b", re.IGNORECASE)

_FOLLOWING = ("follow-up", "identity")

_JOINT = re.compile(r"[,;:—(]\s|\b(?:but|while)\b")

# "There is" tells of no place, and "in this map" of what is shown.
_POINTERS = re.compile(
    r"\bthere\b(?!\s+(?:is|are|was|were|has|have|had|being)\b)"
    r"|\b(?:at|in|on|for|with|by|from|to|of|under|below|above|behind) (?:that|those|such)\b(?! (?:is|are|which|of|in|at|for|with|on|from|to|between|by|under|near)\b)"
    r"|(?:^\W*|\b(?:per|in) \w+ )(?:that|this) (?:is|was|makes?|made|gives?|gave|means?|amounts?|comes?|leaves?|corresponds?)\b"
    r"|\b(?:sole|only|single|other|same|first|second|last|next) (?:instance|case|exception|example|occurrence)s?\b(?! (?:in|where|that|when|of|for)\b)"
    r"|\b(?:this|that|such an?) (?:level|mark|distance|error|mistake|confusion|point|threshold|bar|line|limit|lead|margin|gap"
    r"|share|sum|total|figure|number|value|order|pair|rate|rise|fall|drop|loss|gain)\b"
    r"|\b(?:half|third|quarter|%|percent|per cent) of (?:it|that|this|them|those|these)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind in _FOLLOWING:
        return ""
    if always := _ELSEWHERE.search(told.judged.text):
        return f"what it leads back to was not made out: {always.group().strip()}"
    found = None if _MEASURED.search(told.judged.text) else _POINTERS.search(told.judged.text)
    if found and _is_led_back(told, found):
        return ""
    # "Few are taken for A: only 5 end up there" leads back within its own sentence.
    inside = found and _JOINT.search(told.sentence.partition(found.group())[0])
    return f"what it leads back to was not made out: {found.group().strip()}" if found and not inside else ""


def _is_led_back(told: Told, found: re.Match[str]) -> bool:
    """Whether a name was found for what a word stands for."""
    start = max(told.sentence.find(told.judged.text), 0)
    begin, end = found.start() + start, found.end() + start
    return any(one < end and begin < other for one, other in told.led_back)
