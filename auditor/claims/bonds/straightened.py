"""Roundabout words for pairs told plainly, before any form is tried: "A explains 40% of the variance in B" as "A and B share 40% of variance"."""

import re

from auditor.claims.bonds.conditions import SIZE
from auditor.claims.bonds.line import JOIN, LIST, C, M
from auditor.claims.bonds.sets import NOUN

_WHO = rf"(?:{M}|it)"
_PAIR = rf"{M}{JOIN}{M}"
_ZERO = r"(?:zero|<c\d+>)"
_V = r"<[nc]\d+>"
_VARIANCE = (
    r"(?:(?:of|in) )?(?:(?:their|its|shared|common|total|each other 's) )*(?:variance|variation|variability)"
)
_NONE = r"(?:nothing(?: else)?|no (?:other )?(?:<c\d+> )?[a-z]+|none)"
_MAGNITUDE = r"(?:magnitude|modulus|absolute (?:value|size|coefficient)|size|strength)"
_PARTNER = r"(?:partner|counterpart|companion|other side|other trait|other)"
_REACHES = r"(?:reach(?:es)?|has|shows?|gets?|scores?|comes? to|stands? at|correlates? at|attains?|records?)"
_APART = r"(?:in opposite directions|apart|against (?:each other|one another)|opposite ways)"

