"""What a question on a contradiction is asked with."""

from dataclasses import dataclass

from auditor.claim import Judged
from auditor.model import Document


@dataclass(frozen=True, slots=True)
class Told:
    """A contradiction with its sentence, what was told before that in its block, and the document's own words.

    `before` begins with the label that the block stands under, `earlier` does not; `names_panel` tells that the sentence
    names a panel itself; `named` are the places in it of names of lines and panels, `led_back` those of words for which names were found;
    `section` is all that was told before in its section, be it in other blocks.
    """

    judged: Judged
    sentence: str
    before: str
    earlier: str
    document: Document
    known: frozenset[str]
    names_panel: bool
    led_back: tuple[tuple[int, int], ...]
    named: tuple[tuple[int, int], ...] = ()
    section: str = ""
