"""Mutants & Masterminds declares itself: sheet, vitals, states, card, turns. Server and phone learn it from here."""

from .book import book
from .budget import BUDGET_TEXTS, check
from .character import derive, look_up, start
from .common import ABILITIES, DEFENSES
from .demo import demo, ready
from .fields import NAMED_SKILLS, SHEET, SKILL_IDS
from .intents import INTENTS, plan
from .order import TURNS
from .play import (
    AMOUNTS,
    BANDS,
    CIRCUMSTANCES,
    CONCEALMENTS,
    COVERS,
    DIFFICULTY_NAMES,
    MANEUVERS,
    SOURCES,
    TOOLS,
    YES_NO,
)
from .resist import EFFECT_TEXTS, MOVES
from .results import apply, let_go, reroll, settle
from .speech import SPEECH
from .spend import BENEFITS, HERO_USES, RECOVERABLE, RESTS
from .states import STATES
from .verdicts import NEXT_WORDS, VERDICT_WORDS, follow, groups, verdict

VITALS = [
    {"id": "bruises", "shape": "pips", "tone": "bad", "min": 0, "max": 20},
    {
        "id": "hero_points",
        "shape": "coins",
        "tone": "good",
        "max": 30,
        "min": 0,
        "gm_gives": True,
        "kinds": ["hero"],
    },
]

# What the card shows above its rows.
CHIPS = [
    {"label": "mm3e-derived-toughness", "value": "derived.toughness"},
    {"label": "mm3e-derived-dodge", "value": "derived.dodge"},
    {"label": "mm3e-derived-parry", "value": "derived.parry"},
    {"label": "mm3e-derived-initiative", "value": "derived.initiative"},
    {"label": "mm3e-derived-power_level", "value": "derived.power_level"},
    {"label": "mm3e-derived-penalty", "value": "derived.penalty", "tone": "bad", "hide_zero": True},
]

# How the card is laid out; ``$id`` and ``$index`` stand for the row's own.
CARD = [
    {
        "id": "abilities",
        "kind": "grid",
        "source": "sheet.abilities",
        "rows": ABILITIES,
        "label": "mm3e-short-$id",
        "spoken": "mm3e-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
    },
    {
        "id": "defenses",
        "kind": "grid",
        "source": "derived",
        "rows": DEFENSES,
        "label": "mm3e-short-$id",
        "spoken": "mm3e-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
    },
    {
        "id": "attacks",
        "kind": "items",
        "source": "sheet.attacks",
        # figures of each attack, by its place: bonus (null: no check), rank, dc
        "totals": "derived.private.attacks",
        "note": ["bonus", "rank", "dc", "note"],
        "always": "mm3e-unarmed",
        "actions": [{"label": "mm3e-do-attack", "intent": {"kind": "attack", "attack": "$index"}, "main": True}],
    },
    {
        "id": "skills",
        "kind": "rows",
        "source": "sheet.skills",
        "value": "ranks",
        # what a skill adds in all, by its id
        "totals": "derived.private.skills",
        "label": "mm3e-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
        "more": {"rows": SKILL_IDS, "label": "mm3e-unskilled"},
    },
    {
        "id": "moves",
        "kind": "buttons",
        "actions": [
            {"label": "mm3e-do-ongoing", "intent": {"kind": "ongoing"}},
            {"label": "mm3e-do-dying", "intent": {"kind": "dying"}, "state": "dying"},
            {"label": "mm3e-do-escape", "intent": {"kind": "escape"}, "state": "restrained"},
            {"label": "mm3e-do-escape", "intent": {"kind": "escape"}, "state": "bound"},
            {"label": "mm3e-do-stand", "intent": {"kind": "move"}, "state": "prone"},
            {"label": "mm3e-do-recover", "intent": {"kind": "recover"}},
            {"label": "mm3e-do-effort", "intent": {"kind": "effort"}},
            {"label": "mm3e-do-hero", "intent": {"kind": "hero"}},
            {"label": "mm3e-do-feint", "intent": {"kind": "feint"}},
            {"label": "mm3e-do-demoralize", "intent": {"kind": "demoralize"}},
            {"label": "mm3e-do-trip", "intent": {"kind": "trip"}},
            {"label": "mm3e-do-grab", "intent": {"kind": "grab"}},
            {"label": "mm3e-do-aid", "intent": {"kind": "aid"}},
            {"label": "mm3e-do-stabilize", "intent": {"kind": "stabilize"}},
            {"label": "mm3e-do-move", "intent": {"kind": "move"}},
            {"label": "mm3e-do-rest", "intent": {"kind": "rest"}},
        ],
    },
    {"id": "powers", "kind": "names", "source": "sheet.powers", "note": ["note"]},
    {
        "id": "advantages",
        "kind": "names",
        "source": "sheet.advantages",
        "label": "mm3e-advantage-$id",
        "note": ["rank"],
    },
    {"id": "equipment", "kind": "names", "source": "sheet.equipment"},
    {"id": "complications", "kind": "names", "source": "sheet.complications", "label": "mm3e-w-$id"},
    {"id": "gear", "kind": "text", "source": "sheet.gear"},
    {"id": "note", "kind": "text", "source": "sheet.note"},
]

