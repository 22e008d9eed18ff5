# SPDX-License-Identifier: MIT
"""Motion and times, as people write them."""
