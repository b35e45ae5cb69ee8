"""Commands of scenes: begin one, act in it, come and go, end it. What a scene is made of stands in ``scenes``."""

from .commands_people import character_of, own_character, refresh, shown_name, turn_off
from .commands_play import ROLLS_KEPT, asking, keep, record_of
from .commands_table import ANYONE, GM
from .errors import RuleError
from .inputs import flag, listing, mapping, text
from .scenes import action_of, check_picks, check_turn, checked, declared_kind, keep_scene, seen_scene, with_told
from .views import hidden_from_all

SCENES_KEPT = 6
_ID = {"kind": "text", "long": 64}


def _about(scene, more=None):
    """Return what a command tells the log of a scene; secret where the scene is hidden."""
    data = {"scene": scene["id"], "kind": scene["kind"], "name": scene["name"]}
    for key in more or {}:
        data[key] = more[key]
    return {"data": data, "secret": scene["hidden"]}


def _each_once(people):
    once = []
    for who in people:
        if who not in once:
            once.append(who)
    return once


def _start(draft, who, values):
    declared = declared_kind(draft.state, values["kind"])
    people = _each_once(values["people"])
    for character_id in people:
        character_of(draft, character_id, "people")
    scene = {
        "id": values["id"],
        "kind": values["kind"],
        "name": values["name"],
        "hidden": values["hidden"],
        "people": people,
        "round": 1,
        "data": {},
        "secret": {},
        "result": None,
        "told": [],
        "last": None,
    }
    setup = checked(declared["setup"], values["setup"], "setup")
    check_picks(draft.state, scene, declared["setup"], setup, "setup")
    dice = []
    told = yield from asking(declared["start"](draft, scene, setup), dice)
    keep(draft, "scenes", "scene_order", scene["id"], with_told(scene, told, []), SCENES_KEPT)
    return _about(scene, {"told": told.get("told")})


def _act(draft, who, values):
    scene = seen_scene(draft.state, who, values["scene"])
    declared = declared_kind(draft.state, scene["kind"])
    action = action_of(declared, values["action"])
    if action.get("roll"):
        # it is rolled like anything else, with the sheet before it: the command ``roll``
        raise RuleError("unknown_action", "action")
    if action["who"] == "gm" and who["role"] == "player":
        raise RuleError("not_allowed", "action")
    actor = None
    if values["actor"] is not None:
        actor = own_character(draft, who, values["actor"], "actor")
    check_turn(scene, action, values["actor"])
    inputs = checked(action["inputs"], values["inputs"], "inputs")
    check_picks(draft.state, scene, action["inputs"], inputs, "inputs")
    dice = []
    told = yield from asking(declared["act"](draft, scene, action["id"], actor, inputs), dice)
    hidden = hidden_from_all(draft.state, values["actor"])
    rolled = told.get("roll")
    about = [values["actor"]] if values["actor"] is not None else []
    keep_scene(draft, with_told(scene, told, about, values["id"] if rolled is not None else None))
    draft.set(["scenes", scene["id"], "last"], None)
    if rolled is not None:
        _keep_roll(draft, who, values, scene, rolled, dice, scene["hidden"] or hidden)
    if actor is not None and actor["id"] in draft.state["characters"]:
        refresh(draft, actor["id"])
    more = {"told": told.get("told"), "actor": values["actor"], "result": draft.get(["scenes", scene["id"], "result"])}
    more["ended"], more["passed"] = told.get("ended", []), told.get("passed", [])
    more["who"] = shown_name(actor) if actor is not None else None
    more["roll"] = values["id"] if rolled is not None else None
    report = _about(scene, more)
    report["secret"] = report["secret"] or hidden
    return report


def _keep_roll(draft, who, values, scene, made, dice, secret):
    """Put the roll of a scene's action among the table's rolls, so that it is shown like any other."""
    plan = {"op": made["op"], "title": made["title"], "target": None, "against": made.get("against"), "sealed": None}
    asked = dict(values)
    asked["intent"] = {"kind": "scene", "scene": scene["id"], "action": values["action"]}
    asked["private"] = scene["hidden"]
    asked["ask"] = asked["reroll_of"] = None
    chosen = made["request"].get("modifiers") or []
    roll = record_of(draft, who, asked, plan, made["request"], chosen, dice, made["outcome"], secret)
    roll["next"] = []
    keep(draft, "rolls", "roll_order", roll["id"], roll, ROLLS_KEPT)


def _come(draft, who, values):
    return (yield from _change_people(draft, who, values, "join"))


def _go(draft, who, values):
    return (yield from _change_people(draft, who, values, "leave"))


def _change_people(draft, who, values, way):
    """Let somebody come into a scene or go out of it; the system makes or takes away their place."""
    scene = seen_scene(draft.state, who, values["scene"])
    character = character_of(draft, values["character"])
    inside = character["id"] in scene["people"]
    if inside == (way == "join"):
        raise RuleError("in_scene_already" if inside else "not_in_scene", "character")
    after = dict(scene)
    after["last"] = None
    if inside:
        after["people"] = [other for other in scene["people"] if other != character["id"]]
    else:
        after["people"] = scene["people"] + [character["id"]]
    place = declared_kind(draft.state, scene["kind"]).get(way)
    told = {}
    if place is not None:
        told = yield from asking(place(draft, after, character["id"]), [])
    keep_scene(draft, with_told(after, told, [character["id"]]))
    report = _about(scene, {"character": character["id"], "who": shown_name(character)})
    report["secret"] = report["secret"] or character["hidden"]
    return report


def _end(draft, who, values):
    scene = seen_scene(draft.state, who, values["scene"])
    ended = _end_states(draft, scene["id"])
    draft.drop(["scenes", scene["id"]])
    draft.set(["scene_order"], [other for other in draft.state["scene_order"] if other != scene["id"]])
    return _about(scene, {"ended": ended, "result": scene["result"]})


def _end_states(draft, scene_id):
    """End the states that last as long as this scene; return what everyone may know of it."""
    ended = []
    for character_id in draft.state["character_order"]:
        states = draft.get(["characters", character_id, "states"], {})
        over = [state_id for state_id in sorted(states.keys()) if states[state_id].get("scene") == scene_id]
        for state_id in over:
            turn_off(draft, character_id, state_id)
            if not hidden_from_all(draft.state, character_id):
                ended.append({"character": character_id, "state": state_id})
        if over:
            refresh(draft, character_id)
    return ended


def _hide(draft, who, values):
    scene = seen_scene(draft.state, who, values["scene"])
    draft.set(["scenes", scene["id"], "hidden"], values["hidden"])
    report = _about(scene, {"hidden": values["hidden"]})
    # hiding is as secret as what is hidden; showing is for everyone
    report["secret"] = values["hidden"]
    return report


_SCENE = text("scene", long=64)
_WHO = text("character", long=64)

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
            _SCENE,
            text("action", long=40),
            text("actor", None, long=64),
            mapping("inputs", {"kind": "any"}, {}),
        ],
        "run": _act,
    },
    {"type": "scene.join", "roles": GM, "inputs": [_SCENE, _WHO], "run": _come},
    {"type": "scene.leave", "roles": GM, "inputs": [_SCENE, _WHO], "run": _go},
    {"type": "scene.end", "roles": GM, "inputs": [_SCENE], "run": _end},
    {"type": "scene.hide", "roles": GM, "inputs": [_SCENE, flag("hidden", True)], "run": _hide},
]
