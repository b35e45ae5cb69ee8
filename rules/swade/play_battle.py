"""Mass battles at the table (chapter 13): force tokens, the heroes' part, the commanders' round, morale, ammunition."""

from ..commands_clock import advance
from ..inputs import choice, count, whole
from ..plans import text_of
from .book import book
from .plan_parts import against_of
from .play_scene import (
    benny_step,
    better,
    dice_of,
    hurt,
    join,
    name,
    new_row,
    note,
    pay_again,
    picks_person,
    picks_trait,
    put,
    resisting_modifiers,
    result,
    tire,
    told,
    trait_plan,
    with_row,
)
from .traits import trait_die

SIDES = ["a", "b"]
OTHER = {"a": "b", "b": "a"}
USUAL = ["fighting", "shooting", "athletics", "intimidation", "persuasion", "battle"]
NOTHING = {"a": 0, "b": 0}


def _fresh(scene, who):
    return new_row(who)


def _open(data, over=False):
    rows = []
    for row in data["rows"]:
        can = [] if over else ["expend"] if row["done"] else ["hero", "expend"]
        rows.append(
            put(row, {"can": can, "notes": [note("commands")] if _side_of(data, row["who"]) is not None else []})
        )
    can = []
    if not over:
        can = (["morale"] if data["morale"] else ["round"]) + ["tokens", "finish"]
    return put(data, {"rows": rows, "can": can, "helped": _helped(data)})


def _helped(data):
    """Return the bonuses that the commanders' next roll brings, as a text."""
    args = {}
    for side in SIDES:
        args[side] = min(4, sum(data["support"][side])) + data["bonus"][side]
    return text_of("swade-scene-helped", args)


def _side_of(data, who):
    for row in data["commanders"]:
        if row["who"] == who:
            return row["side"]
    return None


def _commander(state, data, side):
    for row in data["commanders"]:
        if row["side"] == side:
            return state["characters"].get(row["who"])
    return None


def _start(draft, scene, setup):
    request = {}
    for key in ("a_size", "b_size", "a_adjust", "b_adjust"):
        request[key] = setup[key]
    made = book.start("mass_battle_setup", request)
    people = list(scene["people"])
    commanders = [{"who": setup["commander"], "side": "a"}]
    if setup["foe"] is not None:
        commanders.append({"who": setup["foe"], "side": "b"})
    for row in commanders:
        if row["side"] == "a" and row["who"] not in people:
            people.append(row["who"])
    data = {
        "commanders": commanders,
        "foe_die": setup["foe_die"],
        "foe_spirit": setup["foe_spirit"],
        "a": made["a_tokens"],
        "b": made["b_tokens"],
        "a_start": made["a_tokens"],
        "b_start": made["b_tokens"],
        "support": {"a": [], "b": []},
        "bonus": dict(NOTHING),
        "morale_bonus": dict(NOTHING),
        # tokens that a hero's feat has changed before the commanders roll
        "before": dict(NOTHING),
        "morale": [],
        "hours": 0,
        "rows": [_fresh(scene, who) for who in people],
    }
    args = {"a": data["a"], "b": data["b"]}
    return {"people": people, "data": _open(data), "told": told("battle_begins", args)}


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "finish":
        key = "battle_" + values["outcome"]
        tone = {"won": "good", "lost": "bad"}.get(values["outcome"], "plain")
        return {"data": _open(data, True), "result": result(key, tone), "told": text_of("swade-result-" + key)}
    if action == "tokens":
        side = values["side"]
        data = put(data, {side: max(0, min(30, data[side] + values["by"]))})
        return {"data": _open(data), "told": told("battle_tokens_" + side, {"tokens": data[side]})}
    return (yield from _expend(draft, scene, actor, values))


def _expend(draft, scene, actor, values):
    """Power Points or shots that a round costs; points that the sheet keeps are taken off."""
    request = {"kind": values["kind"], "rate_of_fire": values["rate_of_fire"]}
    path = ["characters", actor["id"], "vitals", "power_points"]
    points = draft.get(path)
    if values["kind"] == "caster" and type(points) is int:
        request["available"] = points
    outcome = yield from book.start("battle_expenditure", request)
    if request.get("available") is not None:
        draft.set(path, outcome["remaining"])
    line = told("expends_" + values["kind"], {"name": name(draft, actor["id"]), "n": outcome["spent"]})
    rolled = {"op": "battle_expenditure", "request": request, "outcome": outcome, "title": line}
    return {"told": line, "roll": rolled}


# --- rolls -----------------------------------------------------------------------------------------------------


def _plan(state, scene, action, actor, values, intent):
    data = scene["data"]
    if action == "hero":
        plan = trait_plan(state, actor, values["trait"], intent, "mass_battle_hero", "swade-scene-battle-hero")
        plan["request"]["on_raise"] = values["on_raise"]
        return plan
    return _round_plan(state, data, values) if action == "round" else _morale_plan(state, data, values)


