"""Fragments behind a label, told as sentences: "Spread: tightest for A (3), widest for B (9)" is "The spread is tightest for A (3); ...".

The label says what is claimed, and what follows gives numbers and places. A fragment is told so only where its form fits to the
last word; its words stay what they are, and stand where they stood.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

# A part of a text, and what it stands for.
Change = tuple[int, int, str]

_NUM = r"(?:about |only |just |some |a mere )?[-−+]?[€$£]?\d[\d.,]*(?:\s?(?:%|°C?))?(?: (?:percentage points?|points?|[a-zµ]+(?:/[a-z]+)?))?"
_END = r"\s*\.?\s*"
_SUP = (
    r"(?:smallest|largest|lowest|highest|least|greatest|biggest|widest|narrowest|tightest|broadest|strongest|weakest|mildest|steepest|"
    r"shortest|longest|slightest|best|worst|most|poorest|fastest|slowest)"
)
_DERIVED = (
    r"(?:spread|range|span|swing|gap|margin|gain|increase|rise|improvement|jump|drop|loss|decline|decrease|fall|reduction|cut|saving|"
    r"difference|distance|change|lead|advantage)s?"
)
_NAME = r"(?:(?!\b(?:is|are|was|were|has|have|by|but)\b)[^,;:()]){1,40}?"
_PREP = r"(?:for|at|in|on|with|under|between|among)"
_SIZE = r"(?:\s\([^()]{1,40}\))?"
_MEANS = r"(?P<noun>(?:means?|averages?))"
_TIMES = r"(?:(?:(?:just |only )?(?:about|nearly|almost|roughly|over|more than|less than|at least|well over) )?(?:double|twice|three times|four times|five times|half))"
_HIGHER = r"(?:higher|lower|larger|smaller|greater|better|worse|faster|slower|longer|shorter|warmer|cooler|stronger|weaker|cheaper|dearer|ahead|behind)"


@dataclass(frozen=True)
class _Form:
    """A label and what may follow it, with the sentence that both make."""

    label: re.Pattern[str]
    rest: re.Pattern[str]
    told: Callable[[re.Match[str], re.Match[str], str], Iterator[Change]]


def fragments_told(label: str, text: str) -> Iterator[Change]:
    """What a fragment behind a label says, as the changes that make it a sentence; none where no form fits."""
    label = label.strip(" .:–—-*_")
    for form in _FORMS:
        if (lead := form.label.fullmatch(label)) and (rest := form.rest.fullmatch(text)):
            yield from form.told(lead, rest, text)
            return


def _put(at: int, words: str, text: str) -> Change:
    """Words in front of a word, of which a capital is none any more."""
    return at, at + 1, f"{words}{text[at]}"


def _singular(noun: str) -> str:
    noun = noun.casefold()
    return (
        noun[:-1]
        if noun.endswith("s") and not noun.endswith("ss") and noun != "losses"
        else noun.removesuffix("es")
    )


def _ends(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Gain: smallest 6 points, largest 14`."""
    noun = _singular(lead["noun"])
    yield rest.start("first"), rest.end("first"), f"The {rest['first'].casefold()} {noun} is"
    yield rest.end("one"), rest.end("second"), f"; the {rest['second']} {noun} is"


