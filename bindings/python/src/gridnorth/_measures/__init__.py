# SPDX-License-Identifier: MIT
"""Texts of motion and times."""
