"""Plans of attacks: what the attack, the scene and the maneuvers bring (chapters 6.4 and 6.7)."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .character import UNARMED, advantage, attack_parts, attack_rank, is_minion
from .play import (
    _BAND_HALVES,
    AMOUNTS,
    BANDS,
    CONCEALMENTS,
    COVERS,
    MANEUVERS,
    YES_NO,
    chosen,
    condition_rows,
    fixed,
    kept,
    loose,
    name_of,
    need_able,
    offered,
    push_rows,
    target_of,
)


def attack_of(actor, intent):
    """Return the attack of an intent: by its place on the sheet, bare hands for None.

    :raises RuleError: ``invalid_input`` on ``attack``.
    """
    place = intent.get("attack")
    if place is None:
        return UNARMED
    attacks = actor["sheet"]["attacks"]
    if type(place) is not int or not 0 <= place < len(attacks):
        raise invalid("attack")
    return attacks[place]


def attack_name(attack):
    """Return the text of an attack."""
    return attack["name"] or text_of("mm3e-unarmed")


def rank_now(actor, attack):
    """Return the rank of an attack's effect with what extra effort adds to it."""
    gain = actor["states"].get("pushing", {}).get("gain")
    pushed = gain == "power_plus_1" or (gain == "strength_plus_1" and attack["strength"])
    return attack_rank(actor["sheet"], attack) + (1 if pushed else 0)


def _most(actor, maneuver):
    """Return how far a maneuver goes: 2, or 5 with its advantage."""
    known = {"accurate": "accurate_attack", "power": "power_attack", "defensive": "defensive_attack"}
    return 5 if advantage(actor["sheet"], known.get(maneuver, "all_out_attack")) else 2


def tradeoffs(actor, attack, intent):
    """Return what the four maneuvers trade in an attack: ``{"applied": {maneuver: n}, "rank", "defenses"}``.

    Each is worked out after the one before it (the op ``maneuver_tradeoff``).
    """
    bonus = sum([row["value"] for row in attack_parts(actor["sheet"], attack)])
    told = {"applied": {}, "rank": rank_now(actor, attack), "defenses": 0}
    dodge, parry = actor["derived"]["dodge"], actor["derived"]["parry"]
    for maneuver in MANEUVERS:
        most = _most(actor, maneuver)
        amount = int(chosen(intent, maneuver, AMOUNTS[: most + 1], "0"))
        told["applied"][maneuver] = 0
        if not amount:
            continue
        request = {"maneuver": maneuver, "amount": amount, "max": most, "attack_bonus": bonus}
        if maneuver in ("accurate", "power"):
            request["rank"] = told["rank"]
        else:
            request["dodge"], request["parry"] = dodge, parry
        done = book.start("maneuver_tradeoff", request)
        told["applied"][maneuver] = done["applied"]
        bonus = done["attack_bonus"]
        if done["rank"] is not None:
            told["rank"] = done["rank"]
        else:
            told["defenses"] += done["dodge"] - dodge
            dodge, parry = done["dodge"], done["parry"]
    return told


