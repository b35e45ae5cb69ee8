"""Falling, dying, healing and the days that heal by themselves (chapters 3, 3.3, 3.5 and 4.4)."""

from ..commands_people import answered, refresh, turn_off, turn_on
from ..errors import RuleError
from ..plans import refuse, text_of
from ..runner import resolve
from .book import book
from .common import check_can_act, chosen, name_of, offered, target_of, with_room
from .sheet import is_player, knows

AMOUNTS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
WITH_HERBS = ["herbal", "medicus_with_herbs"]
DAY = 1440
MINUTES = {"minute": 1, "hour": 60, "day": DAY}


# --- down and up -----------------------------------------------------------------------------------------------


def leave_order(draft, character_id):
    """Take a dead character's turns away; its row stays where it is."""
    _key_in_order(draft, character_id, None)


def _key_in_order(draft, character_id, key):
    if draft.state["fight"] is None:
        return
    rows = []
    for row in draft.state["fight"]["order"]:
        if row["id"] == character_id and (row["key"] is None) != (key is None):
            row = dict(row)
            row["key"] = key
        rows.append(row)
    draft.set(["fight", "order"], rows)


def die(draft, character_id):
    """Let a character die."""
    turn_on(draft, character_id, "dead")
    draft.set(["characters", character_id, "pending"], None)
    leave_order(draft, character_id)


def wound(draft, character_id, left):
    """Set the Toughness that a blow leaves; at 0 a player's character is dying, anybody else dead (chapter 3.3)."""
    draft.set(["characters", character_id, "vitals", "toughness"], left)
    states = draft.get(["characters", character_id, "states"])
    if left > 0 or "dead" in states:
        return
    if not is_player(draft.state["characters"][character_id]):
        die(draft, character_id)
    elif "dying" not in states:
        turn_on(draft, character_id, "dying")
        draft.set(["characters", character_id, "pending"], None)


def revive(draft, character_id, toughness):
    """Set the Toughness of one who is out of danger."""
    path = ["characters", character_id]
    draft.set(path + ["vitals", "toughness"], toughness)
    if toughness <= 0:
        return
    turn_off(draft, character_id, "dying")
    _tested(draft, character_id)


def _tested(draft, character_id):
    pending = draft.get(["characters", character_id, "pending"])
    if pending is not None and pending["kind"] == "death":
        answered(draft, character_id)


def vital_changed(draft, character_id, vital_id):
    """Let what follows from a Toughness set by hand follow."""
    if vital_id != "toughness":
        return
    left = draft.get(["characters", character_id, "vitals", "toughness"])
    if left == 0:
        wound(draft, character_id, 0)
        return
    if "dead" in draft.get(["characters", character_id, "states"]):
        turn_off(draft, character_id, "dead")
        _key_in_order(draft, character_id, draft.get(["characters", character_id, "derived", "attributes", "quick"]))
    revive(draft, character_id, left)


# --- healing ---------------------------------------------------------------------------------------------------


def methods_of(actor, patient):
    """Return the ways of healing that a character has for a patient, the best first."""
    methods = []
    if knows(actor, "medicus"):
        methods += ["medicus", "medicus_with_herbs"]
    if knows(actor, "laying_on_of_hands"):
        methods.append("mystic")
    methods.append("herbal")
    if knows(actor, "recovery") and patient["id"] == actor["id"]:
        methods.append("recovery")
    return methods


def healing_of(patient):
    """Return the inputs of ``healing`` that stand for its patient."""
    most = patient["derived"]["toughness"]
    return {"toughness": min(patient["vitals"]["toughness"], most), "max_toughness": most}


