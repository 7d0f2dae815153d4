"""What a clause says of the figure's make-up, put together: counts, axes and legends."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from auditor.claim import Judgement, Reading
from auditor.claims.makeup.axis_frames import axis_parts
from auditor.claims.makeup.count_frames import counts, of_size
from auditor.claims.makeup.facts import Fact, Place, in_words, parts_of
from auditor.claims.makeup.legend_frames import legend_ends
from auditor.claims.makeup.told_sizes import told_sizes
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, phrasing
from auditor.language.refs import AxisRef
from auditor.model import Document
from auditor.numerals import cardinal
from auditor.truth import Truth, all_of
from auditor.world import Selection, World, same_labels

# What a description says of the measure and of the cells in general, which needs no proof.
_ASIDES = (
    r"(?:show|display|give|report|present|contain|plot|depict|list|hold|compare|annotate|visualize|visualise|with|of)(?: (?:the|an|a|its|their))? (?:median|mean|average|total|maximum|minimum|averaged|summed|best)(?= [a-z])",
    r"(?:under|over|across|by|at|above|below) (?:varying|different|various|changing|a|an|the|several|all|multiple|each)",
    r"(?:each|every one)(?: of (?:them|which))? (?:with|holding|showing|containing|carrying|bearing|annotated with|giving|has|have) [^<]*",
    r"(?:neither|no|none of the|without)(?: (?:other|explicit|numeric|visible|printed|further|clear|labelled|labeled))* (?:axis|axe|tick|label|caption|legend|key|title|color bar|colorbar|scale|unit|gridline|<axis>)[^<]*",
    r"^(?:in total|altogether|overall|in all|all told)(?= ,)",
    r"(?:below|above) (?:is|are|follow|follows|you|we|stand|stands)",
    r"(?:table|list|text|values?|listed|shown|given|see|reproduced|transcribed|{cell|panel}) (?:below|above)",
    r"a single (?:metric|measure|score|quantity|legend|color|colour|model|run|value|bar|{cell|panel})",
    r"one(?: common| shared| single)? (?:color|colour|legend|bar|scale|key)[^<]*",
    r"relative to (?:the |a )?(?:(?:{number|tick}|-|to) )*(?:mean|average|baseline|climatology|reference|median)",
    r"linear (?:probe|model|regression|classifier|layer|map|projection|head|scale)",
    r"square(?= {panel})",
    r"(?:in which|where|with) (?:a|each|every|one|the) {cell} (?:is|be|give|show|hold|tell|contain|report|being|giving|showing|holding) [^,;]*",
    r"one {cell} (?:for|per) [^;]*",
    r"{number} (?:above|below|beside|next to|on top of|under|underneath|over|behind|beneath|after) (?:the )?(?:other|another|next)",
    r"(?:extended|completed|framed|bordered|followed|supplemented) by [^;]*total[^;]*",
    r"\( (?:the |without |plus |not counting |apart from |excluding )*[^()]*total[^()]*\)",
)


@dataclass(frozen=True, slots=True)
class Makeup:
    """What a clause says of the make-up of some panels: all of it must hold."""

    facts: tuple[Fact, ...]
    panels: tuple[Selection, ...]

    def describe(self, document: Document) -> str:
        """For instance: 4 rows, 5 columns, 20 cells."""
        return in_words(self.facts, self.panels, document)


_COUNTS = ("size", "cells", "pairs", "given values", "panels", "names")


@lru_cache(maxsize=64)  # two kinds of claims ask for it
def described(clause: Clause) -> Reading | None:
    """The reading of a clause as a description of the make-up; None where it says nothing of it."""
    if _PREDICATED.search(clause.statement.text) or _goes_with_others(clause):
        return None
    if (sizes := told_sizes(clause)) is not None:
        makeup = Makeup(sizes, tuple(map(Selection, clause.panels)))
        whole = ((clause.start, clause.end),)
        return Reading(makeup, frozenset(clause.items), clause.panels, understood=whole, overrides=("count",))
    of_axes, asides, declared = axis_parts(clause)
    of_ticks = {item for fact, items, _ in of_axes if fact.about in ("rows", "columns") for item in items}
    counted = [one for one in counts(clause) if one[0].about != "cells" or not of_ticks & one[1]]
    if _CASES.search(clause.text) and all(same_labels(clause.panel(panel)) for panel in clause.panels):
        counted = [one for one in counted if one[0].about != "cells"]  # the cells count the cases
    told = of_size(clause, counted)
    lone = [one for one in counted if one not in told]
    found = of_axes if declared else [*told, *of_axes]
    if not found:
        found = list(legend_ends(clause))
    if not found and not clause.critical:
        found = list(_labelled(clause))
    if not found:
        return None
    items = asides.union(_asides(phrasing(clause)), *(items for _, items, _ in (*found, *lone)))
    items |= _running(clause) if of_axes else frozenset()
    facts = tuple(dict.fromkeys(fact for fact, _, _ in found))
    panels = _declared_for(clause) if declared else clause.panels
    makeup = Makeup(facts, tuple(map(Selection, panels)))
    # Frames of the make-up are whole phrases; the words beside them tell what is measured, and change no count.
    items = frozenset(clause.items) if clause.critical <= items else items
    sized = {"rows", "columns"} <= {fact.about for fact in facts}
    over = ("count",) if sized else ()  # "each row has four cells and each column five": no cells that are 5
    return Reading(makeup, items, clause.panels, understood=((clause.start, clause.end),), overrides=over)


def _goes_with_others(clause: Clause) -> bool:
    """`the commonest are A and B, with four cells each`: whose cells they are is told before, if not by its panels or lines."""
    before = clause.statement.text[: clause.start]
    return bool(_WITH.search(before)) and not _WHOLES.search(before)


def _declared_for(clause: Clause) -> tuple[int, ...]:
    """The panels that have the axis in whose declaration a clause stands; all that it may speak of where none is known to."""
    span = clause.statement.span
    sides = {
        panel: (clause.panel(panel).rows.declaration, clause.panel(panel).columns.declaration)
        for panel in clause.panels
    }
    own = tuple(
        panel for panel, declared in sides.items() if any(one and one.span.overlaps(span) for one in declared)
    )
    return own or clause.panels


def _running(clause: Clause) -> frozenset[Item]:
    """`Dose doubles from left to right (1, 2, 4, 8)`: the words by which an axis, and nothing in its cells, grows."""
    first = min(clause.items, key=lambda item: item.start, default=None)
    if (
        first is None
        or not isinstance(first.value, AxisRef)
        or clause.sentence[clause.start : first.start].strip()
    ):
        return frozenset()
    return frozenset((*clause.of("trend"), *clause.of("factor")))


# "Six cells hold more than half of the weight": what is told of some of them.
_PREDICATED = re.compile(
    r"\b(?:cells?|squares?|tiles?|boxes|blocks?|fields?) (?:carry|carries|hold|holds|have|has|get|gets|take|takes|receive|receives|attract|attracts)"
    r" (?:(?:much|far|well) )?(?:(?:more|less|fewer) than|at (?:least|most)|over|under|above|below) (?:an? |one )?"
    r"(?:half|third|quarter|fifth|tenth)",
    re.IGNORECASE,
)
_WITH = re.compile(r"\bwith\s*$", re.IGNORECASE)
_WHOLES = re.compile(
    r"\b(?:heat\s?maps?|panels?|matri\w+|maps?|plots?|charts?|grids?|tables?|rows?|columns?|images?|pictures?)\b",
    re.IGNORECASE,
)
_CASES = re.compile(r"\bcases?\b", re.IGNORECASE)
_PANELS = re.compile(
    r"(?P<n>[A-Za-z]+(?:-[a-z]+)?|\d{1,2})\s+(?:[\w-]+\s+){0,3}?(?:heat\s?maps|panels|matrices|maps|plots|charts|grids|sub-?plots|figures)",
    re.IGNORECASE,
)


def _labelled(clause: Clause) -> Iterator[tuple[Fact, frozenset[Item], Place]]:
    """`Four heatmaps: arranged in a row, ...`: the label counts, and the text behind it says no more."""
    label = _PANELS.fullmatch(clause.statement.trail[-1]) if clause.statement.trail else None
    count = (int(label["n"]) if label["n"].isdigit() else cardinal(label["n"])) if label else None
    if label and count:
        yield (
            Fact("panels", number=Num(float(count), 1.0, label["n"], word=True)),
            frozenset(),
            (clause.start, clause.end),
        )


def _asides(line: Phrasing) -> Iterator[Item]:
    for frame in _ASIDES:
        for match in line.find(frame):
            counts = "relative" not in frame and "other" not in frame
            yield from (item for item in match.items if item.kind != "number" or not counts)


def is_shape(makeup: Makeup) -> bool:
    """Whether a description counts panels, cells, rows or columns; otherwise it is one of axes."""
    about = {fact.about for fact in makeup.facts}
    return bool(about & set(_COUNTS)) or about <= {"rows", "columns"}


def judge(claim: Makeup, world: World) -> Judgement:
    """True if all facts hold; those that do not tell what the data show instead."""
    parts = parts_of(claim.facts, claim.panels)
    truths = [part.truth(world) for part in parts]
    wrong = [
        part.shown(world.document) for part, one in zip(parts, truths, strict=True) if one is Truth.FALSE
    ]
    says = "; ".join(dict.fromkeys(wrong or [parts[0].shown(world.document)]))
    return Judgement(all_of(truths), says, missing="the document does not show the whole of it")
