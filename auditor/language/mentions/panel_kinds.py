"""What the panels of a document may be called: seasons where they are winter and summer, tasks where no axis tells tasks."""

from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.mentions.context import Context
from auditor.language.tokens import norms

# Words for the same kind of thing: where an axis has one of them, none of them tells of panels.
_KIN = tuple(
    frozenset(words.split())
    for words in (
        "task benchmark metric dataset corpus domain suite exam subject",
        "site school city town country region district station branch location store shop plant island basin",
        "season",
        "team crew shift cohort group sex gender",
        "setup configuration variant scenario treatment regime arrangement",
        "direction",
    )
)


def kinds_of_panels(context: Context, word: str) -> bool:
    """Whether a word that is told of as many things as there are panels can only tell of the panels."""
    names = [panel.name for panel in context.document.panels]
    if word in kinds_of_ticks(names):
        return word not in _on_axes(context)
    kin = next((own for own in _KIN if word in own), frozenset[str]())
    return bool(kin) and not kin & (context.axis_words | _on_axes(context)) and _labelled(context)


def _on_axes(context: Context) -> frozenset[str]:
    """The words of all labels of axes and of their ticks."""
    texts = [
        text
        for panel in context.document.panels
        for axis in (panel.rows, panel.columns)
        for text in (axis.label, *(tick.text for tick in axis.ticks))
    ]
    kinds = [
        kind
        for panel in context.document.panels
        for axis in (panel.rows, panel.columns)
        for kind in kinds_of_ticks([tick.text for tick in axis.ticks])
    ]
    return frozenset(word for text in texts for word in norms(text)) | frozenset(kinds)


def _labelled(context: Context) -> bool:
    """Whether every axis tells what its ticks are, and none has just as many ticks as there are panels."""
    axes = [axis for panel in context.document.panels for axis in (panel.rows, panel.columns)]
    return all(axis.label and len(axis.ticks) != len(context.document.panels) for axis in axes)
