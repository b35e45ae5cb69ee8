"""Every file of ``rules/`` stays inside the part of Python that MicroPython runs."""

from __future__ import annotations

import ast
import pathlib

import pytest

RULES = pathlib.Path(__file__).resolve().parent.parent.parent / "rules"
FILES = sorted(RULES.rglob("*.py"))
ALLOWED_IMPORTS = {"json"}
FORBIDDEN_NODES: tuple[type[ast.AST], ...] = (
    ast.Match,
    ast.AsyncFunctionDef,
    ast.AsyncFor,
    ast.AsyncWith,
    ast.Await,
    ast.AnnAssign,
    ast.Global,
    ast.Nonlocal,
    ast.With,
    ast.Set,
)
FORBIDDEN_NAMES = {
    "open", "print", "input", "eval", "exec", "compile", "globals", "locals", "vars", "set_trace",
}  # fmt: skip
FORBIDDEN_METHODS = {
    "casefold", "title", "capitalize", "zfill", "ljust", "rjust", "removeprefix", "removesuffix", "translate",
    "maketrans", "isalnum", "isnumeric", "swapcase", "expandtabs", "format_map",
}  # fmt: skip


def faults(tree: ast.AST) -> list[str]:
    """Return what a file uses that the phone's runtime lacks or the rules may not have."""
    found = []
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, FORBIDDEN_NODES):
            found.append(f"{line}: {type(node).__name__}")
        if isinstance(node, ast.Import):
            found += [f"{line}: import {name.name}" for name in node.names if name.name not in ALLOWED_IMPORTS]
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            found.append(f"{line}: from {node.module} import")
        if isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load):
            found += [f"{line}: * in a display" for item in node.elts if isinstance(item, ast.Starred)]
        if isinstance(node, ast.Dict):
            found += [f"{line}: ** in a display" for key in node.keys if key is None]
        if isinstance(node, ast.Slice) and node.step is not None:
            found.append(f"{line}: a slice with a step")
        if isinstance(node, ast.Raise) and node.cause is not None:
            found.append(f"{line}: raise from")
        if isinstance(node, ast.arguments) and node.posonlyargs:
            found.append(f"{line}: positional-only parameters")
        if isinstance(node, ast.Name) and node.id in FORBIDDEN_NAMES:
            found.append(f"{line}: {node.id}")
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_METHODS:
            found.append(f"{line}: .{node.attr}")
        if isinstance(node, ast.Call):
            found += _call_faults(node, line)
    return found


def _call_faults(node: ast.Call, line: int) -> list[str]:
    if not isinstance(node.func, ast.Name):
        return []
    keywords = {keyword.arg for keyword in node.keywords}
    if node.func.id in ("min", "max") and "default" in keywords:
        return [f"{line}: {node.func.id}(default=)"]
    if node.func.id == "sum" and (len(node.args) > 1 or "start" in keywords):
        return [f"{line}: sum(start)"]
    if node.func.id == "zip" and "strict" in keywords:
        return [f"{line}: zip(strict=)"]
    return []


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(RULES)) for path in FILES])
def test_stays_in_the_subset(path: pathlib.Path) -> None:
    assert faults(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "a = [*b]", "a = {**b}", "a = b[::2]", "import os", "from random import choice", "a = 'x'.casefold()",
        "max(a, default=0)", "raise A from b", "def f(a, /): pass", "match a:\n    case 1: pass", "x: int = 1",
    ],
)  # fmt: skip
def test_the_lint_sees_a_slip(text: str) -> None:
    assert faults(ast.parse(text))
