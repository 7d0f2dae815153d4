"""`dark violet: 30 to 44`, read as the ends of the whole scale: those of one colour."""

from auditor.leaning.told import Told
from auditor.reading.colours import colours_in


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    of_scale = told.judged.kind == "axis" and told.judged.read_as.startswith("the colour scale goes")
    return (
        "it may tell what one colour stands for"
        if of_scale and len(set(colours_in(told.judged.text))) == 1
        else ""
    )
