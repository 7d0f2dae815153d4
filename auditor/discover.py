"""From paths to texts: files, folders and standard input; what can be decoded, and what cannot.

Whatever cannot be read becomes one `Problem`, a sentence that names the file; the rest is still read.
"""

import os
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from auditor.errors import InputError
from auditor.output import visible
from auditor.source import Source

TEXT_SUFFIXES = (".md", ".markdown", ".txt")
DATA_SUFFIXES = (".csv", ".tsv", ".json", ".yaml", ".yml")
STDIN = "-"

# The first line of every Markdown report, by which a folder's walk knows the reports of earlier runs.
REPORT_MARK = "<!-- auditor report -->"

# Documents that people write are thousands of times smaller; beyond these a file is refused rather
# than read for minutes.
MEGABYTE = 1024 * 1024
MAX_FILE = 64 * MEGABYTE
MAX_LINE = 10 * MEGABYTE

_PASSED_OVER = ("node_modules", "__pycache__")


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a part of the job could not be done: the path as the user gave it, and what is wrong with it.

    `trace` is the traceback where it was a fault of the program.
    """

    path: str
    fault: str
    trace: str = ""

    @property
    def sentence(self) -> str:
        """One line that names the file."""
        return f"{visible(self.path)} {self.fault}"


def discover(paths: Iterable[str], stdin: BinaryIO) -> Iterator[Source | Problem]:
    """The sources that paths stand for, in order, each once, and what went wrong with the others."""
    seen = set()
    for path in paths:
        for name in _files(path):
            identity = name if isinstance(name, Problem) or name == STDIN else os.path.abspath(name)
            if identity not in seen:
                seen.add(identity)
                yield name if isinstance(name, Problem) else _source(name, stdin)


def _files(path: str) -> Iterable[str | Problem]:
    if path == STDIN or not os.path.isdir(path):
        return [path]
    found = sorted(_documents_in(path))
    suffixes = ", ".join(TEXT_SUFFIXES + DATA_SUFFIXES)
    return found or [Problem(path, f"holds no document (none of {suffixes})")]


def _documents_in(folder: str) -> Iterator[str]:
    """All files of a known kind below a folder but hidden ones and reports of earlier runs."""
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in _PASSED_OVER]
        for name in names:
            path = os.path.join(place, name)
            known = name.lower().endswith(TEXT_SUFFIXES + DATA_SUFFIXES)
            if known and not name.startswith(".") and not _is_report(path):
                yield path


def _is_report(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(REPORT_MARK)) == REPORT_MARK.encode()
    except OSError:
        return False  # reading it will say what is wrong


def _source(path: str, stdin: BinaryIO) -> Source | Problem:
    try:
        return Source(path, decode(path, _content(path, stdin)))
    except InputError as error:
        return Problem(error.path, error.fault)


def _content(path: str, stdin: BinaryIO) -> bytes:
    """At most one byte more than is allowed, so that an endless device ends too."""
    try:
        if path == STDIN:
            return stdin.read(MAX_FILE + 1)
        with Path(path).open("rb") as file:
            return file.read(MAX_FILE + 1)
    except FileNotFoundError:
        raise InputError(path, "does not exist") from None
    except OSError as error:
        raise InputError(path, f"cannot be read: {error.strerror or error}") from None


def decode(path: str, content: bytes) -> str:
    """A file's text: UTF-8, or UTF-16 with a byte order mark. Raises InputError."""
    if len(content) > MAX_FILE:
        raise InputError(path, f"is larger than {MAX_FILE // MEGABYTE} MB, the most that is read")
    text = _decoded(path, content)
    if "\0" in text:
        raise InputError(path, "is a binary file, not a text (it holds NUL bytes)")
    if not text.strip():
        raise InputError(path, "is empty")
    if line := _overlong_line(text):
        raise InputError(path, f"has a line of more than {MAX_LINE // MEGABYTE} MB (line {line})")
    return text


def _decoded(path: str, content: bytes) -> str:
    wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    encoding = "utf-16" if wide else "utf-8"
    try:
        return content.removeprefix(BOM_UTF8).decode(encoding)
    except UnicodeDecodeError as error:
        if not wide and b"\0" in content:
            return "\0"
        line = content.count(b"\n", 0, error.start) + 1
        name = encoding.upper()
        raise InputError(path, f"is not {name} text: what stands on line {line} cannot be decoded") from None


def _overlong_line(text: str) -> int | None:
    """The first line that is too long, counted from 1."""
    if len(text) <= MAX_LINE:
        return None
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, 1) if len(line) > MAX_LINE), None)
