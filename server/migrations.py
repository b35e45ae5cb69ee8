"""How the database came to its present shape, step by step. Steps are only ever added."""

from __future__ import annotations

from sqlite_utils import Database, Migrations

migrations = Migrations("tavola")


@migrations()
def m001_tables_and_events(db: Database) -> None:
    """The tables, who sits at them, and what happened."""
    db.table("tables").create(
        {"code": str, "name": str, "system": str, "gm": str, "gm_name": str, "created_at": int},
        pk="code",
        not_null={"name", "system", "gm", "gm_name", "created_at"},
    )
    db.table("members").create(
        {"id": str, "code": str, "role": str, "name": str, "token_hash": str, "created_at": int},
        pk=("code", "id"),
        not_null={"role", "name", "created_at"},
        foreign_keys=[("code", "tables", "code")],
    )
    db.table("members").create_index(["token_hash"], unique=True)
    db.table("screens").create(
        {"token_hash": str, "code": str, "created_at": int},
        pk="token_hash",
        not_null={"code", "created_at"},
        foreign_keys=[("code", "tables", "code")],
    )
    db.table("events").create(
        {"code": str, "seq": int, "id": str, "at": int, "json": str},
        pk=("code", "seq"),
        not_null={"id", "at", "json"},
        foreign_keys=[("code", "tables", "code")],
    )
    db.table("events").create_index(["code", "id"], unique=True)


@migrations()
def m002_snapshots(db: Database) -> None:
    """Folded states, which only save time; ``version`` says which release folded them."""
    db.table("snapshots").create(
        {"code": str, "seq": int, "version": str, "json": str},
        pk=("code", "seq"),
        not_null={"version", "json"},
        foreign_keys=[("code", "tables", "code")],
    )


def unknown_steps(db: Database) -> list[str]:
    """Return the steps that the database has taken and this release does not know: it is of a newer one."""
    known = {step.name for step in migrations._migrations}
    return [applied.name for applied in migrations.applied(db) if applied.name not in known]
