# SPDX-License-Identifier: MIT
"""The XML of documents: well-formedness against expat, documents that are cut, texts, and growth of the time."""

from __future__ import annotations

import random as chances
import re
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from effort import EFFORT
from Oracle.Documents import exchange_library as exchange
from Oracle.Documents import xml_by_expat
from Oracle.Documents.exchange_documents import mutate, seeds
from Oracle.Documents.exchange_library import FEATURE_TYPE, VERTEX_TYPE, ExchangeLibrary

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
        # The first error decides. An encoding, a DTD and another root are seen before errors behind them.
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


def is_first_of_two(documents: ExchangeLibrary, form: str, document: bytes) -> bool:
    """Returns whether a bad reference stands in the tag of a duplicate attribute, which expat reports.

    Of two errors in one tag either may be told. The tags before are good, and without the reference the other error is left.
    """
    status, report = documents.check(form, document)
    if status != exchange.REFERENCE:
        return status == exchange.ATTRIBUTE
    place = int(report.place)
    start = document.rfind(b"<", 0, place)
    if expected(form, document[:start])[0] == {exchange.ATTRIBUTE} or document[place : place + 1] != b"&":
        return False
    return is_first_of_two(documents, form, document[:place] + b"x" + document[place + 1 :])


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
        if status == exchange.REFERENCE and right == {exchange.ATTRIBUTE} and is_first_of_two(documents, form, document):
            continue
        if status not in right:
            names = [documents.status_name(one) for one in sorted(right)]
            findings.expect(False, document, f"{documents.status_name(status)} at {report.place}, not {names}: {why}")
    findings.conclude(**{"documents": 33_000, "well-formed": 2000, "not well-formed": 15_000})


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
        # Whole events are a document, and so is any document without the text behind its root.
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
    findings.conclude(cuts=2000, **{"whole documents": 1})


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
                kept = (report.skipped, report.place, report.error, report.dropped)
                expected = whole.report
                expected = (expected.skipped, expected.place, expected.error, expected.dropped)
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


# Time


