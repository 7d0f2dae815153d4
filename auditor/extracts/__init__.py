"""What `auditor extract` writes: one module for each format, found by its name.

A format is a module with `write(documents) -> bytes`; adding one touches no other file.
"""

import pkgutil
from collections.abc import Callable, Sequence
from importlib import import_module

from auditor.model import Document

Write = Callable[[Sequence[Document]], bytes]


def formats() -> tuple[str, ...]:
    """The names of all formats."""
    return tuple(info.name for info in pkgutil.iter_modules(__path__) if not info.name.startswith("_"))


def writer(name: str) -> Write:
    """The function that writes a format; the formats' modules are imported only when asked for."""
    write: Write = import_module(f"{__name__}.{name}").write
    return write
