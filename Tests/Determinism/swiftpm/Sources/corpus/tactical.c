/* SPDX-License-Identifier: MIT */
#include "../../../corpus_tactical.c"
