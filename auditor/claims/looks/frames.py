"""The frames in which sentences say how cells look, as patterns over the letters of `symbols`."""

import re
from dataclasses import dataclass

_Q = r"(?P<q>o?N|[azmhs])(?P<total>N)?"
_WHERE = r"(?:R,?)*"
# Of which cells it is said, how many these are, how they look, and where.
_FRAMES = {
    "count": (
        rf"(?P<r1>{_WHERE}){_Q}[CP]?(?P<r2>{_WHERE})b*(?P<not>n)?a?(?P<look>L)C?(?P<r3>{_WHERE}E?)",
        rf"eb?{_Q}(?P<look>L)C?(?P<r2>{_WHERE})",
        rf"(?P<r1>{_WHERE}){_Q}(?P<look>L)C?b*v*(?P<r2>(?:R,?)+)",
        r"(?P<r2>(?:R,?)+|E)H(?P<q>o?N|[azhs])(?P<look>L)C?",
    ),
    "without": (
        rf"(?P<r1>{_WHERE})zCb+(?P<r2>(?:R,?)+)",
        r"ebzC(?P<r2>(?:R,?)+)",
        r"(?P<r2>(?:R,?)+|E)HzC",
    ),
    "lacking": (rf"(?P<r1>{_WHERE}){_Q}[CP]?Hz(?P<things>C)(?P<r2>{_WHERE})",),
    "all but so many": (rf"(?P<r1>{_WHERE})a+[CP]?(?P<n>x|x?N)b*(?P<look>L)C?(?P<r2>{_WHERE})",),
    "at": (
        r"(?P<n>N)[CP]?b*(?P<look>L)C?:?(?P<there>(?:R,?)+)",
        r"(?P<n>N)[CP]?Hz(?P<things>C):?(?P<there>(?:R,?)+)",
        r"(?P<n>N)(?P<look>L)C?:(?P<there>(?:R,?)+)",
    ),
    "free": (r"(?P<r2>(?:R,?)+|E)b?f(?P<look>L)C?",),
    "all": (
        rf"[Ca]*(?P<r2>(?:R,?)+|E|P)C?b*(?P<not>n)?a*(?P<look>L)C?a*(?P<r3>{_WHERE}E?)",
        r"(?P<look>L)b*(?P<r2>(?:R,?)+)a",
    ),
    "only": (
        rf"(?P<r1>{_WHERE})[aN]*(?P<look>L)C?a?[bv]+[oa](?P<there>(?:R,?)+)",
        rf"(?P<r1>{_WHERE})[aN]*(?P<look>L)C?a?[bv]+(?P<there>(?:R,?)+)o",
        rf"(?P<r1>{_WHERE})a+N?(?P<look>L)C?a?[bv]+(?P<there>(?:R,?)+)",
        rf"(?P<r1>{_WHERE})(?P<total>N)(?P<look>L)C?a[bv]+(?P<there>(?:R,?)+)",
        r"(?P<r1>(?:R,?)+)(?P<look>L)o(?P<there>(?:R,?)+)",
        r"(?P<r1>(?:R,?)+)(?P<look>L)(?P<there>(?:R,?)+)o",
        r"(?P<r1>R)o(?P<there>R)(?P<look>L)",
        r"(?:a?t|ta)[bv]+(?P<there>(?:R,?)+)",
        r"o(?P<there>(?:R,?)+)H+(?P<look>L)C?",
        r"(?P<there>R)boAH(?P<look>L)C?",
    ),
    "none of them": (r"zt[bv]*(?P<r2>(?:R,?)+)",),
    "lines": (r"o(?P<there>R)b*a?(?P<look>L)", r"(?P<there>R)boAt?a?(?P<not>[nz])?(?P<look>L)"),
    "crossing": (rf"{_Q}Ab*(?P<look>L)(?P<r2>R)", rf"(?P<r2>R){_Q}Ab*(?P<look>L)"),
    "all but": (
        r"a?[AE]x(?P<out>R)b*(?P<look>L)(?P<r2>R)",
        r"(?P<r2>R)a?[AE]x(?P<out>R)b*(?P<look>L)",
    ),
    "first": (r"(?P<there>R)Hm(?P<look>L)C?(?:,(?P<n>N))?", r"m(?P<look>L)C?b?v?(?P<there>R)"),
    "placed": (rf"(?P<r1>{_WHERE})(?P<look>L)C?[bv]+(?P<there>(?:R,?)+)",),
    "list": (r"[^:]*(?P<look>L)[^:]*:(?P<list>(?:[Nz]R,*)+)", r"(?P<list>(?:[Nz]R,*)+)"),
    "beyond": (
        rf"a+(?P<r1>{_WHERE})Cc?(?P<bound>N)c?(?P<r2>{_WHERE})b*(?P<look>L)",
        r"(?P<bound>N)b(?P<look>L)",
    ),
    "fills": (r"a?(?P<look>L)C?F(?P<there>R)",),
}  # fmt: skip
_COMPILED = [(name, re.compile(frame)) for name, frames in _FRAMES.items() for frame in frames]


@dataclass(frozen=True, slots=True)
class Framed:
    """A frame that takes up all letters of a clause, with the places of its parts among them."""

    name: str
    found: re.Match[str]

    def span(self, part: str) -> tuple[int, int]:
        """Where a part stands; nowhere if the frame has no such part."""
        return self.found.span(part) if part in self.found.re.groupindex and self.found[part] else (0, 0)


def framed(letters: str) -> list[Framed]:
    """The frames that a line of letters fits to its last."""
    return [Framed(name, found) for name, frame in _COMPILED if (found := frame.fullmatch(letters))]
