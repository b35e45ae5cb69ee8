"""What a game's card already says of its moves: any game can be spoken to without declaring a word.

The buttons of the card are moves ("defender", "descansar"); what its lists hold (weapons, spells, abilities) is named
by its owner, and used by the list's actions ("conjurar Bola de Fogo"). The list whose action is an attack is the arms.
"""


def moves_of(declared):
    """Return ``[{"label", "intent"}]`` of the card's buttons."""
    found = []
    for section in declared.get("card", []):
        if section["kind"] == "buttons":
            for action in section["actions"]:
                if action.get("intent") is not None:
                    found.append(action)
    return found


def _field(action):
    """Return the name under which an intent holds the place of an entry, None where it holds none."""
    intent = action.get("intent")
    if intent is not None:
        for name in sorted(intent.keys()):
            if intent[name] == "$index":
                return name
    return None


def lists_of(declared):
    """Return ``[{"list", "actions": [{"label", "kind", "field", "intent"}], "always"}]`` of the card's lists."""
    found = []
    for section in declared.get("card", []):
        if section["kind"] != "items" or not section["source"].startswith("sheet."):
            continue
        actions = []
        for action in section.get("actions", []):
            field = _field(action)
            if field is not None:
                row = {"label": action["label"], "kind": action["intent"]["kind"], "field": field}
                row["intent"] = action["intent"]
                actions.append(row)
        if actions:
            found.append({"list": section["source"][6:], "actions": actions, "always": section.get("always")})
    return found


def arms_of(declared):
    """Return the list that attacks are made with, None for a game without one."""
    for entry in lists_of(declared):
        if "attack" in [action["kind"] for action in entry["actions"]]:
            return entry
    return None


def field_of(arms, kind):
    """Return the name under which an attack or its damage holds the weapon, None where there is no such action."""
    for action in arms["actions"] if arms is not None else []:
        if action["kind"] == kind:
            return action["field"]
    return None


def named_actions(declared):
    """Return ``[label, concept, value]`` of every move and of every action of a list that is not the arms."""
    rows = []
    for index, move in enumerate(moves_of(declared)):
        rows.append([move["label"], "move", index])
    arms = arms_of(declared)
    for place, entry in enumerate(lists_of(declared)):
        if arms is None or entry["list"] != arms["list"]:
            for index, action in enumerate(entry["actions"]):
                rows.append([action["label"], "item_action", [place, index]])
    return rows
