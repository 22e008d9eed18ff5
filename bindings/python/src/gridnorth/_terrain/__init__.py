# SPDX-License-Identifier: MIT
"""Tiles of heights, and viewsheds."""
