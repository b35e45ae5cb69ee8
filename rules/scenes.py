"""What a scene is made of, and its rolls: a chase, a task, a battle, a conflict. The commands: ``commands_scene``.

A system's ``SYSTEM["scenes"]`` lists its kinds:

    {"kind", "setup": [inputs], "show": [...], "round"?: a text's key that takes ``n``, None where rounds mean nothing,
     "actions": [{"id", "who": "gm" | "any", "actor": bool, "roll": bool, "inputs": [inputs]}],
     "start": (draft, scene, values), "act": (draft, scene, action, actor, values),
     "join"?: (draft, scene, character id), "leave"?: (draft, scene, character id),
     "plan"?: (state, scene, action, actor, values, intent) -> plan,
     "settle"?: (draft, scene, action, actor, values, roll), "again"?: (outcome before, outcome) -> outcome,
     "pay_again"?: (draft, plan, roll before), "verdict"?: (roll) -> verdict or None}

``start``, ``act``, ``join``, ``leave`` and ``settle`` are plain or generators and return ``{"people"?, "data"?,
"secret"?, "round"?, "result"?, "told": TEXT, "roll"?: {"op", "request", "outcome", "title"}}``: the parts of the scene
that are new, what the log tells, and the roll that was made, if one was; ``settle`` also what can be done ``next``.
What time brought stands in ``ended`` and ``passed``, as of a fight (``commands_fight``). A ``result`` is
``{"word": TEXT, "tone"}``: the scene is over, and stays to be seen until it is ended.

An action with ``roll`` is rolled like anything on a card: its intent is ``{"kind": "scene", "scene", "action",
"inputs", "choose"?}``, ``plan`` makes the sheet before the roll, ``settle`` says what the roll did. ``pay_again`` takes
what a second roll costs or refuses it, ``again`` says which of the two outcomes stands.

``data`` is for everyone. Its ``rows`` are the people in the scene, ``{"who": character id, "can": [action ids],
"card"?, "place"?, "done"?, "notes"?: [{"text": TEXT, "tone"}]}``; ``data["can"]`` lists what the game master can do
now, what moves the scene on first. A row of any list in ``data`` whose ``who`` is hidden is left out of others' views.
``secret`` is the game master's alone: decks.

``show`` tells the apps how to draw ``data``, in order: ``{"kind": "meter", "label", "value", "max", "tone"}``,
``{"kind": "number" | "words", "label", "value"}``, ``{"kind": "track", "label", "value"}`` (cards in a row, people
stand on them by ``place``), ``{"kind": "rows", "value"}``. An input that is a character's or a trait's id says so by
``picks``: "character" (``among``: "people" of the scene or "anyone"; ``others``: not whoever acts) or "trait"
(``first``: those that are usual). An action's input that is left out is what ``data`` has under its name.
``data["rounds"]`` is how many
rounds there are, where there is an end.
"""

from .document import ABSENT, get, inverse
from .errors import RuleError, invalid
from .inputs import check_inputs
from .systems import load

LINES_KEPT = 20


def declared_kind(state, kind):
    """Return the declaration of a kind of scene.

    :raises RuleError: ``unknown_scene``.
    """
    for declared in load(state["table"]["system"]).SYSTEM.get("scenes", []):
        if declared["kind"] == kind:
            return declared
    raise RuleError("unknown_scene", "kind")


def seen_scene(state, who, scene_id, field="scene"):
    """Return a scene that this member may see.

    :raises RuleError: ``unknown_scene``.
    """
    scene = state["scenes"].get(scene_id) if isinstance(scene_id, str) else None
    if scene is None or (scene["hidden"] and who["role"] == "player"):
        raise RuleError("unknown_scene", field)
    return scene


def checked(declared, given, prefix):
    """Return inputs checked; the field of an error is told with what it stands under."""
    if not isinstance(given, dict):
        raise invalid(prefix)
    try:
        return check_inputs(declared, given)
    except RuleError as error:
        raise RuleError(error.code, prefix + "." + str(error.field), error.values)


def check_picks(state, scene, declared, values, prefix):
    """Hold inputs that name a character to those that there are.

    :raises RuleError: ``unknown_character``.
    """
    for spec in declared:
        value = values[spec["name"]]
        if spec.get("picks") != "character" or value is None:
            continue
        inside = spec.get("among", "people") == "people"
        if value not in state["characters"] or (inside and value not in scene["people"]):
            raise RuleError("unknown_character", prefix + "." + spec["name"])


def action_of(declared, action_id):
    """Return an action's declaration.

    :raises RuleError: ``unknown_action``.
    """
    for action in declared["actions"]:
        if action["id"] == action_id:
            return action
    raise RuleError("unknown_action", "action")


def check_turn(scene, action, actor_id):
    """Hold an action to what the scene says that can be done now.

    :raises RuleError: ``scene_is_over``, ``not_in_scene``, ``not_now``.
    """
    if scene["result"] is not None:
        raise RuleError("scene_is_over", "scene")
    can = scene["data"].get("can")
    if action.get("actor"):
        if actor_id is None:
            raise invalid("actor")
        if actor_id not in scene["people"]:
            raise RuleError("not_in_scene", "actor")
        for row in scene["data"].get("rows", []):
            if row["who"] == actor_id:
                can = row.get("can")
    if can is not None and action["id"] not in can:
        raise RuleError("not_now", "action")


