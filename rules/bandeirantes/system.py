"""O Desafio dos Bandeirantes declares itself: sheet, vitals, states, card, turns, clock."""

from .applying import apply
from .body import STATES, VITALS, vital_changed
from .book import book
from .care import AWARDS, DISTANCES, EXTRA, GRANTED, HOURS, INTERPRETATION, METHODS, RAISES
from .casting import EFFECTS, FACTORS
from .choosing import DIFFICULTIES, YES_NO, against
from .contests import chances
from .damage import BODY
from .demo import demo, ready
from .diseases import DISEASES
from .effects import settle
from .figures import check, derive, look_up, start
from .intents import INTENTS, plan
from .levels import COMBAT_LEVELS
from .melee import BLOW_POINTS, BLOWS, LOCATION_POINTS, LOCATIONS
from .passing import ROUNDS_A_MINUTE, tick
from .play import DEFENSES, FOE_ATTRIBUTES, FOE_SKILLS, TIMES
from .poisons import POISONS
from .ranged import AIMS
from .results import follow, groups, reroll, verdict
from .sheet import ATTRIBUTES, SECONDARY, SHEET, SKILL_IDS, SKILLS
from .speech import SPEECH
from .treatment import CONDITIONS
from .turns import TURNS

# What the card shows above its rows.
CHIPS = [
    {"label": "bandeirantes-derived-dodge", "value": "derived.dodge"},
    {"label": "bandeirantes-derived-parry", "value": "derived.parry"},
    {"label": "bandeirantes-derived-harder", "value": "derived.harder", "tone": "bad", "hide_zero": True},
]

# How the card is laid out; ``$id`` and ``$index`` stand for the row's own.
CARD = [
    {
        "id": "attributes",
        "kind": "grid",
        "source": "sheet.attributes",
        "rows": ATTRIBUTES + SECONDARY,
        "label": "bandeirantes-short-$id",
        "spoken": "bandeirantes-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
    },
    {
        "id": "weapons",
        "kind": "items",
        "source": "sheet.weapons",
        "note": ["damage", "type", "note"],
        "always": "bandeirantes-unarmed",
        "actions": [
            {"label": "bandeirantes-do-attack", "intent": {"kind": "attack", "weapon": "$index"}, "main": True},
            {"label": "bandeirantes-do-damage", "intent": {"kind": "damage", "weapon": "$index"}},
        ],
    },
    {
        "id": "spells",
        "kind": "items",
        "source": "sheet.spells",
        "note": ["level", "cost", "note"],
        "actions": [
            {"label": "bandeirantes-do-cast", "intent": {"kind": "cast", "spell": "$index"}, "main": True},
            {
                "label": "bandeirantes-do-renew",
                "intent": {"kind": "renew", "spell": "$index"},
                "when": {"kind": "self"},
            },
            {"label": "bandeirantes-do-learn", "intent": {"kind": "learn", "spell": "$index"}},
        ],
    },
    {
        "id": "skills",
        "kind": "rows",
        "source": "sheet.skills",
        "value": "level",
        "label": "bandeirantes-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
        "more": {"rows": SKILL_IDS, "label": "bandeirantes-untrained"},
    },
    {
        "id": "moves",
        "kind": "buttons",
        "actions": [
            {"label": "bandeirantes-do-treat", "intent": {"kind": "treat"}},
            {"label": "bandeirantes-do-rest", "intent": {"kind": "rest"}},
            {"label": "bandeirantes-do-fumble", "intent": {"kind": "fumble"}},
            {"label": "bandeirantes-do-master_stroke", "intent": {"kind": "master_stroke"}},
            {"label": "bandeirantes-do-poison", "intent": {"kind": "poison"}},
            {"label": "bandeirantes-do-disease", "intent": {"kind": "disease"}},
        ],
    },
    {"id": "armor", "kind": "names", "source": "sheet.armor", "label": "bandeirantes-w-$item", "note": ["resistance"]},
    {"id": "ills", "kind": "names", "source": "sheet.ills", "label": "bandeirantes-w-$ill", "note": ["day"]},
    {
        "id": "learning",
        "kind": "rows",
        "source": "sheet.skills",
        "value": "level",
        "label": "bandeirantes-trait-$id",
        "intent": {"kind": "learn", "skill": "$id"},
        "more": {"rows": SKILL_IDS, "label": "bandeirantes-new_skill"},
        "folded": True,
    },
    {
        "id": "growth",
        "kind": "buttons",
        "folded": True,
        "actions": [
            {"label": "bandeirantes-do-session", "intent": {"kind": "session"}},
            {"label": "bandeirantes-do-learn_power", "intent": {"kind": "learn", "what": "power"}},
            {
                "label": "bandeirantes-do-learn_magic_resistance",
                "intent": {"kind": "learn", "what": "magic_resistance"},
            },
        ],
    },
    {"id": "gear", "kind": "text", "source": "sheet.gear"},
    {"id": "note", "kind": "text", "source": "sheet.note"},
]

