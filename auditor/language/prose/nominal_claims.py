"""Noun phrases that hold a claim, told as sentences: "the lack of any dip" is "there is no dip"."""

import re
from collections.abc import Callable

_ADVERB = r"(?:(?:complete|total|apparent|clear|notable|near|almost|virtual|striking|conspicuous|visible|utter|consistent|overall|general|persistent)\s+)*"
_ABSENCE = re.compile(
    rf"the\s+{_ADVERB}(?:absence|lack)\s+of\s+(?:(?:any|an?|all)\s+)?(?P<what>.+)", re.IGNORECASE
)
_PRESENCE = re.compile(
    rf"the\s+{_ADVERB}(?:presence|existence|emergence|occurrence)\s+of\s+(?P<what>.+)", re.IGNORECASE
)
_FACT = re.compile(r"the\s+(?:mere\s+|simple\s+|very\s+)?fact\s+that\s+(?P<told>.+)", re.IGNORECASE)
_PLURAL = re.compile(r"(?:[\w-]+\s+){0,3}?[a-z]{3,}(?<![su])s\b", re.IGNORECASE)
_COUNT = r"two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}"
# "The two 0.4 entries in the last row", "the zeros in A".
_COUNTED = re.compile(
    rf"(?:the|these|those)\s+(?:(?P<count>{_COUNT})\s+)?(?:(?:perfect|exact|outright|absolute|complete)\s+)?"
    r"(?P<what>zer(?:o|oe)s\b|[-−]?\d[\d.,]*%?\s+(?:entries|values|cells|scores|readings|results|figures)\b)(?P<where>.*)",
    re.IGNORECASE,
)
_LINES = (
    r"rows|columns|lines|values|entries|scores|cells|readings|results|numbers|counts|figures|panels|grids"
)
_IDENTICAL = re.compile(
    rf"the\s+(?:two\s+)?(?P<how>identical|equal|same|matching)\s+(?P<what>(?:\w+\s+)?(?:{_LINES}))\s+(?P<where>(?:for|of|at|in)\s.+)",
    re.IGNORECASE,
)
# "For A and B in May (5, 7, 9)": what both of them show.
_LISTED = re.compile(
    r"(?P<names>(?:for|of|at)\s+(?P<first>(?:(?!\b(?:for|of|at|in)\b)[^,;()]){1,40}?)\s+and\s+(?:(?!\b(?:in|at|on|under)\b)[^,;()]){1,40}?)(?P<place>\s+(?:in|at|on|under)\s+[^,;()]+?)?\s*"
    r"\((?P<values>[-−]?\d[\d.]*%?(?:,\s*[-−]?\d[\d.]*%?)+)\)",
    re.IGNORECASE,
)
# "The narrow range of A (5 to 9)": the values of A lie between 5 and 9.
_RANGE = re.compile(
    r"(?:the|this)\s+(?:(?:very|relatively|fairly|rather)\s+)?(?:(?:narrow|wide|small|tight|broad|large|limited|modest|considerable|overall|full)\s+)*(?:range|spread|span|interval|band)\s+"
    r"(?:of\s+(?:the\s+)?(?:values|scores|results|readings)\s+)?(?P<where>(?:of|for|at|in|across|under|within)\s[^()]+?)\s*"
    r"\((?:from\s+)?(?P<low>[-−]?\d[\d.]*\s?[^\W\d]*%?)\s*(?:to|–|-|—|and)\s*(?P<high>[-−]?\d[\d.]*\s?[^\W\d]*%?)\)",
    re.IGNORECASE,
)
_LEVEL = r"(?:(?:consistently|uniformly|clearly|significantly|substantially|much|far|slightly|markedly|notably|generally|relatively|very|particularly|somewhat)\s+)*"
# "The higher scores of A in B": the scores of A in B are higher.
_COMPARED = re.compile(
    rf"(?P<the>the|[\w.-]+['’]s)\s+(?P<how>{_LEVEL}(?:superior|inferior|higher|lower|better|worse|weaker|stronger|larger|smaller|greater|poorer|poor|low|high|weak|strong|uniform))\s+"
    r"(?P<what>(?:performances?|accurac(?:y|ies)|scores?|values?|results?|numbers?|readings?|gains?|improvements?))"
    r"(?P<where>\s.+)?",
    re.IGNORECASE,
)
_PLURAL_NOUN = re.compile(r"\w*[^s]s$", re.IGNORECASE)
_BETTER = re.compile(
    r"(?:the\s+(?P<how>(?:[a-z]+\s+)*?)(?:superiority|dominance|advantage|lead|edge)\s+of\s+(?P<who>(?:(?!\b(?:over|in|at|across|on|for|under|is|of)\b)[^,;:])+?)"
    r"|(?P<whose>[^,;:]{1,40}?)['’]s?\s+(?P<how2>(?:[a-z]+\s+)*?)(?:superiority|dominance|advantage|lead|edge))"
    r"(?:\s+over\s+(?P<rival>(?:(?!\b(?:in|at|across|on|for|under|is)\b)[^,;:(])+?))?(?P<where>(?:\s+(?:in|at|across|on|for|under)\s.+)|\s*\(.+\))?",
    re.IGNORECASE,
)
_ALWAYS = frozenset("consistent universal uniform constant systematic".split())
_HARMLESS = frozenset("clear overall general strong apparent significant substantial notable".split())
_SETTING_OFF = re.compile(
    r"the\s+(?:\w+\s+)?(?:contrast|difference|gap|discrepancy)\s+between\s+(?P<one>[^,;:()]{1,40}?)['’]s?\s+(?P<first>[-−]?\d[\d.,]*\d%?|\d%?)\s+and\s+(?P<other>[^,;:()]{1,40}?)['’]s?\s+(?P<second>[-−]?\d[\d.,]*\d%?|\d%?)(?P<where>\s+(?:in|at|for|on|under)\s.+)?",
    re.IGNORECASE,
)
_PEAK = re.compile(
    r"the\s+(?P<what>(?:overall\s+|global\s+|clear\s+)?(?:peak|maximum|minimum|low|high))\s+(?:value\s+)?of\s+(?P<value>[-−]?\d[\d.,]*\d%?|\d%?)(?P<where>\s.+)?",
    re.IGNORECASE,
)
# Nouns that tell how values go or stand; readers take such a phrase as it is.
_TELLING = re.compile(
    r"\b(?:trends?|declines?|drops?|fall|falls|decreases?|increases?|rises?|growth|gains?|gradients?|improvements?|jumps?|degradation|deterioration|reductions?|dips?|spikes?|surges?|climbs?|plateaus?|losses|"
    r"peaks?|maximum|minimum|maxima|minima|ties?|gaps?|differences?|contrasts?|ranges?|spreads?|correlations?|symmetry|asymmetry|monotonicity|variability|variation|stability|consistency|fluctuations?|collapse|"
    r"highest|lowest|best|worst|largest|smallest|strongest|weakest|diagonal|zeros?|accurac(?:y|ies)|scores?|values?|performance|errors?|rows?|columns?|cells?)\b",
    re.IGNORECASE,
)
_DEFINITE = re.compile(r"(?:the|this|these|such|[^\s,;:]+['’]s?)\s", re.IGNORECASE)


