/*
 * The native methods of gridnorth.Native: each pins the arrays of Java, calls the C function, and unpins them.
 * Written by bindings/java/generate.py from docs/api.json.
 *
 * Nothing here needs a C library. While an array is pinned, no other function of JNI is called.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gridnorth.h>
#include <jni.h>

_Static_assert(sizeof(size_t) <= sizeof(jlong), "sizes are passed as jlong");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a shorter size that C writes is the start of a jlong, which was 0");

static void *pin(JNIEnv *env, jarray array) {
    return array ? (*env)->GetPrimitiveArrayCritical(env, array, NULL) : NULL;
}

/* Mode JNI_ABORT: the array has not been changed. */
static void unpin(JNIEnv *env, jarray array, void *memory, jint mode) {
    if (memory)
        (*env)->ReleasePrimitiveArrayCritical(env, array, memory, mode);
}

/* Sizes in an array that C and Java share: types of their own, which may stand in the same memory. */
typedef size_t __attribute__((__may_alias__)) c_size;
typedef jlong __attribute__((__may_alias__)) java_size;

/* Sizes in an array of Java have 64 bits. Where those of C have fewer, they move together while C reads them. */
static void narrow(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = 0; i < count; i++)
        ((c_size *)sizes)[i] = (c_size)((java_size *)sizes)[i];
}

/* Moves them apart again: the next rows of a batch find the same array. */
static void widen(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = count - 1; i >= 0; i--)
        ((java_size *)sizes)[i] = (java_size)((c_size *)sizes)[i];
}

/* A column of a batch: in an array, in a direct buffer, or absent. */
typedef struct column {
    jarray array;
    jobject buffer;
    jint mode;
    char *memory;
    int first; /* The first column in the same array, which pins it for all. */
} column;

/* A virtual machine may give a copy of an array; columns in one array must get the same. */
static void pin_columns(JNIEnv *env, column *columns, int count) {
    for (int i = 0; i < count; i++) {
        if (columns[i].buffer)
            columns[i].memory = (*env)->GetDirectBufferAddress(env, columns[i].buffer);
        columns[i].first = i;
        for (int j = 0; j < i && columns[i].array && columns[i].first == i; j++) {
            if ((*env)->IsSameObject(env, columns[i].array, columns[j].array))
                columns[i].first = j;
        }
        if (columns[i].mode == 0)
            columns[columns[i].first].mode = 0;
    }
    for (int i = 0; i < count; i++) {
        if (columns[i].array)
            columns[i].memory = columns[i].first == i ? pin(env, columns[i].array) : columns[columns[i].first].memory;
    }
}

static void unpin_columns(JNIEnv *env, const column *columns, int count) {
    for (int i = count - 1; i >= 0; i--) {
        if (columns[i].array && columns[i].first == i)
            unpin(env, columns[i].array, columns[i].memory, columns[i].mode);
    }
}

/* A place in the memory of a column, or null without a column. */
static void *place(const column *from, jlong offset) {
    return from->memory ? from->memory + offset : NULL;
}

