"""The vocabulary of a language and a game, made once from messages and handed to ``understand`` with every line.

A vocabulary message lists phrases: ``rolar | rola | (fazer|faço) teste``; ``(a|b)`` stands for either, ``(a|)`` for a
or nothing. Which messages are needed is what ``speech_messages`` says; one that a language lacks is left out.
"""

from .errors import invalid
from .speech_card import arms_of, named_actions
from .speech_text import words_of
from .systems import load

# Words that carry little: they stand anywhere, and prepositions say what a name is for.
WEAK = ["filler", "article", "of", "in", "for", "with", "against", "and"]

# Inside a phrase these may stand between its words.
_STEPPED_OVER = ("filler", "article")

# Each has its message ``speech-is-<concept>``.
CONCEPTS = WEAK + [
    "numbers",
    "plus",
    "minus",
    "bonus",
    "penalty",
    "die",
    "aces",
    "keep",
    "drop",
    "lowest",
    "highest",
    "repeat",
    "roll",
    "must",
    "attack",
    "damage",
    "apply",
    "gain",
    "lose",
    "recover",
    "set",
    "zero",
    "on",
    "off",
    "hide",
    "show",
    "next",
    "hold",
    "act",
    "start",
    "deal",
    "end",
    "enter",
    "exit",
    "into_fight",
    "out_of_fight",
    "undo",
    "again",
    "spend",
    "all",
    "game_master",
    "secret",
    "look_up",
    "take_character",
    "situation",
]


def speech_of(system_id):
    """Return ``(SYSTEM, SYSTEM["speech"])`` of a game, an empty declaration where it has none."""
    declared = load(system_id).SYSTEM
    return declared, declared.get("speech", {})


def _named(system_id):
    """Return ``[message ids that may name it, concept, value]`` for everything of the game that has a name."""
    declared, speech = speech_of(system_id)
    own = "speech-" + system_id + "-"
    rows = []
    for trait in declared.get("traits", []):
        rows.append([[system_id + "-trait-" + trait[0]], [own + "trait-" + trait[0]], "trait", trait[0]])
    for name, concept in (("states", "state"), ("vitals", "vital"), ("pools", "pool")):
        for entry in declared.get(name, []):
            key = concept + "-" + entry["id"]
            rows.append([[system_id + "-" + key], [own + key], concept, entry["id"]])
    for entry in declared.get("situation", []):
        label = system_id + "-situation-" + entry["id"]
        rows.append([[label], [own + "situation-" + entry["id"]], "situation_key", entry["id"]])
        for value in entry["values"]:
            key = entry["id"] + "-" + value
            words = [own + "says-" + key, system_id + "-w-" + key, system_id + "-w-" + value]
            rows.append([words, [own + "situation-" + key], "situation_value", [entry["id"], value]])
    for name, concept in (("phrases", "phrase"), ("options", "option")):
        for index, entry in enumerate(speech.get(name, [])):
            rows.append([[], [own + entry["id"]], concept, index])
    for verb in speech.get("attack_verbs", []):
        rows.append([[], [own + "attack-" + (verb if isinstance(verb, str) else verb[1])], "attack", verb])
    for label, concept, value in named_actions(declared):
        rows.append([[label], [own + label[len(system_id) + 1 :]], concept, value])
    arms = arms_of(declared)
    if arms is not None and arms["always"] is not None:
        rows.append([[arms["always"]], [own + "unarmed"], "unarmed", None])
    return rows


def speech_messages(system_id):
    """Return the ids of all messages that ``speech_words`` reads for a game; a language may lack some."""
    ids = ["speech-is-" + concept for concept in CONCEPTS]
    for labels, own, _, _ in _named(system_id):
        ids += labels + own
    return ids


def _split(text):
    """Split a message at the bars outside brackets."""
    parts, depth, part = [], 0, ""
    for char in text.replace("\n", " "):
        if char == "|" and depth == 0:
            parts.append(part)
            part = ""
            continue
        depth += 1 if char == "(" else -1 if char == ")" else 0
        part += char
    return parts + [part]