def _side_dice(state, data, side, trait, die, prefix):
    """Return ``(inputs of one commander's dice, modifiers)``: a figure of the setup where nobody is named."""
    who = _commander(state, data, side)
    if who is None:
        request = {prefix + "die": die, prefix + "wild_card": True}
        return request, []
    return dice_of(who, trait, prefix), resisting_modifiers(state, who, trait)


def _round_plan(state, data, values):
    request = {}
    lists = {}
    for side in SIDES:
        dice, rows = _side_dice(state, data, side, "battle", data["foe_die"], side + "_")
        for key in dice:
            request[key] = dice[key]
        bonus = data["bonus"][side]
        if bonus:
            rows.append({"source": "valor" if bonus > 0 else "slaughter", "value": bonus})
        lists[side] = rows
        request[side + "_tokens"] = data[side]
        # a token that a feat took or gave this round does not count for the roll, but for morale
        request[side + "_lost_before_roll"] = max(0, -data["before"][side])
        request[side + "_tactical"] = values[side + "_tactical"]
        request[side + "_support"] = [max(0, number) for number in data["support"][side]]
        request[side + "_plan"] = values["plan_bonus"] if values["plan"] == side else 0
    request["b_modifiers"] = lists["b"]
    return {
        "op": "mass_battle_round",
        "request": request,
        "title": text_of("swade-scene-battle-round"),
        "die": request["a_die"],
        "into": "a_modifiers",
        "takes": True,
        "modifiers": [{"source": row["source"], "value": row["value"], "on": True} for row in lists["a"]],
        "choices": [],
        "against": None,
    }


def _morale_plan(state, data, values):
    side = values["side"] if values["side"] in data["morale"] else data["morale"][0]
    dice, rows = _side_dice(state, data, side, "spirit", data["foe_spirit"], "")
    if data["morale_bonus"][side]:
        rows.append({"source": "terrify", "value": data["morale_bonus"][side]})
    request = dice
    request["tokens_lost"] = max(0, data[side + "_start"] - data[side])
    for key in ("fortified", "no_retreat", "undead_or_fearless"):
        request[key] = key in values["helps"]
    return {
        "op": "morale_check",
        "request": request,
        "title": text_of("swade-scene-morale", {"side": text_of("swade-w-" + side)}),
        "die": request["die"],
        "modifiers": [{"source": row["source"], "value": row["value"], "on": True} for row in rows],
        "choices": [],
        "against": against_of(4, "target"),
    }


def _settle(draft, scene, action, actor, values, roll):
    if action == "hero":
        return _settle_hero(draft, scene, actor, values, roll)
    if action == "round":
        return (yield from _settle_round(draft, scene, roll))
    return _settle_morale(scene, values, roll)


def _settle_hero(draft, scene, actor, values, roll):
    outcome, data, side = roll["outcome"], scene["data"], values["side"]
    args = {"name": name(draft, actor["id"]), "n": outcome["support_bonus"]}
    support = put(data["support"], {side: data["support"][side] + [outcome["support_bonus"]]})
    data = put(with_row(data, actor["id"], {"done": True}), {"support": support})
    line = told("hero_helps" if outcome["support_bonus"] else "hero_nothing", args)
    if outcome["battle_effect"] is not None:
        data = _effect(data, side, outcome["battle_effect"])
        args["what"] = text_of("swade-w-" + outcome["battle_effect"]["result"])
        line = told("hero_effect", args)
    tire(draft, actor["id"], outcome["fatigue_gained"])
    hurt(draft, actor["id"], outcome["wounds"], roll["id"])
    after = _defeated(data, line)
    after["next"] = benny_step(draft, roll)
    return after


def _effect(data, side, effect):
    """Put a battle effect on both armies: on tokens at once, on rolls that are still to come."""
    foe = OTHER[side]
    changes = {}
    for army, tokens in ((side, effect["own_tokens"]), (foe, effect["enemy_tokens"])):
        if tokens:
            changes[army] = max(0, data[army] + tokens)
            changes["before"] = put(data["before"], {army: data["before"][army] + tokens})
    bonus = put(data["bonus"], {side: data["bonus"][side] + effect["own_battle_modifier"]})
    bonus[foe] += effect["enemy_battle_modifier"]
    changes["bonus"] = bonus
    morale = put(data["morale_bonus"], {foe: data["morale_bonus"][foe] + effect["enemy_morale_modifier"]})
    changes["morale_bonus"] = morale
    return put(data, changes)


def _settle_round(draft, scene, roll):
    outcome, data = roll["outcome"], scene["data"]
    heroes = [put(row, {"done": False}) for row in data["rows"]]
    changes = {
        "a": outcome["a_tokens"],
        "b": outcome["b_tokens"],
        "support": {"a": [], "b": []},
        "bonus": dict(NOTHING),
        "before": dict(NOTHING),
        "morale": outcome["morale"],
        "hours": data["hours"] + outcome["hours"],
        "rows": heroes,
    }
    if not outcome["morale"]:
        changes["morale_bonus"] = dict(NOTHING)
    key = "battle_tie" if outcome["winner"] == "none" else "battle_" + outcome["winner"] + "_" + outcome["result"]
    line = told(key, {"a": outcome["a_lost"], "b": outcome["b_lost"]})
    after = _defeated(put(data, changes), line)
    after["round"] = scene["round"] + 1
    after["passed"] = yield from advance(draft, "hour", outcome["hours"])
    return after


