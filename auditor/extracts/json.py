"""Our own schema as JSON; numbers are written as they were, digit by digit."""

import json
from collections.abc import Iterable, Sequence

from auditor.extracts._plain import Data, Number
from auditor.extracts._transcription import all_data
from auditor.model import Document

# A list or record that is shorter than this stands on one line.
LINE = 100


def write(documents: Sequence[Document]) -> bytes:
    """A record for one document, a list of records for several."""
    data = all_data(documents)
    text = _text(data[0] if len(data) == 1 else data, "")
    return f"{text}\n".encode("utf-8", "backslashreplace")


def _text(data: Data, indent: str) -> str:
    if isinstance(data, Number):
        return str(data)
    if isinstance(data, dict):
        members = (f"{_quoted(name)}: {_text(value, indent + '  ')}" for name, value in data.items())
        return _block("{}", members, indent)
    if isinstance(data, list):
        return _block("[]", (_text(item, indent + "  ") for item in data), indent)
    return _quoted(data)


def _quoted(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False)


def _block(brackets: str, members: Iterable[str], indent: str) -> str:
    listed = list(members)
    line = ", ".join(listed)
    if len(line) < LINE and "\n" not in line:
        return f"{brackets[0]}{line}{brackets[1]}"
    inner = f",\n{indent}  ".join(listed)
    return f"{brackets[0]}\n{indent}  {inner}\n{indent}{brackets[1]}"
