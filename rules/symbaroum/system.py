"""Symbaroum declares itself: sheet, vitals, states, card, turns. Server and phone learn the game from here."""

from .attacks import COUNTS_AS
from .book import book
from .care import AMOUNTS, vital_changed
from .common import BLIND_NAMES, SIGHT_NAMES
from .demo import demo, ready
from .fight import SITUATION_NAMES
from .growth import LEVELS
from .order import TURNS, tick
from .play import ACTIONS, INTENTS, against, plan
from .results import STATES, apply, follow, groups, let_go, reroll, settle, verdict
from .sheet import ATTRIBUTES, OPPONENTS, OTHER, PLAYER, SHEET, derive, look_up, start
from .speech import SPEECH

VITALS = [
    {"id": "toughness", "shape": "number", "tone": "good", "max": "toughness", "min": 0},
    {"id": "herbs", "shape": "coins", "tone": "good", "max": 20, "min": 0},
    {
        "id": "experience",
        "shape": "number",
        "tone": "good",
        "min": 0,
        "gm_gives": True,
        "kinds": [PLAYER],
    },
]

# What the card shows above its rows.
CHIPS = [
    {"label": "symbaroum-derived-defense", "value": "derived.defense"},
    {"label": "symbaroum-derived-armor", "value": "derived.armor", "hide_zero": True},
    {"label": "symbaroum-derived-pain_threshold", "value": "derived.pain_threshold", "hide_zero": True},
    {"label": "symbaroum-derived-earned", "value": "derived.earned", "hide_zero": True},
]

# How the card is laid out; ``$id`` and ``$index`` stand for the row's own.
CARD = [
    {
        "id": "attributes",
        "kind": "grid",
        "source": "sheet.attributes",
        "rows": ATTRIBUTES,
        "label": "symbaroum-short-$id",
        "spoken": "symbaroum-trait-$id",
        "intent": {"kind": "trait", "trait": "$id"},
    },
    {
        "id": "weapons",
        "kind": "items",
        "source": "sheet.weapons",
        "note": ["damage", "note"],
        "always": "symbaroum-unarmed",
        "actions": [
            {"label": "symbaroum-do-attack", "intent": {"kind": "attack", "weapon": "$index"}, "main": True},
            {"label": "symbaroum-do-damage", "intent": {"kind": "damage", "weapon": "$index"}},
        ],
    },
    {
        "id": "moves",
        "kind": "buttons",
        "actions": [
            {"label": "symbaroum-do-defend", "intent": {"kind": "defend"}},
            {"label": "symbaroum-do-act", "intent": {"kind": "act"}},
            {"label": "symbaroum-do-surprise", "intent": {"kind": "surprise"}},
            {"label": "symbaroum-do-heal", "intent": {"kind": "heal"}},
            {"label": "symbaroum-do-draw", "intent": {"kind": "draw"}, "state": "undrawn"},
            {"label": "symbaroum-do-stand_up", "intent": {"kind": "stand_up"}, "state": "prone"},
            {"label": "symbaroum-do-death", "intent": {"kind": "death"}, "state": "dying"},
        ],
    },
    {
        "id": "abilities",
        "kind": "items",
        "source": "sheet.abilities",
        "note": ["level", "note"],
        "actions": [
            {
                "label": "symbaroum-do-ability",
                "intent": {"kind": "ability", "ability": "$index"},
                "main": True,
                "unless": {"attribute": "none", "level": "none"},
            },
            {
                "label": "symbaroum-do-improve",
                "intent": {"kind": "improve", "ability": "$index"},
                "unless": {"level": LEVELS[-1]},
            },
        ],
    },
    {"id": "armor", "kind": "names", "source": "sheet.armor", "note": ["protection"]},
    {"id": "gear", "kind": "text", "source": "sheet.gear"},
    {"id": "note", "kind": "text", "source": "sheet.note"},
]

