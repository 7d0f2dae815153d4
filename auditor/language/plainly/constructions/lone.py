"""One cell alone that is so: "the lone haul beyond 35 is that of A in May", "a single trip lands more than 35"."""

from auditor.language.plainly.construction import Construction

_IS = r"(?:is|was|belongs|belonged) (?:(?:to|that|the one|found|the work)(?: of| in| at| on| from)? )?"
_ONE = r"THING(?: VERB| [a-z]+)?"

CONSTRUCTIONS = (
    Construction(
        r"the <quant:only> THING (?:(?:of|in|at|on|for|with|from|under) )(?P<where><ref>) (?:that |which )?(?P<bound><bound>)(?P<unit> <unit>)?MARK? "
        rf"{_IS}(?P<who><ref>)END",
        "in {where} only {who} is {bound} {unit}",
        (("The only trip of Curlew beyond 12 is that of August.", "in Curlew only August is above 12."),),
    ),
    Construction(
        r"the <quant:only> THING (?:that |which )?(?P<bound><bound>)(?P<unit> <unit>)?MARK? "
        rf"{_IS}(?P<who><ref>(?: (?:in|at|on|for|with|from|under|of) <ref>)?)END",
        "only {who} is {bound} {unit}",
        (("The lone haul beyond 35 is that of Dunlin in July.", "only Dunlin in July is above 35."),),
    ),
    Construction(
        rf"the <quant:only> (?P<where><ref>) THING (?:that |which )?(?P<bound><bound>)(?P<unit> <unit>)?MARK? {_IS}(?P<who><ref>)END",
        "the only value of {where} that is {bound} {unit} is that of {who}",
        (
            (
                "The lone Curlew trip beyond 12 is that of August.",
                "the only value of Curlew that is above 12 is that of August.",
            ),
        ),
    ),
    Construction(
        rf"a <quant:only> {_ONE} (?P<bound><bound>)(?P<unit> <unit>)?MARK?(?P<where> LEAD)?END",
        "only one value {where} is {bound} {unit}",
        (("In July a single trip lands more than 35.", "In July only one value is above 35."),),
        certain=False,
    ),
    Construction(
        rf"(?<! the )(?P<n><quant:only>) {_ONE} (?P<bound><bound>)(?P<unit> <unit>)?MARK?(?P<where> LEAD)?END",
        "{n} value {where} is {bound} {unit}",
        (("In July just one trip is beyond the 35 mark.", "In July just one value is above 35."),),
        certain=False,
    ),
)
