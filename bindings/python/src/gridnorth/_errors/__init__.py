# SPDX-License-Identifier: MIT
"""The exceptions and the wording of their messages."""
