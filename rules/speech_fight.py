"""Sentences about the order of a fight: begin, deal, next, wait, act, come in, go, end."""

from .plans import text_of
from .speech_sense import joined, reading


def _simple(table, way, concept, kind):
    """Return the reading of a command without anything else to say."""
    if not way.only(concept) or way.count(concept) > 2:
        return []
    return [reading([{"type": kind}], text_of("speech-" + kind.replace(".", "-")))]


def turn(table, way):
    """ "próximo turno", "passar a vez"."""
    return _simple(table, way, "next", "fight.next")


def deal(table, way):
    """ "dar as cartas", "nova rodada"."""
    found = _simple(table, way, "deal", "fight.deal")
    if table.system["turns"].get("keys") != "cards":
        for told in found:
            told["says"] = text_of("speech-fight-order")
    return found


def end(table, way):
    """ "encerrar a luta"."""
    return _simple(table, way, "end", "fight.end")


def start(table, way):
    """ "começar a luta" with everybody in sight, or "começar a luta com Rosa, Tião e a onça"."""
    if not way.only("start", "character", "group", "all") or way.count("start") != 1:
        return []
    named = way.named()
    key = "speech-fight-start-with"
    if not named:
        named = [who for who in table.seen if not table.state["characters"][who]["hidden"]]
        key = "speech-fight-start"
    args = {"who": joined([table.name(who) for who in named])} if named else {}
    return [reading([{"type": "fight.start", "characters": named}], text_of(key, args))]


def _one(table, way, concept, kind):
    """Return the readings of a command that one character gives."""
    named = way.named()
    if not way.only(concept, "character") or way.count(concept) != 1 or len(named) > 1:
        return []
    found = []
    actors = table.actors(named[0] if named else None, _in_order(table, concept))
    for who in actors:
        says = text_of("speech-" + kind.replace(".", "-"), {"who": table.name(who)})
        choice = "character" if len(actors) > 1 else None
        found.append(reading([{"type": kind, "character": who}], says, choice))
    return found


def _in_order(table, concept):
    """Return who may be meant without being named: whose turn it is waits, those who wait act; None for anybody."""
    fight = table.state["fight"]
    if fight is None:
        return None
    if concept == "hold":
        return [fight["turn"]] if fight["turn"] in table.own else None
    return [row["id"] for row in fight["order"] if row["held"] and row["id"] in table.own] or None


def hold(table, way):
    """ "esperar", "aguardar"."""
    return _one(table, way, "hold", "fight.hold")


def act(table, way):
    """ "agir agora"."""
    return _one(table, way, "act", "fight.act")


def enter(table, way):
    """ "a onça entra na luta", "bota o capanga no combate"."""
    if not way.only("enter", "on", "gain", "into_fight", "character", "group") or way.count("into_fight") != 1:
        return []
    return _in_or_out(table, way, "fight.join")


def leave(table, way):
    """ "tira o capanga da luta", "Rosa sai do combate"."""
    if not way.only("exit", "off", "lose", "out_of_fight", "character", "group") or way.count("out_of_fight") != 1:
        return []
    return _in_or_out(table, way, "fight.leave")


def _in_or_out(table, way, kind):
    named = way.named()
    if not named:
        return []
    commands = [{"type": kind, "character": who} for who in named]
    names = joined([table.name(who) for who in named])
    return [reading(commands, text_of("speech-" + kind.replace(".", "-"), {"who": names}))]


FRAMES = [turn, deal, end, start, hold, act, enter, leave]
