"""Parts and multiples that two numbers in a bracket settle: "keeps barely a third of its size (15.2 → 5.1)", "sheds 29% of it (35 → 25)".

What is told before the bracket is a verb, how much, and of what; the verb tells whether the part is gone, is left, or comes on top.
"""

import re
from collections.abc import Iterator

from auditor.claims.changes.factors import Factor
from auditor.claims.changes.told_ratio import ToldRatio, told_ends
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.subject import of_statement
from auditor.numerals import CARDINALS, MULTIPLICATIVES

_TAKEN = (
    r"los(?:es?|t|ing)|shed(?:s|ding)?|g(?:ives?|ave|iving) (?:up|away|back)|forfeit(?:s|ed)?|cost(?:s|ing)?|tak(?:es?|ing) (?:away|off)|took (?:away|off)|cut(?:s|ting)?"
    r"|shav(?:es?|ed|ing)(?: off| away)?|sav(?:es?|ed|ing)|wip(?:es?|ed|ing) (?:out|off|away)|sacrific(?:es?|ed|ing)|surrender(?:s|ed|ing)?|strip(?:s|ped)(?: off| away)?|eat(?:s|ing)? (?:up|away)"
    r"|knock(?:s|ed)? (?:off|out)|remov(?:es?|ed|ing)|(?:drop(?:s|ped)?|falls?|fell|shr[iau]nks?|shrunk|declin(?:es?|ed)|sinks?|sank|(?:is|are|was|were) (?:cut|reduced)|slips?|slipped) by"
)
_LEFT = (
    r"keep(?:s|ing)?|kept|retain(?:s|ed|ing)?|preserv(?:es?|ed|ing)|hold(?:s|ing)? on to|held on to|left with|salvag(?:es?|ed|ing)|need(?:s|ed|ing)?|tak(?:es?|ing)|took|reach(?:es|ed|ing)?|us(?:es?|ed|ing)"
    r"|gets?|got|wait(?:s|ed)?|draws?|drew|makes? do with|made do with|manag(?:es?|ed|ing)|deliver(?:s|ed)?|costs? only|amount(?:s|ed)? to|comes? to|came to|(?:drop(?:s|ped)?|falls?|fell|shr[iau]nks?|shrunk|sinks?|sank|slips?|slipped|(?:is|are|was|were)(?: (?:down|cut|reduced))?) to|is|are|was|were"
)
_ON_TOP = r"gain(?:s|ed|ing)?|add(?:s|ed|ing)?|puts? on|(?:grows?|grew|grown|ris(?:es?|en)|rose|climb(?:s|ed)?|increas(?:es?|ed)) by"
_PARTS = {"half": 0.5, "third": 1 / 3, "quarter": 0.25, "fourth": 0.25, "fifth": 0.2, "sixth": 1 / 6, "seventh": 1 / 7, "eighth": 0.125, "tenth": 0.1}  # fmt: skip
_BOUNDS = {
    "~": "about|roughly|around|approximately|some|barely|scarcely|a good|close to|practically|more or less",
    "<~": "nearly|almost|just under|just short of|not quite|a little less than|slightly less than|a bit less than|a little under",
    ">~": "just over|a little over|slightly over|a bit over|a little more than|slightly more than|a bit more than|a shade over",
    ">": "more than|over|well over|better than|upwards of|far more than",
    "<": "less than|fewer than|under|below|well under",
    ">=": "at least|no less than|fully",
    "<=": "at most|no more than|only up to",
    "=": "exactly|precisely|only|just|a mere|a full|as much as",
}
_BOUND = "|".join(f"(?P<b{n}>{words})" for n, words in enumerate(_BOUNDS.values()))
_COUNT = "|".join(
    sorted((word for word, value in CARDINALS.items() if 0 < value < 13), key=len, reverse=True)
)
_PORTION = rf"(?:(?:a|an|one|(?P<of>{_COUNT}))(?: (?:half|whole))?[ -])?(?P<part>half|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|tenths?)"
_MULTIPLE = rf"(?:(?P<twice>twice|thrice|double)|(?P<times>{_COUNT})(?P<half> and a half)? times|(?P<fold>{_COUNT})-?fold)"
_NUMBER = r"[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?"
_MEASURED = r"(?: ?(?:%|[^\W\d]{1,12}(?:/[^\W\d]{1,6})?))?"
_ARROW = r"→|->|⇒|➔|to|down to|up to"
_AGAINST = (
    r"vs\.?|versus|against|compared (?:to|with)|as opposed to|instead of|rather than|down from|up from|out of"
)
_TELLING = re.compile(
    rf"^(?P<lead>[^();:]*?)\b(?:(?P<taken>{_TAKEN})|(?P<left>{_LEFT})|(?P<top>{_ON_TOP}))\s+(?P<whom>(?:(?!of\b)[\w.&/'’-]+\s+){{0,3}}?)"
    rf"(?:(?:{_BOUND})\s+)?(?:{_PORTION}|(?P<share>\d+(?:\.\d+)?)\s*(?:%|per ?cent)|{_MULTIPLE})(?P<more>\s+more\b)?(?P<of_what>(?:\s+(?:of|that|what|as|than|per|at|in|on|the|its|their)\b(?![^(]*\bagain\b)[^();:,]{{0,60}}?)?)\s*"
    rf"\((?:from )?(?P<first>{_NUMBER}){_MEASURED}\s*(?:(?P<arrow>{_ARROW})|(?P<against>{_AGAINST}))\s*(?P<last>{_NUMBER}){_MEASURED}\)[\s.;,]*$",
    re.IGNORECASE,
)
# Who is left out, what is denied, and what is worked out: the numbers may then be of something else.
_OTHERWISE = re.compile(
    r"\b(?:not|never|no|nobody|nothing|none|neither|nor|without exception|except|but|would|could|might|if|gap|lead|margin|advantage|difference|distance|gain|loss|drop|increase|decrease|range|spread|average|excess|deficit|rise|of (?:all|the) (?:cells|rows|columns|cases))\b|n't\b",
    re.IGNORECASE,
)
_TURNED = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "<~": ">~", ">~": "<~"}


