"""What protection takes of a blow (chapter Absorção)."""

from ..book import out
from ..inputs import choice, count, listing, record
from .book import book
from .damage import ABSORBABLE, TYPES

ITEMS = [
    "metal_armor",
    "leather_boots",
    "bracer",
    "light_leather",
    "hard_leather",
    "wooden_helmet",
    "metal_helmet",
    "wooden_shield",
    "metal_shield",
    "laudel",
    "cotton_mantle",
    "unco",
]
# Resistance, cutting and impact figures
TABLE = {
    "metal_armor": (18, 5, 4),
    "leather_boots": (8, 1, 3),
    "bracer": (3, 1, 0),
    "light_leather": (7, 1, 3),
    "hard_leather": (10, 2, 4),
    "wooden_helmet": (4, 1, 1),
    "metal_helmet": (8, 3, 3),
    "wooden_shield": (4, 1, 1),
    "metal_shield": (12, 2, 3),
    "laudel": (4, 0, 0),
    "cotton_mantle": (4, 0, 0),
    "unco": (2, 0, 0),
}
SHIELDS = ["wooden_shield", "metal_shield"]
# What takes the rest of an impact on itself; the others hand it on
RIGID = ["metal_armor", "metal_helmet"] + SHIELDS
LAUDEL_PIERCED = 1


def _layers_ok(layers):
    for layer in layers:
        if layer["resistance"] is not None and layer["resistance"] > TABLE[layer["item"]][0]:
            return False
    return True


def _take(item, resistance, damage, type):
    """Return ``(absorbed, lost)``: what a piece takes off the blow for nothing, and on its own Resistance."""
    if resistance == 0 or type not in ABSORBABLE:
        return 0, 0
    cutting, impact = TABLE[item][1:]
    if type == "piercing":
        return 0, min(LAUDEL_PIERCED if item == "laudel" else cutting, resistance, damage)
    absorbed = min(cutting if type == "cutting" else impact, damage)
    if type == "impact" and item not in RIGID:
        return absorbed, 0
    return absorbed, min(resistance, damage - absorbed)


@book.op(
    "absorption",
    "Absorção",
    inputs=[
        count("damage"),
        choice("type", TYPES),
        listing(
            "layers",
            record("layer", [choice("item", ITEMS), count("resistance", None)]),
            [],
            check=_layers_ok,
            **{"from": "target.worn.torso"},
        ),
    ],
    outcome=[
        out("to_body"),
        out("lost_on_shield"),
        out(
            "layers",
            "records",
            fields=[
                out("item", "word", ITEMS),
                out("absorbed"),
                out("resistance_lost"),
                out("resistance_left"),
                out("destroyed", "flag"),
            ],
        ),
    ],
)
def absorption(damage, type, layers):
    """What a blow does to each layer of protection, and what is left for the body (chapter Absorção).

    Rulings: the excess over a piece's Resistance goes on inward, but behind a whole shield it is lost; what a piece
    loses to piercing is taken off the damage; a piece at 0 does nothing. Seed: where text and table disagree about
    metal armor and bracer, the table holds.
    """
    lost_on_shield = 0
    answers = []
    for layer in layers:
        item, resistance = layer["item"], layer["resistance"]
        if resistance is None:
            resistance = TABLE[item][0]
        absorbed, lost = _take(item, resistance, damage, type)
        damage -= absorbed + lost
        if item in SHIELDS and resistance > 0 and type in ABSORBABLE:
            lost_on_shield += damage
            damage = 0
        answers.append(
            {
                "item": item,
                "absorbed": absorbed,
                "resistance_lost": lost,
                "resistance_left": resistance - lost,
                "destroyed": resistance == lost,
            }
        )
    return {"to_body": damage, "lost_on_shield": lost_on_shield, "layers": answers}
