"""Who is ahead of all others: "the fleet is led by A", "A is never overtaken", "no X is as high as A", "it is A that ..."."""

from auditor.language.plainly.construction import Construction

_END = r"(?= [,.;:]| $)"
_NOBODY = r"(?:<quant:none>(?: one| other)?(?: <axis>| <x>| <topic>| <cells>)?|nobody|nothing)(?: else)?"
_FIGURE = r"(?:<x>|<topic>|<cells>)"
_THING = r"(?:<axis>|<x>|<topic>|<cells>|<noun>)"

CONSTRUCTIONS = (
    Construction(
        rf"(?:the |its )?{_THING}(?: {_THING})? (?:is|are|was|were) led by (?:the )?(?P<who>REF)",
        "{who} leads",
        (("In May the fleet is led by Dunlin.", "In May Dunlin leads."),),
    ),
    Construction(
        r"(?P<panels><quant:both> <noun>|<panel>(?: <noun>)?) (?:is|are|was|were) led by (?:the )?(?P<who>REF)",
        "{who} leads in {panels}",
        (("In May both maps are led by Dunlin.", "In May Dunlin leads in both maps."),),
    ),
    Construction(
        rf"(?P<who>REF) (?:is|was|remains|stays) (?:<quant:none> <compare:>ed>|<compare:>ed> by {_NOBODY})(?! by)(?P<where> LEAD)?{_END}",
        "{who} always leads {where}",
        (("Up to July Dunlin is never overtaken.", "Up to July Dunlin always leads."),),
    ),
    Construction(
        rf"<quant:none>(?: other)? {_THING}(?P<where> LEAD) (?:is|was|VERB) <compare:=max> (?:the )?(?P<who>REF){_END}",
        "{who} is the highest {where}",
        (("No boat in June is as high as Dunlin.", "Dunlin is the highest in June."),),
    ),
    Construction(
        rf"<quant:none>(?: other)? {_THING} (?:is|was|VERB) <compare:=max> (?:the one|that) (?:of|in|at|on) (?:the )?(?P<who>REF(?: LEAD)?){_END}",
        "{who} is the highest",
        (("No haul is as high as the one of Dunlin in July.", "Dunlin in July is the highest."),),
    ),
    Construction(
        rf"<quant:none>(?: other)? {_THING}(?P<where> LEAD) (?:is|was|VERB) <compare:=min> (?:the )?(?P<who>REF){_END}",
        "{who} is the lowest {where}",
        (("No boat in June is as low as Plover.", "Plover is the lowest in June."),),
    ),
    Construction(
        rf"<quant:none>(?: other)? {_THING} (?:is|was|VERB) <compare:=min> (?:the one|that) (?:of|in|at|on) (?:the )?(?P<who>REF(?: LEAD)?){_END}",
        "{who} is the lowest",
        (("No haul is as low as the one of Plover in July.", "Plover in July is the lowest."),),
    ),
    Construction(
        rf"(?P<be>is|was|are|were) <compare:>> than <quant:all> other(?: one)?(?: {_FIGURE})?(?: VERB)?{_END}",
        "{be} the highest",
        (("The mean of Dunlin is more than any other offers.", "The mean of Dunlin is the highest."),),
    ),
    Construction(
        rf"(?P<be>is|was|are|were) <compare:<> than <quant:all> other(?: one)?(?: {_FIGURE})?(?: VERB)?{_END}",
        "{be} the lowest",
        (("The mean of Curlew is less than any other offers.", "The mean of Curlew is the lowest."),),
    ),
    *(
        Construction(
            rf"(?:it (?:is|was) )?(?:the )?(?P<who>REF)(?: that| which| who)? VERB (?:in|up|home|out|<x>) the {most}{_END}",
            f"{{who}} has the {end} value",
            told,
            certain=False,  # "caves in the most"
        )
        for most, end, told in (
            (
                "(?:<quant:most>|<extreme:max>)",
                "highest",
                (("In June it is Dunlin that hauls in the most.", "In June Dunlin has the highest value."),),
            ),
            ("<extreme:min>", "lowest", (("Curlew brings home the least.", "Curlew has the lowest value."),)),
        )
    ),
    Construction(
        r"it (?:is|was) (?:the )?(?P<who>REF) (?:that|which|who)",
        "{who}",
        (("In June it is Dunlin that lies above Heron.", "In June Dunlin lies above Heron."),),
    ),
    Construction(
        rf"(?P<who>REF) <x> (?P<what>REF) to <quant:all>(?: of)?(?: the)? others?(?: {_THING})?",
        "the highest value of {who} is at {what}",
        (("Dunlin prefers July to all others.", "the highest value of Dunlin is at July."),),
        certain=False,
    ),
)
