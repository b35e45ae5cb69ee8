"""The spoken or typed line: what a sentence means at this table, or what to ask back; nothing is ever guessed.

``understand`` answers

    {"readings": [READING, ...], "asks": null | {"key", "options": [TEXT, ...]},
     "missed": null | {"key", "args"}, "nearest": [READING, ...]}
    READING: {"commands": [command without id and by, ...], "look_up": words | null, "says": TEXT,
              "confidence": 0 to 100, "problem": null | {"code", "field"?, "values"?}}

One reading: do its commands, in order (``look_up``: open the reference). Several: equally good; ``asks`` is the
question, its options stand in the order of the readings. None: ``missed`` says what was not understood, ``nearest``
holds up to three readings that may be offered. A ``problem`` says why the table would refuse a reading now.

A game can be spoken to as it is: traits, states, vitals, the scene, its card's buttons and lists (``speech_card``). It
adds its own words by ``SYSTEM["speech"]``; all parts may be left out:

    phrases   [{"id", "intent" | "state" + "on" | "command", "pending"? (a kind or several), "of_state"?}]   "absorver"
    options   [{"id", "for": [kinds], "on" | "choose" | "intent"}]   "ataque selvagem", "com ampliação"
    attack_verbs   skills with verbs of their own ("atiro"), or [field, value] of the arms that a verb is for
    situation_in   {situation key: [kinds of roll that take it as a choice]}
    coin, coin_pool   the vital that pays for another roll, and the game master's pool of them
    recovers_from   the state that "recuperar" alone means where nobody has any

Its vocabulary stands in ``speech-<system>-<id>``, what is said back in ``speech-<system>-says-<id>``; other words for
a button or an action of the card, whose label is ``<system>-do-<id>``, in ``speech-<system>-do-<id>``.
"""

from .compat import stable_sort
from .errors import RuleError, invalid
from .plans import text_of
from .speech_attacks import FRAMES as ATTACK_FRAMES
from .speech_card import arms_of, lists_of
from .speech_chart import Chart
from .speech_fight import FRAMES as FIGHT_FRAMES
from .speech_moves import FRAMES as MOVE_FRAMES
from .speech_numbers import add_numbers
from .speech_people import FRAMES as PEOPLE_FRAMES
from .speech_rolls import FRAMES as ROLL_FRAMES
from .speech_sense import Table, Way, reading
from .speech_text import LONGEST, MOST_TOKENS, tokens_of
from .speech_words import WEAK, Phrases, name_phrases, speech_of
from .table import run_decide

FRAMES = ROLL_FRAMES + ATTACK_FRAMES + PEOPLE_FRAMES + FIGHT_FRAMES + MOVE_FRAMES
MOST_ASKED = 8
MOST_NEAREST = 3


def understand(state, member_id, text, words, context=None):
    """Return what a line means to this member (see the module's text).

    ``words`` is what ``speech_words`` made; ``context`` may hold ``actor``, the character whose card is open.

    :raises RuleError: ``unknown_member``; ``invalid_input`` on ``text``, ``words`` or ``context``.
    """
    member = state["members"].get(member_id) if isinstance(member_id, str) else None
    if member is None:
        raise RuleError("unknown_member", "member")
    if not isinstance(text, str) or len(text) > LONGEST:
        raise invalid("text", {"max": LONGEST})
    if not isinstance(words, dict) or words.get("system") != state["table"]["system"]:
        raise invalid("words")
    if context is not None and not isinstance(context, dict):
        raise invalid("context")
    tokens = tokens_of(text)
    if not tokens or len(tokens) > MOST_TOKENS:
        return _not_understood("speech-empty" if not tokens else "speech-too-long", {}, [])
    system, speech = speech_of(state["table"]["system"])
    table = Table(state, member, context or {}, system, speech, words)
    names = _names(table, words)
    chart = Chart(tokens, words, names)
    looked_up = _look_up(chart, tokens, text)
    if looked_up is not None:
        looked_up["price"] = looked_up["edits"] = 0
        return _answer(table, [looked_up])
    found, partly = _read(table, chart)
    if found:
        return _answer(table, found)
    # a word that is known taken for another one is a guess: it may be offered, no more
    loosely, more = _read(table, Chart(tokens, words, names, chart))
    weaker = loosely or partly + more
    return _nearest(table, chart, weaker, tokens, text)


# --- names from the table --------------------------------------------------------------------------------------


