"""The frames in which it is told how far two panels lie apart, and plain words on values for each of them.

Panels stand in the text as signs: one for each, and one for both.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from auditor.language.rewriting import Rewritten

PANELS = ("\ue000", "\ue001")
PAIR = "\ue002"
# Of two panels the one that tells what was thought to be, and the one that tells what is.
GUESS, TRUTH = "\ue003", "\ue004"
ZERO = "\ue005"  # nothing, with as many decimals as the values have
_ONE = f"[{PANELS[0]}{PANELS[1]}]"
_ANY = f"[{PANELS[0]}{PANELS[1]}{PAIR}]"
_NOUNS = r"(?:panels?|(?:heat ?)?maps?|grids?|plots?|charts?|matrix|matrices|tables?|values?|ones?|models?|results?|entry|entries|cells?|numbers?|figures?|probabilit(?:y|ies)|state|counterparts?|networks?|scores?|data)"


@dataclass(frozen=True)
class Frame:
    """How differences are told: which way they are taken, of what pairs of panels it may be told, and the words for it."""

    kind: str
    needs: str
    source: str
    words: Callable[[re.Match[str]], str]

    def pattern(self) -> re.Pattern[str]:
        """Compiled once."""
        return _compiled(self.source)


@cache
def _compiled(source: str) -> re.Pattern[str]:
    return re.compile(source, re.IGNORECASE)


_TIDY: tuple[tuple[str, str], ...] = (
    (rf"\b(?:both )?(?:the |an? |each |every )?({_ONE}) {_NOUNS}\b(?![-\w])(?:'s)?", r"\1"),
    (rf"\b(?:both |the two |these two |the |both of the )({PAIR})", PAIR),
    (rf"\bthe (?={_ONE})", ""),
    (rf"\b(?:both )?{_ONE} (?:and|or|versus|vs\.?) {_ONE}(?: {_NOUNS})?\b(?:(?<=\w)|(?<={_ONE}))", PAIR),
    (rf"(?:both )?{_ONE} (?:and|or|versus|vs\.?) {_ONE}", PAIR),
    (rf"{PAIR} {_NOUNS}\b", PAIR),
    (
        r"\bby (\d+(?:\.\d+)?|[a-z]+)((?: [a-z]+){0,2}?) at (?:the )?(most|least)\b(?!,? (?:in|on|at|for)\b)",
        r"by at \3 \1\2",
    ),
)


def tidied(told: Rewritten, things: Sequence[str]) -> Rewritten:
    """The text with the words that belong to a panel taken into its sign; `things` are those for what it shows."""
    if things:
        shown = _compiled(rf"({_ONE})(?: (?:{'|'.join(map(re.escape, things))})){{1,3}}(?![-\w])")
        told = told.sub(shown, lambda found: found[1])
    for source, words in _TIDY:
        pattern = _compiled(source)
        told = told.sub(pattern, lambda found, words=words: found.expand(words))  # type: ignore[misc]
    return told


_ERROR = r"(?:(?:absolute )?(?:errors?|deviations?|misses|miss|discrepanc(?:y|ies)|mismatch(?:es)?))"
_GAP = rf"(?:{_ERROR}|(?:absolute )?(?:differences?|gaps?|disagreements?|distances?))"
_AHEAD = r"(?:advantages?|leads?|edge|superiority|winning margins?)"
_UP = r"(?:increases?|rises?|growth|increments?)"
_GOOD = r"(?:gains?|improvements?|benefits?)"
_DOWN = r"(?:drops?|loss(?:es)?|declines?|decreases?|reductions?|falls?)"
_MADE = r"(?:gains?|improvements?|increases?|rises?|jumps?|drops?|loss(?:es)?|declines?|decreases?|reductions?|cuts?|savings?|margins?|gaps?|differences?)"
_AGAINST = r"(?:over|on|from|against|to|than|relative to|compared (?:to|with))"
_OF_PAIR = rf"(?:(?:between |of |in )?{PAIR}|(?:of|in|by) {_ONE}(?: {_AGAINST} {_ONE})?|from {_ONE} to {_ONE}|{_AGAINST} {_ONE})"
_BIG = {"worst": "largest", "biggest": "largest", "greatest": "largest", "widest": "largest", "narrowest": "smallest", "wide": "large", "wider": "larger", "narrower": "smaller", "slightest": "smallest", "best": "smallest", "steepest": "largest", "sharpest": "largest", "heaviest": "largest", "strongest": "largest", "weakest": "smallest", "mildest": "smallest"}  # fmt: skip
_ADJ = rf"(?:(?P<adj>{'|'.join(_BIG)}) )?"
_COURSE = r"(?: (?P<course>widens?|narrows?|shrinks?|has (?:widened|narrowed|shrunk)|widened|narrowed))?"
_OFF = r"(?:off|out|wrong)"
_BE = r"(?:is|are|was|were|lies?|falls?|stays?|remains?|comes?)"
_NEVER = r"(?:(?P<never>never|nowhere|not) )?"
_ABOUT = r"(?:about |around |roughly |approximately |some |only |just |~ ?)?"
_NUM = rf"{_ABOUT}(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?: to |[-–]| or )\d+(?:\.\d+)?)?(?: (?:(?:percentage )?points?|(?!to\b|of\b|times\b|cells?\b|places?\b)[a-z/]+))?"
# Bounds on how far they are apart, in words that are said of values.
_BOUND = r"(?P<bound>at most|no more than|not more than|up to|a maximum of|more than|over|at least|less than|under)"
_BOUNDS = {
    **dict.fromkeys(("at most", "no more than", "not more than", "up to", "a maximum of"), "never exceeds"),
    **dict.fromkeys(("more than", "over"), "is above"),
    **dict.fromkeys(("less than", "under"), "is always below"),
    "at least": "is at least",
}
_COUNT = r"(?:only |just |exactly |all but |as many as |some |about )*(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|all|half|\\d+)\\b"
_MANY = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)"

_DIGITS = {
    "one": "1",
    "a single": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
}

Words = Callable[[re.Match[str]], str]
# Only numbers can tell that a gap of which it is not said between what it lies is one of the two panels.
_TOLD = r"(?=[^.;]*\d)"


def _thing(found: re.Match[str]) -> str:
    noun = found["noun"].casefold()
    many = noun.endswith("s") and not noun.endswith(("miss", "loss"))
    adj = f"{_BIG[found['adj'].casefold()]} " if found["adj"] else ""
    course = _course(found["course"]) if "course" in found.re.groupindex else ""
    return f"{adj}{'values' if many else 'value'}{course}"


def _course(told: str | None) -> str:
    if not told:
        return ""
    return " rises" if "wide" in told.casefold() else " falls"


def _own(found: re.Match[str]) -> str:
    return f"the {_thing(found)}"


def _has(found: re.Match[str]) -> str:
    adj = _BIG.get(found["adj"].casefold(), found["adj"].casefold())
    return f"the {adj} value is"


def _by(subject: str = "the value ") -> Words:
    """`off by at most 4`: the value never exceeds 4."""

    def words(found: re.Match[str]) -> str:
        bound = (found["bound"] or "").casefold()
        if "never" in found.re.groupindex and found["never"]:
            if _BOUNDS.get(bound, "is above") != "is above":
                return found.group()
            return f"{subject}never {'exceeds' if bound else 'is'} {_digit(found)}"
        return f"{subject}{_BOUNDS[bound] if bound else 'is'} {_digit(found)}"

    return words


def _digit(found: re.Match[str]) -> str:
    return _DIGITS[found["digit"].casefold()] if found["digit"] else ""


def _asked(found: re.Match[str]) -> str:
    """`only in May is it off by more than 2`: only there is the value above 2."""
    bound = (found["bound"] or "").casefold()
    how = f"{_BOUNDS[bound].removeprefix('is ')} " if bound else ""
    return f"is the value {how}{_digit(found)}"


def _also_by(found: re.Match[str]) -> str:
    """`..., and in May by 4`: what goes on behind a difference, at another place."""
    return f"{found['first']}; {found['place']} the value is {_digit(found)}"


def _rival(sign: str) -> str:
    return PANELS[1 - PANELS.index(sign)]


def _sides(found: re.Match[str]) -> str:
    """`too high in May and too low in June`: as two comparisons, each with the place that stands before."""
    own, verb = found["x"], (found["verb"] or "").casefold()
    first = (
        "higher"
        if verb.startswith("over") or (found["how"] or "").casefold() in ("high", "large")
        else "lower"
    )
    told = f"{own} is {(found['never'] or '').casefold()}{first} than {_rival(own)}"
    if not found["how2"]:
        return told
    second = "higher" if found["how2"].casefold() in ("high", "large") else "lower"
    lead = _LEAD.match(found.string[: found.start()])
    place = f"{lead['place'][0].lower()}{lead['place'][1:]}, " if lead else ""
    return f"{told}{found['mid']}, and {place}{own} is {second} than {_rival(own)}"


_LEAD = re.compile(r"(?P<place>(?:In|At|For|On) [^,;]{1,40}),\s*$")


def _passive(found: re.Match[str]) -> str:
    own = found["x"] or GUESS
    sense = "higher" if found["verb"].casefold() == "over" else "lower"
    return f"for {found['what'][0].lower()}{found['what'][1:]}, {own} is {sense} than {_rival(own) if own in PANELS else TRUTH}"


def _both_sides(first: str, second: str) -> Words:
    def words(found: re.Match[str]) -> str:
        own, units = found["x"], f" {found['units']}" if found["units"] else ""
        return f"{own} is {first} than {_rival(own)}{found['mid']}{units} and {own} is {second} than {_rival(own)} in {found['many']}{units}"

    return words


def _none(found: re.Match[str]) -> str:
    return f"{found['how']} value is {found['amount']}"


def _amount(found: re.Match[str]) -> str:
    return f"the value is {found['amount']}"


def _of_what(found: re.Match[str]) -> str:
    place, bound = found["place"].strip(), (found["bound"] or "").casefold()
    lead = "" if _PREP.match(place) else "of " if place else ""
    return f"the value {lead}{place}{' ' if place else ''}{_BOUNDS[bound] if bound else 'is'} {_digit(found)}"


def _plain(words: str) -> Words:
    return lambda found: words


def _of_amount(found: re.Match[str]) -> str:
    place = re.sub(r"\b(?:values?|numbers?|entry|entries)\b", "", found["place"]).strip()
    lead = "" if _PREP.match(place) else "of " if place else ""
    return f"the value {lead}{place}{' ' if place else ''}is {found['amount']}"


_PREP = re.compile(r"(?:in|at|for|on|of|from|with|by)\b", re.IGNORECASE)


_DONE = {**dict.fromkeys(("decline", "decrease", "drop", "loss"), "declined"), **dict.fromkeys(("increase", "rise", "gain"), "increased"), "improvement": "improved"}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All frames, the longer ones first."""
    owner, other = rf"(?P<x>{_ONE})", rf"(?: {_AGAINST} {_ONE})?"
    apart = r"(?:differ|deviate|diverge|disagree|depart)s?"
    by = rf"by (?:{_BOUND} )?(?:(?P<digit>{'|'.join(_DIGITS)})\b(?! (?:third|quarter|half|fifth))|(?=[\d~]|(?:about|around|roughly|approximately|nearly|almost|only|just|an average of|as much as) ))"
    each_other = rf"(?:each other|one another|{_ONE})"
    over = r"(?:higher|larger|greater|above)"
    under = r"(?:lower|smaller|less|below)"
    sides = rf" {_ONE}(?P<mid> in {_MANY})(?: (?P<units>cells|places|cases|combinations|entries|positions))?,? (?:and|but) "
    return (
        Frame("apart", "", rf"{_ANY} {apart}(?: from {each_other})? by (?P<n>{_NUM}) at (?:the )?most(?=,? (?:in|on|at|for)\b)", lambda found: f"the largest value is {found['n']}"),
        Frame("apart", "", rf"{_ANY} {_NEVER}{apart}(?: from {each_other})? {by}", _by()),
        Frame("apart", "", rf"{_ANY} (?:always |all |everywhere )?{_BE} (?:everywhere )?(?:with)?in (?P<n>{_NUM}) of {each_other}", lambda found: f"the values never exceed {found['n']}"),
        Frame("apart", "", rf"{PAIR} (?:agree|match) (?:everywhere )?to within (?P<n>{_NUM})", lambda found: f"the values never exceed {found['n']}"),
        Frame("apart", "", rf"{_ONE} (?:reproduces?|follows?|match(?:es)?|tracks?|captures?|approximates?|recovers?|agrees? with) (?:all )?{_ONE} to within (?P<n>{_NUM})", lambda found: f"the values never exceed {found['n']}"),
        Frame("apart", "truth", rf"(?:is|are|was|were) {owner} {_OFF} {by}", _asked),
        Frame("apart", "truth", rf"{owner} {_BE} {_NEVER}{_OFF} {by}", _by()),
        Frame("apart", "truth", rf"{owner} {_NEVER}(?:misses|miss|missed|errs|err)(?: {_ONE})? {by}", _by()),
        Frame("apart", "truth", rf"\b(?P<how>no|every|each|all) {owner} (?:is|are) (?P<amount>[^,;]{{1,40}}?) {_OFF}\b(?! by)", _none),
        Frame("apart", "truth", rf"\bno (?P<x>{_ONE}) (?:is|are) {_OFF} by (?:more than|over)", _plain("no value is above")),
        Frame("apart", "truth", rf"\b(?:with )?no (?:single )?(?:entry|value|cell|number|probability) (?:is |being )?{_OFF} by (?:more than|over)", _plain("no value is above")),
        Frame("apart", "", rf"{PAIR} (?:fully |perfectly |exactly )?(?:agree|coincide|match|are (?:identical|equal|the same)|show (?:exactly )?the same (?:numbers?|values?))(?: exactly| perfectly)?(?! (?:that|on|to|in [a-z]+ing|only (?:for|in|at|on|with|under))\b)", _plain(f"the value is {ZERO}")),
        Frame("apart", "truth", rf"{owner} (?:is|are) (?:exactly |perfectly )?(?:right|correct|exact|spot on|accurate)(?= in {_COUNT})", _plain(f"the value is {ZERO}")),
        Frame("apart", "", rf"{_ONE} (?:exactly )?(?:matches|equals|coincides with|agrees with) {_ONE}(?: exactly| perfectly)?(?= in {_COUNT})", _plain(f"the value is {ZERO}")),
        Frame("apart", "", rf"{PAIR} (?:are|lie) (?:the )?(?P<how>furthest|farthest|closest|nearest)(?: apart| together| to each other)?", lambda found: f"the value is {'largest' if found['how'].casefold().startswith('f') else 'smallest'}"),
        Frame("same", "truth", rf"{owner} (?:(?:is|are) (?P<never>never |nowhere )?(?:slightly )?too (?P<how>high|large|low|small)|(?P<verb>overshoots|undershoots|overestimates|underestimates)(?: {_ONE})?(?![^,;.]* by\b))\b(?! by\b)(?:(?P<mid>[^;.]*?),? (?:and|but|while|whereas) (?:(?:is|are) )?too (?P<how2>high|large|low|small)\b(?! by\b))?", _sides),
        Frame("same", "truth", rf"(?P<what>(?:all|every|each|the) [^,;]{{1,50}}?) (?:is|are) (?:slightly )?(?P<verb>over|under)(?:estimated|predicted|stated)(?: (?:by|in) {owner})?(?! by\b)", _passive),
        Frame("same", "truth", rf"{owner} (?:is|are) (?:exactly |perfectly )?(?:right|correct|exact|spot on|accurate)\b(?! in {_COUNT})", lambda found: f"{found['x']} equals {_rival(found['x'])}"),
        Frame("same", "", rf"{owner} (?:exactly )?(?:matches|hits|coincides with|agrees with) {_ONE}(?: exactly| perfectly)?\b(?! in {_COUNT})", lambda found: f"{found['x']} equals {_rival(found['x'])}"),
        Frame("same", "", rf"{owner} (?:is|are|lies?) {over}(?: than)?{sides}{under}(?: than {_ONE})? in (?P<many>{_MANY})(?: cells| places)?(?! of)", _both_sides("higher", "lower")),
        Frame("same", "", rf"{owner} (?:is|are|lies?) {under}(?: than)?{sides}{over}(?: than {_ONE})? in (?P<many>{_MANY})(?: cells| places)?(?! of)", _both_sides("lower", "higher")),
        Frame("over", "truth", rf"{owner}(?P<place>(?: (?!is\b|are\b)[^\s,;]+){{0,6}}?) (?:is|are) (?P<amount>{_NUM}) too (?:high|large)", _of_amount),
        Frame("under", "truth", rf"{owner}(?P<place>(?: (?!is\b|are\b)[^\s,;]+){{0,6}}?) (?:is|are) (?P<amount>{_NUM}) too (?:low|small)", _of_amount),
        Frame("over", "truth", rf"{owner} (?:is|are) (?:slightly )?too (?:high|large)(?P<place>) {by}", _of_what),
        Frame("under", "truth", rf"{owner} (?:is|are) (?:slightly )?too (?:low|small)(?P<place>) {by}", _of_what),
        Frame("over", "", rf"{owner} (?:is|are|lies?) (?P<amount>{_NUM}) {over}(?: than {_ONE})?", _amount),
        Frame("under", "", rf"{owner} (?:is|are|lies?) (?P<amount>{_NUM}) {under}(?: than {_ONE})?", _amount),
        Frame("ahead", "", rf"{owner} (?:is|are|lies?) (?P<amount>{_NUM}) (?:better|ahead|stronger|more accurate)(?: (?:than|of) {_ONE})?", _amount),
        Frame("ahead", "", rf"{owner} (?:is|are|comes out|was|lies) (?:the )?(?:better|stronger|superior|ahead)(?: (?:model|method|one))?(?: (?:than|of|to) {_ONE})? {by}", _by()),
        Frame("over", "truth", rf"{owner} (?:overestimates?|overpredicts?|overstates?|overshoots?)(?: {_ONE})?(?P<place>(?: (?!by\b)[^\s,;]+){{0,8}}?) {by}", _of_what),
        Frame("under", "truth", rf"{owner} (?:underestimates?|underpredicts?|understates?|undershoots?)(?: {_ONE})?(?P<place>(?: (?!by\b)[^\s,;]+){{0,8}}?) {by}", _of_what),
        Frame("over", "truth", rf"\b(?P<be>is|are) (?:overestimated|overpredicted|overstated) by (?={_NUM})", lambda found: f"{found['be']} "),
        Frame("under", "truth", rf"\b(?P<be>is|are) (?:underestimated|underpredicted|understated) by (?={_NUM})", lambda found: f"{found['be']} "),
        Frame("ahead", "", rf"{owner}'s {_ADJ}(?P<noun>{_AHEAD}){other}{_COURSE}", _own),
        Frame("ahead", "", rf"\bthe {_ADJ}(?P<noun>{_AHEAD}) of {owner}{other}{_COURSE}", _own),
        Frame("ahead", "", rf"{owner} (?:has|shows|holds|enjoys|keeps) (?:its|the) (?P<adj>largest|smallest|{'|'.join(_BIG)}) (?P<noun>{_AHEAD}){other}", _has),
        Frame("apart", "", rf"\b{_ADJ}(?P<noun>{_GAP}) {_OF_PAIR}{_COURSE}", _thing),
        Frame("apart", "truth", rf"{owner}(?:'s)? {_ADJ}(?P<noun>{_GAP})\b{_COURSE}", _own),
        Frame("apart", "truth", rf"\b{_ADJ}(?P<noun>{_ERROR})\b{_COURSE}", _thing),
        Frame("good", "", rf"\b{_ADJ}(?P<noun>{_GOOD}) {_OF_PAIR}", _thing),
        Frame("good", "time", rf"\b{_ADJ}(?P<noun>{_GOOD})\b", _thing),
        Frame("up", "time", rf"\b{_ADJ}(?P<noun>{_UP})(?: {_OF_PAIR})?\b", _thing),
        Frame("down", "time", rf"\b{_ADJ}(?P<noun>{_DOWN})(?: {_OF_PAIR})?\b", _thing),
        Frame("apart", "above", rf"\b{_ADJ}(?P<noun>{_MADE})\b(?! (?:of|over|from|to|on|between|in)\b)", _thing),
        Frame("change", "time", rf"\b{_ADJ}(?P<noun>changes?|shifts?)(?: {_OF_PAIR})?\b", _thing),
        Frame("apart", "", rf"{PAIR} {_BE} (?P<amount>{_NUM}) apart", _amount),
        Frame("apart", "", rf"\b(?P<amount>{_NUM}) (?:separates?|divides?|lies? between|parts?) {PAIR}", _amount),
        Frame("apart", "two", rf"(?<![-\w.])(?P<amount>{_NUM}) apart\b", _amount),
        Frame("apart", "two", rf"\b(?:the|its|their) {_ADJ}(?P<noun>{_GAP})\b(?! (?:of|between|to|from|with|over) (?!\d)){_TOLD}", _own),
        Frame("apart", "", rf"(?P<first>\bthe (?:largest )?value (?:is|never) [^;.]*?),? and (?P<place>(?:in|on|at|for) [^,;.]{{1,40}}?) by {_ABOUT}(?:(?P<digit>{'|'.join(_DIGITS)})\b|(?=\d))", _also_by),
    )  # fmt: skip
