"""The words of stages, over lines of words and marks: who is spoken of, verbs, and what may stand beside them."""

import re
from functools import cache

from auditor.claims.moves.frames import END, WORD
from auditor.language.patterns import compiled

TICK = r"(?:<ref>|<n>)(?: <(?:axis|row|column)>)?"
_AT = r"(?:at|in|on|for|with|without|around|near|during|under)"
_UNIT = rf"(?:(?: %| °)?(?: (?:<cell>|{WORD}))?(?: <cell>)?(?: of (?:them|these|those|this|that|it))?)"
_VALUE = rf"(?:(?:mere|around|about|roughly|nearly|almost|some|low of|high of|peak of|maximum of|minimum of|only|just|value of|level of) )*(?P<{{0}}><n>|<ref>){_UNIT}(?: (?:{_AT} )(?P<{{0}}_tick>{TICK}))?"
_ADVERB = r"(?:again|back|once more|abruptly|quickly|slowly|gently|suddenly|immediately|finally|first|initially|smoothly|gradually|rapidly|at once|right away|already|only|just|even|somewhat|overall|thereafter|afterwards|subsequently|later|at first|faster|slower|more (?:slowly|quickly|steeply)|onwards?|onward|from there|there|after that|<steadily>|<degree>|<hedge>)"

# What a stage does.
VERBS = {
    "up": r"(?:(?:<up>|<good>)(?! nothing)|(?:needs?|takes?)(?= (?:another|further|additional))|leap(?:s|t|ing)?|springs?|sprang|regain(?:s|ed|ing)?|recover(?:s|ed|ing)?|rebound(?:s|ed|ing)?|mak(?:es|ing) up|w(?:ins|inning|on) back|gains ground|takes off|vaults?)",
    "down": r"(?:(?:<down>|<bad>)(?! nothing)|loses ground|giv(?:es|ing) (?:back|away|up)|surrender(?:s|ed|ing)?|retreat(?:s|ed|ing)?|caves in|backs off|forfeits?|<down> ground)",
    "level": r"(?:<up> nothing|<down> nothing|(?:barely|hardly|scarcely|does not|did not|doesn ' t)(?: ever)? (?:moves?|changes?|budges?|reacts?|stirs?|varies)|(?:stays?|stayed|staying|remains?|remained|remaining|holds?|held|holding|keeps?|kept|keeping|rests?|sits?|hovers?|hovered|hovering|settles?|settled|settling|lingers?|is|are|was|were)(?: put| steady| level| there| still| flat| <flat>| <steadily>| stuck| pinned)*|<flat>(?: out| off)?)",
    "any": r"(?:(?:pass(?:es|ed|ing)?|goes|going) (?:through|via)|goes|go|went|going|moves|moved|moving|runs|ran|changes|changed|comes|coming)",
    "pass": r"(?:pass(?:es|ed|ing)?|cross(?:es|ed|ing)?|exceed(?:s|ed|ing)?|surpass(?:es|ed|ing)?)(?: mark of)?",
    "top": r"(?:peaks|peaked|peaking|culminates?|culminating|tops out|topping out|maxes out)",
    "bottom": r"(?:bottoms out|bottoming out|bottomed out|troughs|hits bottom)",
    "reach": r"(?:reach(?:es|ed|ing)?|hit(?:s|ting)?|attain(?:s|ed|ing)?|arriv(?:es|ed|ing) at|touch(?:es|ed|ing)?|gets to)",
    "close": r"(?:end(?:s|ed|ing)?(?: up)?|finish(?:es|ed|ing)?|clos(?:es|ed|ing))",
    "open": r"(?:start(?:s|ed|ing)?(?: out| off)?|begins?|began|beginning|opens?|opened|opening|sets out|leaves|leaving|departs)",
}  # fmt: skip

