"""What a Savage Worlds sheet being written costs, and where it goes past its points (chapter 1.1)."""

from ..plans import text_of
from .book import book
from .hero import ATTRIBUTE_POINTS, RANKS, die_step, rank_index, step_die
from .sheet import ATTRIBUTES, KNOWN_EDGES, SKILLS

# Every Advance is worth as much as two points of Hindrances: a raised attribute, an Edge, two points of skills.
POINTS_AN_ADVANCE = 2
FREE_EDGES = 1

PROBLEMS = [
    "below_start",
    "attribute_above_maximum",
    "skill_above_maximum",
    "points",
    "edge_rank",
    "edge_traits",
    "edge_edges",
    "languages",
]
TEXTS = ["swade-budget-" + name for name in ("attributes", "skills", "edges", "languages")]
TEXTS += ["swade-problem-" + name for name in PROBLEMS]

# what the known Edges ask for; whatever is not named here asks for nothing
_NEEDS = {
    "quick": {"traits": {"agility": "d8"}},
    "level_headed": {"rank": "seasoned", "traits": {"smarts": "d8"}},
    "improved_level_headed": {"rank": "seasoned", "edges": ["level_headed"]},
    "ambidextrous": {"traits": {"agility": "d8"}},
    "two_fisted": {"traits": {"agility": "d8"}},
    "great_luck": {"edges": ["luck"]},
    "linguist": {"traits": {"smarts": "d6"}},
}


def needs_of(edge):
    """Return the rank, traits and edges that an Edge asks for."""
    needs = _NEEDS.get(edge, {})
    return {
        "rank": needs.get("rank", "novice"),
        "traits": needs.get("traits", {}),
        "edges": needs.get("edges", []),
    }


def traits_of(sheet):
    """Return every trait of a sheet with its die."""
    traits = {}
    for name in ATTRIBUTES:
        traits[name] = sheet["attributes"][name]
    for row in sheet["skills"]:
        traits[row["id"]] = row["die"]
    return traits


def owned_edges(sheet):
    """Return the known Edges of a sheet."""
    return [row["id"] for row in sheet["edges"] if row["id"] in KNOWN_EDGES]


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


def _edge_problems(sheet, rules):
    """Return what the sheet's known Edges ask for and it lacks; Born a Hero forgets the Rank at creation."""
    wanted = []
    for edge in owned_edges(sheet):
        needs = needs_of(edge)
        wanted.append({"name": edge, "rank": needs["rank"], "traits": needs["traits"], "edges": needs["edges"]})
    request = {
        "rule": "born_a_hero" if rules.get("born_a_hero") else "none",
        "creation": sheet["advances"] == 0,
        "rank": RANKS[rank_index(sheet["advances"])],
        "traits": traits_of(sheet),
        "wanted": wanted,
    }
    refused = book.start("edge_eligibility", request)["refused"]
    problems = []
    for edge in sorted(refused.keys()):
        for reason in refused[edge]:
            problems.append(text_of("swade-problem-edge_" + reason, {"edge": text_of("swade-edge-" + edge)}))
    return problems


def check(sheet, kind=None, rules=None):
    """Return the budget of a sheet and what is wrong with it; only a Wild Card is held to its points.

    ``rules`` are the table's switches: more skill points, languages, Edges without their Rank.

    Rulings: what goes past the points of creation is paid with Hindrances and Advances together, an attribute or
    an Edge for two, a point of skills for one; the first Edge is free.
    """
    rules = rules if rules is not None else {}
    setting = {
        "more_skill_points": rules.get("more_skill_points") is True,
        "multiple_languages": rules.get("multiple_languages") is True,
        "linguist": "linguist" in owned_edges(sheet),
        "smarts": _grown(sheet["attributes"]["smarts"]),
    }
    setting = book.start("setting_creation", setting)
    most = setting["skill_points"]
    told = _budget(sheet)
    attributes, skills = told["attribute_points"]["spent"], told["skill_points"]["spent"]
    extra = POINTS_AN_ADVANCE * max(0, attributes - ATTRIBUTE_POINTS) + max(0, skills - most)
    extra += POINTS_AN_ADVANCE * max(0, len(sheet["edges"]) - FREE_EDGES)
    earned = told["hindrance_points"]["earned"] + POINTS_AN_ADVANCE * sheet["advances"]
    rows = [
        {"text": text_of("swade-budget-attributes"), "spent": attributes, "available": ATTRIBUTE_POINTS},
        {"text": text_of("swade-budget-skills"), "spent": skills, "available": most},
        {"text": text_of("swade-budget-edges"), "spent": len(sheet["edges"]), "available": FREE_EDGES},
    ]
    languages = len(sheet["languages"])
    if languages or setting["linguist_languages"]:
        # the mother tongue costs nothing and stands in no row
        row = {"text": text_of("swade-budget-languages"), "spent": languages}
        row["available"] = setting["linguist_languages"]
        rows.append(row)
    budget = {"spent": extra, "available": earned, "rows": rows}
    if kind is not None and kind != "wild_card":
        return {"budget": budget, "problems": []}
    problems = [text_of("swade-problem-" + word) for word in told["problems"] if word in PROBLEMS]
    problems += _edge_problems(sheet, rules)
    if languages > setting["linguist_languages"]:
        problems.append(text_of("swade-problem-languages", {"over": languages - setting["linguist_languages"]}))
    if extra > earned:
        problems.append(text_of("swade-problem-points", {"over": extra - earned}))
    return {"budget": budget, "problems": problems}
