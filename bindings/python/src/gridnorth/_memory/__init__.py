# SPDX-License-Identifier: MIT
"""Memory that the C library writes, and its structs of options."""
