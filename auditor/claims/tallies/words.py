"""Words of which the frames of tallies are made: how many, of what, where, and how often of each.

They are regular expressions over lines of normalised words (verbs and plurals without their -s), in which mentions are marks.
"""

from auditor.numerals import CARDINALS

_CARDINALS = "|".join(word for word, value in CARDINALS.items() if 0 < value <= 20 and "-" not in word)
NUMBER = rf"(?:<number>|{_CARDINALS})"
PREPOSITION = r"(?:in|on|for|at|among|of|under|within|with|across|over|throughout|during)"
_OF = r"(?:(?: out)? of)?(?: the| all| it| its| our)*"
_PARTS = r"(?:half|(?:a|an|one|two|three|four|five) (?:- )?(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth))"
_LESSER = r"(?:(?:only|just|exactly|precisely|a mere|merely|no fewer than|no more than|as many as|at least|at most|fully|a full|about|nearly|almost|roughly|more than|less than|well over|over|the|some) )*"
# How many: "six of the nine", "all but two of the", "no", "half of the", "every".
QUANTITY = (
    rf"(?P<lesser>{_LESSER})(?:"
    rf"(?:all|every one) but (?P<but>{NUMBER}){_OF}(?: (?P<butof>{NUMBER}))?"
    rf"|(?P<none>nothing|no(?: (?P<others>other))?|not one{_OF}|not a single|none(?: of the(?: (?P<noneof>{NUMBER}))?)?|neither of the(?: two)?)"
    rf"|(?P<part>{_PARTS}|(?P<percent>(?:<number>|[0-9.]+) (?:%|percent))){_OF}(?: (?P<partof>{NUMBER}))?"
    rf"|(?P<most>most|the majority){_OF}(?: (?P<mostof>{NUMBER}))?"
    rf"|(?P<count>{NUMBER}|(?:a |one )?(?:single|lone|sole)|just one|only one)(?:(?: out)? of(?: the| all| it| its| our)*(?: (?P<total>{NUMBER}))?)?"
    rf"|(?P<all>(?:all|both|each|every)(?: single| one)?{_OF}(?: (?P<allof>{NUMBER}))?)"
    r")"
)
_STOP = (
    r"(?!(?:can|cannot|could|may|might|will|would|should|must|get|go|more|fewer|less|further|additional|such|same|these|those|others|remaining|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|the|a|an|and|or|but|is|are|wa|was|were|be|has|have|had|do|doe|did|that|which|who|whose|where|with|than|of|not|never|ever|alway|"
    r"in|on|for|at|under|within|across|over|from|between|to|by|as|other|except|besides|they|it|them|all|both|each|also|together|"
    r"above|below|exceed|reach|stay|remain|show|hold|no|none|nothing|caught|[a-z]{3,}ed|fell|rose|went|got|came|made|kept|held|lay|sat|stood|sank|lost|won|saw|took|cleared|pass|top|clear|fall|drop|lie)(?!\S))"
)
THING = r"<(?:cell|axis|row|column|panels|panel|everyrows|everycolumns)>"
NOUN = (
    rf"(?:(?:different|distinct) )?(?:<axis> - <axis> )?(?P<kind><(?:region|tick|panelname)> )?"
    rf"(?P<noun>{THING}|{_STOP}[a-z]+(?: (?:{THING}|{_STOP}[a-z]+))??)(?P<part_of> <region>)?"
)
# How many of what; of all lines, told in one word, or of all but one of them.
COUNTED = (
    rf"(?:(?:of (?:the|all|all the|these) (?:(?P<outof>{NUMBER}) )?(?P<among>{THING}|{_STOP}[a-z]+(?: (?:{THING}|{_STOP}[a-z]+))??)(?: ,)? )?{QUANTITY}(?: {NOUN})?|(?P<every>(?:all )?<every(?:rows|columns)>)"
    r"|(?:all|every <(?:axis|row|column|cell)>) but (?:the )?(?P<out><(?:line|tick)>)(?: <(?:axis|row|column)>)?)"
)
_NAME = r"<(?:tick|line|spot|place|region|panelname|panels)>"
_LEADING = r"(?:the |an? |its |it |their |all |both |column |row |row of |<axis> |<row> |<column> |<cell> (?:of|in|from) (?:the )?)*"
NAMES = rf"{_LEADING}{_NAME}(?:(?: ,)?(?: and| or| &) {_LEADING}{_NAME}| , {_LEADING}{_NAME}(?=[^a-z]+(?:and|or) ))*"
PLACE = rf"(?:(?: ,)? (?:{PREPOSITION}|off|inside|outside of|according to) {NAMES}(?: <(?:axis|row|column|panel)>| alone| itself)?)"


