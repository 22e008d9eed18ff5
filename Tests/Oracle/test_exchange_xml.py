# SPDX-License-Identifier: MIT
"""The XML of documents: what is well-formed against expat, documents that are cut, texts, and how the time grows."""

from __future__ import annotations

import random as chances
import re
import time
from pathlib import Path

import numpy as np
import pytest
from effort import EFFORT
from Oracle import exchange_library as exchange
from Oracle import xml_by_expat
from Oracle.exchange_documents import MARKUP, PIECES, mutate, seeds
from Oracle.exchange_library import FEATURE_TYPE, VERTEX_TYPE, ExchangeLibrary

FORMS = ("gpx", "kml", "cot")
ROOTS = {"gpx": ("gpx",), "kml": ("kml",), "cot": ("event", "events")}
LOCAL_NAME = re.compile("^[^:]*:")
#: Errors of expat that have one status of ours.
STATUSES = {xml_by_expat.MISMATCH: exchange.TAG, xml_by_expat.DUPLICATE: exchange.ATTRIBUTE}
REFUSED = {exchange.EMPTY, exchange.INCOMPLETE, *range(exchange.XML, exchange.LIMIT + 1)}


@pytest.fixture(scope="session")
def documents(library: Path) -> ExchangeLibrary:
    return ExchangeLibrary(library)


@pytest.fixture
def chance(seed: int, request: pytest.FixtureRequest) -> chances.Random:
    """Random numbers of this run, others for each test, at little cost."""
    return chances.Random(f"{seed} {request.node.name}")


def at_once(form: str, document: bytes, status: int) -> str | None:
    """Tells why a status is right where expat's first word is enough, which is quick."""
    if form == "cot" or xml_by_expat.is_utf16(document):
        return None
    error = xml_by_expat.error_of(document)
    if error == 0:
        return "well-formed" if status in (exchange.OK, exchange.PARTIAL) else None
    if error in STATUSES:
        return "not well-formed" if status == STATUSES[error] else None
    return "not well-formed" if status in REFUSED - {exchange.DTD, exchange.LIMIT} else None


def expected(form: str, document: bytes) -> tuple[set[int], str]:
    """Gives the statuses that are right, and why."""
    if not document:
        return {exchange.EMPTY}, "empty"
    if xml_by_expat.is_utf16(document):
        return REFUSED | {exchange.DOCUMENT}, "in UTF-16"
    verdicts = (xml_by_expat.judge_stream if form == "cot" else xml_by_expat.judge_alone)(document)
    for verdict in verdicts:
        # What comes first decides. An encoding, a DTD and another root are seen before what expat finds behind them.
        if verdict.encoding and verdict.encoding.lower() not in ("utf-8", "us-ascii"):
            return {exchange.ENCODING}, "in another encoding"
        if verdict.has_dtd:
            return {exchange.DTD}, "with a DTD"
        if verdict.root and LOCAL_NAME.sub("", verdict.root) not in ROOTS[form]:
            return REFUSED | {exchange.DOCUMENT} if verdict.error else {exchange.DOCUMENT}, "of another root"
        if verdict.depth > 64 or verdict.attributes > 64:
            return {exchange.LIMIT}, "beyond the limits"
        if verdict.error:
            return {STATUSES[verdict.error]} if verdict.error in STATUSES else REFUSED, "not well-formed"
    return {exchange.OK, exchange.PARTIAL}, "well-formed"


# Well-formed


@pytest.mark.parametrize("form", FORMS)
def test_what_is_well_formed_is_what_expat_takes(documents, chance, findings, form):
    sources = seeds(form)
    for _ in range(round(33_400 * EFFORT)):
        document = mutate(chance, chance.choice(sources))
        status, report = documents.check(form, document)
        why = at_once(form, document, status)
        right = {status}
        if why is None:
            findings.count("documents looked at closely")
            right, why = expected(form, document)
        findings.count(why)
        findings.count("documents")
        if status not in right:
            names = [documents.status_name(one) for one in sorted(right)]
            findings.expect(False, document, f"{documents.status_name(status)} at {report.place}, not {names}: {why}")
    findings.conclude(
        **{"documents": 33_000, "well-formed": 2000, "not well-formed": 15_000}
    )


