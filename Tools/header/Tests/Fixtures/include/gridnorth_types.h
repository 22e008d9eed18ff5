/* The value types that the fixtures need; the real ones are in include/gridnorth_types.h. */
#ifndef GRIDNORTH_TYPES_H
#define GRIDNORTH_TYPES_H

#include <stddef.h>
#include <stdint.h>

typedef enum gn_status {
    GN_OK = 0,
    GN_ERROR_NULL = 16,
    GN_STATUS_FORCE_32_BITS = 0x7fffffff
} gn_status;

enum gn_capacity {
    GN_MGRS_CAPACITY = 28
};

typedef struct gn_point {
    double latitude;
    double longitude;
} gn_point;

typedef struct gn_shape_options {
    uint32_t size;
} gn_shape_options;

#endif
