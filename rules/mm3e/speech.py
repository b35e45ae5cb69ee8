"""What may be said at a Mutants & Masterminds table beside the words that every game has."""


def _choose(name, value, *kinds):
    return {"id": name + "-" + value, "for": list(kinds), "choose": {name: value}}


def _maneuver(name):
    """Return a maneuver at the 2 that anyone may trade, and at the 5 of those who have the advantage for it."""
    return [
        {"id": name, "for": ["attack"], "choose": {name: "2"}},
        {"id": name + "-5", "for": ["attack"], "choose": {name: "5"}},
    ]


SPEECH = {
    "phrases": [
        {"id": "resist", "intent": {"kind": "resist"}, "pending": "resist"},
        {"id": "dodge", "intent": {"kind": "dodge"}, "pending": "dodge"},
        {"id": "shake_off", "intent": {"kind": "ongoing"}, "pending": "ongoing"},
        {"id": "hold_on", "intent": {"kind": "dying"}, "pending": "dying", "of_state": "dying"},
        {
            "id": "spare",
            "command": {"type": "character.let_go"},
            "pending": ["resist", "dodge", "ongoing", "dying"],
        },
        {"id": "aim", "state": "aiming", "on": True},
        {"id": "guard", "state": "defending", "on": True},
        {"id": "lie", "state": "prone", "on": True},
    ],
    "options": _maneuver("accurate")
    + _maneuver("power")
    + _maneuver("defensive")
    + _maneuver("all_out")
    + [
        _choose("lethal", "yes", "attack"),
        _choose("charge", "yes", "attack"),
        _choose("band", "short", "attack"),
        _choose("band", "medium", "attack"),
        _choose("band", "long", "attack"),
        _choose("routine", "yes", "attack", "trait"),
        _choose("difficulty", "easy", "trait"),
        _choose("difficulty", "tough", "trait"),
        _choose("difficulty", "challenging", "trait"),
        _choose("difficulty", "heroic", "trait"),
        _choose("circumstance", "help_minor", "trait"),
        _choose("circumstance", "help_major", "trait"),
        _choose("circumstance", "hinder_minor", "trait"),
        _choose("circumstance", "hinder_major", "trait"),
    ],
    "attack_verbs": [["kind", "ranged"]],
    "situation_in": {"cover": ["attack"], "concealment": ["attack"]},
    "coin": "hero_points",
}
