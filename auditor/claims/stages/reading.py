"""Sentences that tell the stages of lines, read as a whole and to their last word."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.courses.runs import Run
from auditor.claims.found import Found, is_line
from auditor.claims.stages.claims import Stage, Stages, Stretch
from auditor.claims.stages.parsing import Telling, Verb, loose, marked, tellings
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause, uncut
from auditor.language.items import Item
from auditor.language.loose import unknown_words
from auditor.language.numbers import Num
from auditor.language.refs import TickRef, axis_of
from auditor.language.vocabulary import vocabulary
from auditor.language.ways import Way, is_ordered, positions
from auditor.model import Document, Statement

_ACROSS = {"rows": "columns", "columns": "rows"}
_PLAIN_NUMBER = re.compile(r"(?:another |the |a )?([-+−]?\d+(?:\.(\d+))?)")
_DIGITS = re.compile(r"\d")
_UNTIL = ("up to", "until", "till", "through", "by ")
_SINCE = ("from", "after", "since", "beyond", "past")
_TURNED = re.compile(r"\b(?:up|upwards?|end|side|edge|right|bottom|left|top|leftwards?)\b")
_ONWARDS = re.compile(r"\b(?:on|onwards?)$")
_TO = re.compile(r"\b(?:from|between)\b.*\b(?:to|and|until)\b|\d\s*[-–]\s*\d|\bto\b")
_FEWEST = 2
_OVERRIDDEN = tuple(
    "trend change amount range value stability difference threshold comparison average count peak move path effect".split()
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence as telling stages, where it tells at least two things of them in numbers or ticks."""
    if statement.asks or not _DIGITS.search(statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    if len(clause.panels) != 1:
        return
    line = marked(clause)
    told = tellings(line)
    if not told:
        return
    sure = not unknown_words(clause, [*loose(line, told)])
    for side in ("rows", "columns"):
        for ticks in (False, True):
            parts = _parts(_Setting(clause, clause.panels[0], side, ticks), told)
            if parts and sum(part.facts for part in parts) >= _FEWEST:
                yield Reading(
                    Stages(parts, sure),
                    frozenset(clause.items),
                    clause.panels,
                    bool(clause.of("hedge")),
                    ((0, len(clause.text)),),
                    _OVERRIDDEN,
                )


@dataclass(frozen=True, slots=True)
class _Setting:
    """The side along which lines are followed; `ticks` takes "from 2 to 4" for ticks where both are."""

    clause: Clause
    panel: int
    side: str
    ticks: bool

    def tick(self, found: Found, name: str) -> str | None:
        """The tick that a group tells; None where it tells none of the side."""
        number = found.number(name)
        if number is not None:
            return next((t.text for t in self._axis.ticks if t.number == number.value), None)
        at = self.at(found.items(name))
        return self._axis.ticks[at[0]].text if at and len(at) == 1 else None

    @property
    def _axis(self):  # type: ignore[no-untyped-def]
        return axis_of(self.clause.panel(self.panel), self.side)

    def at(self, items: Sequence[Item], side: str = "") -> tuple[int, ...]:
        """The places of what the first mention names on a side; none where it names another thing."""
        refs = [item.value for item in items if is_line(item.value)]
        if len(refs) != 1 or refs[0].side != (side or self.side):
            return ()
        return positions(self.clause, self.panel, refs[0]) or ()


def _parts(setting: _Setting, told: Sequence[Telling]) -> tuple[Stretch, ...]:
    """What is told of each line; none where something of it makes no sense along this side."""
    found: list[Stretch] = []
    for one in told:
        if found and not one.leads:
            spans = tuple((kind, lead) for kind, lead in told[0].leads if kind in ("pair", "span", "until", "since"))
            one = replace(one, leads=spans)
        part = _part(setting, one)
        if part is None:
            return ()
        found.append(part)
    return tuple(found)


def _part(setting: _Setting, told: Telling) -> Stretch | None:
    clause, panel, across = setting.clause, setting.panel, _ACROSS[setting.side]
    if not is_ordered(axis_of(clause.panel(panel), setting.side)) and not any(k == "walk" for k, _ in told.leads):
        return None
    draft = _Draft(setting)
    named: list[int] = []
    every = either = False
    if told.who is not None and told.who.words("who"):
        own = setting.at(told.who.items("who"), across)
        if len(own) != 1:
            return None
        named += own
    for kind, found in told.leads:
        if kind in ("walk", "line") and found.words("line"):
            own = setting.at(found.items("line"), across)
            if len(own) != 1:
                return None
            named += own
        if kind == "every":
            if not any(isinstance(i.value, TickRef) and i.value.side == across for i in found.items("every")):
                return None
            every = True
        if kind in ("pair", "span", "until", "since") and not draft.take_span(found, kind):
            return None
        either |= kind == "walk" and bool(_TURNED.search(found.match.group()))
    stages = draft.stages(told.verbs)
    named += draft.named
    if stages is None or (len(set(named)) != 1 if not every else named):
        return None
    lines = plain_lines(axis_of(clause.panel(panel), across)) if every else (named[0],)
    return Stretch(Run.along(panel, Way(setting.side), lines), stages, either)


@dataclass(slots=True)
class _Draft:
    """Stages in the making."""

    setting: _Setting
    named: list[int] = field(default_factory=list)
    start: str = ""
    end: str = ""
    stepwise: bool = False

    def take_span(self, found: Found, kind: str) -> bool:
        """Take the ticks that are told in front of all stages."""
        told = self._span(found, kind)
        if told is None:
            return False
        self.start, self.end = told
        return True

    def stages(self, verbs: Sequence[Verb]) -> tuple[Stage, ...] | None:
        """The stages of verbs; None where something of one makes no sense."""
        made: list[Stage] = []
        opening: Stage | None = None
        for one in verbs:
            stage = self._stage(one)
            if stage is None:
                return None
            if one.kind == "open":
                if opening is not None or made:
                    return None
                opening = stage
                continue
            if one.kind == "reach" and made and made[-1].way in ("up", "down") and not made[-1].anchored:
                made[-1] = replace(made[-1], last=stage.last, end=stage.end, closes=stage.closes)
                continue
            made.append(stage)
        if self.stepwise:
            # "by 4, 5 and 2 with each step"; of one step alone others tell
            if len(made) < 2 or not all(stage.size for stage in made[:-1]):
                return None
            made = [replace(stage, step=bool(stage.size)) for stage in made]
        if opening is not None:
            if not made:
                return None
            value = opening.size or opening.last or opening.first
            if value is None or made[0].first or made[0].start:
                return None
            made[0] = replace(made[0], first=value, start=opening.end, opens=not opening.end)
        if self.start and made:
            if made[0].start or made[0].first and made[0].opens:
                return None
            made[0] = replace(made[0], start=self.start)
        if self.end and made:
            early = len(made) > 1 and (not self.start or any(stage.end for stage in made[1:]))
            at = 0 if early else -1
            if made[at].end:
                return None
            made[at] = replace(made[at], end=self.end)
        return tuple(made)

    def _stage(self, verb: Verb) -> Stage | None:
        way = self._way(verb)
        if not way:
            return None
        stage = Stage(way)
        for kind, found in verb.beside:
            if kind == "each":
                self.stepwise = True
                continue
            taken = self._taken(stage, verb, kind, found)
            if taken is None:
                return None
            stage = taken
        return stage

    def _way(self, verb: Verb) -> str:
        if verb.word.startswith(("<good>", "<bad>")):
            best = better(self.setting.clause.document, self.setting.panel)
            if not best:
                return ""
            return "up" if (best == "higher") == verb.word.startswith("<good>") else "down"
        return verb.kind if verb.kind in ("up", "down", "level", "top", "bottom", "pass") else "any"

    def _taken(self, stage: Stage, verb: Verb, kind: str, found: Found) -> Stage | None:
        """A stage with one more thing told of it."""
        if kind in ("panel", "along", "adverb"):
            return stage
        if kind == "values":
            return self._values(stage, found)
        if kind in ("pair", "span"):
            told = self._span(found, kind)
            if told is None or stage.start or stage.end and told[1]:
                return None
            return replace(stage, start=told[0], end=told[1] or stage.end)
        if kind == "by":
            return self._size(stage, verb, found)
        if kind == "single":
            return replace(stage, size=Num(1.0, 1.0, "1")) if not stage.size else None
        if kind in ("to", "from"):
            return self._end(stage, verb, found, "last" if kind == "to" else "first")
        if kind in ("since", "until", "at"):
            return self._tick(stage, verb, kind, found)
        if kind == "told":
            num = found.number("told")
            return replace(stage, told=num) if num and not stage.told else None
        if kind == "end":
            return replace(stage, closes=True)
        if kind == "start":
            return replace(stage, opens=True)
        return replace(stage, step=True)

    def _number(self, found: Found, name: str) -> Num | None:
        """A number, or one that is written as a tick is."""
        number = found.number(name)
        if number is not None:
            return number
        texts = [item.text.strip() for item in found.items(name)]
        match = _PLAIN_NUMBER.fullmatch(texts[0]) if len(texts) == 1 else None
        if match is None:
            return None
        return Num(float(match[1].replace("−", "-")), 10.0 ** -len(match[2] or ""), match[1])

    def _size(self, stage: Stage, verb: Verb, found: Found) -> Stage | None:
        number = self._number(found, "size")
        if number is not None and verb.kind == "pass" and number.op == ">":
            number = replace(number, op="=")  # "passes 50" is told of where it does so
        bare = not found.match.group().strip(" ,").startswith("by ")
        if number is None:
            return self._tick(stage, verb, "until", found, "size")
        if bare and verb.kind in ("reach", "pass", "any", "close", "open", "top", "bottom", "level"):
            return replace(stage, last=number) if stage.last is None else None
        return replace(stage, size=number) if stage.size is None else None

    def _end(self, stage: Stage, verb: Verb, found: Found, name: str) -> Stage | None:
        """`to 5`, `to 5 at C`, `at C`: a value at one end of a stage, a tick, or both."""
        preposition = found.match.group().strip(" ,").split(" ")[0]
        number = self._number(found, name)
        if number is not None and preposition in ("at", "with", "of", "into"):
            plain = found.number(name) is not None
            if not plain or verb.kind in ("up", "down"):
                number = None
        if number is None:
            return self._tick(stage, verb, "at" if name == "last" else "since", found, name)
        if getattr(stage, name) is not None:
            return None
        stage = replace(stage, **{name: number})  # type: ignore[arg-type]
        if not found.words(f"{name}_tick"):
            return stage
        side = "end" if name == "last" else "start"
        return self._ticked(stage, found, f"{name}_tick", side)

    def _values(self, stage: Stage, found: Found) -> Stage | None:
        if stage.first or stage.last or stage.start or stage.end:
            return None
        if self.setting.ticks:
            ends = [self.setting.tick(found, name) for name in ("first", "last")]
            if not all(ends):
                return None
            return replace(stage, start=ends[0] or "", end=ends[1] or "")
        first, last = self._number(found, "first"), self._number(found, "last")
        if first is None or last is None:
            return None
        told: Stage | None = replace(stage, first=first, last=last)
        for name, side in (("first_tick", "start"), ("last_tick", "end")):
            if told is not None and found.words(name):
                told = self._ticked(told, found, name, side)
        return told

    def _tick(self, stage: Stage, verb: Verb, kind: str, found: Found, name: str = "") -> Stage | None:
        """A tick beside a verb: where its stage begins or ends, or the line that it speaks of."""
        side = "start" if kind == "since" else "end"
        told = self._ticked(stage, found, name or kind, side)
        return replace(told, into=True) if told and kind == "at" and told.end and not stage.end else told

    def _ticked(self, stage: Stage, found: Found, name: str, side: str) -> Stage | None:
        tick = self.setting.tick(found, name)
        if tick is not None:
            taken = getattr(stage, side)
            return replace(stage, **{side: tick}) if taken in ("", tick) else None  # type: ignore[arg-type]
        own = self.setting.at(found.items(name), _ACROSS[self.setting.side])
        if len(own) == 1:
            self.named += own
            return stage
        return self._of_range(stage, found, name)

    def _of_range(self, stage: Stage, found: Found, name: str) -> Stage | None:
        told = self._span(found, "span", name)
        if told is None or stage.start and told[0] or stage.end and told[1]:
            return None
        return replace(stage, start=told[0] or stage.start, end=told[1] or stage.end)

    def _span(self, found: Found, kind: str, name: str = "span") -> tuple[str, str] | None:
        """From which tick to which words tell: both, or one of them and ""."""
        if kind == "pair":
            ends = [self.setting.tick(found, end) for end in ("pair_a", "pair_b")]
            return (ends[0], ends[1]) if ends[0] and ends[1] and ends[0] != ends[1] else None
        if kind in ("until", "since"):
            tick = self.setting.tick(found, kind)
            return None if tick is None else ("", tick) if kind == "until" else (tick, "")
        items = found.items(name)
        at = self.setting.at(items)
        if not at:
            return None
        ticks = axis_of(self.setting.clause.panel(self.setting.panel), self.setting.side).ticks
        text = f"{found.match.group().strip(' ,')} {items[0].text.casefold()}"
        ends = (ticks[at[0]].text, ticks[at[-1]].text)
        own = items[0].text.casefold()
        if own.startswith(_UNTIL):
            return "", ends[1]
        since = own.startswith(_SINCE) or re.match(r"(?:from|after|since|beyond)\b", text)
        if at[-1] == len(ticks) - 1 and (_ONWARDS.search(own) or len(at) > 1 and since and not _TO.search(text)):
            return ends[0], ""
        if len(at) == 1 and since:
            return ends[0], ""
        if len(at) > 1 and _TO.search(text):
            return ends
        return None
