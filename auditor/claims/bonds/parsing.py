"""A line cut into parts each of which tells something of pairs, and what they lead back to."""

import re
from dataclasses import replace
from functools import lru_cache

from auditor.claims.bonds.claims import Fact
from auditor.claims.bonds.context import Context
from auditor.claims.bonds.contrasts import contrasts
from auditor.claims.bonds.counts import counts
from auditor.claims.bonds.extremes import Told, extremes
from auditor.claims.bonds.line import JOIN, Line, M, line_of, members, pair_of
from auditor.claims.bonds.means import means
from auditor.claims.bonds.plainly import plainly
from auditor.claims.bonds.sets import NOUN, pairs_of
from auditor.claims.bonds.straightened import straightened
from auditor.claims.bonds.superlatives import SUP
from auditor.claims.bonds.values import values
from auditor.claims.relations.pairs import Pair, Relation, relation
from auditor.model import Document, Statement

_READERS = (extremes, counts, means, values, contrasts)
_JOINT = re.compile(
    r" (?:[,;] (?:and|but|while|whereas|with|yet|so|though|although)|[,;:]|and|but|while|whereas|with|so|though|although) "
)
_LEAD = re.compile(
    r"(?:(?:behind (?:it|that|them|this) ,(?= (?:second|third|fourth|fifth) - )|and|but|while|whereas|yet|so|now|with(?! <m)|,|;|:|then,|again|conversely|by contrast|in contrast|in turn|of course|in fact|in short|in other words|as expected|not surprisingly|"
    r"unsurprisingly|at same time|on other hand|at (?:other|opposite|far|lower|upper|top|bottom)(?: end| extreme)?|on (?:other|negative|positive) side(?: of (?:zero|<c\d+>))?|for instance|for example|note that|notice that) (?:, |: )?)+"
)
_IDLE_TAIL = re.compile(
    r"(?: ,)? (?:as well|each|again|in turn|respectively|in (?:this |whole |entire )?(?:figure|matrix|table|panel|set|square)|by far|at all|already|alone|so far|to one another|by definition|of course|as expected|as it should be)$"
)
_TRAILING = re.compile(r"(?: ,)? (?:and|but|while|whereas|with|so|though|although|,)$")
# What opens a sentence and narrows what it speaks of: "of the four pairs with A, ...", "between A–B and C–D, ...".
_SCOPE = re.compile(r"(?:of|out of|among|amongst|for|within|inside|between|across) ")
_ABOUT = re.compile(
    rf"(?:where|as far as|so far as|as for|for|when it comes to|regarding|concerning|as regards|in case of|with|of) (?P<one>{M})(?: is concerned| goes)?"
)
_BUT_FOR = re.compile(
    rf"(?:apart from|aside from|except for|except|leaving aside|leaving out|other than|outside of|outside|save for|but for|with exception of|besides|beside|after) (?P<out>(?:(?:pair|link) (?:of|between) )?{M}{JOIN}{M}|(?:that (?:of|with|to) |its (?:link|tie) (?:with|to) )?(?P<one>{M}))"
)
# What a writer thinks of something holds no names and no numbers, and none of these.
_COMMENT = re.compile(
    r"(?:, |; )?(?:which|because|since|presumably because|probably because|as (?:is|was|one|might|would|you|we|expected)|so (?:that|we|one|either|no|you|they)|hence|thanks to|reflecting|suggesting|no surprise|hardly surprising|unsurprisingly|in line with|consistent with|indicating|pointing to)\b.*"
)
_TELLING = re.compile(
    rf"<|\b(?:{NOUN}|{SUP}|more|less|fewer|than|exceeds?|above|below|positive(?:ly)?|negative(?:ly)?|all|no|none|not|never|only|except|unless|if|apart|but|every|each|any|both|neither|half|most|zero|sign|same|rule|usual(?:ly)?|general(?:ly)?|mostly|often|largely|average|when|where|until|once|here)\b"
)
MOST_WORDS = 80


def told_by(text: str, line: Line, context: Context) -> Told | None:
    """What all parts of a line tell; a line that no form fits is cut where both sides tell something."""
    text = straightened(_bare(straightened(text)))
    if not text or text.count(" ") > MOST_WORDS:
        return None
    if told := _part(text, line, context):
        return told
    if told := _scoped(text, line, context):
        return told
    for joint in _JOINT.finditer(text):
        head = _part(_bare(text[: joint.start()]), line, context)
        if not head:
            continue
        rest = text[joint.start() :].strip()
        if _COMMENT.fullmatch(rest) and not _TELLING.search(rest):
            return head
        if more := told_by(text[joint.end() :], line, head[1]):
            return (*head[0], *more[0]), more[1]
    return None


