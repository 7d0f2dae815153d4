"""Colours told by their counts and places: "only two crates call for navy", "navy never shows outside A"."""

from auditor.language.plainly.construction import Construction

CONSTRUCTIONS = (
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
