"""What a character is made of: derived statistics, rank, creation points, Advances (chapter 1.1)."""

from ..book import out
from ..errors import invalid
from ..inputs import REQUIRED, choice, choices, count, custom, flag, listing, mapping, record, text, whole
from .book import book
from .common import at
from .figures import wound_penalty
from .traits import parse_die

ATTRIBUTES = ["agility", "smarts", "spirit", "strength", "vigor"]
CORE_SKILLS = ["athletics", "common_knowledge", "notice", "persuasion", "stealth"]
RANKS = ["novice", "seasoned", "veteran", "heroic", "legendary"]
LEGENDARY_AT = 16
D12_STEP = 4


def die_step(die):
    """Return 0 for d4 up to 4 for d12, then one more for each +1; -1 for no die."""
    if die is None:
        return -1
    sides, flat = parse_die(die)
    return (sides - 4) // 2 + flat


def step_die(step):
    """Return the die of a step: d4 for 0 up to d12 for 4, then d12+1 ..."""
    if step > D12_STEP:
        return "d12+" + str(step - D12_STEP)
    return "d" + str(4 + 2 * step)


def half_die(die):
    """Return half a die's sides and half its flat part, each rounded down."""
    sides, flat = parse_die(die)
    return sides // 2 + flat // 2


def rank_index(advances):
    """Return 0 (novice) to 4 (legendary)."""
    return min(advances // 4, 4)


def _is_plus_die(value):
    parsed = parse_die(value)
    return parsed is not None and "-" not in value


def _is_grown_die(value):
    """True for d4 to d12 and for d12+N with N of 1 or more: the dice that points and Advances buy."""
    parsed = parse_die(value)
    if parsed is None or "-" in value:
        return False
    return "+" not in value or (parsed[0] == 12 and parsed[1] >= 1)


def _grown(name="die", default=REQUIRED):
    return custom("trait_die", _is_grown_die, name, default)


@book.op(
    "derived_stats",
    "1.1",
    inputs=[
        at("sheet.skills.fighting", custom("trait_die", _is_plus_die, "fighting", None)),
        at("sheet.attributes.vigor", custom("trait_die", _is_plus_die, "vigor")),
        at("sheet.parry_bonus", whole("parry_bonus", 0)),
        at("derived.armor", count("armor", 0)),
        at("sheet.size", whole("size", 0)),
        at("sheet.toughness_bonus", whole("toughness_bonus", 0)),
        at("sheet.base_pace", count("base_pace", 6)),
        whole("pace_bonus", 0),
        at("vitals.wounds", count("wounds", 0)),
        at("states.prone", flag("prone")),
        at("sheet.wild_card", flag("wild_card", True)),
    ],
    outcome=[
        out("parry"),
        out("toughness"),
        out("toughness_unarmored"),
        out("pace"),
        out("pace_metres"),
        out("size_legal", "flag"),
        out("max_wounds"),
    ],
)
def derived_stats(
    fighting,
    vigor,
    parry_bonus,
    armor,
    size,
    toughness_bonus,
    base_pace,
    pace_bonus,
    wounds,
    prone,
    wild_card,
):
    """Pace, Parry and Toughness as they stand now; dice with a minus are refused (ruling)."""
    half_fighting = 0 if fighting is None else half_die(fighting)
    unarmored = 2 + half_die(vigor) + size + toughness_bonus
    pace = max(1, base_pace + pace_bonus + wound_penalty(wounds))
    return {
        "parry": 2 + half_fighting + parry_bonus - (2 if prone else 0),
        "toughness": unarmored + armor,
        "toughness_unarmored": unarmored,
        "pace": pace,
        "pace_metres": 2 * pace,
        "size_legal": -1 <= size <= 3,
        "max_wounds": 3 if wild_card else 0,
    }


@book.op(
    "rank",
    "1.1",
    inputs=[at("sheet.advances", count("advances"))],
    outcome=[out("rank", "word", RANKS), out("next_rank_at"), out("starting_funds_multiplier")],
)
def rank(advances):
    """The rank that a number of Advances gives, and how starting funds have grown."""
    index = rank_index(advances)
    return {
        "rank": RANKS[index],
        "next_rank_at": None if index == 4 else 4 * (index + 1),
        "starting_funds_multiplier": [1, 2, 4, 8, 16][index],
    }


# --- creation -------------------------------------------------------------------------------------------------

ATTRIBUTE_POINTS = 5
SKILL_POINTS = 12
MOST_HINDRANCE_POINTS = 4
_PROBLEMS = [
    "below_start",
    "attribute_above_maximum",
    "skill_above_maximum",
    "attribute_points_overspent",
    "skill_points_overspent",
    "hindrance_points_overspent",
]


def _names_differ(entries):
    names = [entry["name"] for entry in entries]
    return len(set(names)) == len(names)


def _skill_cost(start, final, attribute):
    """Return the points from step ``start`` to ``final``: 1 up to the attribute's step, 2 for each above it."""
    cost = 0
    for step in range(start + 1, final + 1):
        cost += 1 if step <= attribute else 2
    return cost


def _skill_start(name, racial_skills, lost_core_skills):
    if name in racial_skills:
        return die_step(racial_skills[name])
    return 0 if name in CORE_SKILLS and name not in lost_core_skills else -1


@book.op(
    "creation_budget",
    "1.1",
    inputs=[
        at("sheet.attributes", mapping("attributes", _grown(), {}, keys=ATTRIBUTES)),
        mapping("racial_attributes", _grown(), {}, keys=ATTRIBUTES),
        mapping("attribute_maximums", _grown(), {}, keys=ATTRIBUTES),
        listing(
            "skills",
            record("skill", [text("name"), _grown(), choice("attribute", ATTRIBUTES)]),
            [],
            check=_names_differ,
        ),
        mapping("racial_skills", _grown(), {}),
        choices("lost_core_skills", CORE_SKILLS, []),
        choices("hindrances", ["major", "minor"], []),
        record(
            "spend",
            [count("attribute_raises", 0), count("edges", 0), count("skill_points", 0), count("funds", 0)],
            {"attribute_raises": 0, "edges": 0, "skill_points": 0, "funds": 0},
        ),
    ],
    outcome=[
        out("attribute_points", "record", fields=[out("spent"), out("available")]),
        out("skill_points", "record", fields=[out("spent"), out("available")]),
        out("hindrance_points", "record", fields=[out("earned"), out("spent")]),
        out("funds_multiplier"),
        out("legal", "flag"),
        out("problems", "words", _PROBLEMS),
    ],
)
def creation_budget(
    attributes,
    racial_attributes,
    attribute_maximums,
    skills,
    racial_skills,
    lost_core_skills,
    hindrances,
    spend,
):
    """What a new character has bought and whether the points cover it; points left over are legal.

    Rulings: the linked attribute counts at its final value; a trait under its start costs nothing and is reported;
    a skill may reach d12+1 where the race starts it at d6 or higher.
    """
    holds = {}
    final, attribute_cost = {}, 0
    for name in ATTRIBUTES:
        start = die_step(racial_attributes.get(name, "d4"))
        final[name] = die_step(attributes[name]) if name in attributes else start
        attribute_cost += max(0, final[name] - start)
        if final[name] < start:
            holds["below_start"] = True
        if final[name] > die_step(attribute_maximums.get(name, "d12")):
            holds["attribute_above_maximum"] = True
    skill_cost = 0
    for skill in skills:
        start = _skill_start(skill["name"], racial_skills, lost_core_skills)
        step = die_step(skill["die"])
        skill_cost += _skill_cost(start, step, final[skill["attribute"]])
        if step < start:
            holds["below_start"] = True
        high_start = skill["name"] in racial_skills and start >= 1
        if step > D12_STEP + (1 if high_start else 0):
            holds["skill_above_maximum"] = True
    earned = 0
    for hindrance in hindrances:
        earned += 2 if hindrance == "major" else 1
    earned = min(earned, MOST_HINDRANCE_POINTS)
    spent = 2 * (spend["attribute_raises"] + spend["edges"]) + spend["skill_points"] + spend["funds"]
    attribute_points = ATTRIBUTE_POINTS + spend["attribute_raises"]
    skill_points = SKILL_POINTS + spend["skill_points"]
    holds["attribute_points_overspent"] = attribute_cost > attribute_points
    holds["skill_points_overspent"] = skill_cost > skill_points
    holds["hindrance_points_overspent"] = spent > earned
    problems = [problem for problem in _PROBLEMS if holds.get(problem, False)]
    return {
        "attribute_points": {"spent": attribute_cost, "available": attribute_points},
        "skill_points": {"spent": skill_cost, "available": skill_points},
        "hindrance_points": {"earned": earned, "spent": spent},
        "funds_multiplier": 1 + 2 * spend["funds"],
        "legal": len(problems) == 0,
        "problems": problems,
    }


# --- Advances -------------------------------------------------------------------------------------------------

_SKILL_CHOICES = ["one_skill", "two_skills"]


def _attribute_problem(number, attribute_raises):
    """Return what forbids an attribute raise with Advance ``number``, or None."""
    if number >= LEGENDARY_AT:
        for earlier in attribute_raises:
            if earlier >= LEGENDARY_AT and number - earlier < 2:
                return "attribute_every_other_advance"
        return None
    for earlier in attribute_raises:
        if rank_index(earlier) == rank_index(number):
            return "attribute_once_per_rank"
    return None


def _skills_problem(wanted, skills):
    for skill in skills:
        under = die_step(skill["die"]) < die_step(skill["attribute_die"])
        if wanted == "one_skill" and (under or skill["die"] is None):
            return "skill_below_attribute"
        if wanted == "two_skills" and not under:
            return "skill_not_below_attribute"
    return None


@book.op(
    "advance_check",
    "1.1",
    inputs=[
        count("number", min=1),
        choice(
            "choice",
            ["edge", "one_skill", "two_skills", "attribute", "remove_minor", "reduce_major", "remove_major"],
        ),
        listing("attribute_raises", count("number", min=1), []),
        listing(
            "skills",
            record("skill", [text("name"), _grown("die", None), _grown("attribute_die"), _grown("maximum", "d12")]),
            check=_names_differ,
            when={"choice": _SKILL_CHOICES},
        ),
        record(
            "attribute",
            [text("name"), _grown(), _grown("maximum", "d12")],
            when={"choice": "attribute"},
        ),
        count("saved", 0),
    ],
    outcome=[
        out("rank", "word", RANKS),
        out("legal", "flag"),
        out(
            "problem",
            "word",
            [
                "skill_below_attribute",
                "skill_not_below_attribute",
                "above_maximum",
                "attribute_once_per_rank",
                "attribute_every_other_advance",
                "needs_saved_advance",
            ],
        ),
        out("new_dice", "map"),
    ],
)
def advance_check(number, choice, attribute_raises, skills, attribute, saved):
    """Whether one Advance may be spent so, and the dice it raises.

    Rulings: the rank is that of this Advance's own number; of a legendary character's earlier raises only those
    taken while legendary count, and they must lie two or more Advances back.
    """
    for earlier in attribute_raises:
        if earlier >= number:
            raise invalid("attribute_raises")
    raised, problem = [], None
    if choice in _SKILL_CHOICES:
        if len(skills) != (1 if choice == "one_skill" else 2):
            raise invalid("skills")
        raised = skills
        problem = _skills_problem(choice, skills)
    elif choice == "attribute":
        raised = [attribute]
    new_dice = {}
    for entry in raised:
        step = die_step(entry["die"]) + 1
        if step > die_step(entry["maximum"]) and problem is None:
            problem = "above_maximum"
        new_dice[entry["name"]] = step_die(step)
    if problem is None and choice == "attribute":
        problem = _attribute_problem(number, attribute_raises)
    if choice == "remove_major" and saved == 0:
        problem = "needs_saved_advance"
    return {
        "rank": RANKS[rank_index(number)],
        "legal": problem is None,
        "problem": problem,
        "new_dice": new_dice if problem is None else {},
    }