def _names(table, words):
    """Return the table's own names as a vocabulary: characters, weapons, skills that somebody wrote in."""
    made = Phrases()
    weak, numbers = words["weak"], words["numbers"]
    shared = {}
    listed = []
    for who in table.seen:
        names = [table.name(who)]
        alias = table.state["characters"][who].get("alias")
        if alias and alias not in names:
            names.append(alias)
        for name in names:
            for phrase, cost in name_phrases(name, weak):
                phrase = [str(numbers.get(word, word)) for word in phrase]
                made.add(phrase, "character", who, cost)
                key = " ".join(phrase)
                if key not in shared:
                    shared[key] = []
                    listed.append((key, phrase))
                if who not in shared[key]:
                    shared[key].append(who)
    for key, phrase in listed:
        if len(shared[key]) > 1:
            _add_group(made, phrase, shared[key])
    _add_entries(made, table, weak)
    _add_skills(made, table, weak)
    return made.as_json()


def _add_group(made, phrase, ids):
    """Let a name that several share stand for all of them, where it is said in the plural or with "todos"."""
    made.add(phrase, "several", ids, 0)
    if len(phrase) == 1 and not phrase[0].endswith("s"):
        made.add([phrase[0] + "s"], "group", ids, 0)


def _add_entries(made, table, weak):
    """Add what the card's lists hold: arms as ``[who, index]``, anything else as ``[who, list, index]``."""
    arms = arms_of(table.system)
    for place, entry in enumerate(lists_of(table.system)):
        is_arms = arms is not None and entry["list"] == arms["list"]
        held = {}
        listed = []
        for who in table.own:
            for index, row in enumerate(table.sheet(who).get(entry["list"], [])):
                for phrase, cost in name_phrases(row.get("name", ""), weak):
                    key = " ".join(phrase) + " " + str(cost)
                    if key not in held:
                        held[key] = []
                        listed.append((key, phrase, cost))
                    held[key].append([who, index] if is_arms else [who, place, index])
        for key, phrase, cost in listed:
            made.add(phrase, "weapon" if is_arms else "item", held[key], cost)


def _add_skills(made, table, weak):
    seen = []
    for who in table.own:
        for skill in table.sheet(who).get("skills", []):
            if isinstance(skill, dict) and skill.get("name") and (skill["id"], skill["name"]) not in seen:
                seen.append((skill["id"], skill["name"]))
                for phrase, cost in name_phrases(skill["name"], weak):
                    made.add(phrase, "trait", skill["id"], cost)


# --- looking up ------------------------------------------------------------------------------------------------


def _look_up(chart, tokens, text):
    """Return the reading of a question about the rules: its phrase first or last, any words beside it."""
    size = len(tokens)
    for start in range(size):
        for piece in chart.pieces(start, "look_up"):
            if piece[4] or not (_all_small(chart, 0, start) or _all_small(chart, piece[1], size)):
                continue
            low, high = (piece[1], size) if _all_small(chart, 0, start) else (0, start)
            low = chart.step_over(low, *WEAK)
            for end in range(low + 1, high):
                # "how does grappling work": the end of the question is not its topic
                if _all_small(chart, end, high, "look_up"):
                    high = end
                    break
            if low < high:
                topic = " ".join([row[0] for row in tokens[low:high]])
                shown = text[tokens[low][1] : tokens[high - 1][2]]
                return reading([], text_of("speech-look-up", {"topic": shown}), look_up=topic)
    return None


def _all_small(chart, start, end, *others):
    concepts = WEAK + list(others)
    while start < end:
        piece = chart.first(start, *concepts)
        if piece is None or piece[1] > end:
            return False
        start = piece[1]
    return True


# --- choosing --------------------------------------------------------------------------------------------------


def _read(table, chart):
    """Return ``(readings of what was heard whole, readings of what was heard in part)``."""
    found, partly, best = [], [], None
    for cost, edits, unknown, pieces in chart.ways(add_numbers(chart)):
        if best is not None and cost > best:
            break  # the ways come by their cost: no later one can be as good
        way = Way(_with_groups(pieces))
        for frame in FRAMES:
            for told in frame(table, way):
                told["price"] = cost + told["cost"]
                told["edits"] = edits
                told["unknown"] = unknown
                (partly if unknown else found).append(told)
                if not unknown and (best is None or told["price"] < best):
                    best = told["price"]
    return found, partly


def _with_groups(pieces):
    """Turn a name that several share into the group where "todos" was said; otherwise it is not a reading."""
    everyone = "all" in [piece[2] for piece in pieces]
    made = []
    for piece in pieces:
        if piece[2] == "several" and everyone:
            piece = (piece[0], piece[1], "group", piece[3], piece[4], piece[5])
        made.append(piece)
    return made


def _distinct(found):
    """Return the readings, cheapest first, each set of commands once."""
    rows = []
    for told in stable_sort(found, key=lambda told: told["price"]):
        known = [1 for row in rows if row["commands"] == told["commands"] and row["look_up"] == told["look_up"]]
        if not known:
            rows.append(told)
    return rows


