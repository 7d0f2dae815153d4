"""Patterns for the paths of documents, and for the names of panels and figures.

`*` stands for anything and `?` for one character; in a path neither reaches over a slash, and `**` does.
All other characters stand for themselves, brackets included, which are common in names.
"""

import os
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path, PurePath

from auditor.discover import STDIN

_PIECES = re.compile(r"\*\*/|\*\*|\*|\?|[^*?]+")


def path_matches(path: str, patterns: Iterable[str], folder: Path) -> bool:
    """Whether a document's path fits a pattern, as given or as seen from a folder.

    A pattern without a slash is for the file's name, wherever it stands; one that ends in a slash is
    for everything below.
    """
    seen = {_tidy(path)} if path == STDIN else {_tidy(path), _tidy(_below(path, folder))}
    return any(_fits(one, pattern) for pattern in patterns for one in seen)


def name_matches(names: Iterable[str], patterns: Iterable[str]) -> bool:
    """Whether one of several names for a thing fits a pattern as a whole; capitals make no difference."""
    return any(
        _expression(pattern.casefold(), ".").fullmatch(name.casefold())
        for pattern in patterns
        for name in names
    )


def _fits(path: str, pattern: str) -> bool:
    wanted = _tidy(pattern) + ("/**" if pattern.endswith("/") else "")
    subject = path if "/" in wanted else path.rsplit("/", 1)[-1]
    return _expression(wanted, "[^/]").fullmatch(subject) is not None


def _tidy(path: str) -> str:
    return PurePath(os.path.normpath(path)).as_posix()


def _below(path: str, folder: Path) -> str:
    """A path as seen from a folder; as it is where the folder does not hold it."""
    whole = Path(path).resolve()
    return str(whole.relative_to(folder.resolve())) if whole.is_relative_to(folder.resolve()) else str(whole)


@lru_cache
def _expression(pattern: str, within: str) -> re.Pattern[str]:
    pieces = {"**/": "(?:.*/)?", "**": ".*", "*": f"{within}*", "?": within}
    parts = (pieces.get(piece) or re.escape(piece) for piece in _PIECES.findall(pattern))
    return re.compile("".join(parts), re.DOTALL)