def place(group: str) -> str:
    """Words that tell where, as a group."""
    return rf"(?P<{group}>{PLACE}{{0,3}})"


# Of how many of its own cells something is told of a line: "ever", "in every month", "throughout".
_EACH = (
    r"(?:ever|never|alway|throughout|everywhere|anywhere|somewhere|at all|at least once|at any point|at some point|in any case|"
    r"all (?:year|summer|winter|season|week|day|night|along|through|the time|the way)(?: (?:long|round|through))?|"
    rf"{PREPOSITION} (?:every|each|all|any|at least one|one or more|some)(?: single)?(?: of)?(?: the| its| their| it)*(?: other)?"
    r"(?: <(?:everyrows|everycolumns|axis|row|column|cell|number)>| (?!of)[a-z]+){1,2}|"
    rf"{PREPOSITION} <every(?:rows|columns)>)"
)
BEFORE = r"(?P<how1>(?: (?:ever|never|alway|all|each|both|even|still|also|alone|only|just|consistently|then|actually|do|doe))*)"
BEHIND = rf"(?P<how2>(?:(?: ,)? {_EACH})*)"
LISTED = rf"(?:the )?(?:{_NAME})(?:(?: ,)?(?: and| or| &)? (?:the )?{_NAME})*"
LIST = rf"(?:(?: ?[,:(-])?(?: namely)?(?<=[,:(y-]) (?P<named>{LISTED})(?: \))?)?"
# What is left out of all, or is all that there is: "but the first", "other than D", "(6 of 24)".
SPARED = (
    rf"(?:(?: ,)? (?:but|except(?: for)?|other than|apart from|save(?: for)?|bar|besides)"
    rf" (?:the |those of |that of )*(?:(?P<spared>{_NAME}(?:(?: ,)?(?: and| or) (?:the )?{_NAME})*)|(?P<ordinal>first|last)|(?P<sparednumber>{NUMBER}))"
    r"(?: (?:<row>|<column>|<axis>|one))?(?: ,)?)?"
)
TOLD_AGAIN = rf"(?: \( (?P<again>{NUMBER})(?: out)? (?:of|in) (?:the )?(?P<whole>{NUMBER}) \)| \( (?P<alone><number>) \))?"
VERB = r"(?P<verb>(?: (?!and |but |while |(?:two|three|four|five|six|seven|eight|nine|ten) |of (?!<number>)|per |from |by |which |whose |that |one |nothing |none )[a-z-]+){1,6}?)"
# What a cell without it is blank: it is no 0.
_BLANKS = "data|value|number|reading|result|entry|measurement|score|record|observation|figure|estimate|sample"
SMALL = rf"(?:nothing|none|no (?!fewer|less|more|(?:missing|empty|blank|unfilled|gap|hole|{_BLANKS})(?!\S))[a-z]+|a single [a-z]+|(?:more|fewer|less) than (?:{_CARDINALS})|at (?:least|most) (?:{_CARDINALS})|(?:{_CARDINALS}))"
UNIT = r"(?P<unit>(?: [a-zµ]{1,4} / [a-z]{1,4}²?| ° [cf]| %| <cell>| (?!and|but|or|in|on|for|at|while|whereas|than|of|to|from|with|by|ever|across|over|throughout|when|as|is|are|all|alone|only|anywhere|everywhere|more|less|ahead|apart|under|below|above|during|within|if|until|after|before|again|here|there|twice|once|time|lower|higher|fewer|larger|smaller|between|per|against)[a-z]+){0,2}?)"
# What is measured, as the subject of what is told of each thing: "in all towns coverage never falls".
MEASURE = r"(?P<measure>(?: the| it)?(?: <cell>| (?!never|alway|ever|the|it)[a-z]+){0,3}?)"
