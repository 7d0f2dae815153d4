"""Words of one family: where waiting times are shown, "waits" are spoken of, and "sales" where it is told how much was sold."""

# Nouns of which the verb has another vowel.
_IRREGULAR = {
    "sold": ("sale",),
    "born": ("birth",),
    "grown": ("growth",),
    "lost": ("loss",),
    "flown": ("flight",),
    "lend": ("loan",),
    "lends": ("loan",),
    "lent": ("loan",),
    "caught": ("catch",),
    "catches": ("catch",),
    "bought": ("purchase",),
    "bred": ("brood",),
    "hired": ("rental", "hire"),
    "fell": ("fall",),
    "drank": ("drink",),
    "spent": ("spending",),
    "rode": ("ride", "rider"),
    "ridden": ("ride",),
    "slept": ("sleep",),
    "spoke": ("speech",),
    "thrown": ("throw",),
    "threw": ("throw",),
    "won": ("win",),
    "written": ("writing",),
}
_SHORTEST = 4
# By these a noun is made of a verb: "failures" where it is told how often something failed.
_NOUNS = ("ure", "ment", "ance", "ion", "al")


def roots(word: str) -> tuple[str, ...]:
    """What a thing is called that is measured by such a word: "waiting times" tells of waits, "visitors" of visits."""
    for ending in ("ing", "or", "er", "ed"):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            base = word.removesuffix(ending)
            return (base, f"{base}e", *(f"{base}{noun}" for noun in _NOUNS))
    return _IRREGULAR.get(word, ())
