"""The table's server: who is there, what happened, who may see it, what is kept."""
