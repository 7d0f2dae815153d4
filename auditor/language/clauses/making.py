"""The clauses of a statement."""

from dataclasses import replace
from functools import lru_cache

from auditor.language.amounts_of import amounts_of
from auditor.language.between_ends import between_ends
from auditor.language.clauses.announcing import announced
from auditor.language.clauses.apposition import named_at_once
from auditor.language.clauses.carried_places import carried
from auditor.language.clauses.clause import Clause
from auditor.language.clauses.cutting import cuts
from auditor.language.clauses.ellipsis import completed
from auditor.language.clauses.examples import told_examples, without_examples
from auditor.language.clauses.guarantees import guarantees
from auditor.language.clauses.idle import directed, without_idle
from auditor.language.clauses.latter import pointed
from auditor.language.clauses.mean_cells import means_as_cells
from auditor.language.clauses.opinions import without_opinions
from auditor.language.clauses.own_nouns import native
from auditor.language.clauses.panel_lines import panel_lines
from auditor.language.clauses.panels import panels_of
from auditor.language.clauses.passages import passages
from auditor.language.clauses.presupposed import presupposed
from auditor.language.clauses.pronouns import about_it
from auditor.language.clauses.sharing import distributed
from auditor.language.clauses.spots import spots
from auditor.language.clauses.totals import without_totals
from auditor.language.colours_worn import colours_worn
from auditor.language.deeds import deeds_told, felt_by_one, further_steps
from auditor.language.depths_told import depths_told
from auditor.language.each_further import each_further, effects
from auditor.language.ellipsis import retold_at, spelled_out
from auditor.language.items import Item
from auditor.language.lasting_firsts import bare_stretches, lasting_firsts
from auditor.language.lines_apart import lines_apart
from auditor.language.mentions import analyse
from auditor.language.mentions.analysis import Analysis
from auditor.language.mentions.families import FAMILY
from auditor.language.mistakes_of_lines import mistakes_of_lines
from auditor.language.never_failing import never_failing
from auditor.language.oclock import hours_in_words
from auditor.language.retained import retained
from auditor.language.sized_nouns import lines_by_number
from auditor.language.values_had import values_had
from auditor.language.values_missing import values_missing
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement


def clauses(
    statement: Statement, document: Document, names: Vocabulary, topic: tuple[Item, ...] = ()
) -> list[Clause]:
    """The clauses of a statement, and of the examples that it gives."""
    whole, everything, analysis = _told_whole(statement, document, names, topic)
    text = whole.text
    items = named_at_once(without_examples(everything, text), text)
    found: list[Clause] = []
    before: tuple[Item, ...] = ()
    last: tuple[Item, ...] = ()
    for start, end in cuts(text, items):
        own = about_it(tuple(item for item in items if start <= item.start < end), before, analysis)
        full = completed(text, start, own, last)
        last = full if any(item.has("extreme") for item in full) else last
        found.extend(distributed(_part(whole, start, end, full, before)))
        before = (*before, *own)
    for start, end, own in told_examples(everything, text):
        found.append(replace(_part(whole, start, end, own, before), label=(), aside=True))
    return found


def uncut(statement: Statement, document: Document, names: Vocabulary) -> Clause:
    """A statement as a single clause with all of its mentions."""
    whole, everything, _ = _told_whole(statement, document, names, ())
    return _part(whole, 0, len(whole.text), everything, ())


@lru_cache(maxsize=512)
def _told_whole(
    statement: Statement, document: Document, names: Vocabulary, topic: tuple[Item, ...]
) -> tuple[Clause, tuple[Item, ...], Analysis]:
    """A clause of the whole sentence that has no mention of its own, and the mentions."""
    statement = spelled_out(statement)
    statement = retold_at(statement, sorted(hours_in_words(statement.text, document)))
    statement = retold_at(statement, list(depths_told(statement.text, document)))
    statement = retold_at(statement, sorted(colours_worn(statement.text, document, names)))
    statement = retold_at(statement, list(between_ends(statement.text, document)))
    statement = retold_at(statement, sorted(values_missing(statement.text, document)))
    statement = retold_at(statement, sorted(values_had(statement.text, document, names)))
    statement = retold_at(statement, sorted(amounts_of(statement.text, document)))
    statement = retold_at(statement, list(mistakes_of_lines(statement.text, document)))
    statement = retold_at(statement, list(lines_by_number(statement.text, document, names)))
    statement = retold_at(statement, sorted(deeds_told(statement.text, document, names)))
    statement = retold_at(statement, list(felt_by_one(statement.text)))
    statement = retold_at(statement, list(further_steps(statement.text, document, names)))
    statement = retold_at(statement, list(each_further(statement.text, document)))
    statement = retold_at(statement, sorted(effects(statement.text)))
    statement = retold_at(statement, list(retained(statement.text, document)))
    statement = retold_at(statement, sorted(never_failing(statement.text)))
    statement = retold_at(statement, list(bare_stretches(statement.text)))
    statement = retold_at(statement, list(lasting_firsts(statement.text, document, names)))
    statement = retold_at(statement, list(lines_apart(statement.text, names)))
    statement = announced(statement, document, names)
    statement = panel_lines(without_opinions(statement, document, names), document, names)
    statement = presupposed(guarantees(statement, document), document, names)
    statement = carried(statement, document, names)
    text = statement.text
    analysis = analyse(text, document, names)
    everything = native(
        spots(passages(pointed(without_idle(directed(analysis), analysis), analysis), text, document), text),
        analysis,
        document,
    )
    everything = without_totals(means_as_cells(everything, text, document), text)
    whole = replace(_whole(statement, document, names, topic), ticks=analysis.ticks)
    return whole, tuple(everything), analysis


def _whole(statement: Statement, document: Document, names: Vocabulary, topic: tuple[Item, ...]) -> Clause:
    """A clause of the whole sentence, with what each part of it inherits and no mention of its own."""
    text = statement.text
    titles = {panel.figure for panel in document.panels}  # what names the whole figure picks no panel of it
    scoping = [heading for heading in statement.trail if heading not in titles]
    mentioned = (item for heading in scoping for item in analyse(heading, document, names).items)
    trail = tuple(item for item in mentioned if not item.has(*FAMILY))
    label: tuple[Item, ...] = ()
    if statement.trail:
        named = passages(
            directed(analyse(statement.trail[-1], document, names)), statement.trail[-1], document
        )
        label = tuple(item for item in spots(named, statement.trail[-1]) if not item.has(*FAMILY))
    return Clause(document, statement, text, 0, len(text), (), label, (), (), False, text, trail, topic)


def _part(whole: Clause, start: int, end: int, own: tuple[Item, ...], before: tuple[Item, ...]) -> Clause:
    """A part of the sentence with its mentions and those before it."""
    panels, named = panels_of(whole, own, before)
    text = whole.text[start:end]
    return replace(
        whole,
        text=text,
        start=start,
        end=end,
        items=own,
        before=before,
        panels=panels,
        named=named,
        ticks=tuple(item for item in whole.ticks if start <= item.start < end),
    )
