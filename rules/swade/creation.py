"""What a Savage Worlds sheet being written costs, and where it goes past its points (chapter 1.1)."""

from ..plans import text_of
from .book import book
from .hero import ATTRIBUTE_POINTS, SKILL_POINTS, die_step, step_die
from .sheet import ATTRIBUTES, SKILLS

# Every Advance is worth as much as two points of Hindrances: a raised attribute, an Edge, two points of skills.
POINTS_AN_ADVANCE = 2
FREE_EDGES = 1

PROBLEMS = [
    "below_start",
    "attribute_above_maximum",
    "skill_above_maximum",
    "points",
]
TEXTS = ["swade-budget-" + name for name in ("attributes", "skills", "edges")]
TEXTS += ["swade-problem-" + name for name in PROBLEMS]


def _grown(die):
    """Return a die as points buy it: a d4 for anything less, a whole d12 before any plus."""
    return step_die(max(0, die_step(die)))


def _linked(skill_id):
    for known, attribute in SKILLS:
        if known == skill_id:
            return attribute
    # ruling: a skill of one's own goes with Smarts
    return "smarts"


def _budget(sheet):
    attributes = {}
    for name in ATTRIBUTES:
        attributes[name] = _grown(sheet["attributes"][name])
    skills = []
    for row in sheet["skills"]:
        skills.append({"name": row["id"], "die": _grown(row["die"]), "attribute": _linked(row["id"])})
    hindrances = [row["level"] for row in sheet["hindrances"]]
    return book.start("creation_budget", {"attributes": attributes, "skills": skills, "hindrances": hindrances})


def check(sheet, kind=None):
    """Return the budget of a sheet and what is wrong with it; only a Wild Card is held to its points.

    Rulings: what goes past the points of creation is paid with Hindrances and Advances together, an attribute or
    an Edge for two, a point of skills for one; the first Edge is free.
    """
    told = _budget(sheet)
    attributes, skills = told["attribute_points"]["spent"], told["skill_points"]["spent"]
    extra = POINTS_AN_ADVANCE * max(0, attributes - ATTRIBUTE_POINTS) + max(0, skills - SKILL_POINTS)
    extra += POINTS_AN_ADVANCE * max(0, len(sheet["edges"]) - FREE_EDGES)
    earned = told["hindrance_points"]["earned"] + POINTS_AN_ADVANCE * sheet["advances"]
    rows = [
        {"text": text_of("swade-budget-attributes"), "spent": attributes, "available": ATTRIBUTE_POINTS},
        {"text": text_of("swade-budget-skills"), "spent": skills, "available": SKILL_POINTS},
        {"text": text_of("swade-budget-edges"), "spent": len(sheet["edges"]), "available": FREE_EDGES},
    ]
    budget = {"spent": extra, "available": earned, "rows": rows}
    if kind is not None and kind != "wild_card":
        return {"budget": budget, "problems": []}
    problems = [text_of("swade-problem-" + word) for word in told["problems"] if word in PROBLEMS]
    if extra > earned:
        problems.append(text_of("swade-problem-points", {"over": extra - earned}))
    return {"budget": budget, "problems": problems}
