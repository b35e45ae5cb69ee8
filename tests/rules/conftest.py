"""Fixtures of the rules' tests."""

from __future__ import annotations

import pathlib

import pytest

from .runtimes import build_rules


@pytest.fixture(scope="session")
def phone_rules(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The rules compiled for the phone, in a folder of this run's own."""
    folder = tmp_path_factory.mktemp("rules")
    build_rules(folder)
    return folder
