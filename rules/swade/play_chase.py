"""Chases at the table (chapter 19): the row of cards and who stands where, complications, maneuvers, bumps, mishaps."""

from ..errors import RuleError
from ..inputs import choice, count, flag, whole
from ..plans import refuse, text_of
from .book import book
from .chase import CHASE_KINDS
from .chase_maneuvers import MANEUVERS, OPPOSED
from .common import full_deck
from .plan_parts import scale_of
from .play_scene import (
    benny_step,
    better,
    deal,
    join,
    joker_card,
    name,
    new_row,
    note,
    oppose,
    pass_round,
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

# the skill that maneuvers are rolled with (chapter 19.1)
SKILLS = {
    "foot": "athletics",
    "mounted": "riding",
    "vehicle": "driving",
    "aircraft": "piloting",
    "ship": "boating",
    "jet": "piloting",
    "spacecraft": "piloting",
}
USUAL = ["athletics", "riding", "driving", "boating", "piloting"]
ROLLED = [maneuver for maneuver in MANEUVERS if maneuver not in ("evade", "hold_steady")]
SPEEDS = {"same": (1, 1), "faster": (3, 2), "double": (2, 1)}
# what stays beside a name until the next round, and until the one after a mishap
MARKS = ["moved", "evades", "steady", "handled"]


def _fresh(scene, who):
    return put(new_row(who), {"place": 1, "side": "foes", "out": None, "mishap": False, "bumped": 0})


def _open(data, over=False):
    """Return the data with what can be done now, and what stands beside each name."""
    rows = []
    for row in data["rows"]:
        rows.append(put(row, {"can": [] if over or row["out"] else _can(row), "notes": _notes(row)}))
    return put(data, {"rows": rows, "can": [] if over else ["next", "bump", "out", "finish"]})


def _complication(row):
    return row["card"] is not None and row["card"][-1] == "C" and not row.get("handled")


def _can(row):
    if row["mishap"]:
        return ["mishap"]
    if row["card"] is None or row["done"]:
        return []
    can = ["complication"] if _complication(row) else []
    can.append("maneuver")
    if not row.get("moved"):
        can.append("fall_back")
    if not row.get("evades") and not row.get("steady"):
        can.append("stance")
    return can + ["pass"]


def _notes(row):
    notes = []
    if row["out"]:
        return [note(row["out"], "plain")]
    if _complication(row):
        notes.append(note("complication", "bad"))
    if row["mishap"]:
        notes.append(note("mishap", "bad"))
    if row["bumped"]:
        notes.append(note("bumped", "bad", {"n": row["bumped"]}))
    if row.get("evades"):
        notes.append(note("evades", "good", {"n": row["evades"]}))
    if row.get("steady"):
        notes.append(note("steady"))
    if row.get("boarded"):
        notes.append(note("boarded", "bad"))
    return notes


def _place_of(side, setup):
    ahead = setup["ahead"]
    if ahead == "level" or side != ahead:
        return 1
    return 1 + setup["gap"]


def _draw_cards(deck, number):
    """Draw cards for the row. A generator."""
    drawn = []
    for _ in range(number):
        if not deck:
            deck += full_deck()
        face = yield ("chase_card", len(deck))
        drawn.append(deck.pop(face - 1))
    return drawn


def _start(draft, scene, setup):
    chase_deck = full_deck()
    track = yield from _draw_cards(chase_deck, setup["cards"])
    rows = []
    for who in scene["people"]:
        side = "heroes" if draft.state["characters"][who]["owner"] is not None else "foes"
        rows.append(put(_fresh(scene, who), {"side": side, "place": _place_of(side, setup)}))
    groups = [{"id": row["who"], "place": row["place"]} for row in rows]
    lowest = min([row["place"] for row in rows]) if rows else 1
    for row in rows:
        row["place"] -= lowest - 1
    for group in groups:
        group["place"] -= lowest - 1
    made = {"increment": 5}
    if groups:
        made = book.start("chase_setup", {"cards": track, "groups": groups, "kind": setup["kind"]})
    rows, secret = yield from deal(draft, rows, {"deck": full_deck()})
    data = {
        "kind": setup["kind"],
        "trait": SKILLS[setup["kind"]],
        "city_streets": setup["city_streets"],
        "rooftops": setup["rooftops"],
        "rounds": setup["rounds"],
        "increment": made["increment"],
        "unit": text_of("swade-scene-increment", {"n": made["increment"]}),
        "track": track,
        "rows": rows,
    }
    secret["chase_deck"] = chase_deck
    args = {"cards": len(track), "n": made["increment"]}
    return {"data": _open(data), "secret": secret, "told": told("chase_begins", args)}


# --- moving ----------------------------------------------------------------------------------------------------


def _move(scene, data, who, reason, steps):
    """Move somebody along the row, which grows where they leave its ends; return ``(data, secret)``. A generator."""
    row = row_of(data, who)
    if steps == 0:
        return data, scene["secret"]
    request = {"reason": reason, "position": row["place"], "steps": steps, "track_length": len(data["track"])}
    moved = book.start("chase_move", request)
    secret = scene["secret"]
    track = data["track"]
    if moved["added_left"] or moved["added_right"]:
        deck = list(secret["chase_deck"]) if "chase_deck" in secret else full_deck()
        left = yield from _draw_cards(deck, moved["added_left"])
        right = yield from _draw_cards(deck, moved["added_right"])
        track = left + track + right
        secret = put(secret, {"chase_deck": deck})
    rows = []
    for other in data["rows"]:
        place = moved["position"] if other["who"] == who else other["place"] + moved["added_left"]
        rows.append(put(other, {"place": place}))
    return put(data, {"track": track, "rows": rows}), secret


def _apart(data, one, other):
    request = {"attacker": one["place"], "defender": other["place"], "kind": data["kind"]}
    return book.start("chase_range", request)["cards"]


def _nearest_foe(data, row):
    """Return how many cards away the nearest of the other side is; far where nobody is left."""
    found = [_apart(data, row, other) for other in data["rows"] if other["side"] != row["side"] and not other["out"]]
    return min(found) if found else 9


# --- what needs no roll ----------------------------------------------------------------------------------------


def _act(draft, scene, action, actor, values):
    data = scene["data"]
    if action == "next":
        return (yield from _next(draft, scene))
    if action == "finish":
        return _over(data, values["outcome"])
    if action == "bump":
        return (yield from _bump(draft, scene, values))
    if action == "out":
        data = _open(with_row(data, values["target"], {"out": values["way"]}))
        args = {"name": name(draft, values["target"])}
        return {"data": data, "told": told("chase_" + values["way"], args)}
    who = name(draft, actor["id"])
    if action == "mishap":
        return (yield from _mishap(draft, scene, actor))
    if action == "fall_back":
        data, secret = yield from _move(scene, data, actor["id"], "fall_back", -values["cards"])
        data = _open(with_row(data, actor["id"], {"moved": True}))
        return {"data": data, "secret": secret, "told": told("fall_back", {"name": who, "n": values["cards"]})}
    if action == "stance":
        request = {"maneuver": values["stance"], "as_action": values["as_action"] and values["stance"] == "evade"}
        outcome = yield from book.start("chase_maneuver", request)
        steady = values["stance"] == "hold_steady"
        marks = {"steady": True} if steady else {"evades": outcome["attack_modifier_against"]}
        line = told("steady" if steady else "evades", {"name": who, "n": outcome["attack_modifier_against"]})
        return {"data": _open(with_row(data, actor["id"], marks)), "told": line}
    return {"data": _open(with_row(data, actor["id"], {"done": True})), "told": told("turn_over", {"name": who})}


def _over(data, outcome):
    tone = "good" if outcome in ("heroes_escape", "foes_caught") else "bad"
    tone = "plain" if outcome == "over" else tone
    return {
        "data": _open(data, True),
        "result": result("chase_" + outcome, tone),
        "told": text_of("swade-result-chase_" + outcome),
    }


def _next(draft, scene):
    data = scene["data"]
    if data["rounds"] is not None and scene["round"] >= data["rounds"]:
        return _over(data, "over")
    rows = []
    for row in data["rows"]:
        row = dict(row)
        for mark in MARKS:
            row.pop(mark, None)
        rows.append(row)
    after = yield from pass_round(draft, scene["people"])
    rows, secret = yield from deal(draft, rows, scene["secret"])
    number = scene["round"] + 1
    after["data"] = _open(put(data, {"rows": rows}))
    return put(after, {"secret": secret, "round": number, "told": told("round", {"n": number})})


def _bump(draft, scene, values):
    data, secret = yield from _move(scene, scene["data"], values["target"], "joker_bump", values["cards"])
    left = max(0, row_of(data, values["target"])["bumped"] - abs(values["cards"]))
    data = _open(with_row(data, values["target"], {"bumped": left}))
    args = {"name": name(draft, values["target"]), "n": abs(values["cards"])}
    line = told("bump_ahead" if values["cards"] > 0 else "bump_back", args)
    return {"data": data, "secret": secret, "told": line}


def _mode(data):
    if data["kind"] == "foot":
        return "rooftop" if data["rooftops"] else "foot"
    return "mounted" if data["kind"] == "mounted" else "vehicle"


def _mishap(draft, scene, actor):
    """What a critical failure of maneuvering does: a lost turn, Fatigue, a vehicle out of control."""
    request = {"mode": _mode(scene["data"])}
    outcome = yield from book.start("maneuver_critical_failure", request)
    changes = {"mishap": False}
    if outcome["result"] in ("lose_turn", "lose_rest_of_turn", "falls"):
        changes["done"] = True
    if outcome["fatigue_to"] == "self":
        tire(draft, actor["id"], outcome["fatigue_gained"])
    what = text_of("swade-w-" + outcome["result"])
    args = {"name": name(draft, actor["id"]), "what": what}
    rolled = {"op": "maneuver_critical_failure", "request": request, "outcome": outcome, "title": told("mishap", args)}
    data = _open(with_row(scene["data"], actor["id"], changes))
    return {"data": data, "told": told("mishap", args), "roll": rolled}


# --- what is rolled --------------------------------------------------------------------------------------------


def _plan(state, scene, action, actor, values, intent):
    data = scene["data"]
    row = row_of(data, actor["id"])
    trait = values["trait"] or data["trait"]
    if action == "complication":
        plan = trait_plan(state, actor, trait, intent, "chase_complication", "swade-scene-chase-complication")
        plan["request"]["action_card"] = row["card"]
        plan["request"]["chase_card"] = data["track"][row["place"] - 1]
        plan["request"]["handling"] = values["handling"]
        plan["request"]["city_streets"] = data["city_streets"]
        return plan
    maneuver = values["maneuver"]
    plan = trait_plan(state, actor, trait, intent, "chase_maneuver", "swade-w-" + _word(maneuver))
    joker_card(plan, state, actor, row)
    request = plan["request"]
    request["maneuver"] = maneuver
    request["handling"] = values["handling"]
    request["boarded"] = row.get("boarded") is True
    request["as_action"] = values["as_action"]
    request["top_speed"], request["foe_top_speed"] = SPEEDS[values["speed"]]
    request["cards_from_foe"] = _nearest_foe(data, row)
    request["guns"] = values["guns"]
    request["short_range"] = values["short_range"]
    request["obstacle"] = values["obstacle"]
    if maneuver in OPPOSED:
        if values["target"] is None:
            raise RuleError("missing_input", "inputs.target")
        _add_target(plan, state, data, row, values["target"])
    if not _allowed(request):
        refuse(plan, RuleError("maneuver_not_allowed"))
    if maneuver == "change_position" and row.get("moved"):
        refuse(plan, RuleError("moved_already"))
    return plan


def _word(maneuver):
    return maneuver if maneuver == "change_position" else "maneuver-" + maneuver


def _allowed(request):
    """True where the maneuver may be tried as things stand: one that may not asks for no die."""
    trying = dict(request)
    trying["modifiers"] = []
    started = book.start("chase_maneuver", trying)
    try:
        next(started)
    except StopIteration:
        return False
    started.close()
    return True


def _add_target(plan, state, data, row, target):
    other = state["characters"][target]
    oppose(plan, state, other, SKILLS[data["kind"]])
    plan["request"]["same_card"] = row_of(data, target)["place"] == row["place"]
    plan["request"]["target_scale"] = scale_of(other["derived"]["size"])


def _settle(draft, scene, action, actor, values, roll):
    if action == "complication":
        return _settle_complication(draft, scene, actor, roll)
    return (yield from _settle_maneuver(draft, scene, actor, values, roll))


def _settle_complication(draft, scene, actor, roll):
    outcome = roll["outcome"]
    row = row_of(scene["data"], actor["id"])
    changes = {"handled": True, "bumped": row["bumped"] + outcome["bumped"]}
    changes["mishap"] = outcome["treat_as_critical_failure"]
    key = "complication_over" if outcome["success"] else "complication_hits"
    if outcome["bumped"]:
        key = "complication_bumps"
    data = _open(with_row(scene["data"], actor["id"], changes))
    line = told(key, {"name": name(draft, actor["id"]), "n": outcome["bumped"]})
    return {"data": data, "told": line, "next": benny_step(draft, roll)}


def _settle_maneuver(draft, scene, actor, values, roll):
    outcome, data, secret = roll["outcome"], scene["data"], scene["secret"]
    maneuver, me = values["maneuver"], actor["id"]
    changes = {}
    if outcome["critical_failure"] or outcome["out_of_control"] or outcome["backfires"]:
        changes["mishap"] = True
    if maneuver == "change_position":
        changes["moved"] = True
        if outcome["freed"]:
            changes["boarded"] = False
        steps = outcome["cards"] if values["direction"] == "ahead" else -outcome["cards"]
        data, secret = yield from _move(scene, data, me, "change_position", steps)
    if outcome["escaped"]:
        changes["out"] = "escaped"
    data = with_row(data, me, changes)
    if outcome["bumped"]:
        data = with_row(
            data, values["target"], {"bumped": row_of(data, values["target"])["bumped"] + outcome["bumped"]}
        )
    if outcome["defender_critical_failure"] and values["target"] is not None:
        data = with_row(data, values["target"], {"mishap": True})
    if outcome["boarded"]:
        data = with_row(data, values["target"], {"boarded": True})
    after = {"data": _open(data), "secret": secret, "told": _line(draft, me, values, outcome)}
    _judge(after)
    after["next"] = benny_step(draft, roll)
    return after


def _line(draft, me, values, outcome):
    args = {"name": name(draft, me), "what": text_of("swade-w-" + _word(values["maneuver"]))}
    args["target"] = name(draft, values["target"]) if values["target"] is not None else ""
    for key, said in (
        ("escaped", "escapes"),
        ("rammed", "rams"),
        ("boarded", "boards"),
        ("bumped", "forces"),
        ("freed", "frees"),
    ):
        if outcome[key]:
            return told(said, args)
    if outcome["cards"]:
        args["n"] = outcome["cards"]
        return told("moves_ahead" if values["direction"] == "ahead" else "moves_back", args)
    if outcome["guns_ready"]:
        args["n"] = outcome["guns_ready"]
        return told("guns", args)
    return told("maneuver_done" if outcome["success"] else "maneuver_fails", args)


def _judge(after):
    """End the chase where all of one side have got away."""
    for side, outcome in (("heroes", "heroes_escape"), ("foes", "foes_escape")):
        rows = [row for row in after["data"]["rows"] if row["side"] == side]
        if rows and all([row["out"] == "escaped" for row in rows]):
            over = _over(after["data"], outcome)
            after["data"], after["result"] = over["data"], over["result"]


_JOIN, _LEAVE = join(_fresh, _open)
_TARGETED = {"maneuver": OPPOSED}
_TRAIT = picks_trait(first=USUAL)

CHASE = {
    "kind": "chase",
    "setup": [
        choice("kind", CHASE_KINDS, "foot"),
        count("cards", 9, min=4, max=20),
        choice("ahead", ["heroes", "foes", "level"], "foes"),
        count("gap", 2, min=0, max=6),
        count("rounds", None, min=1, max=20),
        flag("city_streets"),
        flag("rooftops", when={"kind": "foot"}),
    ],
    "actions": [
        {"id": "next", "who": "gm", "inputs": []},
        {
            "id": "complication",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [_TRAIT, whole("handling", 0, min=-6, max=6)],
        },
        {
            "id": "maneuver",
            "who": "any",
            "actor": True,
            "roll": True,
            "inputs": [
                choice("maneuver", ROLLED, "change_position"),
                choice("direction", ["ahead", "back"], "ahead", when={"maneuver": "change_position"}),
                picks_person("target", needed=_TARGETED, when=_TARGETED, others=True),
                flag("as_action", when={"maneuver": "change_position"}),
                choice("speed", ["same", "faster", "double"], "same", when={"maneuver": "change_position"}),
                flag("obstacle", when={"maneuver": "force"}),
                count("guns", 1, min=1, max=60, when={"maneuver": "broadside"}),
                flag("short_range", when={"maneuver": "broadside"}),
                _TRAIT,
                whole("handling", 0, min=-6, max=6),
            ],
        },
        {"id": "mishap", "who": "any", "actor": True, "inputs": []},
        {"id": "fall_back", "who": "any", "actor": True, "inputs": [count("cards", 1, min=1, max=2)]},
        {
            "id": "stance",
            "who": "any",
            "actor": True,
            "inputs": [
                choice("stance", ["evade", "hold_steady"], "evade"),
                flag("as_action", when={"stance": "evade"}),
            ],
        },
        {"id": "pass", "who": "any", "actor": True, "inputs": []},
        {
            "id": "bump",
            "who": "gm",
            "inputs": [picks_person("target", required=True), choice("cards", [-2, -1, 1, 2], -1)],
        },
        {
            "id": "out",
            "who": "gm",
            "inputs": [
                picks_person("target", required=True),
                choice("way", ["escaped", "caught", "stopped"], "stopped"),
            ],
        },
        {
            "id": "finish",
            "who": "gm",
            "inputs": [
                choice("outcome", ["heroes_escape", "heroes_caught", "foes_escape", "foes_caught", "over"], "over")
            ],
        },
    ],
    "show": [
        {"kind": "track", "label": "swade-scene-track", "value": "track", "note": "unit"},
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
