"""Things that are each told with the same adjective, which narrows what is said of them: "dry A outlasts dry B"."""

import re

from auditor.doubt.asked import Asked
from auditor.language.lexicon import phrases
from auditor.language.refs import PanelRef, TickRef
from auditor.language.residue import document_words
from auditor.language.tokens import norms
from auditor.numerals import cardinal
from auditor.reading.labels import STOPWORDS

_BEFORE = re.compile(r"(?<![\w'’])(?P<word>[^\W\d_]{3,})[\s-]+$")
# Verbs and nouns that two clauses may share, and words that belong to no thing.
_OTHER = frozenset(
    "then next finally lastly followed behind before after above below beyond past near at in on by than and but for with from over under between while than like unlike versus against both either neither only even also that those this these its their "
    "row column panel line cell model group case type class series site station team test run set".split()
)


def adjective_repeated(asked: Asked) -> str:
    """That the same word, which nothing accounts for, stands before two of the things that a clause names; or nothing."""
    clause = asked.clause
    words = [
        found["word"].casefold()
        for item in clause.items
        if isinstance(item.value, PanelRef | TickRef)
        and (found := _BEFORE.search(clause.sentence[clause.start : item.start]))
    ]
    twice = {word for word in words if words.count(word) > 1 and not _is_plain(word)}
    known = document_words(clause) if twice else frozenset()
    left = sorted(word for word in twice if not known.intersection(norms(word)))
    return f"each thing is told with a word that may narrow it: {left[0]}" if left else ""


def _is_plain(word: str) -> bool:
    norm = (norms(word) or ("",))[0]
    return word in STOPWORDS | _OTHER or norm in _OTHER or cardinal(word) is not None or (norm,) in phrases()
