"""Words that tell where something has its place: lines by name, a number of them, all, none, all but some.

Groups: `named` and `but` are the lines named and left out, `count`, `total` and `listed` how many there are, `things1` and
`things2` what is counted.
"""

from auditor.language.standing_words import BEING, PREPOSITION, RANKS, VERBS
from auditor.numerals import CARDINALS

BEST: tuple[tuple[int, str, str], ...] = (
    (1, "good", r"(?:the )?(?:best|strongest|finest)(?: of all)?"),
    (1, "bad", r"(?:the )?(?:worst|weakest|poorest)(?: of all)?"),
    (1, "max", r"(?:the )?(?:highest|largest|greatest)(?: of all)?"),
    (1, "min", r"(?:the )?(?:lowest|smallest)(?: of all)?"),
)
_CARDINALS = "|".join(word for word, value in CARDINALS.items() if value <= 20 and "-" not in word)
_NUMBER = rf"(?:<number>|{_CARDINALS}|both)"
# "The weakest one", "the last two tiles": no number of lines in which something has its rank.
NO_NOUN_COUNTED = rf"(?! {_NUMBER}(?! (?:(?:out )?of|time)\b))"
_JOINT = r"(?:and|but|or|namely|with|nor)"
_NAMED = r"(?:<tick>|<line>)"
_NO_NOUN = rf"(?!{_JOINT}\b|<number>|{_NAMED})"
_NOUN = rf"(?:{_NO_NOUN}[^\s,.;:()]+ ){{0,4}}?{_NO_NOUN}[^\s,.;:()]+"
_ARTICLES = r"(?:the |both |all |it |column |row |<axis> |<row> |<column> |\" )*"
_SAYING = "|".join(words for _, _, words in (*RANKS, *VERBS, *BEST))
_NEXT = rf"(?! (?:\) )?(?:(?:alway|never|only|just|a|the|clear|close|distant) )*(?:{BEING}|{_SAYING}|beat|lose|outscore)(?!\S))"
_AND = r"(?: ,)?(?: (?:and|or|nor|&|as well as))?(?: (?:also|again|then|even|once (?:more|again)))?"
TICKS = (
    rf"{_ARTICLES}{_NAMED}(?:{_AND}(?: {PREPOSITION})? {_ARTICLES}{_NAMED}{_NEXT})*"
    r"(?: \")?(?: (?:<row>|<column>|<axis>|alike))?"
)
_BUT = r"(?: ,)?(?: \()?(?: but| except(?: for)?| other than| apart from| save(?: for)?| bar| excepting| besides)"
_BUT_TOLD = rf"(?:{_BUT}(?: {PREPOSITION})? (?P<but>{TICKS})(?: \))?)"
_BARE_ALL = r"(?:everywhere|throughout|across the board|every time|without exception|in every case)"
_ALL = (
    rf"(?:{_BARE_ALL}|(?:{PREPOSITION} )?(?:(?:every|each|all|(?P<any>any))(?: of)?(?: the| its?)?(?: single)?(?: (?P<total>{_NUMBER}))?"
    rf"(?: (?P<things1>{_NOUN}))?|(?P<things2><everyrows>|<everycolumns>))){_BUT_TOLD}?"
)
_COUNTED = (
    rf"(?:(?:in|on|for|under|across|over|among) )?(?:(?:only|just|exactly|precisely|(?P<least>at least|no fewer than)|a full) )?(?P<count>{_NUMBER})"
    rf"(?:(?: out)? of (?:(?:the|all|its?) )*(?P<total>{_NUMBER})(?: (?P<things1>{_NOUN}))?| (?P<things2>{_NOUN}))(?: (?:only|alone))?"
)
_NAMELY = (
    rf"(?:(?: ,| :| \(| -)?(?: namely| viz)?(?: {PREPOSITION})? (?P<named>{TICKS})(?: \))?)?"
    rf"(?:(?: ,| \(| -)?(?: with)?(?: the)? (?:sole |only |<number> )?(?:exception|outlier)(?: are| is| being)? (?P<but>{TICKS})(?: \))?)?"
)
_NONE = (
    rf"(?:nowhere(?: else)?|(?:{PREPOSITION} )?(?:no|not one|not a single|none of the)(?! (?:fewer|more|less|later))(?: single)? (?P<things1>{_NOUN}))"
    rf"{_BUT_TOLD}?"
)
_LIST = (
    rf"(?P<only>(?:only|just|solely) )?{PREPOSITION} (?P<only2>(?:only|just) )?(?:(?:the )?(?P<listed>{_NUMBER}) {_NOUN} ?[,:] )?(?P<named>{TICKS})"
    r"(?P<only3>(?: only| alone| and nowhere else| (?:, )?(?:though |but |and )?nowhere else))?"
)
# Kind of lines -> the words for them, behind what is said of a subject.
WHERE = {
    "none": rf"(?: ,)? {_NONE}",
    "all": rf"(?: ,)? {_ALL}",
    "count": rf"(?: ,)? {_COUNTED}{_NAMELY}",
    "list": rf"(?: ,)? {_LIST}",
    "direct": rf" (?:both |the |only |all )?(?P<named>{TICKS})",
    "open": rf"{_BUT_TOLD}?",
}
# The same in front of a subject.
_FRONTED = rf"(?={PREPOSITION} |{_BARE_ALL})"
LEADS = (
    ("list", rf"{PREPOSITION} (?P<named>{TICKS})(?: ,)?"),
    ("list", rf"(?P<named>{TICKS})(?= it )"),
    ("count", rf"{_FRONTED}{_COUNTED}(?: ,)?"),
    ("all", rf"{_FRONTED}{_ALL}(?: ,)?"),
)
