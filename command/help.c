/*
 * Pages made from the description.
 *
 * SPDX-License-Identifier: MIT
 */
#include "help.h"

#include <stdio.h>
#include <string.h>

#include "gridnorth.h"
#include "output.h"

enum { COLUMNS = 80, OPTION_WIDTH_COLUMNS = 27 };

static void put_padding(size_t count) {
    while (count-- > 0) {
        put_byte(' ');
    }
}

/* Writes a paragraph in lines of a screen. */
static void put_paragraph(const char *text) {
    size_t column = 0;
    while (*text != 0) {
        size_t size = strcspn(text, " ");
        if (column > 0 && column + 1 + size >= COLUMNS) {
            put_byte('\n');
            column = 0;
        } else if (column > 0) {
            put_byte(' ');
            column++;
        }
        put(text, size);
        column += size;
        text += size + (text[size] == ' ');
    }
    put_byte('\n');
}

static void put_option(option_id id) {
    const option *option = &options[id];
    char line[COLUMNS];
    char letter[8] = "    ";
    if (option->letter != 0) {
        snprintf(letter, sizeof letter, "-%c, ", option->letter);
    }
    int size = snprintf(line, sizeof line, "  %s--%s%s%s", letter, option->name, option->value ? " " : "",
                        option->value ? option->value : "");
    put_text(line);
    put_padding(size < OPTION_WIDTH_COLUMNS ? (size_t)(OPTION_WIDTH_COLUMNS - size) : 1);
    put_text(option->meaning);
    put_byte('\n');
    if (id == OPTION_TO || id == OPTION_SOURCE || id == OPTION_FORM || id == OPTION_DOCUMENT || id == OPTION_FORMAT ||
        id == OPTION_UNITS || id == OPTION_AREA_UNITS) {
        put_padding(OPTION_WIDTH_COLUMNS);
        /* The longest list is broken. */
        const char *choices = option->choices;
        size_t length = strlen(choices);
        if (length > COLUMNS - OPTION_WIDTH_COLUMNS) {
            size_t cut = COLUMNS - OPTION_WIDTH_COLUMNS;
            while (choices[cut] != ' ') {
                cut--;
            }
            put(choices, cut);
            put_byte('\n');
            put_padding(OPTION_WIDTH_COLUMNS);
            choices += cut + 1;
        }
        put_text(choices);
        put_byte('\n');
    }
}

void help_all(void) {
    put_text("usage: gridnorth SUBJECT [OPTION...] [POSITION... | FILE...]\n\n");
    for (size_t index = 0; index < subject_count; index++) {
        char line[24];
        put(line, (size_t)snprintf(line, sizeof line, "  %-9s ", subjects[index].name));
        /* The sentence without its period. */
        put(subjects[index].sentence, strlen(subjects[index].sentence) - 1);
        put_byte('\n');
    }
    put_text("\n"
             "gridnorth SUBJECT --help   the options of a subject\n"
             "gridnorth help rows        how lines and CSV are read and written\n"
             "gridnorth help --man       the manual page; --completions bash, zsh or fish\n"
             "gridnorth --version        the version\n");
}

void help_subject(const subject *subject) {
    put_text("usage: gridnorth ");
    put_text(subject->name);
    put_text(" [OPTION...]");
    put_text(subject->operands[0] ? " " : "");
    put_text(subject->operands);
    put_text("\n\n");
    put_paragraph(subject->sentence);
    put_paragraph(subject->text);
    put_byte('\n');
    for (const option_id *id = subject->options; *id != OPTION_END; id++) {
        put_option(*id);
    }
    if (subject->topic != NULL) {
        put_text("  and --format, --column, --strict ...: see gridnorth help rows\n");
    }
    put_byte('\n');
    for (const example *example = subject->examples; example->line != NULL; example++) {
        put_text("  ");
        put_text(example->line);
        put_byte('\n');
    }
}

void help_rows(void) {
    put_paragraph("Positions are arguments, or lines of files or of standard input. All columns of CSV are kept, and "
                  "new ones added at the end. Names of columns that are found: latitude, lat or y; longitude, lon, lng, "
                  "long or x; position, mgrs, usng, coordinates, utm, georef or gars; in distance also lat1, from_lat, "
                  "from_latitude, lon1, from_lon, from_longitude, and lat2, to_lat, to_latitude, lon2, to_lon, to_longitude.");
    put_byte('\n');
    for (const option_id *id = row_options; *id != OPTION_END; id++) {
        put_option(*id);
    }
    put_byte('\n');
    put_paragraph("A bad row keeps its place, with empty values, and is told on standard error: points.csv:17:5: and what is "
                  "wrong at its column. Only the first 20 are shown.");
    put_text("Exit status: 0 if all is well, 1 if rows or files were bad, 2 for wrong usage.\n");
}

/* MARK: The manual page */

