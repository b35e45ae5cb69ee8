"""What a roll changes and does to others at the table (chapters 1, 3, 6 and 7)."""

from ..commands_people import answered, turn_on, wait_for
from ..errors import RuleError
from ..runner import resolve
from .attacks import attack_name, attack_of, attack_request, tradeoffs
from .book import book
from .character import is_minion
from .common import half_up
from .deeds import (
    _spend,
    settle_aid,
    settle_effort,
    settle_escape,
    settle_grab,
    settle_hero,
    settle_interaction,
    settle_move,
    settle_recover,
    settle_rest,
    settle_stabilize,
    settle_trip,
)
from .inflict import end_effect, fall, is_hidden, place_of, refresh_known, stabilize, take_damage, take_effect, use_up
from .play import chosen
from .resist import lasting_effects
from .states import START_OF_NEXT_TURN, STATE_IDS

REROLLED = ["check", "attack_check", "damage_resistance", "resistance_check", "ongoing_effect_check", "dying_check"]


# --- an attack and what it brings on ----------------------------------------------------------------------------


def strike_of(draft, actor, roll):
    """Return what an attack brings upon whom it hits; nothing in it tells of one in hiding."""
    attack = attack_of(actor, roll["intent"])
    hidden = is_hidden(draft, actor["id"])
    return {
        "roll": roll["id"],
        "name": "" if hidden or attack["name"] == "" else attack_name(attack),
        "kind": attack["kind"],
        "effect": attack["effect"],
        "rank": tradeoffs(actor, attack, roll["intent"])["rank"],
        "resistance": attack["resistance"],
        "degrees": [attack["first_degree"], attack["second_degree"], attack["third_degree"]],
        "lethal": ["kill_attempt"] if chosen(roll["intent"], "lethal", ["no", "yes"], "no") == "yes" else [],
    }


def _area_cover(draft, roll):
    cover = chosen(
        roll["intent"], "cover", ["none", "partial", "total", "full"], draft.get(["table", "situation", "cover"])
    )
    told = book.start("attack_modifiers", {"kind": "area", "cover": cover})
    return told["area_dodge_bonus"] or 0


def strike(draft, roll, target, critical):
    """Let a hit ask its target for a resistance check; a minion that a critical strikes has none (chapter 6.4)."""
    blow = roll["strike"]
    if critical and is_minion(target):
        if blow["effect"] == "damage":
            word = "dying" if blow["lethal"] else "incapacitated"
            return fall(draft, target["id"], word)
        return take_effect(draft, target, blow, 3)
    waiting = {}
    for key in ("roll", "name", "effect", "rank", "resistance", "degrees", "lethal"):
        waiting[key] = blow[key]
    waiting["dc_bonus"] = 5 if critical else 0
    waiting["kind"] = "resist"
    if blow["kind"] == "area":
        waiting["kind"] = "dodge"
        waiting["cover"] = _area_cover(draft, roll)
    wait_for(draft, target["id"], waiting)
    return {"waits": waiting["kind"]}


def _settle_attack(draft, actor, roll):
    roll["strike"] = strike_of(draft, actor, roll)
    if roll["reroll_of"] is None:
        traded = tradeoffs(actor, attack_of(actor, roll["intent"]), roll["intent"])["defenses"]
        if traded:
            turn_on(draft, actor["id"], "maneuvering", {"defenses": traded, "ends": START_OF_NEXT_TURN})
        use_up(draft, actor, True)
    if roll["outcome"]["hit"] and roll["target"] is not None:
        target = draft.state["characters"][roll["target"]]
        strike(draft, roll, target, roll["outcome"]["critical"])
        roll["applied"] = [target["id"]]
        refresh_known(draft, target["id"])


def _settle_trait(draft, actor, roll):
    if roll["reroll_of"] is None:
        use_up(draft, actor, False)


# --- resisting, with the answer kept so that a hero point can take it back -----------------------------------------


