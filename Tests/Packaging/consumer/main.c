/* A program of another project. SPDX-License-Identifier: MIT */
#include <gridnorth.h>
#include <stdio.h>

int main(void) {
    char text[GN_MGRS_CAPACITY];
    gn_status status = gn_mgrs_encode(48.85837, 2.294481, GN_MGRS_1_M, text, sizeof text, NULL);
    printf("%s %s\n", gn_version(), status == GN_OK ? text : gn_status_text(status));
    return status;
}
