"""Stages in the making: a verb, and one after the other what stands beside it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from auditor.claims.better import better
from auditor.claims.found import Found, side_of
from auditor.claims.stages.claims import Stage
from auditor.claims.stages.parsing import Verb
from auditor.claims.stages.setting import ACROSS, SPANNING, Setting
from auditor.language.numbers import Num

_OWN_WAYS = ("up", "down", "level", "top", "bottom", "pass")
# Verbs beside which a bare number is a value, and no size.
_OF_VALUES = ("reach", "pass", "any", "close", "open", "top", "bottom", "level")
# Verbs beside which "at 5" tells a tick, where 5 is one.
_AT_TICKS = ("up", "down", "pass", "reach", "any")


@dataclass(slots=True)
class Draft:
    """Stages in the making, with the lines that are named among them and what is told of every line or step."""

    setting: Setting
    named: list[int] = field(default_factory=list)
    start: str = ""
    end: str = ""
    stepwise: bool = False
    every: bool = False

    def take_span(self, found: Found, kind: str) -> bool:
        """Take the ticks that are told in front of all stages."""
        told = self.setting.span(found, kind)
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
            if stage is None or one.kind == "open" and (opening is not None or made):
                return None
            if one.kind == "open":
                opening = stage
            elif one.kind == "reach" and made and made[-1].way in ("up", "down") and not made[-1].anchored:
                made[-1] = replace(made[-1], last=stage.last, end=stage.end, closes=stage.closes)
            else:
                made.append(stage)
        if not made or self.stepwise and not _step_by_step(made):
            return None
        if opening is not None and not _opened(made, opening):
            return None
        return tuple(made) if self._between(made) else None

    def _between(self, made: list[Stage]) -> bool:
        """Put the ticks that are told in front to the stages they belong to; whether that makes sense."""
        if self.start:
            if made[0].start or made[0].first and made[0].opens:
                return False
            made[0] = replace(made[0], start=self.start)
        if self.end:
            early = len(made) > 1 and (not self.start or any(stage.end for stage in made[1:]))
            at = 0 if early else -1
            if made[at].end:
                return False
            made[at] = replace(made[at], end=self.end)
        return True

    def _stage(self, verb: Verb) -> Stage | None:
        way = self._way(verb)
        stage = Stage(way) if way else None
        for kind, found in verb.beside:
            if stage is None:
                return None
            if kind in ("each", "every"):
                across = any(side_of(i) == ACROSS[self.setting.side] for i in found.items("every"))
                self.every |= across
                self.stepwise |= not across
            else:
                stage = self._taken(stage, verb, kind, found)
        if stage is not None and verb.kind == "close":
            return replace(stage, closes=not stage.end)  # "ends at 4" is told of the line's last value
        return stage

    def _way(self, verb: Verb) -> str:
        if verb.word.startswith(("<good>", "<bad>")):
            best = better(self.setting.clause.document, self.setting.panel)
            if not best:
                return ""
            return "up" if (best == "higher") == verb.word.startswith("<good>") else "down"
        return verb.kind if verb.kind in _OWN_WAYS else "any"

    def _taken(self, stage: Stage, verb: Verb, kind: str, found: Found) -> Stage | None:
        """A stage with one more thing told of it."""
        if kind in SPANNING[:2] or kind == "nth":
            told = self.setting.span(found, kind)
            return None if told is None else _spanned(stage, told)
        if kind in ("since", "until", "at"):
            return self._tick(stage, kind, found)
        if kind == "by":
            return self._size(stage, verb, found)
        if kind in ("to", "from"):
            return self._end(stage, verb, found, "last" if kind == "to" else "first")
        if kind == "values":
            return self._values(stage, found)
        if kind in ("first", "before"):
            return self._early(stage, kind, found)
        plain = _PLAIN.get(kind)
        return plain(stage, found) if plain else stage

    def _early(self, stage: Stage, kind: str, found: Found) -> Stage | None:
        """`in the first ten minutes`, which end at 10; `before May`."""
        if kind == "first":
            counted = self.setting.axis.ticks[0].number == 0
            return self._ticked(stage, found, "first_tick", "end") if counted else None
        tick = self.setting.before(found, "before")
        return replace(stage, end=tick) if tick and not stage.end else None

    def _size(self, stage: Stage, verb: Verb, found: Found) -> Stage | None:
        number = self.setting.number(found, "size")
        bare = not found.match.group().strip(" ,").startswith("by ")
        if number is None or stage.size and not bare:
            return self._tick(stage, "until", found, "size")
        if verb.kind == "pass" and number.op == ">":
            number = replace(number, op="=")  # "passes 50" is told of where it does so
        if bare and (verb.goes_to or verb.kind in _OF_VALUES):
            return replace(stage, last=number) if stage.last is None else None
        return replace(stage, size=number) if stage.size is None else None

    def _end(self, stage: Stage, verb: Verb, found: Found, name: str) -> Stage | None:
        """`to 5`, `to 5 at C`, `at C`: a value at one end of a stage, a tick, or both."""
        preposition = found.match.group().strip(" ,").split(" ")[0]
        number = self.setting.number(found, name)
        if number is not None and preposition in ("at", "with", "of", "into"):
            written = found.number(name) is not None
            number = number if written and not stage.last and verb.kind not in _AT_TICKS else None
        if number is None or stage.last and name == "last":
            return self._tick(stage, "at" if name == "last" else "since", found, name)
        if name == "first" and stage.first:
            return None
        told = replace(stage, last=number) if name == "last" else replace(stage, first=number)
        if not found.words(f"{name}_tick"):
            return told
        return self._ticked(told, found, f"{name}_tick", "end" if name == "last" else "start")

    def _values(self, stage: Stage, found: Found) -> Stage | None:
        if stage.first or stage.last or stage.start or stage.end:
            return None
        if self.setting.ticks:
            start, end = (self.setting.tick(found, name) for name in ("first", "last"))
            return replace(stage, start=start, end=end) if start and end else None
        first, last = (self.setting.number(found, name) for name in ("first", "last"))
        told = replace(stage, first=first, last=last) if first and last else None
        for name, side in (("first_tick", "start"), ("last_tick", "end")):
            if told is not None and found.words(name):
                told = self._ticked(told, found, name, side)
        return told

    def _tick(self, stage: Stage, kind: str, found: Found, name: str = "") -> Stage | None:
        """A tick beside a verb: where its stage begins or ends, or the line that it speaks of."""
        told = self._ticked(stage, found, name or kind, "start" if kind == "since" else "end")
        return replace(told, into=True) if told and kind == "at" and told.end and not stage.end else told

    def _ticked(self, stage: Stage, found: Found, name: str, side: str) -> Stage | None:
        tick = self.setting.tick(found, name)
        if tick is not None:
            taken = stage.start if side == "start" else stage.end
            if taken not in ("", tick):
                return None
            return replace(stage, start=tick) if side == "start" else replace(stage, end=tick)
        own = self.setting.at(found.items(name), ACROSS[self.setting.side])
        if len(own) == 1:
            self.named += own
            return stage
        told = self.setting.span(found, "span", name)
        return None if told is None else _spanned(stage, told)


def _spanned(stage: Stage, told: tuple[str, str]) -> Stage | None:
    if stage.start and told[0] or stage.end and told[1]:
        return None
    return replace(stage, start=told[0] or stage.start, end=told[1] or stage.end)


def _step_by_step(made: list[Stage]) -> bool:
    """`by 4, 5 and 2 with each step` is told of single steps, `by 4 each week` of all of them; whether it is either."""
    if len(made) == 1 and made[0].size:
        made[0] = replace(made[0], rate=True)
        return True
    if len(made) < 2 or not all(stage.size for stage in made[:-1]):
        return False
    made[:] = [replace(stage, step=bool(stage.size)) for stage in made]
    return True


def _opened(made: list[Stage], opening: Stage) -> bool:
    """Begin the first stage with the value at which the line is told to start; whether that makes sense."""
    value = opening.size or opening.last or opening.first
    if value is None or made[0].first or made[0].start:
        return False
    made[0] = replace(made[0], first=value, start=opening.end, opens=not opening.end)
    return True


def _told(stage: Stage, found: Found) -> Stage | None:
    num = found.number("told")
    return replace(stage, told=num) if num and not stage.told else None


def _even(stage: Stage, found: Found) -> Stage | None:
    number = found.number("size")
    return replace(stage, size=number, rate=True) if number and not stage.size else None


def _single(stage: Stage, found: Found) -> Stage | None:
    return None if stage.size else replace(stage, size=Num(1.0, 1.0, "1"))


def _adverb(stage: Stage, found: Found) -> Stage | None:
    return replace(stage, steady=stage.steady or "<steadily>" in found.match.group())


_PLAIN: dict[str, Callable[[Stage, Found], Stage | None]] = {
    "told": _told,
    "adverb": _adverb,
    "steps": _even,
    "single": _single,
    "rate": lambda stage, found: replace(stage, rate=True) if stage.size else None,
    "end": lambda stage, found: replace(stage, closes=True),
    "start": lambda stage, found: replace(stage, opens=True),
    "step": lambda stage, found: replace(stage, step=True),
}
