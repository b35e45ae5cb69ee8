"""Everything that each place of a line may mean, and the best ways to cut the line into such pieces.

A piece is ``(start, end, concept, value, edits, cost)``; ``edits`` counts a slip as ten and a plural as one. A way is a
list of pieces that covers the line; what no phrase covers is a piece of concept ``unknown``.
"""

from .compat import stable_sort
from .speech_text import distance, edits_allowed, may_be_near
from .speech_words import WEAK

EDIT = 10
PLURAL = 1
EDIT_COST = 5  # of a whole slip
UNKNOWN_COST = 40
WAYS_KEPT = 48


class Chart:
    """The pieces of a line by the place where they start.

    ``words`` is the vocabulary, ``names`` what the table adds (``Phrases.as_json``). After ``strict``, the chart of the
    same line made without, a word that is known may also be a slip for another one.
    """

    def __init__(self, tokens, words, names, strict=None):
        self.tokens = [row[0] for row in tokens]
        self.words = words
        self.sources = [words, names]
        self.strict = strict
        self.skipped = [word in self.words["skipped"] for word in self.tokens]
        self.near = [self._near(index) for index in range(len(tokens))]
        self.at = [self._phrases_at(index) for index in range(len(tokens))]

    def _near(self, index):
        """Return the vocabulary's words that this one may be, with the slips that takes."""
        word = self.tokens[index]
        if self.strict is not None and not self._is_known(word):
            return self.strict.near[index]
        found = {word: 0}
        if word in self.words["numbers"]:
            found[str(self.words["numbers"][word])] = 0  # a name such as "Capanga 2" may be said in words
        most = edits_allowed(word)
        if most:
            self._add_plural(word, found)
            if self.strict is None and len(found) > 1:
                return found
        if most == 0 or (self.strict is None and self._is_known(word)):
            return found
        for source in self.sources:
            for size in range(len(word) - most, len(word) + most + 1):
                for other in source["lengths"].get(str(size), ()):
                    if other in found:
                        continue
                    allowed = min(most, edits_allowed(other))
                    if not may_be_near(word, other, allowed):
                        continue
                    slips = distance(word, other, allowed)
                    if slips <= allowed:
                        found[other] = slips * EDIT
        return found

    def _add_plural(self, word, found):
        """Let "capanga" stand for "capangas" and the other way round."""
        other = word[:-1] if word.endswith("s") else word + "s"
        for source in self.sources:
            if other in source["first"] or other in source["lengths"].get(str(len(other)), ()):
                found[other] = PLURAL

    def _is_known(self, word):
        for source in self.sources:
            if word in source["first"] or word in source["lengths"].get(str(len(word)), ()):
                return True
        return False

    def _phrases_at(self, index):
        found = {}
        near = self.near[index]
        for source in self.sources:
            for word in near:
                for place in source["first"].get(word, ()):
                    row = source["rows"][place]
                    phrase, concept = row[0], row[1]
                    value, cost = (row[2], row[3]) if len(row) > 2 else (None, 0)
                    end, edits = self._match(phrase, index)
                    if end is None or (edits and (concept in WEAK or concept == "group")):
                        continue
                    key = (end, concept, str(value))
                    piece = (index, end, concept, value, edits, cost)
                    if key not in found or _price(piece) < _price(found[key]):
                        found[key] = piece
        return [found[key] for key in sorted(found.keys())]

    def _match(self, phrase, index):
        """Return ``(place after the phrase, slips)``; small words in between are stepped over."""
        edits = 0
        for count, word in enumerate(phrase.split(" ")):
            while count and index < len(self.tokens) and word not in self.near[index] and self.skipped[index]:
                index += 1
            if index >= len(self.tokens) or word not in self.near[index]:
                return None, 0
            edits += self.near[index][word]
            index += 1
        return index, edits

    def pieces(self, index, *concepts):
        """Return the pieces of these concepts that start here, the longest and surest first."""
        chosen = [piece for piece in self.at[index] if piece[2] in concepts] if index < len(self.tokens) else []
        return sorted(chosen, key=lambda piece: (-piece[1], piece[4], piece[2]))

    def first(self, index, *concepts):
        """Return the longest and surest piece of these concepts, or None."""
        found = self.pieces(index, *concepts)
        return found[0] if found else None

    def step_over(self, index, *concepts):
        """Return the place after any small words of these concepts."""
        while True:
            piece = self.first(index, *concepts)
            if piece is None:
                return index
            index = piece[1]

    def word_numbers(self, index):
        """Return ``[(value, is it a multiplier, slips)]`` of a number word here."""
        found = []
        near = self.near[index]
        for word in near:
            if word in self.words["numbers"]:
                found.append((self.words["numbers"][word], False, near[word]))
            elif word in self.words["times"]:
                found.append((self.words["times"][word], True, near[word]))
        return sorted(found, key=lambda row: (row[2], row[0]))

    def ways(self, extra):
        """Return the best ways through the line: ``[[cost, edits, unknown, pieces], ...]``, the cheapest first.

        ``extra`` are pieces found by others (numbers, dice), by place.
        """
        size = len(self.tokens)
        open_ways = [[] for _ in range(size + 1)]
        open_ways[0] = [[0, 0, 0, []]]
        for index in range(size):
            best = stable_sort(open_ways[index], key=lambda way: way[0])[:WAYS_KEPT]
            open_ways[index] = best
            pieces = self.at[index] + extra[index] + [(index, index + 1, "unknown", None, 0, 0)]
            for piece in pieces:
                price = _price(piece)
                unknown = 1 if piece[2] == "unknown" else 0
                for cost, edits, missed, path in best:
                    if missed + unknown > 3:
                        continue
                    open_ways[piece[1]].append([cost + price, edits + piece[4], missed + unknown, path + [piece]])
        return stable_sort(open_ways[size], key=lambda way: way[0])[:WAYS_KEPT]


def _price(piece):
    if piece[2] == "unknown":
        return UNKNOWN_COST
    base = 1 if piece[2] in WEAK else 2
    return base + piece[5] + (piece[4] * EDIT_COST + EDIT - 1) // EDIT
