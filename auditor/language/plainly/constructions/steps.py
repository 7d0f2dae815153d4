"""What each step of an axis does, whatever it is called: "every extra night makes the air more humid", "more salt always means a firmer rind"."""

from auditor.language.plainly.construction import Construction

_THING = r"(?:<x>|<topic>|<axis>|<cells>)"
_EACH = rf"<quant:all> (?:<x>|<trend:up>|<compare:>>|further|more|another|next) {_THING}(?: of {_THING})?"
_MORE = rf"(?:<compare:>>|more|longer|later) {_THING}(?: <quant:all>| invariably| ever)?"
_MAKES = r"(?: also| further| still| only)?(?: <x>| makes?| means?| mean| brings?| gives?| <aggregate:mean>)"
_OF_WHAT = rf"(?: (?:the|a|an|its|their|his|her|it|them)(?: (?:<ref>|{_THING})){{0,2}})?"
_PLACES = r"(?=(?: ,? ?(?:at|in|on|for|with|of|to) (?:the )?(?:<ref>|<panel>)(?: <axis>| <topic>)?)* [,.;:])"
_EXAMPLE = "At Heron every added tide makes the crates {how}."

CONSTRUCTIONS = tuple(
    Construction(
        rf"(?:{_EACH}|{_MORE}){_MAKES}{_OF_WHAT} {how}(?: {_THING}){{0,2}}{_PLACES}",
        f"the value {way} with every step",
        ((_EXAMPLE.format(how=word), f"At Heron the value {way} with every step."),),
        certain=False,  # which axis it goes along is not told
    )
    for how, way, word in (
        ("<compare:>>", "rises", "more heavy"),
        ("<compare:<>", "falls", "smaller"),
        ("<compare:good>", "gets better", "better"),
        ("<compare:bad>", "gets worse", "worse"),
    )
)
