"""Comments that speak to the tool: `<!-- auditor: claim {"kind": "peak", ...} -->` beside a sentence.

All HTML comments are invisible to the other readers: they are blanked out, so that no place moves.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.model import GivenClaim, Statement
from auditor.source import Source, Span

_COMMENT = re.compile(r"<!--(?P<body>.*?)-->", re.DOTALL)
_DIRECTIVE = re.compile(r"\s*auditor:\s*(?P<verb>[a-z-]+)\b\s*(?P<rest>.*?)\s*$", re.DOTALL)
_INVISIBLE = re.compile(r"[^\n\r]")


@dataclass(frozen=True, slots=True)
class Directive:
    """A comment that begins with "auditor:": its verb, the text behind the verb, and its place."""

    verb: str
    text: str
    span: Span
    text_span: Span


def directives(source: Source) -> tuple[Directive, ...]:
    """All comments of a document that speak to the tool."""
    found = []
    for comment in _COMMENT.finditer(source.text):
        directive = _DIRECTIVE.match(comment["body"])
        if directive:
            start = comment.start("body") + directive.start("rest")
            place = Span(start, start + len(directive["rest"]))
            found.append(Directive(directive["verb"], directive["rest"], Span(*comment.span()), place))
    return tuple(found)


def without_comments(source: Source) -> Source:
    """The same source with its comments blanked out, character for character."""
    if "<!--" not in source.text:
        return source
    return Source(source.path, _COMMENT.sub(lambda comment: _INVISIBLE.sub(" ", comment[0]), source.text))


def given_claims(
    found: Sequence[Directive], statements: Sequence[Statement], source: Source
) -> tuple[GivenClaim, ...]:
    """The claims that comments give, each with the sentence it stands behind: on its line, or on the line above."""
    return tuple(
        GivenClaim(directive.text, directive.text_span, _beside(directive, statements, source))
        for directive in found
        if directive.verb == "claim"
    )


def _beside(directive: Directive, statements: Sequence[Statement], source: Source) -> Span | None:
    before = [s.span for s in statements if s.span.start < directive.span.start]
    if not before:
        return None
    last = max(before, key=lambda span: span.start)
    gap = source.line_of(directive.span) - source.position(max(last.start, last.end - 1)).line
    return last if gap <= 1 else None
