"""Sentences that roll: traits, attacks, damage, the game's own moves, free dice, once more, asking others."""

from .errors import RuleError
from .plans import make_plan, text_of
from .speech_sense import impossible, joined, reading, signed

SPOKEN = "spoken"  # the source of a modifier that was said


def title_of(table, actor, intent, fallback):
    """Return a plan's title, ``fallback`` where there is no plan now."""
    if "sheet" not in table.state["characters"][actor]:
        return fallback
    try:
        return make_plan(table.state, actor, intent)["title"]
    except RuleError:
        return fallback


def own_text(table, name):
    """Return how something of the game is said back: ``speech-<system>-says-<name>``."""
    return text_of("speech-" + table.system["id"] + "-says-" + name)


def roll_command(actor, intent, way, options=None):
    """Return the roll with the modifiers that were said and the options that were named."""
    command = {"type": "roll", "actor": actor, "intent": intent}
    bonus = sum(way.values("modifier"))
    if bonus:
        command["extra"] = [{"source": SPOKEN, "value": bonus}]
    if way.has("secret"):
        command["private"] = True
    for option in options or []:
        for source in option.get("on", []):
            command.setdefault("on", {})[source] = True
        for name in option.get("choose", {}):
            intent.setdefault("choose", {})[name] = option["choose"][name]
        for name in option.get("intent", {}):
            intent[name] = option["intent"][name]
    return command


def chosen_options(table, way, kind):
    """Return the options of the game that were named, None where one does not belong to this kind of roll."""
    options = []
    for index in way.values("option"):
        option = table.speech["options"][index]
        if kind not in option["for"]:
            return None
        options.append(option)
    for key, value in way.values("situation_value"):
        if kind not in table.speech.get("situation_in", {}).get(key, []):
            return None
        options.append({"id": key + "-" + value, "choose": {key: value}})
    return options


def with_more(table, says, way, options):
    """Return what is said back with the modifier and the options behind it."""
    more = []
    bonus = sum(way.values("modifier"))
    if bonus:
        more.append(signed(bonus))
    for option in options:
        more.append(own_text(table, option["id"]))
    if way.has("secret"):
        more.append(text_of("speech-secret"))
    return text_of("speech-with", {"what": says, "more": joined(more)}) if more else says


def sides_of(table, way, verbs):
    """Return ``(who acts or None, target or None)`` of those named around a verb; None where that is not clear.

    One named before the verb, or with "of", acts; any other is the target.
    """
    verb = way.place(*verbs)
    actor, target = None, None
    for who, word, place in way.characters():
        before = verb is not None and place < verb
        acts = before and word not in ("against", "in")
        if word == "of":
            # "o ataque da onça", "o facão da Rosa"; but "na cabeça da onça"
            acts = way.heard_before(place) in verbs + ("weapon",)
        if acts and actor is None:
            actor = who
        elif target is None:
            target = who
        else:
            return None
    return actor, target


def _choice(found, name):
    return name if len(found) > 1 else None


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
        found.append(reading([command], says, _choice(actors, "character"), cost))
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


# --- attacks and damage ----------------------------------------------------------------------------------------


def _arms(table, actor):
    return table.sheet(actor).get("weapons", [])


def _weapon_choices(table, way, actor, skill):
    """Return the weapons that may be meant: indexes, None for bare hands."""
    if way.has("unarmed"):
        return [None]
    arms = _arms(table, actor)
    named = way.value("weapon")
    if named is not None:
        return [index for who, index in named if who == actor and (skill is None or arms[index].get("skill") == skill)]
    fitting = [index for index in range(len(arms)) if skill is None or arms[index].get("skill") == skill]
    if not fitting:
        return [None] if skill is None else []
    return fitting


def _holders(way):
    named = way.value("weapon")
    if named is None:
        return None
    holders = []
    for who, _ in named:
        if who not in holders:
            holders.append(who)
    return holders


def _weapon_text(table, actor, weapon):
    if weapon is None:
        return text_of(table.system["id"] + "-unarmed")
    return _arms(table, actor)[weapon]["name"]


def attack(table, way):
    """ "ataco o capanga com o facão", "atacar onça com carabina ataque selvagem", "atiro na onça"."""
    if "attack" not in table.system.get("intents", []) or not way.only(
        "attack", "roll", "trait", "weapon", "unarmed", "character", "modifier", "option", "secret", "situation_value"
    ):
        return []
    skill = way.value("attack")
    if way.has("trait"):
        # "lutar com o facão": the skill says that it is an attack where a weapon does
        skill = way.value("trait")
        if way.count("trait") != 1 or not way.has("weapon", "attack"):
            return []
    elif not way.has("attack") and not way.has("unarmed") and not (way.has("weapon") and way.has("character")):
        return []
    if way.count("weapon", "unarmed") > 1 or way.count("attack") > 1:
        return []
    options = chosen_options(table, way, "attack")
    sides = sides_of(table, way, ("attack", "trait", "unarmed"))
    if options is None or sides is None or (sides[1] is None and not way.has("attack", "trait", "unarmed")):
        return []
    return _armed(table, way, sides, skill, options, "attack")


