"""Tests of skills, attributes, Luck and Magic Resistance: one die at or under a target."""

from ..book import out
from ..dice import one
from ..inputs import count, flag, whole
from .book import book
from .levels import TEST_LEVELS, level_input, moved, steps, sum_of, target_at

# Of each die: its label, its sides, the highest face of a master stroke, the lowest of a fumble
D100 = ("d100", 100, 5, 96)
D20 = ("d20", 20, 1, 20)
LUCK_D10 = ("d10", 10, 0, 10)
ODDS = ["success", "master_stroke"]


def answer_fields(fumble="fumble"):
    """Declare what every test answers."""
    return [
        out("possible", "flag"),
        out("roll"),
        out("level", "word", TEST_LEVELS),
        out("target"),
        out("success", "flag"),
        out("master_stroke", "flag"),
        out(fumble, "flag"),
    ]


def roll_test(die, score, level, by=0):
    """Roll a test at a level moved by a number of levels; an impossible one asks for no die.

    Rulings: a master stroke succeeds and a fumble fails whatever the target.
    """
    label, sides, master, fumble = die
    level = moved(level, by)
    answer = {
        "possible": level != "impossible",
        "roll": None,
        "level": level,
        "target": target_at(score, level),
        "success": False,
        "master_stroke": False,
        "fumble": False,
    }
    if answer["possible"]:
        face = yield from one(label, sides)
        answer["roll"] = face
        answer["master_stroke"] = face <= master
        answer["fumble"] = face >= fumble
        answer["success"] = answer["master_stroke"] or (face <= answer["target"] and not answer["fumble"])
    return answer


@book.op(
    "skill_level",
    "Teste de habilidades",
    inputs=[
        count("skill", None, max=100),
        count("attribute_value", None, needed={"skill": None}),
        flag("intelligence_based"),
        flag("gm_allows"),
    ],
    outcome=[out("usable", "flag"), out("level"), out("trained", "flag")],
)
def skill_level(skill, attribute_value, intelligence_based, gm_allows):
    """Which level to roll against when a skill may be lacking (chapter Teste de habilidades)."""
    trained = skill is not None
    usable = trained or gm_allows or not intelligence_based
    level = None
    if usable:
        level = skill if trained else attribute_value
    return {"usable": usable, "level": level, "trained": trained}


@book.op(
    "skill_test",
    "Teste de habilidades",
    inputs=[count("skill", max=100), level_input(), steps(), flag("concentrated")],
    dice=["d100"],
    outcome=answer_fields(),
    odds=ODDS,
)
def skill_test(skill, difficulty, difficulty_steps, concentrated):
    """Whether a skill, spell or charm works, on 1d100 (chapters Teste de habilidades, Golpe de mestre e falha)."""
    by = sum_of(difficulty_steps) - (1 if concentrated else 0)
    answer = yield from roll_test(D100, skill, difficulty, by)
    return answer


@book.op(
    "attribute_test",
    "Teste de atributos",
    inputs=[
        count("attribute", **{"from": "sheet.attributes.strength"}),
        level_input(),
        steps(),
        flag("concentrated"),
    ],
    dice=["d20"],
    outcome=answer_fields(),
    odds=ODDS,
)
def attribute_test(attribute, difficulty, difficulty_steps, concentrated):
    """Whether an attribute, or Fatigue, is enough, on 1d20 (chapter Teste de atributos)."""
    by = sum_of(difficulty_steps) - (1 if concentrated else 0)
    answer = yield from roll_test(D20, attribute, difficulty, by)
    return answer


@book.op(
    "luck_test",
    "Teste de atributos",
    inputs=[count("luck", **{"from": "sheet.attributes.luck"}), level_input(), steps()],
    dice=["d10"],
    outcome=answer_fields("great_misfortune"),
)
def luck_test(luck, difficulty, difficulty_steps):
    """Whether Luck holds, on 1d10 (chapter Teste de atributos). Ruling: a 10 fails with any Luck."""
    answer = yield from roll_test(LUCK_D10, luck, difficulty, sum_of(difficulty_steps))
    answer["great_misfortune"] = answer.pop("fumble")
    return answer


@book.op(
    "magic_resistance",
    "Teste de atributos",
    inputs=[
        count("magic_resistance", max=100, **{"from": "sheet.attributes.magic_resistance"}),
        flag("distracted_or_asleep"),
        flag("caster_far"),
        level_input(),
        steps(),
    ],
    dice=["d100"],
    outcome=answer_fields()
    + [out("effects", "words", ["next_magic_resistance_one_level_easier", "maximum_spell_effect"])],
    odds=ODDS,
)
def magic_resistance(magic_resistance, distracted_or_asleep, caster_far, difficulty, difficulty_steps):
    """Whether a spell or charm leaves its target untouched (chapters Teste de atributos, Golpe de mestre e falha).

    Rulings: the ranges are those of skills; distraction and distance cancel out.
    """
    by = sum_of(difficulty_steps) + (1 if distracted_or_asleep else 0) - (1 if caster_far else 0)
    answer = yield from roll_test(D100, magic_resistance, difficulty, by)
    answer["effects"] = []
    if answer["master_stroke"]:
        answer["effects"] = ["next_magic_resistance_one_level_easier"]
    elif answer["fumble"]:
        answer["effects"] = ["maximum_spell_effect"]
    return answer


@book.op(
    "percent_chance",
    "Ervas, doenças e venenos",
    inputs=[whole("percent", min=0, max=100)],
    dice=["d100"],
    outcome=[out("roll"), out("happens", "flag")],
    odds=["happens"],
)
def percent_chance(percent):
    """Whether something of a plain chance happens: contagion, death by smallpox (Ervas, doenças e venenos)."""
    face = yield from one("d100", 100)
    return {"roll": face, "happens": face <= percent}
