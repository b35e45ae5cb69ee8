"""One way of reading a line, with who speaks and what the table holds: what the frames ask and build from."""

from .errors import RuleError
from .plans import text_of
from .speech_words import WEAK

MOST_OFFERED = 8
_PREPOSITIONS = ("of", "in", "for", "with", "against")


class Table:
    """Who speaks, for whom they may act, and the names that they may use."""

    def __init__(self, state, member, context, system, speech, words):
        self.state = state
        self.member = member
        self.is_gm = member["role"] == "gm"
        self.context = context
        self.system = system
        self.speech = speech
        self.words = words
        self.seen = [who for who in state["character_order"] if self.may_name(who)]
        self.own = [who for who in self.seen if self.may_act(who)]

    def may_name(self, character_id):
        """True for a character that the member knows of."""
        character = self.state["characters"][character_id]
        return self.is_gm or not character["hidden"] or character["owner"] == self.member["id"]

    def may_act(self, character_id):
        """True for a character that the member may roll for."""
        return self.is_gm or self.state["characters"][character_id]["owner"] == self.member["id"]

    def name(self, character_id):
        """Return a character's name as this member reads it."""
        character = self.state["characters"][character_id]
        if self.is_gm or character["owner"] == self.member["id"]:
            return character["name"]
        return character["alias"] or character["name"]

    def sheet(self, character_id):
        """Return a character's sheet; an empty one where this viewer does not have it."""
        return self.state["characters"][character_id].get("sheet", {})

    def is_played(self, character_id):
        """True for a character whose owner is a player."""
        owner = self.state["characters"][character_id]["owner"]
        return owner is not None and self.state["members"].get(owner, {}).get("role") == "player"

    def turn(self):
        """Return whose turn it is, None outside a fight."""
        fight = self.state["fight"]
        return None if fight is None else fight["turn"]

    def actors(self, named=None, prefer=None):
        """Return the characters that may be meant to act: one, several to choose from, or none.

        ``named`` is who was named, ``prefer`` narrows where nobody is (those who hold the weapon that was named).
        """
        if named is not None:
            return [named]
        wanted = self.context.get("actor")
        if wanted in self.own and (prefer is None or wanted in prefer):
            return [wanted]
        able = self.own if prefer is None else [who for who in self.own if who in prefer]
        if len(able) == 1:
            return able
        if self.turn() in able:
            return [self.turn()]
        if self.is_gm and prefer is None:
            # without a word on who, the game master means one of those that nobody plays
            able = [who for who in able if not self.is_played(who)] or able
        return able[:MOST_OFFERED]

    def others(self, actor):
        """Return who may be aimed at by a character: those in the fight, or all in sight; at most so many."""
        fight = self.state["fight"]
        among = self.seen if fight is None else [row["id"] for row in fight["order"] if row["id"] in self.seen]
        return [who for who in among if who != actor][:MOST_OFFERED]

    def own_rolls(self):
        """Return the member's own rolls, the newest first."""
        rolls = []
        for roll_id in self.state["roll_order"]:
            roll = self.state["rolls"].get(roll_id)
            if roll is not None and roll["by"] == self.member["id"]:
                rolls.append(roll)
        rolls.reverse()
        return rolls


class Way:
    """A way of cutting the line, with the small words told from the ones that mean something."""

    def __init__(self, pieces):
        self.pieces = pieces
        self.heard = [piece for piece in pieces if piece[2] not in WEAK and piece[2] != "unknown"]

    def only(self, *concepts):
        """True where nothing but these (and small words) was heard."""
        for piece in self.heard:
            if piece[2] not in concepts:
                return False
        return len(self.heard) > 0

    def count(self, *concepts):
        """Return how many pieces of these concepts were heard."""
        return len([piece for piece in self.heard if piece[2] in concepts])

    def has(self, *concepts):
        """True where one of these was heard."""
        return self.count(*concepts) > 0

    def has_small(self, concept):
        """True where a small word of this concept was heard."""
        return concept in [piece[2] for piece in self.pieces]

    def values(self, concept):
        """Return the values of all pieces of a concept, in the order in which they were said."""
        return [piece[3] for piece in self.heard if piece[2] == concept]

    def value(self, concept):
        """Return the first value of a concept, or None."""
        found = self.values(concept)
        return found[0] if found else None

    def place(self, *concepts):
        """Return where the first of these stands, or None."""
        for index, piece in enumerate(self.pieces):
            if piece[2] in concepts:
                return index
        return None

    def characters(self):
        """Return ``[(id, preposition before it or None, place)]``; after "and" the other's preposition counts."""
        found = []
        for index, piece in enumerate(self.pieces):
            if piece[2] == "character":
                word = self._preposition(index)
                if word == "and" and found:
                    word = found[-1][1]
                found.append((piece[3], word, index))
        return found

    def _preposition(self, index):
        index -= 1
        while index >= 0 and self.pieces[index][2] in WEAK:
            if self.pieces[index][2] in _PREPOSITIONS or self.pieces[index][2] == "and":
                return self.pieces[index][2]
            index -= 1
        return None

    def together(self):
        """True where those who were named stand side by side: "Rosa, Tião e Jandira"."""
        places = [index for index, piece in enumerate(self.pieces) if piece[2] in ("character", "group")]
        if not places:
            return True
        between = self.pieces[places[0] : places[-1] + 1]
        for piece in between:
            if piece[2] not in ("character", "group", "and", "article", "filler", "for", "in", "of"):
                return False
        return True

    def heard_before(self, index):
        """Return the concept of the last piece before a place that is not a small word, or None."""
        index -= 1
        while index >= 0 and self.pieces[index][2] in WEAK:
            index -= 1
        return self.pieces[index][2] if index >= 0 else None

    def named(self):
        """Return all characters that were named, alone or as a group, each once."""
        found = []
        for piece in self.heard:
            ids = [piece[3]] if piece[2] == "character" else piece[3] if piece[2] == "group" else []
            for who in ids:
                if who not in found:
                    found.append(who)
        return found


def reading(commands, says, choice=None, cost=0, look_up=None):
    """Return a reading: the commands, how it is said back, which part there was a choice in, what makes it worse."""
    return {"commands": commands, "says": says, "choice": choice, "cost": cost, "look_up": look_up}


def impossible(says, code, field=None):
    """Return a reading that was understood but has nothing to act on."""
    told = reading([], says)
    told["problem"] = RuleError(code, field).as_json()
    return told


def signed(value):
    """Return a modifier as it is shown, with a real minus."""
    return "+" + str(value) if value >= 0 else "−" + str(-value)


def joined(texts):
    """Return one text of several: "a", "a e b", "a, b e c"."""
    if len(texts) == 1:
        return texts[0]
    told = text_of("speech-and", {"one": texts[-2], "other": texts[-1]})
    for index in range(len(texts) - 3, -1, -1):
        told = text_of("speech-list", {"one": texts[index], "rest": told})
    return told
