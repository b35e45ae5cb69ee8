"""Fixed properties of shields, nets, flamethrowers and other gear (chapters 26 to 28)."""

from ..book import out
from ..compat import copy_json
from ..inputs import choice
from .book import book

_PROPERTIES = {
    "medieval_shield": {"hardness": 10, "armor_bonus": 2, "bash": "Str+d4"},
    "modern_shield": {"hardness": 12, "armor_bonus": 2, "bash": "Str+d4"},
    "polymer_shield": {"hardness": 10, "armor_bonus": 4, "bash": "Str+d4"},
    "net": {"hardness": 10, "state": "entangled", "damaged_by": "cutting"},
    "flamethrower": {"heavy_weapon": True, "template": "cone", "evadable": True},
    "heavy_flamethrower": {"heavy_weapon": True, "templates": ["cone", "medium"], "range": 18, "deviates": True},
    "grenade": {"heavy_weapon": True, "skill": "athletics", "evadable": True, "extreme_range": False},
    "breath_weapon": {"template": "cone", "evadable": True, "whole_turn": True},
    "energy_skin": {"laser_reduction": 4, "stealth_modifier": -2, "price_multiplier": 1.5},
    "machine_gun": {"reload": 2, "minimum_rof": 2},
    "cannon": {"reload": 8, "heavy_weapon": True, "loaders": 2},
    "black_powder": {"reload": 3},
    "catapult": {"crew": 8, "crew_to_fire": 1, "crew_to_reload": 4},
    "missile": {"hardness": 8, "speed_modifier": -6},
}
_ITEMS = [
    "medieval_shield",
    "modern_shield",
    "polymer_shield",
    "net",
    "flamethrower",
    "heavy_flamethrower",
    "grenade",
    "breath_weapon",
    "energy_skin",
    "machine_gun",
    "cannon",
    "black_powder",
    "catapult",
    "missile",
]
# the keys of the properties, then the words among their values
_WORDS = [
    "hardness",
    "armor_bonus",
    "bash",
    "state",
    "damaged_by",
    "heavy_weapon",
    "template",
    "templates",
    "evadable",
    "range",
    "deviates",
    "skill",
    "extreme_range",
    "whole_turn",
    "laser_reduction",
    "stealth_modifier",
    "price_multiplier",
    "reload",
    "minimum_rof",
    "loaders",
    "crew",
    "crew_to_fire",
    "crew_to_reload",
    "speed_modifier",
    "entangled",
    "cutting",
    "cone",
    "medium",
    "athletics",
]


@book.op(
    "gear_table",
    "27, 26, 28",
    inputs=[choice("item", _ITEMS)],
    outcome=[out("properties", "map", _WORDS)],
)
def gear_table(item):
    """Looks an item's fixed properties up; the shield bash is read as Str+d4."""
    return {"properties": copy_json(_PROPERTIES[item])}
