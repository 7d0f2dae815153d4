"""How people say which place a line takes, and where: "A comes last in every column", "B is first in five of the six tests"."""

_BE = (
    r"(?:is|are|was|were|be|rank|ranked|ranking|come|came|finish|finished|place|placed|stand|stood|sit|sat|stay|stayed|remain"
    r"|remained|take|took|hold|held|occupy|occupied|get|got|end|ended|lie|lay|fall|fell|land|landed|keep|kept|follow|followed)"
)
_ADVERB = (
    r"(?:(?:(?P<always>always|alway|consistently|invariably|without exception)|in|up|out|as|at|the|a|clearly|then|only|just|also|directly|right|on|close|narrowly"
    r"|(?P<never>never|nowhere)) )*"
)
_PLACE = r"(?: (?:place|position|spot|rank|slot|one|to finish))?"
_ORDINAL = r"(?P<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|[0-9]+(?:st|nd|rd|th))"
_LAST = (
    r"(?:(?:(?P<nth>second|third|fourth)(?: -)? (?:to |from )?(?:- )?|(?P<next>next(?: -)? to(?: -)? |penultimate))?"
    r"(?P<last>last|bottom|lowest place|rear)|(?P<penult>penultimate|last but one))"
)
_FIRST = r"(?P<first>top|number one|ahead of all(?: the)? others|in front|in the lead)"
_RUNNER = r"(?P<runner>runner(?: -)? up)"
_RANKED = rf"{_BE} {_ADVERB}(?:{_ORDINAL}|{_LAST}|{_RUNNER}|{_FIRST}){_PLACE}"
_SIZE = r"(?P<size>(?:most|least) [a-z]+|[a-z]+)(?: (?:{cell}|[a-z]+)){0,2}"
_NTH_SIZE = rf"(?P<nth_size>second|third|fourth|fifth|[0-9]+(?:st|nd|rd|th)|next)(?: -)? {_SIZE}"
_SIZED = (
    r"(?:has|have|had|show|showed|post|posted|record|recorded|hold|held|give|take|took|is|are|was|were|rank|come)"
    rf" {_ADVERB}{_NTH_SIZE}"
)
_TOPMOST = (
    r"(?:has|have|had|show|showed|post|posted|record|recorded|hold|held|give|take|took) (?:(?:always|alway|the|consistently|invariably) )*"
    rf"{_SIZE}"
)
_OF_ALL = r" (?P<of_all>(?:of|among)(?: all| any)?(?: of)?(?: the)? (?:{axis|row|column|everyrows|everycolumns|number} ?)+)"
_LEADS = r"(?:(?P<leads>lead|head|top)|(?P<trails>bring up the rear))(?: the (?:field|list|table|ranking|pack|way))?"
_BEHIND = r"(?: (?:only )?(?:to|behind|after|below|just behind|directly behind)(?: the)? {tick|spot:behind})?"

_COUNT = r"(?:just |only |exactly |at least )?{number:many}(?: (?:of|out of)(?: the| its| all| all the)*(?: {number:total})?)?"
_WHERE = (
    r"(?: ,)?(?: (?:in|at|for|on|across|throughout|over|under|with|of|during))?(?: the)?"
    r" (?:(?:(?:all|every|each|each of|all of|any)(?: the| of the| of its| its)? )?{everyrows|everycolumns:all}"
    rf"|{_COUNT} {{axis|row|column:things}}"
    r"|(?:both )?{tick|line:where}"
    r"(?:(?: ,)?(?: and| ,)(?: (?:also|again|once more|once again|then|even))?(?: (?:in|at|for|on)) (?:the )?{tick|line:where_b})?"
    r"(?:(?: ,)?(?: and| ,)(?: (?:also|again|once more|once again|then|even))?(?: (?:in|at|for|on)) (?:the )?{tick|line:where_c})?"
    r"|(?P<everywhere>everywhere|throughout|every time|without exception|in every case|always|across the board)"
    r"|(?P<nowhere>nowhere))(?: alike)?(?: without exception)?"
)
_WHO = r"(?:(?:the|both|and|but|while|whereas|here|,|overall|meanwhile|again) )*{tick|line:who}(?: (?:{row|column|axis}))?"
_END = r"(?: ,)?(?: and| but| while| whereas)?(?: [.;:])?"

_ACROSS_BEFORE = r"(?:(?:and|but|,) )*" + _WHERE.removeprefix("(?: ,)?").replace(
    "(?: (?:in|at|for", "(?:(?:in|at|for", 1
)
_NAMED = rf"(?:the )?(?:{_RUNNER}|{_ORDINAL} (?:place|spot|position|rank)|{_LAST} (?:place|spot|position|rank)|{_NTH_SIZE})"
_GOES = r"(?:(?:is|are|was|were|(?:goe|go|went|fall|fell|belong|belonged) to|(?P<always>always|alway|consistently|invariably)) )+"
_WHO_THEN = r"(?:the )?{tick|line|spot:who}(?: (?:{row|column|axis}))?"
_BOTH = r"(?:(?:and|but|,) )*(?:in|at|for|on|across) (?:all|every|each)(?: the| of the)? {spot:both}(?: ,)?"

# A line with its rank, and where it has it.
RANKED_LINES = (
    *(rf"{_WHO} {telling}{_BEHIND}(?:{_WHERE})?{_END}" for telling in (_RANKED, _SIZED)),
    *(rf"{_ACROSS_BEFORE}(?: ,)? {_WHO} {telling}{_BEHIND}{_END}" for telling in (_RANKED, _SIZED)),
    *(rf"{_BOTH} {telling}{_BEHIND}{_END}" for telling in (_RANKED, _SIZED)),
    rf"{_WHO} (?:{_ADVERB})?{_LEADS}{_WHERE}{_END}",
    rf"{_WHO} {_TOPMOST}(?:{_OF_ALL})?{_WHERE}{_END}",
    rf"{_NAMED} {_GOES}{_WHO_THEN}(?:{_WHERE})?{_END}",
    rf"{_NAMED}{_WHERE} {_GOES}{_WHO_THEN}{_END}",
    rf"{_ACROSS_BEFORE}(?: ,)? {_NAMED} {_GOES}{_WHO_THEN}{_END}",
)
