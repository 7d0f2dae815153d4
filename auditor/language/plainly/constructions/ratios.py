"""What is left of a value: "keeps half of what it had in May", "keeps half of its May level"; the ends of a line as a ratio."""

from auditor.language.plainly.construction import Construction

_SHARE = r"(?P<share>(?:(?:less|more|fewer) than |about |roughly |nearly |almost |exactly |just |only |still |some |over |under |well )*(?:a |one |two |three )?(?:<quant:half>(?: of)?|<quant:most> of|(?:<x>|<number>|<count>|<bound>|<factor>|third|thirds|quarter|fifth) of))"
_KEEPS = r"(?:still )?(?:keeps?|kept|holds?|held|has|have|had|is|are|was|were|retains?|retained|shows?|<x>) "
_ITS = r"(?:its|the|his|her|their) "

CONSTRUCTIONS = (
    Construction(
        r"what (?:it|he|she|they) VERB (?P<lead>in|at|on|for|with|under|during) (?:the )?(?P<at><ref>)",
        "its value {lead} {at}",
        (
            (
                "In August Curlew has half of what it had in June.",
                "In August Curlew has half of its value in June.",
            ),
        ),
    ),
    Construction(
        rf"{_KEEPS}{_SHARE} what (?:it|he|she|they) VERB (?P<lead>in|at|on|for|with|under|during) (?:the )?(?P<at><ref>)",
        "is {share} its value {lead} {at}",
        (
            (
                "Plover in July holds exactly half of what it held in May.",
                "Plover in July is exactly half of its value in May.",
            ),
        ),
    ),
    Construction(
        rf"{_KEEPS}{_SHARE} {_ITS}(?P<at><ref>) (?:<x>|<topic>|<cells>)(?P<where> (?:in|at|on) (?:the )?<ref>)",
        "{where} is {share} its value in {at}",
        (
            (
                "Dunlin keeps more than half of its July catch in August.",
                "Dunlin in August is more than half of its value in July.",
            ),
        ),
    ),
)
