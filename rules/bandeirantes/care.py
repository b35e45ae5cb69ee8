"""Plans beside the fight: defending from shots, coming to, ills and their treatment, rest, learning."""

from ..errors import RuleError, invalid
from ..plans import refuse, text_of
from .book import book
from .casting import casting
from .checks import D20
from .choosing import DIFFICULTIES, Choices, can_act, in_levels, level_rows
from .diseases import DISEASES
from .experience import SESSIONS
from .play import skill_score, trait_name
from .poisons import POISONS
from .ranged import THREATS
from .sheet import attribute_of, row_of, stand_in
from .treatment import CONDITIONS

METHODS = ["medicine", "herbs", "cure"]
HOURS = ["8", "6", "4", "2"]
GRANTED = ["0", "1", "2", "3", "4", "5", "6"]
DISTANCES = ["2", "10"]
RAISES = ["1", "2", "3"]
AWARDS = [str(points) for points in range(3, 13)]
INTERPRETATION = ["0", "1", "2", "3", "4", "5", "6"]
EXTRA = ["0", "1", "2", "3"]


def pending_of(actor, kind):
    """Return what a character has to answer.

    :raises RuleError: ``nothing_pending``.
    """
    pending = actor["pending"]
    if pending is None or pending["kind"] != kind:
        raise RuleError("nothing_pending", "intent")
    return pending


def dodge_plan(state, actor, intent):
    """Return the plan of escaping a shot, a throw or a projectile spell."""
    pending = pending_of(actor, "dodge") if intent.get("threat") is None else {"threat": intent["threat"]}
    if pending["threat"] not in THREATS:
        raise invalid("threat")
    asked = Choices(intent)
    shield = actor["derived"]["shield"]
    request = {
        "skill": min(100, stand_in(actor["sheet"], "dodge")),
        "method": asked.ask("method", ["dodge", "shield"] if shield else ["dodge"], "shield" if shield else "dodge"),
        "threat": pending["threat"],
        "distance_m": int(asked.ask("distance", DISTANCES, "10")) if pending["threat"] == "firearm" else 10,
    }
    title = text_of("bandeirantes-title-dodge", {"threat": text_of("bandeirantes-w-" + pending["threat"])})
    plan = {"op": "ranged_defense", "request": request, "title": title, "die": "d100", "choices": asked.offered}
    rows = [row for row in level_rows(state, actor, "difficulty_steps") if row["source"] != "concentrated"]
    return in_levels(plan, rows)


def knockout_plan(state, actor, intent):
    """Return the plan of keeping one's senses after a blow to the head."""
    pending = pending_of(actor, "knockout")
    resistance = actor["sheet"]["attributes"]["resistance"]
    return {
        "op": "knockout",
        "request": {
            "damage": pending["damage"],
            "location": "head",
            "current_resistance": pending["before"],
            "resistance": resistance,
        },
        "title": text_of("bandeirantes-title-knockout"),
        "die": "d20",
        "takes": False,
        "against": {"value": resistance, "text": text_of("bandeirantes-against-resistance")},
    }


def endure_plan(state, actor, intent):
    """Return the plan of the test that a poison calls for: Luck against curare, Resistance against the spider."""
    pending = pending_of(actor, "endure")
    attributes = actor["sheet"]["attributes"]
    title = text_of("bandeirantes-title-endure", {"poison": text_of("bandeirantes-w-" + pending["poison"])})
    plan = {"title": title}
    if pending["test"] == "luck_test":
        plan["op"], plan["die"], plan["request"] = "luck_test", "d10", {"luck": attributes["luck"]}
    else:
        plan["op"], plan["die"] = "attribute_test", "d" + str(D20[1])
        plan["request"] = {"attribute": attributes["resistance"]}
    return in_levels(plan, [])


def master_stroke_plan(state, actor, intent):
    """Return the plan of the table of master strokes."""
    return {
        "op": "master_stroke_table",
        "request": {},
        "title": text_of("bandeirantes-op-master_stroke_table"),
        "die": "d6",
        "takes": False,
    }


def fumble_plan(state, actor, intent):
    """Return the plan of the table of fumbles."""
    return {
        "op": "fumble_table",
        "request": {},
        "title": text_of("bandeirantes-op-fumble_table"),
        "die": "d6",
        "takes": False,
    }


# --- ills and their treatment ----------------------------------------------------------------------------------