PENDING = [
    {
        "kind": "dodge",
        "intent": {"kind": "dodge"},
        "label": "bandeirantes-do-dodge",
        "let_go": "bandeirantes-do-stand",
    },
    {
        "kind": "resist",
        "intent": {"kind": "resist"},
        "label": "bandeirantes-do-resist",
        "let_go": "bandeirantes-do-give_in",
    },
    {
        "kind": "knockout",
        "intent": {"kind": "knockout"},
        "label": "bandeirantes-do-knockout",
        "let_go": "bandeirantes-do-skip",
    },
    {
        "kind": "endure",
        "intent": {"kind": "endure"},
        "label": "bandeirantes-do-endure",
        "let_go": "bandeirantes-do-skip",
    },
]

CHOICES = [
    {"id": "way", "values": ["test", "contest", "melee", "ranged", "free"]},
    {"id": "difficulty", "values": DIFFICULTIES},
    {"id": "combat_difficulty", "values": COMBAT_LEVELS},
    {"id": "foe_attribute", "values": FOE_ATTRIBUTES},
    {"id": "foe_skill", "values": FOE_SKILLS},
    {"id": "attack_number", "values": ["first", "second"]},
    {"id": "location", "values": LOCATIONS + [spot for spot in BODY if spot not in LOCATIONS]},
    {"id": "aim", "values": AIMS},
    {"id": "blow", "values": BLOWS},
    {"id": "charge", "values": YES_NO},
    {"id": "defense", "values": DEFENSES},
    {"id": "master_stroke", "values": YES_NO},
    {"id": "bleeds", "values": YES_NO},
    {"id": "effect", "values": EFFECTS},
    {"id": "second_effect", "values": EFFECTS},
    {"id": "cost_factor", "values": FACTORS},
    {"id": "times", "values": TIMES},
    {"id": "pay_with_body", "values": YES_NO},
    {"id": "distracted", "values": YES_NO},
    {"id": "caster_far", "values": YES_NO},
    {"id": "method", "values": METHODS + ["dodge", "shield"]},
    {"id": "distance", "values": DISTANCES},
    {"id": "poison", "values": POISONS},
    {"id": "route", "values": ["injected", "ingested"]},
    {"id": "eyes", "values": YES_NO},
    {"id": "disease", "values": DISEASES},
    {"id": "condition", "values": CONDITIONS},
    {"id": "identified", "values": YES_NO},
    {"id": "severe", "values": YES_NO},
    {"id": "continuous", "values": YES_NO},
    {"id": "hours", "values": HOURS},
    {"id": "granted", "values": GRANTED},
    {"id": "points", "values": RAISES},
    {"id": "session", "values": ["easy", "medium", "hard"]},
    {"id": "session_points", "values": AWARDS},
    {"id": "interpretation", "values": INTERPRETATION},
    {"id": "extra_points", "values": EXTRA},
]
SOURCES = (
    ["grave_wound", "mortal_wound", "poison", "sickness", "bad_position", "scene", "concentrated", "warded"]
    + [name for name in LOCATIONS if LOCATION_POINTS[name]]
    + [name for name in BLOWS if BLOW_POINTS[name]]
    + ["weapon_matchup", "charge", "second_attack_untrained"]
)

