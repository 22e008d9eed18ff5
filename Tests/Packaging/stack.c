/*
 * Debuggers, and handlers of exceptions in the host, find their way from a crash within the library to main. A wild
 * address makes it crash.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

static DWORD64 main_function;

/* Where the function that holds an address begins; 0 for one that has no frame on the stack. */
static DWORD64 function_at(DWORD64 address, RUNTIME_FUNCTION **entry, DWORD64 *image) {
    *entry = RtlLookupFunctionEntry(address, image, NULL);
    return *entry == NULL ? 0 : *image + (*entry)->BeginAddress;
}

static LONG CALLBACK walk(EXCEPTION_POINTERS *crash) {
    CONTEXT context = *crash->ContextRecord;
    for (int depth = 0; depth < 100; depth++) {
        RUNTIME_FUNCTION *entry;
        DWORD64 image, frame;
        void *data;
        if (function_at(context.Rip, &entry, &image) == main_function) {
            printf("%d\n", depth);
            fflush(stdout);
            _exit(0);
        }
        if (entry != NULL) {
            RtlVirtualUnwind(UNW_FLAG_NHANDLER, image, context.Rip, entry, &context, &data, &frame, NULL);
        } else {
            context.Rip = *(DWORD64 *)context.Rsp;
            context.Rsp += 8;
        }
    }
    _exit(1);
}

int main(int count, char **arguments) {
    RUNTIME_FUNCTION *entry;
    DWORD64 image;
    const gn_point center = {48.85837, 2.294481};
    void *const wild = (void *)64;
    static char text[1600];
    gn_position position;

    main_function = function_at((DWORD64)(uintptr_t)main, &entry, &image);
    AddVectoredExceptionHandler(1, walk);
    switch (count > 1 ? atoi(arguments[1]) : 0) {
    case 0: gn_mgrs_encode_batch(wild, 8, wild, 8, 100, GN_MGRS_1_M, text, 16, 16, NULL); break;
    case 1: gn_geodesic_points(&center, &center, 100, wild, NULL); break;
    case 2: gn_circle_geojson(&center, 1000, NULL, NULL, 0, (char *)wild, 1 << 20, NULL); break;
    case 3: gn_position_parse((const char *)wild, 100, 0, 0, &position, 1, NULL, NULL); break;
    }
    return 2;
}
