"""The frames in which plateaus are told, over lines of words and marks."""

import re
from functools import cache

from auditor.claims.loose_words import literals
from auditor.claims.moves.frames import END, WORD
from auditor.language.patterns import compiled

_TICK = r"(?:<ref>|<n>)(?: <(?:axis|row|column)>)?"
_SPAN = rf"(?P<only>only )?(?:(?P<prep>beyond|after|from|above|past|below|before|until|till|up to|under|since|at) (?P<tick>{_TICK})(?: on| onwards?| upwards?)?|(?:from |after )?(?P<span><span>)(?: <axis>)?(?: on| onwards?| upwards?)?)"
_FOR = rf"(?:for|in|at|with|to|of|on|along|under) (?P<line><ref>|<every>)(?: <(?:row|column|axis)>| {WORD})?"
_PANEL = r"(?:in|on|at|for|under|with) <panel>(?: (?:panel|<cell>))?"
_NO = r"(?:no|little|hardly any|almost no|barely any|next to no|not much|no real|no noticeable|scarcely any)(?: (?:further|more|additional|extra))*"
_NOT = r"(?:no longer|does not|do not|doesn ' t|don ' t|hardly|barely|scarcely)"
_LONGER = rf"(?:{WORD} (?:longer|further|deeper|higher|harder)|(?:(?:(?:any )?{WORD}|<up>|<degree>) )?(?:(?P<axis><axis>)(?: (?:<axis>|{WORD}))?))"
_BETTER = r"(?:<good>|<up>|gains?|benefit|progress|advantage)"

# What is so between the ticks: nothing changes, or nothing is gained.
CORES = {
    "level": (
        r"(?:nothing|little|not much|hardly anything|almost nothing|next to nothing)(?: more| further| else)? (?:changes?|changed|happens?|happened|moves?)",
        rf"(?:{_LONGER}|it|this) (?:makes?|made|has|had|plays?) {_NO} (?:difference|effect|influence|impact|bearing|role|change|consequence)",
        rf"{_LONGER} {_NOT} (?:matters?|counts?)(?: at all| any more| much)?",
        rf"(?:does|is it that) {_LONGER} (?:matters?|counts?|make difference)",
        rf"{_LONGER} (?:matters?|makes? difference|counts?)",
        rf"(?:{WORD} of )?(?P<who><ref>)(?: {WORD})? (?:is|becomes|was|stays) (?:insensitive to|independent of|indifferent to|unaffected by) (?P<axis><axis>)",
        rf"(?:{WORD} of )?(?P<who><ref>)(?: {WORD})? {_NOT} (?:reacts?|responds?|depends?|chang(?:es?)|mov(?:es?)|var(?:y|ies))(?: any more| much| at all)?(?: (?:to|on|with) (?P<axis><axis>))?",
        rf"(?P<who><ref>)(?: {WORD})? (?P<only2>only )(?:reacts?|responds?|depends?|changes?|moves?)(?: (?:to|on|with) (?P<axis><axis>))?",
        rf"(?:there )?(?:is|are|was|were) {_NO} (?:change|movement|difference)",
        r"(?:<up>|<good>|gains|<down>|losses) (?:of|for|in) (?P<who><ref>) (?:dry up|run out|stop|end|vanish|die out|are exhausted|come to end|<flat>)",
    ),
    "gain": (
        r"(?:nothing|little|not much|hardly anything|almost nothing)(?: more| further| else)? is (?:to be )?(?:<up>|won|<good>)",
        rf"{_LONGER} (?:{_NOT}|never) (?:<good>|<up>|pays?(?: off)?|adds? anything|brings? anything)(?: (?P<who><ref>))?",
        rf"{_LONGER} (?:brings?|brought|yields?|gives?|gave|buys?|adds?|offers?|<up>) {_NO} {_BETTER}",
        rf"{_LONGER} (?:brings?|yields?|gives?|buys?|adds?|offers?|<up>)(?: (?P<who><ref>))? (?:nothing|little|next to nothing)(?: more)?",
        rf"(?:there )?(?:is|are|was|were) {_NO} {_BETTER}",
        rf"(?P<who><ref>)(?: {WORD})? (?:stops?|stopped|ceases? to) (?:<good>|<up>)",
        rf"(?P<who><ref>)(?: {WORD})? (?:no longer|does not|hardly|barely) (?:<good>|<up>)(?: any further| further| any more)?",
        rf"(?P<who><ref>)(?: {WORD})? (?:sees|shows|has|gets) {_NO} {_BETTER}",
    ),
}  # fmt: skip
_BESIDE = rf"(?:{_SPAN}|{_FOR}|{_PANEL})"
_OPENED = r"^(?:(?:and|but|while|whereas|yet|here|;|,) )*"

LITERALS = literals((_SPAN, _FOR, _PANEL, *(core for cores in CORES.values() for core in cores)))


def _bare(pattern: str) -> str:
    return re.sub(r"\?P<\w+>", "?:", pattern)


@cache
def frames() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """All frames with what they tell; groups `lead` and `tail` hold what stands before and behind."""
    beside = _bare(_BESIDE)
    made = [(kind, core) for kind, cores in CORES.items() for core in cores]
    return tuple(
        (
            kind,
            compiled(
                rf"{_OPENED}(?P<lead>(?:{beside}(?: ,)? )*){core}(?P<tail>(?:(?: ,)? (?:{beside}|already|how (?:<degree>|{WORD}) <axis> is))*){END}"
            ),
        )
        for kind, core in made
    )


@cache
def beside() -> tuple[re.Pattern[str], ...]:
    """What stands before or behind, one by one: ticks, then lines."""
    return tuple(compiled(rf"(?<!\S){words}(?!\S)") for words in (_SPAN, _FOR))