JNIEXPORT jstring JNICALL Java_gridnorth_Native_version(JNIEnv *env, jclass type) {
    (void)type;
    return (*env)->NewStringUTF(env, gn_version());
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_versionNumber(JNIEnv *env, jclass type) {
    (void)type;
    (void)env;
    return (jint)gn_version_number();
}

JNIEXPORT jstring JNICALL Java_gridnorth_Native_statusText(JNIEnv *env, jclass type, jint status) {
    (void)type;
    return (*env)->NewStringUTF(env, gn_status_text((gn_status)status));
}

JNIEXPORT jstring JNICALL Java_gridnorth_Native_statusName(JNIEnv *env, jclass type, jint status) {
    (void)type;
    return (*env)->NewStringUTF(env, gn_status_name((gn_status)status));
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cpuLevel(JNIEnv *env, jclass type) {
    (void)type;
    (void)env;
    return (jint)gn_cpu_level();
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cpuLevelLimit(JNIEnv *env, jclass type, jint level) {
    (void)type;
    (void)env;
    return (jint)gn_cpu_level_limit(level);
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsEncode(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint precision, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_mgrs_encode(latitude, longitude, precision, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsEncodeUtm(JNIEnv *env, jclass type, jlongArray utm,
        jint precision, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *utmMemory = pin(env, utm);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_mgrs_encode_utm(utmMemory, precision, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, utm, utmMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsEncodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jint precision, jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {textsArray, textsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_mgrs_encode_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, precision, place(&columns[2], textsAt),
            (size_t)textsStride, textsStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsEncodeUtmBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray eastingsArray, jobject eastingsBuffer, jlong eastingsAt, jlong eastingsStride,
        jarray northingsArray, jobject northingsBuffer, jlong northingsAt, jlong northingsStride,
        jarray zonesArray, jobject zonesBuffer, jlong zonesAt, jlong zonesStride, jint precision,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {eastingsArray, eastingsBuffer, JNI_ABORT, NULL, 0},
        {northingsArray, northingsBuffer, JNI_ABORT, NULL, 0},
        {zonesArray, zonesBuffer, JNI_ABORT, NULL, 0},
        {textsArray, textsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    jint result = (jint)gn_mgrs_encode_utm_batch(place(&columns[0], eastingsAt), eastingsStride,
            place(&columns[1], northingsAt), northingsStride, place(&columns[2], zonesAt), zonesStride,
            (size_t)count, precision, place(&columns[3], textsAt), (size_t)textsStride, textsStride,
            place(&columns[4], statusesAt));
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsDecode(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_mgrs_decode(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsDecodeStrict(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_mgrs_decode_strict(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsDecodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_mgrs_decode_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, place(&columns[1], latitudesAt), latitudesStride, place(&columns[2], longitudesAt),
            longitudesStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsDecodeStrictBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_mgrs_decode_strict_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, place(&columns[1], latitudesAt), latitudesStride, place(&columns[2], longitudesAt),
            longitudesStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsDecodeCellsBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray cellsArray,
        jobject cellsBuffer, jlong cellsAt, jlong cellsStride, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {cellsArray, cellsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 3);
    jint result = (jint)gn_mgrs_decode_cells_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, place(&columns[1], cellsAt), cellsStride, place(&columns[2], statusesAt));
    unpin_columns(env, columns, 3);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsOutline(JNIEnv *env, jclass type, jlongArray cell,
        jdouble tolerance, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *cellMemory = pin(env, cell);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_mgrs_outline(cellMemory, tolerance, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, cell, cellMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsBounds(JNIEnv *env, jclass type, jlongArray cell,
        jlongArray bounds) {
    (void)type;
    void *cellMemory = pin(env, cell);
    void *boundsMemory = pin(env, bounds);
    jint result = (jint)gn_mgrs_bounds(cellMemory, boundsMemory);
    unpin(env, bounds, boundsMemory, 0);
    unpin(env, cell, cellMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_positionParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jint form, jint flags, jlongArray out, jlong capacity, jlongArray needed,
        jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_position_parse(textMemory, (size_t)textSize, form, (uint32_t)flags, outMemory,
            (size_t)capacity, neededMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_coordinateParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jint axis, jdoubleArray degrees, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *degreesMemory = pin(env, degrees);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_coordinate_parse(textMemory, (size_t)textSize, axis, degreesMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, degrees, degreesMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_positionParseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jint form, jint flags,
        jarray positionsArray, jobject positionsBuffer, jlong positionsAt, jlong positionsStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {positionsArray, positionsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 3);
    jint result = (jint)gn_position_parse_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, form, (uint32_t)flags, place(&columns[1], positionsAt), positionsStride,
            place(&columns[2], statusesAt));
    unpin_columns(env, columns, 3);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_formatOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_format_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_positionFormat(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jlongArray options, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_position_format(latitude, longitude, optionsMemory, outMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_positionFormatBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jlongArray options, jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {textsArray, textsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_position_format_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, (size_t)count, optionsMemory, place(&columns[2],
            textsAt), (size_t)textsStride, textsStride, place(&columns[3], statusesAt));
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_georefEncode(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint precision, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_georef_encode(latitude, longitude, precision, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_georefEncodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jint precision, jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {textsArray, textsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_georef_encode_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, (size_t)count, precision, place(&columns[2],
            textsAt), (size_t)textsStride, textsStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_georefDecode(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_georef_decode(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_georefDecodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_georef_decode_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, place(&columns[1], latitudesAt), latitudesStride, place(&columns[2], longitudesAt),
            longitudesStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_garsEncode(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint precision, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_gars_encode(latitude, longitude, precision, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_garsEncodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jint precision, jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {textsArray, textsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_gars_encode_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, precision, place(&columns[2], textsAt),
            (size_t)textsStride, textsStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_garsDecode(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_gars_decode(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_garsDecodeBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray textsArray, jobject textsBuffer, jlong textsAt, jlong textsStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {textsArray, textsBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_gars_decode_batch(place(&columns[0], textsAt), (size_t)textsStride, textsStride,
            (size_t)count, place(&columns[1], latitudesAt), latitudesStride, place(&columns[2], longitudesAt),
            longitudesStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsType(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jlongArray reference, jint precision, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *referenceMemory = pin(env, reference);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_mgrs_type(textMemory, (size_t)textSize, referenceMemory, precision, outMemory,
            errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, reference, referenceMemory, JNI_ABORT);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_mgrsTypeFields(JNIEnv *env, jclass type, jbyteArray zone,
        jlong zoneSize, jbyteArray square, jlong squareSize, jbyteArray easting, jlong eastingSize,
        jbyteArray northing, jlong northingSize, jlongArray reference, jlongArray out, jintArray errorField,
        jlongArray errorOffset) {
    (void)type;
    void *zoneMemory = pin(env, zone);
    void *squareMemory = pin(env, square);
    void *eastingMemory = pin(env, easting);
    void *northingMemory = pin(env, northing);
    void *referenceMemory = pin(env, reference);
    void *outMemory = pin(env, out);
    void *errorFieldMemory = pin(env, errorField);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_mgrs_type_fields(zoneMemory, (size_t)zoneSize, squareMemory, (size_t)squareSize,
            eastingMemory, (size_t)eastingSize, northingMemory, (size_t)northingSize, referenceMemory, outMemory,
            errorFieldMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, errorField, errorFieldMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, reference, referenceMemory, JNI_ABORT);
    unpin(env, northing, northingMemory, JNI_ABORT);
    unpin(env, easting, eastingMemory, JNI_ABORT);
    unpin(env, square, squareMemory, JNI_ABORT);
    unpin(env, zone, zoneMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_lengthFormat(JNIEnv *env, jclass type, jdouble meters, jint units,
        jint digits, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_length_format(meters, units, digits, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_lengthParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jdoubleArray meters, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *metersMemory = pin(env, meters);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_length_parse(textMemory, (size_t)textSize, metersMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, meters, metersMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_areaFormat(JNIEnv *env, jclass type, jdouble squareMeters,
        jint units, jint digits, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_area_format(squareMeters, units, digits, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_areaParse(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jdoubleArray squareMeters, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *squareMetersMemory = pin(env, squareMeters);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_area_parse(textMemory, (size_t)textSize, squareMetersMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, squareMeters, squareMetersMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_angleFormat(JNIEnv *env, jclass type, jdouble degrees, jint unit,
        jint decimals, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_angle_format(degrees, unit, decimals, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_angleParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jdoubleArray degrees, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *degreesMemory = pin(env, degrees);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_angle_parse(textMemory, (size_t)textSize, degreesMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, degrees, degreesMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_speedFormat(JNIEnv *env, jclass type, jdouble metersPerSecond,
        jint unit, jint digits, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_speed_format(metersPerSecond, unit, digits, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_speedParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jdoubleArray metersPerSecond, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *metersPerSecondMemory = pin(env, metersPerSecond);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_speed_parse(textMemory, (size_t)textSize, metersPerSecondMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, metersPerSecond, metersPerSecondMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_courseFormat(JNIEnv *env, jclass type, jdouble degrees, jint north,
        jint unit, jint decimals, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_course_format(degrees, north, unit, decimals, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_courseParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jdoubleArray degrees, jintArray north, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *degreesMemory = pin(env, degrees);
    void *northMemory = pin(env, north);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_course_parse(textMemory, (size_t)textSize, degreesMemory, northMemory,
            errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, north, northMemory, 0);
    unpin(env, degrees, degreesMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_declinationFormat(JNIEnv *env, jclass type, jdouble degrees,
        jint unit, jint decimals, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_declination_format(degrees, unit, decimals, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_declinationParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jdoubleArray degrees, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *degreesMemory = pin(env, degrees);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_declination_parse(textMemory, (size_t)textSize, degreesMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, degrees, degreesMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmForward(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint zone, jlongArray out) {
    (void)type;
    void *outMemory = pin(env, out);
    jint result = (jint)gn_utm_forward(latitude, longitude, zone, outMemory);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmInverse(JNIEnv *env, jclass type, jlongArray utm, jlongArray out) {
    (void)type;
    void *utmMemory = pin(env, utm);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_utm_inverse(utmMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, utm, utmMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmForwardBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jint zone,
        jarray eastingsArray, jobject eastingsBuffer, jlong eastingsAt, jlong eastingsStride,
        jarray northingsArray, jobject northingsBuffer, jlong northingsAt, jlong northingsStride,
        jarray zonesArray, jobject zonesBuffer, jlong zonesAt, jlong zonesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {eastingsArray, eastingsBuffer, 0, NULL, 0},
        {northingsArray, northingsBuffer, 0, NULL, 0},
        {zonesArray, zonesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 6);
    jint result = (jint)gn_utm_forward_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, zone, place(&columns[2], eastingsAt), eastingsStride,
            place(&columns[3], northingsAt), northingsStride, place(&columns[4], zonesAt), zonesStride,
            place(&columns[5], statusesAt));
    unpin_columns(env, columns, 6);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmInverseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray eastingsArray, jobject eastingsBuffer, jlong eastingsAt, jlong eastingsStride,
        jarray northingsArray, jobject northingsBuffer, jlong northingsAt, jlong northingsStride,
        jarray zonesArray, jobject zonesBuffer, jlong zonesAt, jlong zonesStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {eastingsArray, eastingsBuffer, JNI_ABORT, NULL, 0},
        {northingsArray, northingsBuffer, JNI_ABORT, NULL, 0},
        {zonesArray, zonesBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 6);
    jint result = (jint)gn_utm_inverse_batch(place(&columns[0], eastingsAt), eastingsStride, place(&columns[1],
            northingsAt), northingsStride, place(&columns[2], zonesAt), zonesStride, (size_t)count,
            place(&columns[3], latitudesAt), latitudesStride, place(&columns[4], longitudesAt), longitudesStride,
            place(&columns[5], statusesAt));
    unpin_columns(env, columns, 6);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmFactors(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint zone, jdoubleArray convergence, jdoubleArray scale) {
    (void)type;
    void *convergenceMemory = pin(env, convergence);
    void *scaleMemory = pin(env, scale);
    jint result = (jint)gn_utm_factors(latitude, longitude, zone, convergenceMemory, scaleMemory);
    unpin(env, scale, scaleMemory, 0);
    unpin(env, convergence, convergenceMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmFactorsBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jint zone,
        jarray convergencesArray, jobject convergencesBuffer, jlong convergencesAt, jlong convergencesStride,
        jarray scalesArray, jobject scalesBuffer, jlong scalesAt, jlong scalesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {convergencesArray, convergencesBuffer, 0, NULL, 0},
        {scalesArray, scalesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    jint result = (jint)gn_utm_factors_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, zone, place(&columns[2], convergencesAt),
            convergencesStride, place(&columns[3], scalesAt), scalesStride, place(&columns[4], statusesAt));
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmZone(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jintArray zone, jintArray hemisphere) {
    (void)type;
    void *zoneMemory = pin(env, zone);
    void *hemisphereMemory = pin(env, hemisphere);
    jint result = (jint)gn_utm_zone(latitude, longitude, zoneMemory, hemisphereMemory);
    unpin(env, hemisphere, hemisphereMemory, 0);
    unpin(env, zone, zoneMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmToEpsg(JNIEnv *env, jclass type, jint zone, jint hemisphere,
        jintArray code) {
    (void)type;
    void *codeMemory = pin(env, code);
    jint result = (jint)gn_utm_to_epsg(zone, hemisphere, codeMemory);
    unpin(env, code, codeMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_utmFromEpsg(JNIEnv *env, jclass type, jint code, jintArray zone,
        jintArray hemisphere) {
    (void)type;
    void *zoneMemory = pin(env, zone);
    void *hemisphereMemory = pin(env, hemisphere);
    jint result = (jint)gn_utm_from_epsg(code, zoneMemory, hemisphereMemory);
    unpin(env, hemisphere, hemisphereMemory, 0);
    unpin(env, zone, zoneMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_grid_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridGeoJson(JNIEnv *env, jclass type, jlongArray view, jdouble zoom,
        jlongArray options, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_grid_geojson(viewMemory, zoom, optionsMemory, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridLines(JNIEnv *env, jclass type, jlongArray view, jdouble zoom,
        jlongArray options, jdoubleArray vertices, jlong vertexCapacity, jlongArray verticesNeeded,
        jlongArray lines, jlong lineCapacity, jlongArray linesNeeded) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *linesMemory = pin(env, lines);
    void *linesNeededMemory = pin(env, linesNeeded);
    jint result = (jint)gn_grid_lines(viewMemory, zoom, optionsMemory, verticesMemory, (size_t)vertexCapacity,
            verticesNeededMemory, linesMemory, (size_t)lineCapacity, linesNeededMemory);
    unpin(env, linesNeeded, linesNeededMemory, 0);
    unpin(env, lines, linesMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridLinesPixels(JNIEnv *env, jclass type, jlongArray view,
        jdouble zoom, jlongArray options, jlongArray origin, jfloatArray vertices, jlong vertexCapacity,
        jlongArray verticesNeeded, jlongArray lines, jlong lineCapacity, jlongArray linesNeeded) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *originMemory = pin(env, origin);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *linesMemory = pin(env, lines);
    void *linesNeededMemory = pin(env, linesNeeded);
    jint result = (jint)gn_grid_lines_pixels(viewMemory, zoom, optionsMemory, originMemory, verticesMemory,
            (size_t)vertexCapacity, verticesNeededMemory, linesMemory, (size_t)lineCapacity, linesNeededMemory);
    unpin(env, linesNeeded, linesNeededMemory, 0);
    unpin(env, lines, linesMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, origin, originMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridLabels(JNIEnv *env, jclass type, jlongArray view, jdouble zoom,
        jlongArray options, jlongArray labels, jlong capacity, jlongArray needed) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *labelsMemory = pin(env, labels);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_grid_labels(viewMemory, zoom, optionsMemory, labelsMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, labels, labelsMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridLabelPlaces(JNIEnv *env, jclass type, jlongArray camera,
        jlongArray frame, jlongArray covers, jlong coverCount, jlongArray sizes, jlong sizeCount,
        jlongArray labels, jlong labelCount, jlongArray places, jlong capacity, jlongArray needed) {
    (void)type;
    void *cameraMemory = pin(env, camera);
    void *frameMemory = pin(env, frame);
    void *coversMemory = pin(env, covers);
    void *sizesMemory = pin(env, sizes);
    void *labelsMemory = pin(env, labels);
    void *placesMemory = pin(env, places);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_grid_label_places(cameraMemory, frameMemory, coversMemory, (size_t)coverCount,
            sizesMemory, (size_t)sizeCount, labelsMemory, (size_t)labelCount, placesMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, places, placesMemory, 0);
    unpin(env, labels, labelsMemory, JNI_ABORT);
    unpin(env, sizes, sizesMemory, JNI_ABORT);
    unpin(env, covers, coversMemory, JNI_ABORT);
    unpin(env, frame, frameMemory, JNI_ABORT);
    unpin(env, camera, cameraMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridSpacing(JNIEnv *env, jclass type, jlongArray view, jdouble zoom,
        jlongArray options, jdoubleArray spacing) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *spacingMemory = pin(env, spacing);
    jint result = (jint)gn_grid_spacing(viewMemory, zoom, optionsMemory, spacingMemory);
    unpin(env, spacing, spacingMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gridBound(JNIEnv *env, jclass type, jlongArray view, jdouble zoom,
        jlongArray options, jlongArray count) {
    (void)type;
    void *viewMemory = pin(env, view);
    void *optionsMemory = pin(env, options);
    void *countMemory = pin(env, count);
    jint result = (jint)gn_grid_bound(viewMemory, zoom, optionsMemory, countMemory);
    unpin(env, count, countMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, view, viewMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenScale(JNIEnv *env, jclass type, jdouble latitude,
        jdouble zoom, jint tileSize, jdoubleArray meters) {
    (void)type;
    void *metersMemory = pin(env, meters);
    jint result = (jint)gn_screen_scale(latitude, zoom, (uint32_t)tileSize, metersMemory);
    unpin(env, meters, metersMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenScaleBar(JNIEnv *env, jclass type, jdouble latitude,
        jdouble zoom, jint tileSize, jdouble maxWidth, jint units, jlongArray bar) {
    (void)type;
    void *barMemory = pin(env, bar);
    jint result = (jint)gn_screen_scale_bar(latitude, zoom, (uint32_t)tileSize, maxWidth, units, barMemory);
    unpin(env, bar, barMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenView(JNIEnv *env, jclass type, jlongArray screen,
        jlongArray view) {
    (void)type;
    void *screenMemory = pin(env, screen);
    void *viewMemory = pin(env, view);
    jint result = (jint)gn_screen_view(screenMemory, viewMemory);
    unpin(env, view, viewMemory, 0);
    unpin(env, screen, screenMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenPointToPixel(JNIEnv *env, jclass type, jlongArray screen,
        jlongArray position, jdoubleArray x, jdoubleArray y) {
    (void)type;
    void *screenMemory = pin(env, screen);
    void *positionMemory = pin(env, position);
    void *xMemory = pin(env, x);
    void *yMemory = pin(env, y);
    jint result = (jint)gn_screen_point_to_pixel(screenMemory, positionMemory, xMemory, yMemory);
    unpin(env, y, yMemory, 0);
    unpin(env, x, xMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, screen, screenMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenPointToPixelBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray screen, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jarray xsArray, jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray,
        jobject ysBuffer, jlong ysAt, jlong ysStride, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {xsArray, xsBuffer, 0, NULL, 0},
        {ysArray, ysBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *screenMemory = pin(env, screen);
    jint result = (jint)gn_screen_point_to_pixel_batch(screenMemory, place(&columns[0], latitudesAt),
            latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count, place(&columns[2],
            xsAt), xsStride, place(&columns[3], ysAt), ysStride, place(&columns[4], statusesAt));
    unpin(env, screen, screenMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenPixelToPoint(JNIEnv *env, jclass type, jlongArray screen,
        jdouble x, jdouble y, jlongArray position) {
    (void)type;
    void *screenMemory = pin(env, screen);
    void *positionMemory = pin(env, position);
    jint result = (jint)gn_screen_pixel_to_point(screenMemory, x, y, positionMemory);
    unpin(env, position, positionMemory, 0);
    unpin(env, screen, screenMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenPixelToPointBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray screen, jarray xsArray, jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray,
        jobject ysBuffer, jlong ysAt, jlong ysStride, jarray latitudesArray, jobject latitudesBuffer,
        jlong latitudesAt, jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer,
        jlong longitudesAt, jlong longitudesStride, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {xsArray, xsBuffer, JNI_ABORT, NULL, 0},
        {ysArray, ysBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *screenMemory = pin(env, screen);
    jint result = (jint)gn_screen_pixel_to_point_batch(screenMemory, place(&columns[0], xsAt), xsStride,
            place(&columns[1], ysAt), ysStride, (size_t)count, place(&columns[2], latitudesAt), latitudesStride,
            place(&columns[3], longitudesAt), longitudesStride, place(&columns[4], statusesAt));
    unpin(env, screen, screenMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenMatrix(JNIEnv *env, jclass type, jlongArray screen,
        jlongArray matrix) {
    (void)type;
    void *screenMemory = pin(env, screen);
    void *matrixMemory = pin(env, matrix);
    jint result = (jint)gn_screen_matrix(screenMemory, matrixMemory);
    unpin(env, matrix, matrixMemory, 0);
    unpin(env, screen, screenMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenCamera(JNIEnv *env, jclass type, jlongArray screen,
        jlongArray camera) {
    (void)type;
    void *screenMemory = pin(env, screen);
    void *cameraMemory = pin(env, camera);
    jint result = (jint)gn_screen_camera(screenMemory, cameraMemory);
    unpin(env, camera, cameraMemory, 0);
    unpin(env, screen, screenMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_webMercatorForward(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jdoubleArray x, jdoubleArray y) {
    (void)type;
    void *xMemory = pin(env, x);
    void *yMemory = pin(env, y);
    jint result = (jint)gn_web_mercator_forward(latitude, longitude, xMemory, yMemory);
    unpin(env, y, yMemory, 0);
    unpin(env, x, xMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_webMercatorInverse(JNIEnv *env, jclass type, jdouble x, jdouble y,
        jlongArray out) {
    (void)type;
    void *outMemory = pin(env, out);
    jint result = (jint)gn_web_mercator_inverse(x, y, outMemory);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_webMercatorForwardBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray xsArray, jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray, jobject ysBuffer,
        jlong ysAt, jlong ysStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {xsArray, xsBuffer, 0, NULL, 0},
        {ysArray, ysBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    jint result = (jint)gn_web_mercator_forward_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, (size_t)count, place(&columns[2], xsAt), xsStride,
            place(&columns[3], ysAt), ysStride, place(&columns[4], statusesAt));
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_webMercatorInverseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray xsArray, jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray, jobject ysBuffer,
        jlong ysAt, jlong ysStride, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {xsArray, xsBuffer, JNI_ABORT, NULL, 0},
        {ysArray, ysBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    jint result = (jint)gn_web_mercator_inverse_batch(place(&columns[0], xsAt), xsStride, place(&columns[1],
            ysAt), ysStride, (size_t)count, place(&columns[2], latitudesAt), latitudesStride, place(&columns[3],
            longitudesAt), longitudesStride, place(&columns[4], statusesAt));
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileAt(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jint zoom, jlongArray out) {
    (void)type;
    void *outMemory = pin(env, out);
    jint result = (jint)gn_tile_at(latitude, longitude, (uint32_t)zoom, outMemory);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileAtBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jint zoom,
        jarray tilesArray, jobject tilesBuffer, jlong tilesAt, jlong tilesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {tilesArray, tilesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    jint result = (jint)gn_tile_at_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, (uint32_t)zoom, place(&columns[2], tilesAt),
            tilesStride, place(&columns[3], statusesAt));
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileBounds(JNIEnv *env, jclass type, jlongArray tile, jlongArray out) {
    (void)type;
    void *tileMemory = pin(env, tile);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_tile_bounds(tileMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, tile, tileMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileQuadkeyFormat(JNIEnv *env, jclass type, jlongArray tile,
        jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *tileMemory = pin(env, tile);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_tile_quadkey_format(tileMemory, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, tile, tileMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileQuadkeyParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_tile_quadkey_parse(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCoverBounds(JNIEnv *env, jclass type, jlongArray bounds,
        jint zoom, jlongArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *boundsMemory = pin(env, bounds);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_tile_cover_bounds(boundsMemory, (uint32_t)zoom, outMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, bounds, boundsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCoverPolygon(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jint zoom, jlongArray out, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_tile_cover_polygon(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            (uint32_t)zoom, outMemory, (size_t)capacity, neededMemory);
    widen(ringsMemory, ringCount);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCoverRoute(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jdouble halfWidth, jint zoom, jlongArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_tile_cover_route(pointsMemory, (size_t)pointCount, halfWidth, (uint32_t)zoom,
            outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCountBounds(JNIEnv *env, jclass type, jlongArray bounds,
        jint minZoom, jint maxZoom, jlongArray count) {
    (void)type;
    void *boundsMemory = pin(env, bounds);
    void *countMemory = pin(env, count);
    jint result = (jint)gn_tile_count_bounds(boundsMemory, (uint32_t)minZoom, (uint32_t)maxZoom, countMemory);
    unpin(env, count, countMemory, 0);
    unpin(env, bounds, boundsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCountPolygon(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jint minZoom, jint maxZoom, jlongArray count) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *countMemory = pin(env, count);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_tile_count_polygon(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            (uint32_t)minZoom, (uint32_t)maxZoom, countMemory);
    widen(ringsMemory, ringCount);
    unpin(env, count, countMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_tileCountRoute(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jdouble halfWidth, jint minZoom, jint maxZoom, jlongArray count) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *countMemory = pin(env, count);
    jint result = (jint)gn_tile_count_route(pointsMemory, (size_t)pointCount, halfWidth, (uint32_t)minZoom,
            (uint32_t)maxZoom, countMemory);
    unpin(env, count, countMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointsBounds(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jlongArray out) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_points_bounds(pointsMemory, (size_t)count, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_screenFit(JNIEnv *env, jclass type, jlongArray bounds,
        jlongArray screen, jlongArray padding, jdouble maxZoom, jlongArray out) {
    (void)type;
    void *boundsMemory = pin(env, bounds);
    void *screenMemory = pin(env, screen);
    void *paddingMemory = pin(env, padding);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_screen_fit(boundsMemory, screenMemory, paddingMemory, maxZoom, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, padding, paddingMemory, JNI_ABORT);
    unpin(env, screen, screenMemory, JNI_ABORT);
    unpin(env, bounds, boundsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicInverse(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jdoubleArray distance, jdoubleArray azimuthFrom, jdoubleArray azimuthTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *distanceMemory = pin(env, distance);
    void *azimuthFromMemory = pin(env, azimuthFrom);
    void *azimuthToMemory = pin(env, azimuthTo);
    jint result = (jint)gn_geodesic_inverse(fromMemory, toMemory, distanceMemory, azimuthFromMemory,
            azimuthToMemory);
    unpin(env, azimuthTo, azimuthToMemory, 0);
    unpin(env, azimuthFrom, azimuthFromMemory, 0);
    unpin(env, distance, distanceMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicDirect(JNIEnv *env, jclass type, jlongArray from,
        jdouble azimuth, jdouble distance, jlongArray to, jdoubleArray azimuthTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *azimuthToMemory = pin(env, azimuthTo);
    jint result = (jint)gn_geodesic_direct(fromMemory, azimuth, distance, toMemory, azimuthToMemory);
    unpin(env, azimuthTo, azimuthToMemory, 0);
    unpin(env, to, toMemory, 0);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicInverseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray fromLatitudesArray, jobject fromLatitudesBuffer, jlong fromLatitudesAt, jlong fromLatitudesStride,
        jarray fromLongitudesArray, jobject fromLongitudesBuffer, jlong fromLongitudesAt,
        jlong fromLongitudesStride, jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt,
        jlong toLatitudesStride, jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt,
        jlong toLongitudesStride, jarray distancesArray, jobject distancesBuffer, jlong distancesAt,
        jlong distancesStride, jarray azimuthsFromArray, jobject azimuthsFromBuffer, jlong azimuthsFromAt,
        jlong azimuthsFromStride, jarray azimuthsToArray, jobject azimuthsToBuffer, jlong azimuthsToAt,
        jlong azimuthsToStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {fromLatitudesArray, fromLatitudesBuffer, JNI_ABORT, NULL, 0},
        {fromLongitudesArray, fromLongitudesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, JNI_ABORT, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, 0, NULL, 0},
        {azimuthsFromArray, azimuthsFromBuffer, 0, NULL, 0},
        {azimuthsToArray, azimuthsToBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 8);
    jint result = (jint)gn_geodesic_inverse_batch(place(&columns[0], fromLatitudesAt), fromLatitudesStride,
            place(&columns[1], fromLongitudesAt), fromLongitudesStride, place(&columns[2], toLatitudesAt),
            toLatitudesStride, place(&columns[3], toLongitudesAt), toLongitudesStride, (size_t)count,
            place(&columns[4], distancesAt), distancesStride, place(&columns[5], azimuthsFromAt),
            azimuthsFromStride, place(&columns[6], azimuthsToAt), azimuthsToStride, place(&columns[7], statusesAt));
    unpin_columns(env, columns, 8);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicDirectBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray azimuthsArray, jobject azimuthsBuffer, jlong azimuthsAt, jlong azimuthsStride,
        jarray distancesArray, jobject distancesBuffer, jlong distancesAt, jlong distancesStride,
        jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt, jlong toLatitudesStride,
        jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt, jlong toLongitudesStride,
        jarray azimuthsToArray, jobject azimuthsToBuffer, jlong azimuthsToAt, jlong azimuthsToStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {azimuthsArray, azimuthsBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, 0, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, 0, NULL, 0},
        {azimuthsToArray, azimuthsToBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 8);
    jint result = (jint)gn_geodesic_direct_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, place(&columns[2], azimuthsAt), azimuthsStride,
            place(&columns[3], distancesAt), distancesStride, (size_t)count, place(&columns[4], toLatitudesAt),
            toLatitudesStride, place(&columns[5], toLongitudesAt), toLongitudesStride, place(&columns[6],
            azimuthsToAt), azimuthsToStride, place(&columns[7], statusesAt));
    unpin_columns(env, columns, 8);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicLine(JNIEnv *env, jclass type, jlongArray from,
        jdouble azimuth, jdoubleArray distances, jlong count, jdoubleArray points, jdoubleArray azimuths) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *distancesMemory = pin(env, distances);
    void *pointsMemory = pin(env, points);
    void *azimuthsMemory = pin(env, azimuths);
    jint result = (jint)gn_geodesic_line(fromMemory, azimuth, distancesMemory, (size_t)count, pointsMemory,
            azimuthsMemory);
    unpin(env, azimuths, azimuthsMemory, 0);
    unpin(env, points, pointsMemory, 0);
    unpin(env, distances, distancesMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicPoints(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jlong count, jdoubleArray points, jdoubleArray azimuths) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *pointsMemory = pin(env, points);
    void *azimuthsMemory = pin(env, azimuths);
    jint result = (jint)gn_geodesic_points(fromMemory, toMemory, (size_t)count, pointsMemory, azimuthsMemory);
    unpin(env, azimuths, azimuthsMemory, 0);
    unpin(env, points, pointsMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sphereInverse(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jdoubleArray distance, jdoubleArray azimuthFrom, jdoubleArray azimuthTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *distanceMemory = pin(env, distance);
    void *azimuthFromMemory = pin(env, azimuthFrom);
    void *azimuthToMemory = pin(env, azimuthTo);
    jint result = (jint)gn_sphere_inverse(fromMemory, toMemory, distanceMemory, azimuthFromMemory, azimuthToMemory);
    unpin(env, azimuthTo, azimuthToMemory, 0);
    unpin(env, azimuthFrom, azimuthFromMemory, 0);
    unpin(env, distance, distanceMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sphereDirect(JNIEnv *env, jclass type, jlongArray from,
        jdouble azimuth, jdouble distance, jlongArray to, jdoubleArray azimuthTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *azimuthToMemory = pin(env, azimuthTo);
    jint result = (jint)gn_sphere_direct(fromMemory, azimuth, distance, toMemory, azimuthToMemory);
    unpin(env, azimuthTo, azimuthToMemory, 0);
    unpin(env, to, toMemory, 0);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sphereInverseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray fromLatitudesArray, jobject fromLatitudesBuffer, jlong fromLatitudesAt, jlong fromLatitudesStride,
        jarray fromLongitudesArray, jobject fromLongitudesBuffer, jlong fromLongitudesAt,
        jlong fromLongitudesStride, jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt,
        jlong toLatitudesStride, jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt,
        jlong toLongitudesStride, jarray distancesArray, jobject distancesBuffer, jlong distancesAt,
        jlong distancesStride, jarray azimuthsFromArray, jobject azimuthsFromBuffer, jlong azimuthsFromAt,
        jlong azimuthsFromStride, jarray azimuthsToArray, jobject azimuthsToBuffer, jlong azimuthsToAt,
        jlong azimuthsToStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {fromLatitudesArray, fromLatitudesBuffer, JNI_ABORT, NULL, 0},
        {fromLongitudesArray, fromLongitudesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, JNI_ABORT, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, 0, NULL, 0},
        {azimuthsFromArray, azimuthsFromBuffer, 0, NULL, 0},
        {azimuthsToArray, azimuthsToBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 8);
    jint result = (jint)gn_sphere_inverse_batch(place(&columns[0], fromLatitudesAt), fromLatitudesStride,
            place(&columns[1], fromLongitudesAt), fromLongitudesStride, place(&columns[2], toLatitudesAt),
            toLatitudesStride, place(&columns[3], toLongitudesAt), toLongitudesStride, (size_t)count,
            place(&columns[4], distancesAt), distancesStride, place(&columns[5], azimuthsFromAt),
            azimuthsFromStride, place(&columns[6], azimuthsToAt), azimuthsToStride, place(&columns[7], statusesAt));
    unpin_columns(env, columns, 8);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sphereDirectBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray azimuthsArray, jobject azimuthsBuffer, jlong azimuthsAt, jlong azimuthsStride,
        jarray distancesArray, jobject distancesBuffer, jlong distancesAt, jlong distancesStride,
        jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt, jlong toLatitudesStride,
        jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt, jlong toLongitudesStride,
        jarray azimuthsToArray, jobject azimuthsToBuffer, jlong azimuthsToAt, jlong azimuthsToStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {azimuthsArray, azimuthsBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, 0, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, 0, NULL, 0},
        {azimuthsToArray, azimuthsToBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 8);
    jint result = (jint)gn_sphere_direct_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, place(&columns[2], azimuthsAt), azimuthsStride,
            place(&columns[3], distancesAt), distancesStride, (size_t)count, place(&columns[4], toLatitudesAt),
            toLatitudesStride, place(&columns[5], toLongitudesAt), toLongitudesStride, place(&columns[6],
            azimuthsToAt), azimuthsToStride, place(&columns[7], statusesAt));
    unpin_columns(env, columns, 8);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rhumbInverse(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jdoubleArray distance, jdoubleArray azimuth) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *distanceMemory = pin(env, distance);
    void *azimuthMemory = pin(env, azimuth);
    jint result = (jint)gn_rhumb_inverse(fromMemory, toMemory, distanceMemory, azimuthMemory);
    unpin(env, azimuth, azimuthMemory, 0);
    unpin(env, distance, distanceMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rhumbDirect(JNIEnv *env, jclass type, jlongArray from,
        jdouble azimuth, jdouble distance, jlongArray to) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    jint result = (jint)gn_rhumb_direct(fromMemory, azimuth, distance, toMemory);
    unpin(env, to, toMemory, 0);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rhumbInverseBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray fromLatitudesArray, jobject fromLatitudesBuffer, jlong fromLatitudesAt, jlong fromLatitudesStride,
        jarray fromLongitudesArray, jobject fromLongitudesBuffer, jlong fromLongitudesAt,
        jlong fromLongitudesStride, jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt,
        jlong toLatitudesStride, jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt,
        jlong toLongitudesStride, jarray distancesArray, jobject distancesBuffer, jlong distancesAt,
        jlong distancesStride, jarray azimuthsArray, jobject azimuthsBuffer, jlong azimuthsAt,
        jlong azimuthsStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {fromLatitudesArray, fromLatitudesBuffer, JNI_ABORT, NULL, 0},
        {fromLongitudesArray, fromLongitudesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, JNI_ABORT, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, 0, NULL, 0},
        {azimuthsArray, azimuthsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 7);
    jint result = (jint)gn_rhumb_inverse_batch(place(&columns[0], fromLatitudesAt), fromLatitudesStride,
            place(&columns[1], fromLongitudesAt), fromLongitudesStride, place(&columns[2], toLatitudesAt),
            toLatitudesStride, place(&columns[3], toLongitudesAt), toLongitudesStride, (size_t)count,
            place(&columns[4], distancesAt), distancesStride, place(&columns[5], azimuthsAt), azimuthsStride,
            place(&columns[6], statusesAt));
    unpin_columns(env, columns, 7);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rhumbDirectBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray azimuthsArray, jobject azimuthsBuffer, jlong azimuthsAt, jlong azimuthsStride,
        jarray distancesArray, jobject distancesBuffer, jlong distancesAt, jlong distancesStride,
        jarray toLatitudesArray, jobject toLatitudesBuffer, jlong toLatitudesAt, jlong toLatitudesStride,
        jarray toLongitudesArray, jobject toLongitudesBuffer, jlong toLongitudesAt, jlong toLongitudesStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {azimuthsArray, azimuthsBuffer, JNI_ABORT, NULL, 0},
        {distancesArray, distancesBuffer, JNI_ABORT, NULL, 0},
        {toLatitudesArray, toLatitudesBuffer, 0, NULL, 0},
        {toLongitudesArray, toLongitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 7);
    jint result = (jint)gn_rhumb_direct_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, place(&columns[2], azimuthsAt), azimuthsStride, place(&columns[3],
            distancesAt), distancesStride, (size_t)count, place(&columns[4], toLatitudesAt), toLatitudesStride,
            place(&columns[5], toLongitudesAt), toLongitudesStride, place(&columns[6], statusesAt));
    unpin_columns(env, columns, 7);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rhumbPoints(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jlong count, jdoubleArray points) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *pointsMemory = pin(env, points);
    jint result = (jint)gn_rhumb_points(fromMemory, toMemory, (size_t)count, pointsMemory);
    unpin(env, points, pointsMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicGridInverse(JNIEnv *env, jclass type, jlongArray from,
        jlongArray to, jint zone, jdoubleArray distance, jdoubleArray bearingFrom, jdoubleArray bearingTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *distanceMemory = pin(env, distance);
    void *bearingFromMemory = pin(env, bearingFrom);
    void *bearingToMemory = pin(env, bearingTo);
    jint result = (jint)gn_geodesic_grid_inverse(fromMemory, toMemory, zone, distanceMemory, bearingFromMemory,
            bearingToMemory);
    unpin(env, bearingTo, bearingToMemory, 0);
    unpin(env, bearingFrom, bearingFromMemory, 0);
    unpin(env, distance, distanceMemory, 0);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geodesicGridDirect(JNIEnv *env, jclass type, jlongArray from,
        jint zone, jdouble bearing, jdouble distance, jlongArray to, jdoubleArray bearingTo) {
    (void)type;
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *bearingToMemory = pin(env, bearingTo);
    jint result = (jint)gn_geodesic_grid_direct(fromMemory, zone, bearing, distance, toMemory, bearingToMemory);
    unpin(env, bearingTo, bearingToMemory, 0);
    unpin(env, to, toMemory, 0);
    unpin(env, from, fromMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_magneticCompute(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jdouble height, jdouble year, jlongArray model, jlongArray out) {
    (void)type;
    void *modelMemory = pin(env, model);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_magnetic_compute(latitude, longitude, height, year, modelMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, model, modelMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_magneticDeclinationBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray heightsArray, jobject heightsBuffer, jlong heightsAt, jlong heightsStride, jarray yearsArray,
        jobject yearsBuffer, jlong yearsAt, jlong yearsStride, jlongArray model, jarray declinationsArray,
        jobject declinationsBuffer, jlong declinationsAt, jlong declinationsStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {heightsArray, heightsBuffer, JNI_ABORT, NULL, 0},
        {yearsArray, yearsBuffer, JNI_ABORT, NULL, 0},
        {declinationsArray, declinationsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 6);
    void *modelMemory = pin(env, model);
    jint result = (jint)gn_magnetic_declination_batch(place(&columns[0], latitudesAt), latitudesStride,
            place(&columns[1], longitudesAt), longitudesStride, place(&columns[2], heightsAt), heightsStride,
            place(&columns[3], yearsAt), yearsStride, (size_t)count, modelMemory, place(&columns[4],
            declinationsAt), declinationsStride, place(&columns[5], statusesAt));
    unpin(env, model, modelMemory, JNI_ABORT);
    unpin_columns(env, columns, 6);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_magneticModelParse(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray out, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_magnetic_model_parse(textMemory, (size_t)textSize, outMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_decimalYear(JNIEnv *env, jclass type, jdouble seconds,
        jdoubleArray year) {
    (void)type;
    void *yearMemory = pin(env, year);
    jint result = (jint)gn_decimal_year(seconds, yearMemory);
    unpin(env, year, yearMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_northsCompute(JNIEnv *env, jclass type, jdouble latitude,
        jdouble longitude, jdouble height, jdouble year, jint zone, jlongArray model, jlongArray out) {
    (void)type;
    void *modelMemory = pin(env, model);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_norths_compute(latitude, longitude, height, year, zone, modelMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, model, modelMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_azimuthConvert(JNIEnv *env, jclass type, jdouble azimuth, jint from,
        jint to, jlongArray norths, jdoubleArray out) {
    (void)type;
    void *northsMemory = pin(env, norths);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_azimuth_convert(azimuth, from, to, northsMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, norths, northsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeLength(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdoubleArray length) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *lengthMemory = pin(env, length);
    jint result = (jint)gn_route_length(pointsMemory, (size_t)count, lengthMemory);
    unpin(env, length, lengthMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeDistances(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdoubleArray distances) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *distancesMemory = pin(env, distances);
    jint result = (jint)gn_route_distances(pointsMemory, (size_t)count, distancesMemory);
    unpin(env, distances, distancesMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routePoint(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdouble distance, jlongArray point, jdoubleArray azimuth, jlongArray segment) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *pointMemory = pin(env, point);
    void *azimuthMemory = pin(env, azimuth);
    void *segmentMemory = pin(env, segment);
    jint result = (jint)gn_route_point(pointsMemory, (size_t)count, distance, pointMemory, azimuthMemory,
            segmentMemory);
    unpin(env, segment, segmentMemory, 0);
    unpin(env, azimuth, azimuthMemory, 0);
    unpin(env, point, pointMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeNearest(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jlongArray position, jlongArray place) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *positionMemory = pin(env, position);
    void *placeMemory = pin(env, place);
    jint result = (jint)gn_route_nearest(pointsMemory, (size_t)count, positionMemory, placeMemory);
    unpin(env, place, placeMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeNearestBatchRows(JNIEnv *env, jclass type, jlong count,
        jdoubleArray points, jlong pointCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jarray placesArray, jobject placesBuffer, jlong placesAt, jlong placesStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {placesArray, placesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *pointsMemory = pin(env, points);
    jint result = (jint)gn_route_nearest_batch(pointsMemory, (size_t)pointCount, place(&columns[0], latitudesAt),
            latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count, place(&columns[2],
            placesAt), placesStride, place(&columns[3], statusesAt));
    unpin(env, points, pointsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeDensify(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jint isClosed, jdouble tolerance, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_densify(pointsMemory, (size_t)count, isClosed, tolerance, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeSimplify(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jint isClosed, jdouble tolerance, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_simplify(pointsMemory, (size_t)count, isClosed, tolerance, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_trackOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_track_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_trackBegin(JNIEnv *env, jclass type, jlongArray options,
        jlongArray state) {
    (void)type;
    void *optionsMemory = pin(env, options);
    void *stateMemory = pin(env, state);
    jint result = (jint)gn_track_begin(optionsMemory, stateMemory);
    unpin(env, state, stateMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_trackAdd(JNIEnv *env, jclass type, jlongArray track, jlongArray fix,
        jlongArray state, jlongArray step) {
    (void)type;
    void *trackMemory = pin(env, track);
    void *fixMemory = pin(env, fix);
    void *stateMemory = pin(env, state);
    void *stepMemory = pin(env, step);
    jint result = (jint)gn_track_add(trackMemory, fixMemory, stateMemory, stepMemory);
    unpin(env, step, stepMemory, 0);
    unpin(env, state, stateMemory, 0);
    unpin(env, fix, fixMemory, JNI_ABORT);
    unpin(env, track, trackMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_trackEnd(JNIEnv *env, jclass type, jlongArray track,
        jlongArray state, jlongArray step) {
    (void)type;
    void *trackMemory = pin(env, track);
    void *stateMemory = pin(env, state);
    void *stepMemory = pin(env, step);
    jint result = (jint)gn_track_end(trackMemory, stateMemory, stepMemory);
    unpin(env, step, stepMemory, 0);
    unpin(env, state, stateMemory, 0);
    unpin(env, track, trackMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_trackSummarize(JNIEnv *env, jclass type, jlongArray track,
        jlongArray totals) {
    (void)type;
    void *trackMemory = pin(env, track);
    void *totalsMemory = pin(env, totals);
    jint result = (jint)gn_track_summarize(trackMemory, totalsMemory);
    unpin(env, totals, totalsMemory, 0);
    unpin(env, track, trackMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_heightGridHgt(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jdouble latitude, jdouble longitude, jlongArray grid) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridMemory = pin(env, grid);
    jint result = (jint)gn_height_grid_hgt(bytesMemory, (size_t)bytesSize, latitude, longitude, gridMemory);
    unpin(env, grid, gridMemory, 0);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_heightGridDted(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grid) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridMemory = pin(env, grid);
    jint result = (jint)gn_height_grid_dted(bytesMemory, (size_t)bytesSize, gridMemory);
    unpin(env, grid, gridMemory, 0);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_heightGridGtx(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grid) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridMemory = pin(env, grid);
    jint result = (jint)gn_height_grid_gtx(bytesMemory, (size_t)bytesSize, gridMemory);
    unpin(env, grid, gridMemory, 0);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_heightAt(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jlongArray position, jdoubleArray height) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *positionMemory = pin(env, position);
    void *heightMemory = pin(env, height);
    jint result = (jint)gn_height_at(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            positionMemory, heightMemory);
    unpin(env, height, heightMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_heightAtBatchRows(JNIEnv *env, jclass type, jlong count,
        jbyteArray bytes, jlong bytesSize, jlongArray grids, jlong gridCount, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray heightsArray,
        jobject heightsBuffer, jlong heightsAt, jlong heightsStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {heightsArray, heightsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    jint result = (jint)gn_height_at_batch(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            place(&columns[0], latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride,
            (size_t)count, place(&columns[2], heightsAt), heightsStride, place(&columns[3], statusesAt));
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_profileSampleRoute(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jdoubleArray points, jlong pointCount, jdouble step,
        jlongArray samples, jlong capacity, jlongArray needed) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *pointsMemory = pin(env, points);
    void *samplesMemory = pin(env, samples);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_profile_sample_route(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            pointsMemory, (size_t)pointCount, step, samplesMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, samples, samplesMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_profileSummarize(JNIEnv *env, jclass type, jlongArray samples,
        jlong count, jdouble climb, jlongArray summary) {
    (void)type;
    void *samplesMemory = pin(env, samples);
    void *summaryMemory = pin(env, summary);
    jint result = (jint)gn_profile_summarize(samplesMemory, (size_t)count, climb, summaryMemory);
    unpin(env, summary, summaryMemory, 0);
    unpin(env, samples, samplesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sightOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_sight_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sightBetween(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jlongArray from, jdouble fromHeight, jlongArray to,
        jdouble toHeight, jlongArray options, jlongArray sight) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *fromMemory = pin(env, from);
    void *toMemory = pin(env, to);
    void *optionsMemory = pin(env, options);
    void *sightMemory = pin(env, sight);
    jint result = (jint)gn_sight_between(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            fromMemory, fromHeight, toMemory, toHeight, optionsMemory, sightMemory);
    unpin(env, sight, sightMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, to, toMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sightAlong(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jlongArray from, jdouble fromHeight, jdouble azimuth,
        jdouble distance, jdouble toHeight, jlongArray options, jlongArray sight) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *fromMemory = pin(env, from);
    void *optionsMemory = pin(env, options);
    void *sightMemory = pin(env, sight);
    jint result = (jint)gn_sight_along(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount, fromMemory,
            fromHeight, azimuth, distance, toHeight, optionsMemory, sightMemory);
    unpin(env, sight, sightMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, from, fromMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_viewshedCells(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jlongArray observer, jdouble observerHeight,
        jdouble targetHeight, jdouble radius, jlongArray options, jlongArray cellGrid, jbyteArray cells,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *observerMemory = pin(env, observer);
    void *optionsMemory = pin(env, options);
    void *cellGridMemory = pin(env, cellGrid);
    void *cellsMemory = pin(env, cells);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_viewshed_cells(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            observerMemory, observerHeight, targetHeight, radius, optionsMemory, cellGridMemory, cellsMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, cells, cellsMemory, 0);
    unpin(env, cellGrid, cellGridMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, observer, observerMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_viewshedDeadGround(JNIEnv *env, jclass type, jbyteArray bytes,
        jlong bytesSize, jlongArray grids, jlong gridCount, jlongArray observer, jdouble observerHeight,
        jdouble targetHeight, jdouble radius, jdouble azimuth, jdouble width, jdouble azimuthStep,
        jlongArray options, jlongArray stretches, jlong capacity, jlongArray needed) {
    (void)type;
    void *bytesMemory = pin(env, bytes);
    void *gridsMemory = pin(env, grids);
    void *observerMemory = pin(env, observer);
    void *optionsMemory = pin(env, options);
    void *stretchesMemory = pin(env, stretches);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_viewshed_dead_ground(bytesMemory, (size_t)bytesSize, gridsMemory, (size_t)gridCount,
            observerMemory, observerHeight, targetHeight, radius, azimuth, width, azimuthStep, optionsMemory,
            stretchesMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, stretches, stretchesMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, observer, observerMemory, JNI_ABORT);
    unpin(env, grids, gridsMemory, JNI_ABORT);
    unpin(env, bytes, bytesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonMeasure(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jdoubleArray area, jdoubleArray perimeter) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *areaMemory = pin(env, area);
    void *perimeterMemory = pin(env, perimeter);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_measure(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            areaMemory, perimeterMemory);
    widen(ringsMemory, ringCount);
    unpin(env, perimeter, perimeterMemory, 0);
    unpin(env, area, areaMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonOrientation(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jintArray orientation) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *orientationMemory = pin(env, orientation);
    jint result = (jint)gn_polygon_orientation(pointsMemory, (size_t)count, orientationMemory);
    unpin(env, orientation, orientationMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonContains(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray position, jintArray side) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *positionMemory = pin(env, position);
    void *sideMemory = pin(env, side);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_contains(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            positionMemory, sideMemory);
    widen(ringsMemory, ringCount);
    unpin(env, side, sideMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonContainsBatchRows(JNIEnv *env, jclass type, jlong count,
        jdoubleArray points, jlong pointCount, jlongArray rings, jlong ringCount, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray sidesArray,
        jobject sidesBuffer, jlong sidesAt, jlong sidesStride, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {sidesArray, sidesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_contains_batch(pointsMemory, (size_t)pointCount, ringsMemory,
            (size_t)ringCount, place(&columns[0], latitudesAt), latitudesStride, place(&columns[1], longitudesAt),
            longitudesStride, (size_t)count, place(&columns[2], sidesAt), sidesStride, place(&columns[3],
            statusesAt));
    widen(ringsMemory, ringCount);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonBounds(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray bounds) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *boundsMemory = pin(env, bounds);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_bounds(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            boundsMemory);
    widen(ringsMemory, ringCount);
    unpin(env, bounds, boundsMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonCentroid(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray centroid) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *centroidMemory = pin(env, centroid);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_centroid(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            centroidMemory);
    widen(ringsMemory, ringCount);
    unpin(env, centroid, centroidMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonFindCrossing(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray crossing) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *crossingMemory = pin(env, crossing);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_find_crossing(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            crossingMemory);
    widen(ringsMemory, ringCount);
    unpin(env, crossing, crossingMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_indexCheck(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jintArray kind) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *kindMemory = pin(env, kind);
    jint result = (jint)gn_index_check(wordsMemory, (size_t)wordCount, kindMemory);
    unpin(env, kind, kindMemory, 0);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexBuildRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jlongArray words, jlong capacity, jlongArray needed, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 3);
    void *wordsMemory = pin(env, words);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_build(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, (size_t)count, wordsMemory, (size_t)capacity, neededMemory,
            place(&columns[2], statusesAt));
    unpin(env, needed, neededMemory, 0);
    unpin(env, words, wordsMemory, 0);
    unpin_columns(env, columns, 3);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexNearest(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray position, jint limit, jdouble distance, jlongArray neighbors, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *positionMemory = pin(env, position);
    void *neighborsMemory = pin(env, neighbors);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_nearest(wordsMemory, (size_t)wordCount, positionMemory, (uint32_t)limit,
            distance, neighborsMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, neighbors, neighborsMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexNearestBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jint limit, jdouble distance, jlongArray neighbors, jlong capacity,
        jlongArray needed, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 3);
    void *wordsMemory = pin(env, words);
    void *neighborsMemory = pin(env, neighbors);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_nearest_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count,
            (uint32_t)limit, distance, neighborsMemory, (size_t)capacity, neededMemory, place(&columns[2],
            statusesAt));
    unpin(env, needed, neededMemory, 0);
    unpin(env, neighbors, neighborsMemory, 0);
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 3);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexWithin(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray position, jdouble distance, jlongArray neighbors, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *positionMemory = pin(env, position);
    void *neighborsMemory = pin(env, neighbors);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_within(wordsMemory, (size_t)wordCount, positionMemory, distance,
            neighborsMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, neighbors, neighborsMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexCountBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jdouble distance, jarray countsArray, jobject countsBuffer, jlong countsAt,
        jlong countsStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {countsArray, countsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *wordsMemory = pin(env, words);
    jint result = (jint)gn_point_index_count_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count,
            distance, place(&columns[2], countsAt), countsStride, place(&columns[3], statusesAt));
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexWithinBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jdouble distance, jarray countsArray, jobject countsBuffer, jlong countsAt,
        jlong countsStride, jlongArray neighbors, jlong capacity, jlongArray needed, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {countsArray, countsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *wordsMemory = pin(env, words);
    void *neighborsMemory = pin(env, neighbors);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_within_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count,
            distance, place(&columns[2], countsAt), countsStride, neighborsMemory, (size_t)capacity, neededMemory,
            place(&columns[3], statusesAt));
    unpin(env, needed, neededMemory, 0);
    unpin(env, neighbors, neighborsMemory, 0);
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexInBounds(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray bounds, jlongArray ids, jlong capacity, jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *boundsMemory = pin(env, bounds);
    void *idsMemory = pin(env, ids);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_in_bounds(wordsMemory, (size_t)wordCount, boundsMemory, idsMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, ids, idsMemory, 0);
    unpin(env, bounds, boundsMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_pointIndexInBoundsBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray southsArray, jobject southsBuffer, jlong southsAt,
        jlong southsStride, jarray westsArray, jobject westsBuffer, jlong westsAt, jlong westsStride,
        jarray northsArray, jobject northsBuffer, jlong northsAt, jlong northsStride, jarray eastsArray,
        jobject eastsBuffer, jlong eastsAt, jlong eastsStride, jarray countsArray, jobject countsBuffer,
        jlong countsAt, jlong countsStride, jlongArray ids, jlong capacity, jlongArray needed,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {southsArray, southsBuffer, JNI_ABORT, NULL, 0},
        {westsArray, westsBuffer, JNI_ABORT, NULL, 0},
        {northsArray, northsBuffer, JNI_ABORT, NULL, 0},
        {eastsArray, eastsBuffer, JNI_ABORT, NULL, 0},
        {countsArray, countsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 6);
    void *wordsMemory = pin(env, words);
    void *idsMemory = pin(env, ids);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_point_index_in_bounds_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            southsAt), southsStride, place(&columns[1], westsAt), westsStride, place(&columns[2], northsAt),
            northsStride, place(&columns[3], eastsAt), eastsStride, (size_t)count, place(&columns[4], countsAt),
            countsStride, idsMemory, (size_t)capacity, neededMemory, place(&columns[5], statusesAt));
    unpin(env, needed, neededMemory, 0);
    unpin(env, ids, idsMemory, 0);
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 6);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonIndexBuild(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray words, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *wordsMemory = pin(env, words);
    void *neededMemory = pin(env, needed);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_index_build(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            wordsMemory, (size_t)capacity, neededMemory);
    widen(ringsMemory, ringCount);
    unpin(env, needed, neededMemory, 0);
    unpin(env, words, wordsMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeIndexBuild(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray words, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *wordsMemory = pin(env, words);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_index_build(pointsMemory, (size_t)pointCount, wordsMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, words, wordsMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_edgeIndexContainsBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jarray sidesArray, jobject sidesBuffer, jlong sidesAt, jlong sidesStride,
        jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {sidesArray, sidesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *wordsMemory = pin(env, words);
    jint result = (jint)gn_edge_index_contains_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count,
            place(&columns[2], sidesAt), sidesStride, place(&columns[3], statusesAt));
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_edgeIndexNearestBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jdouble startDistance, jdouble endDistance, jarray placesArray,
        jobject placesBuffer, jlong placesAt, jlong placesStride, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {placesArray, placesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 4);
    void *wordsMemory = pin(env, words);
    jint result = (jint)gn_edge_index_nearest_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, (size_t)count,
            startDistance, endDistance, place(&columns[2], placesAt), placesStride, place(&columns[3], statusesAt));
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 4);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_edgeIndexCrossings(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray otherWords, jlong otherWordCount, jlongArray crossings, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *otherWordsMemory = pin(env, otherWords);
    void *crossingsMemory = pin(env, crossings);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_edge_index_crossings(wordsMemory, (size_t)wordCount, otherWordsMemory,
            (size_t)otherWordCount, crossingsMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, crossings, crossingsMemory, 0);
    unpin(env, otherWords, otherWordsMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_fenceOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_fence_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_fenceIndexBuild(JNIEnv *env, jclass type, jlongArray fences,
        jlong fenceCount, jdoubleArray points, jlong pointCount, jlongArray rings, jlong ringCount,
        jlongArray words, jlong capacity, jlongArray needed, jbyteArray statuses) {
    (void)type;
    void *fencesMemory = pin(env, fences);
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *wordsMemory = pin(env, words);
    void *neededMemory = pin(env, needed);
    void *statusesMemory = pin(env, statuses);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_fence_index_build(fencesMemory, (size_t)fenceCount, pointsMemory, (size_t)pointCount,
            ringsMemory, (size_t)ringCount, wordsMemory, (size_t)capacity, neededMemory, statusesMemory);
    widen(ringsMemory, ringCount);
    unpin(env, statuses, statusesMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, words, wordsMemory, 0);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    unpin(env, fences, fencesMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_fenceIndexHolding(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray position, jdouble altitude, jlongArray ids, jlong capacity, jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *positionMemory = pin(env, position);
    void *idsMemory = pin(env, ids);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_fence_index_holding(wordsMemory, (size_t)wordCount, positionMemory, altitude,
            idsMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, ids, idsMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_fenceIndexHoldingBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray words, jlong wordCount, jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt,
        jlong latitudesStride, jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt,
        jlong longitudesStride, jarray altitudesArray, jobject altitudesBuffer, jlong altitudesAt,
        jlong altitudesStride, jarray countsArray, jobject countsBuffer, jlong countsAt, jlong countsStride,
        jlongArray ids, jlong capacity, jlongArray needed, jarray statusesArray, jobject statusesBuffer,
        jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {altitudesArray, altitudesBuffer, JNI_ABORT, NULL, 0},
        {countsArray, countsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *wordsMemory = pin(env, words);
    void *idsMemory = pin(env, ids);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_fence_index_holding_batch(wordsMemory, (size_t)wordCount, place(&columns[0],
            latitudesAt), latitudesStride, place(&columns[1], longitudesAt), longitudesStride, place(&columns[2],
            altitudesAt), altitudesStride, (size_t)count, place(&columns[3], countsAt), countsStride, idsMemory,
            (size_t)capacity, neededMemory, place(&columns[4], statusesAt));
    unpin(env, needed, neededMemory, 0);
    unpin(env, ids, idsMemory, 0);
    unpin(env, words, wordsMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_fenceIndexStep(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray options, jlongArray last, jlongArray fix, jlongArray state,
        jlongArray presences, jlong presenceCapacity, jlongArray presencesNeeded, jlongArray events,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *optionsMemory = pin(env, options);
    void *lastMemory = pin(env, last);
    void *fixMemory = pin(env, fix);
    void *stateMemory = pin(env, state);
    void *presencesMemory = pin(env, presences);
    void *presencesNeededMemory = pin(env, presencesNeeded);
    void *eventsMemory = pin(env, events);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_fence_index_step(wordsMemory, (size_t)wordCount, optionsMemory, lastMemory, fixMemory,
            stateMemory, presencesMemory, (size_t)presenceCapacity, presencesNeededMemory, eventsMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, events, eventsMemory, 0);
    unpin(env, presencesNeeded, presencesNeededMemory, 0);
    unpin(env, presences, presencesMemory, 0);
    unpin(env, state, stateMemory, 0);
    unpin(env, fix, fixMemory, JNI_ABORT);
    unpin(env, last, lastMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_navigationOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_navigation_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_navigationStep(JNIEnv *env, jclass type, jlongArray words,
        jlong wordCount, jlongArray waypoints, jlong waypointCount, jlongArray options, jlongArray last,
        jlongArray fix, jlongArray state, jlongArray guidance) {
    (void)type;
    void *wordsMemory = pin(env, words);
    void *waypointsMemory = pin(env, waypoints);
    void *optionsMemory = pin(env, options);
    void *lastMemory = pin(env, last);
    void *fixMemory = pin(env, fix);
    void *stateMemory = pin(env, state);
    void *guidanceMemory = pin(env, guidance);
    jint result = (jint)gn_navigation_step(wordsMemory, (size_t)wordCount, waypointsMemory, (size_t)waypointCount,
            optionsMemory, lastMemory, fixMemory, stateMemory, guidanceMemory);
    unpin(env, guidance, guidanceMemory, 0);
    unpin(env, state, stateMemory, 0);
    unpin(env, fix, fixMemory, JNI_ABORT);
    unpin(env, last, lastMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, waypoints, waypointsMemory, JNI_ABORT);
    unpin(env, words, wordsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_shapeOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_shape_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_circle(JNIEnv *env, jclass type, jlongArray center, jdouble radius,
        jlongArray options, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_circle(centerMemory, radius, optionsMemory, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_circleBounds(JNIEnv *env, jclass type, jlongArray center,
        jdouble radius, jlongArray bounds) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *boundsMemory = pin(env, bounds);
    jint result = (jint)gn_circle_bounds(centerMemory, radius, boundsMemory);
    unpin(env, bounds, boundsMemory, 0);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_ellipse(JNIEnv *env, jclass type, jlongArray center,
        jdouble semiMajor, jdouble semiMinor, jdouble rotation, jlongArray options, jdoubleArray out,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_ellipse(centerMemory, semiMajor, semiMinor, rotation, optionsMemory, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_wedge(JNIEnv *env, jclass type, jlongArray center,
        jdouble innerRadius, jdouble outerRadius, jdouble azimuth, jdouble width, jlongArray options,
        jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_wedge(centerMemory, innerRadius, outerRadius, azimuth, width, optionsMemory, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_arc(JNIEnv *env, jclass type, jlongArray center, jdouble radius,
        jdouble azimuth, jdouble width, jlongArray options, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_arc(centerMemory, radius, azimuth, width, optionsMemory, outMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_ringSet(JNIEnv *env, jclass type, jlongArray center,
        jdoubleArray radii, jlong radiusCount, jlongArray options, jdoubleArray vertices, jlong vertexCapacity,
        jlongArray verticesNeeded, jlongArray lines, jlong lineCapacity, jlongArray linesNeeded) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *radiiMemory = pin(env, radii);
    void *optionsMemory = pin(env, options);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *linesMemory = pin(env, lines);
    void *linesNeededMemory = pin(env, linesNeeded);
    jint result = (jint)gn_ring_set(centerMemory, radiiMemory, (size_t)radiusCount, optionsMemory, verticesMemory,
            (size_t)vertexCapacity, verticesNeededMemory, linesMemory, (size_t)lineCapacity, linesNeededMemory);
    unpin(env, linesNeeded, linesNeededMemory, 0);
    unpin(env, lines, linesMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, radii, radiiMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_circleGeoJson(JNIEnv *env, jclass type, jlongArray center,
        jdouble radius, jlongArray options, jbyteArray properties, jlong propertiesSize, jbyteArray out,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_circle_geojson(centerMemory, radius, optionsMemory, propertiesMemory,
            (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_ellipseGeoJson(JNIEnv *env, jclass type, jlongArray center,
        jdouble semiMajor, jdouble semiMinor, jdouble rotation, jlongArray options, jbyteArray properties,
        jlong propertiesSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_ellipse_geojson(centerMemory, semiMajor, semiMinor, rotation, optionsMemory,
            propertiesMemory, (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_wedgeGeoJson(JNIEnv *env, jclass type, jlongArray center,
        jdouble innerRadius, jdouble outerRadius, jdouble azimuth, jdouble width, jlongArray options,
        jbyteArray properties, jlong propertiesSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_wedge_geojson(centerMemory, innerRadius, outerRadius, azimuth, width, optionsMemory,
            propertiesMemory, (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_arcGeoJson(JNIEnv *env, jclass type, jlongArray center,
        jdouble radius, jdouble azimuth, jdouble width, jlongArray options, jbyteArray properties,
        jlong propertiesSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_arc_geojson(centerMemory, radius, azimuth, width, optionsMemory, propertiesMemory,
            (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_ringSetGeoJson(JNIEnv *env, jclass type, jlongArray center,
        jdoubleArray radii, jlong radiusCount, jlongArray options, jbyteArray properties, jlong propertiesSize,
        jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *radiiMemory = pin(env, radii);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_ring_set_geojson(centerMemory, radiiMemory, (size_t)radiusCount, optionsMemory,
            propertiesMemory, (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, radii, radiiMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_timeParse(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jdoubleArray seconds, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *secondsMemory = pin(env, seconds);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_time_parse(textMemory, (size_t)textSize, secondsMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, seconds, secondsMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_timeFormat(JNIEnv *env, jclass type, jdouble seconds, jint decimals,
        jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_time_format(seconds, decimals, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_outlineOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_outline_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_rectangle(JNIEnv *env, jclass type, jlongArray center,
        jdouble length, jdouble width, jdouble azimuth, jlongArray options, jdoubleArray out, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *centerMemory = pin(env, center);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_rectangle(centerMemory, length, width, azimuth, optionsMemory, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, center, centerMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeParallel(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdouble distance, jlongArray options, jdoubleArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_parallel(pointsMemory, (size_t)count, distance, optionsMemory, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeCorridor(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdouble left, jdouble right, jlongArray options, jdoubleArray out, jlong capacity,
        jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_corridor(pointsMemory, (size_t)count, left, right, optionsMemory, outMemory,
            (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeArrow(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdouble width, jdouble headWidth, jdouble headLength, jlongArray options, jdoubleArray out,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_arrow(pointsMemory, (size_t)count, width, headWidth, headLength, optionsMemory,
            outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeMarks(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jdouble first, jdouble interval, jlongArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_marks(pointsMemory, (size_t)count, first, interval, outMemory, (size_t)capacity,
            neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_framePointsBatchRows(JNIEnv *env, jclass type, jlong count,
        jdoubleArray anchors, jlong anchorCount, jint frame, jarray xsArray, jobject xsBuffer, jlong xsAt,
        jlong xsStride, jarray ysArray, jobject ysBuffer, jlong ysAt, jlong ysStride, jarray latitudesArray,
        jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride, jarray longitudesArray,
        jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {xsArray, xsBuffer, JNI_ABORT, NULL, 0},
        {ysArray, ysBuffer, JNI_ABORT, NULL, 0},
        {latitudesArray, latitudesBuffer, 0, NULL, 0},
        {longitudesArray, longitudesBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *anchorsMemory = pin(env, anchors);
    jint result = (jint)gn_frame_points_batch(anchorsMemory, (size_t)anchorCount, frame, place(&columns[0], xsAt),
            xsStride, place(&columns[1], ysAt), ysStride, (size_t)count, place(&columns[2], latitudesAt),
            latitudesStride, place(&columns[3], longitudesAt), longitudesStride, place(&columns[4], statusesAt));
    unpin(env, anchors, anchorsMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sunPosition(JNIEnv *env, jclass type, jlongArray position,
        jdouble time, jlongArray place) {
    (void)type;
    void *positionMemory = pin(env, position);
    void *placeMemory = pin(env, place);
    jint result = (jint)gn_sun_position(positionMemory, time, placeMemory);
    unpin(env, place, placeMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_moonPosition(JNIEnv *env, jclass type, jlongArray position,
        jdouble time, jlongArray place) {
    (void)type;
    void *positionMemory = pin(env, position);
    void *placeMemory = pin(env, place);
    jint result = (jint)gn_moon_position(positionMemory, time, placeMemory);
    unpin(env, place, placeMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sunPositionBatchRows(JNIEnv *env, jclass type, jlong count,
        jarray latitudesArray, jobject latitudesBuffer, jlong latitudesAt, jlong latitudesStride,
        jarray longitudesArray, jobject longitudesBuffer, jlong longitudesAt, jlong longitudesStride,
        jarray timesArray, jobject timesBuffer, jlong timesAt, jlong timesStride, jarray azimuthsArray,
        jobject azimuthsBuffer, jlong azimuthsAt, jlong azimuthsStride, jarray elevationsArray,
        jobject elevationsBuffer, jlong elevationsAt, jlong elevationsStride, jarray statusesArray,
        jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {latitudesArray, latitudesBuffer, JNI_ABORT, NULL, 0},
        {longitudesArray, longitudesBuffer, JNI_ABORT, NULL, 0},
        {timesArray, timesBuffer, JNI_ABORT, NULL, 0},
        {azimuthsArray, azimuthsBuffer, 0, NULL, 0},
        {elevationsArray, elevationsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 6);
    jint result = (jint)gn_sun_position_batch(place(&columns[0], latitudesAt), latitudesStride, place(&columns[1],
            longitudesAt), longitudesStride, place(&columns[2], timesAt), timesStride, (size_t)count,
            place(&columns[3], azimuthsAt), azimuthsStride, place(&columns[4], elevationsAt), elevationsStride,
            place(&columns[5], statusesAt));
    unpin_columns(env, columns, 6);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_sunEvents(JNIEnv *env, jclass type, jlongArray position,
        jdouble start, jdouble end, jlongArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *positionMemory = pin(env, position);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_sun_events(positionMemory, start, end, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_moonEvents(JNIEnv *env, jclass type, jlongArray position,
        jdouble start, jdouble end, jlongArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *positionMemory = pin(env, position);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_moon_events(positionMemory, start, end, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, position, positionMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_moonPhaseAt(JNIEnv *env, jclass type, jdouble time, jlongArray phase) {
    (void)type;
    void *phaseMemory = pin(env, phase);
    jint result = (jint)gn_moon_phase_at(time, phaseMemory);
    unpin(env, phase, phaseMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geoJsonOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_geojson_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_routeGeoJson(JNIEnv *env, jclass type, jdoubleArray points,
        jlong count, jlongArray options, jbyteArray properties, jlong propertiesSize, jbyteArray out,
        jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_route_geojson(pointsMemory, (size_t)count, optionsMemory, propertiesMemory,
            (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_polygonGeoJson(JNIEnv *env, jclass type, jdoubleArray points,
        jlong pointCount, jlongArray rings, jlong ringCount, jlongArray options, jbyteArray properties,
        jlong propertiesSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *ringsMemory = pin(env, rings);
    void *optionsMemory = pin(env, options);
    void *propertiesMemory = pin(env, properties);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    narrow(ringsMemory, ringCount);
    jint result = (jint)gn_polygon_geojson(pointsMemory, (size_t)pointCount, ringsMemory, (size_t)ringCount,
            optionsMemory, propertiesMemory, (size_t)propertiesSize, outMemory, (size_t)capacity, neededMemory);
    widen(ringsMemory, ringCount);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, properties, propertiesMemory, JNI_ABORT);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, rings, ringsMemory, JNI_ABORT);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_exchangeDetect(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jintArray format, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *formatMemory = pin(env, format);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_exchange_detect(textMemory, (size_t)textSize, formatMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, format, formatMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gpxRead(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jlongArray features, jlong featureCapacity, jlongArray featuresNeeded, jlongArray vertices,
        jlong vertexCapacity, jlongArray verticesNeeded, jlongArray report) {
    (void)type;
    void *textMemory = pin(env, text);
    void *featuresMemory = pin(env, features);
    void *featuresNeededMemory = pin(env, featuresNeeded);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_gpx_read(textMemory, (size_t)textSize, featuresMemory, (size_t)featureCapacity,
            featuresNeededMemory, verticesMemory, (size_t)vertexCapacity, verticesNeededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, featuresNeeded, featuresNeededMemory, 0);
    unpin(env, features, featuresMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_kmlRead(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jlongArray features, jlong featureCapacity, jlongArray featuresNeeded, jlongArray vertices,
        jlong vertexCapacity, jlongArray verticesNeeded, jlongArray report) {
    (void)type;
    void *textMemory = pin(env, text);
    void *featuresMemory = pin(env, features);
    void *featuresNeededMemory = pin(env, featuresNeeded);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_kml_read(textMemory, (size_t)textSize, featuresMemory, (size_t)featureCapacity,
            featuresNeededMemory, verticesMemory, (size_t)vertexCapacity, verticesNeededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, featuresNeeded, featuresNeededMemory, 0);
    unpin(env, features, featuresMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cotRead(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jlongArray features, jlong featureCapacity, jlongArray featuresNeeded, jlongArray vertices,
        jlong vertexCapacity, jlongArray verticesNeeded, jlongArray report) {
    (void)type;
    void *textMemory = pin(env, text);
    void *featuresMemory = pin(env, features);
    void *featuresNeededMemory = pin(env, featuresNeeded);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_cot_read(textMemory, (size_t)textSize, featuresMemory, (size_t)featureCapacity,
            featuresNeededMemory, verticesMemory, (size_t)vertexCapacity, verticesNeededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, featuresNeeded, featuresNeededMemory, 0);
    unpin(env, features, featuresMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_geoJsonRead(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jlongArray features, jlong featureCapacity, jlongArray featuresNeeded,
        jlongArray vertices, jlong vertexCapacity, jlongArray verticesNeeded, jlongArray report) {
    (void)type;
    void *textMemory = pin(env, text);
    void *featuresMemory = pin(env, features);
    void *featuresNeededMemory = pin(env, featuresNeeded);
    void *verticesMemory = pin(env, vertices);
    void *verticesNeededMemory = pin(env, verticesNeeded);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_geojson_read(textMemory, (size_t)textSize, featuresMemory, (size_t)featureCapacity,
            featuresNeededMemory, verticesMemory, (size_t)vertexCapacity, verticesNeededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, verticesNeeded, verticesNeededMemory, 0);
    unpin(env, vertices, verticesMemory, 0);
    unpin(env, featuresNeeded, featuresNeededMemory, 0);
    unpin(env, features, featuresMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cotFindEvent(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jint limit, jlongArray eventSize, jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *eventSizeMemory = pin(env, eventSize);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_cot_find_event(textMemory, (size_t)textSize, (uint32_t)limit, eventSizeMemory,
            errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, eventSize, eventSizeMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cotSearchEvent(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jint limit, jlongArray last, jlongArray state, jlongArray eventSize,
        jlongArray errorOffset) {
    (void)type;
    void *textMemory = pin(env, text);
    void *lastMemory = pin(env, last);
    void *stateMemory = pin(env, state);
    void *eventSizeMemory = pin(env, eventSize);
    void *errorOffsetMemory = pin(env, errorOffset);
    jint result = (jint)gn_cot_search_event(textMemory, (size_t)textSize, (uint32_t)limit, lastMemory,
            stateMemory, eventSizeMemory, errorOffsetMemory);
    unpin(env, errorOffset, errorOffsetMemory, 0);
    unpin(env, eventSize, eventSizeMemory, 0);
    unpin(env, state, stateMemory, 0);
    unpin(env, last, lastMemory, JNI_ABORT);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_xmlUnescape(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_xml_unescape(textMemory, (size_t)textSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_xmlToUtf8(JNIEnv *env, jclass type, jbyteArray text, jlong textSize,
        jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_xml_to_utf8(textMemory, (size_t)textSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_jsonUnescape(JNIEnv *env, jclass type, jbyteArray text,
        jlong textSize, jbyteArray out, jlong capacity, jlongArray needed) {
    (void)type;
    void *textMemory = pin(env, text);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    jint result = (jint)gn_json_unescape(textMemory, (size_t)textSize, outMemory, (size_t)capacity, neededMemory);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, text, textMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_featureInit(JNIEnv *env, jclass type, jlongArray feature) {
    (void)type;
    void *featureMemory = pin(env, feature);
    jint result = (jint)gn_feature_init(featureMemory);
    unpin(env, feature, featureMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_exchangeOptionsInit(JNIEnv *env, jclass type, jlongArray options) {
    (void)type;
    void *optionsMemory = pin(env, options);
    jint result = (jint)gn_exchange_options_init(optionsMemory);
    unpin(env, options, optionsMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_gpxWrite(JNIEnv *env, jclass type, jlongArray features,
        jlong featureCount, jlongArray vertices, jlong vertexCount, jbyteArray texts, jlong textsSize,
        jlongArray options, jbyteArray out, jlong capacity, jlongArray needed, jlongArray report) {
    (void)type;
    void *featuresMemory = pin(env, features);
    void *verticesMemory = pin(env, vertices);
    void *textsMemory = pin(env, texts);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_gpx_write(featuresMemory, (size_t)featureCount, verticesMemory, (size_t)vertexCount,
            textsMemory, (size_t)textsSize, optionsMemory, outMemory, (size_t)capacity, neededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, texts, textsMemory, JNI_ABORT);
    unpin(env, vertices, verticesMemory, JNI_ABORT);
    unpin(env, features, featuresMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_kmlWrite(JNIEnv *env, jclass type, jlongArray features,
        jlong featureCount, jlongArray vertices, jlong vertexCount, jbyteArray texts, jlong textsSize,
        jlongArray options, jbyteArray out, jlong capacity, jlongArray needed, jlongArray report) {
    (void)type;
    void *featuresMemory = pin(env, features);
    void *verticesMemory = pin(env, vertices);
    void *textsMemory = pin(env, texts);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_kml_write(featuresMemory, (size_t)featureCount, verticesMemory, (size_t)vertexCount,
            textsMemory, (size_t)textsSize, optionsMemory, outMemory, (size_t)capacity, neededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, texts, textsMemory, JNI_ABORT);
    unpin(env, vertices, verticesMemory, JNI_ABORT);
    unpin(env, features, featuresMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_cotWrite(JNIEnv *env, jclass type, jlongArray features,
        jlong featureCount, jlongArray vertices, jlong vertexCount, jbyteArray texts, jlong textsSize,
        jlongArray options, jbyteArray out, jlong capacity, jlongArray needed, jlongArray report) {
    (void)type;
    void *featuresMemory = pin(env, features);
    void *verticesMemory = pin(env, vertices);
    void *textsMemory = pin(env, texts);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_cot_write(featuresMemory, (size_t)featureCount, verticesMemory, (size_t)vertexCount,
            textsMemory, (size_t)textsSize, optionsMemory, outMemory, (size_t)capacity, neededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, texts, textsMemory, JNI_ABORT);
    unpin(env, vertices, verticesMemory, JNI_ABORT);
    unpin(env, features, featuresMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_featuresGeoJson(JNIEnv *env, jclass type, jlongArray features,
        jlong featureCount, jlongArray vertices, jlong vertexCount, jbyteArray texts, jlong textsSize,
        jlongArray options, jbyteArray out, jlong capacity, jlongArray needed, jlongArray report) {
    (void)type;
    void *featuresMemory = pin(env, features);
    void *verticesMemory = pin(env, vertices);
    void *textsMemory = pin(env, texts);
    void *optionsMemory = pin(env, options);
    void *outMemory = pin(env, out);
    void *neededMemory = pin(env, needed);
    void *reportMemory = pin(env, report);
    jint result = (jint)gn_features_geojson(featuresMemory, (size_t)featureCount, verticesMemory,
            (size_t)vertexCount, textsMemory, (size_t)textsSize, optionsMemory, outMemory, (size_t)capacity,
            neededMemory, reportMemory);
    unpin(env, report, reportMemory, 0);
    unpin(env, needed, neededMemory, 0);
    unpin(env, out, outMemory, 0);
    unpin(env, options, optionsMemory, JNI_ABORT);
    unpin(env, texts, textsMemory, JNI_ABORT);
    unpin(env, vertices, verticesMemory, JNI_ABORT);
    unpin(env, features, featuresMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_groupMeasure(JNIEnv *env, jclass type, jlongArray shots,
        jlong count, jlongArray aim, jlongArray out) {
    (void)type;
    void *shotsMemory = pin(env, shots);
    void *aimMemory = pin(env, aim);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_group_measure(shotsMemory, (size_t)count, aimMemory, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, aim, aimMemory, JNI_ABORT);
    unpin(env, shots, shotsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_targetConvert(JNIEnv *env, jclass type, jdouble value, jint from,
        jint to, jdouble distance, jdoubleArray out) {
    (void)type;
    void *outMemory = pin(env, out);
    jint result = (jint)gn_target_convert(value, from, to, distance, outMemory);
    unpin(env, out, outMemory, 0);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_calibrationFit(JNIEnv *env, jclass type, jlongArray points,
        jlong count, jint kind, jlongArray out) {
    (void)type;
    void *pointsMemory = pin(env, points);
    void *outMemory = pin(env, out);
    jint result = (jint)gn_calibration_fit(pointsMemory, (size_t)count, kind, outMemory);
    unpin(env, out, outMemory, 0);
    unpin(env, points, pointsMemory, JNI_ABORT);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_calibrationToPlaneBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray calibration, jarray pixelXsArray, jobject pixelXsBuffer, jlong pixelXsAt, jlong pixelXsStride,
        jarray pixelYsArray, jobject pixelYsBuffer, jlong pixelYsAt, jlong pixelYsStride, jarray xsArray,
        jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray, jobject ysBuffer, jlong ysAt,
        jlong ysStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {pixelXsArray, pixelXsBuffer, JNI_ABORT, NULL, 0},
        {pixelYsArray, pixelYsBuffer, JNI_ABORT, NULL, 0},
        {xsArray, xsBuffer, 0, NULL, 0},
        {ysArray, ysBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *calibrationMemory = pin(env, calibration);
    jint result = (jint)gn_calibration_to_plane_batch(calibrationMemory, place(&columns[0], pixelXsAt),
            pixelXsStride, place(&columns[1], pixelYsAt), pixelYsStride, (size_t)count, place(&columns[2], xsAt),
            xsStride, place(&columns[3], ysAt), ysStride, place(&columns[4], statusesAt));
    unpin(env, calibration, calibrationMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}

JNIEXPORT jint JNICALL Java_gridnorth_Native_calibrationToPixelsBatchRows(JNIEnv *env, jclass type, jlong count,
        jlongArray calibration, jarray xsArray, jobject xsBuffer, jlong xsAt, jlong xsStride, jarray ysArray,
        jobject ysBuffer, jlong ysAt, jlong ysStride, jarray pixelXsArray, jobject pixelXsBuffer,
        jlong pixelXsAt, jlong pixelXsStride, jarray pixelYsArray, jobject pixelYsBuffer, jlong pixelYsAt,
        jlong pixelYsStride, jarray statusesArray, jobject statusesBuffer, jlong statusesAt) {
    (void)type;
    column columns[] = {
        {xsArray, xsBuffer, JNI_ABORT, NULL, 0},
        {ysArray, ysBuffer, JNI_ABORT, NULL, 0},
        {pixelXsArray, pixelXsBuffer, 0, NULL, 0},
        {pixelYsArray, pixelYsBuffer, 0, NULL, 0},
        {statusesArray, statusesBuffer, 0, NULL, 0},
    };
    pin_columns(env, columns, 5);
    void *calibrationMemory = pin(env, calibration);
    jint result = (jint)gn_calibration_to_pixels_batch(calibrationMemory, place(&columns[0], xsAt), xsStride,
            place(&columns[1], ysAt), ysStride, (size_t)count, place(&columns[2], pixelXsAt), pixelXsStride,
            place(&columns[3], pixelYsAt), pixelYsStride, place(&columns[4], statusesAt));
    unpin(env, calibration, calibrationMemory, JNI_ABORT);
    unpin_columns(env, columns, 5);
    return result;
}
