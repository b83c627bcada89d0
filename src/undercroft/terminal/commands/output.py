"""What commands print gets out, whatever signs the terminal can write: those that it lacks are put more simply."""

from __future__ import annotations

import codecs
import sys
import unicodedata

SIMPLER = "undercroft-simpler"
PLAIN = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "—": "-",
        "−": "-",
        "─": "-",
        "━": "-",
        "│": "|",
        "…": "...",
        "·": "-",
        "•": "*",
        "×": "x",
        "±": "+/-",
        "→": "->",
        "✓": "x",
        "▒": ":",
        "●": "O",
        "œ": "oe",
        "Œ": "OE",
        "µ": "u",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
    }
)


def simpler(error: UnicodeError) -> tuple[str, int]:
    """For the codec: the signs that it cannot write, without accents or by their next of kin."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(PLAIN))
    kept = "".join(sign for sign in signs if not unicodedata.combining(sign))
    return kept.encode("ascii", "replace").decode("ascii"), error.end


def write_anything() -> None:
    """No sentence fails for a sign in it: neither a result nor a complaint."""
    codecs.register_error(SIMPLER, simpler)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # whoever took the stream over has their own ways
            stream.reconfigure(errors=SIMPLER)
