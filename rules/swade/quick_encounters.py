"""Quick encounters (chapter 15) and interludes (chapter 16)."""

from ..book import out
from ..dice import one
from ..inputs import choice, count, flag, listing, whole
from .book import book
from .common import JOKERS, TRAIT_DICE, card, is_joker
from .scene_common import answer, outs, roll_inputs, scene_roll
from .traits import sum_of

SUIT_WORDS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
STORIES = ["downtime", "backstory", "trek"]
PROMPTS = {
    "spades": ["solitary_contemplation", "great_victory", "hard_obstacle_overcome"],
    "hearts": ["practises_a_skill", "greatest_love", "trying_ordeal"],
    "diamonds": ["works_on_an_object", "something_wanted_or_owned", "helpful_find"],
    "clubs": ["grudge_or_anger", "misfortune_or_dark_secret", "loss_endured"],
}
SUIT_NAMES = ["spades", "hearts", "diamonds", "clubs"]
ROLL_NAMES = ["modifier", "total", "success", "raises", "critical_failure"]


@book.op(
    "quick_encounter",
    "15",
    inputs=roll_inputs()
    + [
        whole("gm_modifier", 0, min=-4, max=4),
        choice("danger", ["dangerous", "non_lethal"]),
        flag("driver"),
        flag("support"),
    ],
    dice=TRAIT_DICE + ["wounds"],
    outcome=outs(ROLL_NAMES)
    + [
        out("successes"),
        out("wounds"),
        out("wounds_to", "word", ["character", "vehicle", "none"]),
        out("fatigue_gained"),
        out(
            "consequence",
            "word",
            ["wounded", "bumps_and_bruises", "unscathed", "contributed", "no_contribution", "setback"],
        ),
    ],
    offer="scene",
)
def quick_encounter(die, wild_card, wild_die, modifiers, gm_modifier, danger, driver, support):
    """One character's roll in a quick encounter, and what it costs."""
    rolled = yield from scene_roll(die, wild_card, wild_die, gm_modifier + sum_of(modifiers))
    success, critical = rolled["success"], rolled["critical_failure"]
    wounds = 0
    if danger == "non_lethal":
        consequence = "contributed" if success else "setback" if critical else "no_contribution"
    elif success:
        consequence = "unscathed" if rolled["raises"] else "bumps_and_bruises"
    else:
        consequence, wounds = "wounded", 1
        if critical:
            wounds = yield from one("wounds", 4)
    more = {
        "successes": 1 + rolled["raises"] if success and not support else 0,
        "wounds": wounds,
        "wounds_to": "none" if wounds == 0 else "vehicle" if driver else "character",
        "fatigue_gained": 1 if consequence == "bumps_and_bruises" else 0,
        "consequence": consequence,
    }
    return answer(rolled, ROLL_NAMES, more)


@book.op(
    "quick_encounter_result",
    "15",
    inputs=[listing("successes", count(""), min=1), count("party_size", None, min=1)],
    outcome=[out("total"), out("needed"), out("group_success", "flag")],
    offer="gm",
)
def quick_encounter_result(successes, party_size):
    """Whether the group as a whole has enough successes: one for each of its members."""
    needed = len(successes) if party_size is None else party_size
    total = sum(successes)
    return {"total": total, "needed": needed, "group_success": total >= needed}


@book.op(
    "interlude_draw",
    "16",
    inputs=[
        card("card"),
        choice("chosen_suit", SUIT_NAMES, None, when={"card": JOKERS}),
        choice("story", STORIES, None),
    ],
    outcome=[
        out("joker", "flag"),
        out("suit", "word", SUIT_NAMES),
        out("choose_suit", "flag"),
        out(
            "prompts",
            "record",
            fields=[
                out(story, "word", [PROMPTS[suit][place] for suit in SUIT_NAMES]) for place, story in enumerate(STORIES)
            ],
        ),
        out("prompt", "word", [prompt for suit in SUIT_NAMES for prompt in PROMPTS[suit]]),
        out("storyteller_bennies"),
        out("everyone_bennies"),
    ],
    offer="scene",
)
def interlude_draw(card, chosen_suit, story):
    """What a drawn card asks a player to tell, and the bennies for it."""
    joker = is_joker(card)
    suit = chosen_suit if joker else SUIT_WORDS[card[-1:]]
    prompts = None
    if suit is not None:
        prompts = {}
        for place, kind in enumerate(STORIES):
            prompts[kind] = PROMPTS[suit][place]
    return {
        "joker": joker,
        "suit": suit,
        "choose_suit": suit is None,
        "prompts": prompts,
        "prompt": prompts[story] if prompts is not None and story is not None else None,
        "storyteller_bennies": 1,
        "everyone_bennies": 1 if joker else 0,
    }
