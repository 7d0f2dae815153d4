r"""Lines of LaTeX around the data: `\begin{itemize}`, `\item ...`, `\subsection*{...}`."""

import re

# What frames text and says nothing; tables and formulas are blocks of their own.
_FRAME = re.compile(
    r"\\(?:begin|end)\{(?:itemize|enumerate|description|center|flushleft|quote|document|small|figure\*?|minipage)\}"
    r"(?:\[[^\]]*\]|\{[^{}]*\})*$|\\(?:centering|maketitle|noindent|smallskip|medskip|bigskip|newpage|clearpage"
    r"|small|footnotesize|label\{[^{}]*\}|vspace\*?\{[^{}]*\}|documentclass\b.*|usepackage\b.*)$"
)
HEADING = re.compile(
    r"\\(?:(?:sub){0,2}section|paragraph|chapter)\*?\{(?P<text>.+)\}(?:\s*\\label\{[^{}]*\})?$"
)
ITEM = r"\\item(?:\[[^\]]*\])?"
_COMMENT = re.compile(r"%(?:\s|$)")


def says_nothing(line: str) -> bool:
    """Whether a line is a comment, or frames and lays out what others say."""
    return bool(_FRAME.match(line) or _COMMENT.match(line))