def _expand(text):
    """Return the phrases that ``(a|b)`` groups stand for."""
    open_at = text.find("(")
    if open_at < 0:
        return [text]
    close_at = text.find(")", open_at)
    if close_at < 0:
        return [text]
    phrases = []
    for choice in text[open_at + 1 : close_at].split("|"):
        phrases += _expand(text[:open_at] + choice + text[close_at + 1 :])
    return phrases


def _listed(text):
    phrases = []
    for part in _split(text):
        for phrase in _expand(part):
            # alone, a hyphen stands for minus
            words = ["-"] if phrase.strip() == "-" else words_of(phrase)
            if words and words not in phrases:
                phrases.append(words)
    return phrases


class Phrases:
    """Phrases with an index by their first word; the same phrase may stand for several things."""

    def __init__(self):
        self.rows = []
        self.first = {}
        self.vocabulary = {}

    def add(self, words, concept, value, cost):
        """Add a phrase: ``cost`` is what makes it a worse reading than an equal one (part of a name)."""
        self.first.setdefault(words[0], []).append(len(self.rows))
        row = [" ".join(words), concept]
        self.rows.append(row if value is None and cost == 0 else row + [value, cost])
        for word in words:
            self.know(word)

    def know(self, word):
        """Let a word be found by its slips."""
        if len(word) > 3:
            self.vocabulary.setdefault(str(len(word)), {})[word] = 1

    def as_json(self):
        """Return the phrases as JSON data."""
        lengths = {}
        for key in self.vocabulary:
            lengths[key] = sorted(self.vocabulary[key].keys())
        return {"rows": self.rows, "first": self.first, "lengths": lengths}


def speech_words(system_id, messages):
    """Return the vocabulary of a game in the language of ``messages`` ({id: text}), for ``understand``.

    :raises RuleError: ``invalid_input`` on ``messages``; ``unknown_system``.
    """
    if not isinstance(messages, dict):
        raise invalid("messages")
    made = Phrases()
    weak = []
    shown = {}
    sets = {"numbers": {}, "times": {}, "skipped": {}}
    for concept in CONCEPTS:
        text = messages.get("speech-is-" + concept)
        if not isinstance(text, str):
            continue
        for words in _listed(text):
            if concept == "numbers":
                _add_number(made, sets, words)
                continue
            if concept in WEAK and len(words) == 1:
                weak.append(words[0])
                if concept in _STEPPED_OVER:
                    sets["skipped"][words[0]] = 1
            made.add(words, concept, None, 0)
    for labels, own, concept, value in _named(system_id):
        label = _add_named(made, messages, labels, own, concept, value, weak)
        if concept == "situation_value" and label is not None:
            shown[value[0] + "-" + value[1]] = label
    told = made.as_json()
    told["system"] = system_id
    told["weak"] = weak
    told["labels"] = shown
    for name in sets:
        told[name] = sets[name]
    return told


def _add_number(made, sets, words):
    """Read ``20 vinte`` or ``x 1000 mil``: the number, then its word."""
    times = words[0] == "x"
    if times:
        words = words[1:]
    if len(words) == 2 and words[0].isdigit():
        sets["times" if times else "numbers"][words[1]] = int(words[0])
        made.know(words[1])


def _add_named(made, messages, labels, own, concept, value, weak):
    """Add all names of one thing; return the message that is its label, None where there is none."""
    seen = []
    for message_id in own:
        text = messages.get(message_id)
        if isinstance(text, str):
            for words in _listed(text):
                seen.append(words)
                made.add(words, concept, value, 0)
    for message_id in labels:
        text = messages.get(message_id)
        if isinstance(text, str):
            for words, cost in name_phrases(text, weak, concept == "trait"):
                if words not in seen:
                    made.add(words, concept, value, cost)
            return message_id
    return None


def name_phrases(name, weak, parts=True):
    """Return ``[(words, cost)]`` that may stand for a name: the whole, and at a cost its first two or any one word."""
    words = [word for word in words_of(name) if word not in "+-!%&"]
    if not words:
        return []
    found = [(words, 0)]
    if len(words) > 1 and words[-1] in weak:
        found.append((words[:-1], 0))  # "levantar-se"
    if not parts or len(words) == 1:
        return found
    if len(words) > 2:
        found.append((words[:2], 1))
    for word in words:
        if len(word) > 2 and word not in weak and not word.isdigit() and ([word], 1) not in found:
            found.append(([word], 1))
    return found
