"""Sentences that change what characters carry, who is seen, the scene, and that take things back."""

from .plans import text_of
from .speech_parts import own_text
from .speech_rolls import recovery
from .speech_sense import joined, reading


def _who(table, way, prefer=None):
    """Return ``(list of groups to choose from, named?)``: each group is the characters that the commands go to."""
    named = way.named()
    if way.has("all") and not named:
        return [[who for who in table.seen if table.is_played(who)]]
    if len(named) > 1 or (way.has("all") and named):
        return [named] if way.together() else []
    return [[who] for who in table.actors(named[0] if named else None, prefer)]


def _each(table, groups, make, says_of):
    """Return one reading for each group: its commands, and how they are said back."""
    found = []
    for group in groups:
        if not group:
            continue
        commands = []
        for who in group:
            command = make(who)
            command["character"] = who
            commands.append(command)
        says = says_of(joined([table.name(who) for who in group]), group)
        found.append(reading(commands, says, "character" if len(groups) > 1 else None))
    return found


# --- vitals ----------------------------------------------------------------------------------------------------


def vital(table, way):
    """ "Rosa levou dois ferimentos", "dá um bene pra Rosa", "mais um de fadiga", "Tião está com um ferimento"."""
    if way.count("vital") != 1 or not way.only(
        "vital", "gain", "lose", "recover", "set", "zero", "spend", "number", "modifier", "character", "group", "all"
    ):
        return []
    if way.count("number", "modifier", "zero") > 1 or way.count("gain", "lose", "recover", "set", "spend") > 1:
        return []
    change = _change(table, way)
    if change is None:
        return []
    vital_id = way.value("vital")
    name = text_of(table.system["id"] + "-vital-" + vital_id)

    def make(who):
        command = {"type": "character.vital", "vital": vital_id}
        command[change[0]] = change[1]
        return command

    def says(names, group):
        key = "speech-vital-to" if change[0] == "to" else "speech-vital-more" if change[1] > 0 else "speech-vital-less"
        return text_of(key, {"who": names, "what": name, "n": abs(change[1])})

    return _each(table, _who(table, way), make, says)


def _declared_vital(table, vital_id):
    for entry in table.system["vitals"]:
        if entry["id"] == vital_id:
            return entry
    return {}


def _change(table, way):
    """Return ``("step", n)`` or ``("to", n)``, None where the line does not say which."""
    coin = table.speech.get("coin")
    if way.has("zero"):
        return None if way.has("number", "modifier") else ("to", 0)
    number = way.value("number")
    if way.has("modifier"):
        value = way.value("modifier")
        if way.has("lose", "recover", "set", "spend") or (way.has("gain") and value < 0) or value == 0:
            return None
        return "step", value
    if way.has("set"):
        return None if number is None else ("to", number)
    count = 1 if number is None else number
    if count == 0:
        return "to", 0
    if way.has("lose"):
        return "step", -count
    if way.has("recover"):
        return "step", count if _declared_vital(table, way.value("vital")).get("tone") == "good" else -count
    if way.has("spend"):
        # one coin spent by the speaker pays for another roll (see ``again``); more, or somebody else's, is bookkeeping
        return ("step", -count) if count > 1 or way.value("vital") != coin else None
    if number is not None and not way.has("gain") and way.has_small("with"):
        return "to", number  # "Rosa com dois ferimentos"
    if way.has("gain") or number is not None or way.has_small("in") or way.has_small("for"):
        return "step", count
    return None


def pool(table, way):
    """ "dá um bene pro mestre": the game master's own pool."""
    pools = table.system.get("pools", [])
    if not pools or not way.only("vital", "pool", "game_master", "gain", "lose", "spend", "number", "modifier", "set"):
        return []
    coin = table.speech.get("coin")
    by_coin = way.has("game_master") and way.value("vital") == coin and coin is not None and not way.has("pool")
    by_name = way.count("pool") == 1 and not way.has("vital")
    if not (by_coin or by_name) or way.count("number", "modifier") > 1:
        return []
    number = way.value("modifier") if way.has("modifier") else way.value("number")
    pool_id = table.speech["coin_pool"] if by_coin else way.value("pool")
    command = {"type": "pool", "pool": pool_id}
    name = text_of(table.system["id"] + "-pool-" + pool_id)
    if way.has("set"):
        if number is None:
            return []
        command["to"] = number
        return [reading([command], text_of("speech-pool-to", {"what": name, "n": number}))]
    if not way.has("gain", "lose", "spend", "modifier"):
        return []
    count = 1 if number is None else number
    command["step"] = -count if way.has("lose", "spend") else count
    key = "speech-pool-more" if command["step"] > 0 else "speech-pool-less"
    return [reading([command], text_of(key, {"what": name, "n": abs(command["step"])}))]