def _places(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Spread: tightest for A (3), widest for B (9)`."""
    noun = _singular(lead["noun"])
    yield rest.start("first"), rest.end("first"), f"The {noun} is {rest['first'].casefold()}"
    yield rest.end("one"), rest.end("second"), f"; the {noun} is {rest['second']}"


def _of_each(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Best day by farm: May for A, B and C; June for D`."""
    for found in _FOR.finditer(text):
        yield (
            found.end("who"),
            found.end("who"),
            f" is the {lead['how'].casefold()} {lead['noun'].casefold()}",
        )


def _of_all(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Smallest value in each row: May, except for A`."""
    yield _put(rest.start("who"), f"The {lead.group()[0].casefold()}{lead.group()[1:]} is at ", text)


def _averages(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Means by farm: A 7.9, B 6.3`."""
    yield rest.end("who"), rest.end("who"), " averages"


def _against(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`A vs B: more than double on each day`, `A against B: higher in all rows`."""
    higher = rest.groupdict().get("higher")
    than = (
        " than"
        if higher and higher.casefold() not in ("ahead", "behind")
        else " of"
        if higher == "ahead"
        else ""
    )
    at = rest.start("how")
    yield at, rest.end("how"), f"{lead['one']} is {rest['how'].casefold()}{than} {lead['other']}"


def _in_order(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Ranking: A, B, C and D in every row`."""
    place = rest["where"].strip()
    yield (
        rest.start(),
        rest.start("who") + 1,
        f"{place[0].upper()}{place[1:]} the ranking is {text[rest.start('who')]}",
    )
    yield rest.end("who"), rest.end("where"), ""


def _of_a_gap(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Largest gain: A at B, up by 12 points (38 → 50)`."""
    yield _put(
        rest.start("where"), f"The {lead['how'].casefold()} {_singular(lead['noun'])} is that of ", text
    )
    yield rest.start("verb"), rest.end("verb"), ": "
    if rest["ends"]:
        yield rest.start("ends") - 2, rest.end("ends") + 1, f", from {rest['start']} to {rest['end']}"


def _extreme(lead: re.Match[str], rest: re.Match[str], text: str) -> Iterator[Change]:
    """`Top of the table: 12.6, A at B`."""
    how = "highest" if re.match(r"the top|top|high|summit|ceiling", lead.group(), re.IGNORECASE) else "lowest"
    yield _put(rest.start("what"), f"The {how} value is ", text)


def _form(
    label: str, rest: str, told: Callable[[re.Match[str], re.Match[str], str], Iterator[Change]]
) -> _Form:
    return _Form(re.compile(rf"(?:the )?{label}", re.IGNORECASE), re.compile(rest, re.IGNORECASE), told)


_FOR = re.compile(rf"(?:^|(?<=; )|(?<=, )(?=[A-Z\d]))(?P<who>{_NAME}) for (?=[^;]+)")
_FORMS = (
    _form(
        rf"(?:[\w-]+ )?(?P<noun>{_DERIVED})(?: (?:from|by|per|of|in|through|with) [\w -]{{1,30}})?",
        rf"(?P<one>(?P<first>{_SUP}) {_NUM})(?:,? and|,) (?P<second>{_SUP})(?= {_NUM}{_END}$) {_NUM}{_END}",
        _ends,
    ),
    _form(
        rf"(?:[\w-]+ )?(?P<noun>{_DERIVED})(?: (?:from|by|per|of|in|through|with) [\w -]{{1,30}})?",
        rf"(?P<one>(?P<first>{_SUP}) {_PREP} {_NAME}{_SIZE})(?:,? and|,|;) (?P<second>{_SUP}) {_PREP} {_NAME}{_SIZE}{_END}",
        _places,
    ),
    _form(
        rf"(?P<how>{_SUP}) (?P<noun>(?!{_DERIVED}\b)[a-z]+)(?: (?:by|per|for each|for every|in each|in every|of each|of every) [a-z]+)",
        rf"(?:{_NAME}) for [^;:()]+(?:; (?:and )?{_NAME} for [^;:()]+)+{_END}",
        _of_each,
    ),
    _form(
        rf"(?P<how>{_SUP}) (?:value|score|reading|result|number|entry|figure)s? (?:in|of|for) (?:each|every) [a-z]+",
        rf"(?P<who>{_NAME})(?:, (?:except|but|save) (?:for|in|at) {_NAME}{_SIZE})?{_END}",
        _of_all,
    ),
    _form(
        rf"(?:[a-z]+ )?{_MEANS}(?: (?:by|per|of each|for each) [a-z]+)?",
        rf"(?P<who>(?!\d){_NAME}) {_NUM}(?:(?:,? and|[,;]) (?!\d){_NAME} {_NUM})+{_END}",
        _averages,
    ),
    _form(
        rf"(?P<one>{_NAME}) (?:vs\.?|versus|against|over|compared (?:to|with)) (?P<other>{_NAME})",
        rf"(?P<how>(?:{_TIMES}|(?P<higher>{_HIGHER}))) {_PREP} [^,;:()]+{_END}",
        _against,
    ),
    _form(
        r"(?:order|ranking|sequence|pecking order)(?: of (?:the )?[a-z]+)?",
        rf"(?P<who>{_NAME}(?:(?:,? and|,|,? then| >) {_NAME}){{2,}})(?P<where>,? (?:in|at|on|for) (?:each|every|all|both|either)\b[^,;:()]*?){_END}",
        _in_order,
    ),
    _form(
        rf"(?P<how>{_SUP}) (?P<noun>{_DERIVED})",
        rf"(?P<where>(?!\d)[^;:()]+?)(?P<verb>, (?:up|down|plus|a (?:rise|gain|drop|fall|cut|jump) of)(?: by)? ){_NUM}(?: \((?P<ends>(?P<start>{_NUM})\s?(?:→|->|to|–)\s?(?P<end>{_NUM}))\))?{_END}",
        _of_a_gap,
    ),
    _form(
        r"(?:(?:top|bottom|foot|head) of the (?!grid|panel|map|matrix|heat|figure|picture|row|column|chart|axis|bar|scale)[a-z]+|high point|low point|rock bottom|high-water mark|low-water mark)",
        rf"(?P<what>(?:{_NUM}|[A-Z\d]).*)",
        _extreme,
    ),
)  # fmt: skip