def _settle_morale(scene, values, roll):
    outcome, data = roll["outcome"], scene["data"]
    side = values["side"] if values["side"] in data["morale"] else data["morale"][0]
    left = [other for other in data["morale"] if other != side]
    data = put(data, {"morale": left, "morale_bonus": put(data["morale_bonus"], {side: 0})})
    args = {"side": text_of("swade-w-" + side)}
    if outcome["battle_continues"]:
        return {"data": _open(data), "told": told("morale_holds", args)}
    return _lost_by(data, side, outcome["result"])


def _defeated(data, line):
    """End the battle where an army has no tokens left."""
    gone = [side for side in SIDES if data[side] == 0]
    if len(gone) == 2:
        return {"data": _open(data, True), "result": result("battle_ended", "plain"), "told": line}
    if gone:
        return _lost_by(data, gone[0], "destroyed")
    return {"data": _open(data), "told": line}


def _lost_by(data, side, how):
    key = "battle_" + ("lost" if side == "a" else "won") + "_" + how
    line = text_of("swade-result-" + key)
    return {"data": _open(data, True), "result": result(key, "bad" if side == "a" else "good"), "told": line}


def _verdict(roll):
    """A round of battle reads by who won it: its dice are two sides'."""
    if roll["op"] != "mass_battle_round":
        return None
    outcome = roll["outcome"]
    winner = outcome["winner"]
    tone = {"a": "good", "b": "bad", "none": "plain"}[winner]
    return {
        "word": text_of("swade-verdict-battle_" + winner, {"b": outcome["b_total"]}),
        "tone": tone,
        "total": outcome["a_total"],
        "against": outcome["b_total"],
        "tiles": 0 if winner != "a" else 2 if outcome["result"] == "raise" else 1,
        "cracks": 1 if winner == "b" else 0,
    }


_JOIN, _LEAVE = join(_fresh, _open)

BATTLE = {
    "kind": "battle",
    "setup": [
        picks_person("commander", among="anyone", required=True),
        count("a_size", 1000, min=1, max=1000000),
        count("b_size", 1000, min=1, max=1000000),
        whole("a_adjust", 0, min=-9, max=9),
        whole("b_adjust", 0, min=-9, max=9),
        picks_person("foe", among="anyone"),
        trait_die("foe_die", "d8"),
        trait_die("foe_spirit", "d6"),
    ],
    "actions": [
        {
            "id": "round",
            "who": "gm",
            "roll": True,
            "inputs": [
                whole("a_tactical", 0, min=0, max=4),
                whole("b_tactical", 0, min=0, max=4),
                choice("plan", ["none", "a", "b"], "none"),
                whole("plan_bonus", 1, min=1, max=4, unless={"plan": "none"}),
            ],
        },
        {
            "id": "morale",
            "who": "gm",
            "roll": True,
            "inputs": [
                choice("side", SIDES, "a"),
                {
                    "name": "helps",
                    "kind": "choices",
                    "values": ["fortified", "no_retreat", "undead_or_fearless"],
                    "unique": True,
                    "default": [],
                },
            ],
        },
        {
            "id": "hero",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [
                picks_trait(first=USUAL, required=True),
                choice("on_raise", ["bonus", "battle_effect"], "bonus"),
                choice("side", SIDES, "a"),
            ],
        },
        {
            "id": "expend",
            "who": "any",
            "actor": True,
            "inputs": [
                choice("kind", ["shooter", "caster"], "shooter"),
                count("rate_of_fire", 1, min=1, max=6, when={"kind": "shooter"}),
            ],
        },
        {"id": "tokens", "who": "gm", "inputs": [choice("side", SIDES, "a"), whole("by", -1, min=-10, max=10)]},
        {"id": "finish", "who": "gm", "inputs": [choice("outcome", ["won", "lost", "ended"], "ended")]},
    ],
    "show": [
        {"kind": "meter", "label": "swade-scene-army-a", "value": "a", "max": "a_start", "tone": "good"},
        {"kind": "meter", "label": "swade-scene-army-b", "value": "b", "max": "b_start", "tone": "bad"},
        {"kind": "words", "label": "swade-scene-support", "value": "helped"},
        {"kind": "number", "label": "swade-scene-hours", "value": "hours"},
        {"kind": "rows", "value": "rows"},
    ],
    "start": _start,
    "act": _act,
    "plan": _plan,
    "settle": _settle,
    "verdict": _verdict,
    "again": better,
    "pay_again": pay_again,
    "join": _JOIN,
    "leave": _LEAVE,
}