SYSTEM = {
    "id": "symbaroum",
    "book": book,
    "kinds": [PLAYER, OTHER],
    "player_kinds": [PLAYER],
    "sheet": SHEET,
    "traits": [[trait, "attribute"] for trait in ATTRIBUTES] + [["defense", "derived"]],
    "vitals": VITALS,
    "states": STATES,
    "chips": CHIPS,
    "card": CARD,
    "intents": INTENTS,
    # what stands under the name
    "tagline": "sheet.concept",
    # kinds of intents that may be meant for somebody
    "targets": ["trait", "attack", "defend", "damage", "ability", "surprise", "heal", "act"],
    "pending": [
        {
            "kind": "defend",
            "intent": {"kind": "defend"},
            "label": "symbaroum-do-defend",
            "let_go": "symbaroum-do-take_hit",
        },
        {"kind": "hit", "intent": {"kind": "suffer"}, "label": "symbaroum-do-suffer", "let_go": "symbaroum-do-spare"},
        {"kind": "death", "intent": {"kind": "death"}, "label": "symbaroum-do-death", "let_go": "symbaroum-do-spare"},
    ],
    "situation": [{"id": "sight", "values": SIGHT_NAMES}],
    "choices": [
        {"id": "opposed", "values": OPPONENTS},
        {"id": "blind", "values": BLIND_NAMES},
        {"id": "situation", "values": ["none"] + SITUATION_NAMES},
        {"id": "counts_as", "values": COUNTS_AS},
        {"id": "advantage", "values": ["no", "yes"]},
        {"id": "side", "values": ["alone", "party"]},
        {"id": "watchers", "values": ["one", "all"]},
        {"id": "method", "values": ["medicus", "medicus_with_herbs", "mystic", "herbal", "recovery"]},
        {"id": "amount", "values": AMOUNTS},
        {"id": "action", "values": ACTIONS},
    ],
    "sources": SITUATION_NAMES + ["armor", "shield", "buckler", "defense_bonus"],
    "switches": [],
    "pools": [],
    "turns": TURNS,
    "speech": SPEECH,
    "play": {
        "derive": derive,
        "start": start,
        "plan": plan,
        "against": against,
        "verdict": verdict,
        "groups": groups,
        "settle": settle,
        "follow": follow,
        "apply": apply,
        "reroll": reroll,
        "let_go": let_go,
        "vital_changed": vital_changed,
        "tick": tick,
        "look_up": look_up,
    },
    "odds": {"success": "success", "better": [], "fields": ["success"]},
    "ready": ready,
    "demo": demo,
    # every text that plans, verdicts and next steps can carry, so that a test can find each in both languages
    "texts": [
        "symbaroum-against-nobody",
        "symbaroum-against-opponent",
        "symbaroum-against-defense",
        "symbaroum-against-accurate",
        "symbaroum-against-armor",
        "symbaroum-against-bare",
        "symbaroum-against-experience",
        "symbaroum-against-death",
        "symbaroum-title-attack",
        "symbaroum-title-announced",
        "symbaroum-title-damage",
        "symbaroum-title-suffer",
        "symbaroum-title-ability",
        "symbaroum-title-improve",
        "symbaroum-title-surprise",
        "symbaroum-title-heal",
        "symbaroum-title-death",
        "symbaroum-title-stand_up",
        "symbaroum-verdict-success",
        "symbaroum-verdict-failure",
        "symbaroum-verdict-hit",
        "symbaroum-verdict-miss",
        "symbaroum-verdict-defended",
        "symbaroum-verdict-not_defended",
        "symbaroum-verdict-announced",
        "symbaroum-verdict-surprised",
        "symbaroum-verdict-noticed",
        "symbaroum-verdict-up_at_once",
        "symbaroum-verdict-up_slowly",
        "symbaroum-verdict-damage",
        "symbaroum-verdict-no_damage",
        "symbaroum-verdict-pain",
        "symbaroum-verdict-dying",
        "symbaroum-verdict-dead",
        "symbaroum-verdict-wakes",
        "symbaroum-verdict-dies",
        "symbaroum-verdict-holds_on",
        "symbaroum-verdict-healed",
        "symbaroum-verdict-stabilized",
        "symbaroum-verdict-not_healed",
        "symbaroum-verdict-improved",
        "symbaroum-verdict-costs",
        "symbaroum-verdict-over",
        "symbaroum-verdict-withdrawn",
        "symbaroum-verdict-done",
        "symbaroum-next-apply",
        "symbaroum-next-heal",
        "symbaroum-next-flank",
        "symbaroum-next-damage",
        "symbaroum-next-damage_advantage",
        "symbaroum-next-suffer",
        "symbaroum-next-free_attack",
        "symbaroum-passed-healed",
    ],
}
