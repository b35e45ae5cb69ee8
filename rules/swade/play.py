"""What a tap on a Savage Worlds card wants: which module plans it."""

from ..errors import RuleError, invalid
from . import (
    attack_play,
    benny_play,
    hazards_play,
    maneuvers_play,
    powers_play,
    recovery_play,
    settings_play,
    vehicles_play,
)
from .attack_play import ATTACK_SOURCES, CALLED_SHOTS
from .plan_parts import TABLE_SOURCES, TRAIT_SOURCES, trait_plan
from .sheet import is_vehicle

_PLANS = {"trait": trait_plan}
INTENTS = ["trait"]
for _module in (
    attack_play,
    recovery_play,
    maneuvers_play,
    powers_play,
    settings_play,
    hazards_play,
    vehicles_play,
    benny_play,
):
    for _kind in sorted(_module.PLANS.keys()):
        _PLANS[_kind] = _module.PLANS[_kind]
        INTENTS.append(_kind)
# kinds of intents that may be meant for somebody
TARGETS = [
    "trait",
    "attack",
    "damage",
    "test",
    "support",
    "grapple",
    "crush",
    "push",
    "engage",
    "finish",
    "heal",
    "treat",
    "power",
    "power_damage",
    "hurt",
    "board",
    "repair",
]


def plan(state, actor, intent):
    """Return the plan of an intent that a character has.

    :raises RuleError: for one that is unknown, incomplete or impossible now.
    """
    if actor is None:
        raise RuleError("missing_input", "actor")
    if intent["kind"] not in _PLANS:
        raise invalid("intent")
    if "sheet" not in actor:
        raise RuleError("not_allowed", "actor")
    if is_vehicle(actor) and intent["kind"] not in ("attack", "damage", "trait", "hurt"):
        raise RuleError("not_for_vehicles", "actor")
    return _PLANS[intent["kind"]](state, actor, intent)


__all__ = ["ATTACK_SOURCES", "CALLED_SHOTS", "INTENTS", "TABLE_SOURCES", "TARGETS", "TRAIT_SOURCES", "plan"]
