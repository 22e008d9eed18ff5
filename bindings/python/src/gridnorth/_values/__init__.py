# SPDX-License-Identifier: MIT
"""Values that most modules share, and their forms as GeoJSON and in notebooks."""
