"""Savage Worlds declares itself: sheet, vitals, states, card, turns. Server and phone learn the game from here."""

from .benny_play import REWINDS, USES, again, reroll
from .book import book
from .creation import TEXTS as CREATION_TEXTS
from .creation import check
from .demo import demo, ready
from .fight import TURNS
from .figures import COVER_NAMES, ILLUMINATION_NAMES
from .hazards_play import PERILS
from .offers import CHOICES, MANEUVERS, PENDING
from .offers import TEXTS as OFFER_TEXTS
from .play import ATTACK_SOURCES, INTENTS, TABLE_SOURCES, TARGETS, TRAIT_SOURCES, plan
from .play_scene import SOURCES as SCENE_SOURCES
from .play_scenes import SCENES
from .play_scenes import TEXTS as SCENE_TEXTS
from .results import apply, follow, let_go, settle, tick
from .settings_play import SWITCHES, rule_changed
from .sheet import (
    ATTRIBUTES,
    CORE_SKILLS,
    KNOWN_EDGES,
    KNOWN_HINDRANCES,
    SHEET,
    SKILL_IDS,
    SKILLS,
    derive,
    look_up,
    start,
)
from .speech import SPEECH
from .states import STATES
from .verdicts import groups, verdict

VITALS = [
    {"id": "wounds", "shape": "pips", "tone": "bad", "max": "max_wounds", "min": 0, "kinds": ["wild_card", "vehicle"]},
    {"id": "fatigue", "shape": "pips", "tone": "bad", "max": 3, "min": 0, "kinds": ["wild_card", "extra"]},
    {"id": "bennies", "shape": "coins", "tone": "good", "max": 30, "min": 0, "gm_gives": True, "kinds": ["wild_card"]},
    {
        "id": "power_points",
        "shape": "number",
        "tone": "good",
        "max": "max_power_points",
        "min": 0,
        "hide": "max_power_points",
    },
    {
        "id": "conviction",
        "shape": "coins",
        "tone": "good",
        "max": 9,
        "min": 0,
        "gm_gives": True,
        "kinds": ["wild_card"],
        "hide": "has_conviction",
    },
]

# What the card shows above its rows.
CHIPS = [
    {"label": "swade-derived-parry", "value": "derived.parry"},
    {"label": "swade-derived-toughness", "value": "derived.toughness", "aside": "derived.armor"},
    {"label": "swade-derived-pace", "value": "derived.pace"},
    {"label": "swade-derived-penalty", "value": "derived.penalty", "tone": "bad", "hide_zero": True},
    {"label": "swade-derived-load_penalty", "value": "derived.load_penalty", "tone": "bad", "hide_zero": True},
    {"label": "swade-derived-handling", "value": "derived.handling", "hide_zero": True},
]

# How the card is laid out; ``$id`` and ``$index`` stand for the row's own.
CARD = [
    {
        "id": "attributes",
        "kind": "grid",
        "source": "sheet.attributes",
        "rows": ATTRIBUTES,
        "label": "swade-short-$id",
        "spoken": "swade-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
    },
    {
        "id": "skills",
        "kind": "rows",
        "source": "sheet.skills",
        "value": "die",
        "label": "swade-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
        "more": {"rows": SKILL_IDS, "label": "swade-unskilled"},
    },
    {
        "id": "weapons",
        "kind": "items",
        "source": "sheet.weapons",
        "note": ["damage", "range", "ap", "note"],
        "always": "swade-unarmed",
        "actions": [
            {"label": "swade-do-attack", "intent": {"kind": "attack", "weapon": "$index"}, "main": True},
            {"label": "swade-do-damage", "intent": {"kind": "damage", "weapon": "$index"}},
            {
                "label": "swade-do-suppressive",
                "intent": {"kind": "suppressive", "weapon": "$index"},
                "when": {"skill": "shooting"},
            },
        ],
    },
    {
        "id": "powers",
        "kind": "items",
        "source": "sheet.powers",
        "note": ["cost", "distance", "damage", "note"],
        "actions": [{"label": "swade-do-power", "intent": {"kind": "power", "power": "$index"}}],
    },
    {
        "id": "maneuvers",
        "kind": "rows",
        "label": "swade-maneuver-$id",
        "intent": {"kind": "$id"},
        "more": {"rows": MANEUVERS, "label": "swade-maneuvers"},
    },
    {
        "id": "moves",
        "kind": "buttons",
        "actions": [
            {"label": "swade-do-run", "intent": {"kind": "run"}},
            {"label": "swade-do-unshake", "intent": {"kind": "unshake"}, "state": "shaken"},
            {
                "label": "swade-do-unshake_benny",
                "intent": {"kind": "unshake", "benny": True},
                "state": "shaken",
            },
            {"label": "swade-do-recover_stunned", "intent": {"kind": "recover_stunned"}, "state": "stunned"},
            {"label": "swade-do-incapacitation", "intent": {"kind": "incapacitation"}, "state": "incapacitated"},
            {"label": "swade-do-bleeding", "intent": {"kind": "bleeding"}, "state": "bleeding"},
            {"label": "swade-do-break_free", "intent": {"kind": "break_free"}, "state": "entangled"},
            {"label": "swade-do-break_free", "intent": {"kind": "break_free"}, "state": "bound"},
            {"label": "swade-do-mounted_fall", "intent": {"kind": "mounted_fall"}, "state": "mounted"},
            {"label": "swade-do-upkeep", "intent": {"kind": "upkeep"}, "state": "maintaining"},
            {"label": "swade-do-end_powers", "intent": {"kind": "end_powers"}, "state": "maintaining"},
            {"label": "swade-do-injury", "intent": {"kind": "injury", "free": True}, "state": "injured"},
        ],
    },
    {
        "id": "perils",
        "kind": "rows",
        "label": "swade-peril-$id",
        "intent": {"kind": "peril", "peril": "$id"},
        "more": {"rows": PERILS, "label": "swade-perils"},
    },
    {
        "id": "bennies",
        "kind": "rows",
        "label": "swade-benny-$id",
        "intent": {"kind": "benny", "use": "$id"},
        "more": {"rows": USES, "label": "swade-bennies"},
    },
    {"id": "edges", "kind": "names", "source": "sheet.edges", "label": "swade-edge-$id"},
    {"id": "hindrances", "kind": "names", "source": "sheet.hindrances", "label": "swade-hindrance-$id"},
    {"id": "armor", "kind": "names", "source": "sheet.armor", "note": ["armor"]},
    {"id": "languages", "kind": "names", "source": "sheet.languages", "note": ["die"]},
    {"id": "gear", "kind": "text", "source": "sheet.gear"},
    {"id": "note", "kind": "text", "source": "sheet.note"},
]