def with_told(scene, told, about, roll_id=None):
    """Return the scene with the parts that a system's function gave back and a line for its history.

    ``about`` lists the characters that the line speaks of: where one is hidden, so is the line.
    """
    after = dict(scene)
    for name in ("people", "data", "secret", "round", "result"):
        if name in told:
            after[name] = told[name]
    if told.get("told") is not None:
        line = {"text": told["told"], "about": about, "round": after["round"], "roll": roll_id}
        after["told"] = (scene["told"] + [line])[-LINES_KEPT:]
    return after


def keep_scene(draft, scene):
    """Put a scene's parts where they belong, each by itself: two people may change different ones."""
    for name in sorted(scene.keys()):
        draft.set(["scenes", scene["id"], name], scene[name])


def without_rows(data, people):
    """Return a scene's data without the rows of these people."""
    left = {}
    for key in data:
        value = data[key]
        if isinstance(value, list):
            value = [row for row in value if not (isinstance(row, dict) and row.get("who") in people)]
        left[key] = value
    return left


def forget(draft, character_id):
    """Take somebody who is gone from the table out of every scene."""
    for scene_id in draft.state["scene_order"]:
        scene = draft.state["scenes"][scene_id]
        if character_id not in scene["people"]:
            continue
        data = without_rows(scene["data"], [character_id])
        draft.set(["scenes", scene_id, "people"], [who for who in scene["people"] if who != character_id])
        draft.set(["scenes", scene_id, "data"], data)
        draft.set(["scenes", scene_id, "last"], None)


# --- rolls -----------------------------------------------------------------------------------------------------


def _asked(state, intent):
    """Return ``(scene, declared, action, inputs)`` of the intent of a scene's roll."""
    scene = state["scenes"].get(intent.get("scene")) if isinstance(intent.get("scene"), str) else None
    if scene is None:
        raise RuleError("unknown_scene", "intent")
    declared = declared_kind(state, scene["kind"])
    action = action_of(declared, intent.get("action"))
    if not action.get("roll"):
        raise RuleError("unknown_action", "intent")
    inputs = intent.get("inputs")
    values = checked(action["inputs"], {} if inputs is None else inputs, "inputs")
    check_picks(state, scene, action["inputs"], values, "inputs")
    return scene, declared, action, values


def plan_of(state, actor, intent):
    """Return the plan of a scene's roll."""
    scene, declared, action, values = _asked(state, intent)
    check_turn(scene, action, actor["id"] if actor is not None else None)
    return declared["plan"](state, scene, action["id"], actor, values, intent)


def check_roller(state, who, intent):
    """Hold a scene's roll to who may make it; how a scene is planned does not know who asks.

    :raises RuleError: ``unknown_scene``, ``not_allowed``.
    """
    scene = seen_scene(state, who, intent.get("scene"), "intent")
    action = action_of(declared_kind(state, scene["kind"]), intent.get("action"))
    if action["who"] == "gm" and who["role"] == "player":
        raise RuleError("not_allowed", "intent")
    return scene


def better(state, intent, before, outcome):
    """Return which outcome stands where a scene's roll was repeated."""
    declared = declared_kind(state, state["scenes"][intent["scene"]]["kind"])
    choose = declared.get("again")
    return outcome if choose is None else choose(before, outcome)


def settle(draft, roll):
    """Let a scene's roll do what it does; return what the log tells of it, and what can be done ``next``. A generator.

    Dice that it asks for besides (a card that the row lacks) are no part of the roll.

    What it changed is kept, so that the same roll made once more begins where this one began.
    """
    state = draft.state
    scene, declared, action, values = _asked(state, roll["intent"])
    actor = state["characters"].get(roll["actor"])
    already = len(draft.changes)
    told = declared["settle"](draft, scene, action["id"], actor, values, roll)
    if hasattr(told, "send"):
        told = yield from told
    about = [who for who in (roll["actor"], roll["target"]) if who is not None]
    after = with_told(scene, told, about, roll["id"])
    if roll["private"] and after["told"]:
        after["told"][-1]["secret"] = True
    keep_scene(draft, after)
    back = inverse(draft.changes[already:])
    draft.set(["scenes", scene["id"], "last"], {"roll": roll["id"], "back": back})
    return told


def pay_again(draft, plan, again):
    """Let a scene take what a second roll costs.

    :raises RuleError: ``no_reroll`` where it cannot be had.
    """
    scene = draft.state["scenes"][again["intent"]["scene"]]
    pay = declared_kind(draft.state, scene["kind"]).get("pay_again")
    if pay is None or plan["op"] != again["op"] or again["actor"] is None:
        raise RuleError("no_reroll", "reroll_of")
    pay(draft, plan, again)


def verdict_of(state, roll):
    """Return how a scene's roll reads where the scene itself says so, else None."""
    own = declared_kind(state, state["scenes"][roll["intent"]["scene"]]["kind"]).get("verdict")
    return own(roll) if own is not None else None


def rewind(draft, intent, roll_id):
    """Take back what the last roll of a scene did, so that it can be made once more.

    :raises RuleError: ``no_reroll`` where anything has happened since.
    """
    last = get(draft.state, ["scenes", intent["scene"], "last"], None)
    if last is None or last["roll"] != roll_id:
        raise RuleError("no_reroll", "reroll_of")
    for change in last["back"]:
        now = get(draft.state, change["path"])
        was = change["from"] if "from" in change else ABSENT
        if (now is ABSENT) != (was is ABSENT) or (now is not ABSENT and now != was):
            raise RuleError("no_reroll", "reroll_of")
        if "to" in change:
            draft.set(change["path"], change["to"])
        else:
            draft.drop(change["path"])
