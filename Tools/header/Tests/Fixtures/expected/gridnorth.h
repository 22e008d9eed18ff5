/*
 * A text for the top.
 *
 *     and code
 *
 * - It may have lists.
 *
 * Contents:
 *
 * Library
 *     gn_version, gn_status_text, gn_nothing
 *
 * Every type
 *     gn_types_numbers, gn_types_pointers, gn_types_columns, gn_types_structure, gn_types_raw
 *
 * Every kind of markup
 *     gn_markup_parse
 *
 * MGRS
 *     gn_mgrs_encode
 *
 * Written by Tools/header from the comments in Sources/GridNorthC: change those.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_H
#define GRIDNORTH_H

#include "gridnorth_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * -------------------------------------------------------------------------------------------------
 * Library
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Answers the version of the library.
 *
 * @return The text, for instance "0.1.0"; it lives as long as the process.
 */
const char *gn_version(void);

/**
 * Gives the sentence that explains a status.
 *
 * @param status  Any number.
 *
 * @return A static English text, never null.
 *
 * Since 0.1.
 */
const char *gn_status_text(gn_status status);

/**
 * Does nothing.
 */
void gn_nothing(void);

/*
 * -------------------------------------------------------------------------------------------------
 * Every type
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Takes every number.
 *
 * @param a_double  Sixty-four bits.
 * @param a_float   Thirty-two bits.
 * @param count     A size.
 * @param i8        Eight bits.
 * @param i16       Sixteen bits.
 * @param i32       Thirty-two bits.
 * @param i64       Sixty-four bits.
 * @param u8        Eight bits.
 * @param u16       Sixteen bits.
 * @param u32       Thirty-two bits.
 * @param u64       Sixty-four bits.
 * @param letter    A character.
 *
 * @return The count.
 */
size_t gn_types_numbers(double a_double, float a_float, size_t count, int8_t i8, int16_t i16,
                        int32_t i32, int64_t i64, uint8_t u8, uint16_t u16, uint32_t u32,
                        uint64_t u64, char letter);

/**
 * Takes every pointer.
 *
 * @param values     count numbers.
 * @param results    Receives count numbers.
 * @param bytes      Anything.
 * @param room       For anything.
 * @param point      A structure.
 * @param options    Null means the defaults.
 * @param texts      An array of texts.
 * @param places     An array of texts to write.
 * @param constants  An array of constant pointers.
 * @param by_value   Under the name that it has in the header.
 * @param statuses   One byte a row.
 */
void gn_types_pointers(const double *values, double *results, const void *bytes, void *room,
                       gn_point *point, const gn_shape_options *options, const char *const *texts,
                       char **places, const void *const *constants, gn_point by_value,
                       uint8_t *statuses);

/**
 * Takes columns.
 *
 * @param values        The first number.
 * @param value_stride  Signed.
 * @param stride        Signed too.
 * @param strides       A size.
 */
void gn_types_columns(const double *values, ptrdiff_t value_stride, ptrdiff_t stride,
                      size_t strides);

/**
 * Answers a structure.
 *
 * @param x   Through a label, which does not matter.
 * @param in  A word that Swift reserves.
 *
 * @return A point.
 */
gn_point gn_types_structure(double x, double in);

/**
 * Answers untyped memory.
 *
 * @param out_url      An acronym at the end.
 * @param url_text     An acronym at the start.
 * @param utm32_north  A number in the middle.
 *
 * @return out_url, or url_text, or utm32_north.
 */
const void *gn_types_raw(int32_t out_url, int32_t url_text, int32_t utm32_north);

/*
 * -------------------------------------------------------------------------------------------------
 * Every kind of markup
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Reads a text | with a bar in its summary, which goes on in a second line.
 *
 * @param text              Bytes; need not end with a zero. The sum text + text_length is the first
 *                          byte that is not read, textLengths is another name, and a double span
 *                          text_length counts too.
 * @param text_length       Bytes at text, one of
 *                          - 0: nothing | at all,
 *                          - more: as many, and this item is long enough that it has to go on in a
 *                            second line of the comment in the header.
 * @param error_offset_out  May be null. An example:
 *                              size_t errorOffsetOut;
 *
 * @return GN_OK, or what is wrong. The text goes on with an indent.
 *
 * This paragraph stands too early: the parameters come first, it follows the result with the
 * others.
 *
 * - Note: Other items stay where they are.
 *
 * The range -90 ... 90 is one word and so is the difference a - b, wherever the line ends, here
 * -180 ... 180 or there. In 84. Not a list.
 *
 * 1. First.
 * 2. Second, with a paragraph that goes on without an indent.
 *    And one more paragraph.
 *
 *     gn_point point = {0, 0};
 *
 *     if (point.latitude == 0) {
 *         return `textLength`;
 *     }
 *
 * A backtick ` alone stays. Code that is indented:
 *
 *     a long line of code is never wrapped, however long it may be, because nobody knows where it could end, not at all
 *
 * Since 0.1.
 */
gn_status gn_markup_parse(const char *text, size_t text_length, size_t *error_offset_out);

/*
 * -------------------------------------------------------------------------------------------------
 * MGRS
 * -------------------------------------------------------------------------------------------------
 */

/**
 * Writes the MGRS reference of the cell that holds a position.
 *
 * @param latitude   Degrees, -90 ... 90.
 * @param longitude  Degrees; any finite value, reduced to [-180, 180).
 * @param precision  Digits per axis, 0 ... 11: 5 names a 1 m cell, 0 a 100 km square; -1 the grid
 *                   zone alone.
 * @param out        Receives ASCII text and a final zero; may be null if capacity is 0.
 * @param capacity   Bytes at out; GN_MGRS_CAPACITY always suffices.
 * @param length     Receives the length without the zero, also when the buffer is too small; may be
 *                   null.
 *
 * @return GN_OK, GN_ERROR_LATITUDE, GN_ERROR_NOT_FINITE, GN_ERROR_PRECISION,
 *         GN_ERROR_BUFFER_TOO_SMALL or GN_ERROR_NULL.
 *
 * Digits are cut, never rounded, so a longer reference always refines a shorter one. Since 0.1.
 */
gn_status gn_mgrs_encode(double latitude, double longitude, int32_t precision, char *out,
                         size_t capacity, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
