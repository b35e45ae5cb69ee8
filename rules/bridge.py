"""The only border between JavaScript and these rules: JSON text in, JSON text out.

Larger whole numbers and dict order do not survive any other crossing (MicroPython's proxies cut at 31 bits).
"""

import json

from .commands_people import check_sheet as whole_sheet
from .errors import RuleError
from .odds import chances, check_rolls, measure_of
from .odds import told as told_of
from .plans import chosen_modifiers, fill, launch, make_plan, prepare
from .runner import resolve
from .speech import understand
from .speech_words import speech_messages, speech_words
from .systems import load
from .table import evolve, new_table, run_decide, view, visible


def plan(state, actor, intent):
    """Return the plan of an intent (see ``plans.make_plan``)."""
    return make_plan(state, actor, intent)


def odds(state, actor, intent, on=None, extra=None):
    """Return the chances of an intent with its modifiers as switched.

    ``{"success": parts in a million or None, "better": of these with a raise or what the game has instead,
    "better_of": the field that says so, "against": what has to be met as switched, "sampled", "rows"}``; rows are
    ``[[values of "fields"], parts]``.

    :raises RuleError: ``nothing_to_roll`` for what asks for no die.
    """
    made = make_plan(state, actor, intent)
    request = prepare(state, made, chosen_modifiers(made, on, extra))

    def make():
        return launch(request)

    check_rolls(make())
    if made["op"] == "notation":
        fields = ["total"]
    else:
        fields = load(state["table"]["system"]).SYSTEM["book"].find(made["op"])["odds"] or ["total"]
    own = load(state["table"]["system"]).SYSTEM["play"].get("chances")
    rows = own(request, measure_of(fields)) if own is not None else None
    told = chances(make, measure_of(fields), 3000, 1.0e-6) if rows is None else told_of(rows)
    told["fields"] = fields
    told["success"] = told["better"] = told["better_of"] = None
    told["against"] = made["against"]
    counted = load(state["table"]["system"]).SYSTEM.get("odds", {})
    at = _first_of(counted.get("success", "success"), fields)
    if at is not None:
        told["success"] = sum([row[1] for row in told["rows"] if row[0][at] == 1])
        better = counted.get("better", "raises")
        for name, most in [[better, 0]] if isinstance(better, str) else better or []:
            if told["better"] is None and name in fields:
                up = fields.index(name)
                told["better_of"] = name
                told["better"] = sum([row[1] for row in told["rows"] if row[0][at] == 1 and _above(row[0][up], most)])
    return told


def _above(value, most):
    # an outcome may leave the field open: that is not better
    return type(value) is int and value > most


def _first_of(names, fields):
    """Return the place in ``fields`` of a name, or of the first of several; None where none is there."""
    for name in names if isinstance(names, list) else [names]:
        if name in fields:
            return fields.index(name)
    return None


def check_sheet(system, sheet, kind=None, rules=None):
    """Return what a sheet costs and what its game has against it, while it is being written.

    ``{"budget": {"spent", "available", "rows": [{"text", "spent", "available" or None}]} or None, "problems": [TEXT],
    "derived": {...}}``; derived is what the card of somebody with this sheet begins with. ``rules`` are the table's
    switches, where there is a table.

    :raises RuleError: for a sheet that cannot be kept at all, as when it is saved.
    """
    package = load(system)
    whole = whole_sheet(package, sheet)
    check = package.SYSTEM["play"].get("check")
    told = {"budget": None, "problems": []}
    if check is not None:
        told = check(whole, kind, rules) if rules else check(whole, kind)
    told["derived"] = _derived(package, whole, kind)
    return told


def _derived(package, sheet, kind):
    play = package.SYSTEM["play"]
    character = {"id": "", "name": "", "alias": None, "owner": None, "hidden": False, "count": 1, "sheet": sheet}
    character["kind"] = package.SYSTEM["kinds"][0] if kind is None else kind
    for name in ("vitals", "states", "turn"):
        character[name] = {}
    character["pending"] = None
    nowhere = new_table("", "", package.SYSTEM["id"], {"id": "", "name": ""})
    character["derived"] = play["derive"](character, nowhere)
    character["vitals"] = play["start"](character)
    return play["derive"](character, nowhere)


def decide(state, command, faces=None):
    """Return ``{"event"}`` or ``{"needs", "dice"}`` of a command carried out on the phone with its own faces.

    :raises RuleError: as ``run_decide``; ``needs_table`` where somebody else's sheet decides, which no phone has.
    """
    if faces is not None:
        command = dict(command)
        command["faces"] = faces
        if not command.get("physical"):
            command["offline"] = True
    try:
        return run_decide(state, command)
    except KeyError as error:
        if error.args[0] == "sheet":
            raise RuleError("needs_table", "type")
        raise


_CALLS = {
    "resolve": resolve,
    "plan": plan,
    "odds": odds,
    "fill": fill,
    "check_sheet": check_sheet,
    "decide": decide,
    "evolve": evolve,
    "view": view,
    "visible": visible,
    "new_table": new_table,
    "understand": understand,
    "speech_messages": speech_messages,
    "speech_words": speech_words,
}


def call(text):
    """Answer ``[name, argument, ...]`` with what that call returned; a RuleError becomes ``{"error"}``."""
    asked = json.loads(text)
    try:
        answer = _CALLS[asked[0]](*asked[1:])
    except RuleError as error:
        answer = {"error": error.as_json()}
    return json.dumps(answer)