def heal_plan(state, actor, intent):
    """Return the plan of healing somebody, oneself where nobody is named (chapters 3.5 and 4.4).

    :raises RuleError: ``nothing_to_heal`` for the dead and the unhurt.
    """
    check_can_act(actor)
    patient = target_of(state, intent) or actor
    request = healing_of(patient)
    if "dead" in patient["states"] or request["toughness"] == request["max_toughness"]:
        raise RuleError("nothing_to_heal", "target")
    methods = methods_of(actor, patient)
    method = chosen(intent, "method", methods, methods[0])
    request["method"] = method
    choices = [offered("method", methods, method)]
    if method in ("mystic", "recovery"):
        amount = chosen(intent, "amount", AMOUNTS, "4")
        request["amount"] = int(amount)
        choices.append(offered("amount", AMOUNTS, amount))
    plan = {
        "op": "healing",
        "request": request,
        "title": text_of(
            "symbaroum-title-heal", {"method": text_of("symbaroum-w-" + method), "name": name_of(patient)}
        ),
        "takes": False,
        "choices": choices,
    }
    if method in WITH_HERBS and actor["vitals"].get("herbs", 0) < 1:
        return refuse(plan, RuleError("no_herbs"))
    return with_room(plan, state, actor, care_action(method))


def care_action(method):
    """Return the action that healing takes (chapter 4.4; one's own Recovery is an active ability)."""
    return "active_ability" if method == "recovery" else "first_aid"


def spend_herbs(draft, actor, method):
    """Take the herbs that a method uses up."""
    if method in WITH_HERBS:
        path = ["characters", actor["id"], "vitals", "herbs"]
        draft.set(path, max(0, draft.get(path, 0) - 1))


def heal(draft, roll, patient):
    """Let a healing roll do its work on a patient, the dice as they fell; return what the log tells."""
    request = dict(roll["request"])
    numbers = healing_of(patient)
    for key in numbers:
        request[key] = numbers[key]
    faces = {}
    for die_rolled in roll["dice"]:
        faces.setdefault(die_rolled["label"], []).append(die_rolled["face"])
    outcome = resolve(request, faces)["outcome"]
    revive(draft, patient["id"], outcome["toughness"])
    return {"healed": outcome["healed"], "stabilized": outcome["stabilized"]}


# --- dying -----------------------------------------------------------------------------------------------------


def death_plan(state, actor, intent):
    """Return the plan of a death test (chapter 3.3).

    :raises RuleError: ``not_dying``.
    """
    if "dying" not in actor["states"]:
        raise RuleError("not_dying", "intent")
    return {
        "op": "death_test",
        "request": {},
        "title": text_of("symbaroum-title-death"),
        "die": "d20",
        "takes": False,
        "against": {"value": 1, "text": text_of("symbaroum-against-death")},
    }


def settle_death(draft, actor, result):
    """Carry out a death test. Ruling: who wakes has 1 Toughness, the least with which nobody is dying."""
    _tested(draft, actor["id"])
    if result == "wakes":
        revive(draft, actor["id"], 1)
    elif result == "dies":
        die(draft, actor["id"])


# --- time ------------------------------------------------------------------------------------------------------


def days_over(draft, unit, count):
    """Return how many days began while the clock, which has gone on already, went on by this much."""
    if unit not in MINUTES:
        return 0
    clock = draft.state["table"]["clock"]
    after = clock["days"] * DAY + clock["minutes"]
    return after // DAY - (after - count * MINUTES[unit]) // DAY


def sleep(draft, days):
    """Let days heal everyone who can heal by themselves; return what there is to tell."""
    told = []
    for character_id in draft.state["character_order"] if days > 0 else []:
        character = draft.state["characters"][character_id]
        if "dead" in character["states"]:
            continue
        request = healing_of(character)
        request["method"] = "natural"
        request["days"] = days
        outcome = _without_dice(book.start("healing", request))
        if outcome["healed"]:
            revive(draft, character_id, outcome["toughness"])
            refresh(draft, character_id)
            text = text_of("symbaroum-passed-healed", {"name": name_of(character), "healed": outcome["healed"]})
            told.append({"character": character_id, "text": text})
    return told


def _without_dice(started):
    # the op rolls for other methods: this one ends at once
    try:
        next(started)
    except StopIteration as done:
        return done.value
    raise ValueError("a die was asked for")
