"""Data files: CSV, JSON and YAML in several dialects, read into the same model as Markdown.

A dialect is a module of this package with a `DIALECT`; adding one touches no other file.
"""

import pkgutil
from functools import cache
from importlib import import_module

from auditor.errors import InputError
from auditor.model import Document
from auditor.reading.files.dialect import DataFile, Dialect
from auditor.reading.files.syntax.tree import FormError
from auditor.source import Source


@cache
def dialects() -> tuple[Dialect, ...]:
    """All dialects, by the name of their module."""
    modules = (import_module(f"{__name__}.{info.name}") for info in pkgutil.iter_modules(__path__))
    return tuple(module.DIALECT for module in modules if hasattr(module, "DIALECT"))


def read_file(source: Source) -> Document:
    """The document that a data file holds; one without figures where it holds none.

    Raises InputError where the text breaks the rules of its format.
    """
    return _read(source, surest=1)


def read_surely(source: Source) -> Document:
    """The document of a text that surely is of some dialect; else one without figures. Raises InputError."""
    return _read(source, surest=2)


def _read(source: Source, surest: int) -> Document:
    file = DataFile(source)
    path = source.path.lower()
    try:
        fits = [(dialect.sniff(file), dialect) for dialect in dialects() if path.endswith(dialect.suffixes)]
        sure, best = max(fits, key=lambda fit: fit[0], default=(0, None))
        return best.read(file) if best and sure >= surest else Document(source)
    except FormError as error:
        line = source.position(min(error.offset, len(source.text))).line
        raise InputError(source.path, f"is malformed on line {line}: {error.fault}") from error
