"""Words by what they do in a core: those that claim nothing, those that lead to places, and verbs that only carry a number."""

# Verbs by which something has, or stands at, a number; what they are is no claim.
CARRYING = frozenset(
    """
    is are was were be been being has have had having holds hold held stands stand stood sits sit sat lies lie lay lying
    comes come came reads read logs log logged posts post posted manages manage managed records record recorded shows show showed shown
    registers register registered reports report reported measures measure measured gets get got gives give gave given yields yield yielded
    makes make made lands land landed works work worked brings bring brought catches catch caught sees see saw seen displays display displayed
    returns return returned delivers deliver delivered achieves achieve achieved earns earn earned takes take took taken finds find found
    obtains obtain obtained enjoys enjoy enjoyed puts put goes go went runs run ran scores scored
    amounts amount amounted belongs belong belonged does do did credited observed noted counted clocked collects collect collected
    produces produce produced attains attain attained carries carry carried receives receive received remains remain remained stays stay stayed
    keeps keep kept marks marked turns turn turned performs perform performed fares fare fared draws drew drawn occupies occupied occupy
    contains contain contained attracts attract attracted serves serve served needs need needed consumes consume consumed
    welcomes welcome welcomed characterises characterised characterizes characterized uses used weighs weigh weighed lends lend lent
    proves proved prove ranks rank ranked finishes finish finished settles settle settled sports boasts boasted claims claimed
    """.split()
)
# Words that may be left out of any core.
IDLE = frozenset(
    """
    the a an just exactly precisely mere merely even still already also too indeed clearly overall altogether itself
    again perfect full flawless by-far easily comfortably simply namely respectively itself themselves ever anywhere any single very entire
    """.split()
)
# Words before a number that its mention has taken in.
BOUNDING = frozenset(
    """
    above past beyond over under below about roughly around nearly almost approximately some slightly well bit little just close
    than more less fewer least most no up to not quite exceeds exceed exceeded exceeding as many much half
    """.split()
)
LEADING = frozenset(
    "in at on for under with within during along down among amid throughout inside near across over of per".split()
)
# Of these no name is only the owner: what is told is told of something worked out of cells.
WORKED_OUT = frozenset(
    """
    gap difference distance lead advantage margin edge deficit change ratio share part percentage proportion fraction gain increase
    drop loss rate deviation error trend correlation rise fall decline growth swing spread range mean average sum total median
    lag surplus excess shortfall step jump improvement reduction decrease variance variation slope
    """.split()
)
DENYING = frozenset(
    "not no never none nothing nobody neither nor without except excluding unless hardly barely cannot".split()
)
# Words that say the same as a mention.
SPOKEN = {
    "anything": "<all> <cell>", "everything": "<all> <cell>", "nothing": "<none> <cell>", "trebled": "<factor>", "trebles": "<factor>",
    "top": "<max>", "shed": "<down>", "sheds": "<down>", "swells": "<up>", "slid": "<down>", "slides": "<down>", "leaps": "<up>", "leapt": "<up>", "leaped": "<up>",
    "advances": "<up>", "advanced": "<up>", "eases": "<down>", "eased": "<down>", "shoots": "<up>", "shot": "<up>", "busiest": "<max>", "favourite": "<max>", "favorite": "<max>", "preferred": "<max>", "quietest": "<min>",
}  # fmt: skip
# Words of titles and labels that are no nouns of what is shown.
STRUCTURAL = frozenset(
    """
    in on at of for with to from by and or not no than as per the a an before after between among over under above below within without during
    into onto up down out off against across along through its their his her it they them is are was were be been each every all both one
    more less most least first last new old high low top bottom left right early late good bad best worst same other different only never
    """.split()
)
UNITS = frozenset(
    "point points percent percentage pp individuals units milligrams grams pieces items".split()
)