def repeated(head: str, body: str, tail: str) -> Callable[[int], bytes]:
    return lambda size: head.encode() + body.encode() * (size // len(body)) + tail.encode()


#: Documents of about the same size, named by the part that they repeat.
LARGE = {
    "points": ("gpx", repeated("<gpx><trk><trkseg>", "<trkpt lat='1.5' lon='2.5'><ele>3</ele></trkpt>", "</trkseg></trk></gpx>")),
    "segments": ("gpx", repeated("<gpx><trk>", "<trkseg><trkpt lat='1' lon='2'/></trkseg>", "<name>a</name></trk></gpx>")),
    "points that are skipped": ("gpx", repeated("<gpx>", "<wpt lat='91' lon='2'/>", "</gpx>")),
    "a line that is skipped": ("gpx", repeated("<gpx><rte>", "<rtept lat='1' lon='2'/>", "<rtept lat='91' lon='1'/></rte></gpx>")),
    "a text": ("gpx", repeated("<gpx><wpt lat='1' lon='2'><name>", "some text &amp; more ", "</name></wpt></gpx>")),
    "brackets": ("gpx", repeated("<gpx><wpt lat='1' lon='2'><name>", "]]]]", "</name></wpt></gpx>")),
    "CDATA": ("gpx", repeated("<gpx><wpt lat='1' lon='2'><name>", "<![CDATA[]]]]]>", "</name></wpt></gpx>")),
    "an attribute": ("gpx", repeated("<gpx><wpt lat='1' lon='2' a='", "&lt; ", "'/></gpx>")),
    "attributes": ("gpx", repeated("<gpx>", "<a " + " ".join(f"b{n}='c'" for n in range(64)) + "/>", "</gpx>")),
    "comments": ("gpx", repeated("<gpx>", "<!-- - -->", "</gpx>")),
    "a comment": ("gpx", repeated("<gpx><!--", "- <", "--></gpx>")),
    "blanks": ("gpx", repeated("<gpx>", " \n", "</gpx>")),
    "blanks before the root": ("cot", repeated("", " \n", "<event/>")),
    "a name": ("gpx", repeated("<gpx><", "abc", "/></gpx>")),
    "digits": ("gpx", repeated("<gpx><wpt lat='1' lon='0.", "3", "'/></gpx>")),
    "coordinates": ("kml", repeated("<kml><Placemark><LineString><coordinates>", "1.5,2.5,3 ", "</coordinates></LineString></Placemark></kml>")),
    "a track": ("kml", repeated("<kml><Placemark><Track>", "<when>2026</when><coord>1 2</coord>", "</Track></Placemark></kml>")),
    "geometries": ("kml", repeated("<kml><Placemark><MultiGeometry>", "<Point><coordinates>1,2</coordinates></Point>", "</MultiGeometry></Placemark></kml>")),
    "events": ("cot", repeated("", "<event uid='a' type='a-f-G'><point lat='1' lon='2'/></event>", "")),
    "links": ("cot", repeated("<event uid='a' type='b-m-r'><point lat='1' lon='2'/><detail>", "<link point='1,2'/>", "</detail></event>")),
    "ellipses": ("cot", repeated("<event uid='a' type='u-d-c-c'><point lat='1' lon='2'/><detail><shape>", "<ellipse major='1' minor='1' angle='0'/>", "</shape></detail></event>")),
}  # fmt: skip


def least_time(run: Callable[[], object], times: int) -> float:
    """The processor time that one run takes."""
    found = []
    for _ in range(times):
        start = time.thread_time()
        run()
        found.append(time.thread_time() - start)
    return min(found)


@pytest.mark.parametrize("name", LARGE)
def test_time_grows_with_the_size(documents, name):
    form, make = LARGE[name]
    small, large = make(400_000), make(4_000_000)
    for document in (small, large):
        status, report = documents.check(form, document)
        assert status in (exchange.OK, exchange.PARTIAL), f"{documents.status_name(status)} at {report.place}"
    if form == "cot":
        assert documents.find_event(large, len(large))[0] == exchange.OK
    # Into arrays that hold everything, so that discarded features are counted too.
    found = documents.read(form, small)
    room = {len(small): (len(found.features), len(found.vertices))}
    whole = documents.read(form, large)
    room[len(large)] = len(whole.features), len(whole.vertices)

    def read(document: bytes) -> Callable[[], object]:
        features, vertices = room[len(document)]
        arrays = np.zeros(features + 10, FEATURE_TYPE), np.zeros(vertices + 10, VERTEX_TYPE)
        return lambda: documents.read_into(form, document, *arrays)

    # Ten times the size may take ten times as long, and half as much again for memory that is farther away.
    for _ in range(3):
        ratio = least_time(read(large), 3) / max(least_time(read(small), 7), 1e-5)
        if ratio < 16:
            break
    assert ratio < 16, f"{name}: ten times the size takes {ratio:.1f} times as long"


@pytest.mark.parametrize("form", FORMS)
def test_what_is_too_deep_is_refused_at_once(documents, form):
    root = ROOTS[form][0]
    document = f"<{root}>".encode() + b"<a>" * 33_000_000
    status, report = documents.check(form, document)
    assert (documents.status_name(status), report.place) == ("GN_ERROR_XML_LIMIT", len(root) + 2 + 63 * 3)
    assert least_time(lambda: documents.check(form, document), 5) < 0.002
    assert documents.find_event(b"<a>" * 33_000_000)[0] == exchange.LIMIT


def test_an_event_is_sought_within_its_limit(documents):
    event = b"<event>" + b" " * 1000 + b"</event>"
    assert documents.find_event(event, len(event)) == (exchange.OK, len(event))
    assert documents.find_event(event, len(event) - 1) == (exchange.LIMIT, 0)
    assert documents.find_event(event[:-1], len(event)) == (exchange.INCOMPLETE, 0)
    endless = b"<event>" + b"<!-- -->" * 3_000_000
    assert documents.find_event(endless) == (exchange.LIMIT, 0)
    assert least_time(lambda: documents.find_event(endless), 3) < 0.05
    assert documents.find_event(b"") == (exchange.INCOMPLETE, 0)
    assert documents.find_event(b"  ") == (exchange.INCOMPLETE, 0)
