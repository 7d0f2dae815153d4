"""How often a number is passed, told in plain words: "the 50-point mark", "twice the count rose above 5", "5 was exceeded twice"."""

import re
from collections.abc import Iterator

from auditor.numerals import CARDINALS, cardinal

_CARDINALS = "|".join(sorted(CARDINALS, key=len, reverse=True))
_NUMBER = rf"(?:[-−+]?\d[\d.,]*\d|[-−+]?\d|{_CARDINALS}|a hundred|a thousand)"
_GOT_PAST = r"cracked|broke|broken|cleared|breached"
_GETS_PAST = r"cracks?|breaks?|clears?|breach(?:es)?|breaking|cracking"
# "Crossed the 50-point mark", "the mark of 50".
_MARK = re.compile(
    rf"(?P<verb>\b(?:{_GOT_PAST}|{_GETS_PAST})\s+)?\b(?:the|a)\s+(?:(?P<first>{_NUMBER})(?:[\s-](?!and\b|or\b|to\b|of\b)[a-z%°]+)?[\s-](?:mark|barrier|threshold|line)"
    rf"|(?:mark|barrier|threshold|line)\s+of\s+(?P<last>{_NUMBER}))\b",
    re.IGNORECASE,
)
_TIMES = rf"(?P<times>once|twice|thrice|(?:{_CARDINALS}|\d{{1,3}})\s+times)"
_ONLY = r"(?:(?P<only>only|just|exactly)\s+)?"
_BOUND = r"(?:above|below|over|under|beyond|past|beneath|as\s+(?:high|low)\s+as|to|at\s+least|at\s+most|more\s+than|less\s+than|fewer\s+than)"
_PASSED = rf"(?:reach(?:es|ed)?|exceed(?:s|ed)?|top(?:s|ped)?|hit|surpass(?:es|ed)?|pass(?:es|ed)?|(?:rise|rose|rises|climb|climbs|climbed|get|gets|got|go|goes|went|fall|falls|fell|drop|drops|dropped|dip|dips|dipped|sink|sinks|sank|is|was|are|were)\s+{_BOUND})"
# "Twice the count rose above 5", "only once did any row reach 5".
_FRONTED = re.compile(
    rf"^(?P<lead>(?:(?:in|at|on|for)\s+[^,;:.]{{1,40}},\s+)?){_ONLY}{_TIMES},?\s+(?:(?:did|does|has|have|was|were|is|are)\s+)?"
    rf"(?P<subject>(?!as\b|more\b|less\b)[^,;:.\d]{{1,40}}?)\s+(?P<verb>{_PASSED})\s+(?P<bound>{_NUMBER}\b[^,;:]*?)(?=[.!]?$)",
    re.IGNORECASE,
)
_INVERTED = re.compile(r"\b(?:did|does|has|have|was|were|is|are)\s+$", re.IGNORECASE)
_GONE_PAST = (
    r"(?:(?P<over>exceeded|surpassed|topped|bettered|passed|overtopped|overstepped|cleared|crossed)"
    r"|(?P<under>undercut|undershot)|(?P<level>reached|attained|hit))"
)
# "5 is never exceeded in May": no cell is above 5.
_NEVER = re.compile(
    rf"(?:\bthe\s+)?(?P<bound>(?<![\w.]){_NUMBER}(?:\s?%)?)(?:[\s-][a-z]+)?(?:[\s-](?:mark|barrier|threshold|line))?\s+(?:is|was|were|are)\s+"
    rf"(?:never|nowhere|not\s+once)\s+{_GONE_PAST}\b",
    re.IGNORECASE,
)
# "5 was exceeded twice, always at A": all of those above it stand there.
_ALWAYS = r",\s+(?:always|every\s+time|each\s+time|both\s+times|invariably|exclusively|never\s+without|without\s+exception|all\s+of\s+them)\s+(?:(?:in|at|on|with|under|for)\s+)?(?=[^,;:]+(?:[.!]?$|;\s))"
_TAIL = r"(?P<never>,\s+(?:(?:and|but)\s+)?never(?=\s))|,\s+(?:(?:and|but)\s+)?(?:only|always)\s"
# "5 was exceeded twice": what is above 5 is counted.
_PASSIVE = re.compile(
    rf"(?:\bthe\s+)?(?<!below )(?<!above )(?<!under )(?<!over )(?<!beyond )(?P<bound>(?<![\w.]){_NUMBER}(?:\s?%)?)(?:[\s-][a-z]+(?:/[a-z]+²?)?)?(?:[\s-](?:mark|barrier|threshold|line|level|limit))?\s+(?:is|was|were|are|has\s+been)\s+(?:{_GONE_PAST})\s+(?:{_ONLY}{_TIMES}(?:(?P<always>{_ALWAYS})|(?=\s*[.!]?$|;\s|{_TAIL}))|in\s+(?P<cells>(?:(?:only|just|exactly)\s+)?(?:{_CARDINALS}|\d{{1,3}})\s+(?:cells?|squares?|tiles?|slots?|boxes|box|entries|entry|fields?)(?:\s+only)?)(?=\s*[.,;:!]|$))",
    re.IGNORECASE,
)
# "A yield of 5 or more is reached twice, never at A", "values above 5 occur twice": what is so is counted, too.
_OF_SO_MUCH = re.compile(
    rf"(?:^|(?<=[;:]\s))(?:an?\s+)?(?!the\b)[a-z]+\s+(?:of\s+(?P<much>{_NUMBER}(?:\s?%|\s[a-z]+)?\s+(?:or|and)\s+(?:more|over|above|higher|better|less|lower|under|below))|(?P<way>above|below|over|under|beyond)\s+(?P<bound>{_NUMBER}(?:\s?%)?)(?:\s[a-z]+)?)"
    rf"\s+(?:(?:is|are|was|were)\s+(?:reached|attained|met|seen|found|obtained|observed|recorded|got|achieved|noted)|occurs?|occurred|appears?|appeared|turns?\s+up|comes?\s+up)\s+"
    rf"(?:{_ONLY}{_TIMES}|in\s+(?P<few>only\s+|just\s+|exactly\s+)?(?P<many>(?:{_CARDINALS}|\d{{1,3}}))\s+(?!of\b)(?P<things>[a-z]+s))(?=\s*[.!]?$|;\s|{_TAIL}|(?P<none>,?\s+and\s+(?:never|(?:in|by)\s+none)\s))",
    re.IGNORECASE,
)
# "The 50 mark is passed by six of the ten farms".
_PASSED_BY = re.compile(
    rf"(?:\bthe\s+)?(?P<bound>(?<![\w.]){_NUMBER}(?:\s?%|\s+percent)?)(?:[\s-](?:mark|barrier|threshold|line|level|limit))\s+(?:is|was)\s+{_GONE_PAST}\s+by\s+(?:only\s+|just\s+)?"
    rf"(?P<many>{_CARDINALS}|\d{{1,3}})(?P<of>\s+of\s+the\s+(?:{_CARDINALS}|\d{{1,3}}))?\s+(?!of\b)(?P<things>[a-z]+s)(?=\s*[.,;!]|\s*$)",
    re.IGNORECASE,
)
# "Two rows exceed 5 on at least one day": at least once.
_AT_LEAST_ONE = re.compile(
    r"\b(?:in|on|at|for|under|with)\s+at\s+least\s+one\s+(?:of\s+(?:the|its|their)\s+)?(?!of\b)[a-z]+(?=\s*[.;!]|\s*$)",
    re.IGNORECASE,
)
# "In every row a value exceeds 5", "some value in each column": of the values of each line at least one.
_A_VALUE = r"(?P<one>an?|some|one)\s+(?P<noun>value|cell|reading|entry|number|figure|score)"
_EACH_LINE = r"(?:in|for|on|at)\s+(?:every|each)\s+[a-z]+"
_ONE_IN_EACH = re.compile(
    rf"^(?P<lead>{_EACH_LINE},?\s+)?(?:there\s+is\s+)?{_A_VALUE}(?P<line>\s+{_EACH_LINE})?(?=\s+(?:is|was|exceeds?|reach(?:es)?|{_BOUND}|of)\b)",
    re.IGNORECASE,
)
_ANY = re.compile(r"(?:any|an?|one|some)\s", re.IGNORECASE)


