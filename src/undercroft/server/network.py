"""This machine in its network: what friends call it, and which port is free."""

from __future__ import annotations

import os
import socket
import urllib.request

from undercroft.engine.errors import Trouble

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): to ask which way out would be taken; nothing is sent."""
PATIENCE = 2.0


def network_address() -> str:
    """The address of this machine in the network around it; empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith("127.") or found == "0.0.0.0" else found


def free_port(host: str, wished: int) -> int:
    """The port that is wished for, or any other one if some other program has it."""
    for port in (wished, 0):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            if os.name != "nt":  # there it would take a port away from whoever has it
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise Trouble("no-port", host=host)


def answers(address: str) -> bool:
    """Whether a server of ours is there."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # it is on this machine
    try:
        with opener.open(f"{address}/healthz", timeout=PATIENCE) as response:
            return bool(response.status == 200)
    except (OSError, ValueError):
        return False
