"""The character of Mutants & Masterminds: the fields of the sheet, what is worked out from them, where things stand."""

from ..inputs import choice, choices, count, flag, listing, record, text, whole
from .book import book
from .common import ABILITIES, DEFENSES
from .points import COMPLICATIONS
from .states import DAMAGE_TRACK, condition_ids, resolved
from .tables import DEFENSE_ABILITIES, SKILL_ABILITIES

SKILL_IDS = [
    "acrobatics",
    "athletics",
    "close_combat",
    "deception",
    "expertise",
    "insight",
    "intimidation",
    "investigation",
    "perception",
    "persuasion",
    "ranged_combat",
    "sleight_of_hand",
    "stealth",
    "technology",
    "treatment",
    "vehicles",
]
# Skills of one subject each: an id may go on after an underscore, and the row has a name of its own.
NAMED_SKILLS = ["close_combat", "expertise", "ranged_combat"]
TRAINED_ONLY = [
    "acrobatics",
    "expertise",
    "investigation",
    "sleight_of_hand",
    "technology",
    "treatment",
    "vehicles",
]
FOR_SALE = ["dodge", "parry", "fortitude", "will"]

# Advantages that the table itself acts on; any other is a name on the sheet.
KNOWN_ADVANTAGES = [
    "accurate_attack",
    "all_out_attack",
    "close_attack",
    "defensive_attack",
    "defensive_roll",
    "diehard",
    "equipment",
    "evasion",
    "improved_aim",
    "improved_initiative",
    "jack_of_all_trades",
    "power_attack",
    "prone_fighting",
    "ranged_attack",
]

ATTACK_KINDS = ["close", "ranged", "perception", "area"]
EFFECTS = ["damage", "affliction", "weaken", "other"]
RESISTED_BY = ["toughness", "fortitude", "will", "dodge"]
FIRST_DEGREE = ["none", "dazed", "entranced", "fatigued", "hindered", "impaired", "prone", "vulnerable"]
SECOND_DEGREE = [
    "none",
    "compelled",
    "defenseless",
    "disabled",
    "exhausted",
    "immobile",
    "prone",
    "staggered",
    "stunned",
]
THIRD_DEGREE = [
    "none",
    "asleep",
    "controlled",
    "dying",
    "incapacitated",
    "paralyzed",
    "transformed",
    "unaware",
]


def skill_of(row_id):
    """Return the skill that a row's id stands for (``expertise_law`` is an expertise), None for no skill."""
    if row_id in SKILL_IDS:
        return row_id
    for skill in NAMED_SKILLS:
        if row_id.startswith(skill + "_") and len(row_id) > len(skill) + 1:
            return skill
    return None


def _skills_ok(rows):
    ids = [row["id"] for row in rows]
    for index, row_id in enumerate(ids):
        if skill_of(row_id) is None or row_id in ids[:index]:
            return False
    return True


_SKILL = record(
    "skill",
    [
        text("id", long=40, known=SKILL_IDS, label="mm3e-trait-$id"),
        text("name", "", long=40, empty=True),
        count("ranks", 1, max=30),
        whole("bonus", 0, min=-20, max=20),
    ],
)
_ADVANTAGE = record(
    "advantage",
    [
        text("id", "", long=40, empty=True, known=KNOWN_ADVANTAGES, label="mm3e-advantage-$id"),
        text("name", "", long=60, empty=True),
        count("rank", 1, min=1, max=20),
    ],
)
_ATTACK = record(
    "attack",
    [
        text("name", long=40),
        choice("kind", ATTACK_KINDS, "close"),
        choice("effect", EFFECTS, "damage"),
        whole("rank", 0, min=0, max=30),
        flag("strength"),
        text("skill", "", long=40, empty=True),
        whole("bonus", 0, min=-20, max=20),
        choice("resistance", RESISTED_BY, "toughness"),
        whole("threat_from", 20, min=15, max=20),
        choice("first_degree", FIRST_DEGREE, "none"),
        choice("second_degree", SECOND_DEGREE, "none"),
        choice("third_degree", THIRD_DEGREE, "none"),
        text("note", "", long=120, empty=True),
    ],
)
_PARTIAL = record("partial", [count("ranks", 1, min=1, max=30), count("extras", 0, max=20), count("flaws", 0, max=20)])


def partial_fits(effect):
    """True where the ranks of an effect's partial modifiers do not add up to more than it has."""
    return sum([group["ranks"] for group in effect["partial"]]) <= effect["ranks"]


_EFFECT = record(
    "effect",
    [
        text("name", "", long=60, empty=True),
        count("base", 1, min=1, max=50),
        count("ranks", 1, min=1, max=50),
        count("extras", 0, max=30),
        count("flaws", 0, max=30),
        whole("flat", 0, min=-50, max=100),
        listing("partial", _PARTIAL, [], max=6),
    ],
    check=partial_fits,
)
REMOVABLE = ["no", "removable", "easily_removable"]
_POWER = record(
    "power",
    [
        text("name", long=60),
        listing("effects", _EFFECT, [], max=12),
        text("array", "", long=40, empty=True),
        flag("dynamic"),
        text("device", "", long=40, empty=True),
        choice("removable", REMOVABLE, "no"),
        text("note", "", long=200, empty=True),
    ],
)
_ITEM = record(
    "item",
    [
        text("name", long=60),
        count("cost", 1, max=200),
        text("array", "", long=40, empty=True),
        count("toughness", 0, max=30),
        count("defense", 0, max=20),
        flag("worn", True),
    ],
)
_COMPLICATION = record(
    "complication", [choice("id", COMPLICATIONS, "motivation"), text("name", "", long=80, empty=True)]
)


