"""Chases (chapter 19): the row of cards, range, moving along it, complications and mishaps."""

from ..book import out
from ..compat import is_whole
from ..dice import one
from ..errors import invalid
from ..inputs import REQUIRED, choice, count, custom, decimal, flag, listing, modifiers, record, text, whole
from .book import book
from .common import TRAIT_DICE, card, is_card, is_joker
from .scene_common import answer, late_die, no_roll_needed, outs, read_late, roll_inputs, scene_roll, tidy
from .traits import sum_of

# squares to a chase card
INCREMENTS = {"foot": 5, "mounted": 5, "vehicle": 5, "aircraft": 25, "ship": 25, "jet": 50, "spacecraft": 50}
CHASE_KINDS = ["foot", "mounted", "vehicle", "aircraft", "ship", "jet", "spacecraft"]
NAVAL_KM = 1.5


def _all_different(values):
    for place, value in enumerate(values):
        if value in values[:place]:
            return False
    return True


def _groups_stand(groups):
    return _all_different([group["id"] for group in groups]) and 1 in [group["place"] for group in groups]


@book.op(
    "chase_setup",
    "19.1",
    inputs=[
        listing("cards", custom("card", is_card, ""), min=2, check=_all_different),
        listing("groups", record("", [text("id"), count("place", min=1)]), min=1, check=_groups_stand),
        choice("kind", CHASE_KINDS, "vehicle"),
    ],
    outcome=[
        out("count"),
        out("positions", "records", fields=[out("id", "text"), out("place"), out("card", "dice")]),
        out("rear", "list"),
        out("lead", "list"),
        out("increment"),
    ],
    offer="gm",
)
def chase_setup(cards, groups, kind):
    """The row of chase cards, and who stands where on it.

    :raises RuleError: a place past the end of the row (``groups``).
    """
    places = [group["place"] for group in groups]
    if max(places) > len(cards):
        raise invalid("groups")
    return {
        "count": len(cards),
        "positions": [{"id": row["id"], "place": row["place"], "card": cards[row["place"] - 1]} for row in groups],
        "rear": [row["id"] for row in groups if row["place"] == 1],
        "lead": [row["id"] for row in groups if row["place"] == max(places)],
        "increment": INCREMENTS[kind],
    }


def _is_spot(value):
    """True for a card's number, or a row and a column on a grid."""
    if not isinstance(value, list):
        return is_whole(value) and value >= 1
    return len(value) == 2 and is_whole(value[0]) and is_whole(value[1]) and min(value) >= 1


@book.op(
    "chase_range",
    "19.1",
    inputs=[
        custom("chase_spot", _is_spot, "attacker", REQUIRED),
        custom("chase_spot", _is_spot, "defender", REQUIRED),
        choice("kind", CHASE_KINDS + ["naval_approach"]),
        decimal("increment", None, check=lambda value: value > 0),
    ],
    outcome=[out("cards"), out("distance"), out("unit", "word", ["squares", "km"]), out("same_card", "flag")],
    offer="scene",
)
def chase_range(attacker, defender, kind, increment):
    """How far apart two chase cards are.

    Ruling: the increments are in squares, as every range is; only a naval approach counts kilometres.

    :raises RuleError: one stands in a row, the other on a grid (``defender``).
    """
    if isinstance(attacker, list) != isinstance(defender, list):
        raise invalid("defender")
    if isinstance(attacker, list):
        apart = abs(attacker[0] - defender[0]) + abs(attacker[1] - defender[1])
    else:
        apart = abs(attacker - defender)
    naval = kind == "naval_approach"
    if increment is None:
        increment = NAVAL_KM if naval else INCREMENTS[kind]
    return {
        "cards": apart,
        "distance": tidy(apart * increment),
        "unit": "km" if naval else "squares",
        "same_card": apart == 0,
    }


# reason: (most cards to the left, to the right)
MOVES = {
    "bump": (1, 1),
    "joker_bump": (2, 2),
    "change_position": (2, 2),
    "break_free": (1, 1),
    "fall_back": (2, 0),
}


@book.op(
    "chase_move",
    "19.4",
    inputs=[
        choice("reason", ["bump", "joker_bump", "change_position", "break_free", "fall_back"]),
        count("position", min=1),
        whole("steps", check=lambda value: value != 0),
        count("track_length", min=1),
    ],
    outcome=[out("position"), out("track_length"), out("added_left"), out("added_right")],
    offer="scene",
)
def chase_move(reason, position, steps, track_length):
    """Where a group stands after moving along the row.

    Ruling: past an end, cards are added there; those added on the left push every other place up.

    :raises RuleError: it stands off the row (``position``), or the cause does not move it so far (``steps``).
    """
    if position > track_length:
        raise invalid("position")
    back, ahead = MOVES[reason]
    if steps < -back or steps > ahead:
        raise invalid("steps")
    place = position + steps
    left = max(0, 1 - place)
    right = max(0, place - track_length)
    return {
        "position": place + left,
        "track_length": track_length + left + right,
        "added_left": left,
        "added_right": right,
    }


