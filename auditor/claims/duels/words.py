"""The words of duels: names, places, sides, and how one stands to the other."""

import re

from auditor.numerals import CARDINALS

_CARDINALS = "|".join(word for word, value in CARDINALS.items() if 0 < value <= 20 and "-" not in word)
NUMBER = rf"(?:<n>|{_CARDINALS})"
_STOP = (
    r"(?!(?:in|on|at|for|of|by|to|from|with|without|and|or|nor|but|than|as|most|least|more|less|fewer|only|all|every|each|any|both|either|neither|no|none|not|never|nowhere|"
    r"it|they|them|this|that|these|those|which|who|what|where|whichever|whatever|between|since|after|until|till|before|over|under|above|below|within|during|across|against|"
    r"other|others|rest|remaining|half|except|besides|per|twice|times|while|whereas|though|although|if|when|because|so|ahead|behind|short|level|tied|equal|equals|same|match|matches|matched|first|second|third|fourth|fifth|sixth|seventh|eighth|next|last|penultimate|"
    r"gap|gaps|difference|differences|distance|margin|lead|advantage|edge|deficit|ratio|share|together|combined|respectively|almost|nearly|about|roughly|everywhere|throughout|always|compared|"
    r"far|slightly|marginally|much|many|often|likely|barely|hardly|"
    rf"{_CARDINALS})(?!\S))"
)
WORD = rf"{_STOP}[a-z]+"
_NOUN = rf"(?:<axis>|<row>|<column>|<cell>|<map>|{WORD})"
THING = rf"(?:<every>|<panels>|{_NOUN}(?: (?:<axis>|<row>|<column>))?)"
_PREP = r"(?:in|on|at|for|of|during|under|with|among|within|across|over|inside|from)"
_REF = r"<ref>(?: <(?:axis|row|column)>)?"
_JOIN = r"(?: ,| and| or| nor| &| , and| as well as)"
NAMES = rf"{_REF}(?:{_JOIN}(?: {_PREP})? {_REF})*"
_EVERY = r"(?:each|every|all|any|both|either|whichever|whatever|regardless of|no matter which|no matter)"
_BUT = rf"(?:(?: ,)? (?:but|except|except for|other than|apart from|save|save for|bar|besides)(?: {_PREP})? (?P<but>{NAMES}(?: {_PREP} {NAMES})?)(?: ,)?)"
_BARE = r"(?:everywhere|throughout|always|across board|without exception|every time|each time|in every case|in all cases|consistently|invariably|at every turn)"
_PANELS = rf"<panel>(?: (?!than)(?:<map>|one|{WORD}))?(?:{_JOIN}(?: {_PREP})? <panel>)*"

# What is told beside the sides: where it is so, and where not.
PLACES = (
    rf"(?:(?:only|solely|just|nowhere but|nowhere except|nowhere else than|exclusively) (?:{_PREP} )?(?P<only>{NAMES})|{_PREP} (?P<only2>{NAMES}) (?:only(?! {_PREP}(?!\S)| <ref>| (?:the )?<cell>)|alone))",
    r"from (?P<from><ref>) (?:to|until|till|through|up to) (?P<to><ref>)",
    r"(?:until|till|up to) (?P<until><ref>)",
    r"(?:since|from) (?P<since><ref>)(?: on| onwards| onward)?",
    rf"(?:{_PREP} )?(?:{_EVERY} )?(?:of )?(?:(?P<total>{NUMBER}) )?(?P<every><every>){_BUT}?",
    rf"(?:{_PREP} )?{_EVERY}(?: of)?(?: (?P<total>{NUMBER}))? (?P<thing>{_NOUN}(?: of (?:<axis>|<every>|[a-z]+))?)(?: (?:is|was) (?:used|chosen|taken|meant|looked at))?{_BUT}?",
    rf"(?P<bare>{_BARE})(?: else)?{_BUT}?",
    rf"(?P<spare>{_BUT.replace('(?: ,)? ', '', 1)})",
    rf"(?:{_PREP} )?(?P<panels><panels>)(?: alike)?",
    rf"(?:{_PREP} )?(?P<panel>{_PANELS})",
    rf"{_PREP} (?:(?:each|every|all) )?(?P<named>{NAMES})",
)
_ONE = "|".join(re.sub(r"\?P<\w+>", "?:", words) for words in PLACES)
PLACED = rf"(?:{_ONE})"
LEAD = rf"(?P<lead>(?:{PLACED}(?: ,)? )*)"


