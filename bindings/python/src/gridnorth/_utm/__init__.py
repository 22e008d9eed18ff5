# SPDX-License-Identifier: MIT
"""UTM and UPS."""
