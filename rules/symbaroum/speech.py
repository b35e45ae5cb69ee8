"""What may be said at a Symbaroum table beside the words that every game has."""

from .fight import SITUATION_NAMES


def _situation(name):
    return {"id": "versus-" + name, "for": ["attack"], "choose": {"situation": name}}


SPEECH = {
    "phrases": [
        {"id": "take_hit", "command": {"type": "character.let_go"}, "pending": "defend"},
        {"id": "suffer", "intent": {"kind": "suffer"}, "pending": "hit"},
        {"id": "flank", "intent": {"kind": "act", "action": "flank"}},
        {"id": "withdraw", "intent": {"kind": "act", "action": "withdraw"}},
        {"id": "walk", "intent": {"kind": "act", "action": "move"}},
        {"id": "lie", "state": "prone", "on": True},
    ],
    "options": [_situation(name) for name in SITUATION_NAMES]
    + [
        {"id": "free_attack", "for": ["attack"], "choose": {"counts_as": "free_attack"}},
        {"id": "blind-self", "for": ["attack", "trait"], "choose": {"blind": "self"}},
        {"id": "blind-both", "for": ["attack", "trait"], "choose": {"blind": "both"}},
        {"id": "blind-none", "for": ["attack", "trait"], "choose": {"blind": "none"}},
        {"id": "advantage", "for": ["damage"], "choose": {"advantage": "yes"}},
    ],
    "attack_verbs": [["reach", "ranged"]],
}