/* Writes text of troff: a minus and a backslash have names, and no line begins with a period or an apostrophe. */
static void put_troff(const char *text) {
    if (*text == '.' || *text == '\'') {
        put_text("\\&");
    }
    for (; *text != 0; text++) {
        if (*text == '-') {
            put_text("\\-");
        } else if (*text == '\\') {
            put_text("\\e");
        } else if (*text == '\'') {
            put_text("\\(aq");
        } else if (*text == '"') {
            put_text("\\(dq");
        } else {
            put_byte(*text);
        }
    }
}

static void put_troff_option(option_id id) {
    const option *option = &options[id];
    put_text(".TP\n");
    if (option->letter != 0) {
        put_text("\\fB\\-");
        put_byte(option->letter);
        put_text("\\fR, ");
    }
    put_text("\\fB\\-\\-");
    put_troff(option->name);
    put_text("\\fR");
    if (option->value != NULL) {
        put_text(" \\fI");
        put_troff(option->value);
        put_text("\\fR");
    }
    put_byte('\n');
    put_troff(option->meaning);
    if (option->choices != NULL) {
        put_text(": ");
        put_troff(option->choices);
    }
    put_byte('\n');
}

void help_manual(void) {
    put_text(".\\\" SPDX-License-Identifier: MIT\n.TH GRIDNORTH 1 \"\" \"gridnorth ");
    put_text(gn_version());
    put_text("\" \"User Commands\"\n"
             ".SH NAME\ngridnorth \\- positions, grids, distances and norths on the earth\n"
             ".SH SYNOPSIS\n\\fBgridnorth\\fR \\fISUBJECT\\fR [\\fIOPTION\\fR...] [\\fIPOSITION\\fR... | \\fIFILE\\fR...]\n"
             ".SH DESCRIPTION\n"
             "Positions are arguments, or lines or columns of files or of standard input, in any notation.\n"
             "A word that can be read as a position is one; other words are files.\n"
             "Negative numbers are positions, not options.\n");
    for (size_t index = 0; index < subject_count; index++) {
        const subject *subject = &subjects[index];
        put_text(".SH \"GRIDNORTH ");
        for (const char *letter = subject->name; *letter != 0; letter++) {
            put_byte((char)(*letter - 32));
        }
        put_text("\"\n\\fBgridnorth ");
        put_text(subject->name);
        put_text("\\fR [\\fIOPTION\\fR...] ");
        put_troff(subject->operands);
        put_text("\n.PP\n");
        put_troff(subject->sentence);
        put_byte('\n');
        put_troff(subject->text);
        put_byte('\n');
        for (const option_id *id = subject->options; *id != OPTION_END; id++) {
            put_troff_option(*id);
        }
        put_text(".PP\n");
        for (const example *example = subject->examples; example->line != NULL; example++) {
            put_text(".RS 4\n.nf\n\\fB");
            put_troff(example->line);
            put_text("\\fR\n.fi\n.RE\n");
        }
    }
    put_text(".SH \"LINES AND CSV\"\n"
             "Names of columns that are found:\n"
             "latitude, lat or y; longitude, lon, lng, long or x;\n"
             "position, mgrs, usng, coordinates, utm, georef or gars;\n"
             "in distance also lat1, from_lat, from_latitude, lon1, from_lon, from_longitude,\n"
             "and lat2, to_lat, to_latitude, lon2, to_lon, to_longitude.\n"
             "All columns are kept byte for byte, and new ones are added at the end.\n");
    for (const option_id *id = row_options; *id != OPTION_END; id++) {
        put_troff_option(*id);
    }
    put_text(".SH \"EXIT STATUS\"\n"
             ".TP\n0\nAll is well.\n"
             ".TP\n1\nRows were refused, or a file could not be read or written.\n"
             ".TP\n2\nThe command line is wrong.\n"
             ".SH EXAMPLES\n");
    for (size_t index = 0; index < subject_count; index++) {
        for (const example *example = subjects[index].examples; example->line != NULL; example++) {
            put_text(".TP\n\\fB");
            put_troff(example->line);
            put_text("\\fR\n");
            put_troff(example->meaning);
            put_byte('\n');
        }
    }
}

/* MARK: Completions */

static void put_names_of_options(const subject *subject, const char *prefix) {
    for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
        if (subject_has(subject, id)) {
            put_text(prefix);
            put_text(options[id].name);
        }
    }
}

