"""Ready heroes of our own invention, and the small fight of the sample table."""

from .common import ABILITIES
from .fields import FOR_SALE


def _ranks(names, values):
    found = {}
    for index, name in enumerate(names):
        found[name] = values[index]
    return found


def _abilities(*values):
    return _ranks(ABILITIES, values)


def _bought(*values):
    return _ranks(FOR_SALE, values)


def _skills(*pairs):
    return [{"id": skill_id, "ranks": ranks} for skill_id, ranks in pairs]


def _advantages(*pairs):
    return [{"id": known_id, "rank": rank} for known_id, rank in pairs]


def _power(name, base, ranks, extras=0, more=None):
    power = {"name": name, "effects": [{"base": base, "ranks": ranks, "extras": extras}]}
    for key in more or {}:
        power[key] = more[key]
    return power


def _complications(words, hero, *kinds):
    return [{"id": kind, "name": words("mm3e-demo-" + hero + "-" + kind)} for kind in kinds]


def _wall(words):
    return {
        "concept": words("mm3e-demo-muralha-concept"),
        "identity": words("mm3e-demo-muralha-identity"),
        "power_level": 8,
        "abilities": _abilities(9, 8, 0, 0, 4, 0, 1, 1),
        "defenses": _bought(4, 0, 2, 5),
        "toughness_bonus": 4,
        "skills": _skills(("athletics", 4), ("intimidation", 7), ("perception", 5))
        + [{"id": "expertise_steel", "name": words("mm3e-demo-steel"), "ranks": 6}],
        "advantages": _advantages(("close_attack", 3), ("power_attack", 1), ("all_out_attack", 1))
        + [{"name": words("mm3e-demo-interpose")}],
        "attacks": [
            {"name": words("mm3e-demo-punch"), "kind": "close", "strength": True},
            {"name": words("mm3e-demo-quake"), "kind": "area", "rank": 8},
        ],
        "powers": [
            _power(words("mm3e-demo-skin"), 1, 4),
            _power(words("mm3e-demo-quake"), 1, 8, 1),
            _power(words("mm3e-demo-leap"), 1, 5),
            _power(words("mm3e-demo-lift"), 1, 6),
            _power(words("mm3e-demo-furnace"), 1, 5),
            _power(words("mm3e-demo-mend"), 1, 5),
        ],
        "complications": _complications(words, "muralha", "motivation", "responsibility"),
    }


def _storm(words):
    array = {"array": words("mm3e-demo-storm")}
    return {
        "concept": words("mm3e-demo-trovoada-concept"),
        "identity": words("mm3e-demo-trovoada-identity"),
        "power_level": 8,
        "abilities": _abilities(0, 3, 3, 5, 3, 1, 4, 3),
        "defenses": _bought(5, 3, 4, 5),
        "toughness_bonus": 5,
        "skills": _skills(("acrobatics", 4), ("insight", 4), ("perception", 6), ("persuasion", 5))
        + [
            {"id": "expertise_weather", "name": words("mm3e-demo-weather"), "ranks": 6},
            {"id": "ranged_combat_bolts", "name": words("mm3e-demo-bolts"), "ranks": 3},
        ],
        "advantages": _advantages(("improved_initiative", 1), ("power_attack", 1), ("evasion", 1)),
        "attacks": [
            {"name": words("mm3e-demo-bolt"), "kind": "ranged", "rank": 8, "skill": "ranged_combat_bolts"},
            {
                "name": words("mm3e-demo-flash"),
                "kind": "ranged",
                "effect": "affliction",
                "rank": 8,
                "skill": "ranged_combat_bolts",
                "resistance": "fortitude",
                "first_degree": "impaired",
                "second_degree": "disabled",
                "third_degree": "unaware",
            },
            {"name": words("mm3e-demo-thunder"), "kind": "area", "rank": 8},
        ],
        "powers": [
            _power(words("mm3e-demo-bolt"), 2, 8, 0, array),
            _power(words("mm3e-demo-flash"), 1, 8, 1, array),
            _power(words("mm3e-demo-thunder"), 1, 8, 1, array),
            _power(words("mm3e-demo-flight"), 2, 5),
            _power(words("mm3e-demo-winds"), 1, 5),
            _power(words("mm3e-demo-grounded"), 1, 5),
        ],
        "complications": _complications(words, "trovoada", "motivation", "temper"),
    }


def _firefly(words):
    glove = {"array": words("mm3e-demo-lights"), "device": words("mm3e-demo-glove"), "removable": "easily_removable"}
    suit = {"device": words("mm3e-demo-suit"), "removable": "removable"}
    return {
        "concept": words("mm3e-demo-vagalume-concept"),
        "identity": words("mm3e-demo-vagalume-identity"),
        "power_level": 8,
        "abilities": _abilities(0, 2, 3, 4, 4, 7, 3, 2),
        "defenses": _bought(4, 3, 5, 6),
        "toughness_bonus": 5,
        "skills": _skills(
            ("investigation", 5),
            ("perception", 6),
            ("sleight_of_hand", 2),
            ("stealth", 4),
            ("technology", 10),
            ("treatment", 3),
            ("vehicles", 4),
        )
        + [{"id": "expertise_physics", "name": words("mm3e-demo-physics"), "ranks": 6}],
        "advantages": _advantages(("ranged_attack", 4), ("defensive_roll", 2), ("equipment", 1))
        + [{"name": words("mm3e-demo-inventor")}],
        "attacks": [
            {"name": words("mm3e-demo-ray"), "kind": "ranged", "rank": 8},
            {
                "name": words("mm3e-demo-dazzle"),
                "kind": "ranged",
                "effect": "affliction",
                "rank": 8,
                "resistance": "fortitude",
                "first_degree": "vulnerable",
                "second_degree": "defenseless",
                "third_degree": "unaware",
            },
        ],
        "powers": [
            _power(words("mm3e-demo-ray"), 2, 8, 0, glove),
            _power(words("mm3e-demo-dazzle"), 1, 8, 1, glove),
            _power(words("mm3e-demo-plates"), 1, 5, 0, suit),
            _power(words("mm3e-demo-wings"), 2, 4, 0, suit),
            _power(words("mm3e-demo-visor"), 1, 3, 0, suit),
        ],
        "equipment": [
            {"name": words("mm3e-demo-toolbox"), "cost": 1},
            {"name": words("mm3e-demo-drone"), "cost": 3},
        ],
        "complications": _complications(words, "vagalume", "motivation", "secret_identity"),
    }