def poison_plan(state, actor, intent):
    """Return the plan of being poisoned."""
    asked = Choices(intent)
    request = {
        "poison": asked.ask("poison", POISONS, "viper"),
        "route": asked.ask("route", ["injected", "ingested"], "injected"),
        "eyes": asked.yes("eyes"),
        "fatigue": actor["sheet"]["attributes"]["fatigue"],
    }
    title = text_of("bandeirantes-title-poison", {"poison": text_of("bandeirantes-w-" + request["poison"])})
    plan = {"op": "poison_onset", "request": request, "title": title, "die": "d6"}
    plan["choices"] = asked.offered
    plan["takes"] = False
    return plan


def poison_damage_plan(state, actor, intent):
    """Return the plan of the first day's damage of a poison that has just begun to work.

    :raises RuleError: ``not_poisoned`` where none waits for it.
    """
    for ill in actor["sheet"]["ills"]:
        if ill["ill"] in POISONS and ill["day"] == 0:
            return {
                "op": "poison_damage",
                "request": {
                    "poison": ill["ill"],
                    "day": 1,
                    "route": ill["route"],
                    "resistance": actor["vitals"]["resistance"],
                },
                "title": text_of("bandeirantes-title-poison", {"poison": text_of("bandeirantes-w-" + ill["ill"])}),
                "die": "d6",
                "takes": False,
            }
    raise RuleError("not_poisoned", "intent")


def disease_plan(state, actor, intent):
    """Return the plan of catching a disease."""
    asked = Choices(intent)
    disease = asked.ask("disease", DISEASES, DISEASES[0])
    return {
        "op": "disease_incubation",
        "request": {"disease": disease},
        "title": text_of("bandeirantes-title-disease", {"disease": text_of("bandeirantes-w-" + disease)}),
        "die": "d6",
        "choices": asked.offered,
        "takes": False,
    }


def likely_condition(target):
    """Return what a target most likely needs help with, by what everyone can see of it."""
    if target is None or "bleeding" in target["states"]:
        return "bleeding"
    for ill in target["derived"]["ills"]:
        return "poison" if ill["ill"] in POISONS else ill["ill"]
    return "poison" if "poisoned" in target["states"] else "common_disease"


def _day_of(target, condition):
    days = [1]
    for ill in target["derived"]["ills"] if target is not None else []:
        if ill["ill"] == condition or (condition == "poison" and ill["ill"] in POISONS):
            days.append(ill["day"])
    return max(days)


def cure_spell(actor):
    """Return the charm that cures, None where the character has none."""
    for spell in actor["sheet"]["spells"]:
        if spell["heals"]:
            return spell
    return None


def treatment_of(state, actor, intent, asked):
    """Return ``(condition, method, what the treatment can do)`` of an intent."""
    target = state["characters"].get(intent.get("target"))
    condition = asked.ask("condition", CONDITIONS, likely_condition(target))
    methods = METHODS if cure_spell(actor) is not None else METHODS[:2]
    best = "medicine"
    herbs, medicine = row_of(actor["sheet"], "herbs"), row_of(actor["sheet"], "medicine")
    if cure_spell(actor) is not None:
        best = "cure"
    elif herbs is not None and (medicine is None or herbs["level"] > medicine["level"]):
        best = "herbs"
    method = asked.ask("method", methods, best)
    request = {"condition": condition, "method": method, "day": _day_of(target, condition)}
    if condition == "poison" and method == "herbs":
        request["identified"] = asked.yes("identified")
    if condition == "common_disease" and method == "cure":
        request["severe"] = asked.yes("severe")
    if condition == "histoplasmosis" and method == "herbs":
        request["continuous"] = asked.yes("continuous")
    return condition, method, book.start("treatment", request)


