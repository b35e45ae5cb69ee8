"""The example tables of fire, disease, poison and radiation (chapter 9)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count
from .book import book
from .common import answer

_DISABLING = [["impaired"], ["disabled"], ["incapacitated"]]
_STUNNING = [["dazed"], ["stunned"], ["incapacitated"]]


def _row(entry, low, high, affliction=(), weaken=(), damage=False, optional=()):
    return {
        "entry": entry,
        "rank_min": low,
        "rank_max": high,
        "affliction": list(affliction),
        "weaken": list(weaken),
        "damage": damage,
        "optional": list(optional),
    }


_TABLES = {
    "fire": [
        _row("torch", 1, 1),
        _row("campfire", 2, 2),
        _row("blowtorch", 4, 4),
        _row("flamethrower", 6, 6),
        _row("napalm", 8, 8),
        _row("fire_powers", 10, None),
    ],
    "disease": [
        _row("common_cold", 1, 2, [["impaired"]]),
        _row("influenza", 3, 5, _DISABLING),
        _row("malaria", 4, 4, _DISABLING),
        _row("typhus", 6, 6, _STUNNING),
        _row("rabies", 7, 7, [["impaired"], ["compelled"], ["incapacitated"]]),
        _row("leprosy", 8, 8, _DISABLING),
        _row("aids", 10, 10, weaken=["fortitude"]),
        _row("smallpox", 11, 11, [["hindered", "impaired"], ["disabled"], ["incapacitated"]], ["stamina"]),
        _row("bubonic_plague", 12, 14, [["dazed", "hindered"], ["stunned", "immobile"]], ["stamina"]),
        _row(
            "ebola",
            15,
            15,
            [["dazed", "hindered", "impaired"], ["stunned", "immobile", "disabled"], ["incapacitated"]],
            ["strength", "stamina"],
        ),
        _row("engineered_supervirus", 16, None),
    ],
    "poison": [
        _row("food_poisoning", 1, 1, [["impaired"], ["disabled"]], optional=["dazed", "stunned"]),
        _row("alcohol", 2, 2, [["impaired"], ["disabled"]], optional=["dazed", "stunned"]),
        _row("pesticide", 3, 3, [["impaired"], ["disabled"]], optional=["weaken_stamina", "death"]),
        _row("chloroform", 4, 4, _STUNNING),
        _row("snake_venom", 7, 7, weaken=["strength", "agility", "stamina"]),
        _row("mustard_gas", 8, 8, [["impaired"], ["incapacitated"]], damage=True),
        _row("poison_mushrooms", 9, 9, damage=True, optional=["dazed", "impaired", "hindered"]),
        _row("chlorine_gas", 11, 11, _STUNNING, damage=True),
        _row("curare", 13, 13, [["dazed", "hindered"], ["stunned", "immobile"], ["incapacitated"]], ["stamina"]),
        _row("cyanide", 14, 14, damage=True),
        _row("nerve_gas", 15, 15, [["dazed", "impaired"], ["stunned", "disabled"], ["incapacitated"]], damage=True),
        _row("exotic_toxins", 16, None),
    ],
    "radiation": [
        _row("residual_irradiation", 1, 1),
        _row("nuclear_waste", 2, 5),
        _row("radioactive_material", 5, 10),
        _row("stellar_radiation", 10, 12),
        _row("nuclear_reactor", 13, 14),
        _row("nuclear_explosion", 15, None),
    ],
}
_NAMES = ["fire", "disease", "poison", "radiation"]
_ENTRIES = [row["entry"] for name in _NAMES for row in _TABLES[name]]
_AFFLICTIONS = ["impaired", "disabled", "incapacitated", "dazed", "stunned", "compelled", "hindered", "immobile"]


@book.op(
    "hazard_examples",
    "9",
    inputs=[
        choice("table", _NAMES),
        count("rank", None, min=1, when={"entry": None}, needed={"entry": None}),
        choice("entry", _ENTRIES, None),
    ],
    outcome=[
        out("entries", "words", _ENTRIES),
        out("entry", "word", _ENTRIES),
        out("rank_min"),
        out("rank_max"),
        out("affliction", "list", _AFFLICTIONS),
        out("weaken", "words", ["fortitude", "strength", "agility", "stamina"]),
        out("damage", "flag"),
        out("optional", "words", ["dazed", "stunned", "impaired", "hindered", "weaken_stamina", "death"]),
    ],
    offer="gm",
)
def hazard_examples(table, rank, entry):
    """Looks up the examples of a rank, or what is known of one entry (chapter 9).

    :raises RuleError: ``entry`` stands in another table.
    """
    rows = _TABLES[table]
    if entry is None:
        held = [
            row for row in rows if row["rank_min"] <= rank <= (rank if row["rank_max"] is None else row["rank_max"])
        ]
        return answer("hazard_examples", entries=[row["entry"] for row in held])
    for row in rows:
        if row["entry"] == entry:
            known = answer("hazard_examples", entry=entry, rank_min=row["rank_min"], rank_max=row["rank_max"])
            if table in ("disease", "poison"):
                for name in ("affliction", "weaken", "damage", "optional"):
                    known[name] = row[name]
            return known
    raise invalid("entry")
