"""Earning and spending experience (chapter Aprendizado)."""

from ..book import out
from ..errors import invalid
from ..inputs import choice, count, whole
from .book import book

# From which score each point of a skill costs one more
DEARER_FROM = [60, 70, 80, 90]
SKILL_CEILING = 100
POINTS_A_SESSION = 3
FLAT_PRICES = {"power": 2, "magic_resistance": 10}
SESSIONS = {"easy": (3, 6), "medium": (6, 9), "hard": (9, 12)}


def _price(score):
    return 1 + len([limit for limit in DEARER_FROM if score >= limit])


@book.op(
    "experience_cost",
    "Aprendizado",
    inputs=[
        choice("kind", ["skill", "power", "magic_resistance"], "skill"),
        count("from"),
        count("to"),
        count("raised_this_session", 0, max=POINTS_A_SESSION),
    ],
    outcome=[out("points"), out("cost"), out("within_session_cap", "flag"), out("sessions")],
)
def experience_cost(kind, raised_this_session, **scores):
    """What raising a score costs, and over how many sessions (chapter Aprendizado).

    Rulings: buying a new skill counts among a session's three points; power and Magic Resistance have no cap.

    :raises RuleError: a score that is not above the present one, or too high for a skill (``to``).
    """
    start, end = scores["from"], scores["to"]
    if end <= start or (kind == "skill" and end > SKILL_CEILING):
        raise invalid("to")
    points = end - start
    answer = {"points": points, "within_session_cap": True, "sessions": 1}
    if kind in FLAT_PRICES:
        answer["cost"] = points * FLAT_PRICES[kind]
        return answer
    answer["cost"] = sum([_price(score) for score in range(start, end)])
    later = max(0, points + raised_this_session - POINTS_A_SESSION)
    answer["within_session_cap"] = later == 0
    answer["sessions"] = 1 + (later + POINTS_A_SESSION - 1) // POINTS_A_SESSION
    return answer


@book.op(
    "session_experience",
    "Aprendizado",
    inputs=[
        choice("session", ["easy", "medium", "hard"]),
        whole("session_points", min=3, max=12),
        count("interpretation_points", 0, max=6),
        count("extra_points", 0, max=3),
    ],
    outcome=[out("session_min"), out("session_max"), out("total")],
)
def session_experience(session, session_points, interpretation_points, extra_points):
    """What a session earns (chapter Aprendizado). Ruling: 0 means that an award was not given.

    :raises RuleError: points outside the session's range (``session_points``).
    """
    least, most = SESSIONS[session]
    if session_points < least or session_points > most:
        raise invalid("session_points")
    return {
        "session_min": least,
        "session_max": most,
        "total": session_points + interpretation_points + extra_points,
    }
