"""What a document calls its classes, what it classified, and what it measures; and its texts in these words."""

import re
from collections import Counter
from functools import lru_cache

from auditor.claims.matrices.lexing import Lexeme, lexemes
from auditor.claims.matrices.square_words import words_of
from auditor.claims.measures.class_names import ROLE_WORDS, names_of, positive_alias
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.orientation import text_of
from auditor.claims.measures.words import metrics_in
from auditor.language.tokens import norms, tokens
from auditor.model import Document, Statement
from auditor.quantity import number_of


def owner_of(statement: Statement, matrix: Confusion, document: Document) -> str:
    """The class that the label right above a sentence names, and nothing besides."""
    row = row_of(statement.trail[-1], matrix, document) if statement.trail else ()
    named = [one.text for one in row if one.kind == "name"]
    idle = all(one.kind in ("name", "class", "actual", "comma", "noun") for one in row)
    return named[0] if len(named) == 1 and idle else ""


@lru_cache(maxsize=1024)
def _lexed(
    text: str, classes: tuple[str, ...], document: Document, kind: str, sides: tuple[str, str], positive: str
) -> tuple[Lexeme, ...]:
    names = names_of(classes)
    alias = positive_alias(document.source.text.replace("*", ""))
    if positive and ("positive", "class") not in names:
        others = [name for name in classes if name != positive]
        names = {**names, ("positive", "class"): positive}
        names |= {("negative", "class"): others[0]} if len(others) == 1 else {}
    yes = next((name for name in classes if norms(name) == ("positive",)), "")
    if alias and yes and norms(alias) not in names:
        names = {**names, norms(alias): yes}
    return tuple(lexemes(text, names, class_nouns(document), words_of(kind, sides)))


def row_of(text: str, matrix: Confusion, document: Document) -> tuple[Lexeme, ...]:
    """The lexemes of a text, by the names that the document has for its classes."""
    return _lexed(text, matrix.classes, document, matrix.kind, matrix.sides, matrix.positive)


@lru_cache(maxsize=64)
def class_nouns(document: Document) -> frozenset[str]:
    """What the axes call the classes: "genre" where one shows the true and the other the predicted genre."""
    found: set[str] = set()
    for panel in document.panels:
        sides = [
            [set(norms(ROLE_WORDS.sub(" ", label))) for label in axis.names]
            for axis in (panel.rows, panel.columns)
        ]
        found |= set().union(*sides[0]) & set().union(*sides[1])
        found |= {word for side in sides for label in side if len(label) == 1 for word in label}
    told = {word for noun in _told_nouns(document.source.text) for word in norms(noun)}
    return frozenset(word for word in found if len(word) > 3) | told


_SIDES = tuple(
    re.compile(rf"\b(?:{roles}) (?P<noun>[a-z]+)", re.IGNORECASE)
    for roles in (
        "true|actual|real",
        "predicted|chosen|recogni[sz]ed|named|called|assigned|guessed|reported|detected|identified|heard",
    )
)

_TURNED = re.compile(
    r"\b(?P<noun>[a-z]+) (?:that (?:was|is|were) )?(?:predicted|chosen|read|recogni[sz]ed|named|called|assigned|guessed|reported|returned|given|heard)\b"
)


def _told_nouns(text: str) -> frozenset[str]:
    """What the text calls the classes of both sides: "the true species", "the predicted species", "the species called"."""
    text = text.casefold()
    sides = [{found["noun"] for found in pattern.finditer(text)} for pattern in _SIDES]
    turned = {found["noun"] for found in _TURNED.finditer(text)}
    return frozenset(sides[0] & (sides[1] | turned))


@lru_cache(maxsize=64)
def measures_of(document: Document) -> tuple[str, ...]:
    """The measures of classes that a document speaks of."""
    found = (mention.share for mention in metrics_in(text_of(document)) if mention.share in OF_CLASS)
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=64)
def members_of(document: Document, whole: float) -> frozenset[str]:
    """What the document calls all that was classified: "480 books", where so many were."""
    words = tokens(document.source.text)
    near = [
        words[k + 1 : k + 3]
        for k, word in enumerate(words)
        if word.is_number and number_of(word.text) == whole
    ]
    counted = _COUNTED.finditer(document.source.text)
    near += [tokens(found["what"]) for found in counted]
    return frozenset(word.norm for behind in near for word in behind)


# "Each cell counts test photos", "the number of photos".
_COUNTED = re.compile(
    r"\b(?:cells? (?:counts?|(?:gives?|shows?|holds?|is|are) (?:the )?(?:numbers?|counts?) of)|numbers are|numbers? of|counts? of) (?:the )?(?P<what>[^\W\d_]+(?: [^\W\d_]+)?)",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def _words(document: Document) -> Counter[str]:
    """All words of the statements and titles of a document, with how often they occur."""
    texts = [s.text for s in document.statements]
    texts += {title for s in document.statements for title in s.trail}
    texts += [name for panel in document.panels for name in (panel.figure, panel.name)]
    return Counter(norm for text in texts for norm in norms(text))


def nouns_of(document: Document, own: Statement) -> frozenset[str]:
    """The words that the document has elsewhere: by these it may call what was classified."""
    here = Counter(norms(own.text))
    return frozenset(word for word, count in _words(document).items() if count > here[word])
