# SPDX-License-Identifier: MIT
"""Texts of positions."""
