"""What the ops of conflicts, damage and hazards share: attack rolls and damage states."""

from ..errors import invalid
from ..inputs import choice
from .common import d20

# The damage states that each kind of target can be in.
LIVING_STATES = ["normal", "dazed", "staggered", "incapacitated", "dying"]
TARGET_STATES = {
    "character": LIVING_STATES,
    "living": LIVING_STATES,
    "minion": LIVING_STATES,
    "construct": ["normal", "dazed", "staggered", "incapacitated"],
    "object": ["normal", "broken"],
}
ALL_STATES = LIVING_STATES + ["broken"]
AFTER_DAMAGE = ALL_STATES + ["destroyed", "dead"]


def attack_roll(bonus, defense_class, label="attack"):
    """Roll an attack: a natural 20 always hits, a natural 1 never.

    Returns a dict: ``natural``, ``total``, ``hit``, ``critical`` (a natural 20 that reaches the class).
    """
    natural = yield from d20(label)
    total = natural + bonus
    return {
        "natural": natural,
        "total": total,
        "hit": natural == 20 or (natural != 1 and total >= defense_class),
        "critical": natural == 20 and total >= defense_class,
    }


def state_input(name="state", **options):
    """Declare a damage state; ``refuse_state`` holds it to what the kind of target can be in."""
    return choice(name, ALL_STATES, "normal", **options)


def refuse_state(target, state, field="state"):
    """:raises RuleError: for a damage state that this kind of target never is in."""
    if state not in TARGET_STATES[target]:
        raise invalid(field)
