"""That a sentence speaks of what the grid does not hold: what would be, other times, other measures, or what was made of the things shown."""

import re
from functools import lru_cache

from auditor.claim_parts import parts
from auditor.claims.better import better
from auditor.claims.contests import Contest
from auditor.claims.relations.patterns import SIZE
from auditor.doubt.asides import beside_a_name
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.measure_talk import told_measures
from auditor.language.number_roles import called_percent
from auditor.language.refs import AxisRef, PanelRef
from auditor.language.residue import document_words
from auditor.language.tokens import norms
from auditor.metrics import METRICS
from auditor.model import Document
from auditor.reading.labels import singular
from auditor.world import is_exact, same_labels

_HYPOTHETICAL = re.compile(
    r"\b(?:would|could|(?<!than it )(?<!than they )should|if|unless|were it|expected|expect|hypothetical|imagine|suppose|ideal|ideally|theoretical|baseline model|previous|previously|earlier (?:study|work|version|run)|elsewhere|in the literature|reported in|unknown|unclear|anyone's guess|needs? (?:testing|checking))\b",
    re.IGNORECASE,
)


def of_other_data(asked: Asked) -> str:
    """That a clause tells what would be, or what was found elsewhere; or nothing."""
    clause = asked.clause
    of_panels = [
        item for item in clause.items if isinstance(item.value, PanelRef) or item.has("idiom", "previous")
    ]
    # "If the signs are ignored" tells how these data are taken.
    taken = [one.span() for one in SIZE.finditer(clause.text)] if _may_be(asked, "pairs") else []
    found = (
        hint.start() + clause.start
        for hint in _HYPOTHETICAL.finditer(clause.text)
        if not any(start <= hint.start() < end for start, end in taken)
    )
    found = (start for start in found if not _elsewhere_here(clause, start))
    elsewhere = any(not any(item.start <= start < item.end for item in of_panels) for start in found)
    if elsewhere:
        return "the sentence may not speak of these data"
    if reason := _what_was_used(asked):
        return reason
    questions = (_another_time, _another_measure, _size_of_a_thing)
    return next((reason for question in questions if (reason := question(clause))), "")


_SIGNIFICANCE = re.compile(
    r"\b(?:statistical(?:ly)? significan\w+|significan(?:t|ce) (?:at|level)|(?:in)?significant (?:at|with) (?:p|the)|p[- ]?values?|p\s*[<=>≤]\s*0?\.0\d)",
    re.IGNORECASE,
)


def of_significance(clause: Clause, kind: str) -> str:
    """That a clause speaks of how sure values are, which no grid of values shows; or nothing."""
    return "it speaks of significance" if _SIGNIFICANCE.search(clause.text) else ""


def _may_be(asked: Asked, kind: str) -> bool:
    """Whether a clause was read as a kind of claim, or is asked for whatever way it is read."""
    return asked.claim is None or asked.kind == kind


def _elsewhere_here(clause: Clause, start: int) -> bool:
    """`A, strong elsewhere, is last`: at the other places that are shown."""
    word = clause.sentence[start : start + len("elsewhere")].casefold()
    at = start - clause.start
    return word == "elsewhere" and beside_a_name(clause, at, at + len(word))


# "Since last year", "than a week ago", "in recent years": a time by the clock of whoever writes.
_TIME = re.compile(
    r"\b(?:last|past|recent|coming|next|previous|earlier|later|other|this) (?P<unit>year|month|week|season|decade|century|winter|summer|spring|autumn)s?\b(?! (?:\w+ )?(?:row|column|cell|tick))"
    r"|\b(?:an?|two|three|few|some|many|several|\d+) (?P<ago>year|month|week|day|season|decade|hour)s? ago\b|\b(?:nowadays|these days|in the past|in (?:the )?future|historically|years ago)\b",
    re.IGNORECASE,
)


def _another_time(clause: Clause) -> str:
    """A time that is none of an axis, and no part of what the document is about."""
    known = document_words(clause) | {
        word for item in clause.items if isinstance(item.value, PanelRef) for word in norms(item.text)
    }
    for found in _TIME.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        unit = found["unit"] or found["ago"] or ""
        named = any(item.kind == "ref" and item.start < end and start < item.end for item in clause.items)
        if not named and not (unit and unit.casefold() in known):
            return f"it may speak of another time: {found.group()}"
    return ""


# What was put in to get the values: how much of it there was is no value.
_USED = re.compile(
    r"\b(?:pre-?|fine-?)?train(?:ed|ing) (?:on|with|data|sets?|corp(?:us|ora)|examples|images|samples|material|runs?|costs?|times?)\b"
    r"|(?<!on the )(?<!on )(?<!in the )\b(?:test|validation|dev|evaluation) ?(?:sets?|data|corp(?:us|ora)|splits?)\b|\bsample sizes?\b",
    re.IGNORECASE,
)


# What a model may be tried on; where no other such is named, a matrix shows all of that.
_TRIED = re.compile(r"(?:test|evaluation)\b", re.IGNORECASE)
_SPLITS = frozenset("train training test testing validation dev evaluation held holdout fold folds".split())


