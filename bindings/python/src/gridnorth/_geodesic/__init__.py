# SPDX-License-Identifier: MIT
"""The problems of geodesy."""
