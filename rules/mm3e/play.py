"""What a tap on a hero's card wants: the plans of checks, attacks, maneuvers (chapters 1 and 6)."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .character import (
    TRAINED_ONLY,
    UNARMED,
    ability,
    advantage,
    attack_parts,
    attack_rank,
    is_down,
    is_minion,
    skill_of,
    skill_row,
)
from .common import ABILITIES, DEFENSES
from .states import resolved
from .tables import DIFFICULTIES, SKILL_ABILITIES

DIFFICULTY_NAMES = [
    "very_easy",
    "easy",
    "average",
    "tough",
    "challenging",
    "formidable",
    "heroic",
    "super_heroic",
    "nigh_impossible",
]
CIRCUMSTANCES = ["none", "help_minor", "help_major", "hinder_minor", "hinder_major"]
TOOLS = ["not_needed", "proper", "improvised", "none"]
WITH_TOOLS = ["expertise", "investigation", "sleight_of_hand", "technology", "treatment"]
COVERS = ["none", "partial", "total", "full"]
CONCEALMENTS = ["none", "partial", "total"]
BANDS = ["short", "medium", "long"]
YES_NO = ["no", "yes"]
MANEUVERS = ["accurate", "power", "defensive", "all_out"]
AMOUNTS = ["0", "1", "2", "3", "4", "5"]
# Half of what each band reaches, in metres for each rank.
_BAND_HALVES = {"short": 0, "medium": 30, "long": 60}

# In the order in which the sheet before a roll shows them.
SOURCES = ABILITIES + DEFENSES
SOURCES += [
    "ranks",
    "bonus",
    "close_attack",
    "ranged_attack",
    "bruises",
    "impaired",
    "disabled",
    "pushing",
    "aided",
    "circumstance",
    "tools",
    "range",
    "cover",
    "concealment",
    "aiming",
    "charge",
    "prone",
    "target_prone",
    "accurate",
    "power",
    "defensive",
    "all_out",
    "evasion",
]


# --- pieces -----------------------------------------------------------------------------------------------------


def chosen(intent, name, allowed, default):
    """Return what the intent chose under ``name``.

    :raises RuleError: ``invalid_input`` on ``choose`` for a word that is not offered.
    """
    choose = intent.get("choose")
    if choose is None:
        return default
    if not isinstance(choose, dict):
        raise invalid("choose")
    value = choose.get(name)
    if value is None:
        return default
    if not isinstance(value, str) or value not in allowed:
        raise invalid("choose")
    return value


def offered(name, values, value):
    """Return a choice as a plan offers it."""
    return {"id": name, "values": values, "value": value}


def fixed(source, value):
    """Return a modifier that is part of the trait itself: it is shown, and there is nothing to decide about it."""
    return {"source": source, "value": value, "on": True, "fixed": True}


def loose(source, value):
    """Return a modifier that may be switched off."""
    return {"source": source, "value": value, "on": True}


def kept(rows):
    """Return the modifiers that are not 0."""
    return [row for row in rows if row["value"]]


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def target_of(state, intent):
    """Return the character that an intent is meant for, or None."""
    return state["characters"].get(intent.get("target"))


def need_target(state, intent):
    """Return the character that an intent is meant for.

    :raises RuleError: ``missing_input`` on ``target``.
    """
    target = target_of(state, intent)
    if target is None:
        raise RuleError("missing_input", "target")
    return target


def need_able(actor):
    """:raises RuleError: ``cannot_act`` for one who is out of the fight."""
    if is_down(actor):
        raise RuleError("cannot_act", "actor")


def condition_rows(actor, scopes=()):
    """Return what a character's conditions take off a check; ``scopes`` name what the check is about."""
    told = resolved(actor["states"])
    value = told["check_modifier"]
    for scope in scopes:
        value = min(value, told["scoped_modifiers"].get(scope, 0))
    rows = []
    if value:
        rows.append(loose("disabled" if value == -5 else "impaired", value))
    return rows


