"""Working one's contacts at the table (chapter 20): a roll for hours of asking around, and what it brings."""

from ..inputs import choice, flag
from ..plans import text_of
from .play_scene import (
    benny_step,
    better,
    join,
    name,
    new_row,
    pay_again,
    put,
    result,
    tire,
    told,
    trait_plan,
    with_row,
)

_GOOD = ["mostly_granted", "more_granted_or_cheaper", "more_granted_or_faster_or_no_retaliation"]


def _fresh(scene, who):
    return put(new_row(who), {"effects": []})


def _open(data, over=False):
    rows = []
    for row in data["rows"]:
        notes = []
        for effect in row["effects"]:
            notes.append({"text": text_of("swade-w-" + effect), "tone": "good" if effect in _GOOD else "bad"})
        rows.append(put(row, {"can": [] if over or row["done"] else ["ask"], "notes": notes}))
    return put(data, {"rows": rows, "can": [] if over else ["finish"]})


def _start(draft, scene, setup):
    return {"data": _open({"rows": [_fresh(scene, who) for who in scene["people"]]}), "told": told("contacts_begin")}


def _act(draft, scene, action, actor, values):
    data = _open(scene["data"], True)
    return {"data": data, "result": result("contacts", "plain"), "told": text_of("swade-result-contacts")}


def _plan(state, scene, action, actor, values, intent):
    skill = values["skill"]
    plan = trait_plan(state, actor, skill, intent, "networking_roll", "swade-scene-contacts-ask")
    plan["request"]["skill"] = skill
    plan["request"]["bribe"] = values["bribe"]
    plan["request"]["crack_heads"] = values["crack_heads"]
    return plan


def _settle(draft, scene, action, actor, values, roll):
    outcome = roll["outcome"]
    tire(draft, actor["id"], outcome["fatigue_gained"])
    data = _open(with_row(scene["data"], actor["id"], {"done": True, "effects": outcome["effects"]}))
    args = {"name": name(draft, actor["id"]), "what": text_of("swade-w-" + outcome["effects"][0])}
    line = told("contacts_days" if outcome["retry_after_days"] else "contacts", args)
    if outcome["retry_after_days"]:
        args["days"] = outcome["retry_after_days"]
    return {"data": data, "told": line, "next": benny_step(draft, roll)}


_JOIN, _LEAVE = join(_fresh, _open)

CONTACTS = {
    "kind": "contacts",
    "round": None,
    "setup": [],
    "actions": [
        {
            "id": "ask",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [
                choice("skill", ["persuasion", "intimidation"], "persuasion"),
                flag("bribe", when={"skill": "persuasion"}),
                flag("crack_heads", when={"skill": "intimidation"}),
            ],
        },
        {"id": "finish", "who": "gm", "inputs": []},
    ],
    "show": [{"kind": "rows", "value": "rows"}],
    "start": _start,
    "act": _act,
    "plan": _plan,
    "settle": _settle,
    "again": better,
    "pay_again": pay_again,
    "join": _JOIN,
    "leave": _LEAVE,
}
