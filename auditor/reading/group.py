"""A group of entries: the lines of one panel, with the title that names it."""

import re
from dataclasses import dataclass, field

from auditor.reading.form import Entry
from auditor.reading.outline import Node

# "Reading the upper row only:", "As printed:", "Here they are:"
_LEADS_OVER = re.compile(
    r"(?:read(?:ing)?|list(?:ed|ing)|giv(?:en|ing)|tak(?:en|ing)|transcrib(?:ed|ing)|here|these|as|following)\b.*:$",
    re.IGNORECASE,
)


@dataclass
class Group:
    """Entries of one panel, with the title that names it and the figure it belongs to."""

    title: Node | None
    figure: Node | None
    entries: list[Entry] = field(default_factory=list)


def introduces(parent: Node) -> bool:
    """A line of running text that ends with a colon leads over to the data and names nothing."""
    text = parent.name.text
    return parent.block.kind == "paragraph" and (
        len(text.split()) > 5
        or "," in text
        or text[:1].islower()
        or bool(_LEADS_OVER.match(parent.block.text))
    )