@pytest.mark.parametrize(
    ("stream", "status"),
    [
        (b"</>", exchange.XML),
        (b"</ ><event/>", exchange.XML),
        (b"<event/></>", exchange.XML),
        (b"<event/></event>", exchange.XML),
        (b"<event/><?xml version='1.0'?>", exchange.INCOMPLETE),
        (b"<event/><?xml version='1.0'?> ", exchange.INCOMPLETE),
        (b"<?xml version='1.0'?><?xml version='1.0'?><event/>", exchange.XML),
        (b"<?xml version='1.0'?><event/> <?xml version='1.0'?>\n<event/>", exchange.PARTIAL),
        (b"<events><event/></events><events/> ", exchange.PARTIAL),
    ],
)
def test_a_stream_is_one_document_after_the_other(documents, stream, status):
    assert documents.status_name(documents.check("cot", stream)[0]) == documents.status_name(status)


# Cut


@pytest.mark.parametrize("form", FORMS)
def test_a_document_that_is_cut_is_incomplete(documents, findings, form):
    for document in seeds(form):
        whole = documents.read(form, document)
        assert whole.status in (exchange.OK, exchange.PARTIAL)
        # Of events, those that are whole are a document, and so is any document without what follows its root.
        for size in range(len(document)):
            part = document[:size]
            cut = xml_by_expat.judge_stream(part) if form == "cot" else xml_by_expat.judge_alone(part)
            features, vertices = garbage(len(whole.features)), garbage_vertices(len(whole.vertices))
            status, feature_count, vertex_count, report = documents.read_into(form, part, features, vertices)
            findings.count("cuts")
            if not cut[-1].error:
                findings.count("whole documents")
                same = features[:feature_count].tobytes() == whole.features[:feature_count].tobytes()
                findings.expect(status in (exchange.OK, exchange.PARTIAL), part, documents.status_name(status))
                findings.expect(same, part, "other features than in the whole document")
                continue
            right = exchange.INCOMPLETE if size else exchange.EMPTY
            findings.expect(status == right, part, f"{documents.status_name(status)} at {report.place}")
            findings.expect((feature_count, vertex_count) == (0, 0), part, "counts")
            findings.expect((report.place, report.error) == (size, right), part, f"at {report.place}")
            findings.expect(holds_nothing(features, vertices), part, "results are left")
    findings.conclude(cuts=2000, **{"whole documents": 5})


def garbage(count: int) -> np.ndarray:
    return np.frombuffer(b"\x55" * (count * FEATURE_TYPE.itemsize), FEATURE_TYPE).copy()


def garbage_vertices(count: int) -> np.ndarray:
    return np.frombuffer(b"\x55" * (count * VERTEX_TYPE.itemsize), VERTEX_TYPE).copy()


def holds_nothing(features: np.ndarray, vertices: np.ndarray) -> bool:
    """Tells whether nothing that has been written can be taken for a result."""
    untouched = features["kind"] == 0x55555555
    return bool(((features["kind"] == 0) | untouched).all()) and bool(
        (np.isnan(vertices["latitude"]) | (vertices.view(np.uint64).reshape(-1, 4)[:, 0] == 0x5555555555555555)).all()
    )


@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_left_where_an_array_is_too_small(documents, findings, form):
    for document in seeds(form):
        whole = documents.read(form, document)
        for feature_room in range(len(whole.features) + 2):
            for vertex_room in range(len(whole.vertices) + 2):
                features, vertices = garbage(feature_room), garbage_vertices(vertex_room)
                status, *counts, report = documents.read_into(form, document, features, vertices)
                where = f"{feature_room} features and {vertex_room} vertices for {document!r}"
                findings.count("capacities")
                findings.expect(counts == [len(whole.features), len(whole.vertices)], where, f"needed {counts}")
                kept = (report.skipped, report.place, report.error, report.reserved)
                expected = whole.report
                expected = (expected.skipped, expected.place, expected.error, 0)
                findings.expect(kept == expected, where, f"{kept}, not {expected}")
                if feature_room < len(whole.features) or vertex_room < len(whole.vertices):
                    findings.expect(status == exchange.TOO_SMALL, where, documents.status_name(status))
                    findings.expect(holds_nothing(features, vertices), where, "half of the results are left")
                else:
                    findings.expect(status == whole.status, where, documents.status_name(status))
                    same = features[: counts[0]].tobytes() == whole.features.tobytes()
                    findings.expect(same, where, "other features")
                    same = vertices[: counts[1]].tobytes() == whole.vertices.tobytes()
                    findings.expect(same, where, "other vertices")
                    behind = holds_nothing(features[counts[0] :], vertices[counts[1] :])
                    findings.expect(behind, where, "what was taken back is left behind the results")
    findings.conclude(capacities=30)