def _scoped(text: str, line: Line, context: Context) -> Told | None:
    """`among the negative pairs, A and B are the weakest`: what is told of a set that is named first."""
    for comma in re.finditer(" ,(?= )", text):
        words, rest = text[: comma.start()], text[comma.end() :]
        pairs: tuple[Pair, ...] | None = None
        if about := _ABOUT.fullmatch(words):
            own = members(about["one"])[0]
            told = told_by(
                rest, line, Context(member=own, scope=line.found.of(own), pairs=line.found.of(own))
            )
            return (told[0], replace(told[1], scope=())) if told else None
        out = _BUT_FOR.fullmatch(words)
        if out and out["one"]:
            pairs = _but_with(members(out["one"])[0], rest, line, context)
        elif out:
            pairs = tuple(pair for pair in line.everything if pair != pair_of(out["out"]))
        elif _SCOPE.match(words):
            pairs = pairs_of(f"pairs {words}", line, context) or pairs_of(
                words.split(" ", 1)[1], line, context
            )
        if pairs:
            narrowed = _without_others(line, pairs) if out else line
            told = told_by(rest, narrowed, replace(context, scope=pairs, pairs=pairs, counted=()))
            return (told[0], replace(told[1], scope=())) if told else None
    return None


def _without_others(line: Line, pairs: tuple[Pair, ...]) -> Line:
    """A line read as if there were no pairs but these: what is left out in front is none of "all of A's"."""
    places = {pair: at for pair, at in line.found.places.items() if pair in pairs}
    return replace(line, found=replace(line.found, places=places))


def _but_with(spared: int, rest: str, line: Line, context: Context) -> tuple[Pair, ...] | None:
    """`apart from A, B has no link above 0.5`: all pairs but that of the two."""
    who = re.match(rf"(?:only )?(?:(?P<one>{M})|its?\b)", rest.strip())
    owner = members(who["one"])[0] if who and who["one"] else context.member if who else None
    if owner is None or owner == spared:
        return None
    return tuple(pair for pair in line.everything if set(pair) != {owner, spared})


def _bare(text: str) -> str:
    text = text.strip(" ,;:-")
    if led := _LEAD.match(text):
        text = text[led.end() :]
    while tail := _IDLE_TAIL.search(text) or _TRAILING.search(text):
        text = text[: tail.start()]
    return text.strip(" ,;:-")


def _part(text: str, line: Line, context: Context) -> Told | None:
    """What one part of a line tells: by the first form that fits it."""
    text = straightened(text)
    for way in (text, *plainly(text, context.member)) if text else ():
        for reader in _READERS:
            for told in reader(way, line, context):
                if told[0]:
                    return told
    return None


def told_of(
    text: str, statement: Statement, document: Document, found: Relation, *, opening: bool
) -> tuple[Fact, ...] | None:
    """What a text of a statement tells, its label read as its first words where that asks for something."""
    context = context_of(statement, document, found, text if not opening else "")
    label = statement.trail[-1] if statement.trail else ""
    line = line_of(text, document, found)
    if label and opening and len(label.split()) <= 10:
        led = line_of(f"{label}: {text}", document, found)
        if told := told_by(led.text, led, context):
            return told[0]
    if re.search(rf"\b{SUP}\b", label.casefold()) and not re.search(rf"\b{SUP}\b", line.text):
        return None  # what it is the extreme of was not understood
    told = told_by(line.text, line, context)
    return told[0] if told else None


def context_of(statement: Statement, document: Document, found: Relation, text: str) -> Context:
    """What words lead back to: what the sentence before has told, or names; for a clause, what its sentence has told before it."""
    if text:
        at = statement.text.find(text)
        lead = line_of(statement.text[:at], document, found) if at > 0 else None
        if lead is not None and members(lead.text):
            told = told_by(lead.text, lead, _before(statement, document, found))
            own = dict.fromkeys(members(lead.text))
            return told[1] if told else Context(member=next(iter(own)) if len(own) == 1 else None)
    return _before(statement, document, found)


@lru_cache(maxsize=512)
def _told_before(text: str, label: str, document: Document, found_panel: int) -> Context | None:
    found = relation(document, found_panel)
    if found is None:
        return None
    for words in (f"{label}: {text}", text) if label else (text,):
        line = line_of(words, document, found)
        if told := told_by(line.text, line, Context()):
            return told[1]
    return None


_LEADS_BACK = re.compile(r"^\W*(?:it|its|they|their|these|those)\b", re.IGNORECASE)


def _before(statement: Statement, document: Document, found: Relation) -> Context:
    """What the sentences before it, below the same label, have told; or whom they, or the label, begin with."""
    earlier = [
        s for s in document.statements if s.span.end <= statement.span.start and s.trail == statement.trail
    ]
    label = statement.trail[-1] if statement.trail else ""
    context = (_told_before(earlier[-1].text, label, document, found.panel) if earlier else None) or Context()
    if context.member is not None:
        return context
    for text in (*(one.text for one in reversed(earlier[-3:])), label):
        line = line_of(text, document, found).text
        named = members(line)
        if text is not label and _LEADS_BACK.match(text) and not named:
            continue
        if text is not label and _LEADS_BACK.match(text):
            continue
        first = line.startswith(f"<m{named[0]}>") if named else False
        alone = len(set(named)) == 1
        return (
            replace(context, member=named[0]) if named and (alone or first and text is not label) else context
        )
    return context
