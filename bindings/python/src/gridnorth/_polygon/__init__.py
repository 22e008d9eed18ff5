# SPDX-License-Identifier: MIT
"""Rings with holes."""