def _armed(table, way, sides, skill, options, kind):
    """Return the readings of an attack or damage: each who may act, each weapon that may be meant."""
    found = []
    actors = table.actors(sides[0], _holders(way))
    if len(actors) > 1:
        actors = [who for who in actors if who != sides[1]]
    for actor in actors:
        weapons = _weapon_choices(table, way, actor, skill)
        for weapon in weapons:
            intent = {"kind": kind, "weapon": weapon}
            args = {"who": table.name(actor), "weapon": _weapon_text(table, actor, weapon)}
            key = "speech-" + kind
            if sides[1] is not None:
                intent["target"] = sides[1]
                args["target"] = table.name(sides[1])
                key += "-target"
            command = roll_command(actor, intent, way, options)
            says = with_more(table, text_of(key, args), way, options)
            choice = "weapon" if len(actors) == 1 and len(weapons) > 1 else _choice(actors, "character")
            found.append(reading([command], says, choice))
    return found


def damage(table, way):
    """ "dano", "dano com ampliação", "dano do facão na onça": what the last attack leads to, or the weapon named."""
    if "damage" not in table.system.get("intents", []) or not way.only(
        "damage", "roll", "weapon", "unarmed", "character", "modifier", "option", "secret"
    ):
        return []
    if way.count("damage") != 1 or way.count("weapon", "unarmed") > 1:
        return []
    options = chosen_options(table, way, "damage")
    sides = sides_of(table, way, ("damage", "unarmed"))
    if options is None or sides is None:
        return []
    last = None if way.has("weapon", "unarmed") else _promised_damage(table, sides[0])
    if last is None:
        return _armed(table, way, sides, None, options, "damage")
    actor, intent = last
    intent = dict(intent)
    if sides[1] is not None:
        intent["target"] = sides[1]
    command = roll_command(actor, intent, way, options)
    args = {"who": table.name(actor), "weapon": _weapon_text(table, actor, intent["weapon"])}
    key = "speech-damage"
    if intent.get("target") in table.state["characters"]:
        key = "speech-damage-target"
        args["target"] = table.name(intent["target"])
    says = with_more(table, text_of(key, args), way, options)
    return [reading([command], says)]


def _promised_damage(table, actor):
    """Return ``(actor, intent)`` of the damage that the member's last attack leads to, None where it leads to none."""
    for roll in table.own_rolls():
        if actor is not None and roll["actor"] != actor:
            continue
        if roll["actor"] not in table.state["characters"]:
            return None
        for step in roll["next"]:
            intent = step["intent"]
            if intent is not None and intent["kind"] == "damage":
                return roll["actor"], intent
        return None
    return None


def apply(table, way):
    """ "aplicar", "aplica o dano na onça": the last own roll that can be applied, to its target or the one named."""
    if not way.only("apply", "damage", "character") or way.count("apply") != 1:
        return []
    named = way.named()
    if len(named) > 1:
        return []
    for roll in table.own_rolls():
        for step in roll["next"]:
            command = step["command"]
            if command is None or command["type"] != "roll.apply":
                continue
            targets = named or ([command["target"]] if command["target"] else _others(table, roll["actor"]))
            found = []
            for target in targets:
                told = {"type": "roll.apply", "roll": roll["id"], "target": target}
                says = text_of("speech-apply", {"what": roll["title"], "target": table.name(target)})
                found.append(reading([told], says, _choice(targets, "character")))
            return found
    return [impossible(text_of("speech-apply-nothing"), "unknown_roll", "roll")]


def _others(table, actor):
    fight = table.state["fight"]
    among = table.seen if fight is None else [row["id"] for row in fight["order"] if row["id"] in table.seen]
    return [who for who in among if who != actor][:8]


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
    for who in table.own:
        character = table.state["characters"][who]
        pending = character.get("pending")
        if declared.get("pending") is not None and pending is not None and pending["kind"] == declared["pending"]:
            found.append(who)
        if declared.get("of_state") is not None and declared["of_state"] in character["states"]:
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
        found.append(reading([command], with_more(table, says, way, []), _choice(actors, "character")))
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
            key = "speech-recover-paid" if paid else "speech-recover"
            says = with_more(table, text_of(key, {"who": table.name(who), "what": what}), way, [])
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
                says = text_of("speech-again-paid", {"what": roll["title"]})
                found.append(reading([command], says))
        if not pays:
            command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"]}
            found.append(reading([command], text_of("speech-again", {"what": roll["title"]})))
        elif not found:
            command = {"type": "roll", "actor": roll["actor"], "intent": roll["intent"], "reroll_of": roll["id"]}
            found.append(reading([command], text_of("speech-again-paid", {"what": roll["title"]})))
        return found
    return [impossible(text_of("speech-again-nothing"), "unknown_roll", "reroll_of")]


FRAMES = [notation, trait, ask, attack, damage, apply, phrase, recover, again]
