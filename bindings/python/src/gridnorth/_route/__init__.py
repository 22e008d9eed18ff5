# SPDX-License-Identifier: MIT
"""Points joined by geodesics."""
