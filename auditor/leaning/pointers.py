"""What words lead back to, or count on, that was told before."""

import re

from auditor.claim_parts import selections
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


def points_back(told: Told) -> str:
    """`At that distance A is behind`: words that only lead to what was told before; or nothing."""
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


_RANKED = ("ordinal", "peak", "value", "comparison", "standing", "summit", "duel")
_NEXT = re.compile(
    r"\bthan the next\b|\b(?:comes?|came|is|are|was|were|follows?|followed) next\b|\b(?:is|are|was|were) the next\b",
    re.IGNORECASE,
)


def counts_on(told: Told) -> str:
    """`A comes next with 8`: a rank counted from what was told before; or nothing."""
    ranked = told.judged.kind in _RANKED and _NEXT.search(told.judged.text)
    return "it may be counted from what was told before it" if ranked else ""


_SET_APART = re.compile(r"^\W*of (?:the|its|these|those|all) \w+[^,]*,", re.IGNORECASE)


def of_some_told(told: Told) -> str:
    """`Of the three that pass 80, the lowest is 81`: an extreme of those that are told first; or nothing."""
    inside = told.judged.kind in ("peak", "ordinal") and _SET_APART.match(told.sentence)
    return "it may be the first only of those told before it" if inside else ""


_LEAD = re.compile(
    r"(?:\b(?:an?|the|its|their|this|that)\s+|['’]s?\s+|-point\s+)(?:\w+\s+)?(?:lead|margin|advantage|edge|head start|cushion)\b",
    re.IGNORECASE,
)
_RIVAL = re.compile(r"\b(?:over|ahead|between|against|on|than|from|to|behind)\b", re.IGNORECASE)


def rival_unnamed(told: Told) -> str:
    """`A's 5-point lead shrinks to 2`, read of two cells of A: over whom it leads was told before; or nothing."""
    leads = told.judged.kind in ("comparison", "duel", "move") and _LEAD.search(told.judged.text)
    return "over whom it leads is not told" if leads and not _RIVAL.search(told.judged.text) else ""


_ENDS_TOLD = re.compile(
    r"\b(?:from|between|since|until|till|over|across|throughout|during|along|by the end|through)\b|\bto\b|→|–",
    re.IGNORECASE,
)


def move_without_ends(told: Told) -> str:
    """`A adds 600`, behind a sentence that tells from where to where: the ends may be those; or nothing."""
    alone = told.judged.kind == "move" and not _ENDS_TOLD.search(told.sentence)
    return "from where to where it goes may have been told before" if alone and told.earlier else ""


_FORMERLY = re.compile(
    r"\b(?:formerly|previously|originally|beforehand|once|used to|until then|back then|by now|nowadays|now)\b",
    re.IGNORECASE,
)
_THEN = re.compile(
    r"\bthen\b|\b\w+ (?:weeks?|days?|months?|years?|hours?) (?:in|on|later|earlier)\b|\bat th(?:at|is) (?:point|stage|time)\b",
    re.IGNORECASE,
)


def at_a_time_before(told: Told) -> str:
    """`The mean is 5`, behind "two weeks in" or "formerly": when it is so was told before; or nothing."""
    if (
        told.before
        and _FORMERLY.search(told.before)
        and len(told.document.panels) > 1
        and not told.names_panel
    ):
        return "it may go on about another panel"
    whole = re.search(r"\b(?:the panel|the figure)\b", told.judged.read_as)
    return "when it is so may have been told before" if whole and _THEN.search(told.before) else ""


def pair_of_classes(told: Told) -> str:
    """`A and B account for 5`, of a matrix of classes: the pair both ways, where one cell was read; or nothing."""
    for chosen in selections(told.judged.claim) if told.judged.kind == "value" else ():
        panel = told.document.panels[chosen.panel]
        one, other = (
            [axis.ticks[n].text for n in taken or ()]
            for axis, taken in ((panel.rows, chosen.rows), (panel.columns, chosen.columns))
        )
        same = [tick.text for tick in panel.rows.ticks] == [tick.text for tick in panel.columns.ticks]
        if same and len(one) == len(other) == 1 and _joined(one[0], other[0], told.sentence):
            return "both cells of the pair may be meant"
    return ""


def _joined(one: str, other: str, sentence: str) -> bool:
    names = map(re.escape, (one, other))
    first, second = names
    return (
        re.search(rf"\b(?:{first} and {second}|{second} and {first})\b", sentence, re.IGNORECASE) is not None
    )
