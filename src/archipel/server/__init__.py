"""Tables for people on different machines: HTTP and WebSocket, identities, fan-out, bot workers, notices."""