def _zeros(names):
    found = {}
    for name in names:
        found[name] = 0
    return found


SHEET = [
    text("concept", "", long=80, empty=True),
    text("identity", "", long=80, empty=True),
    count("power_level", 10, min=1, max=20),
    count("earned", 0, max=900),
    record("abilities", [whole(name, 0, min=-5, max=20) for name in ABILITIES], _zeros(ABILITIES)),
    choices("absent", ABILITIES, [], unique=True),
    record("defenses", [count(name, 0, max=30) for name in FOR_SALE], _zeros(FOR_SALE)),
    whole("toughness_bonus", 0, min=-10, max=30),
    listing("skills", _SKILL, [], max=60, check=_skills_ok),
    listing("advantages", _ADVANTAGE, [], max=60),
    listing("attacks", _ATTACK, [], max=30),
    listing("powers", _POWER, [], max=40),
    listing("equipment", _ITEM, [], max=40),
    listing("complications", _COMPLICATION, [], max=20),
    whole("initiative_bonus", 0, min=-20, max=40),
    whole("speed", 0, min=-5, max=30),
    count("hero_points_at_start", 1, max=10),
    text("gear", "", long=1000, empty=True),
    text("note", "", long=2000, empty=True),
]


# --- reading a sheet --------------------------------------------------------------------------------------------


def ability(sheet, name):
    """Return the rank of an ability, None where the character has none."""
    return None if name in sheet["absent"] else sheet["abilities"][name]


def advantage(sheet, known_id):
    """Return the ranks of an advantage that the table acts on."""
    return sum([row["rank"] for row in sheet["advantages"] if row["id"] == known_id])


def skill_row(sheet, row_id):
    """Return the row of a skill, None for one without ranks."""
    for row in sheet["skills"]:
        if row["id"] == row_id:
            return row
    return None


def skill_total(sheet, row_id):
    """Return what a skill adds to a d20; an ability that is not there adds nothing."""
    row = skill_row(sheet, row_id)
    own = ability(sheet, SKILL_ABILITIES[skill_of(row_id)]) or 0
    return own if row is None else own + row["ranks"] + row["bonus"]


def is_minion(character):
    """True for one that goes down at the first failure."""
    return character["kind"] == "minion"


def body(character):
    """Return what kind of target a character is to damage: character, minion, construct or object."""
    return character["kind"] if character["kind"] in ("minion", "construct", "object") else "character"


def lost_defenses(sheet):
    """Return the defenses that an absent ability takes away."""
    lost = []
    for name in sheet["absent"]:
        lost += book.start("ability_state", {"ability": name, "rank": None})["lost_defenses"]
    return lost


def _worn(sheet, field):
    return [item[field] for item in sheet["equipment"] if item["worn"] and item[field] > 0]


def _temporary(states):
    """Return what passing states add to both active defenses, and to each."""
    added = []
    if "recovering" in states:
        added.append({"source": "recovering", "value": 2})
    if states.get("aided", {}).get("benefit") == "defense":
        added.append({"source": "aided", "value": states["aided"]["value"]})
    return added


def defense_now(sheet, states, defense, stand):
    """Return a defense as it stands now, None where the character has none."""
    lost = lost_defenses(sheet)
    if defense in lost or (defense == "fortitude" and "stamina" in sheet["absent"]):
        return 0 if defense in ("dodge", "parry") else None
    request = {"defense": defense, "ability": ability(sheet, DEFENSE_ABILITIES[defense]) or 0, "modifiers": []}
    if defense == "toughness":
        request["modifiers"].append({"source": "power", "value": sheet["toughness_bonus"]})
        rolling = advantage(sheet, "defensive_roll")
        if rolling and stand == "normal" and "stunned" not in states:
            request["modifiers"].append({"source": "defensive_roll", "value": rolling})
        request["equipment_bonuses"] = _worn(sheet, "toughness")
    else:
        request["bought"] = sheet["defenses"][defense]
    if defense in ("dodge", "parry"):
        request["equipment_bonuses"] = _worn(sheet, "defense")
        request["modifiers"] += _temporary(states)
        if "maneuvering" in states:
            request["modifiers"].append({"source": "maneuver", "value": states["maneuvering"].get("defenses", 0)})
        request["state"] = stand
    return book.start("defense_class", request)["bonus"]


def stand_of(told):
    """Return normal, vulnerable or defenseless, of what the conditions come down to."""
    return {"normal": "normal", "half": "vulnerable", "zero": "defenseless"}[told["active_defenses"]]


