"""Dramatic tasks at the table (chapter 23): cards each round, tokens won, complications, support, the last round."""

from ..inputs import choice, count, whole
from ..plans import text_of
from .book import book
from .common import full_deck
from .play_scene import (
    add_modifier,
    benny_step,
    better,
    deal,
    join,
    name,
    new_row,
    note,
    pass_round,
    pay_again,
    picks_person,
    picks_trait,
    put,
    result,
    row_of,
    told,
    trait_plan,
    with_row,
)

MOST_SUPPORT = 4


def _fresh(scene, who):
    return put(new_row(who), {"bonus": 0})


def _open(data, over=False):
    """Return the data with what can be done now."""
    rows = []
    for row in data["rows"]:
        can = []
        if row["card"] is not None and not row["done"] and not over:
            can = ["step", "support", "skip"]
        notes = []
        if _is_club(row) and not row["done"]:
            notes.append(note("complication", "bad"))
        if row["bonus"]:
            notes.append(note("support", "good" if row["bonus"] > 0 else "bad", {"n": row["bonus"]}))
        rows.append(put(row, {"can": can, "notes": notes}))
    return put(data, {"rows": rows, "can": [] if over else ["next", "tokens", "finish"]})


def _is_club(row):
    return row["card"] is not None and row["card"][-1] == "C"


def _start(draft, scene, setup):
    request = {"scope": setup["scope"]}
    if setup["scope"] == "individual":
        request["difficulty"] = setup["difficulty"]
    else:
        request["participants"] = max(1, len(scene["people"]))
        request["rounds"] = setup["rounds"]
    told_setup = book.start("dramatic_task_setup", request)
    needed = setup["tokens"] if setup["tokens"] is not None else told_setup["tokens"]
    rows, secret = yield from deal(draft, [_fresh(scene, who) for who in scene["people"]], {"deck": full_deck()})
    data = {"tokens": 0, "needed": needed, "rounds": told_setup["rounds"], "trait": setup["trait"], "rows": rows}
    args = {"needed": needed, "rounds": data["rounds"]}
    return {"data": _open(data), "secret": secret, "told": told("task_begins", args)}


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "next":
        return (yield from _next(draft, scene))
    if action == "tokens":
        tokens = max(0, data["tokens"] + values["by"])
        data = _open(put(data, {"tokens": tokens}))
        return _judged(scene, data, told("task_tokens", {"tokens": tokens, "needed": data["needed"]}))
    if action == "finish":
        done = values["outcome"] == "done"
        return _over(data, "task_done" if done else "task_failed", "good" if done else "bad")
    data = _open(with_row(data, actor["id"], {"done": True}))
    return {"data": data, "told": told("task_skips", {"name": name(draft, actor["id"])})}


def _over(data, key, tone):
    args = {"tokens": data["tokens"], "needed": data["needed"]}
    return {"data": _open(data, True), "result": result(key, tone, args), "told": text_of("swade-result-" + key, args)}


def _judged(scene, data, line):
    if data["tokens"] >= data["needed"]:
        return _over(data, "task_done", "good")
    return {"data": data, "told": line}


def _next(draft, scene):
    if scene["round"] >= scene["data"]["rounds"]:
        return _over(scene["data"], "task_time", "bad")
    after = yield from pass_round(draft, scene["people"])
    rows, secret = yield from deal(draft, scene["data"]["rows"], scene["secret"])
    number = scene["round"] + 1
    after["data"] = _open(put(scene["data"], {"rows": rows}))
    return put(after, {"secret": secret, "round": number, "told": told("round", {"n": number})})


def _plan(state, scene, action, actor, values, intent):
    data = scene["data"]
    row = row_of(data, actor["id"])
    trait = values["trait"] or data["trait"]
    if action == "support":
        plan = trait_plan(state, actor, trait, intent, "dramatic_task_support", "swade-scene-do-support", joker=False)
        plan["request"]["card"] = row["card"]
        plan["request"]["ally_card"] = row_of(data, values["ally"])["card"] or row["card"]
        return plan
    plan = trait_plan(state, actor, trait, intent, "dramatic_task_step", "swade-scene-task-step", joker=False)
    waiting = [other for other in data["rows"] if "step" in other["can"] and other["who"] != actor["id"]]
    plan["request"]["card"] = row["card"]
    plan["request"]["tokens"] = data["tokens"]
    plan["request"]["tokens_needed"] = data["needed"]
    plan["request"]["round"] = scene["round"]
    plan["request"]["rounds"] = data["rounds"]
    plan["request"]["last_turn"] = not waiting
    add_modifier(plan, "support", row["bonus"])
    return plan


def _settle(draft, scene, action, actor, values, roll):
    outcome, data = roll["outcome"], scene["data"]
    who = name(draft, actor["id"])
    if action == "support":
        ally = row_of(data, values["ally"])
        bonus = max(-MOST_SUPPORT, min(MOST_SUPPORT, ally["bonus"] + outcome["bonus"]))
        data = with_row(with_row(data, values["ally"], {"bonus": bonus}), actor["id"], {"done": True})
        args = {"name": who, "ally": name(draft, values["ally"]), "n": outcome["bonus"]}
        return {"data": _open(data), "told": told("supports", args), "next": benny_step(draft, roll)}
    data = put(with_row(data, actor["id"], {"done": True, "bonus": 0}), {"tokens": outcome["tokens"]})
    if outcome["failed"] and outcome["failure_reason"] == "complication":
        after = _over(data, "task_complication", "bad")
    elif outcome["failed"]:
        after = _over(data, "task_time", "bad")
    else:
        args = {"name": who, "n": outcome["tokens_gained"], "tokens": outcome["tokens"], "needed": data["needed"]}
        after = _judged(scene, _open(data), told("task_step", args))
    after["next"] = benny_step(draft, roll)
    return after


_JOIN, _LEAVE = join(_fresh, _open)
_TRAIT = picks_trait()

TASK = {
    "kind": "task",
    "setup": [
        choice("scope", ["group", "individual"], "group"),
        choice("difficulty", ["challenging", "difficult", "complex"], "challenging", when={"scope": "individual"}),
        count("rounds", 3, min=3, max=5, when={"scope": "group"}),
        count("tokens", None, min=1, max=60),
        picks_trait(),
    ],
    "actions": [
        {"id": "next", "who": "gm", "inputs": []},
        {"id": "step", "who": "any", "actor": True, "roll": True, "inputs": [_TRAIT]},
        {
            "id": "support",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [picks_person("ally", required=True, others=True), _TRAIT],
        },
        {"id": "skip", "who": "any", "actor": True, "inputs": []},
        {"id": "tokens", "who": "gm", "inputs": [whole("by", 1, min=-20, max=20)]},
        {"id": "finish", "who": "gm", "inputs": [choice("outcome", ["done", "failed"], "done")]},
    ],
    "show": [
        {"kind": "meter", "label": "swade-scene-tokens", "value": "tokens", "max": "needed", "tone": "good"},
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
