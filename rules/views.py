"""What each viewer may have: the one place where anything is left out.

``view`` is made of small functions, one for each part of the state, so that ``visible`` can work out the difference
that an event makes to a viewer without making the whole view anew.
"""

from .document import ABSENT, difference, get
from .scenes import without_rows

# What of somebody else's character everyone may know; the sheet stays with its owner and the game master.
_PUBLIC = ("id", "owner", "kind", "count", "vitals", "states", "derived", "turn", "toward", "pending")


def _sees_all(viewer):
    return viewer["role"] == "gm"


def _owns(character, viewer):
    return viewer["member"] is not None and character["owner"] == viewer["member"]


def is_hidden(state, character_id, viewer):
    """True where the viewer may not know of this character."""
    character = state["characters"].get(character_id)
    if character is None or _sees_all(viewer) or _owns(character, viewer):
        return False
    return character["hidden"]


def character_view(state, character_id, viewer):
    """Return what the viewer may have of a character, ABSENT where it is hidden or gone."""
    character = state["characters"].get(character_id)
    if character is None or is_hidden(state, character_id, viewer):
        return ABSENT
    if _sees_all(viewer):
        return character
    if _owns(character, viewer):
        return _without_hidden(state, character, viewer)
    seen = {"hidden": False, "alias": None, "name": character["alias"] or character["name"]}
    for name in _PUBLIC:
        if name in character:
            seen[name] = character[name]
    if "private" in seen.get("derived", {}):
        # what is worked out from the sheet alone stays where the sheet stays
        seen["derived"] = dict(seen["derived"])
        del seen["derived"]["private"]
    return _without_hidden(state, seen, viewer)


def _without_hidden(state, character, viewer):
    """Return a character without what ties it to somebody that the viewer may not know of."""
    toward = character.get("toward")
    hidden = [other for other in toward or {} if is_hidden(state, other, viewer)]
    if not hidden:
        return character
    seen = dict(character)
    seen["toward"] = {}
    for other in toward:
        if other not in hidden:
            seen["toward"][other] = toward[other]
    return seen


def roll_view(state, roll_id, viewer):
    """Return a roll as the viewer may have it."""
    roll = state["rolls"].get(roll_id)
    if roll is None or _sees_all(viewer):
        return ABSENT if roll is None else roll
    if roll["secret"] and roll["by"] != viewer["member"]:
        return ABSENT
    if roll["actor"] is not None and is_hidden(state, roll["actor"], viewer):
        return ABSENT
    if "back" in roll and not _owns(state["characters"].get(roll["actor"], {"owner": None}), viewer):
        roll = dict(roll)
        del roll["back"]
    sealed = roll.get("sealed")
    if sealed is None or _owns(state["characters"].get(roll["target"], {"owner": None}), viewer):
        return roll
    return _unsealed(roll, sealed)


def _unsealed(roll, sealed):
    """Return a roll without what comes from a sheet that the viewer may not see; what came of it stays."""
    seen = dict(roll)
    seen["request"] = {}
    for name in roll["request"]:
        if name not in sealed["inputs"]:
            seen["request"][name] = roll["request"][name]
    for part in ("dice", "groups"):
        seen[part] = [die for die in roll[part] if die["label"] not in sealed["labels"]]
    return seen


def ask_view(state, ask_id, viewer):
    """Return an ask as the viewer may have it: a player sees the characters that are theirs to see."""
    ask = state["asks"].get(ask_id)
    if ask is None or _sees_all(viewer):
        return ABSENT if ask is None else ask
    seen = dict(ask)
    seen["to"] = [who for who in ask["to"] if not is_hidden(state, who, viewer)]
    return seen if seen["to"] else ABSENT


def scene_view(state, scene_id, viewer):
    """Return a scene without what it keeps to itself (decks, what the game master alone knows) and who is hidden."""
    scene = state["scenes"].get(scene_id)
    if scene is None or _sees_all(viewer):
        return ABSENT if scene is None else scene
    if scene["hidden"]:
        return ABSENT
    seen = dict(scene)
    seen["secret"] = {}
    seen["last"] = None
    hidden = [who for who in scene["people"] if is_hidden(state, who, viewer)]
    if hidden:
        seen["people"] = [who for who in scene["people"] if who not in hidden]
        seen["data"] = without_rows(scene["data"], hidden)
    told = [line for line in scene["told"] if not line.get("secret")]
    seen["told"] = [line for line in told if not _any_hidden(state, line["about"], viewer)]
    return seen


def _any_hidden(state, people, viewer):
    for who in people:
        if is_hidden(state, who, viewer):
            return True
    return False


