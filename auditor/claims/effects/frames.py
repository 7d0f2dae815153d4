"""The frames in which the effect of a step is told, over lines of words and marks."""

import re
from functools import cache

from auditor.claims.moves.frames import END, NAMES, REF, THING, UNIT, WORD
from auditor.language.patterns import compiled

_END = rf"(?:{REF}|<n>)(?: (?:<axis>|<cell>|{WORD}))?"
_GO = r"(?:go|mov|stepp?|pass|switch|rais|lower|increas|decreas|reduc|tak|push|chang|extend|cutt|shorten|lengthen|stretch|gett|jump|ris|climb|dropp|shift|turn|com|grow|widen|heat|cool)ing|(?:doubl|halv|tripl|quadrupl)ing|<up>|<down>"
_ROUTES = tuple(rf"from (?P<from{n}>{_END})(?: (?:up |down |on )?to (?P<to{n}>{_END}))?" for n in range(3))
_MORE = r"(?:extra|additional|further|next|new|added|more|single|successive|one)"
CAUSE = (
    rf"(?:(?:{_GO})(?: (?:up|down|on))?(?: (?:<axis>|<cell>|{WORD})){{0,3}} {_ROUTES[0]}"
    rf"|(?:{WORD} )?(?:step|move|change|switch|jump|rise|passage|increase|transition)(?: (?:in|of) <axis>)? {_ROUTES[1]}"
    rf"|(?P<each>(?:each|every)(?: {_MORE})*(?: (?P<each_n><n>))?(?: (?P<unit_of><axis>|<every>|step|increment|interval|{WORD}))(?: (?:of|in|along|on|further|more) (?P<axis2><axis>)| further| more)?)"
    rf"|(?P<n_more><n>)(?: {_MORE})? (?P<more_of><axis>|{WORD})(?: (?:of|in) (?P<axis3><axis>)| (?:further|more|deeper|longer|away)(?: away| on)?(?: <axis>)?)?"
    rf"|(?P<extra>(?:(?:each|every|any|another|an?) )?(?:extra|additional|further|added) |(?:each|every|another) )?(?P<opening><ref>)(?: {WORD})?"
    rf"|(?P<nth>first|last|final|second|third) (?:step|increment|interval)(?: (?:along|of|in|on) (?P<axis4><axis>))?(?: (?:, )?{_ROUTES[2]}(?: ,)?)?)"
)
_UPWARD = r"<up>|<good>|add(?:s|ed)?|bring(?:s)?|brought|buys?|bought|yields?|yielded|gives?|gave|contribut(?:es?|ed)|earns?|pays?|lifts?|lifted|boosts?|boosted|push(?:es|ed)?|puts on"
_DOWNWARD = r"<down>|costs?|takes?(?: away| off)?|took(?: away| off)?|shav(?:es?|ed)(?: off)?|cuts?|sav(?:es?|ed)|remov(?:es?|ed)|knocks? off|knocked off|lowers?|lowered|wip(?:es?|ed) out|eats?(?: up| away)?"
_EITHER = r"makes? (?:difference|change) of|made (?:difference|change) of|(?:chang|shift|mov)(?:es?|ed|s)|amounts? to|(?:is|was|are|were) worth"
_TIMES = r"multipl(?:ies|ied|y)"
_VERB = rf"(?:(?P<up>{_UPWARD})|(?P<down>{_DOWNWARD})|(?P<times>{_TIMES})|(?P<any>{_EITHER}))"
_WHOM = rf"(?P<whom>(?: (?:{NAMES}|<every>))?)"
_OBJECT = rf"(?P<object>(?: (?!most|least|more|less|by|from|to)(?:<cell>|<axis>|{WORD})){{0,3}}?)"
_AT_LEAST = r"(?:(?:only|just|at least|at most|more than|less than|no more than|no less than|about|roughly|almost|over|under|up to|as much as|as little as) )?"
_SIZE = rf"(?:between |anything from )?{_AT_LEAST}(?P<n><n>){UNIT}(?: (?:and|to|-) (?P<m><n>){UNIT.replace('unit', 'unit2')})?"
# Whether the cause costs something more or less: "cost about 50 more".
_DEARER = r"(?:(?P<dearer> (?:more|extra))|(?P<cheaper> (?:less|fewer)))?"
_ANYWHERE = (
    rf"(?P<anywhere>(?: ,)? (?:(?:no matter|regardless of|irrespective of|independent of)(?: (?:where|what|how|which|when))?|wherever|whatever|whichever|however|whenever)"
    rf"(?: (?:<axis>|<every>|<cell>|<panelname>|{WORD})){{0,6}})?"
)
_PANEL = r"(?:(?: ,)? (?:in|on|for|at|under|with) <panel>)?"
_TAIL = rf"{_PANEL}(?: (?:to|for|in|at|on|of|from|off|with|under) (?:(?:{WORD} (?:of|in|at) )?(?P<line>{NAMES})|(?P<every>(?:every|each|all)(?: {THING})?|<every>))(?: {WORD})?)?(?P<mean> (?:on )?<x>)?{_PANEL}"
_AMOUNT_OF = rf"(?: (?:of|in) (?P<measure>(?:<cell>|{WORD})))?"
_LEAD = rf"(?:(?:in|on|for|at|under|with) <panel>(?: ,)? )?(?:(?P<lead>(?:in|at|for|with|on|under|within) (?:(?P<where>{NAMES})|(?P<everywhere><every>|(?:each|every|all) {THING}))(?: (?:<axis>|<row>|<column>|{WORD}))?) (?:, )?|(?P<first_mean>on <x>) (?:, )?)?"


_OPENED = r"^(?:(?:and|but|while|whereas|yet|here|;|,) )*"


@cache
def rate() -> re.Pattern[str]:
    """`the diagonal drops by 4 to 6 per step`: who moves so far from tick to tick."""
    who = rf"(?:(?:(?:<cell>|{WORD}) (?:along|of|in|on) )?(?P<slant><diagonal>|<antidiagonal>)|(?:(?:<cell>|{WORD}) (?:along|of|in|on|at|for) )?(?P<line>{NAMES}))(?: (?:<row>|<column>|<cell>))?"
    every = rf"(?:per|each|every|(?:with|at|in|on|from)(?: (?:each|every))?) (?P<unit_of>step|<axis>|<every>|{WORD})"
    return compiled(
        rf"{_OPENED}{who}(?: (?:always|usually))? (?:(?P<up><up>)|(?P<down><down>))(?: by)? {_SIZE} {every}{END}"
    )


@cache
def frame() -> re.Pattern[str]:
    """What a step does; it takes a line to its end."""
    return compiled(
        rf"{_OPENED}{_LEAD}{CAUSE}(?: ,)?(?: (?:here|alone|still|only|even|would|can|always|usually))* {_VERB}{_WHOM}{_OBJECT}(?: by)? {_SIZE}{_DEARER}{_AMOUNT_OF}{_TAIL}{_ANYWHERE}{END}"
    )
