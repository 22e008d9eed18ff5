# SPDX-License-Identifier: MIT
"""Positions as people write them."""
