/*
 * The arrays of Java in the memory of C, for the native methods that bindings/java/generate.py writes.
 *
 * Nothing here needs a C library. While an array is pinned, no other function of JNI is called.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef GRIDNORTH_JNI_H
#define GRIDNORTH_JNI_H

#include <gridnorth.h>
#include <jni.h>

void *pin(JNIEnv *env, jarray array);

/* Mode JNI_ABORT: the array has not been changed. */
void unpin(JNIEnv *env, jarray array, void *memory, jint mode);

/* Sizes in an array of Java have 64 bits. Where those of C have fewer, they move together while C reads them. */
void narrow(void *sizes, jlong count);

/* Moves them apart again: the next rows of a batch find the same array. */
void widen(void *sizes, jlong count);

/* A column of a batch: in an array, in a direct buffer, or absent. */
typedef struct column {
    jarray array;
    jobject buffer;
    jint mode;
    char *memory;
    int first; /* The first column in the same array, which pins it for all. */
} column;

/* A virtual machine may give a copy of an array; columns in one array must get the same. */
void pin_columns(JNIEnv *env, column *columns, int count);
void unpin_columns(JNIEnv *env, const column *columns, int count);

/* A place in the memory of a column, or null without a column. */
static inline void *place(const column *from, jlong offset) {
    return from->memory ? from->memory + offset : NULL;
}

#endif
