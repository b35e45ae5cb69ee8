"""Sentences that attack, roll damage, and apply it."""

from .plans import text_of
from .speech_card import arms_of, field_of
from .speech_parts import choice_of, chosen_options, roll_command, sides_of, with_more
from .speech_sense import impossible, reading


def _arms(table, actor):
    return table.sheet(actor).get(arms_of(table.system)["list"], [])


def _fits(arm, skill):
    """True where an arm is what a verb or a skill is for; any is where neither was said."""
    if isinstance(skill, list):
        return arm.get(skill[0]) == skill[1]
    return skill is None or arm.get("skill") == skill


def _weapon_choices(table, way, actor, skill):
    """Return the weapons that may be meant: indexes, None for bare hands."""
    if way.has("unarmed"):
        return [None] if arms_of(table.system)["always"] is not None else []
    arms = _arms(table, actor)
    named = way.value("weapon")
    if named is not None:
        return [index for who, index in named if who == actor and _fits(arms[index], skill)]
    fitting = [index for index in range(len(arms)) if _fits(arms[index], skill)]
    if not fitting:
        return [None] if skill is None and arms_of(table.system)["always"] is not None else []
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
        return text_of(arms_of(table.system)["always"])
    return _arms(table, actor)[weapon]["name"]


def attack(table, way):
    """ "ataco o capanga com o facão", "atacar onça com carabina ataque selvagem", "atiro na onça"."""
    if field_of(arms_of(table.system), "attack") is None or not way.only(
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
    field = field_of(arms_of(table.system), kind)
    actors = table.actors(sides[0], _holders(way))
    if len(actors) > 1:
        actors = [who for who in actors if who != sides[1]]
    for actor in actors:
        weapons = _weapon_choices(table, way, actor, skill)
        for weapon in weapons:
            intent = {"kind": kind, field: weapon}
            args = {"who": table.name(actor), "weapon": _weapon_text(table, actor, weapon)}
            key = "speech-" + kind
            if sides[1] is not None:
                intent["target"] = sides[1]
                args["target"] = table.name(sides[1])
                key += "-target"
            command = roll_command(actor, intent, way, options)
            says = with_more(table, text_of(key, args), way, options)
            choice = "weapon" if len(actors) == 1 and len(weapons) > 1 else choice_of(actors, "character")
            found.append(reading([command], says, choice))
    return found


def damage(table, way):
    """ "dano", "dano com ampliação", "dano do facão na onça": what the last attack leads to, or the weapon named."""
    field = field_of(arms_of(table.system), "damage")
    if field is None or not way.only(
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
    args = {"who": table.name(actor), "weapon": _weapon_text(table, actor, intent.get(field))}
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
            targets = named or ([command["target"]] if command["target"] else table.others(roll["actor"]))
            found = []
            for target in targets:
                told = {"type": "roll.apply", "roll": roll["id"], "target": target}
                says = text_of("speech-apply", {"what": roll["title"], "target": table.name(target)})
                found.append(reading([told], says, choice_of(targets, "character")))
            return found
    return [impossible(text_of("speech-apply-nothing"), "unknown_roll", "roll")]


FRAMES = [attack, damage, apply]
