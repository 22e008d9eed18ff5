/*
 * Texts of a column in slots.
 *
 * SPDX-License-Identifier: MIT
 */
#include "texts.h"

#include <string.h>

/* Words are read with their first byte lowest. */
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a little-endian processor");

static uint64_t word_at(const char *bytes) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    return word;
}

/* Whether a word has a zero byte: a borrow reaches the top bit of a byte that is 0 or above 0x80, which ~ excludes. */
static bool has_zero(uint64_t word) {
    return ((word - 0x0101010101010101) & ~word & 0x8080808080808080) != 0;
}

/* The first bytes of a word, 1 ... 8 of them; the others are set to 0xff or to 0. */
static uint64_t first_bytes(uint64_t word, size_t count, bool ones) {
    const uint64_t rest = count == 8 ? 0 : ~(uint64_t)0 << 8 * count;
    return ones ? word | rest : word & ~rest;
}

/* Copies one text of 1 ... SLOT bytes; false if it has a zero byte. */
static bool gather(const text *text, char *slot) {
    const size_t size = text->here.size;
    const char *bytes = text_bytes(text);
    uint64_t words[SLOT / 8] = {0};
    bool zero = false;
    size_t whole = 0;
    for (; whole + 8 <= size; whole += 8) {
        words[whole / 8] = word_at(bytes + whole);
        zero |= has_zero(words[whole / 8]);
    }
    if (whole < size) {
        const size_t rest = size - whole;
        /* Up to 12 bytes are padded with zeros to 12; from 8 on, the last 8 bytes end where the text ends. */
        const uint64_t word = size < 8 ? word_at(bytes) : word_at(bytes + size - 8) >> 8 * (8 - rest);
        words[whole / 8] = first_bytes(word, rest, false);
        zero |= has_zero(first_bytes(word, rest, true));
    }
    if (zero) memset(words, 0, sizeof words);
    memcpy(slot, words, sizeof words);
    return !zero;
}

bool gather_texts(const block *block, const text *texts, char *slots) {
    bool left_out = false;
    for (size_t row = 0; row < block->count; row++) {
        char *slot = slots + row * SLOT;
        const size_t size = block->nulls[row] ? 0 : texts[row].here.size;
        if (size - 1 >= SLOT) { /* Also 0. */
            memset(slot, 0, SLOT);
            left_out |= size != 0;
        } else {
            left_out |= !gather(&texts[row], slot);
        }
    }
    return left_out;
}

bool is_left_out(const text *text, const char *slot) {
    return slot[0] == 0 && text->here.size != 0;
}