def push_rows(actor, strength=False):
    """Return what extra effort adds to a check: a bonus on any one, a rank of Strength on those of Strength."""
    info = actor["states"].get("pushing", {})
    if info.get("gain") == "modifier":
        return [loose("pushing", info.get("value", 2))]
    if strength and info.get("gain") == "strength_plus_1":
        return [loose("pushing", 1)]
    return []


def _circumstance_rows(intent, tools):
    """Return ``(modifiers, choices)`` of circumstances and tools (the op ``circumstances``)."""
    word = chosen(intent, "circumstance", CIRCUMSTANCES, "none")
    request = {"circumstances": []}
    if word != "none":
        effect, size = word.split("_")
        request["circumstances"].append({"source": "circumstance", "size": size, "effect": effect})
    choices = [offered("circumstance", CIRCUMSTANCES, word)]
    if tools:
        request["tools"] = chosen(intent, "tools", TOOLS, "not_needed")
        choices.append(offered("tools", TOOLS, request["tools"]))
    told = book.start("circumstances", request)
    return [loose(row["source"], row["value"]) for row in told["modifiers"]], choices


# --- checks -----------------------------------------------------------------------------------------------------


def trait_name(actor, trait):
    """Return the text of a trait: a word of the game's, or the name of a skill's own subject."""
    row = skill_row(actor["sheet"], trait)
    if row is not None and row["name"]:
        return row["name"]
    return text_of("mm3e-trait-" + (skill_of(trait) or trait))


def trait_parts(actor, trait):
    """Return ``(modifiers, trained, lacks_ability, strength)`` of an ability, a defense or a skill.

    :raises RuleError: ``unknown_trait``.
    """
    sheet = actor["sheet"]
    if trait in ABILITIES:
        rank = ability(sheet, trait)
        return [fixed(trait, rank or 0)], True, rank is None, trait == "strength"
    if trait in DEFENSES:
        value = actor["derived"].get(trait)
        return [fixed(trait, value or 0)], True, value is None, False
    skill = skill_of(trait)
    if skill is None:
        raise RuleError("unknown_trait", "intent")
    own = SKILL_ABILITIES[skill]
    rank, row = ability(sheet, own), skill_row(sheet, trait)
    rows = [fixed(own, rank or 0)]
    if row is not None:
        rows += [fixed("ranks", row["ranks"]), fixed("bonus", row["bonus"])]
    trained = row is not None or skill not in TRAINED_ONLY or advantage(sheet, "jack_of_all_trades") > 0
    return rows, trained, rank is None, own == "strength"


def _trait_plan(state, actor, intent):
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    need_able(actor)
    rows, trained, lacking, strong = trait_parts(actor, trait)
    difficulty = chosen(intent, "difficulty", DIFFICULTY_NAMES, "average")
    routine = chosen(intent, "routine", YES_NO, "no")
    added, choices = _circumstance_rows(intent, skill_of(trait) in WITH_TOOLS)
    rows += condition_rows(actor, [trait]) + push_rows(actor, strong) + added
    dc = DIFFICULTIES[difficulty]
    return {
        "op": "check",
        "request": {
            "dc": dc,
            "routine": routine == "yes",
            "trained_only": not trained,
            "lacks_ability": lacking,
        },
        "title": trait_name(actor, trait),
        "die": "d20",
        "modifiers": kept(rows),
        "choices": [offered("difficulty", DIFFICULTY_NAMES, difficulty), offered("routine", YES_NO, routine)] + choices,
        "against": {"value": dc, "text": text_of("mm3e-against-dc", {"value": dc})},
    }


# --- attacks ----------------------------------------------------------------------------------------------------


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


def _against_target(attack, target):
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
    value, stand, against = _against_target(attack, target)
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


def _attack_plan(state, actor, intent):
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


# --- maneuvers that need no attack of the sheet --------------------------------------------------------------------


