"""Writing: files that are whole or not there at all, and a standard output that may be closed early."""

import os
import sys
from pathlib import Path
from shutil import get_terminal_size
from unicodedata import category

# A file name that is no UTF-8 comes back as it came in: JSON reads these escapes as its own.
ENCODING_ERRORS = "backslashreplace"


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; makes the folders above it. Raises OSError."""
    if path.exists() and not path.is_file():  # a pipe or a device: nothing there to replace
        path.write_bytes(_encoded(content))
        return
    target = path.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.parent / f".auditor-{os.getpid()}.tmp"
    try:
        with draft.open("xb") as file:
            file.write(_encoded(content))
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def emit(content: str | bytes) -> None:
    """Print to standard output, text as UTF-8; a reader that has gone away ("| head") is no error."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(_encoded(content))
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _encoded(content: str | bytes) -> bytes:
    return content.encode("utf-8", ENCODING_ERRORS) if isinstance(content, str) else content


def window_width() -> int | None:
    """How wide the terminal is; None where the output goes elsewhere, and must not be wrapped."""
    return get_terminal_size().columns if sys.stdout.isatty() else None


def use_utf8() -> None:
    """Make the standard streams write UTF-8 whatever the locale says, and never fail at a character."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(encoding="utf-8", errors=ENCODING_ERRORS)


def visible(text: str) -> str:
    """A text without characters that would steer a terminal or break a line: they become escapes."""
    return "".join(c if c.isprintable() or category(c) == "Zs" else ascii(c)[1:-1] for c in text)
