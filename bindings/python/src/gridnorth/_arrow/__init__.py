# SPDX-License-Identifier: MIT
"""Columns of Arrow, through its C data interface."""
