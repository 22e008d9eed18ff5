# SPDX-License-Identifier: MIT
"""Circles, wedges, range rings and outlines."""
