"""The frames in which it is told how far two sides lie apart: where furthest, how it changes, and what it never exceeds."""

from functools import cache

from auditor.claims.duels.words import BOUND, END, LEAD, NAMES, OPENED, WORD, beside
from auditor.claims.frames import Frame, headed

_SIDE = rf"(?:{NAMES}|<panel>)"
_GAP = r"(?:gap|difference|distance|margin|divide|disparity|discrepancy)(?: in (?:[a-z]+|<cell>))?"
_AHEAD = r"(?P<ahead>lead|advantage|edge|margin|head start|headstart)"
_BEHIND = r"(?P<behind>deficit|arrears)"
_PANELS = rf"(?:(?:two|both) )?(?P<both><panels>|<map>|{WORD})"
_SUBJECTS = (
    rf"(?P<left>{_SIDE}) (?:{_AHEAD} (?:over|on|against|of)|{_BEHIND} (?:to|against|on|behind)) (?P<right>{_SIDE})",
    rf"(?:{_AHEAD}|{_BEHIND}) (?:of|that) (?P<left>{_SIDE})(?: (?:has|had|holds|held))? (?:over|on|against|to) (?P<right>{_SIDE})",
    rf"{_GAP} (?:between|of|separating) (?:(?P<pair>{NAMES}|<panel>(?:,| and) <panel>)|{_PANELS})",
    rf"between (?:(?P<pair>{NAMES}|<panel>(?:,| and) <panel>)|{_PANELS}){beside('aside')}(?: ,)? {_GAP}",
    rf"(?P<pair>{NAMES}) {_GAP}",
)
_UNIT = rf"(?: (?:%|°|<cell>|(?!and|but|in|on|at){WORD})){{0,2}}?"
_WAS = r"(?: (?:is|was|are|were|stands|stood|comes|came|becomes|became|gets|got|lies|lay))?(?: (?:by far|at|now|still))?"
_WIDEST = rf"{_WAS} (?:(?P<max><max>|widest|greatest|peaks?|peaked|(?:reaches|hits|reached) (?:maximum|peak|<max>))|(?P<min><min>|narrowest|tightest|slimmest|(?:reaches|hits|reached) (?:minimum|<min>)))"
_TELLS = rf"(?:(?: ,)?(?: (?:with|at|by|of|being))? (?:\( )?(?P<size{{n}}><n>){_UNIT}(?: \))?)?(?: ,)?"
_GROWS = r"(?: (?:has|had|all|was|were))? (?:(?P<up><up>|widens?|opens up|opened up|stretches|stretched|swells)|(?P<down><down>|narrows?|closes|closed|tightens|tightened|halves))"
_AT = r"(?:(?:in|on|at|for|under|with) )?(?:<ref>|<panel>)(?: (?!to)[a-z]+)?"
_FROM_TO = (
    rf" from (?P<first><n>){_UNIT}(?: (?P<from>{_AT}))? to (?:only |just )?(?P<last><n>){_UNIT}(?: (?P<to>{_AT}))?",
    rf" from (?P<from>{_AT}) \( (?P<first><n>){_UNIT} \) to (?P<to>{_AT}) \( (?P<last><n>){_UNIT} \)",
    rf" from (?P<from>{_AT}) to (?P<to>{_AT})",
    rf" from (?P<first><n>){_UNIT} to (?:only |just )?(?P<last><n>){_UNIT} (?:between|from) (?P<from><ref>)(?: (?:and|to) (?P<to><ref>))?",
)
# Between panels that follow each other in time, from the one to the other.
_SINCE = (rf" from (?P<first><n>){_UNIT} to (?:only |just )?(?P<last><n>){_UNIT}", "")
_BOUNDED = (
    r"(?: (?:(?P<most>(?:never|nowhere) (?:exceeds?|exceeded|tops|passes|is (?:more|larger|greater|wider) than|was (?:more|larger|greater) than|goes (?:beyond|above|over)|went above|gets (?:above|beyond|past)|is (?:above|over)|rises above|reaches more than|more than)"
    r"|(?:(?:is|was|stays?|stayed|remains?|remained|keeps) )(?:(?:always|everywhere|throughout) )?(?:at most|below|under|within|no more than|less than|smaller than|never more than)|(?:is|was) (?:nowhere|never) more than|does not exceed|amounts to at most|comes to at most)"
    r"|(?P<least>(?:never|nowhere) (?:falls|drops|dips|sinks|goes|gets|is|fell|dropped) (?:below|under|to less than)|(?:never|nowhere) (?:is )?(?:less|smaller) than|(?:is|was) (?:nowhere|never) (?:less|smaller) than"
    r"|(?:(?:is|was|stays?|stayed|remains?|remained|exceeds?) )?(?:(?:always|everywhere|throughout) )?(?:at least|above|over|more than|no less than|larger than|exceeds))))"
)
_MORE = r" (?:is|was|are|were) (?:(?P<more><gt>|wider|greater|more)|(?P<less><lt>|narrower|tighter|slimmer|less)) (?P<to>(?:in|on|at|for|under|with|before|after) <ref>|(?:in |on |at |for )?<panel>(?: (?!than)[a-z]+)?) than (?P<from>(?:in|on|at|for|under|with) <ref>|(?:in |on |at |for )?<panel>(?: [a-z]+)?)"

_STEPS = r" (?:with|at|in|from|after) (?:each|every)(?: (?:further|additional|new|single))? (?:<every>|<axis>|step|[a-z]+)(?: (?:in|of) (?:<axis>|[a-z]+))?| steadily| step by step| continuously| without (?:break|interruption)| all way"


def _predicates() -> dict[str, tuple[str, ...]]:
    one, two = (_TELLS.replace("{n}", n) for n in "12")
    return {
        "widest": (rf"{_WIDEST}{one} (?P<at>(?:in|on|at|for|under|with) {NAMES}|(?:in |on |at |for )?<panel>(?: (?!at)[a-z]+)?){two}",),
        "drift": (rf"{_GROWS}(?P<steps>{_STEPS})",),
        "course": tuple(rf"{_GROWS}{way}" for way in (*_FROM_TO, *_SINCE)),
        "more": (_MORE,),
        "bound": (rf"{_BOUNDED} (?P<size><n>){_UNIT}(?P<ever>(?: ,)? (?:anywhere|everywhere|throughout|at all|in any case))?",),
        "size": (rf"{_WAS} (?:to )?{BOUND}(?P<size><n>){_UNIT}",),
    }  # fmt: skip


@cache
def gap_frames() -> tuple[Frame, ...]:
    """What is said of a gap, and how."""
    heads = {subject: f"{OPENED}{LEAD}{subject}{beside('own')}" for subject in _SUBJECTS}
    table = {
        kind: tuple((subject, f"{words}{beside('tail')}") for words in ways for subject in _SUBJECTS)
        for kind, ways in _predicates().items()
    }
    return headed(heads, table, END)
