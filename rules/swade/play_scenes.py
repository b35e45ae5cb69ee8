"""The scenes that a table can play, and every text that they can carry (a test finds each in both languages)."""

from .play_battle import BATTLE
from .play_chase import CHASE
from .play_conflict import CONFLICT
from .play_contacts import CONTACTS
from .play_encounter import ENCOUNTER
from .play_interlude import INTERLUDE
from .play_journey import JOURNEY
from .play_task import TASK

SCENES = [TASK, CHASE, ENCOUNTER, CONFLICT, BATTLE, INTERLUDE, CONTACTS, JOURNEY]

# what scenes can tell, by parts: whole ids are these after "swade-"
_TEXTS = {
    "note": ("boarded bumped caught commands complication escaped evades mishap steady stopped support supported"),
    "result": (
        "battle_ended battle_lost battle_lost_destroyed battle_lost_orderly_retreat battle_lost_rout "
        "battle_won battle_won_destroyed battle_won_orderly_retreat battle_won_rout chase_foes_caught "
        "chase_foes_escape chase_heroes_caught chase_heroes_escape chase_over conflict contacts "
        "encounter_lost encounter_won interlude journey_arrives journey_stops task_complication "
        "task_done task_failed task_time"
    ),
    "scene": (
        "army-a army-b battle-hero battle-round brings brings-1 brings-2 brings-3 brings-4 brings-none "
        "cards chase-complication conflict-argue contacts-ask do-support encounter-act helped hours "
        "increment influence morale successes support task-step tokens track way"
    ),
    "title": "scene",
    "told": (
        "argues battle_a_raise battle_a_success battle_b_raise battle_b_success battle_begins battle_tie "
        "battle_tokens_a battle_tokens_b boards bump_ahead bump_back chase_begins chase_caught "
        "chase_escaped chase_stopped complication_bumps complication_hits complication_over "
        "conflict_begins contacts contacts_begin contacts_days encounter_begins encounter_step "
        "encounter_vehicle escapes evades expends_caster expends_shooter fall_back forces frees guns "
        "hero_effect hero_helps hero_nothing influence interlude_begins interlude_draws interlude_joker "
        "interlude_prompt interlude_told joins journey_begins journey_day leaves maneuver_done "
        "maneuver_fails mishap morale_holds moves_ahead moves_back rams round stage steady supports "
        "supports_all task_begins task_skips task_step task_tokens turn_over"
    ),
    "verdict": "battle_a battle_b battle_none",
}
TEXTS = []
for _part in sorted(_TEXTS.keys()):
    for _id in _TEXTS[_part].split():
        TEXTS.append("swade-" + _part + "-" + _id)
