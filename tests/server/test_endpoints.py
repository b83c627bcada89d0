"""The description of the HTTP side is made of the endpoints, and is sound."""

from __future__ import annotations

from typing import Any

from openapi_spec_validator import validate

from undercroft.server.app import ENDPOINTS
from undercroft.server.endpoints import openapi


def described() -> dict[str, Any]:
    return openapi(ENDPOINTS, "1")


def test_the_description_is_valid() -> None:
    validate(described())


def test_every_endpoint_says_in_a_sentence_what_it_does() -> None:
    for endpoint in ENDPOINTS:
        operation = described()["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"].endswith("."), endpoint.path
        assert operation["operationId"] == endpoint.handler.__name__


def test_paths_queries_bodies_and_answers_are_told() -> None:
    document = described()
    past = document["paths"]["/api/tables/{table}/past"]["get"]
    assert {each["name"]: (each["in"], each["schema"]["type"]) for each in past["parameters"]} == {
        "table": ("path", "string"),
        "eyes": ("query", "string"),
        "first": ("query", "integer"),
        "last": ("query", "integer"),
        "key": ("query", "string"),
    }
    opening = document["paths"]["/api/tables"]["post"]
    assert opening["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Opening"}
    answers = {status: told["content"]["application/json"]["schema"] for status, told in opening["responses"].items()}
    assert answers == {
        "200": {"$ref": "#/components/schemas/Opened"},
        "default": {"$ref": "#/components/schemas/Trouble"},
    }
    assert {"SeatView", "Step", "Labels", "Setting"} <= set(document["components"]["schemas"])
