# SPDX-License-Identifier: MIT
"""Values that most modules share, as GeoJSON and in notebooks."""
