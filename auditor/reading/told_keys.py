"""Keys in running text, where words of the sentence stand before the tick: "the ward group North"."""

import re
from collections.abc import Sequence

from auditor.reading.key import Key
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.plain import Plain

_WORD = re.compile(r"\S+\s+")
# Words after which a tick is not the place itself.
_TURNING = re.compile(
    r"(?:below|above|under|over|less|more|than|not|no|except|excluding|without|to|and|or|from|between|minus|plus|all"
    r"|mean|average|sum|total|beyond|before|after|until|since)$",
    re.IGNORECASE,
)
# "true class "Oak": one name in quotes, which text before it leads to.
_NAME = re.compile(r"^[^\"“”]*[\"“](?P<name>[^\"“”]+)[\"”]?$")
_MOST_WORDS = 6


def keys_within(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The keys that a piece of a sentence names, be it behind words in small letters that name no tick."""
    whole = read_keys(text, axes)
    if any(is_declared(key.text, axes) for key in whole):
        return whole
    if (name := _NAME.search(text.text)) and not _TURNING.search(text.text[: name.start()].strip()):
        part = text.part(*name.span("name"))
        return (Key(part.text, part.span()),)
    position = 0
    for _ in range(_MOST_WORDS + 1):
        part = text.part(position)
        if is_declared(part.text.strip("'\"“”‘’"), axes):
            return read_keys(part, axes)
        word = _WORD.match(part.text)
        if not word or not word.group().islower() or _TURNING.match(word.group().strip()):
            break
        position += word.end()
    return whole
