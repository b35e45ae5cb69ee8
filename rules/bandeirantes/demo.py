"""Ready characters of our own invention, and the small fight of the sample table."""


def _skills(**levels):
    rows = []
    for skill_id in sorted(levels.keys()):
        rows.append({"id": skill_id, "level": levels[skill_id]})
    return rows


def _attributes(strength, dexterity, resistance, intelligence, charisma, luck, fatigue, ward, power=0):
    return {
        "strength": strength,
        "dexterity": dexterity,
        "resistance": resistance,
        "intelligence": intelligence,
        "charisma": charisma,
        "luck": luck,
        "fatigue": fatigue,
        "magic_resistance": ward,
        "magic_power": power,
    }


def ready(words):
    """Return the four characters that a table can start with; ``words(key)`` gives their names in its language."""
    return [_inacia(words), _damiao(words), _anselmo(words), _jaci(words)]


def _inacia(words):
    return {
        "id": "inacia",
        "name": words("bandeirantes-demo-inacia"),
        "kind": "hero",
        "sheet": {
            "concept": words("bandeirantes-demo-inacia-concept"),
            "attributes": _attributes(11, 15, 14, 12, 10, 6, 14, 18),
            "skills": _skills(
                dodge=42, firearms=52, hunting=44, knives=38, notice=40, stealth=36, survival=48, swords=34, tracking=50
            ),
            "weapons": [
                {
                    "name": words("bandeirantes-demo-musket"),
                    "form": "firearm",
                    "use": "ranged",
                    "skill": "firearms",
                    "damage": "2d6+1",
                    "type": "piercing",
                },
                {"name": words("bandeirantes-demo-machete"), "form": "machete", "skill": "swords", "damage": "1d6+1"},
                {
                    "name": words("bandeirantes-demo-knife"),
                    "form": "knife",
                    "use": "both",
                    "skill": "knives",
                    "damage": "1d6-1",
                    "type": "piercing",
                },
            ],
            "armor": [{"item": "light_leather"}, {"item": "leather_boots"}],
            "experience": 6,
        },
    }


def _damiao(words):
    return {
        "id": "damiao",
        "name": words("bandeirantes-demo-damiao"),
        "kind": "hero",
        "sheet": {
            "concept": words("bandeirantes-demo-damiao-concept"),
            "attributes": _attributes(16, 14, 17, 10, 12, 5, 17, 15),
            "skills": _skills(
                clubs=40, dodge=45, leadership=38, music=34, notice=30, spears=58, stealth=35, unarmed=62
            ),
            "weapons": [
                {
                    "name": words("bandeirantes-demo-spear"),
                    "form": "spear",
                    "use": "both",
                    "skill": "spears",
                    "damage": "1d8+1",
                    "type": "piercing",
                },
                {
                    "name": words("bandeirantes-demo-club"),
                    "form": "club",
                    "skill": "clubs",
                    "damage": "1d6+2",
                    "type": "impact",
                },
            ],
            "armor": [{"item": "wooden_shield"}, {"item": "hard_leather"}],
            "experience": 4,
        },
    }


def _anselmo(words):
    return {
        "id": "anselmo",
        "name": words("bandeirantes-demo-anselmo"),
        "kind": "hero",
        "sheet": {
            "concept": words("bandeirantes-demo-anselmo-concept"),
            "attributes": _attributes(9, 11, 12, 16, 14, 7, 12, 30, 34),
            "skills": _skills(
                clubs=24, dodge=26, languages=50, medicine=46, persuasion=44, reading=55, religion=58, notice=32
            ),
            "weapons": [
                {
                    "name": words("bandeirantes-demo-staff"),
                    "form": "club",
                    "skill": "clubs",
                    "damage": "1d6",
                    "type": "impact",
                }
            ],
            "spells": [
                {"name": words("bandeirantes-demo-healing"), "level": 48, "cost": 5, "kind": "other", "heals": True},
                {
                    "name": words("bandeirantes-demo-light"),
                    "level": 42,
                    "cost": 4,
                    "kind": "projectile",
                    "damage": "1d6+2",
                    "type": "burn",
                    "threat": "divine_light",
                },
                {"name": words("bandeirantes-demo-calm"), "level": 40, "cost": 3, "kind": "influence"},
            ],
            "experience": 5,
        },
    }


