"""Ready Symbaroum characters of our own invention, and the small fight of the sample table."""

from .sheet import ATTRIBUTES


def _attributes(*values):
    held = {}
    for index, name in enumerate(ATTRIBUTES):
        held[name] = values[index]
    return held


def _ability(words, name, level, **more):
    row = {"name": words("symbaroum-demo-" + name), "level": level}
    for key in more:
        row[key] = more[key]
    return row


def _weapon(words, name, damage, **more):
    row = {"name": words("symbaroum-demo-" + name), "damage": damage}
    for key in more:
        row[key] = more[key]
    return row


def ready(words):
    """Return the four characters that a table can start with; ``words(key)`` gives their names in its language."""
    return [
        {
            "id": "moema",
            "name": words("symbaroum-demo-moema"),
            "kind": "player_character",
            "sheet": {
                "concept": words("symbaroum-demo-moema-concept"),
                "attributes": _attributes(13, 10, 11, 7, 12, 9, 8, 10),
                "abilities": [
                    _ability(words, "aim", "adept"),
                    _ability(words, "tracking", "novice", attribute="vigilant", against="discreet"),
                    _ability(words, "beasts", "novice", attribute="cunning", against="resolute"),
                ],
                "weapons": [
                    _weapon(words, "bow", "1d8", reach="ranged"),
                    _weapon(words, "knife", "1d6", short=True),
                ],
                "armor": [{"name": words("symbaroum-demo-leather"), "protection": "1d4", "defense": -2}],
                "herbs_at_start": 1,
            },
        },
        {
            "id": "bento",
            "name": words("symbaroum-demo-bento"),
            "kind": "player_character",
            "sheet": {
                "concept": words("symbaroum-demo-bento-concept"),
                "attributes": _attributes(13, 7, 7, 9, 10, 11, 15, 8),
                "abilities": [
                    _ability(words, "shield_wall", "adept"),
                    _ability(words, "war_cry", "novice", attribute="persuasive", against="resolute"),
                    _ability(words, "recovery", "novice", known="recovery", attribute="resolute"),
                ],
                "weapons": [_weapon(words, "sword", "1d8"), _weapon(words, "hatchet", "1d6", short=True)],
                "armor": [{"name": words("symbaroum-demo-mail"), "protection": "1d6", "defense": -3}],
                "shield": "shield",
            },
        },
        {
            "id": "quiteria",
            "name": words("symbaroum-demo-quiteria"),
            "kind": "player_character",
            "sheet": {
                "concept": words("symbaroum-demo-quiteria-concept"),
                "attributes": _attributes(7, 13, 8, 11, 9, 15, 7, 10),
                "abilities": [
                    _ability(words, "medicus", "adept", known="medicus", attribute="cunning"),
                    _ability(words, "hands", "novice", known="laying_on_of_hands", attribute="resolute"),
                    _ability(words, "blessing", "novice", attribute="resolute"),
                ],
                "weapons": [_weapon(words, "staff", "1d6", long=True)],
                "herbs_at_start": 3,
                "gear": words("symbaroum-demo-quiteria-gear"),
            },
        },
        {
            "id": "juca",
            "name": words("symbaroum-demo-juca"),
            "kind": "player_character",
            "sheet": {
                "concept": words("symbaroum-demo-juca-concept"),
                "attributes": _attributes(11, 10, 15, 10, 13, 5, 7, 9),
                "abilities": [
                    _ability(words, "backstab", "adept", attribute="discreet", against="defense"),
                    _ability(words, "locks", "novice", attribute="discreet"),
                    _ability(words, "cat_steps", "novice"),
                ],
                "weapons": [
                    _weapon(words, "dagger", "1d6", short=True),
                    _weapon(words, "sling", "1d6", reach="ranged"),
                ],
                "armor": [{"name": words("symbaroum-demo-leather"), "protection": "1d4", "defense": -2}],
                "shield": "buckler",
            },
        },
    ]


def _foes(words):
    bandit = {
        "attributes": _attributes(11, 8, 10, 7, 11, 9, 11, 10),
        "weapons": [_weapon(words, "machete", "1d8"), _weapon(words, "crossbow", "1d10", reach="ranged", heavy=True)],
        "armor": [{"name": words("symbaroum-demo-leather"), "protection": "1d4", "defense": -2}],
    }
    chief = {
        "attributes": _attributes(13, 11, 9, 13, 9, 11, 10, 12),
        "abilities": [_ability(words, "feint", "adept", attribute="cunning", against="vigilant")],
        "weapons": [_weapon(words, "spear", "1d8", long=True)],
        "armor": [{"name": words("symbaroum-demo-mail"), "protection": "1d6", "defense": -3}],
        "herbs_at_start": 1,
    }
    beast = {
        "attributes": _attributes(12, 7, 13, 5, 10, 13, 16, 12),
        "weapons": [_weapon(words, "claws", "1d10", natural=True)],
        "armor": [{"name": words("symbaroum-demo-hide"), "protection": "1d6+1"}],
        "toughness_bonus": 6,
        "sees_in_dark": True,
    }
    return [
        {"id": "salteadores", "name": words("symbaroum-demo-bandits"), "kind": "other", "count": 3, "sheet": bandit},
        {"id": "tenorio", "name": words("symbaroum-demo-chief"), "kind": "other", "sheet": chief},
        {"id": "mapinguari", "name": words("symbaroum-demo-beast"), "kind": "other", "hidden": True, "sheet": beast},
    ]


def demo(words):
    """Return the commands that set up the sample table: the four, their foes (one in hiding), a fight in a clearing."""
    commands = [{"type": "table.note", "text": words("symbaroum-demo-place")}]
    commands.append({"type": "table.situation", "key": "sight", "value": "darkness"})
    everyone = []
    for character in ready(words) + _foes(words):
        commands.append({"type": "character.add", "character": character})
        if not character.get("hidden"):
            everyone.append(character["id"])
    commands.append({"type": "fight.start", "characters": everyone})
    return commands
