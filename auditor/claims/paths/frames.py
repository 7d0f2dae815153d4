"""The frames in which lines are spoken of, over lines of words and marks: who, and what is said of them one after the other."""

import re
from functools import cache

from auditor.claims.moves.frames import END, NAMES, SPANS, WHO, WORD
from auditor.language.lexicon import phrases
from auditor.language.patterns import compiled

_PAIR = "|".join(SPANS[kind] for kind in ("pair", "since", "until", "after", "whole"))
_SPAN = f"(?:{_PAIR})"
# "More punctual", "less reliable": how good a thing is, and not how much of it there is.
_GRADED = sorted(
    words[1]
    for words, senses in phrases().items()
    if len(words) == 2
    and words[0] in ("more", "less")
    and {("compare", "good"), ("compare", "bad")} & set(senses)
)
_NO_QUALITY = rf"(?!(?:{'|'.join(_GRADED)})(?!\S))"
_UNIT = rf"(?:(?: %| °| (?:<cell>|{WORD})){{1,2}}?)?"
_ENDS = r"(?:ends?|ended|ending|finish(?:es|ed|ing)?|closes?|closed|closing|comes? out|came out|lands?|landed)(?: up)?(?: (?:<every>|<axis>|day|week|month|term|season|(?:half ?-? ?)?year|period|series|run|race|study))?"
_STARTS = r"(?:starts?|started|starting|begins?|began|beginning|opens?|opened|opening|sets? out|setting out)(?: out| off)?"
_START = (
    r"(?:(?:(?:where|what|it|they|when) )?(?:(?:it|they) )?(?:had )?(?:started|starts?|began|begun|begins?|set out|sets out|opened)(?: out| with| at| from| off)?(?: it)?"
    r"|(?:at )?(?:start|beginning|outset|starting (?:point|level|<cell>)|(?:initial|opening) (?:level|<cell>)|<cell> at (?:start|beginning)))"
)
_HARDLY = r"(?:barely|hardly|scarcely)(?: ever)?"
_MOVES = r"(?:mov|chang|vari|vary|budg|shift|respond|react|waver|differ|fluctuat|stir)(?:es|s|ed|e|ing|y)?"
_BOUNDED = (
    r"(?:(?:only|just|at least|at most|more than|less than|no more than|not more than|about|roughly) )?"
)
_WAVERS = (
    r"(?:zigzag(?:s|ged|ging)?|see-?saws?|oscillat(?:es?|ed|ing)|fluctuat(?:es?|ed|ing)|swings?|swung|swinging|waver(?:s|ed|ing)?|bounc(?:es?|ed|ing)"
    r"|alternat(?:es?|ed|ing)|wander(?:s|ed|ing)?|jump(?:s|ed|ing)|shuttl(?:es?|ed|ing)|<mixed>|(?:goes|moves|jumps) (?:back and forth|up and down))"
)
_KEEPS = r"(?:stay(?:s|ed|ing)?|remain(?:s|ed|ing)?|keep(?:s|ing)?|kept|hold(?:s|ing)?|held|mov(?:es?|ed|ing))(?: always| throughout)?"
_BY = r"(?: (?:only|just|merely|by|over|across|through|within|range|band|span|window|corridor|total|of|but|as|little|much|no more than|all))*"
_SPANNING = r"(?:span(?:s|ned|ning)?|cover(?:s|ed|ing)?|rang(?:es?|ed|ing)|<range>)"
_SWINGING = r"(?:swings?|swung|swinging|var(?:y|ies|ied|ying)|fluctuat(?:es?|ed|ing)|mov(?:es?|ed|ing)|chang(?:es?|ed|ing))"
_EXTREMES = r"(?: (?:in all|in total|overall|all told|from end to end|from (?:lowest|<min>) to (?:highest|<max>)(?: <cell>)?|(?:between|from) extremes?|between (?:lowest|<min>|highest|<max>) and (?:highest|lowest|<max>|<min>)(?: <cell>)?))?"
_NTH = r"(?P<nth>last|final|closing|first|opening|initial|second|third|fourth)"
_STEP = r"(?:step|increment|interval|stage|leg|stretch|move)"
_AND = r"(?: ,| and| then| ;)+"
_AT = r"(?: (?:at|in|on|around) (?P<tick><ref>|<n>)(?: <axis>)?)"
_VALUE = r"(?: (?:at|of|with|:)? ?\(? ?(?P<v><n>)(?: <cell>)?(?: \))?)"
_DRAWS = r"(?:trac(?:es?|ing)|form(?:s|ing)?|describ(?:es?|ing)|draw(?:s|ing)?|follow(?:s|ing)?|has|have|having|shows?|showing|mak(?:es?|ing)|tak(?:es?|ing)|is|are|was|were)"
_CALLED = r"(?: (?:clear|shallow|deep|flat|slight|marked|pronounced|rough|shape of|sort of|kind of))*"
_LOW = r"(?: ,)?(?: (?:with|whose|and|its) )?(?:(?:bottom|low point|base|trough|<min>|turning point|lowest (?:point|<cell>))(?: is| lies)?{AT}{V}?)?".replace(
    "{AT}", _AT
).replace("{V}", _VALUE)
_TOP = r"(?: ,)?(?: (?:with|whose|and|its) )?(?:(?:top|high point|peak|summit|crest|<max>|turning point|highest (?:point|<cell>))(?: is| lies)?{AT}{V}?)?".replace(
    "{AT}", _AT
).replace("{V}", _VALUE)
_TOWARDS = r"(?: (?:toward|towards|to|as one (?:goes|moves) to) (?P<corner><corner>)(?: corner)?)?"

