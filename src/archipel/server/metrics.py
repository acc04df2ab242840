"""Figures for Prometheus. No label tells who or which table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from archipel.room.counting import Counting
from archipel.table.commands import QUESTIONS, Command, kind_of

REGISTRY = CollectorRegistry()

requests = Counter("archipel_requests", "Answers by route, method and status", ["route", "method", "status"], registry=REGISTRY)
request_seconds = Histogram("archipel_request_seconds", "Time to answer, by route", ["route"], registry=REGISTRY)
connections = Gauge("archipel_connections", "WebSockets open now", registry=REGISTRY)
connections_refused = Counter(
    "archipel_connections_refused", "Connections closed at once, as an address had too many or all together", ["limit"], registry=REGISTRY
)
connections_unread = Counter("archipel_connections_unread", "Connections closed, as nobody read what was sent", registry=REGISTRY)
overloads = Counter("archipel_overloads", "What was refused because too much waited at once", registry=REGISTRY)
commands = Counter("archipel_commands", "Commands at tables by kind and outcome", ["kind", "outcome"], registry=REGISTRY)
append_seconds = Histogram(
    "archipel_append_seconds",
    "Time until an entry was durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
conflicts = Counter("archipel_conflicts", "Entries that another process wrote first", registry=REGISTRY)
tables = Gauge("archipel_tables_in_memory", "Tables held in memory now", registry=REGISTRY)
bot_moves = Counter("archipel_bot_moves", "Moves made by bots", registry=REGISTRY)
thinkers_replaced = Gauge("archipel_thinkers_replaced", "Bot workers that died or hung and were replaced", registry=REGISTRY)
thinkers_fallbacks = Gauge("archipel_thinkers_fallbacks", "Moves that a bot lost, to greedy or to chance", registry=REGISTRY)
thinkers_drawn = Gauge("archipel_thinkers_drawn", "Moves of these that were drawn at random", registry=REGISTRY)
analyses = Counter("archipel_analyses", "Analyses of finished games that came to an end, by how they did", ["outcome"], registry=REGISTRY)
analyses_waiting = Gauge("archipel_analyses_waiting", "Analyses that wait for another one", registry=REGISTRY)
analyses_running = Gauge("archipel_analyses_running", "Analyses under way", registry=REGISTRY)
analysis_seconds = Histogram(
    "archipel_analysis_seconds",
    "Time for a complete analysis, without that of waiting",
    buckets=(1, 2, 5, 10, 20, 30, 60, 120, 300, 600),
    registry=REGISTRY,
)
loop_lag = Gauge("archipel_loop_lag_seconds", "How late the event loop was when it was last measured", registry=REGISTRY)


class Measuring(Counting):
    """Counts what happens in the room."""

    def in_memory(self, tables_now: int) -> None:
        tables.set(tables_now)

    def kept(self, seconds: float) -> None:
        append_seconds.observe(seconds)

    def conflict(self) -> None:
        conflicts.inc()

    def command(self, command: Command, outcome: str) -> None:
        """Anybody may read the figures, so questions are left out: an opponent would see that somebody asks."""
        if not isinstance(command, QUESTIONS):
            commands.labels(kind_of(command), outcome).inc()

    def bots(self, replaced: int, fallbacks: int, drawn: int) -> None:
        thinkers_replaced.set(replaced)
        thinkers_fallbacks.set(fallbacks)
        thinkers_drawn.set(drawn)

    def bot_move(self) -> None:
        bot_moves.inc()