SUIT_MODIFIERS = {"S": 0, "H": 0, "D": -2, "C": -2}


@book.op(
    "chase_complication",
    "19.2",
    inputs=[card("action_card"), card("chase_card"), late_die()]
    + roll_inputs(with_modifiers=False)[1:]
    + [whole("handling", 0), modifiers(), flag("city_streets")],
    dice=TRAIT_DICE,
    outcome=[out("complication", "flag"), out("card_modifier")]
    + outs(["modifier", "total", "success", "critical_failure"])
    + [out("treat_as_critical_failure", "flag"), out("bumped")],
    offer="scene",
)
def chase_complication(action_card, chase_card, die, wild_card, wild_die, handling, modifiers, city_streets):
    """Whether a group's action card brings a complication, and how it fares.

    Ruling: a critical failure of the roll itself is one of maneuvering too, on any suit.
    """
    complication = action_card[-1:] == "C"
    suit, on_joker = chase_card[-1:], is_joker(chase_card)
    modifier, rolled = None, no_roll_needed()
    counts_as_critical, bumped = False, 0
    if complication:
        modifier = 2 if on_joker else SUIT_MODIFIERS[suit]
        if city_streets and not on_joker:
            modifier = min(modifier, -2)
        rolled = yield from scene_roll(read_late(die), wild_card, wild_die, modifier + handling + sum_of(modifiers))
        failed = not rolled["success"]
        counts_as_critical = rolled["critical_failure"] or (failed and not on_joker and suit in "SC")
        if failed:
            bumped = 2 if on_joker else 1 if suit in "HD" else 0
    more = {
        "complication": complication,
        "card_modifier": modifier,
        "treat_as_critical_failure": counts_as_critical,
        "bumped": bumped,
    }
    return answer(rolled, ["modifier", "total", "success", "critical_failure"], more)


# result for each face of the d6
MISHAPS = {
    "mounted": ["lose_turn", "lose_turn", "mount_fatigue", "mount_fatigue", "rider_fatigue", "rider_fatigue"],
    "foot": ["fatigue", "lose_rest_of_turn"] * 3,
    "rooftop": ["lose_turn", "lose_turn", "fatigue", "fatigue", "falls", "falls"],
}
WHO_TIRES = {"mount_fatigue": "mount", "rider_fatigue": "self", "fatigue": "self"}


@book.op(
    "maneuver_critical_failure",
    "19.1",
    inputs=[choice("mode", ["mounted", "vehicle", "foot", "rooftop"])],
    dice=["mishap"],
    outcome=[
        out("roll"),
        out(
            "result",
            "word",
            ["lose_turn", "mount_fatigue", "rider_fatigue", "out_of_control", "lose_rest_of_turn", "fatigue", "falls"],
        ),
        out("fatigue_gained"),
        out("fatigue_to", "word", ["mount", "self", "none"]),
    ],
    offer="scene",
)
def maneuver_critical_failure(mode):
    """What a critical failure of maneuvering does.

    Ruling: on foot a d6 is rolled, and a bicycle counts as on foot.
    """
    roll, result = None, "out_of_control"
    if mode != "vehicle":
        roll = yield from one("mishap", 6)
        result = MISHAPS[mode][roll - 1]
    who = WHO_TIRES.get(result, "none")
    return {"roll": roll, "result": result, "fatigue_gained": 0 if who == "none" else 1, "fatigue_to": who}


@book.op(
    "rooftop_fall",
    "19.7",
    inputs=[choice("stage", ["grab", "climb_up"])] + roll_inputs(),
    dice=TRAIT_DICE + ["storeys"],
    outcome=outs(["total", "success", "critical_failure"])
    + [out("result", "word", ["hanging", "back_up", "falls"]), out("fall_storeys")],
    offer="card",
)
def rooftop_fall(stage, die, wild_card, wild_die, modifiers):
    """Catching a roof's edge, and getting back up from it.

    Ruling: failing to catch the edge falls as far as slipping off it. Seed: storeys, unless the height is set.
    """
    rolled = yield from scene_roll(die, wild_card, wild_die, sum_of(modifiers))
    storeys = 0
    if rolled["success"]:
        result = "hanging" if stage == "grab" else "back_up"
    elif stage == "climb_up" and not rolled["critical_failure"]:
        result = "hanging"
    else:
        result = "falls"
        face = yield from one("storeys", 6)
        storeys = 10 * face
    return answer(rolled, ["total", "success", "critical_failure"], {"result": result, "fall_storeys": storeys})
