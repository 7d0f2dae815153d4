"""A sentence as a line of words, numbers and names: the document's own labels as they are written, the longest first."""

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from auditor.model import Document
from auditor.numerals import cardinal
from auditor.quantity import Quantity, match_quantity

_WORD = re.compile(r"[^\W\d_]+(?:['’\-‑][^\W\d_]+)*")


@dataclass(frozen=True, slots=True)
class Name:
    """What a label names: a tick of a side by its text, or a panel by its number."""

    side: str
    text: str
    panel: int = -1


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, sign or label; a label may be a word or a number as well."""

    word: str
    names: tuple[Name, ...] = ()
    number: Quantity | None = None


@dataclass(frozen=True, eq=False)
class Labels:
    """All labels of a document: a pattern that finds the longest one, and what each names."""

    pattern: re.Pattern[str]
    names: dict[str, tuple[Name, ...]]


@lru_cache(maxsize=32)
def labels_of(document: Document) -> Labels:
    """The labels of a document; those of ticks with the name of their axis before them as well."""
    found: dict[str, dict[Name, None]] = defaultdict(dict)
    for number, panel in enumerate(document.panels):
        if len(document.panels) > 1 and panel.name:
            found[panel.name.casefold()][Name("panels", panel.name, number)] = None
        for side, axis in (("rows", panel.rows), ("columns", panel.columns)):
            for tick in axis.ticks:
                own = Name(side, tick.text)
                found[tick.text.casefold()][own] = None
                if axis.label:
                    found[f"{axis.label} {tick.text}".casefold()][own] = None
    texts = sorted((text for text in found if text.strip()), key=len, reverse=True)
    pattern = "|".join(re.escape(text).replace(r"\ ", r"\s+") for text in texts)
    names = {" ".join(text.split()): tuple(own) for text, own in found.items()}
    return Labels(re.compile(rf"(?<!\w)(?:{pattern or '(?!)'})(?!\w)", re.IGNORECASE), names)


def line_of(text: str, document: Document) -> tuple[Token, ...]:
    """A sentence as tokens."""
    labels, found, at = labels_of(document), [], 0
    text = re.sub(r"[*`]", "", text).strip().rstrip(".")
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        number = match_quantity(text, at, uncertain=False)
        label = labels.pattern.match(text, at)
        word = _WORD.match(text, at)
        if label is not None:
            names = labels.names[" ".join(label.group().casefold().split())]
            whole = number if number is not None and number.span.end == label.end() else None
            found.append(Token(label.group().casefold(), names, whole))
            at = label.end()
        elif number is not None:
            found.append(Token("#", (), number))
            at = number.span.end
        elif word is not None:
            found.append(Token(word.group().casefold(), (), _in_words(word.group())))
            at = word.end()
        else:
            found.append(Token(text[at]))
            at += 1
    return tuple(found)


def _in_words(word: str) -> Quantity | None:
    value = cardinal(word)
    return match_quantity(str(value), 0) if value is not None else None