_WORDS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(rf"\bwhere ({M}) (?:meets?|crosses|joins) ({M})"), r"for \1 and \2"),
    (re.compile(r"\bgets? (?:above|past|beyond|over)(?= <n)"), "exceed"),
    # "Apart from its link with A": apart from A.
    (re.compile(rf"\b(apart from|aside from|except for|except|besides|other than|save for|leaving aside) (?:its|the|that|their) (?:link|tie|bond|partnership|pairing|{NOUN}) (?:with|to) (?={M})"), r"\1 "),
    (re.compile(rf"^({_WHO}) (?:is|are) at odds with ({LIST}|{M}(?: (?:and|,) {M})*)(?: alike)?$"), r"\1 is negatively correlated with \2"),
    (re.compile(r"^(?:one|pair|link) (?:after|behind) (?:it|that|this) (?:joins|links|is(?: that of)?|ties) "), "followed by "),
    (re.compile(rf"\b(?:another|other|further|more) ({C}) (?={NOUN}|fall|lie|are|is|run|stay|keep)"), r"\1 "),
    # How far from zero.
    (re.compile(rf"\b(?:closer|nearer) to {_ZERO} than ({_V})"), r"below \1 in absolute value"),
    (re.compile(rf"\b(?:farther|further) (?:away )?from {_ZERO} than ({_V})"), r"above \1 in absolute value"),
    (re.compile(rf"\bwithin ({_V}) (?:of|from|around) {_ZERO}"), r"at most \1 in absolute value"),
    (re.compile(rf"(?:(?:is|are) (?:as good as |practically |virtually |all but |almost |nearly )*(?:unrelated|uncorrelated|independent) ,? ?)?\bwith {_MAGNITUDE} (?:of )?(?=(?:under|below|over|above|beyond|less|more|at) )(.+?<n\d+>)"), r"\1 in absolute value"),
    (re.compile(rf"\b(mean|average) {_MAGNITUDE}(?! (?:correlation|coefficient))"), r"\1 absolute correlation"),
    # Who is told first, or behind its number.
    (re.compile(rf"^(?:with|at) (<n\d+>)(?: ,)? ({_PAIR})(?= (?:is|are|forms?|make|makes|come|comes|rank|ranks|stand)\b)"), r"\2 , \1 ,"),
    (re.compile(rf"^(?:with|to|against|for|toward|towards) ({LIST}) ,? ?({_WHO}) {_REACHES} (?=<n\d+>)"), r"\2 correlates with \1 at "),
    (re.compile(rf"({_PAIR}) (?:has|have|share|shares) (?:hardly|scarcely|next|little|almost|virtually)(?: (?:anything|to|any|nothing))* in common ,? ?(?=<n\d+>)"), r"\1 stand at "),
    (re.compile(rf"^({_PAIR}) (?:is|are) (?:as good as |practically |virtually |all but |almost |nearly |largely )*(?:unrelated|uncorrelated|independent) ,? ?(?:at )?(?=<n\d+>)"), r"\1 stand at "),
    (re.compile(rf"^((?:apart from |besides )?(?:its |that )?(?:(?:link|tie|bond|{NOUN}) )?(?:(?:with|to|of) )?{M}(?:{JOIN}{M})?) (?:aside|excepted|excluded|left out|left aside) , "), r"apart from \1 , "),
    (re.compile(rf"^({M}) (?:takes part|is involved|figures|appears|is found|has (?:its )?(?:share|part|hand)|is (?:partner|party|member)|occurs) (?:in|to|of) (?:only )?({C}) of (them|these|those)(?: pairs| links)?$"), r"\2 of \3 involve \1"),
    (re.compile(rf"^{_NONE} (?:runs?|goes|go|moves?|pulls?|works?) (?:more (?:strongly|firmly|clearly|directly)|further|harder) {_APART} than ({_PAIR})"), r"most negative pair is \1"),
    # What is shared.
    (re.compile(rf"^({M}) (?:(?:alone|would|could|can|might|may|by) )*(?:explains?|accounts? for|predicts?|captures?) ({_V}) {_VARIANCE} (?:in|of|among) ({M})(?: 's)?$"), r"\1 and \3 share \2 of variance"),
    (re.compile(rf"^({_PAIR}) (?:has|have|hold) ({_V}) {_VARIANCE} in common$"), r"\1 share \2 of variance"),
    (re.compile(rf"^(?:squaring (?:{NOUN} )?(?:of |between |for )?|square of (?:{NOUN} )?(?:of |between )?)({_PAIR}) (?:gives|yields|shows|leaves|is|makes)(?: {_VARIANCE} of)? ({_V})(?: of)?(?: {_VARIANCE})?$"), r"\1 share \2 of variance"),
    (re.compile(rf"^(?:squaring (?:that|this|it) |squared )(?:(?:,|gives|yields|makes|is|means that) )*({_V}) {_VARIANCE}(?: (?:is|are|being))?(?: (?:shared|explained|common))?$"), r"they share \1 of variance"),
    # How many of those that were counted go which way.
    (re.compile(rf"^({C}) (?:of them )?(?:is |are |of them )?(?:upwards?|up|to positive side) (?:and|,|but) ({C}) (?:of them )?(?:is |are )?(?:downwards?|down|to negative side)$"), r"\1 of them positive and \2 of them negative"),
    (re.compile(rf"^({C}) (?:of them )?(?:is |are |of them )?(?:downwards?|down|to negative side) (?:and|,|but) ({C}) (?:of them )?(?:is |are )?(?:upwards?|up|to positive side)$"), r"\1 of them negative and \2 of them positive"),
    (re.compile(rf"^(?:that|this|it) (?:is|being) (?:(?:that|one|pair|link) (?:of|between) )?(?={_PAIR})"), "one being "),
)  # fmt: skip
_SIGN_ASIDE = rf"(?:{SIZE}|leaving (?:aside )?signs? aside|leaving aside signs?|signs? apart|(?:taken )?without (?:its |their )?signs?)"
_LEADING_SIZE = re.compile(rf"^{_SIGN_ASIDE} , (?P<rest>.+)$")
_TRAILING_SIZE = re.compile(rf"^(?P<rest>.+) , {_SIGN_ASIDE}$")
# Whoever the partner is, all pairs of a member are meant.
_WHOEVER = rf"(?:whatever|whichever|whoever|no matter (?:what|which|who)|regardless of|irrespective of) (?:its )?{_PARTNER}(?: (?:is|may be|be))?"
_LEADING_WHOEVER = re.compile(rf"^{_WHOEVER} ,? ?(?P<rest>.+)$")
_TRAILING_WHOEVER = re.compile(rf"^(?P<rest>.+?) ,? ?{_WHOEVER}$")
_ALL_ITS = re.compile(
    rf"^(?:(?P<own>{M} 's|its)(?: {NOUN})?|(?:{NOUN} )(?:of|with) (?P<of>{M})|(?P<who>{M}|it|this [a-z]+)) (?P<cond>.+)$"
)
_NEVER = re.compile(
    rf"^(?P<who>{M}|it|this [a-z]+) (?P<cond>(?:never|does not|is never|can not|do not) (?:ever )?.+ {SIZE})$"
)


def straightened(text: str) -> str:
    """A part with plain words for roundabout ones."""
    for pattern in (_LEADING_SIZE, _TRAILING_SIZE):
        if found := pattern.match(text):
            text = f"{found['rest']} in absolute value"
    for pattern, told in _WORDS:
        text = pattern.sub(told, text)
    for pattern in (_LEADING_WHOEVER, _TRAILING_WHOEVER):
        if (found := pattern.match(text)) and (own := _ALL_ITS.match(found["rest"])):
            return _of_all(own["who"] or own["of"] or (own["own"] or "").removesuffix(" 's"), own["cond"])
    if found := _NEVER.match(text):
        return _of_all(found["who"], found["cond"])
    return text


def _of_all(who: str, cond: str) -> str:
    """`A 's links never exceed 0.3`: what is said of a member whatever its partner."""
    owner = f"{who} 's" if who.startswith("<") else "its"
    return f"{owner} links {cond}"
