# SPDX-License-Identifier: MIT
"""Pictures of values on the MGRS grid."""
