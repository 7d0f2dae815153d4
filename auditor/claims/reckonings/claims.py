"""What is reckoned: one number, comparison or rank for each part of a sentence."""

from dataclasses import dataclass

from auditor.claims.cores.claims import Ranked, Tested
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What the part of a sentence that begins `at` a place tells."""

    tested: tuple[Tested, ...] = ()
    ranked: tuple[Ranked, ...] = ()
    at: int = 0
    sure: bool = True

    def describe(self, document: Document) -> str:
        """For instance: Elm in May less Elm in June = 5."""
        told = [one.describe(document) for one in self.tested]
        return "; ".join((*told, *(one.describe(document) for one in self.ranked)))


@dataclass(frozen=True, slots=True)
class Reckonings:
    """All that a sentence tells; nothing is refuted where a part of it is not `sure`."""

    facts: tuple[Reckoned, ...]

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return "; ".join(fact.describe(document) for fact in self.facts)
