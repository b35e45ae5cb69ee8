"""Sentences that roll: traits, the game's own moves, free dice, once more, asking others."""

from .plans import text_of
from .speech_parts import choice_of, chosen_options, own_text, roll_command, title_of, with_more
from .speech_sense import impossible, joined, reading

# --- traits ----------------------------------------------------------------------------------------------------


def trait(table, way):
    """ "rolar Lutar com mais dois", "Perceber menos 2", "testar Vigor da Rosa"."""
    if not way.only("roll", "must", "trait", "modifier", "character", "option", "secret") or way.count("trait") != 1:
        return []
    if way.count("roll", "must") > 2:
        return []
    options = chosen_options(table, way, "trait")
    if options is None:
        return []
    if table.is_gm and _asks(table, way):
        return []
    sides = _trait_sides(table, way)
    if sides is None:
        return []
    found = []
    actors = table.actors(sides[0])
    for actor in actors:
        intent = {"kind": "trait", "trait": way.value("trait")}
        if sides[1] is not None:
            intent["target"] = sides[1]
        command = roll_command(actor, intent, way, options)
        fallback = text_of(table.system["id"] + "-trait-" + intent["trait"])
        args = {"who": table.name(actor), "what": title_of(table, actor, intent, fallback)}
        key = "speech-roll"
        if sides[1] is not None:
            key = "speech-roll-target"
            args["target"] = table.name(sides[1])
        says = with_more(table, text_of(key, args), way, options)
        cost = 0 if way.has("roll", "must") else 1
        found.append(reading([command], says, choice_of(actors, "character"), cost))
    return found


def _trait_sides(table, way):
    """Return ``(actor, target)`` of a trait roll; without a hint, whom the member may roll for is who rolls."""
    actor, target = None, None
    verb = way.place("roll", "must", "trait")
    for who, word, place in way.characters():
        aimed = word == "against" or (word == "in" and not way.has("roll", "must"))
        subject = word == "of" or (place < verb and not aimed)
        # "intimidar o Tião": the skill is the verb, the other one suffers it
        named_by_skill = word is None and not way.has("roll", "must") and place > verb and table.is_gm
        if (who in table.own or subject) and not aimed and not named_by_skill and actor is None:
            actor = who
        elif target is None:
            target = who
        else:
            return None
    return actor, target


def _asks(table, way):
    """True where the game master wants others to roll: everybody, several, or a player's character that "tests"."""
    named = way.named()
    if way.has("all") or (len(named) > 1 and way.together()):
        return True
    return way.has("must") and len(named) == 1 and table.is_played(named[0])


def ask(table, way):
    """ "todos testam Perceber menos dois", "Rosa e Tião testam Furtividade"."""
    if not way.only("roll", "must", "trait", "modifier", "character", "group", "all") or way.count("trait") != 1:
        return []
    named = way.named()
    if not _asks(table, way) or (way.has("all") and way.has("character") and len(named) > 1):
        return []
    intent = {"kind": "trait", "trait": way.value("trait")}
    bonus = sum(way.values("modifier"))
    command = {"type": "ask", "to": named, "intent": intent}
    if bonus:
        command["modifier"] = bonus
    who = joined([table.name(other) for other in named]) if named else text_of("speech-everyone")
    what = text_of(table.system["id"] + "-trait-" + intent["trait"])
    says = with_more(table, text_of("speech-ask", {"who": who, "what": what}), way, [])
    return [reading([command], says, None, 0 if way.has("roll", "must") else 1)]


# --- the game's own moves --------------------------------------------------------------------------------------


def phrase(table, way):
    """Read a phrase that the game declares: "absorver", "correr", "levantar"."""
    if not way.only("phrase", "roll", "character", "modifier", "secret") or way.count("phrase") != 1:
        return []
    named = way.named()
    if len(named) > 1:
        return []
    declared = table.speech["phrases"][way.value("phrase")]
    return _declared(table, way, declared, table.actors(named[0] if named else None, _waiting(table, declared)))


def _waiting(table, declared):
    """Return who has what the phrase is about (a pending soak, a state), None where nobody has."""
    found = []
    kinds = declared.get("pending", [])
    if isinstance(kinds, str):
        kinds = [kinds]
    for who in table.own:
        character = table.state["characters"][who]
        pending = character.get("pending")
        if pending is not None and pending["kind"] in kinds:
            found.append(who)
        elif declared.get("of_state") is not None and declared["of_state"] in character["states"]:
            found.append(who)
    return found or None


