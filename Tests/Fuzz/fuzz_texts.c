/* SPDX-License-Identifier: MIT
 *
 * Any bytes as the buffers of an Arrow column of texts, each in a block of exactly its size: with any offsets and views,
 * nothing outside is read, and each row is as a look at its bytes says. Then slots go into buffers of exactly the size that
 * is needed, and come back.
 */
#include "fuzz.h"

enum { MOST = 24, WIDEST = 40 };

/* A buffer in a block of its own. */
typedef struct bytes {
    uint8_t *start;
    size_t size;
} bytes;

static bytes take_bytes(source *s, size_t size) {
    bytes b = {malloc(size ? size : 1), size};
    if (!b.start) abort();
    for (size_t i = 0; i < size; i++) b.start[i] = take_byte(s);
    return b;
}

static int64_t whole_at(const uint8_t *at, int width) {
    uint64_t value = 0;
    for (int i = width; i-- > 0;) value = value << 8 | at[i];
    return width == 4 ? (int32_t)value : (int64_t)value;
}

static void put_number(uint8_t *at, int width, uint64_t value) {
    for (int i = 0; i < width; i++) at[i] = (uint8_t)(value >> 8 * i);
}

/* Checks the row of a text. */
static void check_row(const char *slot, size_t slot_size, gn_status status, const uint8_t *text, int64_t size) {
    gn_status should = GN_OK;
    if (!text) should = GN_ERROR_OFFSET;
    else if ((uint64_t)size > slot_size) should = GN_ERROR_BUFFER_TOO_SMALL;
    else if (memchr(text, 0, (size_t)size)) should = GN_ERROR_TEXT_BYTE;
    HOLDS(status == should);
    for (size_t i = 0; i < slot_size; i++) {
        HOLDS((uint8_t)slot[i] == (should == GN_OK && (int64_t)i < size ? text[i] : 0));
    }
}

static int is_missing(bytes validity, uint64_t row) {
    return validity.size && !(validity.start[row / 8] >> row % 8 & 1);
}

static const uint8_t *text_of_offsets(bytes offsets, int width, bytes data, uint64_t row, int64_t *size) {
    const int64_t start = whole_at(offsets.start + row * (uint64_t)width, width);
    const int64_t end = whole_at(offsets.start + (row + 1) * (uint64_t)width, width);
    if (start < 0 || end < start || (uint64_t)end > data.size) return NULL;
    *size = end - start;
    return data.start + start;
}

static const uint8_t *text_of_view(bytes views, int32_t buffer, bytes data, uint64_t row, int64_t *size) {
    const uint8_t *view = views.start + 16 * row;
    *size = whole_at(view, 4);
    if (*size < 0) return NULL;
    if (*size <= 12) return view + 4;
    const int64_t start = whole_at(view + 12, 4);
    if (whole_at(view + 8, 4) != buffer || start < 0 || (uint64_t)(start + *size) > data.size) return NULL;
    return data.start + start;
}