def _standing(draft, character_id):
    """Return what an answer may change of a character."""
    return {
        "bruises": draft.get(place_of(character_id, "vitals", "bruises"), 0),
        "states": draft.get(place_of(character_id, "states"), {}),
        "count": draft.get(place_of(character_id, "count"), 1),
        "pending": draft.get(place_of(character_id, "pending")),
    }


def _take_back(draft, character_id, roll_id):
    """Put a character back where it stood before it answered.

    :raises RuleError: ``no_reroll`` where something has changed since.
    """
    kept = draft.get(place_of(character_id, "turn", "answer"))
    if kept is None or kept["roll"] != roll_id or kept["after"] != _standing(draft, character_id):
        raise RuleError("no_reroll", "reroll_of")
    before = kept["before"]
    draft.set(place_of(character_id, "vitals", "bruises"), before["bruises"])
    for name in ("states", "count", "pending"):
        draft.set(place_of(character_id, name), before[name])


def _answer(settle):
    """Return a handler that carries out an answer and keeps what stood before and after it."""

    def handler(draft, actor, roll):
        if roll["reroll_of"] is not None:
            _take_back(draft, actor["id"], roll["reroll_of"])
        else:
            use_up(draft, actor, False)
        before = _standing(draft, actor["id"])
        settle(draft, draft.state["characters"][actor["id"]], roll)
        answer = {"roll": roll["id"], "before": before, "after": _standing(draft, actor["id"])}
        draft.set(place_of(actor["id"], "turn", "answer"), answer)

    return handler


def _settle_resist(draft, actor, roll):
    pending = actor["pending"]
    answered(draft, actor["id"])
    outcome = roll["outcome"]
    if roll["op"] == "damage_resistance":
        take_damage(draft, actor, outcome)
    elif outcome["affected"]:
        degree = -outcome["degree"] if outcome["degree"] is not None else 1
        take_effect(draft, actor, pending, 3 if is_minion(actor) else degree)


def _settle_dodge(draft, actor, roll):
    waiting = dict(actor["pending"])
    waiting.pop("later", None)
    waiting.pop("cover")
    answered(draft, actor["id"])
    waiting["kind"] = "resist"
    if roll["outcome"]["success"]:
        waiting["rank"] = half_up(waiting["rank"])
    wait_for(draft, actor["id"], waiting)


def _settle_ongoing(draft, actor, roll):
    lasting = lasting_effects(actor)
    held = lasting[0][0] if lasting else None
    pending = actor["pending"]
    if pending is not None and pending["kind"] == "ongoing":
        held = pending["roll"]
        answered(draft, actor["id"])
    if roll["outcome"]["ended"]:
        end_effect(draft, actor["id"], held)


def _settle_dying(draft, actor, roll):
    if actor["pending"] is not None and actor["pending"]["kind"] == "dying":
        answered(draft, actor["id"])
    word = roll["outcome"]["state"]
    if word == "stable":
        stabilize(draft, actor["id"])
    elif word == "dead":
        turn_on(draft, actor["id"], "dead")
    else:
        draft.set(place_of(actor["id"], "states", "dying", "failures"), roll["outcome"]["failures"])


_SETTLE = {
    "trait": _settle_trait,
    "attack": _settle_attack,
    "resist": _answer(_settle_resist),
    "dodge": _answer(_settle_dodge),
    "ongoing": _answer(_settle_ongoing),
    "dying": _answer(_settle_dying),
    "feint": settle_interaction,
    "demoralize": settle_interaction,
    "trip": settle_trip,
    "grab": settle_grab,
    "escape": settle_escape,
    "aid": settle_aid,
    "stabilize": settle_stabilize,
    "move": settle_move,
    "recover": settle_recover,
    "rest": settle_rest,
    "hero": settle_hero,
    "effort": settle_effort,
}


