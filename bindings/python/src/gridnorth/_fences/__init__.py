# SPDX-License-Identifier: MIT
"""Areas and lines that something enters, leaves and crosses."""