def _what_was_used(asked: Asked) -> str:
    """`A was trained on more cats than dogs`: of what the values were got with, where the document names none of it."""
    clause = asked.clause
    known = document_words(clause)
    found = next(
        (one for one in _USED.finditer(clause.text) if not known.intersection(norms(one.group().split()[0]))),
        None,
    )
    if found is None or any(
        i.kind == "ref" and i.start < clause.start + found.end() and clause.start + found.start() < i.end
        for i in clause.items
    ):
        return ""
    tried = _TRIED.match(found.group()) if asked.kind == "derived-metric" else None
    if tried and len(clause.document.panels) == 1 and _shows_answers(clause):
        named = known.union(norms(_opening(clause.document))) - {tried.group().casefold()}
        if not _SPLITS & named:
            return ""
    return f"it may speak of what the values were got with: {found.group()}"


# How fast, dear, heavy or old things are is told where such is shown.
_SPANS = "length distance duration time wait waiting delay pace runtime latency travel journey trip ride race lap crossing response minute min second sec hour ms km mile queue walk drive commute sleep lifetime age daylight night"
_QUALITIES = tuple(
    (re.compile(rf"\b(?:{words})\b", re.IGNORECASE), frozenset(kin.split()))
    for words, kin in (
        (
            r"(?:slow|fast|quick|swift|speedi|snappi)(?:er|est)",
            f"{_SPANS} speed throughput mph kmh fps hz knot growth",
        ),
        (
            r"(?:cheap|dear|pric?i)(?:er|est)|costl(?:ier|iest)|(?:more|most|less|least) (?:expensive|costly|affordable)",
            "cost price fare rent fee euro eur dollar usd pound gbp cent bill tariff toll budget spending energy kwh € $ £",
        ),
        (
            r"(?:heavi)(?:er|est)|weigh(?:s|ed)?",
            "weight mass load kg gram tonne ton rain rainfall precipitation traffic snow use usage demand pressure g",
        ),
        (r"(?:long|short)(?:er|est)", f"{_SPANS} height river word token s h"),
        (r"thick(?:er|est)|thin(?:ner|nest)", "thickness layer ice crust width fog"),
        (r"(?:old|young)(?:er|est)", "age year lifetime"),
        (
            r"warm(?:er|est)|cold(?:er|est)|hott(?:er|est)|cool(?:er|est)",
            "temperature ° °c °f k degree celsius heat warming weather thermal correlation r",
        ),
        (r"mild(?:er|est)", "temperature weather pain ° °c degree celsius climate spice illness symptom"),
        (r"tall(?:er|est)", "height cm mm m growth tall"),
        (
            r"(?:more|most|less|least) popular",
            "popularity visitor visit sale loan vote user guest rating customer demand ticket attendance booking hire rental borrowing listener reader order download view",
        ),
        (
            r"(?:more|most|less|least) (?:serious|severe|profitable|crowded|fertile|fluent|modern|famous|generous|friendly)",
            "severity profit crowd crowding occupancy visitor passenger fertility fluency",
        ),
    )
)
# What may be measured, by everyday words.
_QUANTITIES = re.compile(
    r"\b(?:(?:some|any|much|more|less|higher|lower|highest|lowest|most|least|its|their)\s+(?:yields?|profits?|incomes?|revenues?|salar(?:y|ies)|rainfall|rain|speed|power|memory|staff|space|money|sleep|sugar|fuel|funding|water|food)"
    r"|earns?|pays (?:more|less))\b",
    re.IGNORECASE,
)


def _another_measure(clause: Clause) -> str:
    """A comparative of speed, price or weight where none is shown; a measure by its name that the document does not have."""
    known = _measured(clause.document)
    counts = all(is_exact(clause.panel(number)) for number in clause.panels)
    if not counts and not _OFTEN & known and (often := _COMMON.search(clause.text)):
        return f"it may speak of how often things are met: {often.group()}"
    quantity = _QUANTITIES.search(clause.text)
    if quantity and not known.intersection(norms(quantity.group().split()[-1])):
        return f"it may speak of what is not shown: {quantity.group()}"
    for pattern, kin in _QUALITIES:
        found = pattern.search(clause.text)
        of_change = clause.of("trend") or clause.of("foreign")
        if not found or beside_a_name(clause, found.start(), found.end()):
            continue
        popular = found.group().endswith("popular") and _ANSWER.match(clause.text, found.end())
        if popular and _shows_answers(clause):
            continue
        if not of_change and not kin & known and not _is_name(clause, found):
            return f"it may speak of what is not shown: {found.group()}"
    named = document_words(clause) | known
    worked_out = any(same_labels(clause.panel(number)) for number in clause.panels)
    for metric in METRICS:
        if metric.plain or worked_out:
            continue
        for found in metric.pattern.finditer(clause.text):
            if not named.intersection(norms(found.group())) and not metric.pattern.search(
                _opening(clause.document)
            ):
                return f"it may speak of a measure that is not shown: {found.group()}"
    return ""


def _shows_answers(clause: Clause) -> bool:
    """Whether cells count what things were taken for."""
    panels = [clause.panel(number) for number in clause.panels]
    return all(same_labels(panel) and is_exact(panel) for panel in panels)


