"""Sentences with what they leave unsaid: "Five rows exceed 20, not one column does", "Cells above 9: four in A, none in B".

A predicate that tells of how many cells something holds is told once and meant again. It is spelled out where it was
left out; the words put in stand at the place of those that stand for them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.bare_ordinals import bare_ordinals
from auditor.language.counts_beside import counts_beside
from auditor.language.counts_in_parts import counts_in_parts
from auditor.language.led_fragments import fragments_told
from auditor.language.plain_order import plain_order
from auditor.language.prose import lead_ins
from auditor.language.shared_extremes import shared_extremes
from auditor.language.whichever import whichever
from auditor.model import Statement
from auditor.numerals import CARDINALS

_NUMBER = rf"(?:[-−+]?\d[\d.,]*\d|[-−+]?\d|{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|a)"
_COUNT = rf"(?:(?:only|just|all|some|merely)\s+)?(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,3}}|none|not one|not a single one)"
_WHERE = r"(?:in|on|at|with|under|for|after|before|beforehand|afterwards|now|by|within|among|during|on the (?:left|right))\b"
_UNIT = r"(?:\s?(?:%|°C?)|\s(?!(?:in|on|at|with|under|for|after|before|and|but|or|while|whereas|now|by|within|among|beforehand|afterwards|anywhere|to|of)\b)[a-z]+)?"
_BOUND = r"(?:above|below|over|under|beyond|beneath|at least|at most|of at least|of at most|greater than|less than|more than|fewer than|higher than|lower than|exceeding|up to)"
_VERB = r"(?:exceed(?:s|ed)?|surpass(?:es|ed)?|top(?:s|ped)?|reach(?:es|ed)?|pass(?:es|ed)?|clear(?:s|ed)?)"
_BEING = r"(?:(?:is|are|was|were|lies?|lay|sits?|stays?|stayed|falls?|fell|rises?|rose|goes|go|went|gets?|got|remains?|takes?|took|needs?|lasts?|lasted)\s+(?:\w+ly\s+)?)"
_JOINT = r"(?:[,;]\s+(?:(?:and|but|while|whereas)\s+)?|\s(?:and|but|while|whereas)\s+)"
_PREDICATE = re.compile(
    rf"\b(?:{_VERB}|{_BEING}{_BOUND})\s+(?:about\s+|even\s+)?{_NUMBER}{_UNIT}", re.IGNORECASE
)
_DOES = re.compile(
    rf"{_JOINT}(?P<subject>[^,;]{{1,60}}?)\s(?P<does>(?:do|does|did|is|are|was|were)(?:\s+so)?)(?=\s*[.,;]|\s*$|\s+(?!\w+\s+(?:most|least|or|about|around|roughly|\d)){_WHERE})",
    re.IGNORECASE,
)
_COUNTED = re.compile(rf"{_JOINT}(?P<count>{_COUNT})(?=\s+{_WHERE})", re.IGNORECASE)
_BEING_THERE = re.compile(r"(?:is|are|was|were)\b", re.IGNORECASE)
_ALL_OF_THEM = re.compile(
    rf"(?:both|all|each|they|these|those)(?:\s+(?:of\s+(?:them|these|those|which)|{'|'.join(CARDINALS)}))?",
    re.IGNORECASE,
)
_ONLY_COUNT = re.compile(rf"{_COUNT}$", re.IGNORECASE)
_NOUN = r"(?:cells?|values?|entries|entry|readings?|scores?|squares?|tiles?|numbers?|pairs?|coefficients?|fields?|figures?|results?)"
_LABEL = re.compile(
    rf"(?:(?:number|count) of\s+)?(?:(?P<sign>negative|positive)\s+(?P<of>{_NOUN})|(?P<noun>{_NOUN})\s+(?P<bound>{_BOUND}\s+{_NUMBER}{_UNIT}))$",
    re.IGNORECASE,
)
_LISTED = re.compile(rf"(?:^|{_JOINT})(?P<count>{_COUNT})(?:\s+{_NOUN})?(?=\s+{_WHERE})", re.IGNORECASE)
_TIMES = rf"(?:only\s+|just\s+)?(?:once|twice|never|(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,3}})\s+times)"
_OCCURS = re.compile(
    rf"(?P<noun>{_NOUN})\s+(?P<bound>{_BOUND}\s+{_NUMBER}{_UNIT})\s+(?:appears?|occurs?|(?:is|are)\s+found|(?:comes?|turns?)\s+up)\s+(?={_TIMES})",
    re.IGNORECASE,
)
_COUNTED_TIMES = re.compile(rf"(?:^|{_JOINT})(?P<times>{_TIMES})(?=\s+{_WHERE})", re.IGNORECASE)
_AS_COUNT = {"once": "one", "twice": "two", "never": "none"}

# A part of a text, and what it stands for.
Change = tuple[int, int, str]


def spelled_out(statement: Statement) -> Statement:
    """The statement in plain order, with the predicates that it leaves out; as it is where it leaves out none."""
    for turn in (whichever, lead_ins, plain_order, bare_ordinals):
        statement = retold_at(statement, list(turn(statement.text)))
    below, alone = list(_below_label(statement)), list(counts_in_parts(statement.text))
    if below and not alone:
        statement = replace(statement, trail=statement.trail[:-1])  # it is told in the sentence
    changes = (
        alone
        or below
        or list(_of_label(statement))
        or list(_of_fragment(statement))
        or list(_of_opening(statement.text))
        or list(_of_times(statement.text))
        or list(_of_likewise(statement.text))
        or list(counts_beside(statement.text))
        or list(_of_predicate(statement.text))
    )
    for start, end, words in sorted(changes, reverse=True):
        statement = _with(statement, start, end, words)
    return statement


def retold_at(statement: Statement, changes: Sequence[Change]) -> Statement:
    """The statement with other words at some places, from left to right."""
    for start, end, words in reversed(changes):
        statement = _with(statement, start, end, words)
    return statement


def _with(statement: Statement, start: int, end: int, words: str) -> Statement:
    """The statement with other words at a place; all of them stand there in the source."""
    offsets = statement.offsets
    inner = (offsets[start],) * (len(words) - 1) + (offsets[end - 1],) * bool(words)
    return replace(
        statement,
        text=statement.text[:start] + words + statement.text[end:],
        offsets=(*offsets[:start], *inner, *offsets[end:]),
    )


def _below_label(statement: Statement) -> Iterator[Change]:
    """`**Above 9:** four cells, two of them in A`."""
    if statement.trail:
        yield from counts_in_parts(statement.text, statement.trail[-1])


def _of_label(statement: Statement) -> Iterator[Change]:
    """`Cells above 9: four in A, none in B`."""
    label = _LABEL.match(statement.trail[-1].strip()) if statement.trail else None
    if label is None:
        return
    told = list(_LISTED.finditer(statement.text))
    if not told or told[0].start():
        return
    noun, bound = _noun_and_bound(label)
    for found in told:
        yield found.start(), found.end(), f"{_lead(found)}{_counted(found['count'], noun)} are {bound}"


def _of_fragment(statement: Statement) -> Iterator[Change]:
    """`Spread: tightest for A (3), widest for B (9)`, the label before the sentence or in it."""
    if statement.trail and statement.trail[-1] != statement.section:
        yield from fragments_told(statement.trail[-1], statement.text)
        yield from shared_extremes(statement.text, statement.trail[-1])
    elif shared := list(shared_extremes(statement.text)):
        yield from shared
        return
    opening, colon, rest = statement.text.partition(": ")
    shift = len(opening) + len(colon)
    told = [*fragments_told(opening, rest), *shared_extremes(rest, opening)] if colon else []
    yield from ((start + shift, end + shift, words) for start, end, words in told)
    if told:
        yield 0, shift, ""


def _of_opening(text: str) -> Iterator[Change]:
    """`Cells above 9: four in A, none in B`, all in one sentence."""
    opening, colon, rest = text.partition(": ")
    label = _LABEL.match(opening.strip()) if colon else None
    told = list(_LISTED.finditer(rest)) if label else []
    if label is None or not told or told[0].start():
        return
    shift = len(opening) + len(colon)
    noun, bound = _noun_and_bound(label)
    for found in told:
        start = shift + found.start() if found.start() else 0
        yield start, shift + found.end(), f"{_lead(found)}{_counted(found['count'], noun)} are {bound}"


def _of_times(text: str) -> Iterator[Change]:
    """`Cells above 9 occur once in A and twice in B`."""
    opening = _OCCURS.match(text)
    told = list(_COUNTED_TIMES.finditer(text[opening.end() :])) if opening else []
    if opening is None or not told or told[0].start():
        return
    for found in told:
        *only, times = found["times"].removesuffix(" times").split()
        count = _counted(" ".join((*only, _AS_COUNT.get(times.casefold(), times))), opening["noun"])
        start = opening.end() + found.start() if found.start() else 0
        yield start, opening.end() + found.end(), f"{_lead(found)}{count} are {opening['bound']}"


def _noun_and_bound(label: re.Match[str]) -> tuple[str, str]:
    return (label["of"], label["sign"].casefold()) if label["sign"] else (label["noun"], label["bound"])


_LIKEWISE = re.compile(
    r",?\s+(?:as|and so|so)\s+(?P<does>had|has|have|did|does|do|was|is|were|are)\s+(?P<subject>[^,;.]{1,40}?(?:,\s[^,;.]{1,30}){0,4})(?=\s*(?:[.;]|$))"
    r"|,?\s+(?:and|as(?!\s+\w+\s+as\b)(?<!\b(?:as|so)\s\w{4}\sas))\s+(?P<subject2>[^,;.]{1,40}?)\s+(?P<does2>had|has|have|did|does|do|was|is|were|are),?(?:\s+(?:too|as well|so|likewise))?(?=\s*(?:[.;]|$))",
    re.IGNORECASE,
)
_DONE = r"(?:peak|reach|bottom|score|record|show|hit|top|rise|rose|fall|fell|drop|gain|lose|lost|drew|grew|saw|got|gave|took|held|attain|stay|come|came|average|exceed|pass)\w*"


# "Rye sells worst on Monday": a verb of one subject that is named in a word or two.
_VERB_OF_ONE = re.compile(r"\W*(?:\S+\s+){1,2}?(?P<verb>[a-z]{3,}s)\b(?!')")


_AS_SO = re.compile(r"\bas\s+[a-z]+$", re.IGNORECASE)


def _of_likewise(text: str) -> Iterator[Change]:
    """`A had its best month in May, as had B`: B had its best month in May."""
    for found in _LIKEWISE.finditer(text):
        subject = found["subject"] or found["subject2"]
        if _AS_SO.search(text, 0, found.start()) or re.search(r"\bas\b", subject):
            continue  # "twice as often as peaches are"
        does = (found["does"] or found["does2"]).casefold()
        verb = _DONE if does in ("did", "does", "do") else does
        told = re.search(rf"\b{verb}\b", text[: found.start()], re.IGNORECASE)
        told = told or (_VERB_OF_ONE.match(text, 0, found.start()) if does == "does" else None)
        start = 0 if told is None else told.start("verb") if told.re is _VERB_OF_ONE else told.start()
        if start and not re.search(r"[,;:.]\s", text[: found.start()]):
            told_again = text[start : found.start()]
            yield found.start(), found.end(), _said_again(subject, told_again)


def _said_again(subject: str, told: str) -> str:
    """What is said of others, each with its own number where they have one: "and so do A (5) and B (4)"."""
    own = list(_NUMBERED.finditer(subject))
    plain = re.sub(r"\s*\([^()]*\)", "", told)
    if not own or "".join(one.group() for one in own) != subject:
        return f"; {subject} {told}"
    return "".join(f"; {one['name']} {plain} {one['number']}" for one in own)


_NUMBERED = re.compile(r"(?:,\s+|\s+and\s+|,\s+and\s+|^)(?P<name>[^,()]+?)\s+(?P<number>\([^()]*\d[^()]*\))")


def _of_predicate(text: str) -> Iterator[Change]:
    """`Five rows exceed 20, not one column does`, `four of them are above 9 in A, two in B`."""
    predicate = _PREDICATE.search(text)
    if predicate is None:
        return
    subject = re.split(r"[,;:]\s", text[: predicate.start()].strip())[-1].split()
    noun = subject[-1] if subject else ""
    for found in _DOES.finditer(text, predicate.end()):
        if _BEING_THERE.fullmatch(found["does"]) and (
            _ALL_OF_THEM.fullmatch(found["subject"]) or not _BEING_THERE.match(predicate.group())
        ):
            continue  # "two cells exceed 9, and both are in May" tells where they are
        counted = _ONLY_COUNT.match(found["subject"])
        told = f"{_counted(found['subject'], noun)} {predicate.group()}" if counted else predicate.group()
        if not counted:
            told = f"{found['subject']} {told}"
        yield found.start(), found.end("does"), f"; {told}"
    if re.match(rf"{_COUNT}\b|no\b|not\b", " ".join(subject), re.IGNORECASE):
        for found in _COUNTED.finditer(text, predicate.end()):
            if _LIST_GOES_ON.search(text, predicate.end(), found.end("count")):
                continue
            yield found.start(), found.end("count"), f"; {_counted(found['count'], noun)} {predicate.group()}"


# "... exceed 9: weeks 1 and 2 at A" lists weeks, and counts no cells.
_LIST_GOES_ON = re.compile(
    r"\b[a-z]+s\s+\d+(?:\s*,\s*\d+)*(?:\s*,?\s*(?:and|or)\s+|\s*,\s*)\d+$", re.IGNORECASE
)


def _lead(found: re.Match[str]) -> str:
    """What parts one of the counts from the one before it, so that each is read by itself."""
    return "; " if found.start() else ""


def _counted(count: str, noun: str) -> str:
    """`none` and `four` with the noun that they count."""
    return f"no {noun}" if count.casefold() in ("none", "not one", "not a single one") else f"{count} {noun}"
