# SPDX-License-Identifier: MIT
"""References to cells of meridians and parallels."""
