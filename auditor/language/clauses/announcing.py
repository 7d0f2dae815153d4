"""Words before a colon that only announce what follows: "It is no disaster, though: A leads"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses.clause import PREDICATES
from auditor.language.items import Item
from auditor.language.mentions import analyse
from auditor.language.verbs import finite_verb
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_COLON = re.compile(r":\s+(?=\S)")
_IDLE = ("idiom", "hedge", "degree", "order", "same", "not")
_TURNED = re.compile(
    r"\b(?:reverse|opposite|contrary|false|untrue|wrong|myth|if|unless|except\w*|but|otherwise|not\s+(?:so|true|the\s+case))\b",
    re.IGNORECASE,
)
_COULD = re.compile(r"\b(?:could|would|can|cannot)\b.*\bbe\b", re.IGNORECASE)


def announced(statement: Statement, document: Document, names: Vocabulary) -> Statement:
    """The statement without words before a colon that tell nothing of the data, and take nothing back."""
    text = statement.text
    if not _COLON.search(text):
        return statement
    start = next(_openings(text, analyse(text, document, names).items), 0)
    return replace(statement, text=text[start:], offsets=statement.offsets[start:]) if start else statement


def _openings(text: str, items: Sequence[Item]) -> Iterator[int]:
    """Where what is announced begins."""
    for found in _COLON.finditer(text):
        lead = text[: found.start()]
        idle = all(
            item.kind in _IDLE or item.has("quant", "none") for item in items if item.start < found.start()
        )
        told = any(item.start >= found.end() and _tells(item) for item in items)
        verb = finite_verb(lead) or _COULD.search(lead)
        if idle and told and verb and not _TURNED.search(lead):
            yield found.end()


def _tells(item: Item) -> bool:
    return item.kind in PREDICATES or item.kind == "number"
