# SPDX-License-Identifier: MIT
"""Times in texts, and streams of events."""

from __future__ import annotations

import datetime
import math
import time

import pytest
from exchange_documents import EVENT

from gridnorth import errors
from gridnorth.exchange import EventStream, format_time, parse_time, read


def test_times_are_those_of_datetime(random):
    for _ in range(300):
        moment = datetime.datetime(1, 1, 1, tzinfo=datetime.timezone.utc) + datetime.timedelta(
            days=int(random.integers(0, 3_652_058)), microseconds=int(random.integers(0, 86_400_000_000))
        )
        decimals = int(random.integers(0, 10))
        text = moment.isoformat()
        # A double far from 1970 cannot hold every microsecond.
        near = max(2.0**-22, abs(parse_time(text)) * 2**-52)
        assert (
            abs(
                parse_time(text)
                - (moment - datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)).total_seconds()
            )
            <= near
        )
        written = format_time(moment, decimals)
        assert len(written) == 20 + (decimals + 1 if decimals else 0)
        assert abs(parse_time(written) - parse_time(text)) <= 0.5 * 10.0**-decimals + near


def test_times_that_are_none_are_refused():
    with pytest.raises(errors.DateError) as caught:
        parse_time("2026-13-01")
    assert caught.value.offset == 5
    assert isinstance(caught.value, errors.TextError)
    with pytest.raises(TypeError, match=r"text must be str or bytes, not list \['2026'\]; pass one text$"):
        parse_time(["2026"])
    with pytest.raises(TypeError, match=r"time must be a number, not list \[0, 1\]; pass one number$"):
        format_time([0, 1])
    with pytest.raises(errors.YearError):
        format_time(1e15)
    with pytest.raises(errors.NotFiniteError):
        format_time(math.nan)
    with pytest.raises(errors.DecimalsError):
        format_time(0, 10)
    with pytest.raises(TypeError, match="without a time zone"):
        format_time(datetime.datetime(2026, 1, 1))


def test_a_stream_is_cut_into_events_however_it_comes(random):
    documents = [
        EVENT,
        b"<?xml version='1.0'?>\n<event/>",
        b"<event><!-- </event> > --><a><![CDATA[</event>]]></a></event>",
    ]
    events = [documents[random.integers(0, 3)] for _ in range(200)]
    stream, found, data = EventStream(), [], b"\n".join(events)
    place = 0
    while place < len(data):
        size = int(random.integers(0, 100))
        found += stream.feed(data[place : place + size])
        place += size
        assert stream.offset + len(stream.pending) == min(place, len(data))
    assert found == events
    stream.close()
    assert [len(read(event)) for event in found if b"uid" in event] == [1] * events.count(EVENT)


def test_a_stream_that_ends_within_an_event():
    stream = EventStream()
    assert stream.feed(b"<event/><event><po") == [b"<event/>"]
    assert (stream.pending, stream.offset) == (b"<event><po", 8)
    with pytest.raises(errors.TextIncompleteError, match="in the event from 8 on"):
        stream.close()
    blank = EventStream()
    blank.feed(b"<event/>\n \n")
    blank.close()


def test_a_stream_that_is_broken_says_where_after_all_that_is_whole():
    stream = EventStream()
    assert stream.feed(b"<event/>\n<event/><event></evt>") == [b"<event/>", b"<event/>"]
    for _ in range(2):
        with pytest.raises(errors.XmlTagError, match="of the stream") as caught:
            stream.feed(b"<event/>")
        assert 17 <= caught.value.offset <= 31
    with pytest.raises(errors.XmlTagError):
        stream.close()
    with pytest.raises(errors.XmlError):
        EventStream().feed(b"hello")
    with pytest.raises(TypeError, match=r"pass text.encode\(\)"):
        EventStream().feed("<event/>")


def test_no_event_is_longer_than_the_limit():
    event = b"<event>" + b"x" * 985 + b"</event>"
    assert EventStream(limit=1000).feed(event) == [event]
    with pytest.raises(errors.XmlLimitError):
        EventStream(limit=999).feed(event)
    stream = EventStream(limit=1000)
    stream.feed(b"<event>" + b"x" * 992)
    with pytest.raises(errors.XmlLimitError):
        stream.feed(b"xx")
    blank = EventStream(limit=1000)
    assert [blank.feed(b" \n" * 1000) for _ in range(3)] == [[]] * 3
    assert (blank.pending, blank.offset) == (b"", 6000)
    for limit in (0, -1, 2**32):
        with pytest.raises(ValueError, match="limit must be 1"):
            EventStream(limit=limit)


def test_many_events_and_many_bytes_take_linear_time():
    def seconds(count):
        stream, start = EventStream(), time.process_time()
        assert len(stream.feed(b"<event/>" * count)) == count
        return time.process_time() - start

    few, many = (min(seconds(count) for _ in range(3)) for count in (1000, 40_000))
    assert many < 400 * few
    # An event without an end is scanned again only when the bytes have doubled.
    stream, start = EventStream(), time.process_time()
    stream.feed(b"<event>")
    for _ in range(100_000):
        stream.feed(b"x")
    assert time.process_time() - start < 5
    assert len(stream.pending) == 100_007
