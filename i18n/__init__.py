"""What people read, as Fluent messages: a folder for each language."""
