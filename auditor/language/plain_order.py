"""Sentences that are told again in plain order.

"It is A, not B, that leads" says that A leads: what is denied adds nothing to a superlative; to a comparative it is the
other side. "The lead of A over B is 4" says that A beats B by 4.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.both_directions import both_directions
from auditor.language.likened import likened
from auditor.language.mirrored import mirrored
from auditor.language.plain_confined import confined_told
from auditor.language.plain_counts import counts_told
from auditor.language.plain_exceptions import exceptions_in_order
from auditor.language.plain_figures import figures_told
from auditor.language.plain_owners import owners_first
from auditor.language.plain_references import references_told
from auditor.language.plain_spans import means_against, spans_told
from auditor.language.prose import (
    alone_behind,
    as_widely,
    bracketed_pairs,
    contrasts,
    done_too,
    ends_by_adjective,
    favourites,
    on_the_way,
    outstanding_steps,
    paying,
    plain_words,
    ranks_beside,
    reached,
    second_names,
    shared_values,
    taken_over,
    values_where,
)
from auditor.language.turning_later import turning_later
from auditor.language.without_exception import without_exception

# What is put forward, and what is denied in its stead.
_CLEFT = re.compile(
    r"\b(?P<it>it)\s+(?:is|was)\s+(?P<subject>(?:the\s+|with\s+|at\s+|in\s+|on\s+)?[^,;:.]{1,40}?)"
    r"(?:,?\s+(?:and\s+not|not|rather\s+than|instead\s+of)\s+(?P<denied>[^,;:.]{1,40}?),?)?\s+(?P<that>that|who|which)\s+(?P<verb>[a-z]+)",
    re.IGNORECASE,
)
# Words that are said of a whole statement: "it is clear that ...".
_OF_STATEMENTS = re.compile(
    r"(?:(?:\w+ly|quite|by no means)\s+)?(?:[a-z]+ed|said|thought|(?:a|an|the)\s+(?:fact|pity|surprise|myth|mistake|misconception|rumou?r|lie|error|shame|wonder)|false|untrue|wrong|incorrect|"
    r"inaccurate|mistaken|doubtful|questionable|unlikely|unclear|unknown|unproven|hard|easy|odd|strange|good|bad|hardly|scarcely|barely|rarely|seldom|never|neither|clear|true|likely|possible|notable|striking|remarkable|evident|obvious|apparent|interesting|surprising|telling|worth|known|no|not|only|this|here|there|also|because|so|as|to)\b",
    re.IGNORECASE,
)
_COMPARED = re.compile(r"\b(?:more|less|fewer|better|worse|\w{2,}er)\b(?!\s+(?:than|the)\b)", re.IGNORECASE)
_SUPERLATIVE = re.compile(r"\b(?:most|least|best|worst|\w{2,}est)\b", re.IGNORECASE)
_OWNING = re.compile(
    r"(?:has|have|had|shows?|showed|gets?|got|records?|recorded|sees|saw|gives?|gave|holds?|held|reach(?:es|ed)?|draws?|drew)\s+(?P<what>the\s+.+)",
    re.IGNORECASE,
)
_PLACE = re.compile(r"(?:with|at|in|on)\s", re.IGNORECASE)
_ENDS = re.compile(r"[,;:.](?:\s|$)")
_NAME = r"(?:(?!\b(?:is|was|are|of|over|against|between|and)\b)[^,;:.()]){1,40}?"
_AHEAD = r"(?P<ahead>lead|advantage|edge|headstart|head start)|(?:deficit|shortfall|handicap)"
# The lead that one thing has over another, as an amount.
_LEAD = re.compile(
    rf"(?:\bthe\s+(?:{_AHEAD})\s+(?:of|that)\s+(?P<owner>{_NAME})(?:\s+(?:has|have|holds?|enjoys?))?"
    rf"|(?P<owned>{_NAME})['’]s?\s+(?:{_AHEAD.replace('ahead', 'ahead2')}))"
    rf"(?:\s+(?:over|against|on|compared (?:to|with))\s+(?P<rival>{_NAME}))?(?P<where>\s+(?:at|in|for|on|under|with)\s+{_NAME})?"
    r"\s+(?:is|was|are|amounts?\s+to|amounted\s+to|comes?\s+to|came\s+to|reaches|reached|stands?\s+at|stood\s+at|measures?)\s+(?=(?:(?!\w{2,}est\b|most\b)\w+\s+){0,3}?\d)",
    re.IGNORECASE,
)


@lru_cache(maxsize=1024)  # a sentence is asked for again, whole and in its clauses
def plain_order(text: str) -> tuple[tuple[int, int, str], ...]:
    """The parts of a sentence that are told otherwise in plain order, each with its new words, from left to right."""
    end = 0
    kept: list[tuple[int, int, str]] = []
    changes = (
        *both_directions(text),
        *contrasts(text),
        *alone_behind(text),
        *as_widely(text),
        *done_too(text),
        *ends_by_adjective(text),
        *favourites(text),
        *likened(text),
        *on_the_way(text),
        *outstanding_steps(text),
        *paying(text),
        *plain_words(text),
        *ranks_beside(text),
        *reached(text),
        *second_names(text),
        *shared_values(text),
        *values_where(text),
        *bracketed_pairs(text),
        *taken_over(text),
        *turning_later(text),
        *without_exception(text),
        *_clefts(text),
        *_leads(text),
        *_widest(text),
        *_spans_put_in(text),
        *_bounded(text),
        *exceptions_in_order(text),
        *figures_told(text),
        *owners_first(text),
        *counts_told(text),
        *confined_told(text),
        *references_told(text),
        *means_against(text),
        *spans_told(text),
        *mirrored(text),
    )
    for change in sorted(changes):
        if change[0] >= end:  # of two that overlap the first is told
            end = change[1]
            kept.append(change)
    return tuple(kept)


def _leads(text: str) -> Iterator[tuple[int, int, str]]:
    """`the lead of A over B is 4`: A beats B by 4."""
    for found in _LEAD.finditer(text):
        subject = (found["owner"] or found["owned"]).strip()
        verb = "is better" if found["ahead"] or found["ahead2"] else "is worse"
        rival = f" than {found['rival']}" if found["rival"] else ""
        start = found.start() if found["owner"] else found.end("owned") - len(found["owned"].lstrip())
        yield start, found.end(), f"{subject} {verb}{rival}{found['where'] or ''} by "


_CONTEST = r"(?P<contest>[^,;:]{1,80}?\s(?:than|over|behind|above|below|ahead\s+of|beats?|trails?|exceeds?|outdoes|outperforms?)\s[^,;:]{1,40}?)"
_EVERYWHERE = r"(?P<everywhere>\s+(?:in|at|on|for|under|with)\s+(?:all|every|each|both)\b[^,;:]*|\s+throughout\b[^,;:]*|\s+(?:in|at|on|for|under|with)\s+(?:[\w-]+,\s+)+(?:and\s+)?[\w-]+(?:\s+and\s+[\w-]+)?)?"
_WIDEST = re.compile(
    rf"{_CONTEST}{_EVERYWHERE},\s+(?:and\s+)?by\s+(?:as\s+(?:much|many)\s+as|up\s+to)\s+(?=\d)",
    re.IGNORECASE,
)


def _widest(text: str) -> Iterator[tuple[int, int, str]]:
    """`A exceeds B in every row, by as much as 7 in C`: A exceeds B by 7 in C."""
    for found in _WIDEST.finditer(text):
        placed = re.match(r"[^,;]*?\s(?:in|at|on|for|under|with|into|to|from)\s", text[found.end() :])
        if placed:
            start = found.end("everywhere") if found["everywhere"] else found.end("contest")
            yield start, found.end(), f"; {found['contest'].strip()} by "


# Over what something is added up, put in behind its subject.
_PUT_IN = re.compile(
    r"(?:^|(?<=[.;:]\s))(?P<subject>[^,;:.]{1,40}), (?P<span>(?:over|across|averaged over|summed over|taken over) (?:the|all|its|their) [^,;:.]{1,40}), "
    r"(?=(?:averag(?:es?|ed)|sums?|summed|adds? up|added up|totals?|totall?ed)\b)",
    re.IGNORECASE,
)


def _spans_put_in(text: str) -> Iterator[tuple[int, int, str]]:
    """`A, over the five days, sums to 12`: over the five days, A sums to 12."""
    for found in _PUT_IN.finditer(text):
        span = found["span"][0].upper() + found["span"][1:]
        yield found.start(), found.end(), f"{span}, {found['subject']} "


# How far apart two things are at most or at least, told behind their contest.
_BOUNDED = re.compile(
    rf"{_CONTEST}{_EVERYWHERE},\s+(?:(?:but|and|though|yet|if)\s+)?(?:(?P<never>never)|always|only|each time)?\s*by\s+"
    r"(?P<bound>(?:no\s+)?(?:more|less)\s+than|at\s+(?:most|least))\s+(?=\d|one\b|two\b|three\b|four\b|five\b|a\b)",
    re.IGNORECASE,
)


def _bounded(text: str) -> Iterator[tuple[int, int, str]]:
    """`A exceeds B in every row, but never by more than 7`: A always exceeds B by at most 7."""
    for found in _BOUNDED.finditer(text):
        words = found["bound"].casefold()
        if found["never"] and words.startswith("at"):
            continue
        most = words.startswith(("less", "no more", "at most")) != bool(found["never"])
        strict = not found["never"] and words.startswith(("more", "less"))
        bound = ("less than" if most else "more than") if strict else "at most" if most else "at least"
        everywhere = found["everywhere"] or " throughout"
        yield found.end("contest"), found.end(), f"{everywhere}; {found['contest'].strip()} by {bound} "


def _clefts(text: str) -> Iterator[tuple[int, int, str]]:
    """`it is A, not B, that leads`: A leads."""
    for found in _CLEFT.finditer(text):
        subject, denied = found["subject"], found["denied"]
        if _OF_STATEMENTS.match(subject):
            continue
        stop = _ENDS.search(text, found.start("verb"))
        end = stop.start() if stop else len(text)
        predicate = text[found.start("verb") : end]
        owned = _OWNING.fullmatch(predicate.rstrip()) if _SUPERLATIVE.search(predicate) else None
        if owned:
            yield found.start(), end, f"{owned['what']} is that of {subject}"
            continue
        if _PLACE.match(subject) and not denied:
            yield found.start(), end, f"{predicate.rstrip()} {subject}"
            continue
        joint = ", " if _PLACE.match(subject) else " "
        yield found.start(), found.start("verb"), f"{subject}{joint}"
        compared = _COMPARED.search(predicate)
        if denied and compared and not _SUPERLATIVE.search(predicate):
            at = found.start("verb") + compared.end()
            yield at - 1, at, f"{text[at - 1]} than {denied}"
