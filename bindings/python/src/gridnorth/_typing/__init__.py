# SPDX-License-Identifier: MIT
"""Types for annotations, and the names of public modules."""