SYSTEM = {
    "id": "bandeirantes",
    "book": book,
    "kinds": ["hero", "figure"],
    "player_kinds": ["hero"],
    "sheet": SHEET,
    "traits": [[trait, "attribute"] for trait in ATTRIBUTES]
    + [[trait, "secondary"] for trait in SECONDARY]
    + [[trait, "skill"] for trait in SKILL_IDS],
    "linked": SKILLS,
    "vitals": VITALS,
    "states": STATES,
    "chips": CHIPS,
    "card": CARD,
    "intents": INTENTS,
    # kinds of intents that may be meant for somebody
    "targets": ["attack", "damage", "cast", "treat", "master_stroke"],
    "pending": PENDING,
    "situation": [
        {"id": "scene", "values": ["ordinary", "easier", "harder", "much_harder"]},
        {"id": "altitude", "values": ["low", "high"]},
    ],
    "choices": CHOICES,
    "sources": SOURCES,
    "switches": [],
    "pools": [],
    "turns": TURNS,
    "clock": {"rounds_a_minute": ROUNDS_A_MINUTE},
    "speech": SPEECH,
    "play": {
        "derive": derive,
        "start": start,
        "plan": plan,
        "against": against,
        "chances": chances,
        "check": check,
        "verdict": verdict,
        "groups": groups,
        "settle": settle,
        "follow": follow,
        "apply": apply,
        "reroll": reroll,
        "look_up": look_up,
        "tick": tick,
        "vital_changed": vital_changed,
    },
    "odds": {"success": "success", "better": [["master_stroke", 0], ["attacker.master_stroke", 0]]},
    "ready": ready,
    "demo": demo,
    # every text that plans, verdicts, next steps and the clock can carry, so that a test can find each
    "texts": [
        "bandeirantes-unit-level",
        "bandeirantes-unit-point",
        "bandeirantes-unarmed",
        "bandeirantes-problem-skill",
    ]
    + ["bandeirantes-against-" + name for name in ("level", "foe", "defense", "resistance")]
    + ["bandeirantes-met-" + name for name in ("foe", "defense")]
    + ["bandeirantes-part-" + name for name in ("weapon", "times")]
    + [
        "bandeirantes-title-" + name
        for name in (
            "attack",
            "free",
            "damage",
            "damage_dice",
            "cast",
            "renew",
            "dodge",
            "knockout",
            "endure",
            "poison",
            "disease",
            "treat",
            "rest",
            "learn",
            "session",
        )
    ]
    + [
        "bandeirantes-verdict-" + name
        for name in (
            "impossible",
            "not_enough_power",
            "great_misfortune",
            "fumble",
            "master_stroke",
            "success",
            "failure",
            "hit",
            "miss",
            "parried",
            "won",
            "lost",
            "tie",
            "dodged",
            "not_dodged",
            "resisted",
            "not_resisted",
            "cast",
            "not_cast",
            "cast_missed",
            "awake",
            "out",
            "out_long",
            "damage",
            "result",
            "poisoned",
            "not_poisoned",
            "infected",
            "rested",
            "renewed",
            "learned",
            "session",
        )
    ]
    + [
        "bandeirantes-next-" + name
        for name in (
            "apply",
            "disarm",
            "treat",
            "damage",
            "damage_master",
            "shield",
            "master_stroke",
            "fumble",
            "renew",
            "poison_damage",
        )
    ]
    + [
        "bandeirantes-told-" + name
        for name in (
            "bled",
            "fallen",
            "dead",
            "hard",
            "incapacitated",
            "hurt",
            "shows",
            "unconscious",
            "over",
        )
    ],
}
