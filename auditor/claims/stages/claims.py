"""What stages claim: that the values of a line rise, fall, stay or turn one after the other, with what is told of each stage."""

from dataclasses import dataclass, fields, replace

from auditor.claims.courses.runs import Run
from auditor.claims.judging import num_text
from auditor.language.numbers import Num
from auditor.model import Document

WAYS = {
    "up": "rises",
    "down": "falls",
    "level": "stays",
    "any": "goes",
    "pass": "passes",
    "top": "has its top",
    "bottom": "has its bottom",
}
# What a stage tells beside its way: each can be the slip that makes a sentence wrong.
ANYWHERE = "*"
TOLD = ("size", "first", "last", "told", "start", "end")


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage: its way, how far it goes, its values and its ticks at both ends.

    `told` is a number in brackets, which may be its last value or its size. `opens` and `closes` tell that it begins
    or ends where the line does; `step` that it is a single step, `into` that its last tick is told as where it happens,
    `rate` that its size is that of each of its steps.
    """

    way: str
    size: Num | None = None
    first: Num | None = None
    last: Num | None = None
    told: Num | None = None
    start: str = ""
    end: str = ""
    opens: bool = False
    closes: bool = False
    step: bool = False
    into: bool = False
    rate: bool = False
    steady: bool = False  # step by step, which is only asked for where it is borne out

    def __post_init__(self) -> None:
        if self.way not in WAYS:
            raise ValueError(f"no stage goes {self.way!r}")

    @property
    def facts(self) -> tuple[str, ...]:
        """The names of what is told of it."""
        return tuple(name for name in TOLD if getattr(self, name))

    @property
    def anchored(self) -> bool:
        """Whether it is told where it ends."""
        return bool(self.size and not self.rate or self.last or self.told or self.end or self.step)

    def without(self, name: str) -> "Stage":
        """The same stage with one thing left unsaid."""
        empty = (
            ANYWHERE if name == "start" and self.way == "level" else "" if name in ("start", "end") else None
        )
        return replace(self, **{name: empty})  # type: ignore[arg-type]

    def describe(self) -> str:
        """For instance: rises by 4 from 3 at May to 7 at June."""
        by = f" by {num_text(self.size)}{' a step' if self.rate else ''}" if self.size else ""
        ends = [
            f" {word}{f' {num_text(num)}' if num else ''}{f' at {tick}' if tick else ''}"
            for word, num, tick in (("from", self.first, self.start), ("to", self.last, self.end))
            if num or tick
        ]
        told = f" ({num_text(self.told)})" if self.told else ""
        return f"{WAYS[self.way]}{by}{''.join(ends)}{told}"


@dataclass(frozen=True, slots=True)
class Stretch:
    """The stages of one line, or of each of several; `either` tells that it may be followed from either end."""

    run: Run
    stages: tuple[Stage, ...]
    either: bool = False

    @property
    def facts(self) -> int:
        """How many numbers and ticks are told; what is told of each of several lines counts more."""
        return sum(len(stage.facts) + stage.rate for stage in self.stages) * (
            1 if len(self.run.across or ()) == 1 else 3
        )

    def describe(self, document: Document) -> str:
        """For instance: the values for A along Month: rises to 5, then falls by 2."""
        return f"{self.run.describe(document)} {', then '.join(one.describe() for one in self.stages)}"


@dataclass(frozen=True, slots=True)
class Stages:
    """All that a sentence tells; nothing is refuted by what is not `certain`."""

    parts: tuple[Stretch, ...]
    certain: bool = True

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(part.describe(document) for part in self.parts)


assert set(TOLD) <= {one.name for one in fields(Stage)}