def _declared(table, way, declared, actors):
    found = []
    for actor in actors:
        if "intent" in declared:
            command = roll_command(actor, dict(declared["intent"]), way)
        elif "state" in declared:
            command = {"type": "character.state", "character": actor, "state": declared["state"], "on": declared["on"]}
        else:
            command = dict(declared["command"])
            command["character"] = actor
        if "intent" not in declared and way.has("modifier", "secret", "roll"):
            return []
        says = text_of("speech-move", {"who": table.name(actor), "what": own_text(table, declared["id"])})
        found.append(reading([command], with_more(table, says, way, []), choice_of(actors, "character")))
    return found


def recover(table, way):
    """ "recuperar de abalado": the roll that a state's own declaration names."""
    if not way.only("recover", "roll", "state", "character", "modifier", "option", "spend", "vital"):
        return []
    if not (way.has("recover") or (way.has("roll") and way.has("state"))) or way.count("state") > 1:
        return []
    named = way.named()
    coin = table.speech.get("coin")
    paid = way.has("spend", "vital")
    if len(named) > 1 or way.has("option") or (paid and way.value("vital") != coin):
        return []
    found = []
    wanted = way.value("state")
    if wanted is None and not [who for who in table.own if _recoverable(table, who, None)]:
        wanted = table.speech.get("recovers_from")
    able = [who for who in table.own if _recoverable(table, who, wanted)]
    for who in table.actors(named[0] if named else None, able or None):
        for state in _recoverable(table, who, wanted) or ([] if wanted is None else [wanted]):
            intent = recovery(table, state)
            if intent is None:
                continue
            if paid:
                intent["benny"] = True
            command = roll_command(who, intent, way)
            what = text_of(table.system["id"] + "-state-" + state)
            args = {"who": table.name(who), "what": what}
            if paid:
                args["coin"] = text_of(table.system["id"] + "-vital-" + coin)
            says = with_more(table, text_of("speech-recover-paid" if paid else "speech-recover", args), way, [])
            found.append(reading([command], says, "character"))
    return found


def _recoverable(table, character_id, wanted):
    states = table.state["characters"][character_id]["states"]
    found = []
    for entry in table.system.get("states", []):
        if entry["id"] in states and entry.get("intent") and (wanted is None or wanted == entry["id"]):
            found.append(entry["id"])
    return found


def recovery(table, state_id):
    """Return the intent that gets over a state, None where its declaration has none."""
    for entry in table.system.get("states", []):
        if entry["id"] == state_id and entry.get("intent"):
            return {"kind": entry["intent"]}
    return None


# --- free dice, once more --------------------------------------------------------------------------------------


def notation(table, way):
    """ "dois dê seis mais três", "4d6 tira o menor"."""
    if not way.only("dice", "roll", "secret") or way.count("dice") != 1 or way.count("roll") > 1:
        return []
    text = way.value("dice")
    command = roll_command(None, {"kind": "notation", "notation": text}, way)
    says = with_more(table, text_of("speech-dice", {"notation": text}), way, [])
    return [reading([command], says)]


def again(table, way):
    """ "gastar um bene", "rolar de novo": the member's last roll, paid for with the game's coin or afresh."""
    coin = table.speech.get("coin")
    pays = way.has("spend") or (way.has("again") and way.has_small("with"))
    pays = pays and way.value("vital") == coin and coin is not None
    if not way.only("again", "spend", "vital", "roll", "number", "character") or way.has("vital") != pays:
        return []
    if way.values("number") not in ([], [1]) or not (pays or (way.has("again") and not way.has("spend"))):
        return []
    named = way.named()
    for roll in table.own_rolls():
        if len(named) > 1 or (named and roll["actor"] != named[0]):
            continue
        found = []
        for step in roll["next"]:
            command = step["command"]
            if command is not None and command.get("reroll_of") == roll["id"]:
                says = text_of("speech-again-paid", {"how": step["label"], "what": roll["title"]})
                found.append(reading([command], says))
        if not pays:
            command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"]}
            found.append(reading([command], text_of("speech-again", {"what": roll["title"]})))
        elif not found:
            command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"], "reroll_of": roll["id"]}
            how = text_of(table.system["id"] + "-vital-" + coin)
            found.append(reading([command], text_of("speech-again-paid", {"how": how, "what": roll["title"]})))
        return found
    return [impossible(text_of("speech-again-nothing"), "unknown_roll", "reroll_of")]


FRAMES = [notation, trait, ask, phrase, recover, again]