def nominal_claim(phrase: str) -> str | None:
    """A noun phrase as a sentence; None where it holds no claim."""
    phrase = phrase.strip()
    if not _DEFINITE.match(phrase):
        return None
    for tell in _TOLD:
        if told := tell(phrase):
            return told[0].upper() + told[1:]
    return phrase if _TELLING.search(phrase) and len(phrase.split()) > 2 else None


def _absence(phrase: str) -> str | None:
    found = _ABSENCE.fullmatch(phrase)
    if found is None:
        return None
    are = "are" if _PLURAL.match(found["what"]) else "is"
    return f"there {are} no {found['what']}"


def _presence(phrase: str) -> str | None:
    found = _PRESENCE.fullmatch(phrase)
    return f"there is {found['what']}" if found else None


def _fact(phrase: str) -> str | None:
    found = _FACT.fullmatch(phrase)
    return found["told"] if found else None


def _counted(phrase: str) -> str | None:
    found = _COUNTED.fullmatch(phrase)
    if found is None:
        return None
    return f"there are {found['count'] + ' ' if found['count'] else ''}{found['what']}{found['where']}"


def _identical(phrase: str) -> str | None:
    found = _IDENTICAL.fullmatch(phrase)
    if found is None:
        return None
    how = "the same" if found["how"].casefold() == "same" else "identical"
    told = f"the {found['what']} {found['where'].strip()} are {how}"
    listed = _LISTED.fullmatch(found["where"])
    if listed is None:
        return None if re.search(r"\([^)]*[,;]", found["where"]) else told
    place = f"{listed['place'].strip()}, " if listed["place"] else ""
    both = f"the {found['what']} {listed['names']}{listed['place'] or ''} are {how}"
    return f"{both}; {place}the values for {listed['first']} are {listed['values']}"


def _compared(phrase: str) -> str | None:
    found = _COMPARED.fullmatch(phrase)
    if found is None or found["where"] is None and found["the"].casefold() == "the":
        return None
    are = "are" if _PLURAL_NOUN.match(found["what"].split()[-1]) else "is"
    return f"{found['the']} {found['what']}{found['where'] or ''} {are} {found['how']}"


def _better(phrase: str) -> str | None:
    found = _BETTER.fullmatch(phrase)
    if found is None:
        return None
    how = set((found["how"] or found["how2"] or "").casefold().split())
    if how - _ALWAYS - _HARMLESS:
        return None
    always = "consistently " if how & _ALWAYS else ""
    rival = found["rival"] or "the others"
    return f"{found['who'] or found['whose']} is {always}better than {rival}{found['where'] or ''}"


def _set_off(phrase: str) -> str | None:
    found = _SETTING_OFF.fullmatch(phrase)
    if found is None:
        return None
    where = found["where"] or ""
    return f"{found['one']} has {found['first']} and {found['other']} has {found['second']}{where}"


def _peak(phrase: str) -> str | None:
    found = _PEAK.fullmatch(phrase)
    return f"the {found['what']} is {found['value']}{found['where'] or ''}" if found else None


def _range(phrase: str) -> str | None:
    found = _RANGE.fullmatch(phrase)
    return f"the values {found['where']} range from {found['low']} to {found['high']}" if found else None


_ALL_DO = re.compile(
    r"the\s+(?:universal|uniform|consistent|overall|across-the-board)\s+(?P<does>improvement|increase|decrease|decline|gain|rise|drop|fall)\s+(?:across|in|of|for)\s+(?:all|every|each)\s+cells?",
    re.IGNORECASE,
)


def _all_do(phrase: str) -> str | None:
    found = _ALL_DO.fullmatch(phrase)
    return f"every cell {found['does'].casefold().removesuffix('ment')}s" if found else None


_TOLD: tuple[Callable[[str], str | None], ...] = (
    _fact,
    _all_do,
    _absence,
    _presence,
    _counted,
    _identical,
    _set_off,
    _peak,
    _range,
    _better,
    _compared,
)
