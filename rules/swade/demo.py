"""Ready Savage Worlds characters of our own invention, and the small fight of the sample table."""


def _skills(*pairs):
    rows = []
    for skill_id, die in pairs:
        rows.append({"id": skill_id, "name": "", "die": die})
    return rows


def _attributes(agility, smarts, spirit, strength, vigor):
    return {"agility": agility, "smarts": smarts, "spirit": spirit, "strength": strength, "vigor": vigor}


_CORE = [("common_knowledge", "d4"), ("persuasion", "d4")]


def ready(words):
    """Return the four characters that a table can start with; ``words(key)`` gives their names in its language."""
    return [
        {
            "id": "rosa",
            "name": words("swade-demo-rosa"),
            "kind": "wild_card",
            "sheet": {
                "concept": words("swade-demo-rosa-concept"),
                "attributes": _attributes("d8", "d6", "d6", "d6", "d8"),
                "skills": _skills(
                    ("athletics", "d6"),
                    ("fighting", "d8"),
                    ("intimidation", "d6"),
                    ("notice", "d6"),
                    ("shooting", "d8"),
                    ("stealth", "d6"),
                    ("survival", "d6"),
                    *_CORE,
                ),
                "edges": [{"id": "quick"}],
                "hindrances": [{"name": words("swade-demo-loyal"), "level": "minor"}],
                "weapons": [
                    {"name": words("swade-demo-machete"), "damage": "str+d6", "skill": "fighting"},
                    {
                        "name": words("swade-demo-carbine"),
                        "damage": "2d8",
                        "skill": "shooting",
                        "range": "20/40/80",
                        "ap": 2,
                        "two_hands": True,
                    },
                ],
                "armor": [{"name": words("swade-demo-leather"), "armor": 1}],
                "advances": 4,
            },
        },
        {
            "id": "tiao",
            "name": words("swade-demo-tiao"),
            "kind": "wild_card",
            "sheet": {
                "concept": words("swade-demo-tiao-concept"),
                "attributes": _attributes("d6", "d6", "d8", "d10", "d8"),
                "skills": _skills(
                    ("athletics", "d8"),
                    ("fighting", "d10"),
                    ("notice", "d4"),
                    ("riding", "d8"),
                    ("stealth", "d4"),
                    ("taunt", "d4"),
                    *_CORE,
                ),
                "edges": [{"name": words("swade-demo-brawny")}],
                "hindrances": [{"name": words("swade-demo-hot"), "level": "major"}],
                "weapons": [
                    {"name": words("swade-demo-axe"), "damage": "str+d8", "skill": "fighting", "two_hands": True},
                    {"name": words("swade-demo-knife"), "damage": "str+d4", "skill": "athletics", "range": "3/6/12"},
                ],
                "advances": 4,
            },
        },
        {
            "id": "fonseca",
            "name": words("swade-demo-fonseca"),
            "kind": "wild_card",
            "sheet": {
                "concept": words("swade-demo-fonseca-concept"),
                "attributes": _attributes("d6", "d10", "d8", "d4", "d6"),
                "skills": _skills(
                    ("academics", "d8"),
                    ("athletics", "d4"),
                    ("healing", "d10"),
                    ("notice", "d8"),
                    ("occult", "d8"),
                    ("research", "d6"),
                    ("shooting", "d6"),
                    ("stealth", "d4"),
                    *_CORE,
                ),
                "edges": [{"name": words("swade-demo-healer")}, {"id": "level_headed"}],
                "hindrances": [{"name": words("swade-demo-curious"), "level": "major"}],
                "weapons": [
                    {
                        "name": words("swade-demo-revolver"),
                        "damage": "2d6+1",
                        "skill": "shooting",
                        "range": "12/24/48",
                        "ap": 1,
                    }
                ],
                "advances": 4,
            },
        },
        {
            "id": "jandira",
            "name": words("swade-demo-jandira"),
            "kind": "wild_card",
            "sheet": {
                "concept": words("swade-demo-jandira-concept"),
                "attributes": _attributes("d10", "d8", "d6", "d6", "d6"),
                "skills": _skills(
                    ("athletics", "d8"),
                    ("fighting", "d6"),
                    ("notice", "d6"),
                    ("shooting", "d10"),
                    ("stealth", "d10"),
                    ("survival", "d6"),
                    ("thievery", "d4"),
                    *_CORE,
                ),
                "edges": [{"name": words("swade-demo-woodsman")}],
                "hindrances": [{"name": words("swade-demo-vow"), "level": "minor"}],
                "weapons": [
                    {"name": words("swade-demo-bow"), "damage": "2d6", "skill": "shooting", "range": "12/24/48"},
                    {"name": words("swade-demo-knife"), "damage": "str+d4", "skill": "fighting"},
                ],
                "advances": 4,
            },
        },
    ]


def _foes(words):
    thug = {
        "attributes": _attributes("d6", "d4", "d6", "d6", "d6"),
        "skills": _skills(("athletics", "d6"), ("fighting", "d6"), ("notice", "d4"), ("shooting", "d6")),
        "weapons": [
            {"name": words("swade-demo-club"), "damage": "str+d4", "skill": "fighting"},
            {"name": words("swade-demo-musket"), "damage": "2d8", "skill": "shooting", "range": "10/20/40"},
        ],
    }
    cat = {
        "attributes": _attributes("d8", "d6", "d8", "d8", "d8"),
        "skills": _skills(("athletics", "d8"), ("fighting", "d8"), ("notice", "d8"), ("stealth", "d10")),
        "weapons": [{"name": words("swade-demo-claws"), "damage": "str+d6", "skill": "fighting"}],
        "base_pace": 8,
    }
    return [
        {"id": "capangas", "name": words("swade-demo-thugs"), "kind": "extra", "count": 4, "sheet": thug},
        {"id": "onca", "name": words("swade-demo-cat"), "kind": "wild_card", "hidden": True, "sheet": cat},
    ]


def demo(words):
    """Return the commands that set up the sample table: the four, their foes (one in hiding), a fight on a bridge."""
    commands = [{"type": "table.note", "text": words("swade-demo-place")}]
    commands.append({"type": "table.situation", "key": "illumination", "value": "dim"})
    everyone = []
    for character in ready(words) + _foes(words):
        commands.append({"type": "character.add", "character": character})
        if not character.get("hidden"):
            everyone.append(character["id"])
    commands.append({"type": "fight.start", "characters": everyone})
    commands.append({"type": "fight.deal"})
    return commands
