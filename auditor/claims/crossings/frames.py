"""The frames in which crossings are told, over lines of words and marks."""

import re
from functools import cache

from auditor.claims.loose_words import literals
from auditor.claims.moves.frames import END, WORD
from auditor.language.patterns import compiled

TICK = r"(?:<ref>|<n>)(?: <(?:axis|row|column)>)?"
_CLASS = r"(?: (?:<row|<column|<axis>|curves?|lines?|<cell>|scores?))?"
_MEASURE = rf"(?:(?:(?:<cell>|{WORD}) ){{1,2}}(?:of|at|in|for) )?"
_ONE = rf"{_MEASURE}(?P<one><ref>){_CLASS}"
_OTHER = rf"(?P<other><ref>){_CLASS}"
_PAIR = rf"(?:(?:two )?(?:curves?|lines?|scores?) (?:of|for) )?(?:(?P<both><span>|<ref>)|{_ONE} (?:and|over|to|versus|vs) {_OTHER}){_CLASS}"
_WHEN = rf"(?:(?:only|already|first|somewhere|just|finally|again|for first time) )*(?:(?P<when>at|in|from|by|after|since|around|near|on)(?: around)? (?P<tick>{TICK})(?: on| onwards?)?|between (?P<tick_a>{TICK}) and (?P<tick_b>{TICK})|(?:(?P<since>from|after|by|since) )?(?:between )?(?P<span><span>)(?: on| onwards?)?)"
_AHEAD = r"(?:overtak(?:es?|ing)|overtook|leapfrogs?|leapfrogged|(?:moves?|moved|pulls?|pulled|gets?|got|goes|went|draws?|drew|edges?|edged|<up>|comes|came) (?:ahead of|past|in front of|above)|takes (?:over )?lead (?:over|from)|catches up with and passes|<up> (?:above|over|past|beyond))"
_BEHIND = r"(?:(?:falls?|fell|drops?|dropped|slips?|slipped|sinks?|sank|<down>) (?:behind|below|under|beneath)|(?:is|was|gets|are|were) overtaken by|(?:is|was|gets) (?:passed|leapfrogged) by|loses? (?:lead|advantage) (?:over|to)|<down> (?:lead|advantage) (?:over|to)|cedes? lead to)"
_CROSSES = r"(?:cross(?:es|ed)?(?: over| each other| paths)?|intersect(?:s|ed)?|(?:swap|swapped|trade|traded|change|changed|switch|switched|exchange|exchanged|<x>) (?:places|<cell>|ranks?|order|positions?|roles?))"
_POINT = r"(?:crossover|cross ?- ?over|crossing|(?:crossing|crossover) (?:point|<cell>)|intersection|change of (?:lead|order|leader)|lead change|tipping point|break ?- ?even(?: point)?|switch|reversal)"
_LIES = r"(?:is|was|lies|lay|occurs|occurred|happens|happened|falls|comes|came|takes place|took place|sits|is found|is reached|can be found|<down>)"
_ORDER = r"(?:ranking|rank order|order|ordering|advantage|lead|relation|relationship|sign|hierarchy|difference|gap|<x>)"
_FLIPS = r"(?:flips?|flipped|revers(?:es?|ed)|(?:is|was) (?:reversed|inverted|flipped)|switch(?:es|ed)?|turns? (?:around|over)|turned|changes? sign|inverts?|tips?|changes? hands|changed hands|disappears and reverses)"
_LEAD = rf"(?:(?:in|on|at|for|under|with) <panel>(?: (?:panel|<cell>))? ?(?:, )?)?(?:{_WHEN.replace('?P<', '?P<lead_')} (?:, )?)?"
_PANEL = r"(?:(?: ,)? (?:in|on|for|under|with|at) <panel>(?: (?:panel|<cell>))?)?"
_OPENED = r"^(?:(?:and|but|while|whereas|yet|here|;|,) )*"

FRAMES = {
    "ahead": rf"{_ONE} (?:(?:only|finally|then|first) )*{_AHEAD} {_OTHER}{_PANEL}(?: (?:, )?{_WHEN})?",
    "behind": rf"{_ONE} (?:(?:only|finally|then|first) )*{_BEHIND} {_OTHER}{_PANEL}(?: (?:, )?{_WHEN})?",
    "cross": rf"{_PAIR}{_PANEL} {_CROSSES}{_PANEL}(?: (?:, )?{_WHEN})?",
    "point": rf"{_POINT} (?:between|of|from|for) {_PAIR}{_PANEL} {_LIES}{_PANEL} {_WHEN}",
    "flip": rf"{_ORDER} (?:of|between) {_PAIR}{_PANEL} {_FLIPS}{_PANEL}(?: (?:, )?{_WHEN})?",
}  # fmt: skip

LITERALS = literals(FRAMES.values())


@cache
def frames() -> dict[str, re.Pattern[str]]:
    """All frames; each takes a line to its end."""
    return {kind: compiled(f"{_OPENED}{_LEAD}{words}{_PANEL}{END}") for kind, words in FRAMES.items()}