# What is said of a line; `{S}` is from where to where.
PREDICATES: dict[str, tuple[str, ...]] = {
    "first": (rf"{_STARTS} (?:at|from|with|on) (?P<none>nothing|zero|nought|scratch)(?!\S)", rf"{_STARTS} (?:at|from|with|on) (?P<n><n>)(?P<u>{_UNIT})",),
    "last": (rf"(?:to )?{_ENDS} (?:at|on|with|in) (?P<n><n>)(?P<u>{_UNIT})",),
    "net": (
        rf"(?:to )?{_ENDS}(?: (?P<n><n>)(?P<u>{_UNIT}))? (?:(?P<up>above|over|higher|more|up on|ahead of)|(?P<down>below|under|lower|less|fewer|short of|down on))(?: than)? {_START}",
        rf"(?:is|was|are|were) (?:(?P<n><n>)(?P<u>{_UNIT}) )?(?:(?P<up>higher|above|more)|(?P<down>lower|below|less)) at end than (?:at )?(?:start|beginning|{_START})",
    ),
    "on": (rf"(?P<way><up>|<down>)(?: (?:back|slightly|little|bit))? from (?P<n><n>)(?P<u>{_UNIT}) to (?P<m><n>)(?P<w>{_UNIT})",),
    "between": (
        rf"(?:is|was|are|were|has|have|had|runs?|comes? out|lies?)(?: (?:<cell>|{WORD}))? (?:(?P<up>higher|more|larger|greater|longer|above|<up>)|(?P<down>lower|less|fewer|smaller|shorter|below|<down>)|(?P<better><good>|better)|(?P<worse><bad>|worse))(?: (?:<cell>|{_NO_QUALITY}{WORD}))? (?:in|on|at|by|under|with|for) (?P<to><ref>) than (?:(?:in|on|at|by|under|with|for) )?(?P<from><ref>)",
    ),
    "against": (
        rf"(?:(?:to )?{_ENDS}|is|are|was|were|stands?|stood|lies?|lay)(?: (?:well|just|slightly|far|still))? (?:(?P<up>above|over|past|beyond|higher than|ahead of)|(?P<down>below|under|short of|lower than)) (?P<from><ref>)(?: (?:own|level|levels|mark|marks|figure|figures|peak|total|<cell>))",
        r"(?:has|have|had) (?P<up>passed|exceeded|topped|surpassed|overtaken|regained) (?P<from><ref>)(?: (?:own|level|levels|mark|marks|figure|figures|peak|total|<cell>))",
    ),
    "into": (
        r"(?P<way><up>|<down>|<good>|<bad>)(?: (?:back|slightly|little|bit|once more|again))* (?:in|at|on) (?P<to><ref>)",
    ),
    "ranked": (
        rf"(?:(?P<first>{_STARTS})|(?:to )?{_ENDS})(?: (?:out|off|up))?(?: (?:as|(?:in|at|on)(?= <rank>| <best>| <worst>)(?! (?:<best>|<worst>)(?! place))))? (?P<rank><max>|<min>|<best>|<worst>|<rank>|on top|in front|in lead|at bottom)(?: (?:place|position|spot|one|<cell>))?(?P<among>(?: of (?:all(?: <n>)?|<n>(?: <axis>)?|all <every>|<every>|them|lot|field))?)",
    ),
    "same ends": (rf"(?:to )?{_ENDS}(?: back)?(?: (?:exactly|just|right))? (?:at )?(?:where|level at which|<cell> at which) (?:it|they) (?:had )?(?:started|starts?|began|begins?|set out)",),
    "width": (
        rf"(?:(?:its|total|whole|overall) )?(?:spread|range|swing) (?:is|was|comes to|amounts to|being|of){_BY} (?P<n><n>)(?P<u>{_UNIT}){_EXTREMES}{{S}}",
        rf"{_SPANNING}{_BY} {_BOUNDED}(?P<n><n>)(?P<u>{_UNIT}){_EXTREMES}{{S}}",
        rf"(?:has|have|had|shows?|with) (?:total )?(?:range|spread|span|swing|variation) of{_BY} (?P<n><n>)(?P<u>{_UNIT}){_EXTREMES}{{S}}",
    ),
    "swing": (rf"(?:{_SWINGING}|{_WAVERS}){_BY} {_BOUNDED}(?P<n><n>)(?P<u>{_UNIT}){_EXTREMES}{{S}}",),
    "tight": (rf"{_WAVERS} between (?P<n><n>)(?P<u>{_UNIT}) and (?P<m><n>)(?P<w>{_UNIT}){{S}}",),
    "within": (
        rf"{_KEEPS} (?:between|within|in range) (?P<n><n>)(?P<u>{_UNIT}) (?:and|to) (?P<m><n>)(?P<w>{_UNIT}){{S}}",
        rf"(?:never|not once) (?:leaves?|left|leaving) (?:(?:band|range|corridor|window|interval) )?(?:(?:of|between|from) )?(?P<n><n>)(?P<u>{_UNIT}) (?:and|to|-) (?P<m><n>)(?P<w>{_UNIT}){{S}}",
    ),
    "little": (
        rf"{_HARDLY} {_MOVES}(?: at all)?{{S}}",
        r"(?:shows?|showed|with|sees?|saw) (?:hardly any|little|scarcely any) (?:change|movement|variation){S}",
        rf"{_MOVES} (?:very |only )?little{{S}}",
    ),
    "zigzag": (rf"{_WAVERS}{{S}}",),
    "strict": (r"(?P<way><up>|<down>)(?P<pace>(?: (?:at|in|with|over))? <steadily>| (?:at|in|with|on) (?:(?:each|every)(?: (?:single|new|passing|further))? (?:step|<axis>|<every>)|<every>)){S}", r"(?P<pace><steadily>) (?P<way><up>|<down>){S}"),
    "monotone": (r"(?:chang(?:es?|ed)|mov(?:es?|ed)|runs?|ran|goes|go|is|are|was|were|behaves?|develops?) (?:<steadily>|(?:only )?in (?:one|single|same) direction(?: only| throughout)?){S}",),
    "passes": (
        rf"(?:(?P<way><up>|<down>)|pass(?:es|ed|ing)?|go(?:es|ing)?|went|runs?|running|mov(?:es?|ing)|com(?:es?|ing))(?: <steadily>)? (?:through|via|past|over|by way of) (?P<list><n>{_UNIT}(?:(?:{_AND}) <n>{_UNIT})*)(?:(?:{_AND}| on)? (?:before (?:it )?(?:reach(?:es|ing)?|hit(?:s|ting)?|end(?:s|ing)? (?:up )?at|finally reaching)|on way (?:up |down |<up> |<down> )?to|to reach|to|until (?:it )?reach(?:es|ing)?) (?P<n><n>)(?P<u>{_UNIT}))?",
        rf"(?:goes?|runs?|reads?|moves?|went|ran)(?: :)? (?P<list><n>(?:(?:{_AND}) <n>){{2,}})",
        rf"(?:pass(?:es|ed|ing)?|cross(?:es|ed|ing)?) (?P<list><n>{_UNIT})(?: (?:on way|in passing)(?: (?:up|down|<up>|<down>))?(?: to (?P<n><n>)(?P<u>{_UNIT}))?)?",
        rf"(?:reach(?:es|ed|ing)?|touch(?:es|ed|ing)?|hit(?:s|ting)?) (?P<list><n>)(?P<u>{_UNIT})",
    ),
    "step": (
        rf"(?P<way><up>|<down>|<good>|<bad>)(?: by)? (?P<n><n>)(?P<u>{_UNIT}) (?:in|on|at|with|over|during|from) (?:very )?{_NTH} {_STEP}(?: alone| only)?",
        rf"(?P<way><up>|<down>|<good>|<bad>) (?:in|on|at|with|over|during|from) (?:very )?{_NTH} {_STEP}(?: alone| only)?",
        rf"(?:in|on|at|with|over|during) (?:very )?{_NTH} {_STEP}(?: alone)?(?: ,)? (?:it )?(?P<way><up>|<down>|<good>|<bad>)(?: by)? (?P<n><n>)(?P<u>{_UNIT})",
    ),
    "never": (r"(?:never(?: once)?|not once|at no point|nowhere) (?P<way><up>|<down>){S}",),
    "reach": (
        rf"(?P<way><up>|<down>)(?: <steadily>)?(?: back)? to (?P<n><n>)(?P<u>{_UNIT}) (?:at|in|on|by) (?P<to><ref>|<n>)(?: <axis>)?",
    ),
    "values": (
        rf"(?:(?P<way><up>|<down>)|runs?|goes?|went|mov(?:es?|ed))(?: <steadily>)?(?: (?:up|down))? from (?P<n><n>)(?P<u>{_UNIT}) (?:at|in|on) (?P<from><ref>|<n>)(?: <axis>)? to (?P<m><n>)(?P<w>{_UNIT}) (?:at|in|on) (?P<to><ref>|<n>)(?: <axis>)?",
    ),
    "turn": (r"(?:turns?|turned|revers(?:es?|ed)|changes? direction|changed direction)(?: (?:round|around|back|course))? (?:at|in|on|around) (?P<tick><ref>|<n>)(?: <axis>)?",),
    # of diagonals only: rows and columns have readers of their own for it
    "goes": (
        rf"(?:(?P<way><up>|<down>)|runs?|goes?|went|mov(?:es?|ed))(?: <steadily>)?(?: (?:down|up))? from (?P<n><n>)(?P<u>{_UNIT}) (?:up |down )?to (?P<m><n>)(?P<w>{_UNIT}){_TOWARDS}{{S}}",
        rf"(?P<way><up>|<down>){_TOWARDS}{{S}}",
    ),
    "u": (rf"{_DRAWS}{_CALLED} (?:<u>|u)(?: shape| curve| shaped(?: curve| course| profile)?)?{_LOW}", r"(?:(?:is|was) )?(?P<middle><u>)(?: of (?:range|period|axis|<axis>|series))?{S}"),
    "hill": (rf"{_DRAWS}{_CALLED} (?:<hill>|inverted u|hump|hill|arch|dome|bell|upside down u)(?: shape| curve| shaped(?: curve| course| profile)?)?{_TOP}", r"(?:(?:is|was) )?(?P<middle><hill>)(?: of (?:range|period|axis|<axis>|series))?{S}"),
}  # fmt: skip

