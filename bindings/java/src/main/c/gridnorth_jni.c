/* SPDX-License-Identifier: MIT */
#include "gridnorth_jni.h"

_Static_assert(sizeof(size_t) <= sizeof(jlong), "sizes are passed as jlong");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "a shorter size that C writes is the start of a jlong, which was 0");

void *pin(JNIEnv *env, jarray array) {
    return array ? (*env)->GetPrimitiveArrayCritical(env, array, NULL) : NULL;
}

void unpin(JNIEnv *env, jarray array, void *memory, jint mode) {
    if (memory)
        (*env)->ReleasePrimitiveArrayCritical(env, array, memory, mode);
}

/* Sizes in an array that C and Java share: types of their own, which may stand in the same memory. */
typedef size_t __attribute__((__may_alias__)) c_size;
typedef jlong __attribute__((__may_alias__)) java_size;

void narrow(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = 0; i < count; i++)
        ((c_size *)sizes)[i] = (c_size)((java_size *)sizes)[i];
}

void widen(void *sizes, jlong count) {
    if (sizeof(size_t) == sizeof(jlong) || !sizes)
        return;
    for (jlong i = count - 1; i >= 0; i--)
        ((java_size *)sizes)[i] = (java_size)((c_size *)sizes)[i];
}

void pin_columns(JNIEnv *env, column *columns, int count) {
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

void unpin_columns(JNIEnv *env, const column *columns, int count) {
    for (int i = count - 1; i >= 0; i--) {
        if (columns[i].array && columns[i].first == i)
            unpin(env, columns[i].array, columns[i].memory, columns[i].mode);
    }
}
