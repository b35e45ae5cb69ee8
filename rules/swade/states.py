"""The states of a Savage Worlds character: what each brings, what it drives out, when it ends by itself."""

# How a state ends by itself; fight.py counts these down when turns end.
END_OF_NEXT_TURN = "end_of_next_turn"
END_OF_THIS_TURN = "end_of_this_turn"

STUNNED = [["distracted", END_OF_NEXT_TURN], ["vulnerable", "with"], ["prone", ""]]
STATES = [
    {"id": "shaken", "tone": "bad", "intent": "unshake"},
    {"id": "distracted", "tone": "bad", "ends": END_OF_NEXT_TURN},
    {"id": "vulnerable", "tone": "bad", "ends": END_OF_NEXT_TURN},
    {"id": "stunned", "tone": "bad", "brings": STUNNED, "intent": "recover_stunned"},
    {"id": "entangled", "tone": "bad", "brings": [["distracted", "with"]], "replaces": ["bound"]},
    {
        "id": "bound",
        "tone": "bad",
        "brings": [["distracted", "with"], ["vulnerable", "with"]],
        "replaces": ["entangled"],
    },
    {"id": "prone", "tone": "bad"},
    {"id": "defending", "tone": "good", "ends": "start_of_next_turn"},
    {"id": "incapacitated", "tone": "bad", "intent": "incapacitation"},
    {"id": "bleeding", "tone": "bad", "intent": "bleeding"},
    {"id": "knocked_out", "tone": "bad"},
    {"id": "grappling", "tone": "bad", "brings": [["vulnerable", "with"]]},
    {"id": "supported", "tone": "good", "ends": END_OF_THIS_TURN},
    {"id": "disarmed", "tone": "bad"},
    {"id": "mounted", "tone": "good", "intent": "mounted_fall"},
    {"id": "maintaining", "tone": "good", "intent": "upkeep"},
    {"id": "numb", "tone": "bad"},
    {"id": "convicted", "tone": "good", "ends": "start_of_next_turn"},
    {"id": "insight", "tone": "good"},
    {"id": "borrowed_edge", "tone": "good", "ends": END_OF_NEXT_TURN},
    {"id": "injured", "tone": "bad"},
    {"id": "hesitant", "tone": "bad"},
    {"id": "fleeing", "tone": "bad"},
    {"id": "adrenaline", "tone": "good", "ends": END_OF_NEXT_TURN},
    {"id": "held", "tone": "bad"},
    {"id": "doomed", "tone": "bad"},
    {"id": "out_of_control", "tone": "bad"},
    {"id": "steering_hit", "tone": "bad"},
    {"id": "locomotion_hit", "tone": "bad"},
    {"id": "wrecked", "tone": "bad", "replaces": ["out_of_control"]},
    {"id": "dead", "tone": "bad", "replaces": ["shaken", "bleeding", "incapacitated", "knocked_out"]},
]
STATE_IDS = [state["id"] for state in STATES]
ENDS = {"distracted": END_OF_NEXT_TURN, "vulnerable": END_OF_NEXT_TURN}
