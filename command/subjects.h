/*
 * The subjects of the command, one in each file.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_SUBJECTS_H
#define GRIDNORTH_COMMAND_SUBJECTS_H

#include "arguments.h"

int run_convert(const arguments *arguments);
int run_mgrs(const arguments *arguments);
int run_utm(const arguments *arguments);
int run_parse(const arguments *arguments);
int run_distance(const arguments *arguments);
int run_area(const arguments *arguments);
int run_ring(const arguments *arguments);
int run_north(const arguments *arguments);
int run_sun(const arguments *arguments);
int run_height(const arguments *arguments);
int run_tiles(const arguments *arguments);
int run_cover(const arguments *arguments);
int run_grid(const arguments *arguments);
int run_read(const arguments *arguments);

#endif