def treat_plan(state, actor, intent):
    """Return the plan of treating somebody with Medicine, Herbs and Plants, or the Cure charm."""
    can_act(actor)
    asked = Choices(intent)
    condition, method, told = treatment_of(state, actor, intent, asked)
    args = {"condition": text_of("bandeirantes-w-" + condition), "method": text_of("bandeirantes-w-" + method)}
    title = text_of("bandeirantes-title-treat", args)
    if told["difficulty"] is None:
        plan = {"op": "treatment", "request": {"condition": condition, "method": method}, "title": title}
        plan["choices"] = asked.offered
        plan["takes"] = False
        return refuse(plan, RuleError("no_treatment"))
    if method == "cure":
        spell = cure_spell(actor)
        plan = casting(state, actor, spell, told["cost"] or spell["cost"], asked, told["difficulty"])
        plan["title"] = title
        return plan
    request = {"difficulty": asked.ask("difficulty", DIFFICULTIES, told["difficulty"])}
    request["skill"] = skill_score(actor, method)
    plan = {"op": "skill_test", "request": request, "title": title, "die": "d100", "choices": asked.offered}
    return in_levels(plan, level_rows(state, actor, "difficulty_steps"))


# --- rest and learning -----------------------------------------------------------------------------------------


def rest_plan(state, actor, intent):
    """Return the plan of sleeping: magic power comes back."""
    asked = Choices(intent)
    hours = int(asked.ask("hours", HOURS, "8"))
    request = {
        "power": actor["vitals"]["magic_power"],
        "max_power": actor["derived"]["power_max"],
        "hours": hours,
        "granted": 0 if hours >= 6 else int(asked.ask("granted", GRANTED, "0")),
    }
    title = text_of("bandeirantes-title-rest")
    return {"op": "power_recovery", "request": request, "title": title, "choices": asked.offered, "takes": False}


def learned(actor, intent):
    """Return ``(kind, from, raised this session, name)`` of what an intent wants to learn.

    :raises RuleError: ``unknown_trait``, ``invalid_input``.
    """
    sheet = actor["sheet"]
    if intent.get("spell") is not None:
        place = intent["spell"]
        if type(place) is not int or not 0 <= place < len(sheet["spells"]):
            raise invalid("spell")
        spell = sheet["spells"][place]
        return "skill", spell["level"], spell["raised"], spell["name"]
    what = intent.get("what")
    if what == "power":
        return "power", sheet["attributes"]["magic_power"], 0, text_of("bandeirantes-vital-magic_power")
    if what == "magic_resistance":
        score = sheet["attributes"]["magic_resistance"]
        return "magic_resistance", score, 0, text_of("bandeirantes-trait-magic_resistance")
    skill = intent.get("skill")
    if not isinstance(skill, str):
        raise invalid("skill")
    row = row_of(sheet, skill)
    if row is not None:
        return "skill", row["level"], row["raised"], trait_name(actor, skill)
    if attribute_of(skill) is None:
        raise RuleError("unknown_trait", "intent")
    # a new skill begins at its attribute, and its first point is bought like any other
    return "skill", sheet["attributes"][attribute_of(skill)], 0, trait_name(actor, skill)


def learn_plan(state, actor, intent):
    """Return the plan of spending experience, its cost and caps worked out."""
    kind, score, raised, name = learned(actor, intent)
    if kind == "skill" and score >= 100:
        raise RuleError("at_its_highest", "intent")
    most = 3 if kind != "skill" else max(1, min(3, 100 - score))
    asked = Choices(intent)
    points = int(asked.ask("points", RAISES[:most], "1"))
    request = {"kind": kind, "from": score, "to": score + points, "raised_this_session": raised}
    told = book.start("experience_cost", request)
    args = {"name": name, "from": score, "to": score + points, "cost": told["cost"]}
    plan = {
        "op": "experience_cost",
        "request": request,
        "title": text_of("bandeirantes-title-learn", args),
        "choices": asked.offered,
        "takes": False,
    }
    if not told["within_session_cap"]:
        return refuse(plan, RuleError("session_cap"))
    if told["cost"] > actor["sheet"]["experience"]:
        return refuse(plan, RuleError("not_enough_experience"))
    return plan


def session_plan(state, actor, intent):
    """Return the plan of a session's end: what it earned, and a new session's learning begins."""
    asked = Choices(intent)
    session = asked.ask("session", ["easy", "medium", "hard"], "medium")
    least, most = SESSIONS[session]
    points = int(asked.ask("session_points", AWARDS, str(least)))
    request = {
        "session": session,
        "session_points": max(least, min(most, points)),
        "interpretation_points": int(asked.ask("interpretation", INTERPRETATION, "0")),
        "extra_points": int(asked.ask("extra_points", EXTRA, "0")),
    }
    title = text_of("bandeirantes-title-session")
    return {"op": "session_experience", "request": request, "title": title, "choices": asked.offered, "takes": False}
