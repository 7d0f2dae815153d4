"""Plain data: records, lists, texts, and numbers that keep their digits."""

import re
from typing import Any

Data = Any  # a Record, a list of Data, a text, a Number, a whole number, a truth value or None
Record = dict[str, Any]

_CLEAN = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?")


class Number(str):
    """A number as written, in a form that JSON and every version of YAML read as this number."""

    __slots__ = ()


def written(text: str) -> str:
    """The text, as a number where all programs would read it as one."""
    return Number(text) if _CLEAN.fullmatch(text) else text


def compact(**entries: Data) -> Record:
    """A record of all entries but those that are absent: None, an empty text, an empty list."""
    return {name: value for name, value in entries.items() if value not in (None, "", [])}