# "Goes beyond 60 at 80": a bound, and no part of the axis.
_NO_BOUND = r"(?! (?:well |far |just )?beyond <n>)"
VERBS |= {way: VERBS[way] + _NO_BOUND for way in ("up", "down", "any")}

# What may stand beside a verb; the groups are what it tells.
BESIDE = {
    "values": rf"(?:, )?from {_VALUE.format('first')} (?:(?:up|down|on|back|all way) )*to {_VALUE.format('last')}",
    "pair": rf"(?:from|between) (?P<pair_a>{TICK}) (?:(?:up|down|on) )?(?:to|and|until|till) (?P<pair_b>{TICK})",
    "span": r"(?:, )?(?:(?:from|between|over|across) )?(?P<span><span>)(?: <axis>)?(?: on| onwards?)?",
    "each": r"(?:(?:, )?(?:with|at|in|on) (?:each|every)(?: <up>)?(?: (?:in|of))?(?: (?:<axis>|step|<every>))?)",
    "by": rf"(?:(?:[,:] )?first )?(?:by )?(?:(?:another|further|only|just|mere|full|total of|additional|more|good|some|extra|about|roughly|around|nearly|almost|exactly|precisely|more than|less than|over|at least|at most|up to|no more than) )*(?P<size><n>|<ref>){_UNIT}(?: more)?",
    "single": r"by (?:another )?single (?:<cell>|point|unit|[a-z]+)",
    "to": rf"(?:(?:[,:] )?first )?(?:(?:up|down|on|back|all way|right|again) )*(?:to|at|with|of|into) {_VALUE.format('last')}",
    "from": rf"from {_VALUE.format('first')}",
    "since": rf"(?:, )?(?:from|after|since|beyond) (?P<since>{TICK})(?: on| onwards?| onward)?",
    "until": rf"(?:until|till|up to|by|through) (?P<until>{TICK})",
    "before": rf"before (?P<before>{TICK})",
    "rate": r"(?:(?:per|each|every|in each|in every|with each|with every) )?(?:<axis>|step)(?: <axis>)?|<steps>",
    "every": r"(?:, )?(?:for|in|at|on|with|under|across|of|along) (?:(?:all|every|each|both) )?(?P<every><every>)(?: <(?:row|column)>)?",
    "first": r"in (?:its |very )?first (?P<first_tick><ref>)",
    "steps": r"in (?:equal |even |regular )?steps of (?P<size><n>)(?: <cell>)?",
    "nth": r"(?:at|in|on|with|over) (?:very )?(?P<nth>first|second|last|final) (?:step|interval)",
    "at": rf"(?:, )?{_AT} (?P<at>{TICK})",
    "told": rf"\( (?:(?:to|at) )?(?P<told><n>){_UNIT} \)",
    "end": r"(?:at|in|by|toward|towards) (?:very )?end|(?:in|with|at|over) (?:last|final) <axis>",
    "start": r"(?:at|in|from) (?:very )?(?:start|beginning|outset)",
    "step": r"(?:in|at|with) (?:single|one|next) (?:step|<axis>)",
    "panel": r"(?:, )?(?:in|on|at|for|of|under|with) <panel>(?: (?:panel|<cell>))?",
    "along": r"(?:along|with|across|down|over|as) <axis>(?: <up>)?",
    "adverb": _ADVERB,
}  # fmt: skip

