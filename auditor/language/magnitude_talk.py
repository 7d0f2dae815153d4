"""Sentences on how far values lie from zero, told as if these were the values: "no cell gets closer to zero than -4" is "none is below 4"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.rewriting import Rewritten
from auditor.model import Document, Statement
from auditor.source import Span

_ZERO = r"(?:zero|0(?![\d.,])|nought|nil|the zero line)"
_NEAR = r"(?:closer|nearer)"
_FAR = r"(?:farther|further)(?: away| off)?"
_NEAREST = r"(?:closest|nearest)"
_FARTHEST = r"(?:farthest|furthest)(?: away| off)?"
_BE = r"is|are|was|were|be"
_GO = r"comes?|came|gets?|got|goes|go|went|lies?|lay|stands?|stood|sits?|sat|falls?|fell|ventures?|ends? up"
_STAY = r"stays?|stayed|remains?|remained|keeps?|kept"
_VERB = rf"(?:(?P<verb>(?:{_BE}|{_GO}|{_STAY})(?: still| even| ever)?) )?"
_SIGN = r"(?P<sign>[-−–+](?=\d))?"
_NUMBER = r"(?P<number>\d+(?:\.\d+)?(?: ?(?!(?:of|from|or|away)\b)[^\W\d]+| ?%| ?°C?)?)"
_OWN_SIGN = r"(?:the |its |their |all )*signs?"
# What says no more than that signs are left out of account, in front of a clause or behind it.
_SURELY_ASIDE = (
    r"in (?:absolute (?:values?|size)|magnitude|modulus)"
    rf"|(?:regardless|irrespective|independently) of {_OWN_SIGN}|whatever {_OWN_SIGN}(?: is| are| may be)?|{_OWN_SIGN} aside|apart from {_OWN_SIGN}"
    rf"|(?:(?:if|when) (?:one|you|we) (?:ignores?|disregards?|forgets?|drops?|leaves? out)|ignoring|disregarding|leaving aside|forgetting) {_OWN_SIGN}"
)
# These may tell of other sizes and directions as well, and the first of changes that are no shares.
_MAYBE_ASIDE = r"in absolute terms|in size|in either direction|either way|up or down"
_LARGE = r"(?:differences?|changes?|terms?|values? terms|best|worst|highest|lowest|largest|smallest|maximum|minimum|peak|record|majority|zero)"
_TALK = re.compile(
    rf"\bno (?:other )?(?P<rival>[a-z]+) (?:{_BE}|{_GO}) (?:(?P<under>{_NEAR}) to|{_FAR} from) {_ZERO} than (?:the (?=[-−–]?[\d.]+ (?:of|at|for|in|seen|found|\())|(?!(?:the )?[-−–]?\d))"
    rf"|\b{_VERB}(?:(?:(?P<near>{_NEAR}) to|(?P<far>{_FAR}) from) {_ZERO} than (?:the )?{_SIGN}(?P<bound>(?=\d))?"
    rf"|(?:within|no (?:more|farther|further) than|at most) {_NUMBER} (?:of|(?:away )?from) {_ZERO})"
    rf"|\bthe (?P<noun>[a-z]+)(?: that| which)?(?: (?:{_BE}|{_GO}))?(?: the)? (?:(?P<nearest>{_NEAREST}) to|(?P<farthest>{_FARTHEST}) from) {_ZERO}"
    rf"|\b(?:(?P<moves>{_GO}) )?(?:(?P<least>{_NEAREST}) to|(?P<most>{_FARTHEST}) from) {_ZERO}"
    rf"|(?:(?<=^)|(?<=[ (]))(?:(?P<aside>{_SURELY_ASIDE})|(?P<maybe>{_MAYBE_ASIDE}))(?: ?,(?! (?:and|but|while)\b))?(?![\w-])"
    rf"|\b(?P<absolute>absolute )(?!{_LARGE}\b)(?=[a-z])"
    r"|(?<!order of )(?<!orders of )\bmagnitude(?P<many>s?)\b",
    re.IGNORECASE,
)
_MINUS = re.compile(r"(?<![\w.)\]])[-−–](?P<digits>\d+(?:\.\d+)?)")
# What is said of signs is lost where values have none.
_SIGNED = re.compile(
    rf"\b(?:negative|positive|opposite|minus|(?:above|below|over|under) {_ZERO}|sign"
    r"|(?:above|below|over|under|beneath|beyond|past|than|exceeds?|least|most|between|from|to) [-−–]\d)",
    re.IGNORECASE,
)
_JOINT = re.compile(r"\s*(?:;|,?\s(?:and|but|while|whereas)\b|,\s(?=(?:none|all|both)\b))\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class OfMagnitudes:
    """A sentence told of distances from zero as of values; `pointers` are the places of the words that did so.

    Where these may speak of something else, they are `unsure`. What the sentence tells of signs stands `before`.
    """

    statement: Statement
    pointers: tuple[Span, ...]
    unsure: tuple[Span, ...]
    before: Statement | None = None


def told_of_magnitudes(statement: Statement, document: Document) -> OfMagnitudes | None:
    """The sentence as one on values that have no sign; None where it does not speak of distances from zero alone."""
    found = list(_TALK.finditer(statement.text))
    bounds = _unsigned(statement.text, found) if found else None
    if bounds is None:
        return None
    start, end = bounds
    places = [_pointer(statement, one) for one in found]
    unsure = [place for place, one in zip(places, found, strict=True) if one["maybe"]]
    ticks = _ticks(document)
    own = Rewritten.of(_cut(statement, start, end)).sub(_TALK, _words)
    told = own.sub(_MINUS, lambda one: None if f"-{one['digits']}" in ticks else one["digits"])
    before = _cut(statement, 0, start) if start else None
    return OfMagnitudes(told.told(statement), tuple(places), tuple(unsure), before)


def _pointer(statement: Statement, found: re.Match[str]) -> Span:
    """Where such words stand; of what is left out in front of a clause, up to its first letters."""
    ahead = 3 * bool(found["aside"] or found["maybe"])
    return statement.source_span(found.start(), min(found.end() + ahead, len(statement.text)))


def _unsigned(text: str, found: Sequence[re.Match[str]]) -> tuple[int, int] | None:
    """The part of a sentence that speaks of distances from zero and of no signs: all of it, or what stands between two joints."""
    signs = [
        one.start()
        for one in _SIGNED.finditer(text)
        if not any(other.start() <= one.start() < other.end() for other in found)
    ]
    joints = [0, *(one.end() for one in _JOINT.finditer(text)), len(text)]
    start = max(
        (at for at in joints if at <= found[0].start() and any(sign < at for sign in signs)), default=0
    )
    end = min(
        (at for at in joints if at >= found[-1].end() and any(sign >= at for sign in signs)),
        default=len(text),
    )
    return None if any(start <= sign < end for sign in signs) else (start, end)


def _cut(statement: Statement, start: int, end: int) -> Statement:
    """A part of a sentence."""
    return replace(statement, text=statement.text[start:end], offsets=statement.offsets[start : end + 1])


def _ticks(document: Document) -> frozenset[str]:
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    return frozenset(tick.text.replace("−", "-") for axis in axes for tick in axis.ticks)


def _words(found: re.Match[str]) -> str:
    """What is said of values where so much is said of how far they lie from zero."""
    if found["rival"]:
        return f"the {'lowest' if found['under'] else 'highest'} {found['rival']} is "
    verb = (found["verb"] or "").casefold()
    if found["near"] or found["far"]:
        way = ("below", "smaller than") if found["near"] else ("above", "larger than")
        return f"{_being(verb)}{way[found['bound'] is None]} "
    if found["number"]:
        return f"{_being(verb)}at most {found['number']}"
    if found["noun"]:
        return f"the {'lowest' if found['nearest'] else 'highest'} {found['noun']}"
    if found["least"] or found["most"]:
        moves = f"{_being(found['moves'].casefold())}the " if found["moves"] else ""
        return f"{moves}{'lowest' if found['least'] else 'highest'}"
    if found["aside"] or found["maybe"] or found["absolute"]:
        return ""
    return f"value{found['many']}"


def _being(verb: str) -> str:
    """The verb of a bound; what only tells that it lies somewhere is a plain one."""
    first = verb.split()[0] if verb else ""
    if re.fullmatch(_BE, first) or re.fullmatch(_STAY, first):
        return f"{verb} "
    return "" if not first else "is " if first.endswith(("s", "ame", "ell")) else "are "
