"""Words for what agrees and what does not, where a set is crossed with itself: "in-house", "cross-species"."""

from collections.abc import Sequence

from auditor.language.refs import RegionRef, shared_ticks
from auditor.language.tokens import Token, norms
from auditor.model import Document

_SAME = frozenset("in within intra same self".split())
_OTHER = frozenset("cross inter between".split())
# What a set may be called besides what the document calls it.
_SETS = frozenset("house class domain group site category family kind".split())


def kin_region(document: Document, tokens: Sequence[Token], i: int) -> tuple[RegionRef, int] | None:
    """The diagonal for "in-house" or "same-site", the rest for "cross-site" or "out-of-house"; and where the words end.

    Not where the document's titles have the word: then it names all that is shown.
    """
    first = tokens[i].norm
    out = [token.norm for token in tokens[i : i + 4]] == ["out", "-", "of", "-"]
    at = i + 4 if out else i + 2
    if not (out or first in _SAME | _OTHER) or at >= len(tokens) or tokens[at - 1].norm != "-":
        return None
    joined = tokens[at - 1].start == tokens[at - 2].end and tokens[at].start == tokens[at - 1].end
    if not joined or not tokens[at].norm.isalpha() or not shared_ticks(document):
        return None
    titles = " ".join(f"{panel.figure} {panel.name}" for panel in document.panels).casefold()
    labels = " ".join(f"{panel.rows.label} {panel.columns.label}" for panel in document.panels)
    if "-".join((first, tokens[at].text.casefold())) in titles:
        return None
    if tokens[at].norm not in _SETS | {*norms(titles), *norms(labels)}:
        return None
    return RegionRef("diagonal" if first in _SAME else "off-diagonal"), at + 1