def _situation(state, actor, attack, target, intent):
    """Return ``(steps, choices)``: what the op ``attack_modifiers`` reads of the scene, one source after another."""
    kind = attack["kind"]
    table = state["table"]["situation"]
    cover = chosen(intent, "cover", COVERS, table["cover"])
    concealment = chosen(intent, "concealment", CONCEALMENTS, table["concealment"])
    steps = [("cover", {"cover": cover}), ("concealment", {"concealment": concealment})]
    choices = [offered("cover", COVERS, cover), offered("concealment", CONCEALMENTS, concealment)]
    if kind not in ("close", "ranged"):
        return steps, choices
    if kind == "ranged":
        band = chosen(intent, "band", BANDS, "short")
        rank = max(1, attack_rank(actor["sheet"], attack))
        steps = [("range", {"rank": rank, "distance_m": rank * _BAND_HALVES[band] // 2})] + steps
        choices = [offered("band", BANDS, band)] + choices
    else:
        charge = chosen(intent, "charge", YES_NO, "no")
        choices.append(offered("charge", YES_NO, charge))
        if charge == "yes":
            steps.append(("charge", {"action": "charge"}))
    if "aiming" in actor["states"]:
        near = chosen(intent, "adjacent", YES_NO, "no") if kind == "ranged" else "no"
        steps.append(("aiming", {"aimed": True, "adjacent": near == "yes"}))
        if kind == "ranged":
            choices.append(offered("adjacent", YES_NO, near))
    if "prone" in actor["states"] and kind == "close" and not advantage(actor["sheet"], "prone_fighting"):
        steps.append(("prone", {"attacker_prone": True}))
    if target is not None and "prone" in target["states"]:
        steps.append(("target_prone", {"target_prone": True}))
    if actor["states"].get("aided", {}).get("benefit") == "attack":
        steps.append(("aided", {"aid": actor["states"]["aided"]["value"]}))
    return steps, choices


def _situation_rows(actor, attack, target, steps):
    """Return ``(modifiers, what the op says of the whole)``: each source with what it adds after those before it."""
    request = {"kind": attack["kind"], "rank": 1, "attacker_minion": is_minion(actor)}
    if target is not None:
        request["target_minion"] = is_minion(target)
        request["target_defenseless"] = "defenseless" in target["states"]
    rows, before = [], 0
    told = book.start("attack_modifiers", request)
    for source, added in steps:
        for key in added:
            request[key] = added[key]
        told = book.start("attack_modifiers", request)
        if not told["allowed"]:
            raise RuleError("attack_not_allowed", "choose", {"reasons": [told["reason"]]})
        value = told["modifier"] - before
        before = told["modifier"]
        if source == "aiming" and value > 0 and advantage(actor["sheet"], "improved_aim"):
            value *= 2
        rows.append(loose(source, value))
    return rows, told


def against_target(attack, target):
    """Return ``(defense, state of the target, against)`` of an attack that is rolled."""
    if target is None:
        return 0, "normal", {"value": 10, "text": text_of("mm3e-against-nobody")}
    defense = "parry" if attack["kind"] == "close" else "dodge"
    value = target["derived"][defense]
    words = text_of("mm3e-against-" + defense, {"name": name_of(target), "value": 10 + value})
    stand = "defenseless" if "defenseless" in target["states"] else "normal"
    return value, stand, {"value": 10 + value, "text": words}


def attack_request(attack, actor, target, routine=False):
    """Return ``(op, request without modifiers, against)`` of an attack check against this target.

    One who spends the turn defending rolls against the attack (the op ``defend``). The derived defense has its
    conditions in it, so only a defenseless target is told.
    """
    value, stand, against = against_target(attack, target)
    if target is not None and "defending" in target["states"] and not routine:
        return "defend", {"defense": value, "attack_bonus": 0}, against
    request = {"kind": attack["kind"], "defense": value, "target_state": stand, "routine": routine}
    request["threat_from"] = attack["threat_from"]
    request["attacker_minion"] = is_minion(actor)
    request["target_minion"] = target is not None and is_minion(target)
    return "attack_check", request, against


def attack_rows(state, actor, attack, target, intent):
    """Return ``(modifiers, choices, what the scene says)`` of an attack that is rolled."""
    steps, choices = _situation(state, actor, attack, target, intent)
    scene, told = _situation_rows(actor, attack, target, steps)
    rows = [fixed(row["source"], row["value"]) for row in attack_parts(actor["sheet"], attack)]
    rows += condition_rows(actor, ["attack", attack["kind"]]) + push_rows(actor) + scene
    return rows, choices, told


def attack_plan(state, actor, intent):
    need_able(actor)
    attack, target = attack_of(actor, intent), target_of(state, intent)
    title = text_of("mm3e-title-attack", {"attack": attack_name(attack), "rank": rank_now(actor, attack)})
    if attack["kind"] in ("perception", "area"):
        steps, choices = _situation(state, actor, attack, target, intent)
        _situation_rows(actor, attack, target, steps)
        return {
            "op": "attack_check",
            "request": {"kind": attack["kind"]},
            "title": title,
            "choices": choices,
            "takes": False,
        }
    rows, choices, told = attack_rows(state, actor, attack, target, intent)
    trades = tradeoffs(actor, attack, intent)
    title = text_of("mm3e-title-attack", {"attack": attack_name(attack), "rank": trades["rank"]})
    for maneuver in MANEUVERS:
        amount = trades["applied"][maneuver]
        rows.append(fixed(maneuver, amount if maneuver in ("accurate", "all_out") else -amount))
        given = chosen(intent, maneuver, AMOUNTS, "0")
        choices.append(offered(maneuver, AMOUNTS[: _most(actor, maneuver) + 1], given))
    routine = "no"
    if told["routine_allowed"]:
        routine = chosen(intent, "routine", YES_NO, "no")
        choices.append(offered("routine", YES_NO, routine))
    if attack["effect"] == "damage":
        choices.append(offered("lethal", YES_NO, chosen(intent, "lethal", YES_NO, "no")))
    op, request, against = attack_request(attack, actor, target, routine == "yes")
    return {
        "op": op,
        "request": request,
        "title": title,
        "die": "d20",
        "modifiers": kept(rows),
        "choices": choices,
        "against": against,
    }
