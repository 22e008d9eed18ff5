# SPDX-License-Identifier: MIT
"""References of the Military Grid Reference System."""
