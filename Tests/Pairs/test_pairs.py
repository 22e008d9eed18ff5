# SPDX-License-Identifier: MIT
"""Functions from numbers to numbers are found, and a wrong number of a program is seen."""

import re

from Pairs import pairs, programs

#: As C declares a batch of numbers, and a call for one.
BATCH = r"gn_status (\w+)_batch\((?:const double \*\w+, ptrdiff_t \w+, )+size_t count, (?:double \*\w+, ptrdiff_t \w+, )+uint8_t \*statuses\);"
SINGLE = r"gn_status (\w+)\((?:(?:double |const gn_point \*)\w+, )+(?:(?:double|gn_point) \*\w+(?:, )?)+\);"


def test_the_prototypes_have_no_others(api):
    prototypes = [function["prototype"] for function in api["functions"]]
    batches, singles = ({match[1] for one in prototypes if (match := re.fullmatch(form, one))} for form in (BATCH, SINGLE))
    found = {pair.name for pair in pairs.find(api)}
    assert found == batches & singles and len(found) >= 9


def test_programs_that_print_something_else_fail(api, library):
    found = pairs.find(api)
    lines = [
        f"{kind} {name} {row} {' '.join(map(repr, numbers))}"
        for (kind, name, row), numbers in programs.Expected(library, found).lines().items()
    ]
    assert programs.same("\n".join(lines), library, found)
    assert not programs.same("\n".join(lines[1:]), library, found)
    for i, line in enumerate(lines):
        start, number = line.rsplit(" ", 1)
        other = "nan" if number != "nan" else "1.0"
        for changed in (other, repr(float(number) * (1 + 2**-52) + 5e-324)):
            if changed != number:
                text = "\n".join([*lines[:i], f"{start} {changed}", *lines[i + 1 :]])
                assert not programs.same(text, library, found), line


def test_times_have_rows_of_their_own(api):
    """A batch of times would be a pair: of which one row is refused."""
    single = next(one for one in api["functions"] if one["name"] == "gn_decimal_year")
    column = {"type": "double", "role": "column"}
    made = [column | {"name": "times", "direction": "in", "unit": "seconds"}, column | {"name": "years", "direction": "out"}]
    pair = pairs.pair({}, single, {"name": "gn_decimal_year_batch", "parameters": made})
    assert [number.letter for number in pair.inputs] == ["t"]
    assert sum(abs(seconds) > 1e15 for seconds in programs.columns(pair)[0]) == 1
    assert programs.ROWS.keys() == {*pairs.LETTERS.values(), "x"}
