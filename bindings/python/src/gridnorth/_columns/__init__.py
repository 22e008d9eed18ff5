# SPDX-License-Identifier: MIT
"""Columns of numbers and texts: read, passed to the library, and returned in the container of the argument."""
