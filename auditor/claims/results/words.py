"""Words of labels and of sentences on tables of results, brought to one form."""

import re
import unicodedata
from functools import lru_cache

_F1 = re.compile(r"\bf[- ]?(?:1|scores?|measures?)(?:[- ]?(?:scores?|measures?))?\b")
_WORD = re.compile(r"[^\W_]+|(?<!\w)[+−-](?=\w)|[#%*]")
_SAME = {
    "acc": "accuracy", "accuracies": "accuracy", "prec": "precision", "rec": "recall", "rg": "rouge", "ppl": "perplexity",
    "params": "parameter", "param": "parameter", "parameters": "parameter",
    "lang": "language", "dev": "development", "orig": "original", "avg": "average", "w": "with", "sec": "second",
    "en": "english", "de": "german", "fr": "french", "pt": "portuguese", "es": "spanish", "ru": "russian", "zh": "chinese", "nl": "dutch", "cs": "czech",
}  # fmt: skip
_LETTERS = {"p": "precision", "r": "recall", "f": "f1"}
# Words that name no thing by themselves, and may stand beside its name.
GENERAL = frozenset(
    "the a an our of this these those model system method approach baseline embedding agent algorithm architecture variant framework technique network "
    "parser classifier configuration setting unit row proposed dataset data corpus corpora set task benchmark subset score performance value "
    "result number level category team player candidate country one feature strategy original simple standard strong existing own".split()
)
FAMILIES = re.compile(
    r"\b(?:models|methods|systems|variants|approaches|versions|configurations|embeddings)\b", re.IGNORECASE
)


@lru_cache(maxsize=4096)
def words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case, singular, with measures by one name each."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("w/o", "without")
    return tuple(_one(word) for word in _WORD.findall(_F1.sub("f1", text)))


def _one(word: str) -> str:
    word = _SAME.get(word, word)
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = _SAME.get(word[:-1], word[:-1])
    return word


def telling(text: str) -> tuple[str, ...]:
    """The words of a text that name something."""
    return tuple(word for word in words(text) if word not in GENERAL)


def with_letters(headers: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Headers in which P, R and F stand for precision, recall and F1 where two of them are there."""
    singles = {word for header in headers for word in header if word in _LETTERS or word == "f1"}
    if len(singles) < 2:
        return headers
    return tuple(tuple(_LETTERS.get(word, word) for word in header) for header in headers)
