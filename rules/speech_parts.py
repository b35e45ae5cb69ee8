"""What all sentences that roll are made of: the command with its modifiers and options, who is whom, the echo."""

from .errors import RuleError
from .plans import make_plan, text_of
from .speech_sense import joined, signed

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
    """Return how something of the game is said back: ``speech-<system>-says-<name>``, or what the words are made of."""
    key = table.words["labels"].get(name)
    return text_of(key if key is not None else "speech-" + table.system["id"] + "-says-" + name)


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


def choice_of(found, name):
    """Return what there is a choice in where several were found."""
    return name if len(found) > 1 else None
