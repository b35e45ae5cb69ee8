"""What a sheet being written costs, and where it goes past its points or its power level (chapters 1, 4 and 5)."""

from ..plans import text_of
from .book import book
from .character import ability, advantage, attack_bonus, attack_rank, defense_now, skill_total
from .common import ABILITIES, DEFENSES
from .fields import FOR_SALE
from .tables import SKILL_ABILITIES

EQUIPMENT_POINTS_A_RANK = 5
_DISCOUNT = {"no": 0, "removable": 1, "easily_removable": 2}


def effects_cost(effects):
    """Return what a power's effects cost together, 0 for none."""
    if not effects:
        return 0
    rows = []
    for effect in effects:
        row = dict(effect)
        row["name"] = effect["name"] or None
        rows.append(row)
    return book.start("power_cost", {"effects": rows})["total"]


def _grouped(rows, field):
    """Return the rows in groups of one name under ``field``; those without a name stand alone. Order is kept."""
    groups, places = [], {}
    for row in rows:
        name = row[field]
        if name and name in places:
            groups[places[name]].append(row)
            continue
        if name:
            places[name] = len(groups)
        groups.append([row])
    return groups


def _array_cost(rows):
    """Return what alternates cost together: the dearest in full, the others a point, two where they are dynamic."""
    costs = [effects_cost(row["effects"]) for row in rows]
    dearest = costs.index(max(costs))
    total = costs[dearest]
    if len(rows) == 1:
        return total
    for index, row in enumerate(rows):
        total += (1 if row["dynamic"] else 0) + (0 if index == dearest else 1)
    return total


def power_costs(sheet):
    """Return the cost of each device, array or single power of a sheet.

    Ruling: a device is worth a point less for each whole five, two where it is easily taken away, and never less
    than 1.
    """
    units = []
    for rows in _grouped(sheet["powers"], "array"):
        first = rows[0]
        units.append({"cost": _array_cost(rows), "device": first["device"], "removable": first["removable"]})
    costs = []
    for unit in _grouped(units, "device"):
        total = sum([row["cost"] for row in unit])
        steps = max([_DISCOUNT[row["removable"]] for row in unit])
        costs.append(max(1, total - steps * (total // 5)) if total else 0)
    return costs


def equipment_points(sheet):
    """Return the equipment points of everything on the sheet."""
    singles, arrays = [], []
    for rows in _grouped([item for item in sheet["equipment"] if item["cost"]], "array"):
        costs = [row["cost"] for row in rows]
        if len(costs) == 1:
            singles.append(costs[0])
        else:
            arrays.append(costs)
    return book.start("equipment_cost", {"items": singles, "arrays": arrays})["equipment_points"]


def _points(sheet):
    abilities, bought = {}, {}
    for name in ABILITIES:
        abilities[name] = ability(sheet, name)
    for name in FOR_SALE:
        bought[name] = sheet["defenses"][name]
    return book.start(
        "character_points",
        {
            "pl": sheet["power_level"],
            "abilities": abilities,
            "defenses": bought,
            "skill_ranks": sum([row["ranks"] for row in sheet["skills"]]),
            "advantage_ranks": sum([row["rank"] for row in sheet["advantages"]]),
            "power_costs": power_costs(sheet),
            "earned": sheet["earned"],
            "complications": [row["id"] for row in sheet["complications"]],
        },
    )


def limits(sheet, npc=False):
    """Return what the op ``power_level_limits`` says of a sheet, no condition counting."""
    request = {"pl": sheet["power_level"], "npc": npc, "attacks": [], "skills": []}
    for defense in DEFENSES:
        request[defense] = defense_now(sheet, {}, defense, "normal") or 0
    for attack in sheet["attacks"]:
        bonus = attack_bonus(sheet, attack)
        row = {"name": attack["name"], "rank": attack_rank(sheet, attack), "attack_check": bonus is not None}
        row["bonus"] = bonus or 0
        row["resistance"] = attack["effect"] != "other"
        request["attacks"].append(row)
    if not npc:
        for row in sheet["skills"]:
            request["skills"].append({"name": row["name"] or row["id"], "total": skill_total(sheet, row["id"])})
        for skill in SKILL_ABILITIES:
            if skill not in [row["id"] for row in sheet["skills"]]:
                request["skills"].append({"name": skill, "total": skill_total(sheet, skill)})
    return book.start("power_level_limits", request)


def _named(name):
    return text_of("mm3e-trait-" + name) if name in SKILL_ABILITIES else name


def _limit_texts(sheet):
    texts = []
    for row in limits(sheet)["violations"]:
        args = {"value": row["value"], "max": row["max"]}
        if row["name"] is not None:
            args["name"] = _named(row["name"])
        texts.append(text_of("mm3e-problem-" + row["limit"], args))
    return texts


def check(sheet, kind=None):
    """Return the budget of a sheet and what is wrong with it; only a hero is held to limits."""
    points = _points(sheet)
    rows = []
    for name in ("abilities", "defenses", "skills", "advantages", "powers"):
        rows.append({"text": text_of("mm3e-budget-" + name), "spent": points[name], "available": None})
    used, held = equipment_points(sheet), EQUIPMENT_POINTS_A_RANK * advantage(sheet, "equipment")
    rows.append({"text": text_of("mm3e-budget-equipment"), "spent": used, "available": held})
    budget = {"spent": points["total"], "available": points["budget"], "rows": rows}
    if kind is not None and kind != "hero":
        return {"budget": budget, "problems": []}
    problems = []
    if not points["within_budget"]:
        problems.append(text_of("mm3e-problem-points", {"over": -points["remaining"]}))
    if used > held:
        problems.append(text_of("mm3e-problem-equipment", {"used": used, "held": held}))
    problems += _limit_texts(sheet)
    if not points["complications_ok"]:
        problems.append(text_of("mm3e-problem-complications"))
    return {"budget": budget, "problems": problems}


PROBLEMS = [
    "points",
    "equipment",
    "parry_toughness",
    "dodge_toughness",
    "fortitude_will",
    "attack_effect",
    "effect_without_attack",
    "skill",
    "complications",
]
BUDGET_TEXTS = [
    "mm3e-budget-" + name for name in ("abilities", "defenses", "skills", "advantages", "powers", "equipment")
]
BUDGET_TEXTS += ["mm3e-problem-" + name for name in PROBLEMS]
