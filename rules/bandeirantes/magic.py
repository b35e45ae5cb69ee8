"""Spells and charms: cost, casting, recovery, learning (chapter Regras de magia)."""

from ..book import out
from ..dice import one
from ..errors import invalid
from ..inputs import choice, count, decimal, flag, listing, whole
from .book import book
from .damage import STATUSES, status_of
from .levels import TEST_LEVELS, level_input, moved, steps, sum_of, target_at
from .ranged import AIM_STEPS, AIMS

KINDS = ["influence", "self", "projectile", "other"]
# What an effect raised to x1 ... x5 multiplies the cost by
EFFECT_FACTORS = {1: 1, 2: 2, 3: 4, 4: 8, 5: 16}
RESISTANCE_A_POINT = 2
NIGHT_HOURS = 6
NIGHT_POINTS = 6
# The power past which an apprentice learns alone, and what a new sorcerer starts with
APPRENTICE_POWER = 30
STARTING_POWER = 3
MONTHS = {"become_sorcerer": 6, "become_priest": 48}
DEFENSES = {"influence": "magic_resistance", "projectile": "dodge_or_shield"}


@book.op(
    "spell_cost",
    "Regras de magia",
    inputs=[
        whole("cost", min=1),
        listing("multipliers", whole("multiplier", min=1, max=5), [1]),
        flag("two_effects_allowed", True),
        whole("cost_factor", 1, min=1),
        choice("kind", KINDS, "other"),
        count("renew_rounds", 0),
    ],
    outcome=[out("factor"), out("cast_cost"), out("renewal_cost"), out("total")],
)
def spell_cost(cost, multipliers, two_effects_allowed, cost_factor, kind, renew_rounds):
    """What a spell or charm costs with its effects raised (chapter Regras de magia).

    Rulings: the factors of two effects multiply; renewal is 1 a round, not multiplied.

    :raises RuleError: too many effects raised (``multipliers``), renewing what is not self-imposed (``renew_rounds``).
    """
    raised = [times for times in multipliers if times > 1]
    if len(raised) > (2 if two_effects_allowed else 1):
        raise invalid("multipliers")
    if renew_rounds > 0 and kind != "self":
        raise invalid("renew_rounds")
    factor = cost_factor
    for times in raised:
        factor *= EFFECT_FACTORS[times]
    return {
        "factor": factor,
        "cast_cost": cost * factor,
        "renewal_cost": renew_rounds,
        "total": cost * factor + renew_rounds,
    }


@book.op(
    "spell_cast",
    "Regras de magia",
    inputs=[
        count("skill", max=100),
        choice("kind", KINDS),
        whole("cost", min=1),
        count("power", **{"from": "vitals.magic_power"}),
        flag("use_resistance"),
        whole("resistance", None, needed={"use_resistance": True}, **{"from": "vitals.resistance"}),
        level_input(),
        steps(),
        flag("concentrated"),
        choice("location", AIMS, "torso"),
    ],
    dice=["d100"],
    outcome=[
        out("attempted", "flag"),
        out("reason", "word", ["impossible", "not_enough_power"]),
        out("power_spent"),
        out("resistance_spent"),
        out("power_left"),
        out("resistance_left"),
        out("caster_status", "word", STATUSES),
        out("roll"),
        out("cast_level", "word", TEST_LEVELS),
        out("cast_target"),
        out("hit_level", "word", TEST_LEVELS),
        out("hit_target"),
        out("success", "flag"),
        out("hit", "flag"),
        out("master_stroke", "flag"),
        out("fumble", "flag"),
        out("defense", "word", ["magic_resistance", "dodge_or_shield"]),
    ],
    odds=["success", "hit", "master_stroke"],
)
def spell_cast(
    skill, kind, cost, power, use_resistance, resistance, difficulty, difficulty_steps, concentrated, location
):
    """What a casting costs, whether it works and, for a projectile, hits (Regras de magia, Regras de combate).

    Rulings: power goes first and the shortfall is paid double; what cannot succeed or be paid costs nothing;
    01 to 05 works and hits unless the aim is impossible, 96 to 100 fails.
    """
    by = sum_of(difficulty_steps) - (1 if concentrated else 0)
    cast_level = moved(difficulty, by)
    levels, hit_level = [cast_level], None
    if kind == "projectile":
        hit_level = moved(difficulty, by + AIM_STEPS[location])
        levels.append(hit_level)
    reason = None
    if all([level == "impossible" for level in levels]):
        reason = "impossible"
    elif power < cost and not use_resistance:
        reason = "not_enough_power"
    answer = {
        "attempted": reason is None,
        "reason": reason,
        "power_spent": 0,
        "resistance_spent": 0,
        "roll": None,
        "cast_level": cast_level,
        "cast_target": target_at(skill, cast_level),
        "hit_level": hit_level,
        "hit_target": None if hit_level is None else target_at(skill, hit_level),
        "success": False,
        "hit": None if hit_level is None else False,
        "master_stroke": False,
        "fumble": False,
        "defense": DEFENSES.get(kind),
    }
    if reason is None:
        answer["power_spent"] = min(power, cost)
        answer["resistance_spent"] = RESISTANCE_A_POINT * (cost - answer["power_spent"])
        face = yield from one("d100", 100)
        _judge(answer, face)
    answer["power_left"] = power - answer["power_spent"]
    answer["resistance_left"] = None if resistance is None else resistance - answer["resistance_spent"]
    answer["caster_status"] = None if resistance is None else status_of(answer["resistance_left"])
    return answer


