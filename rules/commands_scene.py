"""Commands of scenes: a chase, a task, a battle, a conflict; what a scene is made of is the system's.

A system's ``SYSTEM["scenes"]`` lists its kinds:

    {"kind", "setup": [inputs], "actions": [{"id", "who": "gm" | "any", "actor": bool, "inputs": [inputs]}],
     "show": [...], "start": function, "act": function}

``start(draft, scene, values)`` and ``act(draft, scene, action, actor, values)`` are plain or generators and return
``{"data"?, "secret"?, "round"?, "result"?, "told": TEXT, "roll"?: {"op", "request", "outcome", "title"}}``: the parts
of the scene that are new, what the log tells, and the roll that was made, if one was. ``show`` tells the apps how to draw
``data``: a list of ``{"kind": "meter" | "number" | "words" | "cards" | "rows" | "track", ...}``.
"""

from .commands_people import character_of, own_character, refresh, shown_name
from .commands_play import asking, keep, record_of
from .commands_table import ANYONE, GM, system_of
from .errors import RuleError, invalid
from .inputs import check_inputs, flag, listing, mapping, text
from .views import hidden_from_all

SCENES_KEPT = 6
_ID = {"kind": "text", "long": 64}


def kind_of(draft, kind):
    """Return the declaration of a kind of scene.

    :raises RuleError: ``unknown_scene``.
    """
    for declared in system_of(draft).SYSTEM.get("scenes", []):
        if declared["kind"] == kind:
            return declared
    raise RuleError("unknown_scene", "kind")


def scene_of(draft, who, scene_id):
    """Return a scene that this member may see.

    :raises RuleError: ``unknown_scene``.
    """
    scene = draft.state["scenes"].get(scene_id)
    if scene is None or (scene["hidden"] and who["role"] != "gm"):
        raise RuleError("unknown_scene", "scene")
    return scene


def _checked(declared, given, prefix):
    try:
        return check_inputs(declared, given)
    except RuleError as error:
        raise RuleError(error.code, prefix + "." + str(error.field), error.values)


def _with(scene, told):
    """Return the scene with the parts that a system's function gave back."""
    after = dict(scene)
    for name in ("data", "secret", "round", "result"):
        if name in told:
            after[name] = told[name]
    return after


def _start(draft, who, values):
    declared = kind_of(draft, values["kind"])
    for character_id in values["people"]:
        character_of(draft, character_id, "people")
    scene = {
        "id": values["id"],
        "kind": values["kind"],
        "name": values["name"],
        "hidden": values["hidden"],
        "people": values["people"],
        "round": 1,
        "data": {},
        "secret": {},
        "result": None,
        "told": [],
    }
    setup = _checked(declared["setup"], values["setup"], "setup")
    dice = []
    told = yield from asking(declared["start"](draft, scene, setup), dice)
    keep(draft, "scenes", "scene_order", scene["id"], _with(scene, told), SCENES_KEPT)
    return {"data": {"scene": scene["id"], "kind": scene["kind"], "name": scene["name"]}, "secret": scene["hidden"]}


def _action_of(declared, action_id):
    for action in declared["actions"]:
        if action["id"] == action_id:
            return action
    raise RuleError("unknown_action", "action")


def _act(draft, who, values):
    scene = scene_of(draft, who, values["scene"])
    declared = kind_of(draft, scene["kind"])
    action = _action_of(declared, values["action"])
    if scene["result"] is not None:
        raise RuleError("scene_is_over", "scene")
    if action["who"] == "gm" and who["role"] != "gm":
        raise RuleError("not_allowed", "action")
    actor = None
    if values["actor"] is not None:
        actor = own_character(draft, who, values["actor"], "actor")
    elif action.get("actor"):
        raise invalid("actor")
    inputs = _checked(action["inputs"], values["inputs"], "inputs")
    dice = []
    told = yield from asking(declared["act"](draft, scene, action["id"], actor, inputs), dice)
    secret = scene["hidden"] or hidden_from_all(draft.state, values["actor"])
    after = _with(scene, told)
    line = {"text": told["told"], "actor": values["actor"], "round": scene["round"]}
    after["told"] = (scene["told"] + [line])[-20:]
    draft.set(["scenes", scene["id"]], after)
    if told.get("roll") is not None:
        _keep_roll(draft, who, values, scene, told["roll"], dice, secret)
    if actor is not None and actor["id"] in draft.state["characters"]:
        refresh(draft, actor["id"])
    data = {"scene": scene["id"], "kind": scene["kind"], "name": scene["name"], "told": told["told"]}
    data["actor"] = values["actor"]
    data["who"] = shown_name(actor) if actor is not None else None
    data["result"] = after["result"]
    data["roll"] = values["id"] if told.get("roll") is not None else None
    return {"data": data, "secret": secret}


def _keep_roll(draft, who, values, scene, made, dice, secret):
    """Put the roll of a scene's action among the table's rolls, so that it is shown like any other."""
    plan = {"op": made["op"], "title": made["title"], "target": None, "against": made.get("against")}
    asked = dict(values)
    asked["intent"] = {"kind": "scene", "scene": scene["id"], "action": values["action"]}
    asked["private"] = scene["hidden"]
    asked["ask"] = asked["reroll_of"] = None
    chosen = made["request"].get("modifiers") or []
    roll = record_of(draft, who, asked, plan, made["request"], chosen, dice, made["outcome"], secret)
    roll["next"] = []
    keep(draft, "rolls", "roll_order", roll["id"], roll, 30)


def _end(draft, who, values):
    scene = scene_of(draft, who, values["scene"])
    draft.drop(["scenes", scene["id"]])
    draft.set(["scene_order"], [other for other in draft.state["scene_order"] if other != scene["id"]])
    return {"data": {"scene": scene["id"], "kind": scene["kind"], "name": scene["name"]}, "secret": scene["hidden"]}


def _hide(draft, who, values):
    scene = scene_of(draft, who, values["scene"])
    draft.set(["scenes", scene["id"], "hidden"], values["hidden"])
    data = {"scene": scene["id"], "kind": scene["kind"], "name": scene["name"], "hidden": values["hidden"]}
    return {"data": data, "secret": values["hidden"]}


COMMANDS = [
    {
        "type": "scene.start",
        "roles": GM,
        "inputs": [
            text("kind", long=40),
            text("name", "", long=60, empty=True),
            flag("hidden"),
            listing("people", _ID, [], max=60),
            mapping("setup", {"kind": "any"}, {}),
        ],
        "run": _start,
    },
    {
        "type": "scene.act",
        "roles": ANYONE,
        "inputs": [
            text("scene", long=64),
            text("action", long=40),
            text("actor", None, long=64),
            mapping("inputs", {"kind": "any"}, {}),
        ],
        "run": _act,
    },
    {"type": "scene.end", "roles": GM, "inputs": [text("scene", long=64)], "run": _end},
    {"type": "scene.hide", "roles": GM, "inputs": [text("scene", long=64), flag("hidden", True)], "run": _hide},
]
