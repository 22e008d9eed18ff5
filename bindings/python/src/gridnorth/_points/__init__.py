# SPDX-License-Identifier: MIT
"""Reads many positions in any form."""