def _fight_view(state, viewer):
    fight = state["fight"]
    if fight is None or _sees_all(viewer):
        return fight
    seen = dict(fight)
    seen["data"] = {}
    seen["order"] = [row for row in fight["order"] if not is_hidden(state, row["id"], viewer)]
    if fight["turn"] is not None and is_hidden(state, fight["turn"], viewer):
        seen["turn"] = None
    return seen


def _order_view(state, name, part, viewer):
    # an order is looked at with every event: all that a viewer sees all of is taken as it is, and of a character
    # being hidden is enough to know
    if _sees_all(viewer):
        return state[name]
    if name == "character_order":
        return [key for key in state[name] if not is_hidden(state, key, viewer)]
    return [key for key in state[name] if part(state, key, viewer) is not ABSENT]


def _log_view(state, viewer):
    if _sees_all(viewer):
        return state["log"]
    return [entry for entry in state["log"] if not entry["secret"] or entry["by"] == viewer["member"]]


_MAPS = {
    "characters": (character_view, "character_order"),
    "rolls": (roll_view, "roll_order"),
    "asks": (ask_view, "ask_order"),
    "scenes": (scene_view, "scene_order"),
}
_MAP_OF_ORDER = {"character_order": "characters", "roll_order": "rolls", "ask_order": "asks", "scene_order": "scenes"}


def part_view(state, name, viewer):
    """Return one top-level part of the state as the viewer may have it."""
    if name in _MAPS:
        part = _MAPS[name][0]
        seen = {}
        for key in state[name]:
            value = part(state, key, viewer)
            if value is not ABSENT:
                seen[key] = value
        return seen
    if name in _MAP_OF_ORDER:
        return _order_view(state, name, _MAPS[_MAP_OF_ORDER[name]][0], viewer)
    if name == "fight":
        return _fight_view(state, viewer)
    if name == "log":
        return _log_view(state, viewer)
    if name == "trail":
        return []
    if name == "pools" and not _sees_all(viewer):
        return {}
    return state[name]


def view(state, viewer):
    """Return the state with everything left out that the viewer ({"role", "member"}) may not have."""
    seen = {}
    for name in state:
        seen[name] = part_view(state, name, viewer)
    return seen


def _touched(changes):
    """Return ``(parts, whole)``: (map, key) pairs whose views may differ, and names of parts to compare whole."""
    parts, whole = [], []
    for change in changes:
        path = change["path"]
        name = path[0]
        if name == "characters" and _may_reveal(path):
            _add_all(whole, ("characters", "character_order", "fight", "rolls", "roll_order", "asks", "ask_order"))
            _add_all(whole, ("scenes", "scene_order"))
        elif name == "scenes" and len(path) == 3 and path[2] == "hidden":
            _add_all(whole, ("scenes", "scene_order"))
        elif name in _MAPS and len(path) > 1:
            if (name, path[1]) not in parts:
                parts.append((name, path[1]))
        elif name not in whole:
            whole.append(name)
    return parts, whole


def _add_all(whole, names):
    for name in names:
        if name not in whole:
            whole.append(name)


def _may_reveal(path):
    return len(path) <= 2 or path[2] in ("hidden", "owner", "alias", "name")


def view_changes(changes, viewer, before, after):
    """Return the exact difference that these changes make to the viewer's own view, log and trail aside."""
    parts, whole = _touched(changes)
    found = []
    for name in whole:
        found += difference(part_view(before, name, viewer), part_view(after, name, viewer), [name])
    for name, key in parts:
        if name not in whole:
            part = _MAPS[name][0]
            found += difference(part(before, key, viewer), part(after, key, viewer), [name, key])
    return found


def visible(event, viewer, before, after):
    """Return the frame that a viewer gets of an event, or None where it tells them nothing.

    ``before`` and ``after`` are the whole states around it. A secret event whose effects can be seen all the same
    comes as a frame of type ``changed`` without data.
    """
    changes = view_changes(event["changes"], viewer, before, after)
    frame = {"seq": event.get("seq"), "id": event["id"], "at": event.get("at"), "offline": event["offline"]}
    frame["changes"] = changes
    if not event["secret"] or _sees_all(viewer) or (event["by"] is not None and event["by"] == viewer["member"]):
        frame["type"] = event["type"]
        frame["by"] = event["by"]
        frame["data"] = event["data"]
        return frame
    if not changes:
        return None
    frame["type"] = "changed"
    frame["by"] = None
    frame["data"] = None
    frame["id"] = None
    return frame


def hidden_from_all(state, character_id):
    """True where the character's very being is secret: what it does is too."""
    return character_id is not None and get(state, ["characters", character_id, "hidden"], False) is True
