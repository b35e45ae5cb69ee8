"""What time brings: open wounds bleed, poisons and diseases run their course (Dano; Ervas, doenças e venenos).

Everything is counted in rounds; the table's clock says how many have passed.
"""

from ..commands_people import refresh, wait_for
from ..plans import text_of
from .body import follow_ills, has, kill, lose_resistance, put_on, set_resistance
from .book import book
from .choosing import name_of
from .figures import altitude_of
from .poisons import LASTING, POISONS, SPASMS_DAYS, SPIDERS

# Ruling: the summary gives a round no length; ten seconds
ROUNDS_A_MINUTE = 6
ROUNDS_A_HOUR = 60 * ROUNDS_A_MINUTE
ROUNDS_A_DAY = 24 * ROUNDS_A_HOUR
ROUNDS = {"round": 1, "minute": ROUNDS_A_MINUTE, "hour": ROUNDS_A_HOUR, "day": ROUNDS_A_DAY}
TEN_MINUTES = 10 * ROUNDS_A_MINUTE


def _path(character_id, *rest):
    return ["characters", character_id] + list(rest)


def _told(draft, character_id, word, args=None):
    told = {"name": name_of(draft.state["characters"][character_id])}
    for name in args or {}:
        told[name] = args[name]
    return {"character": character_id, "text": text_of("bandeirantes-told-" + word, told)}


def tick(draft, unit, count):
    """Let time pass for everybody; return what there is to tell. A generator."""
    rounds = count * ROUNDS[unit]
    told = []
    for character_id in draft.state["character_order"]:
        character = draft.state["characters"][character_id]
        if "dead" in character["states"]:
            continue
        if "bleeding" in character["states"]:
            told += _bleed(draft, character_id, rounds)
        if character["sheet"]["ills"] and not has(draft, character_id, "dead"):
            passed = yield from _pass_ills(draft, character_id, rounds)
            told += passed
        refresh(draft, character_id)
    return told


