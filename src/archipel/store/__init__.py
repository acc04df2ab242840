"""Keeping tables: SQLAlchemy, migrations, SQLite or PostgreSQL."""

from archipel.store.database import database_url, migrate, only_server, open_database, open_to_read
from archipel.store.store import Conflict, Store

__all__ = ["Conflict", "Store", "database_url", "migrate", "only_server", "open_database", "open_to_read"]
