"""Sentences that tell the stages of lines, read as a whole and to their last word."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.courses.flow import pronouns
from auditor.claims.courses.runs import Run
from auditor.claims.paths.entering import read as entering
from auditor.claims.stages.claims import Stages, Stretch
from auditor.claims.stages.drafting import Draft
from auditor.claims.stages.parsing import Telling, loose, marked, tellings
from auditor.claims.stages.setting import ACROSS, SPANNING, Setting
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import uncut
from auditor.language.loose import unknown_words
from auditor.language.refs import TickRef
from auditor.language.singled_out import singled_out
from auditor.language.strange import topic
from auditor.language.vocabulary import vocabulary
from auditor.language.ways import Way, is_ordered
from auditor.model import Document, Statement

_DIGITS = re.compile(r"\d")
# A walk from an end that is only told by what it is like may begin at either.
_TURNED = re.compile(r"\b(?:up|upwards?|end|side|edge|right|bottom|left|top|leftwards?)\b")
_FEWEST = 2
_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count peak move path effect".split()
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence as telling stages, where it tells at least two things of them in numbers or ticks."""
    if statement.asks or not _DIGITS.search(statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    none = bool(clause.items) and clause.items[0].has("quant", "none")
    if none or clause.of("factor") or any(singled_out(clause)):
        return  # "quadruples, going from 5 to 36": the ends alone do not tell how many times
    line = marked(clause)
    told = tellings(line) if len(clause.panels) == 1 else []
    if not told or any(_is_apart(one, document) for one in told) or any(entering(clause)):
        return
    sure = not unknown_words(clause, [*loose(line, told)])
    for side in ("rows", "columns"):
        for ticks in (False, True):
            parts = _parts(Setting(clause, clause.panels[0], side, ticks), told)
            if parts and sum(part.facts for part in parts) >= _FEWEST:
                yield Reading(
                    Stages(parts, sure),
                    frozenset(clause.items),
                    clause.panels,
                    bool(clause.of("hedge")),
                    ((0, len(clause.text)), *pronouns(clause)),
                    _OVERRIDDEN,
                )


def _is_apart(told: Telling, document: Document) -> bool:
    """Whether a distance may be one between lines, as the document measures none."""
    words = told.who.words("measure", "they") if told.who is not None else ""
    return "distance" in words and "distance" not in topic(document)


def _parts(setting: Setting, told: Sequence[Telling]) -> tuple[Stretch, ...]:
    """What is told of each line; none where something of it makes no sense along this side."""
    found: list[Stretch] = []
    spans = tuple((kind, lead) for kind, lead in told[0].leads if kind in SPANNING)
    for one in told:
        shared = found and not one.leads  # "from A to B, one rises by 4 and the other by 5"
        part = _part(setting, replace(one, leads=spans) if shared else one)
        if part is None:
            return ()
        found.append(part)
    return tuple(found)


def _part(setting: Setting, told: Telling) -> Stretch | None:
    across = ACROSS[setting.side]
    walked = any(kind == "walk" for kind, _ in told.leads)
    if not is_ordered(setting.axis) and not walked:
        return None
    draft = Draft(setting)
    named = _named(setting, told)
    if named is None or not all(draft.take_span(f, kind) for kind, f in told.leads if kind in SPANNING):
        return None
    everywhere = [f for kind, f in told.leads if kind == "every"]
    for found in everywhere:
        sides = {i.value.side for i in found.items("every") if isinstance(i.value, TickRef)}
        if sides != {across}:
            return None
    stages = draft.stages(told.verbs)
    every = draft.every or bool(everywhere)
    lines = {*named, *draft.named}
    if stages is None or (lines if every else len(lines) != 1):
        return None
    turned = any(kind == "walk" and _TURNED.search(f.match.group()) for kind, f in told.leads)
    other = setting.clause.panel(setting.panel)
    chosen = plain_lines(other.rows if across == "rows" else other.columns) if every else tuple(lines)
    return Stretch(Run.along(setting.panel, Way(setting.side), chosen), stages, turned)


def _named(setting: Setting, told: Telling) -> list[int] | None:
    """The line that is spoken of, by who it is and by the words in front; None where these name no single one."""
    told_by = [f.items("line") for kind, f in told.leads if kind in ("walk", "line") and f.words("line")]
    if told.who is not None and told.who.words("who"):
        told_by.append(told.who.items("who"))
    own = [setting.at(items, ACROSS[setting.side]) for items in told_by]
    return [at[0] for at in own] if all(len(at) == 1 for at in own) else None
