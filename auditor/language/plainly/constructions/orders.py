"""In which order things come: "the order from most to fewest is A, B, C", "the boats line up as A, B, C", "A slips to third"."""

from auditor.language.plainly.construction import Construction

_END = r"(?= [,.;:]| $)"
_THING = r"(?:<axis>|<x>|<topic>|<cells>)"
_MOST = r"(?:<extreme:max>|<quant:most>|<compare:>>)"
_LEAST = r"(?:<extreme:min>|<quant:least>|<compare:<>)"

CONSTRUCTIONS = (
    Construction(
        rf"the (?:order|ranking|sequence|<rank>) (?:<range>|from) (?:the )?{_MOST} (?:down )?to (?:the )?{_LEAST}",
        "the order from highest to lowest",
        (
            (
                "In May the order from most to fewest is Dunlin, Heron, Plover, Curlew.",
                "In May the order from highest to lowest is Dunlin, Heron, Plover, Curlew.",
            ),
        ),
    ),
    Construction(
        rf"the (?:order|ranking|sequence|<rank>) (?:<range>|from) (?:the )?{_LEAST} (?:up )?to (?:the )?{_MOST}",
        "the order from lowest to highest",
        (
            (
                "In May the order from fewest to most is Curlew, Plover, Heron, Dunlin.",
                "In May the order from lowest to highest is Curlew, Plover, Heron, Dunlin.",
            ),
        ),
    ),
    Construction(
        rf"(?:the )?(?:<count> )?{_THING} (?:<x>|<topic>|<noun>) up (?:as|in this order|like this)(?: [:,])? (?P<list>REF){_END}",
        "the order is {list}",
        (("In May the boats line up as Dunlin, Heron, Plover, Curlew.", "In May the order is Dunlin, Heron, Plover, Curlew."),),
        certain=False,
    ),
    Construction(
        rf"(?P<who>REF) (?:<trend:(?:down|up)>|<x>)(?: back| down| up)? to (?P<rank>second|third|fourth|fifth|last){_END}",
        "{who} ranks {rank}",
        (("In August Dunlin slips to second.", "In August Dunlin ranks second."),),
        certain=False,
    ),
    Construction(
        rf"(?P<who>REF) (?:<trend:(?:down|up)>|<x>)(?: back| down| up)? to (?P<rank><rank:\d+>){_END}",
        "{who} is in {rank}",
        (("In August Dunlin slips to second place.", "In August Dunlin is in second place."),),
        certain=False,
    ),
)  # fmt: skip