SYSTEM = {
    "id": "swade",
    "book": book,
    "kinds": ["wild_card", "extra", "vehicle"],
    "player_kinds": ["wild_card"],
    "sheet": SHEET,
    "traits": [[trait, "attribute"] for trait in ATTRIBUTES] + [[trait, "skill"] for trait in SKILL_IDS],
    "linked": SKILLS,
    "core_skills": CORE_SKILLS,
    # what a new sheet begins with beside its defaults: everybody has these
    "blank": {"skills": [{"id": skill, "name": "", "die": "d4"} for skill in CORE_SKILLS]},
    "known_edges": KNOWN_EDGES,
    "known_hindrances": KNOWN_HINDRANCES,
    "vitals": VITALS,
    "states": STATES,
    "chips": CHIPS,
    # what stands under the name
    "tagline": "sheet.concept",
    "card": CARD,
    "intents": INTENTS,
    # kinds of intents that may be meant for somebody
    "targets": TARGETS,
    "pending": PENDING,
    "situation": [
        {"id": "illumination", "values": ILLUMINATION_NAMES},
        {"id": "cover", "values": COVER_NAMES},
    ],
    "choices": CHOICES,
    "sources": TRAIT_SOURCES
    + [source for source in ATTACK_SOURCES if source not in TRAIT_SOURCES]
    + SCENE_SOURCES
    + TABLE_SOURCES
    + ["synergy"],
    "switches": SWITCHES,
    "pools": [{"id": "gm_bennies", "start": 3}],
    "turns": TURNS,
    "scenes": SCENES,
    "play": {
        "derive": derive,
        "start": start,
        "plan": plan,
        "verdict": verdict,
        "groups": groups,
        "settle": settle,
        "follow": follow,
        "apply": apply,
        "reroll": reroll,
        "look_up": look_up,
        "check": check,
        "again": again,
        "rewinds": REWINDS,
        "let_go": let_go,
        "tick": tick,
        "rule_changed": rule_changed,
    },
    "speech": SPEECH,
    "odds": {"success": "success", "better": "raises", "fields": ["success", "raises"]},
    "ready": ready,
    "demo": demo,
    # every text that plans, verdicts and next steps can carry, so that a test can find each in both languages
    "texts": [
        "swade-short-str",
        "swade-against-target",
        "swade-against-nobody",
        "swade-against-parry",
        "swade-against-toughness",
        "swade-unarmed",
        "swade-title-attack",
        "swade-title-damage",
        "swade-title-soak",
        "swade-title-unshake",
        "swade-title-recover_stunned",
        "swade-title-bleeding_roll",
        "swade-title-incapacitation",
        "swade-title-run",
        "swade-verdict-critical",
        "swade-verdict-success",
        "swade-verdict-failure",
        "swade-verdict-hit",
        "swade-verdict-miss",
        "swade-verdict-damage",
        "swade-verdict-no_effect",
        "swade-verdict-shaken",
        "swade-verdict-wounded",
        "swade-verdict-incapacitated",
        "swade-verdict-knocked_out",
        "swade-verdict-soaked",
        "swade-verdict-not_soaked",
        "swade-verdict-unshaken",
        "swade-verdict-still_shaken",
        "swade-verdict-run",
        "swade-verdict-dead",
        "swade-next-benny_reroll",
        "swade-next-apply",
        "swade-next-damage",
        "swade-next-damage_raise",
    ]
    + CREATION_TEXTS
    + OFFER_TEXTS
    + SCENE_TEXTS,
}