# --- states ----------------------------------------------------------------------------------------------------


def state(table, way):
    """ "capanga abalado", "tira abalado do capanga", "Rosa não está mais caída"."""
    if way.count("state") != 1 or not way.only("state", "on", "off", "lose", "gain", "character", "group", "all"):
        return []
    if way.count("on", "off", "lose", "gain") > 1:
        return []
    state_id = way.value("state")
    off = way.has("off", "lose")

    def make(who):
        return {"type": "character.state", "state": state_id, "on": not off}

    def says(names, group):
        what = text_of(table.system["id"] + "-state-" + state_id)
        return text_of("speech-state-off" if off else "speech-state-on", {"who": names, "what": what})

    groups = _who(table, way)
    if not way.has("on", "off", "lose", "gain") and len(groups) == 1 and len(groups[0]) == 1:
        who = groups[0][0]
        if state_id in table.state["characters"][who]["states"] and who in table.own:
            return _state_again(table, who, state_id)
    bearers = [who for who in table.own if state_id in table.state["characters"][who]["states"]]
    return _each(table, _who(table, way, bearers if off and bearers else None), make, says)


def _state_again(table, who, state_id):
    """Return what may be meant by a bare state that is there already: getting over it, or taking it off."""
    what = text_of(table.system["id"] + "-state-" + state_id)
    args = {"who": table.name(who), "what": what}
    command = {"type": "character.state", "character": who, "state": state_id, "on": False}
    found = [reading([command], text_of("speech-state-off", args))]
    intent = recovery(table, state_id)
    if intent is not None:
        command = {"type": "roll", "actor": who, "intent": intent}
        found.append(reading([command], text_of("speech-recover", args)))
    return found


# --- seeing, taking --------------------------------------------------------------------------------------------


def hide(table, way):
    """ "esconder onça", "mostrar onça"."""
    if not way.only("hide", "show", "character", "group", "all") or way.count("hide", "show") != 1:
        return []
    named = way.named()
    hidden = way.has("hide")
    if way.has("all") and not named and not hidden:
        named = [who for who in table.seen if table.state["characters"][who]["hidden"]]
    if not named:
        return []

    def make(who):
        return {"type": "character.hide", "hidden": hidden}

    def says(names, group):
        return text_of("speech-hide" if hidden else "speech-show", {"who": names})

    return _each(table, [named], make, says)


def take(table, way):
    """ "sou a Rosa": take a character to play."""
    if not way.only("take_character", "character") or way.count("take_character") != 1 or way.count("character") != 1:
        return []
    who = way.named()[0]
    command = {"type": "character.take", "character": who}
    return [reading([command], text_of("speech-take", {"who": table.name(who)}))]


def situation(table, way):
    """ "penumbra", "luz: escuridão", "cobertura leve"."""
    if not way.only("situation_key", "situation_value", "situation", "set", "on", "gain"):
        return []
    if way.count("situation_value") != 1 or way.count("situation_key") > 1:
        return []
    key, value = way.value("situation_value")
    if way.has("situation_key") and way.value("situation_key") != key:
        return []
    command = {"type": "table.situation", "key": key, "value": value}
    return [reading([command], text_of("speech-situation", {"value": own_text(table, key + "-" + value)}))]


def undo(table, way):
    """ "desfazer", "desfaz isso"."""
    if not way.only("undo"):
        return []
    return [reading([{"type": "undo"}], text_of("speech-undo"))]


FRAMES = [vital, pool, state, hide, take, situation, undo]
