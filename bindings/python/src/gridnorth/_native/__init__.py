# SPDX-License-Identifier: MIT
"""The C library and the extension module."""
