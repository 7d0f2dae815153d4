"""Adjectives of what is measured: where humidity is, "more humid" is higher, and "the least humid" the lowest."""

from collections.abc import Iterable

_STEM = 4  # so many letters at least are shared
_ADJECTIVE = frozenset(
    ["", *"y al c d e ed te t ic ing ive ous ful ish able ible ied ient ent ant ly ary".split()]
)
_NOUN = frozenset(
    [
        "",
        *"y ty ity ness iness ion tion ation action ing e s es ce cy ance ence ency th ment age ure fall iness ies ism".split(),
    ]
)


_COMPARED = {
    "ier": ("compare", ">"),
    "iest": ("extreme", "max"),
    "er": ("compare", ">"),
    "est": ("extreme", "max"),
}


def compared(word: str, measured: Iterable[str]) -> tuple[str, str] | None:
    """What `windier` or `noisiest` tells where wind or noise is measured."""
    nouns = tuple(measured)
    for ending, told in _COMPARED.items():
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= _STEM and (ending.startswith("i") or len(stem) > _STEM):
            return (
                told
                if any(
                    noun in (stem, f"{stem}e", f"{stem}ing", f"{stem}fall", f"{stem}ity") for noun in nouns
                )
                else None
            )
    return None


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
