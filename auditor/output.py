"""Writing: files that are whole or not there at all, and a standard output that may be closed early."""

import os
import sys
from pathlib import Path
from unicodedata import category

# A file name that is no UTF-8 comes back as it came in: JSON reads these escapes as its own.
ENCODING_ERRORS = "backslashreplace"


def write_atomically(path: Path, text: str) -> None:
    """Write a text file so that nobody ever sees half of it; makes the folders above it. Raises OSError."""
    if path.exists() and not path.is_file():  # a pipe or a device: nothing there to replace
        _write(path, "w", text)
        return
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.parent / f".auditor-{os.getpid()}.tmp"
    try:
        _write(draft, "x", text)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _write(path: Path, mode: str, text: str) -> None:
    with path.open(mode, encoding="utf-8", errors=ENCODING_ERRORS, newline="\n") as file:
        file.write(text)


def emit(text: str) -> None:
    """Print to standard output, as UTF-8; a reader that has gone away ("| head") is no error."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def use_utf8() -> None:
    """Make the standard streams write UTF-8 whatever the locale says, and never fail at a character."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors=ENCODING_ERRORS)


def visible(text: str) -> str:
    """A text without characters that would steer a terminal or break a line: they become escapes."""
    return "".join(c if c.isprintable() or category(c) == "Zs" else ascii(c)[1:-1] for c in text)
