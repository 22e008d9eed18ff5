# SPDX-License-Identifier: MIT
"""The C library and the extension module. bindings/python/generate.py writes library.py when the package is built."""
