/*
 * The column of the result.
 *
 * SPDX-License-Identifier: MIT
 */
#include "result.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* An offset in a buffer has 31 bits. A test sets a smaller size; the texts of a block must fit. */
#ifndef LARGEST_BUFFER
#define LARGEST_BUFFER ((size_t)1 << 30)
#endif

static bool is_struct(const function *function) {
    return strchr(function->result, ':') != NULL;
}

/* Memory that is freed with a schema or an array, in at most `count` pieces. */
typedef struct owner {
    size_t count;
    void *pieces[];
} owner;

static owner *make_owner(size_t count) {
    owner *owner = calloc(1, sizeof *owner + count * sizeof(void *));
    if (owner != NULL) owner->count = count;
    return owner;
}

static void free_owner(owner *owner) {
    if (owner == NULL) return;
    for (size_t piece = 0; piece < owner->count; piece++) free(owner->pieces[piece]);
    free(owner);
}

/*
 * Memory for a column. New memory is slow: the system clears it page by page when it is first written. Large pages take
 * a quarter of the time.
 */
static void *allocate(size_t size) {
    enum { LARGE_PAGE = 1 << 21 };
    if (size < 2 * LARGE_PAGE) return malloc(size);
    void *memory = aligned_alloc(LARGE_PAGE, (size + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE);
    if (memory != NULL) madvise(memory, size, MADV_HUGEPAGE);
    return memory;
}

/* Schemas. */

static void release_schema(struct ArrowSchema *schema) {
    for (int64_t child = 0; child < schema->n_children; child++) {
        struct ArrowSchema *one = schema->children[child];
        if (one->release != NULL) one->release(one);
    }
    free_owner(schema->private_data);
    schema->release = NULL;
}

static const char *format_of(char type) {
    return type == 'd' ? "g" : type == 'i' ? "i" : type == 'o' ? "b" : "vu";
}

/* A schema with a name of its own and room for children, which are empty. */
static bool begin_schema(struct ArrowSchema *schema, const char *format, const char *name, size_t size,
                         size_t children) {
    owner *owner = make_owner(3);
    *schema = (struct ArrowSchema){.format = format, .flags = ARROW_FLAG_NULLABLE, .private_data = owner};
    if (owner == NULL) return false;
    schema->release = release_schema;
    char *copy = owner->pieces[0] = malloc(size + 1);
    struct ArrowSchema **pointers = owner->pieces[1] = calloc(children + 1, sizeof *pointers);
    struct ArrowSchema *all = owner->pieces[2] = calloc(children + 1, sizeof *all);
    if (copy == NULL || pointers == NULL || all == NULL) return false;
    memcpy(copy, name, size);
    copy[size] = 0;
    schema->name = copy;
    schema->children = pointers;
    schema->n_children = (int64_t)children;
    for (size_t child = 0; child < children; child++) pointers[child] = &all[child];
    return true;
}

bool make_schema(struct ArrowSchema *schema, const function *function, const char *name) {
    const char *fields = function->result;
    size_t count = 0;
    while (is_struct(function) && field_type(fields, (int)count) != 0) count++;
    bool good = begin_schema(schema, count != 0 ? "+s" : format_of(fields[0]), name, strlen(name), count);
    for (size_t field = 0; good && field < count; field++) {
        const size_t size = strcspn(fields, ":");
        good = begin_schema(schema->children[field], format_of(fields[size + 1]), fields, size, 0);
        fields += size + 2;
        if (*fields == ' ') fields++;
    }
    if (good) return true;
    if (schema->release != NULL) schema->release(schema);
    *schema = (struct ArrowSchema){0};
    return false;
}

/* Rows. */

bool result_begin(result *result, const function *function, size_t count) {
    *result = (struct result){.function = function, .count = count};
    for (int field = 0; field < MAX_FIELDS; field++) {
        const char type = field_type(function->result, field);
        if (type == 0) break;
        result->values[field] = allocate(count * size_of(type) + BLOCK_ROWS);
        result->failed |= result->values[field] == NULL;
        result->field_count++;
    }
    return !result->failed;
}

void result_drop(result *result) {
    for (int field = 0; field < MAX_FIELDS; field++) free(result->values[field]);
    for (size_t buffer = 0; buffer < result->text_count; buffer++) free(result->texts[buffer].data);
    free(result->texts);
    free(result->valid);
    *result = (struct result){0};
}

/* Room for more bytes of texts, of which there will be `rest` at most; null if there is no memory. */
static char *room_for(result *result, size_t size, size_t rest) {
    bytes *last = result->text_count == 0 ? NULL : &result->texts[result->text_count - 1];
    if (last == NULL || last->capacity - last->size < size) {
        bytes *grown = realloc(result->texts, (result->text_count + 1) * sizeof *grown);
        if (grown == NULL) return NULL;
        result->texts = grown;
        const size_t capacity = rest < LARGEST_BUFFER ? rest : LARGEST_BUFFER;
        last = &grown[result->text_count];
        *last = (bytes){allocate(capacity), 0, capacity};
        if (last->data == NULL) return NULL;
        result->text_count++;
    }
    last->size += size;
    return last->data + last->size - size;
}

/* The bytes before the first zero, which is there. */
static uint32_t size_in(const char *slot) {
    for (uint32_t size = 0;; size += 8) {
        uint64_t word;
        memcpy(&word, slot + size, sizeof word);
        const uint64_t zeros = (word - 0x0101010101010101) & ~word & 0x8080808080808080;
        if (zeros != 0) return size + (uint32_t)__builtin_ctzll(zeros) / 8;
    }
}

bool result_write_texts(result *result, size_t start, size_t count, const char *slots, size_t stride) {
    text *texts = (text *)(void *)result->values[0] + start;
    char *kept = NULL;
    view view = {0, {0}, 0, 0};
    for (size_t row = 0; row < count; row++) {
        const char *slot = slots + row * stride;
        const uint32_t size = size_in(slot);
        if (size <= sizeof texts->here.bytes) {
            memcpy(texts[row].here.bytes, slot, sizeof texts->here.bytes);
            texts[row].here.size = size;
            continue;
        }
        if (kept == NULL) {
            kept = room_for(result, count * stride, (result->count - start) * stride);
            if (kept == NULL) return false;
            memcpy(kept, slots, count * stride);
            view.buffer = (int32_t)(result->text_count - 1);
        }
        view.size = (int32_t)size;
        memcpy(view.prefix, slot, sizeof view.prefix);
        view.offset = (int32_t)(kept - result->texts[view.buffer].data) + (int32_t)(row * stride);
        memcpy(&texts[row], &view, sizeof view);
    }
    return true;
}

/* Overwrites the bytes of a null value, so that all runs give the same. */
static void clear(result *result, size_t row) {
    for (int field = 0; field < result->field_count; field++) {
        const char type = field_type(result->function->result, field);
        memset(result->values[field] + row * size_of(type), type == 'd' ? 0xff : 0, size_of(type));
    }
}

bool result_end_block(result *result, const block *block) {
    uint8_t any = 0;
    for (size_t row = 0; row < block->count; row++) any |= block->nulls[row] | block->statuses[row];
    if (any == 0) return true;
    if (result->valid == NULL) {
        const size_t size = (result->count + 7) / 8;
        result->valid = malloc(size);
        if (result->valid == NULL) return false;
        memset(result->valid, 0xff, size);
    }
    for (size_t row = 0; row < block->count; row++) {
        if ((block->nulls[row] | block->statuses[row]) == 0) continue;
        const size_t place = block->start + row;
        result->valid[place / 8] &= (uint8_t)~(1u << place % 8);
        result->null_count++;
        clear(result, place);
    }
    return true;
}

/* Arrow has eight booleans in a byte. */
static void pack_booleans(char *values, size_t count) {
    for (size_t byte = 0; byte * 8 < count; byte++) {
        uint8_t bits = 0;
        for (size_t bit = 0; bit < 8 && byte * 8 + bit < count; bit++)
            bits |= (uint8_t)((values[byte * 8 + bit] != 0) << bit);
        values[byte] = (char)bits;
    }
}

static void release_array(struct ArrowArray *array) {
    for (int64_t child = 0; child < array->n_children; child++) {
        struct ArrowArray *one = array->children[child];
        if (one->release != NULL) one->release(one);
    }
    free_owner(array->private_data);
    array->release = NULL;
}

/*
 * An array of `buffers` buffers, the first of which is a copy of the validity, and children. Piece 0 is the list of the
 * buffers, 1 that of the children, 2 the children; from 3 on come the buffers.
 */
static bool begin_array(struct ArrowArray *array, const result *result, size_t buffers, size_t children) {
    owner *owner = make_owner(3 + buffers);
    *array = (struct ArrowArray){.length = (int64_t)result->count, .private_data = owner};
    if (owner == NULL) return false;
    array->release = release_array;
    array->buffers = owner->pieces[0] = calloc(buffers, sizeof(void *));
    array->children = owner->pieces[1] = calloc(children + 1, sizeof *array->children);
    struct ArrowArray *all = owner->pieces[2] = calloc(children + 1, sizeof *all);
    if (array->buffers == NULL || array->children == NULL || all == NULL) return false;
    for (size_t child = 0; child < children; child++) array->children[child] = &all[child];
    array->n_children = (int64_t)children;
    array->n_buffers = (int64_t)buffers;
    array->null_count = (int64_t)result->null_count;
    if (result->valid == NULL) return true;
    const size_t size = (result->count + 7) / 8;
    void *copy = owner->pieces[3] = malloc(size);
    if (copy == NULL) return false;
    array->buffers[0] = memcpy(copy, result->valid, size);
    return true;
}

/* Gives an array a buffer. */
static void give(struct ArrowArray *array, size_t buffer, void *data) {
    owner *owner = array->private_data;
    array->buffers[buffer] = owner->pieces[3 + buffer] = data;
}

/* An array of a field takes its values. */
static bool make_field(struct ArrowArray *array, result *result, int field) {
    const char type = field_type(result->function->result, field);
    const size_t texts = field == 0 ? result->text_count : 0;
    if (!begin_array(array, result, type == 't' ? 3 + texts : 2, 0)) return false;
    if (type == 'o') pack_booleans(result->values[field], result->count);
    give(array, 1, result->values[field]);
    result->values[field] = NULL;
    if (type != 't') return true;
    int64_t *sizes = malloc((texts + 1) * sizeof *sizes);
    if (sizes == NULL) return false;
    for (size_t buffer = 0; buffer < texts; buffer++) {
        give(array, 2 + buffer, result->texts[buffer].data);
        sizes[buffer] = (int64_t)result->texts[buffer].size;
        result->texts[buffer].data = NULL;
    }
    give(array, 2 + texts, sizes);
    return true;
}

/* The column. */

/* The memory that a column for Polars lies in. */
struct package {
    struct ArrowSchema field;
    struct ArrowArray array, *arrays[1];
};

/* Polars has taken the array. */
static void release_series(struct series *series) {
    struct package *package = series->private_data;
    if (package->field.release != NULL) package->field.release(&package->field);
    free(package);
    series->release = NULL;
}

static bool make_array(struct ArrowArray *array, result *result) {
    if (!is_struct(result->function)) return make_field(array, result, 0);
    bool good = begin_array(array, result, 1, (size_t)result->field_count);
    for (int field = 0; good && field < result->field_count; field++)
        good = make_field(array->children[field], result, field);
    return good;
}

bool result_finish(result *result, const char *name, struct series *series) {
    struct package *package = calloc(1, sizeof *package);
    bool good = package != NULL && make_schema(&package->field, result->function, name);
    good = good && make_array(&package->array, result);
    result_drop(result);
    if (!good) {
        if (package != NULL && package->array.release != NULL) package->array.release(&package->array);
        if (package != NULL && package->field.release != NULL) package->field.release(&package->field);
        free(package);
        return false;
    }
    package->arrays[0] = &package->array;
    *series = (struct series){&package->field, package->arrays, 1, release_series, package};
    return true;
}
