"""Colours told by their counts and places: "teal has five boxes, navy two", "navy never shows outside A"."""

from auditor.language.plainly.construction import Construction

_HAS = r"(?:has|have|had|gets?|got|takes?|took|fills?|covers?|marks?|VERB|<x>)(?: given)?(?: (?:to|in|by|for|on|up))?"
_FURTHER = r"(?:,|;|and|, and|, while|, but)"


def _list(length: int, told: tuple[str, str]) -> Construction:
    """A list of colours with the number of cells of each."""
    further = "".join(rf" {_FURTHER} (?P<c{n}><colour>) (?:{_HAS} |to |in |for |on |by )?(?P<n{n}><count>)(?: THING| times)?" for n in range(2, length + 1))
    plain = ["{n1} values are {c1}", *(f"{{n{n}}} are {{c{n}}}" for n in range(2, length + 1))]
    return Construction(
        rf"(?P<c1><colour>) {_HAS} (?P<n1><count>) THING{further}END",
        ", ".join(plain[:-1]) + f" and {plain[-1]}",
        (told,),
    )


CONSTRUCTIONS = (
    _list(2, ("Teal has four boxes, navy three.", "four values are Teal and three are navy.")),
    _list(3, ("Teal has four boxes, navy three, white two.", "four values are Teal, three are navy and two are white.")),
    Construction(
        r"(?P<only>only |<quant:only> )?(?P<n><count>) THING (?:call|ask|qualify|<x>) for (?P<colour><colour>)(?P<where> LEAD)?END",
        "{only} {n} values {where} are {colour}",
        (("Only two crates call for navy.", "Only two values are navy."),),
    ),
    Construction(
        r"there (?:is|are|was|were) (?P<only>only |<quant:only> )?(?P<n><count>) (?P<colour><colour>) THING(?P<where> LEAD)?END",
        "{only} {n} values {where} are {colour}",
        (("There are three teal crates.", "three values are teal."),),
    ),
    Construction(
        r"(?P<all><quant:all>|<quant:both>) (?:of the )?(?P<colour><colour>) (?:THING|ones) VERB (?:<range>|from|to|in|at|of|on|under|with)(?: THE?(?:<axis>|<noun>))? (?P<who><ref>)END",
        "{all} {colour} values are in {who}",
        (("All navy trips belong to Dunlin.", "All navy values are in Dunlin."),),
    ),
    Construction(
        r"(?P<colour><colour>) (?:VERB )?<quant:none>(?: VERB| <hedge>)? (?:<except>|outside)(?: of)? (?P<who><ref>)END",
        "no value outside {who} is {colour}",
        (("Navy never occurs outside Dunlin.", "no value outside Dunlin is Navy."),),
    ),
)
