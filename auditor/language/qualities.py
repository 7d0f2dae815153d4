"""Adjectives of what is measured: where humidity is, "more humid" is higher, and "the least humid" the lowest."""

from collections.abc import Iterable

_STEM = 4  # so many letters at least are shared
_ADJECTIVE = frozenset(
    ["", *"y al c d e ed te t ic ing ive ous ful ish able ible ied ient ent ant ly ary".split()]
)
_NOUN = frozenset(
    [
        "",
        *"y ty ity ness iness ion tion ation action ing e s es ce cy ance ence ency th ment age ure fall ies ism".split(),
    ]
)
_COMPARED = {
    "ier": ("compare", ">"),
    "iest": ("extreme", "max"),
    "er": ("compare", ">"),
    "est": ("extreme", "max"),
}
_OF_QUALITY = ("ness", "ity", "iness", "fall")


def compared(word: str, measured: Iterable[str]) -> tuple[str, str] | None:
    """What `windier` tells where wind is measured, and `harder` where hardness is; "shorter" tells nothing of short trips."""
    ending = next(one for one in ("iest", "ier", "est", "er", "") if word.endswith(one))
    stem = word.removesuffix(ending)
    if not ending or len(stem) < _STEM:
        return None
    forms = (stem, f"{stem}e") if ending.startswith("i") else ()
    nouns = {*forms, *(stem + own for own in _OF_QUALITY)}
    return _COMPARED[ending] if nouns.intersection(measured) else None


def is_of_measure(word: str, measured: Iterable[str]) -> bool:
    """Whether an adjective tells of one of the words by which a document names what it measures."""
    return any(_kin(word, noun) for noun in measured)


def _kin(adjective: str, noun: str) -> bool:
    """`humid` and `humidity`, `productive` and `productivity`, `noisy` and `noise`: one stem, with endings of either sort."""
    shared = next(
        (k for k, (a, b) in enumerate(zip(adjective, noun, strict=False)) if a != b),
        min(len(adjective), len(noun)),
    )
    cuts = range(_STEM, shared + 1)
    return any(adjective[cut:] in _ADJECTIVE and noun[cut:] in _NOUN for cut in cuts)