_JOINT = r"(?:(?:(?: ,)? (?:in |on |at |for |under |by |with )?(?:<panel>|<panels>)(?: <panel>)?(?: (?:and|or) <panel>)?(?: alike)?| ,| ;| :| and| but| then| with| while| before| after that| so as| only| yet)* )"
_PLACE = rf"(?:(?:going |moving |read )?(?:in|at|on|for|with|along|under|down|across|within|of|through) (?P<at>(?:(?:values|<cell>|{WORD}) (?:in|of|on|at|for) )?(?:{NAMES}|<diagonal>|<antidiagonal>))(?: <(?:row|column|axis)>| {WORD})?)"
_MEASURED = rf"(?:(?:(?:<cell>|{WORD}) ){{1,3}}(?:along|on|in|of|down|at) )?"
_SQUARE = rf"{_MEASURED}(?P<slant><diagonal>|<antidiagonal>)(?: <cell>| {WORD})?"


def bare(pattern: str) -> str:
    """A pattern without the names of its groups."""
    return re.sub(r"\(\?P<\w+>", "(?:", pattern)


def _with_span(pattern: str, named: bool) -> str:
    return pattern.replace(
        "{S}", rf"(?P<span>(?:(?: ,)? {bare(_SPAN)})?)" if named else f"(?:(?: ,)? {bare(_SPAN)})?"
    )


