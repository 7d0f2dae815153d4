"""Boxes that are empty or zero: "only one box is left blank", "every box carries a count", "A consists of zeros"."""

from auditor.language.plainly.construction import Construction

_MANY = r"(?P<n>(?:only |just )?(?:<quant:only>|<quant:none>|<count>|one))"
_WHERE = r"(?P<where> (?:of|in|on|at|for|under) (?:the )?(?:<ref>|<panel>)(?: <noun>| <axis>)?)"

CONSTRUCTIONS = (
    Construction(
        rf"{_MANY} <cells>{_WHERE}? (?:is|are|was|were|has been|have been|stays?|remains?) (?:left |kept )?<missing>END",
        "{n} values {where} are missing",
        (("Only two boxes of Plover are left blank.", "Only two values of Plover are missing."),),
    ),
    Construction(
        rf"{_MANY} <cells>{_WHERE}? VERB <quant:none> (?:<cells>|<x>|<topic>)END",
        "{n} values {where} are missing",
        (("Two boxes carry no count.", "Two values are missing."),),
        certain=False,
    ),
    Construction(
        rf"{_MANY} (?P<where><panel>) <cells> (?:VERB <quant:none> (?:<cells>|<x>|<topic>)|(?:is|are) (?:left )?<missing>)END",
        "in {where} {n} values are missing",
        (("One calm season box carries no count.", "in calm season One values are missing."),),
        certain=False,
    ),
    Construction(
        rf"<quant:all> <cells>{_WHERE}? (?:<x>|has|have|holds?|shows?|gets?|got) (?:a|an) <cells>END",
        "no value {where} is missing",
        (("Every box of Plover carries a figure.", "no value of Plover is missing."),),
    ),
    Construction(
        r"<quant:all> (?P<where><panel>) <cells> (?:<x>|has|have|holds?|shows?|gets?|got) (?:a|an) <cells>END",
        "in {where} no value is missing",
        (("Every rough season box carries a count.", "in rough season no value is missing."),),
    ),
    Construction(
        r"(?P<who><ref>|<panel>|the <x>|the <noun>|the <region>) (?:consists? of|is|are|VERB)(?: made up of| filled with| <missing> with)? (?:<quant:only> |<quant:all> |entirely of )?<zeros>END",
        "all values of {who} are equal to zero",
        (("In June Plover consists of zeros.", "In June all values of Plover are equal to zero."),),
    ),
)
