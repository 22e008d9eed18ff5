# SPDX-License-Identifier: MIT
"""The output of the corpus."""


class Outcome:
    """The output of a run of the corpus: the hashes by function, how many results went in, and mismatches."""

    def __init__(self, printed: str):
        rows = [line.split() for line in printed.splitlines()]
        self.hashes = {row[0]: row[1] for row in rows}
        self.values = {row[0]: int(row[2]) for row in rows[:-1]}
        self.mismatches = {row[0]: int(row[3]) for row in rows[:-1] if row[3] != "0"}


def require_same(outcome, reference):
    different = [name for name in reference.hashes if outcome.hashes.get(name) != reference.hashes[name]]
    assert not different, f"other bits from: {', '.join(different)}"
    assert outcome.hashes.keys() == reference.hashes.keys()
    assert outcome.mismatches == reference.mismatches
