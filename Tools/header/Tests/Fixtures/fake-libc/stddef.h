/* For pycparser, which reads no compiler's own headers. */
typedef unsigned long size_t;
typedef long ptrdiff_t;
