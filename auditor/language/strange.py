"""Words of a clause that nothing has understood.

A sentence may turn on a word that no cue, name or number accounts for ("judged by precision", "once the
diagonal is left aside"). Such words do not keep a statement from being supported, where the numbers
agree; but nothing is contradicted on the strength of a sentence that was only half understood.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.lexicon import phrases
from auditor.language.measure_talk import told_measures
from auditor.language.tokens import norms, tokens
from auditor.language.units import unit_named
from auditor.language.ways_between import RECEIVES, SENDS, ends_of_ways
from auditor.model import Document
from auditor.reading.labels import singular
from auditor.world import is_exact

# Words that carry no meaning of their own in a sentence about a grid: function words, verbs of being,
# standing, showing and reaching, words for the data and for looking at them.
_NEUTRAL = """
a about absolute account achieve achieved achieves achieving across actual actually add after again against ago ahead all along alongside already also although always among
amongst an and another any appear around arrive as aside at available away back bar base based be became because become becomes been before begin beginning begins behind being belong
belongs beside between both bring brings but by call called can case cases cell chart claim clear clearly climb close closer color colour colored coloured counted came come comes coming compare compared comparing
comparison configuration configurations consequently consist contain containing contains contrast correspond corresponding could count cover covers current data dataset deliver delivers demonstrate
demonstrated demonstrates demonstrating depict despite detail did display displayed displays do does done down during each either else end ends enough especially even ever every everywhere evident example
exact exactly exhibit exhibited exhibits experiment explain extend extreme fact fairly figure final finally find finds first follow followed following follows for form found from full fully further
gather general get gets getting give given gives go goes going graph grid ground group grouped groups had half hand happen hard has have having heatmap held hence her here highlight highlighted highlights his hold
holding holds how however identified if image immediate immediately in include included includes including indeed indicate indicated indicates indicating individual information instead into is
it item its itself just keep keeps kept know known label labeled labelled land lands last later latter lead least leave leaves left less let level lie lies like likely line list listed lists locate located location
look looking looks lying made main mainly make makes making manage manages map mark marked marks matrix may me mean measure measured measurement measures meanwhile middle might mode moreover most move moves
much must namely near nearby need never nevertheless next no none nor not notable notably note noted notice now number numeric numerical object observable observation observations observe observed obtain
obtained obtains occupied occupies occur occurred occurring occurs of off often on once one ones only onto or order other others otherwise our out outcome over overall own pair panel part particular
particularly parts pass passes peak percent percentage perform performance performs period picture place placed places plot point points position posts present presented presents previous print printed prior produce produced
produces provide provided provides put quite range rank rate rather reach reached reaches reaching read reader reading readings reads real really record recorded records region register registered registers relative remain remained remaining
remains report reported reports represent represented represents respective respectively rest result resulting results return returned returns reveal revealed reveals right row run runs said same sample sampled say says scale
scatter score scored scores scoring second section see seem seen sees series set sets setting settings several shape share shared shift show showed showing shown shows side similar similarly simple simply since single sit
sits sitting situated size slot so some somewhere span spot spread stand standing stands start starts state stated statement states stay stayed stays step still such sum summary surface table take taken takes taking
than that the their them themselves then there therefore these they thing things this those though through throughout thus tick tile time times to together too toward towards trend turn turns two under unit until up upon us
use used uses using usual value values various very via view visible visual visually was way we well went were what when where whereas wherever whether which while who whole whose why wide will with within without word
work would write written yet yield yielded yields you zone one's whereby towards upward downward tested test tests evaluated evaluate combination combinations condition conditions cross parameter parameters variable variables metric metrics
model models method methods system systems dataset datasets task tasks experiment experiments approach approaches category categories class classes entry entries quantity element coefficient intersection bottom top inner outer whole
are high low higher lower large small great good bad different difference increasing decreasing rising growing increase decrease increased decreased moving fail fails failing per token tokens second seconds minute minutes hour hours units
strong weak sharp steep rapid slow slight big long short wide narrow deep early late major minor modest moderate considerable remarkable striking interesting surprising unexpected expected noteworthy
accuracy accuracies frequent rare common typical average effect impact influence role importance behavior behaviour dependence relationship pattern patterns structure feature features property properties characteristic
continue continues continued lift lifts lifted jump sharply strongly weakly successful better best worse worst worth instance amount amounts fraction portion bit lot plenty couple third quarter
legible readable recovered surviving estimate estimates estimated transcribed annotated
bright dark light darker lighter pale deeper intense shade shaded tone hue annotated annotation digit digits decimal integer readers transcription transcribed
anywhere fare fares swing swings swinging vary varies varying varied fluctuate fluctuates fluctuating push pushes pushed pull pulls crosses crossed
stood sat laid kept held took gave led ran brought lent sold caught
draw draws drew drawn attract attracts attracted ask asks asked charge charges charged pay pays paid cost costs demand demands need needs needed require requires required consume consumes consumed log logs logged clock clocks clocked weigh weighs weighed last lasts lasted earn earns earned collect collects collected serve serves served sell sells sold enjoy enjoys benefit catastrophically totally utterly wholly dismal dismally badly nicely comfortably easily obviously strictly poor excellent solid
robust decent acceptable perfect cool hot cold faint fair favorable favourable mere barely hardly shy outlier outliers anomaly anomalies regression
regressions setback setbacks noticeable discernible exceptional nonetheless likewise remarkably strikingly unsurprisingly importantly furthermore
additionally firstly secondly irrespective due owing thanks spite regardless whatever whichever unlike opposed field fields option options choice
choices candidate candidates variant variants version versions competitor competitors rival rivals alternative alternatives technique techniques
strategy scheme schemes bound bounds limit limits threshold barrier ceiling floor confirm confirms imply implies means meaning term terms according
judging judged kind kinds versus vs preferred preferable superiority inferior
whenever entire complete completely evidently apparent apparently visibly precisely namely roughly approximately almost nearly above below overall total non
""".split()


@cache
def neutral() -> frozenset[str]:
    """The words that need no understanding, normalised."""
    return frozenset(singular(word) for word in _NEUTRAL)


@cache
def bounding() -> frozenset[str]:
    """The words of comparison and quantity that a number or a reference has taken up ("greater than or equal to 4")."""
    found = (
        words
        for words, senses in phrases().items()
        if any(kind in ("compare", "quant", "sign", "degree", "not") for kind, _ in senses)
    )
    return frozenset(word for words in found for word in words)


# "5 euros a kilo": of what a number is told.
_RATE = re.compile(r"\d[\d.,]*\s?(?:%|[€$£]|[^\W\d_]+)?\s+(?P<unit>(?:an?|per)\s+[^\W\d_]+)", re.IGNORECASE)


def strange_words(clause: Clause, understood: Sequence[tuple[int, int]] = ()) -> list[str]:
    """The content words of a clause that are no part of a mention or of what is understood, not neutral, and no topic of the document."""
    known = neutral() | bounding() | topic(clause.document)
    covered = [*understood, *((item.start, item.end) for item in clause.items)]
    covered += [one.span("unit") for one in _RATE.finditer(clause.sentence, clause.start, clause.end)]
    found = []
    words = tokens(clause.text)
    counts = all(is_exact(clause.panel(n)) for n in clause.panels)
    for last, token in zip((None, *words), words, strict=False):
        start = token.start + clause.start
        if (
            last is not None
            and last.is_number
            and (unit_named(token.norm) or counts and token.text.islower())
        ):
            continue  # a unit, or what is counted: "9 riders"
        if not token.text[0].isalpha() or len(token.text) < 2 or any(a <= start < b for a, b in covered):
            continue
        kin = {token.norm, token.text.casefold(), *roots(token.norm)}  # "baked", where a label says "baking"
        if not kin & known:
            found.append(token.text)
    return found


_COMPOUND = re.compile(
    r"(?<![\w-])(?:in|out[\s-]of|on|off|cross|inter|intra|within|between|across|same|self|own|non|single|multi|over|under|sub|pre|post|mid|well|ill)[-‐‑](?!zero)[^\W\d_]{3,}",
    re.IGNORECASE,
)


def compounds(clause: Clause) -> list[str]:
    """Words like "in-house" and "over-watered", which narrow what is spoken of, unless the document's titles have them, too."""
    titles = " ".join(f"{panel.figure} {panel.name}" for panel in clause.document.panels).casefold()
    covered = [(item.start, item.end) for item in clause.items if item.kind == "ref"]
    return [
        found.group()
        for found in _COMPOUND.finditer(clause.text)
        if found.group().casefold() not in titles
        and not any(a <= clause.start + found.start() < b for a, b in covered)
    ]


