"""What may be said at a table of O Desafio dos Bandeirantes beside the words that every game has."""

from .melee import LOCATIONS
from .sheet import SKILL_IDS

# Skills of weapons that have verbs of their own.
VERBS = [skill for skill in ("firearms", "bows", "blowguns", "slings") if skill in SKILL_IDS]


def _choose(name, value, *kinds):
    return {"id": name + "-" + value, "for": list(kinds), "choose": {name: value}}


def _spot(name):
    """Return where a blow (``location``) or a shot (``aim``) is meant to land."""
    return {"id": "location-" + name, "for": ["attack", "damage"], "choose": {"location": name, "aim": name}}


SPEECH = {
    "phrases": [
        {"id": "dodge", "intent": {"kind": "dodge"}, "pending": "dodge"},
        {"id": "resist", "intent": {"kind": "resist"}, "pending": "resist"},
        {"id": "knockout", "intent": {"kind": "knockout"}, "pending": "knockout"},
        {"id": "endure", "intent": {"kind": "endure"}, "pending": "endure"},
        {
            "id": "let_be",
            "command": {"type": "character.let_go"},
            "pending": ["dodge", "resist", "knockout", "endure"],
        },
        {"id": "focus", "state": "focused", "on": True},
    ],
    "options": [_spot(name) for name in LOCATIONS[:4]]
    + [
        _choose("location", "disarm", "attack"),
        _choose("charge", "yes", "attack"),
        _choose("attack_number", "second", "attack"),
        _choose("way", "free", "attack"),
        _choose("way", "contest", "trait"),
        _choose("difficulty", "easy", "trait"),
        _choose("difficulty", "hard", "trait"),
        _choose("difficulty", "almost_impossible", "trait"),
        _choose("master_stroke", "yes", "damage"),
        {"id": "concentrated", "for": ["attack", "trait"], "on": ["concentrated"]},
    ],
    "attack_verbs": VERBS,
}