static void complete_bash(void) {
    put_text("# Completions of gridnorth for bash, made by: gridnorth help --completions bash\n"
             "_gridnorth() {\n"
             "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} subject=${COMP_WORDS[1]} names=\n"
             "  COMPREPLY=()\n"
             "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    names='");
    for (size_t index = 0; index < subject_count; index++) {
        put_text(subjects[index].name);
        put_byte(' ');
    }
    put_text("help --help --version'\n  else\n    case $subject:$before in\n");
    for (size_t index = 0; index < subject_count; index++) {
        for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
            if (subject_has(&subjects[index], id) && options[id].choices != NULL) {
                put_text("      ");
                put_text(subjects[index].name);
                put_text(":--");
                put_text(options[id].name);
                put_text(") names='");
                put_text(options[id].choices);
                put_text("' ;;\n");
            }
        }
    }
    put_text("      help:--completions) names='bash zsh fish' ;;\n"
             "      help:help) names='rows --man --completions");
    for (size_t index = 0; index < subject_count; index++) {
        put_byte(' ');
        put_text(subjects[index].name);
    }
    put_text("' ;;\n      *)\n        case $subject in\n");
    for (size_t index = 0; index < subject_count; index++) {
        put_text("          ");
        put_text(subjects[index].name);
        put_text(") names='");
        put_names_of_options(&subjects[index], " --");
        put_text("' ;;\n");
    }
    put_text("        esac\n"
             "        [[ $word == -* ]] || names=\n"
             "        ;;\n"
             "    esac\n"
             "  fi\n"
             "  # Without names, bash completes files.\n"
             "  [ -z \"$names\" ] || COMPREPLY=($(compgen -W \"$names\" -- \"$word\"))\n"
             "}\n"
             "complete -o bashdefault -o default -F _gridnorth gridnorth\n");
}

/* Writes text between apostrophes of a shell. */
static void put_quoted(const char *text) {
    for (; *text != 0; text++) {
        if (*text == '\'') {
            put_text("'\\''");
        } else {
            put_byte(*text);
        }
    }
}

static void complete_zsh(void) {
    put_text("#compdef gridnorth\n# Completions of gridnorth for zsh, made by: gridnorth help --completions zsh\n"
             "local -a subjects\nsubjects=(\n");
    for (size_t index = 0; index < subject_count; index++) {
        put_text("  '");
        put_text(subjects[index].name);
        put_byte(':');
        put_quoted(subjects[index].sentence);
        put_text("'\n");
    }
    put_text("  'help:Show help about a subject.'\n)\n"
             "if (( CURRENT == 2 )); then\n  _describe subject subjects\n  return\nfi\n"
             "local subject=$words[2]\nshift words\n(( CURRENT-- ))\ncase $subject in\n");
    for (size_t index = 0; index < subject_count; index++) {
        put_text("  ");
        put_text(subjects[index].name);
        put_text(")\n    _arguments");
        for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
            if (subject_has(&subjects[index], id)) {
                put_text(" \\\n      '--");
                put_text(options[id].name);
                put_byte('[');
                /* A colon would end the meaning. */
                for (const char *letter = options[id].meaning; *letter != 0; letter++) {
                    put_text(*letter == ':' ? "\\:" : (char[]){*letter, 0});
                }
                put_byte(']');
                if (options[id].value != NULL) {
                    put_byte(':');
                    put_text(options[id].value);
                    put_byte(':');
                    if (options[id].choices != NULL) {
                        put_byte('(');
                        put_text(options[id].choices);
                        put_byte(')');
                    } else if (id == OPTION_TERRAIN) {
                        put_text("_files");
                    }
                }
                put_byte('\'');
            }
        }
        put_text(" \\\n      '*:file:_files'\n    ;;\n");
    }
    put_text("  help) _describe subject subjects ;;\nesac\n");
}

static void complete_fish(void) {
    put_text("# Completions of gridnorth for fish, made by: gridnorth help --completions fish\n");
    for (size_t index = 0; index < subject_count; index++) {
        const subject *subject = &subjects[index];
        put_text("complete -c gridnorth -n __fish_use_subcommand -f -a ");
        put_text(subject->name);
        put_text(" -d '");
        put_quoted(subject->sentence);
        put_text("'\n");
        for (option_id id = OPTION_END + 1; id < OPTION_LIMIT; id++) {
            if (subject_has(subject, id)) {
                put_text("complete -c gridnorth -n '__fish_seen_subcommand_from ");
                put_text(subject->name);
                put_text("' -l ");
                put_text(options[id].name);
                if (options[id].letter != 0) {
                    put_text(" -s ");
                    put_byte(options[id].letter);
                }
                if (options[id].choices != NULL) {
                    put_text(" -x -a '");
                    put_text(options[id].choices);
                    put_byte('\'');
                } else if (options[id].value != NULL) {
                    put_text(" -r");
                }
                put_text(" -d '");
                put_quoted(options[id].meaning);
                put_text("'\n");
            }
        }
    }
}

int help_completions(const char *shell) {
    if (strcmp(shell, "bash") == 0) {
        complete_bash();
    } else if (strcmp(shell, "zsh") == 0) {
        complete_zsh();
    } else if (strcmp(shell, "fish") == 0) {
        complete_fish();
    } else {
        return 0;
    }
    return 1;
}