# What the cells are said to hold is what the figure is about: "Each cell gives the mean noise in decibels."
_CELLS_HOLD = re.compile(
    r"(?:(?:each|every|all|the|its)\s+)*(?:cells?|numbers?|values?|entries|squares?|tiles?)(?:\s+in\s+(?:it|them|each cell))?\s+"
    r"(?:holds?|gives?|shows?|contains?|reports?|states?|displays?|tells?|is|are|represents?|records?|counts?)\s+([^,;:.]{3,80})",
    re.IGNORECASE,
)


# Means of months are monthly.
_PERIODS = {
    "hour": "hourly", "day": "daily", "night": "nightly", "week": "weekly", "month": "monthly",
    "quarter": "quarterly", "season": "seasonal", "year": "yearly annual annually",
}  # fmt: skip


@cache
def topic(document: Document) -> frozenset[str]:
    """The words by which the document names what it shows."""
    texts: list[str] = []
    for panel in document.panels:
        texts += [panel.figure, panel.name, panel.legend.label if panel.legend else ""]
        for axis in (panel.rows, panel.columns):
            texts += [
                *axis.names,
                *(tick.text for tick in axis.ticks),
            ]
    texts += [told[1] for statement in document.statements if (told := _CELLS_HOLD.match(statement.text))]
    words = [word for text in texts for word in norms(text)]
    forms = frozenset(form for word in words for form in (word, *roots(word))) | _units(document)
    forms |= told_measures(document)
    forms |= SENDS | RECEIVES if ends_of_ways(document) else frozenset()
    return forms | {told for word in forms for told in _PERIODS.get(word, "").split()}


def _units(document: Document) -> frozenset[str]:
    units: Iterable[str] = (q.unit for panel in document.panels for q in panel.values.values() if q.unit)
    return frozenset(re.sub(r"[^a-z]", "", unit.casefold()) for unit in units)


_NAMED_PLACE = re.compile(r"\b(?:from|at|in|for|by|on|with|to|between) (?P<name>[A-Z][a-z]{2,})")


def names_unknown_place(clause: Clause, number: Item) -> bool:
    """`57 is the lowest, from Ada to Bob`: whether a place is named behind the number by names that nothing in the grid has."""
    known = [item for item in clause.items if item.start >= number.end]
    return any(
        not any(item.start <= found.start("name") < item.end for item in known)
        for found in _NAMED_PLACE.finditer(clause.statement.text, number.end, clause.end)
    )
