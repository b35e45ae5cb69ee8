"""What plans are made of, and the plan of a check (chapter 1)."""

from ..errors import RuleError, invalid
from ..plans import text_of
from .book import book
from .character import ability, advantage, is_down, skill_row
from .common import ABILITIES, DEFENSES
from .fields import TRAINED_ONLY, skill_of
from .states import resolved
from .tables import DIFFICULTIES, SKILL_ABILITIES

DIFFICULTY_NAMES = [
    "very_easy",
    "easy",
    "average",
    "tough",
    "challenging",
    "formidable",
    "heroic",
    "super_heroic",
    "nigh_impossible",
]
CIRCUMSTANCES = ["none", "help_minor", "help_major", "hinder_minor", "hinder_major"]
TOOLS = ["not_needed", "proper", "improvised", "none"]
WITH_TOOLS = ["expertise", "investigation", "sleight_of_hand", "technology", "treatment"]
COVERS = ["none", "partial", "total", "full"]
CONCEALMENTS = ["none", "partial", "total"]
BANDS = ["short", "medium", "long"]
YES_NO = ["no", "yes"]
MANEUVERS = ["accurate", "power", "defensive", "all_out"]
AMOUNTS = ["0", "1", "2", "3", "4", "5"]
# Half of what each band reaches, in metres for each rank.
_BAND_HALVES = {"short": 0, "medium": 30, "long": 60}

# In the order in which the sheet before a roll shows them.
SOURCES = ABILITIES + DEFENSES
SOURCES += [
    "ranks",
    "bonus",
    "close_attack",
    "ranged_attack",
    "bruises",
    "impaired",
    "disabled",
    "pushing",
    "aided",
    "circumstance",
    "tools",
    "range",
    "cover",
    "concealment",
    "aiming",
    "charge",
    "prone",
    "target_prone",
    "accurate",
    "power",
    "defensive",
    "all_out",
    "evasion",
]


# --- pieces -----------------------------------------------------------------------------------------------------


def chosen(intent, name, allowed, default):
    """Return what the intent chose under ``name``.

    :raises RuleError: ``invalid_input`` on ``choose`` for a word that is not offered.
    """
    choose = intent.get("choose")
    if choose is None:
        return default
    if not isinstance(choose, dict):
        raise invalid("choose")
    value = choose.get(name)
    if value is None:
        return default
    if not isinstance(value, str) or value not in allowed:
        raise invalid("choose")
    return value


def offered(name, values, value):
    """Return a choice as a plan offers it."""
    return {"id": name, "values": values, "value": value}


def fixed(source, value):
    """Return a modifier that is part of the trait itself: it is shown, and there is nothing to decide about it."""
    return {"source": source, "value": value, "on": True, "fixed": True}


def loose(source, value):
    """Return a modifier that may be switched off."""
    return {"source": source, "value": value, "on": True}


def kept(rows):
    """Return the modifiers that are not 0."""
    return [row for row in rows if row["value"]]


def name_of(character):
    """Return the name that everyone may read."""
    return character["alias"] or character["name"]


def target_of(state, intent):
    """Return the character that an intent is meant for, or None."""
    return state["characters"].get(intent.get("target"))


def need_target(state, intent):
    """Return the character that an intent is meant for.

    :raises RuleError: ``missing_input`` on ``target``.
    """
    target = target_of(state, intent)
    if target is None:
        raise RuleError("missing_input", "target")
    return target


def need_able(actor):
    """:raises RuleError: ``cannot_act`` for one who is out of the fight."""
    if is_down(actor):
        raise RuleError("cannot_act", "actor")


def condition_rows(actor, scopes=()):
    """Return what a character's conditions take off a check; ``scopes`` name what the check is about."""
    told = resolved(actor["states"])
    value = told["check_modifier"]
    for scope in scopes:
        value = min(value, told["scoped_modifiers"].get(scope, 0))
    rows = []
    if value:
        rows.append(loose("disabled" if value == -5 else "impaired", value))
    return rows


def push_rows(actor, strength=False):
    """Return what extra effort adds to a check: a bonus on any one, a rank of Strength on those of Strength."""
    info = actor["states"].get("pushing", {})
    if info.get("gain") == "modifier":
        return [loose("pushing", info.get("value", 2))]
    if strength and info.get("gain") == "strength_plus_1":
        return [loose("pushing", 1)]
    return []


def circumstance_rows(intent, tools):
    """Return ``(modifiers, choices)`` of circumstances and tools (the op ``circumstances``)."""
    word = chosen(intent, "circumstance", CIRCUMSTANCES, "none")
    request = {"circumstances": []}
    if word != "none":
        effect, size = word.split("_")
        request["circumstances"].append({"source": "circumstance", "size": size, "effect": effect})
    choices = [offered("circumstance", CIRCUMSTANCES, word)]
    if tools:
        request["tools"] = chosen(intent, "tools", TOOLS, "not_needed")
        choices.append(offered("tools", TOOLS, request["tools"]))
    told = book.start("circumstances", request)
    return [loose(row["source"], row["value"]) for row in told["modifiers"]], choices


# --- checks -----------------------------------------------------------------------------------------------------


def trait_name(actor, trait):
    """Return the text of a trait: a word of the game's, or the name of a skill's own subject."""
    row = skill_row(actor["sheet"], trait)
    if row is not None and row["name"]:
        return row["name"]
    return text_of("mm3e-trait-" + (skill_of(trait) or trait))


def trait_parts(actor, trait):
    """Return ``(modifiers, trained, lacks_ability, strength)`` of an ability, a defense or a skill.

    :raises RuleError: ``unknown_trait``.
    """
    sheet = actor["sheet"]
    if trait in ABILITIES:
        rank = ability(sheet, trait)
        return [fixed(trait, rank or 0)], True, rank is None, trait == "strength"
    if trait in DEFENSES:
        value = actor["derived"].get(trait)
        return [fixed(trait, value or 0)], True, value is None, False
    skill = skill_of(trait)
    if skill is None:
        raise RuleError("unknown_trait", "intent")
    own = SKILL_ABILITIES[skill]
    rank, row = ability(sheet, own), skill_row(sheet, trait)
    rows = [fixed(own, rank or 0)]
    if row is not None:
        rows += [fixed("ranks", row["ranks"]), fixed("bonus", row["bonus"])]
    trained = row is not None or skill not in TRAINED_ONLY or advantage(sheet, "jack_of_all_trades") > 0
    return rows, trained, rank is None, own == "strength"


def trait_plan(state, actor, intent):
    trait = intent.get("trait")
    if not isinstance(trait, str):
        raise invalid("trait")
    need_able(actor)
    rows, trained, lacking, strong = trait_parts(actor, trait)
    difficulty = chosen(intent, "difficulty", DIFFICULTY_NAMES, "average")
    routine = chosen(intent, "routine", YES_NO, "no")
    added, choices = circumstance_rows(intent, skill_of(trait) in WITH_TOOLS)
    rows += condition_rows(actor, [trait]) + push_rows(actor, strong) + added
    dc = DIFFICULTIES[difficulty]
    return {
        "op": "check",
        "request": {
            "dc": dc,
            "routine": routine == "yes",
            "trained_only": not trained,
            "lacks_ability": lacking,
        },
        "title": trait_name(actor, trait),
        "die": "d20",
        "modifiers": kept(rows),
        "choices": [offered("difficulty", DIFFICULTY_NAMES, difficulty), offered("routine", YES_NO, routine)] + choices,
        "against": {"value": dc, "text": text_of("mm3e-against-dc", {"value": dc})},
    }
