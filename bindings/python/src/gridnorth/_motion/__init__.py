# SPDX-License-Identifier: MIT
"""Guidance along routes, and recording of tracks."""
