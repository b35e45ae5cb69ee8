"""Commands about who is at the table: members, characters, what a character carries through play."""

from .commands_table import ANYONE, GM, step_to, system_of
from .compat import copy_json
from .errors import RuleError, invalid
from .inputs import check_inputs, choice, count, flag, mapping, record, text, whole
from .scenes import forget

MOST_CHARACTERS = 120
MOST_MEMBERS = 40


def character_of(draft, character_id, field="character"):
    """Return a character.

    :raises RuleError: ``unknown_character``.
    """
    character = draft.state["characters"].get(character_id)
    if character is None:
        raise RuleError("unknown_character", field)
    return character


def own_character(draft, who, character_id, field="character"):
    """Return a character that this member may act for: their own, or any for the game master.

    :raises RuleError: ``unknown_character`` (also for one that is hidden from them), ``not_allowed``.
    """
    character = character_of(draft, character_id, field)
    if who["role"] in GM or character["owner"] == who["id"]:
        return character
    raise RuleError("unknown_character" if character["hidden"] else "not_allowed", field)


def shown_name(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def about(character, data):
    """Return what a command tells the log of a character; secret where the character is hidden."""
    data["character"] = character["id"]
    data["name"] = shown_name(character)
    return {"data": data, "secret": character["hidden"]}


def refresh(draft, character_id):
    """Work out a character's derived values anew; on a phone that has no sheet of it they wait for the table."""
    character = draft.state["characters"][character_id]
    if "sheet" not in character:
        return
    derived = system_of(draft).SYSTEM["play"]["derive"](character, draft.state)
    draft.set(["characters", character_id, "derived"], derived)


# --- members ---------------------------------------------------------------------------------------------------


def _join(draft, who, values):
    member = values["member"]
    if member["id"] in draft.state["members"]:
        raise invalid("member")
    if len(draft.state["member_order"]) >= MOST_MEMBERS:
        raise RuleError("too_many", "member", {"max": MOST_MEMBERS})
    draft.set(["members", member["id"]], member)
    draft.set(["member_order"], draft.state["member_order"] + [member["id"]])
    return {"data": {"member": member["id"], "name": member["name"]}}


def _rename_member(draft, who, values):
    draft.set(["members", who["id"], "name"], values["name"])
    return {"data": {"member": who["id"], "name": values["name"]}}


def _remove_member(draft, who, values):
    member = draft.state["members"].get(values["member"])
    if member is None or member["role"] == "gm":
        raise RuleError("unknown_member", "member")
    for character_id in draft.state["character_order"]:
        if draft.get(["characters", character_id, "owner"]) == member["id"]:
            draft.set(["characters", character_id, "owner"], None)
    draft.drop(["members", member["id"]])
    draft.set(["member_order"], [other for other in draft.state["member_order"] if other != member["id"]])
    return {"data": {"member": member["id"], "name": member["name"]}}


# --- characters ------------------------------------------------------------------------------------------------


def check_sheet(system, sheet):
    """Return a whole sheet, checked against the system's declaration, its defaults filled in.

    :raises RuleError: ``field`` is the sheet's field at fault, as ``sheet.skills``.
    """
    try:
        return check_inputs(system.SYSTEM["sheet"], sheet)
    except RuleError as error:
        raise RuleError(error.code, "sheet." + str(error.field), error.values)


def _add(draft, who, values):
    system = system_of(draft)
    given = values["character"]
    if given["id"] in draft.state["characters"]:
        raise invalid("character")
    if len(draft.state["character_order"]) >= MOST_CHARACTERS:
        raise RuleError("too_many", "character", {"max": MOST_CHARACTERS})
    if given["kind"] not in system.SYSTEM["kinds"]:
        raise invalid("kind", {"allowed": system.SYSTEM["kinds"]})
    owner = given["owner"]
    if who["role"] == "player":
        # a player makes their own character; extras and hidden ones are the game master's
        owner = who["id"]
        if given["hidden"] or given["count"] != 1:
            raise RuleError("not_allowed", "character")
    elif owner is not None and owner not in draft.state["members"]:
        raise RuleError("unknown_member", "owner")
    character = {
        "id": given["id"],
        "name": given["name"],
        "alias": given["alias"],
        "owner": owner,
        "hidden": given["hidden"],
        "kind": given["kind"],
        "count": given["count"],
        "sheet": check_sheet(system, given["sheet"]),
        "states": {},
        "turn": {},
        "toward": {},
        "pending": None,
    }
    character["derived"] = system.SYSTEM["play"]["derive"](character_before_play(character), draft.state)
    character["vitals"] = system.SYSTEM["play"]["start"](character)
    draft.set(["characters", given["id"]], character)
    draft.set(["character_order"], draft.state["character_order"] + [given["id"]])
    refresh(draft, given["id"])
    return about(character, {})


def character_before_play(character):
    """Return the character with no vitals yet, so that derived values can be worked out first."""
    copied = dict(character)
    copied["vitals"] = {}
    return copied


def _edit(draft, who, values):
    character = own_character(draft, who, values["character"])
    path = ["characters", character["id"]]
    told = []
    if values["name"] is not None:
        draft.set(path + ["name"], values["name"])
        told.append("name")
    if values["alias"] is not None:
        if who["role"] != "gm":
            raise RuleError("not_allowed", "alias")
        draft.set(path + ["alias"], values["alias"] or None)
    if values["count"] is not None:
        if who["role"] != "gm":
            raise RuleError("not_allowed", "count")
        draft.set(path + ["count"], values["count"])
        told.append("count")
    if values["owner"] is not None:
        if who["role"] != "gm":
            raise RuleError("not_allowed", "owner")
        if values["owner"] != "" and values["owner"] not in draft.state["members"]:
            raise RuleError("unknown_member", "owner")
        draft.set(path + ["owner"], values["owner"] or None)
    if values["sheet"] is not None:
        _edit_sheet(draft, character, values["sheet"])
        told.append("sheet")
    return about(draft.state["characters"][character["id"]], {"edited": told})


def _edit_sheet(draft, character, given):
    # only the fields that are given change: two people may edit different ones at the same time
    merged = dict(character["sheet"])
    for key in given:
        merged[key] = given[key]
    checked = check_sheet(system_of(draft), merged)
    for key in sorted(given.keys()):
        draft.set(["characters", character["id"], "sheet", key], checked[key])
    refresh(draft, character["id"])


def _remove(draft, who, values):
    character = own_character(draft, who, values["character"])
    draft.drop(["characters", character["id"]])
    order = [other for other in draft.state["character_order"] if other != character["id"]]
    draft.set(["character_order"], order)
    for other in order:
        if draft.get(["characters", other, "toward", character["id"]]) is not None:
            draft.drop(["characters", other, "toward", character["id"]])
    fight = draft.state["fight"]
    if fight is not None:
        draft.set(["fight", "order"], [row for row in fight["order"] if row["id"] != character["id"]])
        if fight["turn"] == character["id"]:
            draft.set(["fight", "turn"], None)
    forget(draft, character["id"])
    return about(character, {})


def _take(draft, who, values):
    character = character_of(draft, values["character"])
    if character["hidden"]:
        raise RuleError("unknown_character", "character")
    if character["owner"] is not None and character["owner"] != who["id"]:
        raise RuleError("taken", "character")
    if who["role"] == "player" and character["kind"] not in system_of(draft).SYSTEM["player_kinds"]:
        raise RuleError("not_allowed", "character")
    draft.set(["characters", character["id"], "owner"], who["id"])
    return about(character, {"member": who["id"]})


def _leave(draft, who, values):
    character = own_character(draft, who, values["character"])
    draft.set(["characters", character["id"], "owner"], None)
    return about(character, {})


def _hide(draft, who, values):
    character = character_of(draft, values["character"])
    draft.set(["characters", character["id"], "hidden"], values["hidden"])
    # hiding is as secret as what is hidden; showing is for everyone
    return {
        "data": {"character": character["id"], "name": shown_name(character), "hidden": values["hidden"]},
        "secret": values["hidden"],
    }


# --- what play changes -----------------------------------------------------------------------------------------


def vital_of(system, vital_id):
    """Return the declaration of a vital.

    :raises RuleError: ``invalid_input`` on ``vital``.
    """
    for vital in system.SYSTEM["vitals"]:
        if vital["id"] == vital_id:
            return vital
    raise invalid("vital")


def vital_bounds(vital, character):
    """Return ``(low, high)`` of a vital for a character; None where there is no end."""
    high = vital.get("max")
    if isinstance(high, str):
        high = character["derived"].get(high)
    return vital.get("min", 0), high


def _vital(draft, who, values):
    character = own_character(draft, who, values["character"])
    vital = vital_of(system_of(draft), values["vital"])
    if vital.get("gm_gives") and who["role"] != "gm" and (values["to"] is not None or (values["step"] or 0) > 0):
        raise RuleError("not_allowed", "vital")
    low, high = vital_bounds(vital, character)
    path = ["characters", character["id"], "vitals", vital["id"]]
    old = draft.get(path, 0)
    new = step_to(old, values["step"], values["to"], low, high)
    draft.set(path, new)
    changed = system_of(draft).SYSTEM["play"].get("vital_changed")
    if changed is not None:
        changed(draft, character["id"], vital["id"])
    refresh(draft, character["id"])
    return about(character, {"vital": vital["id"], "from": old, "to": new})


def state_of(system, state_id):
    """Return the declaration of a state.

    :raises RuleError: ``invalid_input`` on ``state``.
    """
    for state in system.SYSTEM["states"]:
        if state["id"] == state_id:
            return state
    raise invalid("state")


def turn_on(draft, character_id, state_id, info=None):
    """Put a state on a character; what the system says it brings along or drives out follows.

    ``brings`` lists ``[state, how]``: how is ``with`` (it goes when this one goes), a name of an end, or "".
    """
    declared = state_of(system_of(draft), state_id)
    draft.set(["characters", character_id, "states", state_id], copy_json(info) if info is not None else {})
    for other in declared.get("replaces", []):
        turn_off(draft, character_id, other)
    for other, how in declared.get("brings", []):
        if draft.get(["characters", character_id, "states", other]) is None:
            brought = {"with": state_id} if how == "with" else {"ends": how} if how else {}
            draft.set(["characters", character_id, "states", other], brought)


def turn_off(draft, character_id, state_id):
    """Take a state off a character, and those that it alone had brought."""
    path = ["characters", character_id, "states"]
    states = draft.get(path, {})
    if state_id not in states:
        return
    gone = [other for other in sorted(states.keys()) if states[other].get("with") == state_id]
    if "with" not in states[state_id]:
        gone.append(state_id)
    draft.drop(path + [state_id])
    for other in gone:
        draft.drop(path + [other])
    # what another state that is still there brings as well stays with that one
    system = system_of(draft)
    for holder in sorted(draft.get(path, {}).keys()):
        for other, how in state_of(system, holder).get("brings", []):
            if how == "with" and other in gone and draft.get(path + [other]) is None:
                draft.set(path + [other], {"with": holder})


def tie(draft, character_id, other, name, value):
    """Note what one character is to another, {"near": True, "band": "long"}; None takes it away."""
    path = ["characters", character_id, "toward"]
    known = dict(draft.get(path + [other]) or {})
    if value is None and name in known:
        del known[name]
    elif value is not None:
        known[name] = value
    toward = dict(draft.get(path) or {})
    if known:
        toward[other] = known
    elif other in toward:
        del toward[other]
    draft.set(path, toward)


def tied(character, other, name):
    """Return what one character is to another under a name, None where nothing is noted."""
    return (character.get("toward") or {}).get(other, {}).get(name)


def set_near(draft, one, other, near):
    """Let two stand beside one another, or no more."""
    tie(draft, one, other, "near", True if near else None)
    tie(draft, other, one, "near", True if near else None)


def part_all(draft):
    """Forget who stood beside whom and at what distance: the fight is over. What holds or carries stays."""
    for one in draft.state["character_order"]:
        for other in draft.get(["characters", one, "toward"]) or {}:
            for name in ("near", "band", "cover"):
                tie(draft, one, other, name, None)


def wait_for(draft, character_id, pending):
    """Let something wait for a character's answer, behind what waits already."""
    path = ["characters", character_id, "pending"]
    waiting = draft.get(path)
    if waiting is None:
        draft.set(path, pending)
        return
    queued = dict(waiting)
    queued["later"] = waiting.get("later", []) + [pending]
    draft.set(path, queued)


def answered(draft, character_id):
    """Take away what waits for a character's answer; the next in line comes forward."""
    path = ["characters", character_id, "pending"]
    later = (draft.get(path) or {}).get("later", [])
    if not later:
        draft.set(path, None)
        return
    coming = dict(later[0])
    if len(later) > 1:
        coming["later"] = later[1:]
    draft.set(path, coming)


def _state(draft, who, values):
    character = own_character(draft, who, values["character"])
    declared = state_of(system_of(draft), values["state"])
    if values["on"]:
        info = {}
        if declared.get("ends") is not None:
            info["ends"] = values["ends"] or declared["ends"]
        turn_on(draft, character["id"], declared["id"], info)
    else:
        turn_off(draft, character["id"], declared["id"])
    refresh(draft, character["id"])
    return about(character, {"state": declared["id"], "on": values["on"]})


def _near(draft, who, values):
    character = own_character(draft, who, values["character"])
    other = character_of(draft, values["other"], "other")
    if other["hidden"] and who["role"] == "player":
        raise RuleError("unknown_character", "other")
    if other["id"] == character["id"]:
        raise invalid("other")
    set_near(draft, character["id"], other["id"], values["on"])
    report = about(character, {"other": other["id"], "other_name": shown_name(other), "on": values["on"]})
    report["secret"] = report["secret"] or other["hidden"]
    return report


def _pending(draft, who, values):
    """Let go of what waits for a character's answer (a soak that is not wanted)."""
    character = own_character(draft, who, values["character"])
    if character["pending"] is None:
        raise RuleError("nothing_pending", "character")
    let_go = system_of(draft).SYSTEM["play"].get("let_go")
    if let_go is not None:
        let_go(draft, who, character)
        refresh(draft, character["id"])
    else:
        answered(draft, character["id"])
    return about(character, {"kind": character["pending"]["kind"]})


_NAME = text("name", long=60)
_CHARACTER = record(
    "character",
    [
        text("id", long=64),
        _NAME,
        text("alias", None, long=60),
        text("owner", None, long=64),
        flag("hidden"),
        text("kind"),
        count("count", 1, min=1, max=99),
        mapping("sheet", {"kind": "any"}, {}),
    ],
)
_MEMBER = record("member", [text("id", long=64), _NAME, choice("role", ["player"], "player")])
_WHO = text("character", long=64)

COMMANDS = [
    {"type": "member.join", "roles": ["server"], "inputs": [_MEMBER], "run": _join},
    {"type": "member.rename", "roles": ANYONE, "inputs": [_NAME], "run": _rename_member},
    {"type": "member.remove", "roles": GM, "inputs": [text("member", long=64)], "run": _remove_member},
    {"type": "character.add", "roles": ANYONE + ["server"], "inputs": [_CHARACTER], "run": _add},
    {
        "type": "character.edit",
        "roles": ANYONE,
        "inputs": [
            _WHO,
            text("name", None, long=60),
            text("alias", None, long=60, empty=True),
            count("count", None, min=1, max=99),
            text("owner", None, long=64, empty=True),
            mapping("sheet", {"kind": "any"}, None),
        ],
        "run": _edit,
    },
    {"type": "character.remove", "roles": ANYONE, "inputs": [_WHO], "run": _remove},
    {"type": "character.take", "roles": ANYONE, "inputs": [_WHO], "run": _take},
    {"type": "character.leave", "roles": ANYONE, "inputs": [_WHO], "run": _leave},
    {"type": "character.hide", "roles": GM, "inputs": [_WHO, flag("hidden", True)], "run": _hide},
    {
        "type": "character.vital",
        "roles": ANYONE,
        "inputs": [_WHO, text("vital"), whole("step", None, min=-999, max=999), whole("to", None, min=-999, max=9999)],
        "run": _vital,
    },
    {
        "type": "character.state",
        "roles": ANYONE,
        "inputs": [_WHO, text("state"), flag("on", True), text("ends", None, long=40)],
        "run": _state,
    },
    {
        "type": "character.near",
        "roles": ANYONE,
        "inputs": [_WHO, text("other", long=64), flag("on", True)],
        "run": _near,
    },
    {"type": "character.let_go", "roles": ANYONE, "inputs": [_WHO], "run": _pending},
]
