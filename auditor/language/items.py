"""One mention in a sentence: what it may be, and where it stands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One mention: its kind ("number", "ref" or a kind of the lexicon), its value, and its place in the text.

    `first` and `last` count tokens (last is behind the end). `senses` are other kinds the words may have.
    """

    kind: str
    value: object
    start: int
    end: int
    first: int
    last: int
    text: str
    senses: tuple[tuple[str, str], ...] = ()

    def __hash__(self) -> int:
        # Mentions are put into many sets, and their values may be long; where they stand tells them apart well enough.
        return hash((self.kind, self.start, self.end))

    def has(self, kind: str, *values: str) -> bool:
        """Whether the words can be a cue of this kind (and one of these values)."""
        if self.kind == kind and (not values or self.value in values):
            return True
        return any(k == kind and (not values or v in values) for k, v in self.senses)

    def sense(self, kind: str) -> str:
        """The value that the words have as a cue of this kind."""
        return next(str(v) for k, v in ((self.kind, self.value), *self.senses) if k == kind)
