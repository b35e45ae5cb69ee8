"""What plans have in common: what an intent chose, what it offers, which levels and points weigh on a roll."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .body import HELPLESS
from .figures import own_steps
from .levels import TEST_LEVELS, combat_moved, moved, sum_of, target_at
from .ranged import AIM_STEPS, DODGE_LEVELS, POINT_BLANK_M

SCENE_STEPS = {"ordinary": 0, "easier": -1, "harder": 1, "much_harder": 2}
DIFFICULTIES = TEST_LEVELS[:5]
YES_NO = ["no", "yes"]
UNITS = {
    "difficulty_steps": "level",
    "attacker_steps": "level",
    "attacker_modifiers": "point",
}
# In a plan a plus helps; these lists of the ops count levels harder.
FLIPPED = ["difficulty_steps", "attacker_steps"]


def chosen(intent, name, allowed, default):
    """Return what the intent chose under ``name``.

    :raises RuleError: ``invalid_input`` on ``choose`` for a word that is not offered.
    """
    choose = intent.get("choose")
    if choose is None:
        return default
    if not isinstance(choose, dict):
        raise invalid("choose")
    value = choose.get(name)
    if value is None:
        return default
    if value not in allowed or type(value) is bool:
        raise invalid("choose")
    return value


class Choices:
    """The choices of one plan: reads what the intent chose and gathers what is offered."""

    def __init__(self, intent):
        self.intent = intent
        self.offered = []

    def ask(self, name, values, default):
        """Offer a choice and return what was chosen; one of a single value is not offered."""
        value = chosen(self.intent, name, values, default)
        if len(values) > 1:
            self.offered.append({"id": name, "values": values, "value": value})
        return value

    def yes(self, name, default=False):
        """Offer a yes or no and return it as a boolean."""
        return self.ask(name, YES_NO, "yes" if default else "no") == "yes"


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def place_in(rows, place, field):
    """Return the row at a place that an intent names.

    :raises RuleError: ``invalid_input`` on ``field``.
    """
    if type(place) is not int or not 0 <= place < len(rows):
        raise invalid(field)
    return rows[place]


def can_act(actor):
    """:raises RuleError: ``cannot_act`` for one who lies helpless or has lost this action."""
    for state_id in HELPLESS + ["lost_action"]:
        if state_id in actor["states"]:
            raise RuleError("cannot_act", "actor", {"state": state_id})


def level_rows(state, actor, into, scene_on=True):
    """Return the levels that a character's own state and the scene put on an action, a plus being a level easier."""
    rows = []
    for step in own_steps(actor, state):
        rows.append({"source": step["source"], "value": -step["value"], "on": True, "into": into})
    scene = SCENE_STEPS[state["table"]["situation"]["scene"]]
    if scene != 0:
        rows.append({"source": "scene", "value": -scene, "on": scene_on, "into": into})
    if "mortal_wound" not in actor["states"]:
        # who is mortally wounded cannot concentrate at all
        rows.append({"source": "concentrated", "value": 1, "on": "focused" in actor["states"], "into": into})
    return rows


def units_of(names):
    """Return what the named lists of a request count in, as texts."""
    units = {}
    for name in names:
        units[name] = text_of("bandeirantes-unit-" + UNITS[name])
    return units


def in_levels(plan, rows):
    """Make the rows the modifiers of a plan whose op counts levels of difficulty; return the plan."""
    plan["modifiers"] = rows
    plan["into"] = "difficulty_steps"
    plan["flipped"] = FLIPPED
    plan["units"] = units_of(["difficulty_steps"])
    return with_against(plan)


def with_against(plan):
    """Fill in what a plan has to meet with the modifiers as they stand; return the plan."""
    request = dict(plan["request"])
    for row in plan["modifiers"]:
        if row["on"]:
            name = row.get("into", plan["into"])
            value = -row["value"] if name in plan["flipped"] else row["value"]
            request[name] = request.get(name, []) + [{"source": row["source"], "value": value}]
    plan["against"] = against(plan, request)
    return plan


# --- what has to be met ----------------------------------------------------------------------------------------


def _steps(request):
    by = sum_of(request.get("difficulty_steps", []))
    return by - 1 if request.get("concentrated") else by


def _of_test(score):
    def level(request):
        return moved(request.get("difficulty", "normal"), _steps(request)), request[score]

    return level


def _of_resisting(request):
    by = _steps(request) + (1 if request.get("distracted_or_asleep") else 0) - (1 if request.get("caster_far") else 0)
    return moved(request.get("difficulty", "normal"), by), request["magic_resistance"]


def _of_shot(request):
    by = _steps(request) + AIM_STEPS[request.get("location", "torso")]
    return moved("normal", by + (2 if request.get("second_attack_untrained") else 0)), request["skill"]


def _of_dodging(request):
    level = "normal"
    if request["method"] == "dodge":
        level = DODGE_LEVELS.get(request["threat"], "hard")
        if request["threat"] == "firearm" and request["distance_m"] < POINT_BLANK_M:
            level = "impossible"
    return moved(level, _steps(request)), request["skill"]


def _of_casting(request):
    by = _steps(request)
    if request["kind"] == "projectile":
        by += AIM_STEPS[request.get("location", "torso")]
    return moved(request.get("difficulty", "normal"), by), request["skill"]


_LEVELS = {
    "skill_test": _of_test("skill"),
    "attribute_test": _of_test("attribute"),
    "luck_test": _of_test("luck"),
    "magic_resistance": _of_resisting,
    "ranged_attack": _of_shot,
    "ranged_defense": _of_dodging,
    "spell_cast": _of_casting,
}


def defender_total(request):
    """Return what the defender of a contest adds to the dice; routine counts as nothing."""
    points = combat_moved(request.get("defender_difficulty", "normal"), sum_of(request.get("defender_steps", [])))[1]
    return request["defender_skill"] + (points or 0) + sum_of(request.get("defender_modifiers", []))


def against(plan, request):
    """Return what a whole request has to meet: the die at or under a target, or the other side's total."""
    op = plan["op"]
    if op in _LEVELS:
        level, score = _LEVELS[op](request)
        words = text_of("bandeirantes-against-level", {"level": text_of("bandeirantes-w-" + level)})
        return {"value": target_at(score, level), "text": words}
    if op == "skill_contest":
        return {"value": defender_total(request), "text": plan["against"]["text"]}
    return plan["against"]
