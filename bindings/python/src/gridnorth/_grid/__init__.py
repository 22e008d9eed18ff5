# SPDX-License-Identifier: MIT
"""The grid of a map view."""
