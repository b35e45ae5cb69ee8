"""Which plan each kind of intent has."""

from ..errors import RuleError, invalid
from .care import (
    disease_plan,
    dodge_plan,
    endure_plan,
    fumble_plan,
    knockout_plan,
    learn_plan,
    master_stroke_plan,
    poison_damage_plan,
    poison_plan,
    rest_plan,
    session_plan,
    treat_plan,
)
from .casting import cast_plan, renew_plan
from .play import attack_plan, damage_plan, resist_plan, trait_plan

_PLANS = {
    "trait": trait_plan,
    "attack": attack_plan,
    "damage": damage_plan,
    "master_stroke": master_stroke_plan,
    "fumble": fumble_plan,
    "cast": cast_plan,
    "renew": renew_plan,
    "dodge": dodge_plan,
    "resist": resist_plan,
    "knockout": knockout_plan,
    "endure": endure_plan,
    "treat": treat_plan,
    "rest": rest_plan,
    "learn": learn_plan,
    "session": session_plan,
    "poison": poison_plan,
    "poison_damage": poison_damage_plan,
    "disease": disease_plan,
}
INTENTS = [
    "trait",
    "attack",
    "damage",
    "master_stroke",
    "fumble",
    "cast",
    "renew",
    "dodge",
    "resist",
    "knockout",
    "endure",
    "treat",
    "rest",
    "learn",
    "session",
    "poison",
    "poison_damage",
    "disease",
]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise RuleError("missing_input", "actor")
    if intent["kind"] not in _PLANS:
        raise invalid("intent")
    return _PLANS[intent["kind"]](state, actor, intent)
