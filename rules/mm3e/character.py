"""The character of Mutants & Masterminds: what is worked out from its sheet and its states, where things stand."""

from .book import book
from .common import ABILITIES, DEFENSES
from .fields import SKILL_IDS, skill_of
from .states import DAMAGE_TRACK, condition_ids, resolved
from .tables import DEFENSE_ABILITIES, SKILL_ABILITIES


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
