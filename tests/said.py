"""What the tool makes of one sentence beside a grid: for the tables of wordings in `tests/claims`."""

from dataclasses import dataclass
from functools import lru_cache

from auditor.claim import ClaimKind, Judged
from auditor.judgement import judged
from auditor.reading.document import read
from auditor.rule import members
from auditor.source import Source


@dataclass(frozen=True)
class Said:
    """The verdicts on the claims of a sentence, with how each was understood."""

    verdicts: tuple[str, ...]
    kinds: tuple[str, ...]
    read_as: tuple[str, ...]
    explanations: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """One word for the sentence: contradicted if a claim is, supported if all are, else the first other verdict."""
        if "contradicted" in self.verdicts:
            return "contradicted"
        others = [verdict for verdict in self.verdicts if verdict != "supported"]
        return others[0] if others else "supported" if self.verdicts else "nothing said"


@lru_cache(maxsize=1024)
def said(grid: str, sentence: str) -> Said:
    """Judge a sentence that stands in a section of observations below a grid.

    `grid` is a document up to its data; it needs no observations of its own.
    """
    text = f"{grid.rstrip()}\n\n### Observations\n\n"
    found = [j for j in all_judged(f"{text}{sentence}\n", len(text)) if j.span.start >= len(text)]
    return Said(
        tuple(j.verdict.value for j in found), tuple(j.kind for j in found), tuple(j.read_as for j in found), tuple(j.explanation for j in found)
    )  # fmt: skip


def all_judged(text: str, since: int = 0) -> tuple[Judged, ...]:
    """What became of every statement of a document, or of those that stand from a place on."""
    return judged(read(Source("document.md", text)), members(ClaimKind), since)