def beside(name: str) -> str:
    """What is told of places behind something, as a group."""
    return rf"(?P<{name}>(?:(?: ,)? {PLACED})*)"


def loosely(name: str) -> str:
    """Words that may tell of places, as a group; whether they do is seen when they are taken apart."""
    words = r"in|on|at|for|of|from|to|until|through|under|with|during|within|across|and|or|but|except|other|save|bar|besides|apart|each|every|all|any|both|everywhere|throughout|always"
    return rf"(?P<{name}>(?:(?: ,)? (?:{words}|<ref>|<every>|<axis>|<row>|<column>|<n>))*?)"


# --- the sides -------------------------------------------------------------------------------------
_MEASURE = rf"(?:(?:{WORD}|<cell>) ){{0,3}}?(?:{_PREP} )?"
LEFT = rf"(?:(?P<all>(?:all|every|each|both)(?: of)?(?: {NUMBER})? (?:<every>|{_NOUN}))|(?P<each>(?:all|every|each) )?(?:both )?(?P<measure>{_MEASURE})(?P<left>{NAMES}(?: {NAMES})?|<panel>))(?P<noun>(?: (?:<cell>|<map>|{WORD})){{0,2}}?)(?P<sum> together| combined| put together)?{beside('own')}"
_THAT = rf"(?:(?:that|those|value|figure|result|<cell>) )?(?:{_PREP} )?"
_DID = r"(?: (?:did|does|do|had|has|have|managed|manages|manage|sold|sells|got|gets))?"
OTHERS = rf"(?:(?:all|any|every|each|both|either)(?: of)? )?(?:(?P<others_total>{NUMBER}) )?(?P<others>others?|rest|remaining)(?: (?P<others_size>{NUMBER}))?(?: (?P<others_what>{_NOUN}|<every>))?"
RIGHT = rf"(?:(?:(?:it|they) (?:(?:had|has|have) been|has|had|was|were|did|is|does) )?{_THAT}(?:{WORD} ){{0,1}}?(?:both )?(?P<right>{NAMES}|<panel>)(?P<noun2>(?: (?:<cell>|<map>|one|{WORD})){{0,1}}?)(?P<sum2> together| combined| put together| taken together)?|{OTHERS}){_DID}{beside('tail')}"

# "Lower on weekdays" tells where something is lower, and not than what.
_AT_ONCE = rf"(?! {_PREP}(?!\S))"

