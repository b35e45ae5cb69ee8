"""The table's server: who is there, what happened, who may see it, what is kept."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("tavola")
except PackageNotFoundError:  # run from a folder that was never installed
    __version__ = "0"
