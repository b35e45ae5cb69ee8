"""Setting rules on what a character may be and learn (chapter 21)."""

from ..book import out
from ..inputs import choice, choices, count, flag, listing, mapping, record, text
from .book import book
from .common import at
from .toolbox_common import die_size, trait_figure
from .traits import trait_die

_RANKS = ["novice", "seasoned", "veteran", "heroic", "legendary"]


def _lacks_trait(owned, required):
    for name in required:
        if name not in owned or die_size(owned[name]) < die_size(required[name]):
            return True
    return False


def _allowed(wanted, faults, owned):
    """Return, edge by edge, whether it is allowed: edges that lean on one another count once all else is there."""
    allowed = [False] * len(wanted)
    names = list(owned)
    growing = True
    while growing:
        growing = False
        for index, edge in enumerate(wanted):
            if not allowed[index] and not faults[index] and all([name in names for name in edge["edges"]]):
                allowed[index] = growing = True
                names.append(edge["name"])
    return allowed, names


@book.op(
    "edge_eligibility",
    "21",
    inputs=[
        choice("rule", ["none", "high_adventure", "born_a_hero"], "none"),
        flag("creation"),
        choice("rank", _RANKS),
        mapping("traits", trait_die(""), {}),
        listing("edges", text(""), []),
        listing(
            "wanted",
            record(
                "",
                [
                    text("name"),
                    flag("combat"),
                    choice("rank", _RANKS, "novice"),
                    mapping("traits", trait_die(""), {}),
                    listing("edges", text(""), []),
                ],
            ),
        ),
        at("vitals.bennies", count("bennies", 0, when={"rule": "high_adventure"})),
    ],
    outcome=[
        out("eligible", "list"),
        out("refused", "map", ["not_combat", "rank", "traits", "edges"]),
        out("benny_cost"),
        out("affordable", "flag"),
    ],
)
def edge_eligibility(rule, creation, rank, traits, edges, wanted, bennies):
    """Which wanted edges are open to a character, also on loan (High Adventure) or at creation (Born a Hero)."""
    adventure, hero = rule == "high_adventure", rule == "born_a_hero" and creation
    faults = []
    for edge in wanted:
        reasons = []
        if adventure and not edge["combat"]:
            reasons.append("not_combat")
        if not hero and _RANKS.index(edge["rank"]) > _RANKS.index(rank):
            reasons.append("rank")
        if not adventure and _lacks_trait(traits, edge["traits"]):
            reasons.append("traits")
        faults.append(reasons)
    allowed, names = _allowed(wanted, faults, edges)
    eligible, refused = [], {}
    for index, edge in enumerate(wanted):
        if allowed[index]:
            eligible.append(edge["name"])
            continue
        lacking = not all([name in names for name in edge["edges"]])
        refused[edge["name"]] = faults[index] + (["edges"] if lacking else [])
    cost = len(eligible) if adventure else 0
    return {"eligible": eligible, "refused": refused, "benny_cost": cost, "affordable": bennies >= cost}


@book.op(
    "setting_roll_modifiers",
    "21",
    inputs=[
        choice("roll", ["soak", "skill"]),
        at("sheet.wild_card", flag("wild_card", True, when={"roll": "soak"})),
        flag("wearing_armor", when={"roll": "soak"}),
        listing("specializations", text(""), [], when={"roll": "skill"}),
        text("needed", when={"roll": "skill"}),
    ],
    outcome=[out("modifier")],
)
def setting_roll_modifiers(roll, wild_card, wearing_armor, specializations, needed):
    """What Unarmored Heroes gives a soak roll, or Skill Specialization a skill roll."""
    if roll == "soak":
        return {"modifier": 2 if wild_card and not wearing_armor else 0}
    return {"modifier": 0 if needed in specializations else -2}


_HALVES = {"new_specialization": 1, "skill_below_attribute": 1, "skill_at_or_above_attribute": 2}


@book.op(
    "specialization_advance",
    "21",
    inputs=[choices("picks", ["new_specialization", "skill_below_attribute", "skill_at_or_above_attribute"])],
    outcome=[out("half_advances"), out("advances"), out("exact", "flag")],
)
def specialization_advance(picks):
    """How many advances a set of specializations and skill raises takes."""
    halves = sum([_HALVES[pick] for pick in picks])
    return {"half_advances": halves, "advances": (halves + 1) // 2, "exact": halves % 2 == 0}


@book.op(
    "setting_creation",
    "21",
    inputs=[
        flag("more_skill_points"),
        flag("multiple_languages"),
        flag("linguist"),
        trait_figure("smarts", "smarts"),
    ],
    outcome=[out("skill_points"), out("linguist_languages")],
)
def setting_creation(more_skill_points, multiple_languages, linguist, smarts):
    """Skill points at creation, and the languages that Linguist brings."""
    size = max(0, die_size(smarts))
    languages = 0
    if multiple_languages and linguist:
        languages = size
    elif multiple_languages or linguist:
        languages = size // 2
    return {"skill_points": 15 if more_skill_points else 12, "linguist_languages": languages}
