# SPDX-License-Identifier: MIT
"""Names and types in Go, and parameters that Go does not need."""

from __future__ import annotations

from description.api import API, Field, Struct, Value
from description.meanings import ARROW, PREFIXES, SUMS, enumeration_of

WITHOUT = {
    "gn_mgrs_capacity": "MGRSCapacity is the same number",
    "gn_format_options_init": "DefaultFormatOptions calls it",
    "gn_geojson_options_init": "DefaultGeoJSONOptions calls it",
    "gn_grid_options_init": "DefaultGridOptions calls it",
    "gn_shape_options_init": "DefaultShapeOptions calls it",
    "gn_fence_options_init": "DefaultFenceOptions calls it",
    "gn_track_options_init": "DefaultTrackOptions calls it",
    "gn_outline_options_init": "DefaultOutlineOptions calls it",
    "gn_navigation_options_init": "DefaultNavigationOptions calls it",
    "gn_sight_options_init": "DefaultSightOptions calls it",
    "gn_exchange_options_init": "DefaultExchangeOptions calls it",
    "gn_feature_init": "NewFeature calls it",
    **dict.fromkeys(ARROW, "texts of this language are no slots"),
}

# Fields keep the sizes that they have in C; arguments and results are of the usual types.
FIELDS = {"double": "float64", "float": "float32", "int32_t": "int32", "uint32_t": "uint32", "uint64_t": "uint64"}
NUMBERS = {"double": "float64", "int32_t": "int", "uint32_t": "int", "size_t": "int", "uint64_t": "uint64"}

SPELLING = {
    "geojson": "GeoJSON", "georef": "GEOREF", "gars": "GARS", "mgrs": "MGRS", "utm": "UTM", "ups": "UPS",
    "epsg": "EPSG", "cpu": "CPU", "dd": "DD", "dm": "DM", "dms": "DMS", "iso": "ISO", "uri": "URI", "crs": "CRS",
    "ok": "OK", "gpx": "GPX", "cot": "CoT", "kml": "KML", "xml": "XML", "json": "JSON", "utf8": "UTF8", "dtd": "DTD", "uid": "UID", "km": "KM", "um": "UM", "ascii": "ASCII",
}  # fmt: skip


def joined(name: str) -> str:
    """iso_6709: ISO6709; grid_line: GridLine."""
    return "".join(SPELLING.get(word, word.capitalize()) for word in name.lower().split("_"))


def exported(name: str) -> str:
    """The name of a function, a struct or a constant: gn_utm_to_epsg, UTMToEPSG."""
    return joined(name.removeprefix("gn_").removeprefix("GN_"))


def local(name: str) -> str:
    """The name of an argument: from_latitudes, fromLatitudes."""
    first, *rest = name.split("_")
    return first + "".join(SPELLING.get(word, word.capitalize()) for word in rest)


def type_name(name: str) -> str:
    """gn_grid_line: GridLine; gn_parse_flag: ParseFlags."""
    return exported(name) + ("s" if name.endswith("_flag") else "")


def value_name(enumeration: str, value: Value) -> str:
    """GN_FORM_DMS: FormDMS; GN_PARSE_STRICT: ParseStrict; GN_ERROR_LATITUDE: ErrLatitude."""
    name = value.name.removeprefix(PREFIXES[enumeration])
    if name.startswith("ERROR_"):
        return "Err" + joined(name.removeprefix("ERROR_"))
    return exported(enumeration).removesuffix("Flag") + joined(name)


def field_name(struct: str, field: Field) -> str:
    return joined(field.name)


def field_type(struct: str, field: Field) -> str:
    """The type of a field, an enumeration if it has values of one."""
    enumeration = enumeration_of(struct, field.name)
    if field.type == "char":
        return f"[{field.count}]byte" if field.count > 1 else "byte"
    if field.type == "gn_status":
        return "uint32"
    plain = type_name(enumeration) if enumeration else FIELDS.get(field.type) or type_name(field.type)
    return f"[{field.count}]{plain}" if field.count > 1 else plain


def enumerations(api: API) -> dict[str, str]:
    """The enumerations that are types, and the numbers that they are."""
    found = {"gn_status": "uint8"}
    for owner in [*api.structs.values(), *api.functions]:
        for one in owner.fields if isinstance(owner, Struct) else owner.parameters:
            enumeration = enumeration_of(owner.name, one.name)
            if enumeration and one.type != "char":
                found.setdefault(enumeration, FIELDS[one.type])
    return {name: found[name] for name in api.enumerations if name in found}


def is_sum(enumeration: str) -> bool:
    return enumeration in SUMS
