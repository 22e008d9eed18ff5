/*
 * Pages made from the description.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_COMMAND_HELP_H
#define GRIDNORTH_COMMAND_HELP_H

#include "description.h"

/* Writes the list of subjects. */
void help_all(void);

/* Writes the page of a subject, within a screen of 24 lines and 80 columns. */
void help_subject(const subject *subject);

/* Writes a topic that several subjects share: the options of rows. */
void help_rows(void);

/* Writes the manual page, gridnorth.1. */
void help_manual(void);

/* Writes the completions of a shell: bash, zsh or fish; false if there are none. */
int help_completions(const char *shell);

#endif