def _interaction_plan(maneuver):
    skill = {"feint": "deception", "demoralize": "intimidation"}[maneuver]

    def make(state, actor, intent):
        need_able(actor)
        target = need_target(state, intent)
        passive = chosen(intent, "passive", YES_NO, "yes")
        known = target["derived"]
        other = "deception" if maneuver == "feint" else "will"
        request = {"maneuver": maneuver, "bonus": 0, "target_insight": known["insight"], "passive": passive == "yes"}
        request["target_" + other] = known[other] or 0
        rows = trait_parts(actor, skill)[0] + condition_rows(actor, [skill]) + push_rows(actor)
        added, choices = _circumstance_rows(intent, False)
        value = 10 + max(known["insight"], known[other] or 0)
        against = None
        if passive == "yes":
            against = {
                "value": value,
                "text": text_of("mm3e-against-routine", {"name": name_of(target), "value": value}),
            }
        return {
            "op": "interaction_maneuver",
            "request": request,
            "title": text_of("mm3e-title-" + maneuver),
            "die": "d20",
            "modifiers": kept(rows + added),
            "choices": [offered("passive", YES_NO, passive)] + choices,
            "against": against,
        }

    return make


def _close_rows(state, actor, target, intent):
    """Return ``(modifiers, choices)`` of a close attack with bare hands."""
    rows, choices, _ = attack_rows(state, actor, UNARMED, target, intent)
    return kept(rows), choices


def _contest_skills(character, prefix):
    """Return the two skills that trips are rolled with, as an op's inputs."""
    return {
        prefix + "acrobatics": character["derived"]["acrobatics"],
        prefix + "athletics": character["derived"]["athletics"],
    }


def _trip_plan(state, actor, intent):
    need_able(actor)
    target = need_target(state, intent)
    rows, choices = _close_rows(state, actor, target, intent)
    value, _, against = _against_target(UNARMED, target)
    request = {"attack_bonus": 0, "parry": value, "counter": not is_down(target)}
    for part in (_contest_skills(actor, ""), _contest_skills(target, "target_")):
        for key in part:
            request[key] = part[key]
    return {
        "op": "trip",
        "request": request,
        "title": text_of("mm3e-title-trip"),
        "die": "d20",
        "modifiers": rows,
        "choices": choices,
        "against": against,
    }


def held_degrees(actor, target):
    """Return by how many degrees this character holds that one, 0 for not at all."""
    for state_id in ("bound", "restrained"):
        info = target["states"].get(state_id, {})
        if info.get("holder") == actor["id"]:
            return info.get("degrees", 1)
    return 0


def _grab_plan(state, actor, intent):
    need_able(actor)
    target = need_target(state, intent)
    held = held_degrees(actor, target)
    rows, choices = _close_rows(state, actor, target, intent)
    value, _, against = _against_target(UNARMED, target)
    request = {
        "step": "improve" if held else "grab",
        "rank": actor["derived"]["strength"],
        "attack_bonus": 0,
        "defense": value,
        "target_strength": target["derived"]["strength"],
        "target_dodge": target["derived"]["dodge"],
        "prior_degrees": held,
        "target_minion": is_minion(target),
    }
    return {
        "op": "grab",
        "request": request,
        "title": text_of("mm3e-title-grab"),
        "die": "d20",
        "modifiers": rows,
        "choices": choices,
        "against": against,
    }


def _aid_plan(state, actor, intent):
    need_able(actor)
    need_target(state, intent)
    benefit = chosen(intent, "benefit", ["attack", "defense"], "attack")
    rows = [fixed(row["source"], row["value"]) for row in attack_parts(actor["sheet"], UNARMED)]
    rows += condition_rows(actor, ["attack"]) + push_rows(actor)
    return {
        "op": "aid_attack",
        "request": {"attack_bonus": 0, "benefit": benefit},
        "title": text_of("mm3e-title-aid"),
        "die": "d20",
        "modifiers": kept(rows),
        "choices": [offered("benefit", ["attack", "defense"], benefit)],
        "against": {"value": 10, "text": text_of("mm3e-against-dc", {"value": 10})},
    }


PLANS = {
    "trait": _trait_plan,
    "attack": _attack_plan,
    "feint": _interaction_plan("feint"),
    "demoralize": _interaction_plan("demoralize"),
    "trip": _trip_plan,
    "grab": _grab_plan,
    "aid": _aid_plan,
}