def derive(character, state):
    """Return what the card shows and the rolls need: defenses as they stand, initiative, actions, what is private."""
    sheet, states = character["sheet"], character.get("states", {})
    told = resolved(states)
    turn = {"conditions": condition_ids(states), "extra_effort": character.get("turn", {}).get("extra") is True}
    actions = book.start("turn_actions", turn)
    derived = {
        "initiative": (ability(sheet, "agility") or 0)
        + 4 * advantage(sheet, "improved_initiative")
        + sheet["initiative_bonus"],
        "strength": (ability(sheet, "strength") or 0) + (1 if _pushes(states, "strength_plus_1") else 0),
        "penalty": told["check_modifier"],
        "standard": actions["standard"],
        "move": actions["move"],
        "speed": None,
        "power_level": sheet["power_level"],
    }
    if told["can_move"]:
        derived["speed"] = sheet["speed"] + told["speed_modifier"] + (1 if _pushes(states, "speed_plus_1") else 0)
    for defense in DEFENSES:
        derived[defense] = defense_now(sheet, states, defense, stand_of(told))
    # what an opposed maneuver against this character is held against
    for skill in ("acrobatics", "athletics", "deception", "insight"):
        derived[skill] = skill_total(sheet, skill)
    totals = {}
    for row_id in SKILL_IDS + [row["id"] for row in sheet["skills"]]:
        totals[row_id] = skill_total(sheet, row_id)
    derived["private"] = {"skills": totals, "attacks": [attack_line(sheet, attack) for attack in sheet["attacks"]]}
    return derived


def _pushes(states, gain):
    return states.get("pushing", {}).get("gain") == gain


def start(character):
    """Return a character's vitals at the beginning of a session."""
    points = character["sheet"]["hero_points_at_start"] if character["kind"] == "hero" else 0
    return {"bruises": 0, "hero_points": points}


# --- attacks ----------------------------------------------------------------------------------------------------

UNARMED = {
    "name": "",
    "kind": "close",
    "effect": "damage",
    "rank": 0,
    "strength": True,
    "skill": "",
    "bonus": 0,
    "resistance": "toughness",
    "threat_from": 20,
    "first_degree": "none",
    "second_degree": "none",
    "third_degree": "none",
    "note": "",
}


def attack_rank(sheet, attack):
    """Return the rank of an attack's effect, Strength counted in where the attack uses it."""
    if attack["strength"]:
        return attack["rank"] + (ability(sheet, "strength") or 0)
    return attack["rank"]


def attack_parts(sheet, attack):
    """Return what an attack adds to its d20, as modifiers: ability, ranks of its skill, advantage, the rest."""
    close = attack["kind"] == "close"
    own = "fighting" if close else "dexterity"
    rows = [{"source": own, "value": ability(sheet, own) or 0}]
    row = skill_row(sheet, attack["skill"])
    if row is not None:
        rows.append({"source": "ranks", "value": row["ranks"] + row["bonus"]})
    trick = "close_attack" if close else "ranged_attack"
    rows.append({"source": trick, "value": advantage(sheet, trick)})
    rows.append({"source": "bonus", "value": attack["bonus"]})
    return [entry for entry in rows if entry["value"]]


def attack_bonus(sheet, attack):
    """Return what an attack adds to its d20; None for one that needs no check."""
    if attack["kind"] in ("perception", "area"):
        return None
    return sum([row["value"] for row in attack_parts(sheet, attack)])


def attack_line(sheet, attack):
    """Return what the card says of an attack: its bonus (None: no check) and the DC of resisting it."""
    rank = attack_rank(sheet, attack)
    return {
        "bonus": attack_bonus(sheet, attack),
        "rank": rank,
        "dc": rank + (15 if attack["effect"] == "damage" else 10),
    }


# --- where things stand -----------------------------------------------------------------------------------------


def _sheet_value(character, parts):
    """Return what ``sheet.…`` means; a viewer without the sheet gets what is derived for everyone, or None."""
    sheet, derived = character.get("sheet"), character.get("derived", {})
    if parts[0] == "defenses" and len(parts) == 2:
        return derived.get(parts[1])
    if sheet is None:
        return derived.get(parts[-1])
    if parts[0] == "abilities":
        if len(parts) == 2:
            return ability(sheet, parts[1])
        ranks = {}
        for name in ABILITIES:
            ranks[name] = ability(sheet, name)
        return ranks
    if parts[0] == "skills" and len(parts) == 2:
        return skill_total(sheet, parts[1]) if skill_of(parts[1]) is not None else None
    return sheet.get(parts[0]) if len(parts) == 1 else None


def look_up(character, path):
    """Return what a declaration's ``from`` means for this character, None where it says nothing."""
    parts = path.split(".")
    if parts[0] == "sheet":
        return _sheet_value(character, parts[1:])
    if path == "states":
        return condition_ids(character["states"])
    if parts[0] == "states" and len(parts) == 2:
        return parts[1] in character["states"]
    node = character
    for part in parts:
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return node


def is_down(character):
    """True for one that is out of the fight."""
    for state_id in DAMAGE_TRACK[2:] + ["destroyed"]:
        if state_id in character["states"]:
            return True
    return False