def _judge(answer, face):
    """Write into a casting's answer what its one roll does to both targets."""
    master, fumble = face <= 5, face >= 96
    works = not fumble and (master or face <= answer["cast_target"])
    if answer["hit_level"] is not None:
        in_reach = master and answer["hit_level"] != "impossible"
        answer["hit"] = not fumble and (in_reach or face <= answer["hit_target"])
        works = works or answer["hit"]
    answer["roll"] = face
    answer["success"] = works
    answer["master_stroke"] = master
    answer["fumble"] = fumble


@book.op(
    "power_recovery",
    "Regras de magia",
    inputs=[
        count("power", **{"from": "vitals.magic_power"}),
        count("max_power", **{"from": "sheet.attributes.magic_power"}),
        decimal("hours", min=0),
        count("granted", 0, max=6),
        flag("blocked"),
    ],
    outcome=[out("full_rest", "flag"), out("recovered"), out("power")],
)
def power_recovery(power, max_power, hours, granted, blocked):
    """How much power sleep gives back (chapter Regras de magia). Ruling: after a full rest ``granted`` is ignored.

    :raises RuleError: more power than the original score (``power``).
    """
    if power > max_power:
        raise invalid("power")
    full_rest = hours >= NIGHT_HOURS
    gained = NIGHT_POINTS if full_rest else granted
    recovered = 0 if blocked else min(gained, max_power - power)
    return {"full_rest": full_rest, "recovered": recovered, "power": power + recovered}


@book.op(
    "learn_magic",
    "Regras de magia",
    inputs=[
        choice("goal", ["spell", "charm", "become_sorcerer", "become_priest"]),
        flag("occultism", **{"from": "knows.occultism"}),
        flag("free_time", True),
        flag("teacher"),
        flag("apprentice"),
        count("power", None, needed={"goal": "spell", "apprentice": True}, **{"from": "vitals.magic_power"}),
        flag("own_list", True),
        flag("same_religion", True),
        flag("same_order", True),
    ],
    outcome=[
        out("allowed", "flag"),
        out("reason", "word", ["ok", "needs_occultism", "needs_teacher", "needs_time", "other_religion"]),
        out("pace", "word", ["slow", "normal", "fast"]),
        out("months"),
        out("starting_power"),
    ],
)
def learn_magic(goal, occultism, free_time, teacher, apprentice, power, own_list, same_religion, same_order):
    """Whether a spell or charm can be had, or a calling changed, and how long it takes (chapter Regras de magia).

    Ruling: a spell off the learner's own list needs a teacher.
    """
    needs_teacher = goal == "become_sorcerer"
    if goal == "spell":
        needs_teacher = not own_list or (apprentice and power <= APPRENTICE_POWER)
    elif goal == "charm":
        needs_teacher = not same_order
    reason = "ok"
    if goal == "charm" and not same_religion:
        reason = "other_religion"
    elif goal in ("spell", "become_sorcerer") and not occultism:
        reason = "needs_occultism"
    elif needs_teacher and not teacher:
        reason = "needs_teacher"
    elif not free_time:
        reason = "needs_time"
    allowed = reason == "ok"
    pace = None
    if allowed and goal == "spell":
        pace = "normal"
        if not own_list:
            pace = "slow"
        elif teacher:
            pace = "fast"
    return {
        "allowed": allowed,
        "reason": reason,
        "pace": pace,
        "months": MONTHS.get(goal) if allowed else None,
        "starting_power": STARTING_POWER if allowed and goal == "become_sorcerer" else None,
    }