# "The most popular wrong answer": the one that is given most often.
_ANSWER = re.compile(
    r" (?:single )?(?:(?:wrong|incorrect|false|mistaken) )?(?:answer|guess|prediction|error|mistake|confusion|label|choice|verdict)(?:e?s)?\b",
    re.IGNORECASE,
)
# What is made, sold or read by each of the lines, as the title tells: what does little of it may be called slow.
_LEAST, _MOST = (
    frozenset(("min", "<", "<=", "bad", "no better")),
    frozenset(("max", ">", ">=", "good", "no worse")),
)
_OF_EACH = re.compile(r"\bper (?P<whose>[a-z]+)\b", re.IGNORECASE)


def little_may_be_slow(asked: Asked, reason: str) -> bool:
    """`The slowest baker` of `Loaves per baker`: whether a doubt is of speed alone, where cells count what each one does."""
    clause, speed = asked.clause, _QUALITIES[0][0].search(reason)
    least = speed and speed.group().casefold().startswith("slow")
    ways = _LEAST if least else _MOST
    told = (
        {asked.claim.direction} if asked.kind == "peak" else {c.relation for c in parts(asked.claim, Contest)}
    )
    if speed is None or not told or not told <= ways:
        return False
    panels = [clause.panel(number) for number in clause.panels]
    sides = {word for panel in panels for axis in (panel.rows, panel.columns) for word in norms(axis.label)}
    whose = {singular(found["whose"].casefold()) for p in panels for found in _OF_EACH.finditer(p.figure)}
    fewer = any(better(clause.document, number) == "lower" for number in clause.panels)
    return bool(whose & sides) and not fewer and all(is_exact(panel) for panel in panels)


_SIZE = re.compile(
    r"\b(?:larg|bigg?|small|tini)(?:er|est) (?P<noun>[a-z]+)\b|\b(?:is|are|was|were) (?:far |much |slightly )?(?:larger|bigger|smaller) (?P<than>than)\b",
    re.IGNORECASE,
)
_COMMON = re.compile(r"\b(?:more|most|less|least) (?:common|frequent)\b", re.IGNORECASE)
_OFTEN = frozenset("frequency count number share occurrence case often proportion".split())


def _size_of_a_thing(clause: Clause) -> str:
    """`A is the largest field`, where the cells tell what is no amount of a field: how large it is, they do not tell."""
    found = _SIZE.search(clause.text)
    if found is None or _is_axis(clause, found):
        return ""
    panels = [clause.panel(number) for number in clause.panels]
    # "larger windows" go along an axis whose ticks are the sizes of windows
    sides = [axis for panel in panels for axis in (panel.rows, panel.columns)]
    labels = {w for axis in sides if any(t.number is None for t in axis.ticks) for w in norms(axis.label)}
    thing = bool(found["than"]) or singular(found["noun"].casefold()) in labels
    shares = all(
        called_percent(panel) or any(q.unit in ("%", "°C", "°F", "°") for q in panel.values.values())
        for panel in panels
    )
    told = re.search(r"\b(?:per ?cent|%|°)", _opening(clause.document), re.IGNORECASE)
    return f"it may speak of the size of a thing: {found.group()}" if thing and (shares or told) else ""


def _is_axis(clause: Clause, found: re.Match[str]) -> bool:
    """Whether words tell which way an axis is followed: "larger batch size"."""
    start, end = clause.start + found.start(), clause.start + found.end()
    return any(
        isinstance(item.value, AxisRef) and item.value.direction and item.start <= start and end <= item.end
        for item in clause.items
    )


def _is_name(clause: Clause, found: re.Match[str]) -> bool:
    """Whether words are part of a name of the document: "the longest window"."""
    start, end = clause.start + found.start(), clause.start + found.end()
    return any(item.kind == "ref" and item.start < end and start < item.end for item in clause.items)


# A sentence on what stands at the axes tells nothing of what is measured, unless it goes on to it.
_OF_AXES = re.compile(
    r"\b(?:rows?|columns?|ax[ei]s|left to right|top to bottom|runs? (?:from|along))\b(?!.*\b(?:cells?|values?|in (?:minutes|seconds|hours|ms|days|km|kg|metres|euros?))\b)",
    re.IGNORECASE,
)


@lru_cache(maxsize=8)
def _measured(document: Document) -> frozenset[str]:
    """The words by which titles, legends and the text above the first cell name what is measured."""
    texts = [part for part in re.split(r"[.;:\n]\s", _opening(document)) if not _OF_AXES.search(part)]
    for panel in document.panels:
        texts += [panel.figure, panel.name, panel.legend.label if panel.legend else ""]
    units = {q.unit.casefold() for panel in document.panels for q in panel.values.values() if q.unit}
    found = {word for text in texts for word in re.findall(r"[a-z]{2,}|[€$£]", text.casefold())} | units
    return frozenset(found | {singular(word) for word in found} | told_measures(document))


def _opening(document: Document) -> str:
    """The text above the first cell."""
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    return document.source.text[:first]
