"""What is worked out from a Bandeirantes sheet, and where things stand on it."""

from ..plans import text_of
from .armor import SHIELDS
from .damage import status_of
from .diseases import HIGH_M, stage_of
from .melee import matchup
from .poisons import LASTING, POISONS
from .sheet import COVERS, attribute_of, row_of, stand_in


def showing(sheet):
    """Return the ills of a sheet that can be felt already."""
    return [ill for ill in sheet["ills"] if ill["day"] > 0 and ill["until_shows"] == 0]


def is_high(state):
    """True where the scene lies high in the mountains."""
    return state["table"]["situation"].get("altitude") == "high"


def altitude_of(state):
    """Return an altitude in metres that stands for the scene's."""
    return HIGH_M + 500 if is_high(state) else 0


def ill_levels(sheet, ill, state):
    """Return how many levels harder an ill that shows makes every action."""
    if ill["ill"] in POISONS:
        return 1 if ill["until_hard"] == 0 else 0
    stage = stage_of(ill["ill"], ill["day"], altitude_of(state), sheet["lives_high"])
    if stage[1] == "altitude_sickness":
        return 1
    return {"hard": 1, "almost_impossible": 2}.get(stage[4], 0)


def own_steps(character, state):
    """Return what makes each action of a character harder, ``[{"source", "value"}]`` in levels."""
    states, sheet = character["states"], character["sheet"]
    poison = sickness = 0
    for ill in showing(sheet):
        levels = ill_levels(sheet, ill, state)
        if ill["ill"] in POISONS:
            poison = max(poison, levels)
        else:
            sickness += levels
    pairs = [
        ("grave_wound", _count(states, "grave_wound")),
        ("mortal_wound", 2 * _count(states, "mortal_wound")),
        ("poison", poison),
        ("sickness", sickness),
        ("bad_position", 1 if "bad_position" in states else 0),
    ]
    return [{"source": source, "value": value} for source, value in pairs if value != 0]


def _count(states, state_id):
    info = states.get(state_id)
    return 0 if info is None else info.get("count", 1)


def shield_of(sheet):
    """Return the place of the shield that is carried and still whole, None without one."""
    for index, piece in enumerate(sheet["armor"]):
        if piece["worn"] and piece["item"] in SHIELDS and piece["resistance"] != 0:
            return index
    return None


def melee_weapons(sheet):
    """Return the weapons of a sheet that can be held against a blow."""
    return [weapon for weapon in sheet["weapons"] if weapon["use"] != "ranged"]


def in_hand(character):
    """Return the form of the weapon that a character holds: the first one for close quarters, or bare hands."""
    weapons = melee_weapons(character["sheet"])
    if "disarmed" in character["states"] or not weapons:
        return "unarmed"
    return weapons[0]["form"]


def shooting_threat(weapon):
    """Return what a shot or throw of a weapon is to whoever dodges it; a thrown blade without a row is a knife."""
    known = {"bow": "arrow", "dagger": "dagger", "spear": "spear"}
    form = known.get(weapon["form"], weapon["form"])
    return form if form in ("arrow", "dagger", "spear", "sling", "blowgun", "firearm", "simple_object") else "knife"


def _parry(character):
    weapons = melee_weapons(character["sheet"])
    if in_hand(character) == "unarmed":
        return stand_in(character["sheet"], "unarmed")
    return stand_in(character["sheet"], weapons[0]["skill"])


def points_against(form, other):
    """Return what holding one form of weapon against another costs."""
    if "natural" in (form, other):
        return 0
    return matchup(form, other)


def derive(character, state):
    """Return what the card shows and what others' rolls against this character need."""
    sheet, vitals = character["sheet"], character["vitals"]
    steps = own_steps(character, state)
    ills = showing(sheet)
    halved = [ill for ill in ills if ill["ill"] in LASTING or _is_mountain_sick(sheet, ill, state)]
    fatigue = sheet["attributes"]["fatigue"]
    return {
        "resistance_max": sheet["attributes"]["resistance"],
        "fatigue_max": fatigue // 2 if halved else fatigue,
        "power_max": sheet["attributes"]["magic_power"],
        "status": status_of(vitals.get("resistance", 1)),
        "dodge": stand_in(sheet, "dodge"),
        "parry": _parry(character),
        "shield": shield_of(sheet) is not None,
        "form": in_hand(character),
        "steps": steps,
        "harder": -sum([row["value"] for row in steps]),
        "ills": [{"ill": ill["ill"], "day": ill["day"]} for ill in ills],
    }


def _is_mountain_sick(sheet, ill, state):
    if ill["ill"] != "altitude_sickness":
        return False
    return stage_of(ill["ill"], ill["day"], altitude_of(state), sheet["lives_high"])[1] == "altitude_sickness"


def start(character):
    """Return a character's vitals at the beginning."""
    attributes = character["sheet"]["attributes"]
    return {
        "resistance": attributes["resistance"],
        "fatigue": character["derived"]["fatigue_max"],
        "magic_power": attributes["magic_power"],
        "wounds": 0,
        "grave_wounds": 0,
        "mortal_wounds": 0,
    }


def check(sheet, kind):
    """Return what the game has against a sheet: a skill that was bought begins above its attribute."""
    problems = []
    for row in sheet["skills"]:
        attribute = attribute_of(row["id"]) or row["attribute"]
        least = sheet["attributes"][attribute] + 1
        if row["level"] < least:
            name = row["name"] or text_of("bandeirantes-trait-" + row["id"])
            problems.append(text_of("bandeirantes-problem-skill", {"skill": name, "least": least}))
    return {"budget": None, "problems": problems}


def worn_at(sheet, location):
    """Return the places of the pieces that protect a spot, the outermost first."""
    places = []
    for index, piece in enumerate(sheet["armor"]):
        covers = piece["covers"] or COVERS[piece["item"]]
        if piece["worn"] and location in covers:
            places.append(index)
    return places


def _on_sheet(sheet, parts):
    if sheet is None:
        return None
    if parts[0] == "knows":
        return row_of(sheet, parts[1]) is not None
    pieces = [sheet["armor"][place] for place in worn_at(sheet, parts[1])]
    return [{"item": piece["item"], "resistance": piece["resistance"]} for piece in pieces]


def look_up(character, path):
    """Return what a declaration's ``from`` means for this character, None where it says nothing."""
    parts = path.split(".")
    if parts[0] == "sheet" and "sheet" not in character:
        return None
    if parts[0] == "sheet" and len(parts) == 3 and parts[1] == "skills":
        row = row_of(character["sheet"], parts[2])
        return None if row is None else row["level"]
    if parts[0] == "states" and len(parts) == 2:
        return parts[1] in character["states"]
    if parts[0] in ("knows", "worn"):
        return _on_sheet(character.get("sheet"), parts)
    node = character
    for part in parts:
        if not isinstance(node, dict) or part not in node:
            return None
        node = node[part]
    return node
