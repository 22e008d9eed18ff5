# SPDX-License-Identifier: MIT
"""Points, polygons and routes, prepared for many queries."""