def settle(draft, roll):
    """Carry out what a roll changes by itself."""
    handler = _SETTLE.get(roll["intent"]["kind"])
    if handler is not None:
        handler(draft, draft.state["characters"][roll["actor"]], roll)


# --- a second roll ----------------------------------------------------------------------------------------------


def reroll(draft, plan, again):
    """Make ``plan`` the second roll of ``again``, paid with a hero point: the better face stands (chapter 1).

    :raises RuleError: ``no_reroll`` for what cannot be rolled again, or was; ``no_hero_points``.
    """
    asked = {}
    for key in again["request"]:
        if key not in ("system", "op", "modifiers"):
            asked[key] = again["request"][key]
    asked["first"] = plan["request"].get("first")
    if again["op"] not in REROLLED or again["op"] != plan["op"] or asked != plan["request"]:
        raise RuleError("no_reroll", "reroll_of")
    if asked["first"] is None or again["reroll_of"] is not None or again["outcome"].get("hit") is True:
        raise RuleError("no_reroll", "reroll_of")
    held = draft.get(place_of(again["actor"], "vitals", "hero_points"), 0)
    if held < 1:
        raise RuleError("no_hero_points", "actor")
    _spend(draft, again["actor"], held - 1)


# --- what a roll does to somebody else ----------------------------------------------------------------------------


def apply(draft, roll, target):
    """Let an attack reach one more target, the dice as they fell, or put on it what an op says; return what is told.

    :raises RuleError: ``nothing_to_apply``.
    """
    outcome = roll["outcome"] if isinstance(roll["outcome"], dict) else {}
    if roll["intent"]["kind"] == "attack":
        return _apply_attack(draft, roll, target)
    if roll["op"] == "damage_resistance":
        return take_damage(draft, target, outcome)
    told = conditions_of(outcome)
    for state_id in told:
        turn_on(draft, target["id"], state_id)
    if not told:
        raise RuleError("nothing_to_apply", "roll")
    return {"states": told}


def _apply_attack(draft, roll, target):
    outcome = roll["outcome"]
    actor = draft.state["characters"].get(roll["actor"])
    if actor is None:
        raise RuleError("nothing_to_apply", "roll")
    if roll["strike"]["kind"] in ("close", "ranged"):
        attack = attack_of(actor, roll["intent"])
        request = attack_request(attack, actor, target, True)[1]
        for key in ("modifiers", "first"):
            if key in roll["request"]:
                request[key] = roll["request"][key]
        request["routine"] = roll["request"].get("routine") is True
        request["system"], request["op"] = roll["request"]["system"], "attack_check"
        faces = [die["face"] for die in roll["dice"] if die["label"] in ("d20", "attack")]
        outcome = resolve(request, {"d20": faces}).get("outcome")
        if outcome is None or not outcome["allowed"]:
            raise RuleError("nothing_to_apply", "roll")
    if not outcome["hit"]:
        return {"hit": False}
    told = strike(draft, roll, target, outcome["critical"])
    told["hit"] = True
    return told


def conditions_of(outcome):
    """Return the states of the table that an op's outcome names for its target."""
    named = []
    for key in ("condition", "state", "impact_state"):
        if isinstance(outcome.get(key), str):
            named.append(outcome[key])
    for key in ("conditions", "target_conditions"):
        if isinstance(outcome.get(key), list):
            named += [entry for entry in outcome[key] if isinstance(entry, str)]
    if outcome.get("target_prone") is True:
        named.append("prone")
    found = []
    for name in named:
        if name in STATE_IDS and name not in found:
            found.append(name)
    return found


def let_go(draft, who, character):
    """Let go of what waits for a character: the game master may, a player only of a check to shake something off.

    :raises RuleError: ``not_allowed``.
    """
    if who["role"] != "gm" and character["pending"]["kind"] != "ongoing":
        raise RuleError("not_allowed", "character")
    answered(draft, character["id"])
