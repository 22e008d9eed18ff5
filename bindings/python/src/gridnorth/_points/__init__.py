# SPDX-License-Identifier: MIT
"""Many positions, in whatever form they come."""
