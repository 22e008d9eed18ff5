# SPDX-License-Identifier: MIT
"""GPX, KML, GeoJSON and Cursor on Target: read and written."""
