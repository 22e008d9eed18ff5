# SPDX-License-Identifier: MIT
"""docs/api.json complies with its schema, and is consistent."""

import json

import jsonschema
import pytest


@pytest.fixture(scope="module")
def schema(root):
    return json.loads((root / "docs/api.schema.json").read_text())


def test_schema_is_one(schema):
    jsonschema.Draft202012Validator.check_schema(schema)


def test_description_is_as_its_schema_says(api, schema):
    jsonschema.Draft202012Validator(schema).validate(api)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda api: api["functions"][0].pop("summary"),
        lambda api: api["functions"][0].update(author="nobody"),
        lambda api: api["functions"][0].pop("subject"),
        lambda api: api["functions"][7]["parameters"][0].update(role="guest"),
        lambda api: api["structs"][0]["fields"][0].update(offset=-1),
    ],
)
def test_schema_can_refuse(api, schema, spoil):
    api = json.loads(json.dumps(api))
    spoil(api)
    assert not jsonschema.Draft202012Validator(schema).is_valid(api)


def test_names_lead_somewhere(api):
    """Relations lead to parameters and back, types to structs, statuses to values of gn_status."""
    structs = {struct["name"] for struct in api["structs"]}
    enumerators = {value["name"]: value for one in api["enumerations"] for value in one["values"]}
    assert len(enumerators) == sum(len(one["values"]) for one in api["enumerations"])
    for function in api["functions"]:
        assert function["section"] in api["sections"]
        parameters = {one["name"]: one for one in function["parameters"]}
        for status in function.get("statuses", []) + function.get("row_statuses", []):
            assert enumerators[status]["value"] < 256
        for one in parameters.values():
            assert one["type"] in structs or not one["type"].startswith("gn_") or one["type"] == "gn_status"
            for name in one.get("of", []):
                assert one["name"] in parameters[name].values(), (function["name"], one["name"])
            for relation in ("size", "count", "stride", "slot_size", "capacity", "needed"):
                if relation in one and parameters[one[relation]]["role"] != "stride":
                    assert one["name"] in parameters[one[relation]]["of"], (function["name"], one["name"])


def test_every_function_says_since_when(api):
    assert [function["name"] for function in api["functions"] if "since" not in function] == []
