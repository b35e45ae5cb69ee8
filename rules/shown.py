"""How the dice of a roll are shown: chains of aces, and which of them count.

A group is ``{"label", "sides", "faces": [one, or several that aced into one another], "counts": bool, "sign"?: -1}``:
a sign of -1 marks dice that are taken off (armor). A system says how its dice read in
``SYSTEM["play"]["groups"](roll)``; without that each die stands alone and counts. A verdict with ``"sum": False`` has a
total that no modifier is part of: they have moved what had to be met. One with ``"parts": [{"source" | "text",
"value"}]`` says itself what was added to the dice; one with ``"met": TEXT`` what stood against it, known only after the
dice.
"""


def alone(dice):
    """Return each die as a group of its own."""
    return [_group(die) for die in dice]


def _group(die):
    return {"label": die["label"], "sides": die["sides"], "faces": [die["face"]], "counts": True}


def chained(dice, aces):
    """Return the dice with each highest face going on in the next die, where ``aces(label)`` says that it does."""
    groups = []
    going_on = False
    for die in dice:
        last = groups[-1] if groups else None
        if going_on and last["label"] == die["label"] and last["sides"] == die["sides"]:
            last["faces"].append(die["face"])
        else:
            groups.append(_group(die))
        going_on = die["face"] == die["sides"] and aces(die["label"])
    return groups


def of_notation(outcome):
    """Return the groups of a bare notation: its own rolls-again, aces and dice that were dropped."""
    groups = []
    place = 0
    for term in outcome["terms"]:
        if not term["rolled"]:
            continue
        place += 1
        for rolled in term["rolled"]:
            group = {"label": str(place), "sides": term["sides"], "faces": rolled["faces"], "counts": rolled["kept"]}
            groups.append(group)
    return groups


def groups_of(system, roll):
    """Return the groups of any roll."""
    if roll["op"] == "notation":
        return of_notation(roll["outcome"])
    own = system.SYSTEM["play"].get("groups")
    return own(roll) if own is not None else alone(roll["dice"])