def counts_told(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told otherwise, each with its new words."""
    passed = [*_PASSIVE.finditer(text), *_PASSED_BY.finditer(text)]
    for found in _MARK.finditer(text):
        if any(one.start() <= found.start() < one.end() for one in passed):
            continue
        verb = found["verb"] or ""
        if verb:
            verb = "exceeded " if re.match(_GOT_PAST, verb, re.IGNORECASE) else "exceeds "
        yield found.start(), found.end(), f"{verb}{found['first'] or found['last']}"
    if fronted := _FRONTED.match(text):
        yield 0, fronted.end(), _fronted(fronted)
    one = _ONE_IN_EACH.match(text)
    if one and (line := one["lead"] or one["line"]):
        lead = line.strip(" ,")
        yield 0, one.end(), f"{lead[:1].upper()}{lead[1:]} at least one {one['noun']}"
    for found in _AT_LEAST_ONE.finditer(text):
        yield found.start(), found.end(), "at least once"
    for found in _NEVER.finditer(text):
        yield found.start(), found.end(), f"no cell is {_bound(found)} {found['bound']}"
    yield from _of_so_much(text)
    for found in (one for one in passed if one.re is _PASSIVE):
        bound = _bound(found)
        if found["cells"]:
            yield (
                found.start(),
                found.end(),
                f"{found['cells'].removesuffix(' only')} are {bound} {found['bound']}",
            )
            continue
        size = _size(found["times"])
        yield found.start(), found.end("times"), f"{_cells(found['only'], size)} {bound} {found['bound']}"
        yield from _never(found)
        if found["always"]:
            yield found.start("always"), found.end("always"), ", all of them at " if size > 1 else ", at "


def _of_so_much(text: str) -> Iterator[tuple[int, int, str]]:
    """What passes a mark, or is so much, told as so many that are."""
    for found in _PASSED_BY.finditer(text):
        told = f"{found['many']}{found['of'] or ''} {found['things']} are {_bound(found)} {found['bound']}"
        yield found.start(), found.end(), told if found.start() else told[:1].upper() + told[1:]
    for found in _OF_SO_MUCH.finditer(text):
        told = found["much"] or f"{found['way']} {found['bound']}"
        if found["many"]:
            cells = f"{found['few'] or ''}{found['many']} {found['things']} are"
        else:
            cells = _cells(found["only"], _size(found["times"]))
        yield found.start(), found.end(), f"{cells if found.start() else cells.capitalize()} {told}"
        if found["none"]:
            yield found.start("none"), found.end("none"), ", none of them "
        yield from _never(found)


def _never(found: re.Match[str]) -> Iterator[tuple[int, int, str]]:
    """`5 was exceeded twice, never at A`: none of these stands there."""
    if found["never"]:
        yield found.start("never"), found.end("never"), ", none of them"


def _bound(found: re.Match[str]) -> str:
    return "above" if found["over"] else "below" if found["under"] else "at least"


def _fronted(found: re.Match[str]) -> str:
    only = f"{found['only']} " if found["only"] else ""
    if _ANY.match(found["subject"]):  # "once did any row reach 5": of all cells one does
        size = _size(found["times"])
        cells = f"{only}one cell" if size == 1 else f"{only}{size} cells"
        told = f"{cells} {_plural(found['verb'], size)} {found['bound']}"
        return f"{found['lead']}{told if found['lead'] else told.capitalize()}"
    subject = found["subject"]
    subject = subject if found["lead"] else subject[:1].upper() + subject[1:]
    return f"{found['lead']}{subject} {found['verb']} {found['bound']} {only}{found['times'].lower()}"


def _cells(only: str | None, size: int) -> str:
    lead = f"{only} " if only else ""
    return f"{lead}one cell is" if size == 1 else f"{lead}{size} cells are"


def _plural(verb: str, size: int) -> str:
    known = {"reach": ("reaches", "reach"), "exceed": ("exceeds", "exceed"), "top": ("tops", "top")}
    return known[verb.casefold()][size > 1] if verb.casefold() in known else verb


def _size(times: str) -> int:
    word = times.casefold().split()[0]
    return {"once": 1, "twice": 2, "thrice": 3}.get(word) or (
        int(word) if word.isdigit() else cardinal(word) or 0
    )
