"""What may be said at a Savage Worlds table beside the words that every game has."""


def _choose(name, value, *kinds):
    return {
        "id": name + "-" + value,
        "for": list(kinds),
        "choose": {name: value},
    }


def _switch(source):
    return {"id": source, "for": ["attack"], "on": [source]}


SPEECH = {
    "phrases": [
        {"id": "soak", "intent": {"kind": "soak"}, "pending": "soak"},
        {"id": "take", "command": {"type": "character.let_go"}, "pending": "soak"},
        {"id": "run", "intent": {"kind": "run"}},
        {"id": "bleeding", "intent": {"kind": "bleeding"}, "of_state": "bleeding"},
        {
            "id": "incapacitation",
            "intent": {"kind": "incapacitation"},
            "of_state": "incapacitated",
        },
        {"id": "stand", "state": "prone", "on": False, "of_state": "prone"},
        {"id": "lie", "state": "prone", "on": True},
        {"id": "defend", "state": "defending", "on": True},
    ],
    "options": [
        _switch("wild_attack"),
        _switch("the_drop"),
        _switch("off_hand"),
        _switch("touch_attack"),
        _switch("two_weapons"),
        _switch("unstable_platform"),
        _switch("improvised"),
        _choose("called_shot", "head", "attack"),
        _choose("called_shot", "vitals", "attack"),
        _choose("called_shot", "limb", "attack"),
        _choose("called_shot", "hand", "attack"),
        _choose("band", "short", "attack"),
        _choose("band", "medium", "attack"),
        _choose("band", "long", "attack"),
        _choose("band", "extreme", "attack"),
        {"id": "aim", "for": ["attack"], "choose": {"aim": "plus_two"}},
        {"id": "actions-2", "for": ["attack", "trait"], "choose": {"actions": "2"}},
        {"id": "actions-3", "for": ["attack", "trait"], "choose": {"actions": "3"}},
        _choose("difficulty", "easy", "trait"),
        _choose("difficulty", "hard", "trait"),
        _choose("difficulty", "very_hard", "trait"),
        {"id": "raise", "for": ["damage"], "intent": {"raise": True}},
        {"id": "no_raise", "for": ["damage"], "intent": {"raise": False}},
        {"id": "nonlethal", "for": ["damage"], "intent": {"nonlethal": True}},
    ],
    "attack_verbs": ["shooting", "athletics"],
    "situation_in": {"cover": ["attack"]},
    "coin": "bennies",
    "coin_pool": "gm_bennies",
    "recovers_from": "shaken",
}