def _bleed(draft, character_id, rounds):
    """Take what open wounds cost over so many rounds, counted from when the bleeding began."""
    path = _path(character_id, "states", "bleeding")
    before = draft.get(path).get("rounds", 0)
    info = dict(draft.get(path))
    info["rounds"] = before + rounds
    draft.set(path, info)
    after = before + rounds
    vitals = draft.get(_path(character_id, "vitals"))
    slow = book.start(
        "bleeding",
        {
            "wounds": vitals["wounds"],
            "minutes": 10 * (after // TEN_MINUTES - before // TEN_MINUTES),
            "fatigue": vitals["fatigue"],
            "resistance": vitals["resistance"],
        },
    )
    fast = book.start(
        "bleeding",
        {
            "grave_wounds": vitals["grave_wounds"],
            "mortal_wounds": vitals["mortal_wounds"],
            "minutes": after // ROUNDS_A_MINUTE - before // ROUNDS_A_MINUTE,
            "rounds": rounds,
            "fatigue": slow["fatigue_left"],
            "resistance": slow["resistance_left"],
        },
    )
    points = slow["points"] + fast["points"]
    if points == 0:
        return []
    draft.set(_path(character_id, "vitals", "fatigue"), fast["fatigue_left"])
    told = [_told(draft, character_id, "bled", {"points": points})]
    if fast["resistance_left"] != vitals["resistance"]:
        set_resistance(draft, character_id, fast["resistance_left"])
        told += _fate(draft, character_id)
    return told


def _fate(draft, character_id):
    """Return what there is to tell of somebody who fell or died just now."""
    for state_id in ("dead", "fallen"):
        if has(draft, character_id, state_id):
            return [_told(draft, character_id, state_id)]
    return []


def _pass_ills(draft, character_id, rounds):
    """Let each ill of a character go on; return what there is to tell. A generator."""
    told, kept = [], []
    for ill in draft.get(_path(character_id, "sheet", "ills")):
        if has(draft, character_id, "dead"):
            kept.append(ill)
            continue
        ill = dict(ill)
        if ill["ill"] in POISONS:
            over = yield from _pass_poison(draft, character_id, ill, rounds, told)
        else:
            over = yield from _pass_disease(draft, character_id, ill, rounds, told)
        if over:
            told.append(_told(draft, character_id, "over", {"ill": text_of("bandeirantes-w-" + ill["ill"])}))
        else:
            kept.append(ill)
    draft.set(_path(character_id, "sheet", "ills"), kept)
    follow_ills(draft, character_id)
    return told


def _ended(ill, rounds, name):
    """Count a wait down; True where it has just ended."""
    waiting = ill[name]
    ill[name] = max(0, waiting - rounds)
    return waiting > 0 and ill[name] == 0


def _days(ill, rounds):
    """Return how many days of an ill begin within so many rounds, and note the rest."""
    gone = ill["gone"] + rounds
    ill["gone"] = gone % ROUNDS_A_DAY
    return gone // ROUNDS_A_DAY


def _pass_poison(draft, character_id, ill, rounds, told):
    """Let a poison go on; True where it is over. A generator."""
    name = {"ill": text_of("bandeirantes-w-" + ill["ill"])}
    if _ended(ill, rounds, "until_hard"):
        told.append(_told(draft, character_id, "hard", name))
    if _ended(ill, rounds, "until_incapacitated"):
        put_on(draft, character_id, "incapacitated", {"with": "poisoned"})
        told.append(_told(draft, character_id, "incapacitated", name))
    for _ in range(_days(ill, rounds)):
        ill["day"] += 1
        if _is_over(ill):
            return True
        request = {"poison": ill["ill"], "day": ill["day"], "route": ill["route"]}
        outcome = yield from book.start("poison_damage", request)
        hurt_by_poison(draft, character_id, ill["ill"], outcome)
        if outcome["damage"]:
            told.append(_hurt(draft, character_id, ill, outcome["damage"]))
        told += _fate(draft, character_id)
        if has(draft, character_id, "dead"):
            return False
    return False


def _is_over(ill):
    """True on the day when a poison that harms only once has let go: a spider's after its spasms."""
    if ill["ill"] in LASTING:
        return False
    return ill["day"] > (SPASMS_DAYS if ill["ill"] in SPIDERS else 1)


def hurt_by_poison(draft, character_id, poison, outcome):
    """Let a day of a poison hurt, and ask for the test that it calls for."""
    lose_resistance(draft, character_id, outcome["damage"])
    if outcome["requires"] and not has(draft, character_id, "dead"):
        pending = {"kind": "endure", "test": outcome["requires"][0], "poison": poison}
        wait_for(draft, character_id, pending)


def _hurt(draft, character_id, ill, points):
    args = {"ill": text_of("bandeirantes-w-" + ill["ill"]), "day": ill["day"], "points": points}
    return _told(draft, character_id, "hurt", args)


def _pass_disease(draft, character_id, ill, rounds, told):
    """Let a disease go on; True where it is over. A generator."""
    waited = min(rounds, ill["until_shows"])
    days = 0
    if _ended(ill, rounds, "until_shows") or (ill["until_shows"] == 0 and ill["day"] == 0):
        days = 1
        told.append(_told(draft, character_id, "shows", {"ill": text_of("bandeirantes-w-" + ill["ill"])}))
    if ill["until_shows"] == 0:
        days += _days(ill, rounds - waited)
    for _ in range(days):
        ill["day"] += 1
        over = yield from _disease_day(draft, character_id, ill, told)
        if over or has(draft, character_id, "dead"):
            return over
    return False


def _disease_day(draft, character_id, ill, told):
    """Let one day of a disease do what it does; True where it is over. A generator."""
    sheet = draft.get(_path(character_id, "sheet"))
    request = {
        "disease": ill["ill"],
        "day": ill["day"],
        "resistance": sheet["attributes"]["resistance"],
        "altitude_m": altitude_of(draft.state),
        "lives_high": sheet["lives_high"],
    }
    outcome = yield from book.start("disease_day", request)
    if outcome["damage"]:
        lose_resistance(draft, character_id, outcome["damage"])
        told.append(_hurt(draft, character_id, ill, outcome["damage"]))
        told += _fate(draft, character_id)
    if outcome["dead"]:
        kill(draft, character_id, ill["ill"])
        told += _fate(draft, character_id)
        return False
    if outcome["unconscious"] and not has(draft, character_id, "unconscious"):
        put_on(draft, character_id, "unconscious", {"with": "sick"})
        told.append(_told(draft, character_id, "unconscious"))
    return outcome["over"]