def _finish(table, told):
    """Return a reading as it is handed out, tried on the table as it is."""
    confidence = 100 - told["edits"] - told["cost"]
    return {
        "commands": told["commands"],
        "look_up": told["look_up"],
        "says": told["says"],
        "confidence": max(1, confidence),
        "problem": told["problem"] if "problem" in told else _problem(table, told["commands"]),
    }


def _problem(table, commands):
    for command in commands:
        tried = dict(command)
        tried["id"] = "speech-tried"
        tried["by"] = table.member["id"]
        try:
            run_decide(table.state, tried)
        except RuleError as error:
            return error.as_json()
        except KeyError:
            # a player's own view lacks what the table knows of others: the table will say
            return None
    return None


def _answer(table, found):
    """Return the cheapest reading, or those that are as good with the question between them."""
    rows = _distinct(found)
    best = rows[0]["price"]
    equal = [row for row in rows if row["price"] == best]
    told = [_finish(table, row) for row in equal[: MOST_ASKED * 2]]
    if len(told) == 1 and _lacks_target(told[0]):
        equal, told = _with_targets(table, equal[0], told)
    able = [index for index in range(len(told)) if told[index]["problem"] is None]
    if not able:
        able = [index for index in range(len(told))]
        if _same_problem(told):
            able = able[:1]
    able = able[:MOST_ASKED]
    readings = [told[index] for index in able]
    asks = None
    if len(readings) > 1:
        choices = [equal[index]["choice"] for index in able]
        same = choices[0] is not None and all([choice == choices[0] for choice in choices])
        key = "speech-which-" + choices[0] if same else "speech-which"
        asks = {"key": key, "options": [row["says"] for row in readings]}
    return {"readings": readings, "asks": asks, "missed": None, "nearest": []}


def _lacks_target(row):
    problem = row["problem"]
    if problem is None or problem["code"] != "missing_input" or problem.get("field") != "target":
        return False
    return len(row["commands"]) == 1 and row["commands"][0]["type"] == "roll"


def _with_targets(table, row, told):
    """Return a roll that needs somebody to be aimed at once for each who may be meant; as it is where nobody may."""
    rows = []
    command = row["commands"][0]
    for who in table.others(command["actor"]):
        aimed = dict(command)
        aimed["intent"] = dict(command["intent"])
        aimed["intent"]["target"] = who
        copied = dict(row)
        copied["commands"] = [aimed]
        copied["says"] = text_of("speech-at", {"what": row["says"], "target": table.name(who)})
        copied["choice"] = "target"
        rows.append(copied)
    found = [_finish(table, other) for other in rows]
    return (rows, found) if found else ([row], told)


def _same_problem(told):
    return all([row["problem"]["code"] == told[0]["problem"]["code"] for row in told])


def _not_understood(key, args, nearest):
    return {"readings": [], "asks": None, "missed": text_of(key, args), "nearest": nearest}


def _alone(table, piece):
    """Return the readings that a piece has by itself, or with one of the commonest verbs."""
    found = []
    verbs = {"weapon": (None, "attack"), "vital": ("spend", "gain")}
    for verb in verbs.get(piece[2], (None,)):
        pieces = [piece] if verb is None else [(0, 0, verb, None, 0, 0), piece]
        for frame in FRAMES:
            found += frame(table, Way(pieces))
        if found:
            break
    return found


def _nearest(table, chart, weaker, tokens, text):
    """Return what was not understood, with what it may have been."""
    strange = []
    for index, row in enumerate(tokens):
        if len(chart.near[index]) == 1 and not chart.at[index] and not chart.word_numbers(index):
            strange.append(text[row[1] : row[2]])
    if not weaker:
        for index in range(len(tokens)):
            for piece in chart.at[index]:
                if piece[2] in WEAK:
                    continue
                for told in _alone(table, piece):
                    told["price"] = told["cost"] + piece[4] - piece[1] + piece[0]
                    told["edits"] = piece[4]
                    weaker.append(told)
    least = min([row.get("unknown", 0) for row in weaker] + [9])
    weaker = [row for row in weaker if row.get("unknown", 0) == least]
    nearest = [_finish(table, row) for row in _distinct(weaker)[: MOST_NEAREST * 2]]
    nearest = [row for row in nearest if row["problem"] is None][:MOST_NEAREST]
    if strange and len(strange) < len(tokens):
        return _not_understood("speech-missed-words", {"words": " ".join(strange)}, nearest)
    return _not_understood("speech-missed", {"text": text.strip()}, nearest)