def of_a_pair(clause: Clause) -> Iterator[ToldRatio]:
    """The ratio of two numbers in a bracket at the end of a clause, as it is told in front of them."""
    told = _TELLING.match(clause.text.strip())
    if (
        told is None
        or of_statement(clause)
        or _OTHERWISE.search(told["lead"] + told["whom"] + told["of_what"])
    ):
        return
    numbers = clause.numbers[-2:]
    if len(numbers) < 2 or len(clause.numbers) > 2 + bool(told["share"]):
        return
    first, last = (clause.number(item) for item in numbers)
    if told["against"]:
        first, last = last, first
    yield ToldRatio(
        (told_ends(first, last),),
        Factor(_factor(told)),
        frozenset(clause.items),
        understood=((clause.start, clause.end),),
    )


def _factor(told: re.Match[str]) -> Num:
    """How many times the first number the second is."""
    op = next((op for n, op in enumerate(_BOUNDS) if told[f"b{n}"]), "=")
    share = told["share"]
    value = float(share) / 100 if share else _spoken(told)
    if told["more"] or told["top"]:
        value = 1 + value
    elif told["taken"] and value < 1:
        value, op = 1 - value, _TURNED.get(op, op)
    step = 0.01 * 10 ** -len(share.partition(".")[2]) if share else 1.0
    return Num(value, step, told.group(), op, "times", not share)


def _spoken(told: re.Match[str]) -> float:
    """A part or a multiple in words."""
    if told["part"]:
        many = CARDINALS[told["of"].casefold()] if told["of"] else 1
        return many * _PARTS[told["part"].casefold().removesuffix("s")]
    if told["twice"]:
        return MULTIPLICATIVES.get(told["twice"].casefold(), 2)
    return CARDINALS[(told["times"] or told["fold"]).casefold()] + 0.5 * bool(told["half"])
