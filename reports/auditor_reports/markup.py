"""Source text in Markdown: shown as it is, whatever it holds.

GitHub's dialect is meant: besides Markdown's own signs, `$` (mathematics), `~`, `@name` and `#1` would
mean something in a comment on a pull request.
"""

import re

from auditor.output import visible

_SIGNS = re.compile(r"[\\`*\[\]~$]|<(?=[\w/!?])|&(?=#?\w+;)|(?<![^\W_])_|_(?![^\W_])")
_AT_START = re.compile(r"^(?:(\d+)(?=[.)](?:\s|$))|(?=[#>+=-]))")
_MENTION = re.compile(r"(?<![\w&])([@#])(?=\w)")
_LINK = re.compile(r"(?i)\b(https?|ftp|www)([:.])(?=\S)")
_UNSEEN_BREAK = "<!-- -->"


def escape(text: str) -> str:
    """Plain text for the inside of a paragraph or a heading, on one line."""
    line = visible(" ".join(text.split()))
    line = _SIGNS.sub(lambda sign: "&#92;" if sign[0] == "\\" else f"\\{sign[0]}", line)
    line = _AT_START.sub(r"\1\\", line)
    line = _MENTION.sub(rf"\1{_UNSEEN_BREAK}", line)
    return _LINK.sub(rf"\1{_UNSEEN_BREAK}\2", line)


def cell(text: str) -> str:
    """Plain text for a cell of a table."""
    return escape(text).replace("|", r"\|")


def code(text: str) -> str:
    """Text as written, in a code span; spaces at its ends are kept."""
    line = visible(re.sub(r"[\r\n\t]", " ", text))
    if not line:
        return ""
    longest = max((len(run) for run in re.findall("`+", line)), default=0)
    fence = "`" * (longest + 1)
    padded = line.strip() and (line[0] in "` " or line[-1] in "` ")
    return f"{fence} {line} {fence}" if padded else f"{fence}{line}{fence}"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """The lines of a table; cells must be escaped already. A head that ends in ":" aligns right."""
    if not rows:
        return []
    rule = ["--:" if name.endswith(":") else "---" for name in head]
    names = [name.removesuffix(":") for name in head]
    return ["| " + " | ".join(row) + " |" for row in (names, rule, *rows)] + [""]


def details(summary: str, lines: list[str]) -> list[str]:
    """Lines that a reader unfolds; none where there are none."""
    return ["<details>", f"<summary>{summary}</summary>", "", *lines, "", "</details>", ""] if lines else []
