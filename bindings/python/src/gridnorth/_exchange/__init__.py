# SPDX-License-Identifier: MIT
"""Readers and writers of GPX, KML, GeoJSON and Cursor on Target."""
