"""How many cells are so: "teal is worn by three tiles", "a yield over 20 is reached in two boxes"."""

from auditor.language.plainly.construction import Construction

CONSTRUCTIONS = (
    Construction(
        r"(?P<colour><colour>) (?:is|was) (?:DONE|<x>) (?:by|in|for|on|at) (?P<only>only |just )?(?P<n><count>) CELLS(?P<where>GRID)?(?: only)?",
        "{only} {n} values {where} are {colour}",
        (("Teal is worn by three tiles.", "three values are Teal."),),
    ),
    Construction(
        r"(?:a|an) (?:<x>|<topic>|<cells>|<trend:\w+>|<aggregate:\w+>) (?:of )?(?P<bound><bound>)(?P<unit> <unit>)? (?:is|was) DONE in (?P<only>only |just )?(?P<n><count>) CELLS",
        "{only} {n} values are {bound}{unit}",
        (("A level of 20 or more is found in two boxes.", "two values are at least 20."),),
    ),
    Construction(
        r"(?P<n><count>) CELLS(?P<where>GRID)? VERB (?P<same><number>|<count>)(?= [,.;:]| $)",
        "{n} values {where} are equal to {same}",
        (("Two boxes of the map read zero.", "Two values of the map are equal to zero."),),
    ),
    Construction(
        r"CELLS(?: (?:with|of|at|holding|showing))? (?P<bound><bound>)(?: <unit>| <x>| <topic>)? (?:<cells>|number|numbered|total|totalled|count) (?P<only>only |just )?(?P<n><count>)(?: in all)?END",
        "{only} {n} values are {bound}",
        (("Boxes with 20 eggs or more number six.", "six values are at least 20."),),
    ),
)