/* Slots into buffers, which then hold the same texts. */
static void check_way_back(const char *slots, size_t slot_size, size_t stride, size_t count, int width) {
    char back[MOST * WIDEST + 1];
    size_t offsets_needed = 1, data_needed = 1, views_needed = 1;
    HOLDS(gn_texts_to_offsets(slots, slot_size, (ptrdiff_t)stride, count, 0, width, NULL, 0, &offsets_needed, NULL, 0,
                              &data_needed) == GN_ERROR_BUFFER_TOO_SMALL);
    HOLDS(offsets_needed == (count + 1) * (size_t)width);
    bytes offsets = {malloc(offsets_needed), offsets_needed}, data = {malloc(data_needed + !data_needed), data_needed};
    HOLDS(gn_texts_to_offsets(slots, slot_size, (ptrdiff_t)stride, count, 0, width, offsets.start, offsets.size, NULL,
                              data.start, data.size, NULL) == GN_OK);
    HOLDS(whole_at(offsets.start, width) == 0);
    HOLDS((uint64_t)whole_at(offsets.start + count * (size_t)width, width) == data_needed);
    HOLDS(gn_texts_from_offsets_batch(offsets.start, offsets.size, width, data.start, data.size, NULL, 0, 0, count, back,
                                      slot_size, (ptrdiff_t)slot_size, NULL) == GN_OK);
    for (size_t i = 0; i < count; i++) HOLDS(memcmp(back + i * slot_size, slots + i * stride, slot_size) == 0);
    free(offsets.start);
    free(data.start);

    gn_texts_to_views(slots, slot_size, (ptrdiff_t)stride, count, 3, 0, NULL, 0, &views_needed, NULL, 0, &data_needed);
    HOLDS(views_needed == 16 * count);
    bytes views = {malloc(views_needed + !views_needed), views_needed};
    data = (bytes){malloc(data_needed + !data_needed), data_needed};
    HOLDS(gn_texts_to_views(slots, slot_size, (ptrdiff_t)stride, count, 3, 0, views.start, views.size, NULL, data.start,
                            data.size, NULL) == GN_OK);
    HOLDS(gn_texts_from_views_batch(views.start, views.size, 3, data.start, data.size, NULL, 0, 0, count, back, slot_size,
                                    (ptrdiff_t)slot_size, NULL) == GN_OK);
    for (size_t i = 0; i < count; i++) HOLDS(memcmp(back + i * slot_size, slots + i * stride, slot_size) == 0);
    free(views.start);
    free(data.start);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source s = {data, size};
    const uint8_t kind = take_byte(&s);
    const int of_views = kind & 1, width = kind & 2 ? 8 : 4, plain = kind & 4;
    const size_t count = take_byte(&s) % MOST, slot_size = 1 + take_byte(&s) % WIDEST;
    const size_t stride = slot_size + (kind >> 3 & 3);
    const uint64_t first = kind & 32 ? take(&s, 8) : take_byte(&s) % 4;
    const size_t element = of_views ? 16 : (size_t)width;
    /* Sometimes fewer than there must be. */
    const size_t lacking = take_byte(&s) % 32 == 1;
    const size_t elements = (size_t)(first % 4) + count + !of_views - (lacking && count);
    bytes validity = take_bytes(&s, kind & 64 ? ((size_t)(first % 4) + count + 7) / 8 : 0);
    bytes text = take_bytes(&s, take_byte(&s) % 128);
    bytes column = take_bytes(&s, plain ? 0 : elements * element);
    if (plain) {
        /* Offsets and views as they should be, of texts of a few bytes each. */
        free(column.start);
        column = (bytes){calloc(elements * element + 1, 1), elements * element};
        size_t place = 0;
        for (size_t i = 0; i < elements; i++) {
            const size_t length = take_byte(&s) % 20;
            const size_t fits = place + length <= text.size ? length : 0;
            uint8_t *at = column.start + i * element;
            put_number(at, of_views ? 4 : width, of_views ? fits : place);
            if (of_views && fits > 12) put_number(at + 12, 4, place);
            else if (of_views && fits) memcpy(at + 4, text.start + place, fits);
            place += fits;
        }
    }
    char *slots = malloc(count * stride + 1);
    uint8_t statuses[MOST];
    memset(slots, 0x5a, count * stride + 1);
    const int32_t buffer = kind & 128 ? (int32_t)take(&s, 4) : 0;
    const int32_t any_width = lacking && stride > slot_size ? (int8_t)take_byte(&s) | 1 : width;
    const gn_status status =
        of_views ? gn_texts_from_views_batch(column.start, column.size, buffer, text.start, text.size, validity.start,
                                             validity.size, first, count, slots, slot_size, (ptrdiff_t)stride, statuses)
                 : gn_texts_from_offsets_batch(column.start, column.size, any_width, text.start, text.size, validity.start,
                                               validity.size, first, count, slots, slot_size, (ptrdiff_t)stride, statuses);
    HOLDS(known(status));
    if (status == GN_OK || status == GN_PARTIAL) {
        int refused = 0;
        for (size_t i = 0; i < count; i++) {
            refused |= statuses[i] != GN_OK;
            char *slot = slots + i * stride;
            for (size_t k = slot_size; k < stride; k++) HOLDS(slot[k] == 0x5a);
            if (is_missing(validity, first + i)) {
                HOLDS(statuses[i] == GN_ERROR_MISSING && slot[0] == 0);
                continue;
            }
            int64_t length = 0;
            const uint8_t *at = of_views ? text_of_view(column, buffer, text, first + i, &length)
                                         : text_of_offsets(column, width, text, first + i, &length);
            check_row(slot, slot_size, statuses[i], at, length);
        }
        HOLDS(refused == (status == GN_PARTIAL));
        check_way_back(slots, slot_size, stride, count, width);
    } else {
        HOLDS(status == GN_ERROR_OFFSET && (count > 0 || any_width != width));
    }
    HOLDS(slots[count * stride] == 0x5a);
    free(slots);
    free(validity.start);
    free(text.start);
    free(column.start);
    return 0;
}
