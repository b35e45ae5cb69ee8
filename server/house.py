"""All tables of one server: opens them, carries commands out, commits what they became."""

from __future__ import annotations

import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from . import codes, db, rulebook, tables, wirejson
from .db import Store
from .errors import Refused
from .rulebook import RuleError
from .tables import LiveTable, Step

logger = logging.getLogger("tavola.house")


class Seat(NamedTuple):
    """What a token opens: a member's seat, or (``member`` None) a TV."""

    code: str
    member: str | None


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


def secure_die(label: str, sides: int) -> int:
    """Return the face of a die that nobody can foresee."""
    return secrets.randbelow(sides) + 1


class House:
    """The tables and the log they share.

    ``memory`` guards what is in memory and is never held over a commit; ``_committing`` guards the commit. Whoever
    waits for a commit lets others be decided meanwhile, and all of them are written together.
    """

    def __init__(self, store: Store, version: str, breathe: Callable[[], None]) -> None:
        self.store = store
        self.memory = threading.RLock()
        self.publish: Callable[[list[Step]], None] = lambda steps: None
        self._version = version
        self._breathe = breathe
        self._tables: dict[str, LiveTable] = {}
        self._pending: list[Step] = []
        self._committing = threading.Lock()

    # --- tables and seats ---------------------------------------------------------------------------------------

    def find(self, code: str) -> LiveTable:
        """Return a table.

        :raises Refused: ``unknown_table``.
        """
        with self.memory:
            table = self._tables.get(code)
            if table is None:
                table = self._tables[code] = tables.load(self.store, code, self._version)
            return table

    def codes(self) -> list[str]:
        """Return the codes of all tables, the oldest first."""
        return [code for (code,) in self.store.rows("SELECT code FROM tables ORDER BY created_at, code")]

    def open_table(self, name: str, system: str, gm_name: str) -> tuple[LiveTable, dict[str, Any], str]:
        """Set up a table; return it, its game master and the token that makes one so. Durable on return.

        :raises Refused: ``unknown_system``.
        """
        gm = {"id": codes.new_id("m"), "name": gm_name, "role": "gm"}
        token = codes.new_token()
        code = self.free_code()
        try:
            rulebook.new_table(code, name, system, gm)
        except RuleError as error:
            raise Refused(error.code, error.field) from error
        at = now()
        row = {"code": code, "name": name, "system": system, "gm": gm["id"], "gm_name": gm_name, "created_at": at}
        with self._written() as connection:
            db.add_table(connection, row)
            db.add_member(connection, member_row(code, gm, codes.hash_token(token), at))
        return self.find(code), gm, token

    def free_code(self) -> str:
        """Return a code that no table has."""
        while True:
            code = codes.new_code()
            if not self.store.rows("SELECT 1 FROM tables WHERE code = ?", (code,)):
                return code

    def join(self, table: LiveTable, name: str) -> tuple[dict[str, Any], str]:
        """Seat a player; return the member and their token. A seat of that name that nobody has is taken over.

        :raises Refused: what the rules say, such as ``too_many``.
        """
        token = codes.new_token()
        waiting = self.store.rows(
            "SELECT id FROM members WHERE code = ? AND name = ? AND role = 'player' AND token_hash IS NULL",
            (table.code, name),
        )
        for (member_id,) in waiting:
            if table.role(member_id) == "player":
                with self._written() as connection:
                    db.give_seat(connection, table.code, member_id, codes.hash_token(token))
                return table.state["members"][member_id], token
        member = {"id": codes.new_id("m"), "name": name, "role": "player"}
        row = member_row(table.code, member, codes.hash_token(token), now())
        command = {"id": codes.new_id("join-"), "type": "member.join", "by": "server", "member": member}
        self.carry_out(table, command, also=(lambda connection: db.add_member(connection, row),))
        return member, token

    def add_screen(self, table: LiveTable) -> str:
        """Let a TV in; return its token."""
        token = codes.new_token()
        with self._written() as connection:
            db.add_screen(connection, table.code, codes.hash_token(token), now())
        return token

    def seat_of(self, token: str) -> Seat:
        """Return what the token opens.

        :raises Refused: ``unknown_token``, or ``removed`` for a member who was sent away.
        """
        hashed = codes.hash_token(token)
        for code, member in self.store.rows("SELECT code, id FROM members WHERE token_hash = ?", (hashed,)):
            if self.find(code).role(member) is None:
                raise Refused("removed")
            return Seat(code, member)
        for (code,) in self.store.rows("SELECT code FROM screens WHERE token_hash = ?", (hashed,)):
            return Seat(code, None)
        raise Refused("unknown_token")

    # --- commands -----------------------------------------------------------------------------------------------

    def carry_out(self, table: LiveTable, command: dict[str, Any], also: tuple[Any, ...] = ()) -> int:
        """Carry a command out, once; return the number of its event. Durable on return.

        A command whose id was seen is not carried out again: the answer is what it did the first time. ``also`` are
        functions of the connection that belong into the same transaction.

        :raises Refused: with the rules' code, ``storage`` where it cannot be written, ``internal`` for our faults.
        """
        with self.memory:
            known = table.ids.get(command["id"])
            if isinstance(known, int):
                return known
            step = known or self._decide(table, command, also)
        self._settle(step)
        if step.failed:
            raise Refused("storage")
        seq: int = step.event["seq"]
        return seq

    def _decide(self, table: LiveTable, command: dict[str, Any], also: tuple[Any, ...]) -> Step:
        at = now()
        try:
            step = table.prepare(rulebook.decide(table.tip, dict(command, at=at), secure_die), at)
        except RuleError as error:
            raise Refused(error.code, error.field, error.values) from error
        except Exception as error:
            logger.exception("table %s: a command of type %s failed", table.code, command.get("type"))
            raise Refused("internal") from error
        step.also = also
        self._pending.append(step)
        return step

    def _settle(self, step: Step) -> None:
        """Return once the step is committed (or could not be); whoever comes first commits for all that wait."""
        if step.done:
            return
        with self._committing:
            if step.done:
                return
            self._breathe()
            with self.memory:
                batch, self._pending = self._pending, []
            try:
                self._write(batch)
            except Exception:
                logger.exception("could not write to %s", self.store.path)
                self._give_up(batch)
                return
            self._take_over(batch)

    def _take_over(self, batch: list[Step]) -> None:
        with self.memory:
            for step in batch:
                step.table.settle(step)
            try:
                self.publish(batch)
            except Exception:
                # it is committed: whoever was not told asks again with the number of the last event they have
                logger.exception("could not tell of a batch of %d", len(batch))

    def _write(self, batch: list[Step]) -> None:
        snapshots = [
            (step, wirejson.dumps(step.after)) for step in batch if step.event["seq"] % tables.SNAPSHOT_EVERY == 0
        ]
        with self.store.transaction() as connection:
            for step in batch:
                db.add_event(connection, step.table.code, step.event, step.text)
                for write in step.also:
                    write(connection)
            for step, text in snapshots:
                db.add_snapshot(
                    connection, step.table.code, step.event["seq"], self._version, text, tables.SNAPSHOTS_KEPT
                )

    def _give_up(self, batch: list[Step]) -> None:
        """Put every table of the batch back to what is committed; what was decided on top of it falls with it."""
        with self.memory:
            fallen = {step.table.code: step.table for step in batch}
            also_fallen = [step for step in self._pending if step.table.code in fallen]
            self._pending = [step for step in self._pending if step.table.code not in fallen]
            for table in fallen.values():
                table.fall_back()
            for step in batch + also_fallen:
                step.failed = step.done = True

    def _written(self) -> Any:
        return _Storage(self.store)


class _Storage:
    """A transaction whose failure is told as ``storage``."""

    def __init__(self, store: Store) -> None:
        self._inner = store.transaction()

    def __enter__(self) -> sqlite3.Connection:
        return self._inner.__enter__()

    def __exit__(self, *problem: Any) -> bool | None:
        try:
            return self._inner.__exit__(*problem)
        except sqlite3.Error as error:
            logger.exception("could not write")
            raise Refused("storage") from error


def member_row(code: str, member: dict[str, Any], token_hash: str | None, at: int) -> dict[str, Any]:
    """Return a member as the database keeps it."""
    return {
        "id": member["id"],
        "code": code,
        "role": member["role"],
        "name": member["name"],
        "token_hash": token_hash,
        "created_at": at,
    }
