# SPDX-License-Identifier: MIT
"""What moves: along a route, and on its track."""
