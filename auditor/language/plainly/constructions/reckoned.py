"""What things come to together: "added up, the four give 52", "put together, its hauls amount to 85"."""

from auditor.language.plainly.construction import Construction

_TOGETHER = r"(?:<trend:up> up|(?:taken|put|<x>) together|together|<aggregate:sum>) ,?"
_GIVE = r"(?:VERB|<aggregate:sum>)(?: to)?"

CONSTRUCTIONS = (
    *(
        Construction(
            rf"{_TOGETHER} ?the (?P<k><count>)(?: of them)? {_GIVE} (?P<n>NUMBER)(?: (?:<x>|<unit>|<topic>))?{where}",
            "the sum of the {k} values is {n}{where}",
            told,
            certain,
        )
        for where, told, certain in (
            (
                "(?P<where> LEAD)",
                (("Added up, the four land 52 in May.", "the sum of the four values is 52 in May."),),
                True,
            ),
            (
                "",
                (("Added up, the four give 69.", "the sum of the four values is 69."),),
                False,
            ),  # "four of them are above 20. Added up, the four ..."
        )
    ),
    Construction(
        rf"{_TOGETHER} ?(?P<set>(?:its|their) (?:<count> )?(?:<x>|<topic>|<cells>)) {_GIVE} (?P<n>NUMBER)",
        "the sum of {set} is {n}",
        (("Put together, its hauls make 85.", "the sum of its hauls is 85."),),
    ),
)