def _jaci(words):
    return {
        "id": "jaci",
        "name": words("bandeirantes-demo-jaci"),
        "kind": "hero",
        "sheet": {
            "concept": words("bandeirantes-demo-jaci-concept"),
            "attributes": _attributes(10, 16, 13, 14, 11, 8, 13, 34, 40),
            "skills": _skills(
                blowguns=46, bows=40, dodge=44, herbs=52, knives=28, notice=46, occultism=50, stealth=52, swimming=30
            ),
            "weapons": [
                {
                    "name": words("bandeirantes-demo-blowgun"),
                    "form": "blowgun",
                    "use": "ranged",
                    "skill": "blowguns",
                    "damage": "1d4-1",
                    "type": "piercing",
                    "note": words("bandeirantes-demo-curare"),
                },
                {"name": words("bandeirantes-demo-knife"), "form": "knife", "skill": "knives", "damage": "1d6-1"},
            ],
            "spells": [
                {
                    "name": words("bandeirantes-demo-darts"),
                    "level": 46,
                    "cost": 3,
                    "kind": "projectile",
                    "damage": "1d6",
                    "type": "piercing",
                    "threat": "stone_darts",
                },
                {"name": words("bandeirantes-demo-night_eyes"), "level": 44, "cost": 2, "kind": "self"},
                {"name": words("bandeirantes-demo-dread"), "level": 42, "cost": 4, "kind": "influence"},
            ],
            "armor": [{"item": "cotton_mantle"}],
            "experience": 7,
        },
    }


def _foes(words):
    hunters = {
        "attributes": _attributes(12, 12, 12, 9, 9, 5, 12, 12),
        "skills": _skills(dodge=30, firearms=34, swords=38, tracking=32),
        "weapons": [
            {"name": words("bandeirantes-demo-sword"), "form": "sword", "skill": "swords", "damage": "1d8"},
            {
                "name": words("bandeirantes-demo-blunderbuss"),
                "form": "firearm",
                "use": "ranged",
                "skill": "firearms",
                "damage": "2d6",
                "type": "piercing",
            },
        ],
        "armor": [{"item": "light_leather"}],
    }
    captain = {
        "attributes": _attributes(14, 14, 16, 12, 13, 6, 15, 20),
        "skills": _skills(dodge=46, firearms=44, leadership=45, swords=56),
        "weapons": [{"name": words("bandeirantes-demo-sword"), "form": "sword", "skill": "swords", "damage": "1d8+1"}],
        "armor": [{"item": "metal_helmet"}, {"item": "hard_leather"}],
    }
    serpent = {
        "attributes": _attributes(18, 13, 22, 6, 4, 5, 24, 45, 20),
        "skills": _skills(dodge=36, stealth=70, swimming=80, unarmed=54),
        "weapons": [
            {
                "name": words("bandeirantes-demo-bite"),
                "form": "natural",
                "skill": "unarmed",
                "damage": "1d8+2",
                "type": "piercing",
            }
        ],
        "spells": [{"name": words("bandeirantes-demo-gaze"), "level": 50, "cost": 4, "kind": "influence"}],
    }
    return [
        {"id": "cacadores", "name": words("bandeirantes-demo-hunters"), "kind": "figure", "count": 3, "sheet": hunters},
        {"id": "capitao", "name": words("bandeirantes-demo-captain"), "kind": "figure", "sheet": captain},
        {
            "id": "cobra",
            "name": words("bandeirantes-demo-serpent"),
            "kind": "figure",
            "hidden": True,
            "sheet": serpent,
        },
    ]


def demo(words):
    """Return the commands that set up the sample table: the four, their foes (one in hiding), a fight at a ford."""
    commands = [{"type": "table.note", "text": words("bandeirantes-demo-place")}]
    commands.append({"type": "table.situation", "key": "scene", "value": "harder"})
    everyone = []
    for character in ready(words) + _foes(words):
        commands.append({"type": "character.add", "character": character})
        if not character.get("hidden"):
            everyone.append(character["id"])
    commands.append({"type": "fight.start", "characters": everyone})
    commands.append({"type": "fight.deal"})
    return commands
