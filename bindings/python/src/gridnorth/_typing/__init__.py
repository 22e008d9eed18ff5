# SPDX-License-Identifier: MIT
"""What annotations name, and what public modules own."""