def _sway(words):
    array = {"array": words("mm3e-demo-moves")}
    return {
        "concept": words("mm3e-demo-ginga-concept"),
        "identity": words("mm3e-demo-ginga-identity"),
        "power_level": 8,
        "abilities": _abilities(3, 3, 6, 3, 8, 1, 4, 3),
        "defenses": _bought(4, 2, 3, 5),
        "skills": _skills(
            ("acrobatics", 8),
            ("athletics", 6),
            ("deception", 6),
            ("insight", 5),
            ("perception", 5),
            ("persuasion", 3),
            ("stealth", 7),
        )
        + [{"id": "expertise_capoeira", "name": words("mm3e-demo-capoeira"), "ranks": 6}],
        "advantages": _advantages(
            ("defensive_roll", 3),
            ("close_attack", 2),
            ("all_out_attack", 1),
            ("improved_initiative", 1),
            ("evasion", 1),
            ("prone_fighting", 1),
        ),
        "attacks": [
            {"name": words("mm3e-demo-kick"), "kind": "close", "rank": 3, "strength": True},
            {
                "name": words("mm3e-demo-sweep"),
                "kind": "close",
                "effect": "affliction",
                "rank": 6,
                "resistance": "dodge",
                "first_degree": "hindered",
                "second_degree": "prone",
            },
        ],
        "powers": [
            _power(words("mm3e-demo-kick"), 1, 3, 0, array),
            _power(words("mm3e-demo-sweep"), 1, 6, 0, array),
            _power(words("mm3e-demo-swift"), 1, 2),
        ],
        "speed": 2,
        "complications": _complications(words, "ginga", "motivation", "relationship"),
    }


def ready(words):
    """Return the four heroes that a table can start with; ``words(key)`` gives their names in its language."""
    sheets = [("muralha", _wall), ("trovoada", _storm), ("vagalume", _firefly), ("ginga", _sway)]
    found = []
    for hero_id, make in sheets:
        found.append({"id": hero_id, "name": words("mm3e-demo-" + hero_id), "kind": "hero", "sheet": make(words)})
    return found


def _foes(words):
    cupim = {
        "concept": words("mm3e-demo-cupim-concept"),
        "power_level": 9,
        "abilities": _abilities(2, 4, 3, 4, 4, 9, 4, 4),
        "defenses": _bought(5, 4, 4, 6),
        "toughness_bonus": 6,
        "skills": _skills(("deception", 8), ("intimidation", 6), ("perception", 5), ("technology", 9)),
        "advantages": _advantages(("ranged_attack", 4)),
        "attacks": [
            {"name": words("mm3e-demo-swarm"), "kind": "ranged", "rank": 10},
            {
                "name": words("mm3e-demo-pheromone"),
                "kind": "perception",
                "effect": "affliction",
                "rank": 8,
                "resistance": "will",
                "first_degree": "dazed",
                "second_degree": "compelled",
                "third_degree": "controlled",
            },
        ],
    }
    ants = {
        "power_level": 5,
        "abilities": _abilities(4, 3, 1, 1, 4, -4, 0, -4),
        "defenses": _bought(3, 1, 2, 2),
        "toughness_bonus": 2,
        "attacks": [{"name": words("mm3e-demo-jaws"), "kind": "close", "rank": 1, "strength": True}],
    }
    digger = {
        "power_level": 8,
        "abilities": _abilities(10, 0, 0, 0, 5, -5, 0, -5),
        "absent": ["stamina", "intellect", "presence"],
        "defenses": _bought(2, 0, 0, 0),
        "toughness_bonus": 10,
        "attacks": [{"name": words("mm3e-demo-drill"), "kind": "close", "strength": True}],
    }
    return [
        {"id": "cupim", "name": words("mm3e-demo-cupim"), "kind": "villain", "sheet": cupim},
        {"id": "formigoes", "name": words("mm3e-demo-ants"), "kind": "minion", "count": 4, "sheet": ants},
        {"id": "tatu", "name": words("mm3e-demo-digger"), "kind": "construct", "hidden": True, "sheet": digger},
    ]


def demo(words):
    """Return the commands that set up the sample table: the four, their foes (one in hiding), a fight on a viaduct."""
    commands = [{"type": "table.note", "text": words("mm3e-demo-place")}]
    commands.append({"type": "table.situation", "key": "concealment", "value": "partial"})
    everyone = []
    for character in ready(words) + _foes(words):
        commands.append({"type": "character.add", "character": character})
        if not character.get("hidden"):
            everyone.append(character["id"])
    commands.append({"type": "fight.start", "characters": everyone})
    return commands
