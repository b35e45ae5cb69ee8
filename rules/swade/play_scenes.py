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
