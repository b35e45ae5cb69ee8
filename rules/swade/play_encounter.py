"""Quick encounters at the table (chapter 15): one roll each, what it costs, whether the group makes it."""

from ..inputs import choice, flag, whole
from ..plans import text_of
from .book import book
from .play_scene import (
    add_modifier,
    benny_step,
    better,
    hurt,
    join,
    name,
    new_row,
    note,
    pay_again,
    picks_person,
    picks_trait,
    put,
    result,
    row_of,
    tire,
    told,
    trait_plan,
    with_row,
)


def _fresh(scene, who):
    return put(new_row(who), {"bonus": 0, "successes": None, "what": None})


def _open(data, over=False):
    rows = []
    for row in data["rows"]:
        notes = []
        if row["what"] is not None:
            notes.append({"text": text_of("swade-w-" + row["what"]), "tone": "good" if row["successes"] else "bad"})
        if row["bonus"]:
            notes.append(note("support", "good" if row["bonus"] > 0 else "bad", {"n": row["bonus"]}))
        rows.append(put(row, {"can": [] if over or row["done"] else ["act", "support"], "notes": notes}))
    can = [] if over else ["finish", "again"]
    return put(data, {"rows": rows, "can": can, "needed": max(1, len(rows))})


def _start(draft, scene, setup):
    data = {
        "successes": 0,
        "danger": setup["danger"],
        "modifier": setup["modifier"],
        "rows": [_fresh(scene, who) for who in scene["people"]],
    }
    return {"data": _open(data), "told": told("encounter_begins", {"n": max(1, len(data["rows"]))})}


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "again":
        number = scene["round"] + 1
        rows = [put(row, {"done": False, "what": None, "bonus": 0}) for row in data["rows"]]
        return {"data": _open(put(data, {"rows": rows})), "round": number, "told": told("stage", {"n": number})}
    return _over(data)


def _over(data):
    counted = [row["successes"] for row in data["rows"] if row["successes"] is not None]
    request = {"successes": counted or [0], "party_size": max(1, len(data["rows"]))}
    outcome = book.start("quick_encounter_result", request)
    key = "encounter_won" if outcome["group_success"] else "encounter_lost"
    args = {"n": outcome["total"], "needed": outcome["needed"]}
    tone = "good" if outcome["group_success"] else "bad"
    return {"data": _open(data, True), "result": result(key, tone, args), "told": text_of("swade-result-" + key, args)}


def _plan(state, scene, action, actor, values, intent):
    data = scene["data"]
    support = action == "support"
    title = "swade-scene-do-support" if support else "swade-scene-encounter-act"
    plan = trait_plan(state, actor, values["trait"], intent, "quick_encounter", title)
    plan["request"]["gm_modifier"] = data["modifier"]
    plan["request"]["danger"] = data["danger"]
    plan["request"]["driver"] = values.get("driver") is True
    plan["request"]["support"] = support
    add_modifier(plan, "support", row_of(data, actor["id"])["bonus"])
    return plan


def _settle(draft, scene, action, actor, values, roll):
    outcome, data = roll["outcome"], scene["data"]
    gained = outcome["successes"]
    changes = {"done": True, "what": outcome["consequence"], "bonus": 0}
    changes["successes"] = (row_of(data, actor["id"])["successes"] or 0) + gained
    data = with_row(data, actor["id"], changes)
    data = put(data, {"successes": data["successes"] + gained})
    if action == "support":
        data = with_row(data, values["ally"], {"bonus": _support(row_of(data, values["ally"])["bonus"], outcome)})
    tire(draft, actor["id"], outcome["fatigue_gained"])
    if outcome["wounds_to"] == "character":
        hurt(draft, actor["id"], outcome["wounds"], roll["id"])
    args = {"name": name(draft, actor["id"]), "n": gained, "what": text_of("swade-w-" + outcome["consequence"])}
    line = told("encounter_step", args)
    if outcome["wounds_to"] == "vehicle":
        args["n"] = outcome["wounds"]
        line = told("encounter_vehicle", args)
    if all([row["done"] for row in data["rows"]]):
        after = {"data": _open(data), "told": line}
        over = _over(data)
        after["data"], after["result"] = over["data"], over["result"]
    else:
        after = {"data": _open(data), "told": line}
    after["next"] = benny_step(draft, roll)
    return after


def _support(bonus, outcome):
    if outcome["critical_failure"]:
        return bonus - 2
    if not outcome["success"]:
        return bonus
    return min(4, bonus + (2 if outcome["raises"] else 1))


_JOIN, _LEAVE = join(_fresh, _open)

ENCOUNTER = {
    "kind": "encounter",
    "round": "swade-told-stage",
    "setup": [choice("danger", ["dangerous", "non_lethal"], "dangerous"), whole("modifier", 0, min=-4, max=4)],
    "actions": [
        {
            "id": "act",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [picks_trait(required=True), flag("driver")],
        },
        {
            "id": "support",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [picks_person("ally", required=True, others=True), picks_trait(required=True)],
        },
        {"id": "finish", "who": "gm", "inputs": []},
        {"id": "again", "who": "gm", "inputs": []},
    ],
    "show": [
        {"kind": "meter", "label": "swade-scene-successes", "value": "successes", "max": "needed", "tone": "good"},
        {"kind": "rows", "value": "rows"},
    ],
    "start": _start,
    "act": _act,
    "plan": _plan,
    "settle": _settle,
    "again": better,
    "pay_again": pay_again,
    "join": _JOIN,
    "leave": _LEAVE,
}