# Only the game master lets a check be; ``let_go_by`` says who may, where not everyone.
SPARE = "mm3e-do-spare"
GM = ["gm"]

SYSTEM = {
    "id": "mm3e",
    "book": book,
    "kinds": ["hero", "villain", "minion", "construct", "object"],
    "player_kinds": ["hero"],
    "sheet": SHEET,
    "traits": [[trait, "ability"] for trait in ABILITIES]
    + [[trait, "defense"] for trait in DEFENSES]
    + [[trait, "skill"] for trait in SKILL_IDS],
    # skills that may stand several times, an id of their own after an underscore and a name
    "named_skills": NAMED_SKILLS,
    "vitals": VITALS,
    "states": STATES,
    "chips": CHIPS,
    "card": CARD,
    "intents": INTENTS,
    # kinds of intents that may be meant for somebody
    "targets": ["attack", "feint", "demoralize", "trip", "grab", "aid", "stabilize"],
    "pending": [
        {"kind": "resist", "intent": {"kind": "resist"}, "label": "mm3e-do-resist", "let_go": SPARE, "let_go_by": GM},
        {"kind": "dodge", "intent": {"kind": "dodge"}, "label": "mm3e-do-dodge", "let_go": SPARE, "let_go_by": GM},
        {"kind": "ongoing", "intent": {"kind": "ongoing"}, "label": "mm3e-do-ongoing", "let_go": "mm3e-do-later"},
        {"kind": "dying", "intent": {"kind": "dying"}, "label": "mm3e-do-dying", "let_go": SPARE, "let_go_by": GM},
    ],
    "situation": [
        {"id": "cover", "values": COVERS},
        {"id": "concealment", "values": CONCEALMENTS},
    ],
    "choices": [
        {"id": "difficulty", "values": DIFFICULTY_NAMES},
        {"id": "routine", "values": YES_NO},
        {"id": "circumstance", "values": CIRCUMSTANCES},
        {"id": "tools", "values": TOOLS},
        {"id": "band", "values": BANDS},
        {"id": "cover", "values": COVERS},
        {"id": "concealment", "values": CONCEALMENTS},
        {"id": "charge", "values": YES_NO},
        {"id": "adjacent", "values": YES_NO},
        {"id": "lethal", "values": YES_NO},
        {"id": "passive", "values": YES_NO},
        {"id": "benefit", "values": ["attack", "defense"] + BENEFITS},
        {"id": "pay", "values": YES_NO},
        {"id": "mode", "values": MOVES},
        {"id": "recover", "values": ["damage", "fatigue", "resistance"]},
        {"id": "rest", "values": RESTS},
        {"id": "use", "values": HERO_USES},
        {"id": "condition", "values": RECOVERABLE},
    ]
    + [{"id": maneuver, "values": AMOUNTS, "shape": "slider"} for maneuver in MANEUVERS],
    "sources": SOURCES,
    "switches": [],
    "pools": [],
    "turns": TURNS,
    "speech": SPEECH,
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
        "let_go": let_go,
        "check": check,
    },
    "odds": {
        "success": ["success", "hit", "ended", "freed"],
        # what counts as better, and above which number
        "better": [["critical", 0], ["degree", 1]],
    },
    "ready": ready,
    "demo": demo,
    # every text that plans, verdicts and next steps can carry, so that a test can find each in both languages
    "texts": ["mm3e-verdict-" + word for word in VERDICT_WORDS]
    + ["mm3e-next-" + word for word in NEXT_WORDS]
    + BUDGET_TEXTS
    + EFFECT_TEXTS
    + [
        "mm3e-unarmed",
        "mm3e-against-dc",
        "mm3e-against-nobody",
        "mm3e-against-dodge",
        "mm3e-against-parry",
        "mm3e-against-routine",
        "mm3e-title-attack",
        "mm3e-title-feint",
        "mm3e-title-demoralize",
        "mm3e-title-trip",
        "mm3e-title-grab",
        "mm3e-title-aid",
        "mm3e-title-resist",
        "mm3e-title-dodge",
        "mm3e-title-ongoing",
        "mm3e-title-dying",
        "mm3e-title-stabilize",
        "mm3e-title-escape",
        "mm3e-title-move",
        "mm3e-title-recover",
        "mm3e-title-rest",
        "mm3e-title-hero",
        "mm3e-title-effort",
    ],
}
