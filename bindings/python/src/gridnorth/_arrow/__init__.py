# SPDX-License-Identifier: MIT
"""Arrow columns, through the Arrow C data interface."""
