"""The words of a sentence, normalised, with their places."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import SupportsIndex, overload

from auditor.quantity import number_of, plain_number
from auditor.reading.labels import singular

_TOKEN = re.compile(
    r"(?P<number>(?<![\w.])[-+−]?(?:\d{1,3}(?:,\d{3})+(?![\d,]*\d)|\d+)(?:\.\d+)?(?:[eE][-+]?\d+)?(?!\.?\d|[^\W\d_])|(?<![\w.])\.\d+|(?<![\w.])\d+(?:\.\d+)?(?=(?:[µmn]?s|x|pp|min|h|k?m|°C|[KMBGT])\b)|(?<![\w.])[-+−]?\d+(?:\.\d+)?(?=°?[CF]\b))"
    r"|(?P<word>[^\W\d_]+(?:\+\+|(?<=[A-Z])#(?!\w))?(?:['’](?=[^\W\d_])[^\W\d_]+)?)|(?P<digits>\d+)|(?P<mark>→|->|[^\s\w]|_)"
)


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a mark: `norm` is its normalised form, `start` and `end` its place in the sentence."""

    text: str
    norm: str
    start: int
    end: int
    is_number: bool = False


class Tokens(tuple[Token, ...]):
    """The tokens of a text. Behind the last one stands nothing, and whoever looks there meets an empty word."""

    @overload
    def __getitem__(self, at: SupportsIndex) -> Token: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Token, ...]: ...
    def __getitem__(self, at: SupportsIndex | slice) -> Token | tuple[Token, ...]:
        try:
            return super().__getitem__(at)
        except IndexError:
            end = super().__getitem__(-1).end if self else 0
            return Token("", "", end, end)


@lru_cache(maxsize=2048)
def tokens(text: str) -> Tokens:
    """All tokens of a text. Words lose case and plural; numbers their format; "Window-size" is three tokens, C++ and C# one each."""
    text = unicodedata.normalize("NFC", text)
    return Tokens(_token(found) for found in _TOKEN.finditer(text))


def _token(found: re.Match[str]) -> Token:
    text = found.group()
    if found["number"]:
        value = number_of(text)
        return Token(
            text, plain_number(value) if value is not None else text, found.start(), found.end(), True
        )
    if found["word"]:
        bare = text.casefold().replace("’", "'").removesuffix("'s").removesuffix("'")
        return Token(text, singular(bare), found.start(), found.end())
    return Token(text, "-" if text in "–—−‑" else text, found.start(), found.end())


@lru_cache(maxsize=1 << 16)
def norms(text: str) -> tuple[str, ...]:
    """The normalised words and numbers of a text, without marks."""
    return tuple(token.norm for token in tokens(text) if token.norm[0].isalnum() or token.is_number)