# --- how they stand --------------------------------------------------------------------------------
_ADVERB = r"(?:(?:just|only|narrowly|strictly|all|each|both|once|now|therefore|actually|in fact|by itself) )*"
_HOW = r"(?P<often>(?:(?:always|consistently|invariably|never|nowhere|everywhere) )?)"
BE = r"(?:(?:is|are|was|were|be|stays?|stayed|remains?|remained|stands?|stood|lies|lay|sits|sat|scores?|scored|ranks?|ranked|runs?|ran|comes?|came|ends?|ended|finishes|finished|does|do|did|fares?|fared|performs?|performed|keeps?|kept|puts?) )?"
_NOT = r"(?:(?:is|are|was|were|does|do|did) )?"
RELATION = (
    rf"(?:(?P<up>(?:ahead of|in front of|clear of|above|<gt>(?: than| of| over| to|{_AT_ONCE})|leads?(?: over)?|led|out(?!come|put|line|side|lier)[a-z]+|tops?|beyond|more(?: <cell>| [a-z]+){{0,3}} than|higher(?: <cell>| [a-z]+){{0,2}} than))"
    rf"|(?P<down>(?:behind|below|short of|<lt>(?: than| of| to| behind|{_AT_ONCE})|under|(?:less|fewer)(?: <cell>| [a-z]+){{0,3}} than|undersold|undersells))"
    rf"|(?P<good>(?:<good>(?: than| over| against| to|{_AT_ONCE})|wins? (?:over|against)|won (?:over|against)|has edge over|defeats?|defeated))"
    rf"|(?P<bad>(?:<bad>(?: than| to| against|{_AT_ONCE})|loses? (?:out )?(?:to|against)|lost (?:to|against)))"
    r"|(?P<level>(?:(?:on )?(?:level|par|tied|equal) (?:with|to)|equals?|matches|match|matched|same as|ties with|tied with|as (?:high|many|much|good|low|large)(?: <cell>| [a-z]+){0,2} as|exactly as (?:high|many|much|good|low|large)(?: <cell>| [a-z]+){0,2} as))"
    r"(?! by))"
)
_BY = r"(?:(?P<by_gt><gt>|ahead|topped|exceeded|out(?!come|put|line|side|lier)[a-z]+)|(?P<by_lt><lt>|undercut)|(?P<by_good><good>)|(?P<by_eq>matched|equalled)) by"
_VERB = rf"(?:(?:{WORD}|<up>|<down>|<cell>|<axis>) ){{0,2}}?"
# "L2 turns steel faster than L1": what it is done to is where it is so; a verb stands before it ("in July L2 leads").
VERB = rf"{_ADVERB}{_HOW}{BE}{_ADVERB}{_VERB}(?:(?<!<ref> )(?<!<axis> )(?<!<row> )(?<!<column> )(?P<object_of>{_REF}) )?{_ADVERB}"
PASSIVE = rf"{_ADVERB}{_HOW}(?:is|are|was|were|gets?|got|has been|been) {_ADVERB}{_BY}"
_UNIT = rf"(?: (?:%|°|<cell>|{WORD})){{0,2}}?(?: / {WORD})?"
BOUND = r"(?:(?:more than|less than|over|under|well over|at least|at most|no more than|no less than|about|roughly|around|nearly|almost|close to|just over|just under|just|some|exactly|fully|full|only|mere|good|by) )*"
SIZE = rf"{BOUND}(?P<size><n>)(?P<unit>{_UNIT})"
_AND_BY = rf"(?:(?: ,)? (?:and|but)(?: (?:just|only|even))?(?: by)? {BOUND}(?P<size2><n>){_UNIT} (?P<at2>{PLACED}))?"
BY_SIZE = rf"(?:(?: ,)? by {SIZE}{beside('tail2')}{_AND_BY})?"
MORE = rf"(?:(?P<up>ahead of|in front of|clear of|above|more(?: <cell>| [a-z]+){{0,2}} than|<gt>(?: than| of|{_AT_ONCE}))|(?P<down>behind|below|short of|(?:less|fewer)(?: <cell>| [a-z]+){{0,2}} than|<lt>(?: than| of| behind|{_AT_ONCE}))|(?P<good><good>(?: than|{_AT_ONCE}))|(?P<bad><bad>(?: than|{_AT_ONCE})))"
_ADJECTIVE = r"(?P<how>many|much|often|likely|frequently|common|frequent|high|large|big|great|long|tall|heavy|hot|warm|expensive|dear|busy|loud|wide|deep|strong|thick|popular|productive|fast|quick|quickly|good|well|efficient|easy)"
FACTOR = (
    rf"(?P<bound>{BOUND})(?P<factor><f>|half|(?:one )?(?:third|quarter|fifth|tenth)|<n> times|<n>|<n> - fold)"
)
PART_MORE = r"(?:(?P<up>(?:more|<gt>)(?: <cell>| [a-z]+){0,2}? than)|(?P<down>(?:less|fewer|<lt>)(?: <cell>| [a-z]+){0,2}? than))"
AS_MUCH = rf"{FACTOR}(?: as)? {_ADJECTIVE}(?P<object>(?: (?:<cell>|(?!as){WORD})){{0,3}}?)(?P<purpose>(?: to (?:{WORD}|be (?:{WORD}|<up>|<down>)))?)(?P<own2>(?: {PLACED})*?) as"
TIMES = rf"{FACTOR}(?: (?:what|of what|that of|those of|that|those|value of|level of|figure of|number of|rate of|of|as))?"
SIZE2 = SIZE.replace("<size>", "<size3>").replace("<unit>", "<unit3>")
PLACED_OFTEN = rf"(?:(?: ,)? {PLACED})*"

END = r"(?: ?[.;!,:]|(?<=[,;]) (?:but|and|while|yet|whereas|though|although))*$"
OPENED = r"^(?:(?:and|but|while|yet|so|overall|again|;|,) )*"
