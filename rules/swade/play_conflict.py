"""Social conflicts at the table (chapter 14): three rounds of argument, support, influence tokens, what they bring."""

from ..inputs import choice, flag, whole
from ..plans import text_of
from .book import book
from .play_scene import (
    add_modifier,
    benny_step,
    better,
    join,
    name,
    new_row,
    note,
    oppose,
    pay_again,
    picks_person,
    picks_trait,
    put,
    result,
    told,
    trait_plan,
    with_row,
)
from .sheet import trait_die_of
from .social_conflict import ROUNDS
from .traits import trait_die

USUAL = ["persuasion", "intimidation", "performance", "common_knowledge"]
MOST_SUPPORT = 4


def _fresh(scene, who):
    return new_row(who)


def _open(data, over=False):
    rows = []
    for row in data["rows"]:
        can = [] if over else ["argue"] if row["done"] else ["argue", "support"]
        rows.append(put(row, {"can": can, "notes": [note("supported")] if row["done"] else []}))
    return put(data, {"rows": rows, "can": [] if over else ["tokens", "finish"]})


def _start(draft, scene, setup):
    data = {
        "tokens": 0,
        "most": 6,
        "rounds": ROUNDS,
        "bonus": 0,
        "trait": "persuasion",
        "trial": setup["trial"],
        "resists": setup["resists"],
        "listener": [{"who": setup["target"]}] if setup["target"] is not None else [],
        "die": setup["resist_die"],
        "expertise": setup["expertise"],
        "rows": [_fresh(scene, who) for who in scene["people"]],
    }
    return {"data": _open(data), "told": told("conflict_begins", {"n": ROUNDS})}


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "tokens":
        data = put(data, {"tokens": max(0, data["tokens"] + values["by"])})
        return {"data": _open(data), "told": told("influence", {"tokens": data["tokens"]})}
    return _over(data)


def _over(data):
    """Read what the tokens bring."""
    word = book.start("social_conflict_result", {"tokens": data["tokens"], "trial": data["trial"]})["result"]
    tone = "bad" if word in ("refused", "acquitted") else "good"
    args = {"what": text_of("swade-w-" + word), "tokens": data["tokens"]}
    return {
        "data": _open(data, True),
        "result": result("conflict", tone, args),
        "told": text_of("swade-result-conflict", args),
    }


def _plan(state, scene, action, actor, values, intent):
    data = scene["data"]
    trait = values["trait"] or data["trait"]
    if action == "support":
        plan = trait_plan(state, actor, trait, intent, "support", "swade-scene-do-support")
        plan["request"]["other_support"] = data["bonus"]
        plan["request"]["confirm_critical"] = True
        return plan
    plan = trait_plan(state, actor, trait, intent, "social_conflict_round", "swade-scene-conflict-argue")
    request = plan["request"]
    if data["expertise"] is not None:
        request["expertise_die"] = trait_die_of(actor["sheet"], data["expertise"]) or "d4"
    request["argument"] = values["argument"]
    request["round"] = min(ROUNDS, scene["round"])
    request["tokens"] = data["tokens"]
    add_modifier(plan, "support", data["bonus"])
    skill = "spirit" if data["resists"] == "listener" else "persuasion"
    other = state["characters"].get(data["listener"][0]["who"]) if data["listener"] else None
    if other is None:
        request["defender_die"] = data["die"]
    else:
        oppose(plan, state, other, skill)
    return plan


def _settle(draft, scene, action, actor, values, roll):
    outcome, data = roll["outcome"], scene["data"]
    who = name(draft, actor["id"])
    if action == "support":
        data = with_row(data, actor["id"], {"done": True})
        data = _open(put(data, {"bonus": outcome["support_total"]}))
        line = told("supports_all", {"name": who, "n": outcome["bonus"]})
        return {"data": data, "told": line, "next": benny_step(draft, roll)}
    rows = [put(row, {"done": False}) for row in data["rows"]]
    data = put(data, {"tokens": outcome["tokens"], "bonus": 0, "rows": rows})
    if scene["round"] >= ROUNDS:
        after = _over(data)
    else:
        args = {"name": who, "n": outcome["tokens_gained"], "tokens": outcome["tokens"]}
        after = {"data": _open(data), "round": scene["round"] + 1, "told": told("argues", args)}
    after["next"] = benny_step(draft, roll)
    return after


_JOIN, _LEAVE = join(_fresh, _open)

CONFLICT = {
    "kind": "conflict",
    "setup": [
        picks_person("target", among="anyone"),
        choice("resists", ["listener", "rival"], "listener"),
        trait_die("resist_die", "d6"),
        picks_trait("expertise"),
        flag("trial"),
    ],
    "actions": [
        {
            "id": "argue",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [picks_trait(first=USUAL), whole("argument", 0, min=-4, max=4)],
        },
        {"id": "support", "who": "any", "actor": True, "roll": True, "inputs": [picks_trait(first=USUAL)]},
        {"id": "tokens", "who": "gm", "inputs": [whole("by", 1, min=-10, max=10)]},
        {"id": "finish", "who": "gm", "inputs": []},
    ],
    "show": [
        {"kind": "meter", "label": "swade-scene-influence", "value": "tokens", "max": "most", "tone": "good"},
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
