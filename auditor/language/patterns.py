"""Regular expressions that are compiled fast: most of the time of a short run would go into the compiling of long frames by `re`."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import cast

import pcre2

# Below this many characters `re` compiles fast enough, and its matching takes less at each call.
_SHORT = 400
# Parts of a pattern that are worth to be told once only, and how many of them.
_LONG_PART, _MOST_PARTS = 60, 40
_GROUP_EDGE = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]])*\]|[()]", re.DOTALL)


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern, used as one of `re`, which compiles it itself where it is short."""
    if len(pattern) < _SHORT:
        return re.compile(pattern)
    try:
        return quick(pattern)
    except pcre2.PatternError:  # it is too large
        return quick(_told_once(pattern))


def quick(pattern: str) -> re.Pattern[str]:
    """A pattern compiled as fast as can be, of many that are each tried a few times only."""
    found = pcre2.compile(pattern)
    found.__class__ = _Pattern
    return cast(re.Pattern[str], found)


class _Pattern(pcre2.Pattern):  # type: ignore[misc]
    """A pattern that keeps what its groups are called; `pcre2` looks it up anew at each access, for all patterns share one place to keep it."""

    @cached_property
    def groups(self) -> int:
        """How many groups it has."""
        return int(super().groups)

    @cached_property
    def groupindex(self) -> Mapping[str, int]:
        """The numbers of its named groups."""
        return dict(super().groupindex)


def _told_once(pattern: str) -> str:
    """The same pattern, in which long groups that come again and again are defined once and called by name."""
    defined: list[str] = []
    while len(defined) < _MOST_PARTS:
        counted = Counter(group for group in _groups(pattern) if len(group) > _LONG_PART)
        again = {group: len(group) * (count - 1) for group, count in counted.items() if count > 1}
        if not again:
            break
        part = max(again, key=lambda group: again[group])
        pattern = pattern.replace(part, f"(?P>part{len(defined)})")
        defined.append(part)
    parts = "".join(f"(?P<part{number}>{part})" for number, part in enumerate(defined))
    return f"{pattern}(?(DEFINE){parts})"


def _groups(pattern: str) -> Iterator[str]:
    """The groups of a pattern in which nothing is named."""
    opened: list[int] = []
    for edge in _GROUP_EDGE.finditer(pattern):
        if edge.group() == "(":
            opened.append(edge.start())
        elif edge.group() == ")":
            group = pattern[opened.pop() : edge.end()]
            if group.startswith("(?:") and "(?P<" not in group:
                yield group
