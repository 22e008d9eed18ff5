# SPDX-License-Identifier: MIT
"""The exceptions, and the words of their messages."""