JOINT = rf"(?:(?:,|;|and|but|then|with|before|only to|only|yet|so as to|followed by|thereafter|afterwards|after that|after which|next|subsequently|later|ultimately|eventually|it|which|there|from there|{_ADVERB})(?: |$))*"
_OPENING = r"(?:(?:and|but|while|whereas|yet|here|overall|,|;|:) )*"
_WALK = (
    r"(?:reading|going|moving|walking|running|coming|following|travell?ing|looking|starting|stepping|proceeding|tracing|scanning|working|<cell>)"
    r"(?: (?:down|up|along|across|through|from|to|towards?|rightwards?|leftwards?|downwards?|upwards?))*(?P<end>(?: (?:left|right|top|bottom|cold|warm|hot|low|high|small|large|short|long|lower|upper|early|late|dry|wet|near|far))?(?: (?:end|side|edge))?(?: to (?:left|right|top|bottom|other))?)"
)
_AMONG = r"(?:in|at|on|for|with|under|without|along|within|of|down|across)"
LEAD = {
    "walk": rf"{_WALK}(?: (?P<line><ref>)(?: <(?:row|column|axis)>)?| <(?:axis|row|column|every)>)?",
    "panel": r"(?:in|on|at|for|under|with|within) <panel>(?: (?:panel|<cell>))?",
    "pair": rf"(?:{_WALK} )?(?:from|between) (?P<pair_a>{TICK}) (?:(?:up|down|on) )?(?:to|and|until) (?P<pair_b>{TICK})",
    "span": rf"(?:{_WALK} )?(?:(?:from|between|over) )?(?P<span><span>)(?: on| onwards?)?",
    "until": rf"(?:up to|until|till|by) (?P<until>{TICK})",
    "since": rf"(?:from|after|since|beyond) (?P<since>{TICK})(?: on| onwards?| onward)?",
    "nth": r"(?:at|in|on|with|over) (?:very )?(?P<nth>first|second|last|final) (?:step|interval)",
    "line": rf"{_AMONG} (?P<line><ref>)(?: <(?:row|column|axis)>)?(?: {WORD})?",
    "every": rf"{_AMONG} (?:(?:all|each|both) )?(?P<every><every>)(?: <(?:row|column)>)?",
}
_NOUN = rf"(?:<cell>|distance|{WORD})"
_MEASURE = rf"(?P<measure>(?:<panel> )?(?:(?:{_NOUN} ){{1,3}}?|those |that )(?:(?:at|of|in|on|for|with|under|along|to) )?)?"
WHO = rf"(?:{_MEASURE}(?P<who><ref>)(?: <(?:row|column|axis)>)?(?P<named>(?: {WORD})?)(?: (?:of|in|at|on) <panel>)?|(?P<they>(?!first|initially|then){_NOUN}(?: {_NOUN})?))"
VERB = "|".join(f"(?P<{name}>{words})" for name, words in VERBS.items())
_ENDED = r"(?!\S)"

AFTER = re.compile(r"(?:after|having) ")


@cache
def opening() -> re.Pattern[str]:
    """Words that join a sentence or a part of one to what stands before."""
    return compiled(_OPENING)


@cache
def leads() -> dict[str, re.Pattern[str]]:
    """What may stand before who is spoken of."""
    return {kind: compiled(f"(?:{words}){_ENDED}(?: ,)? ?") for kind, words in LEAD.items()}


@cache
def who() -> re.Pattern[str]:
    """Who is spoken of, and the verb behind, at which it ends."""
    return compiled(f"{WHO}{_ENDED} (?:, )?(?={JOINT}(?:{re.sub(r'[?]P<[a-z]+>', '?:', VERB)}){_ENDED})")


@cache
def verb() -> re.Pattern[str]:
    """What leads to a stage, and its verb."""
    return compiled(f" ?{JOINT}(?:{VERB}){_ENDED}")


@cache
def again() -> re.Pattern[str]:
    """`then another 4`: a stage that goes on as the one before."""
    told = "|".join(re.sub(r"[?]P<[a-z_]+>", "?:", BESIDE[kind]) for kind in ("by", "to"))
    return compiled(f" ?(?:, |and |then )+{JOINT}(?=(?:{told}){_ENDED})")


@cache
def beside() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """What may stand beside the verb of a stage."""
    return tuple((kind, compiled(f" ?(?:{words}){_ENDED}")) for kind, words in BESIDE.items())


@cache
def ending() -> re.Pattern[str]:
    """The end of a sentence."""
    return compiled(END)