@cache
def whole() -> re.Pattern[str]:
    """Who, and all that is said; the latter is the group `told`."""
    every = "|".join(bare(_with_span(one, False)) for some in PREDICATES.values() for one in some)
    told = rf"(?P<told> (?:{every})(?:{_JOINT}(?:{every}))*)"
    lead = rf"(?P<lead>(?:(?:{_PLACE.replace('?P<at>', '?:')}|{bare(_SPAN)}|(?:in|on|for|at|under|with) <panels?>(?: <panel>)?)(?: ,)? )*)"
    return compiled(
        rf"^(?:(?:and|but|while|whereas|yet|overall|;|,) )*{lead}(?:{_SQUARE}|(?P<who>{WHO}))(?P<mid>(?:(?: ,)? (?:{bare(_SPAN)}|(?:in|on|at|for|under|with) <panels?>(?: <panel>)?))?(?: ,)?){told}(?:{_JOINT})?{END}"
    )


@cache
def places() -> re.Pattern[str]:
    """Words before who is spoken of that tell the line: `in the first row`."""
    return compiled(rf"(?<!\S){_PLACE}(?!\S)")


@cache
def predicates() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every way to say something of a line, with its kind."""
    found = [
        (kind, compiled(rf"{_JOINT}?{_with_span(one, True)}(?!\S)"))
        for kind, some in PREDICATES.items()
        for one in some
    ]
    return tuple(found)
