/* SwiftPM takes sources from its own package alone. SPDX-License-Identifier: MIT */
#include "../../../corpus_sky.c"
