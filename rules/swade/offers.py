"""What the apps draw of Savage Worlds' ways to act: maneuvers, choices before a roll, what waits for an answer."""

from .attack_play import AIMS, ALLIES, CALLED_SHOTS, FOES, SHOTS
from .benny_play import USES
from .figures import BANDS, COVER_NAMES, DIFFICULTY_NAMES
from .hazards import TREATED
from .hazards_play import PENALTIES, PERILS, STAGES
from .maneuvers_play import BODY, EFFECTS
from .plan_parts import ACTIONS, YES_NO
from .powers_play import HOURS, POWER_MODIFIERS, SHORTINGS, SYNERGIES, TARGETS
from .recovery_play import TREATMENTS
from .sheet import ATTRIBUTES, COMBAT_EDGES, SKILL_IDS
from .vehicles_play import FACILITIES

# on every card, under one button; each is the kind of an intent
MANEUVERS = [
    "test",
    "support",
    "grapple",
    "crush",
    "push",
    "defend",
    "engage",
    "withdraw",
    "finish",
    "heal",
    "treat",
    "natural_healing",
    "recharge",
    "board",
    "drive",
    "alight",
    "repair",
    "conviction",
    "borrow_edge",
]

CHOICES = [
    {"id": "difficulty", "values": DIFFICULTY_NAMES},
    {"id": "actions", "values": ACTIONS},
    {"id": "foes_adjacent", "values": FOES},
    {"id": "allies_adjacent", "values": ALLIES},
    {"id": "band", "values": BANDS},
    {"id": "aim", "values": AIMS},
    {"id": "shots", "values": SHOTS},
    {"id": "cover", "values": COVER_NAMES},
    {"id": "called_shot", "values": CALLED_SHOTS},
    {"id": "raise", "values": YES_NO},
    {"id": "insight", "values": YES_NO},
    {"id": "trait", "values": SKILL_IDS + ATTRIBUTES},
    {"id": "supports", "values": SKILL_IDS + ATTRIBUTES},
    {"id": "effect", "values": EFFECTS},
    {"id": "use", "values": BODY},
    {"id": "treatment", "values": TREATMENTS},
    {"id": "kit", "values": YES_NO},
    {"id": "ill", "values": TREATED},
    {"id": "power_modifier", "values": POWER_MODIFIERS},
    {"id": "power_modifier_2", "values": POWER_MODIFIERS},
    {"id": "shorting", "values": SHORTINGS},
    {"id": "targets", "values": TARGETS},
    {"id": "sees", "values": YES_NO},
    {"id": "prepared", "values": YES_NO},
    {"id": "improvised", "values": YES_NO},
    {"id": "other_target", "values": YES_NO},
    {"id": "synergy", "values": SYNERGIES},
    {"id": "hours", "values": HOURS},
    {"id": "fear_penalty", "values": PENALTIES},
    {"id": "strength", "values": PENALTIES},
    {"id": "stage", "values": STAGES},
    {"id": "facility", "values": FACILITIES},
    {"id": "parts", "values": YES_NO},
    {"id": "edge", "values": COMBAT_EDGES},
]

PENDING = [
    {"kind": "soak", "intent": {"kind": "soak"}, "label": "swade-do-soak", "let_go": "swade-do-take"},
    {
        "kind": "free_attack",
        "intent": {"kind": "free_attack"},
        "label": "swade-do-free_attack",
        "let_go": "swade-do-let_pass",
    },
    {"kind": "injury", "intent": {"kind": "injury"}, "label": "swade-do-injury", "let_go": "swade-do-let_pass"},
    {"kind": "upkeep", "intent": {"kind": "upkeep"}, "label": "swade-do-upkeep", "let_go": "swade-do-end_power"},
    {"kind": "control", "intent": {"kind": "drive"}, "label": "swade-do-control", "let_go": "swade-do-let_pass"},
    {
        "kind": "conviction",
        "intent": {"kind": "conviction"},
        "label": "swade-do-conviction_keep",
        "let_go": "swade-do-let_pass",
    },
    {
        "kind": "natural_healing",
        "intent": {"kind": "natural_healing"},
        "label": "swade-do-natural_healing",
        "let_go": "swade-do-let_pass",
    },
]

_TITLES = [
    "test",
    "support",
    "grapple",
    "crush",
    "break_free",
    "push",
    "disarm",
    "suppressive_fire",
    "creative",
    "defend",
    "withdraw",
    "engage",
    "finish",
    "power",
    "upkeep",
    "recharge",
    "end_powers",
    "backlash",
    "treat_ill",
    "heal",
    "natural_healing",
    "injury",
    "drive",
    "board",
    "alight",
    "mounted_fall",
    "repair",
    "conviction",
    "conviction_keep",
    "borrow_edge",
]
TEXTS = ["swade-title-" + name for name in _TITLES]
TEXTS += ["swade-title-benny_" + use for use in USES]
TEXTS += ["swade-benny-" + use for use in USES]
TEXTS += ["swade-peril-" + peril for peril in PERILS]
TEXTS += ["swade-maneuver-" + name for name in MANEUVERS]
TEXTS += ["swade-verdict-done", "swade-verdict-hits", "swade-hurt"]
TEXTS += ["swade-passed-" + name for name in ("power_ended", "power_due", "natural_healing")]
TEXTS += [
    "swade-next-" + name
    for name in ("dumb_luck", "creative", "disarm", "recover_wounds", "recover_fatigue", "heart_attack", "backlash")
]
