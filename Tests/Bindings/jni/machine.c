/*
 * Stands where a Java virtual machine would: arrays that are pinned in their place, and calls of native methods.
 *
 * SPDX-License-Identifier: MIT
 */
#include <jni.h>
#include <stdio.h>

JNIEXPORT jint JNICALL Java_gridnorth_MgrsNative_mgrsEncode(JNIEnv *, jclass, jdouble latitude, jdouble longitude,
        jint precision, jbyteArray out, jlong capacity, jlongArray needed);
JNIEXPORT jint JNICALL Java_gridnorth_PolygonNative_polygonContainsBatchRows(JNIEnv *, jclass, jlong count,
        jdoubleArray points, jlong pointCount, jlongArray rings, jlong ringCount, jarray latitudes, jobject, jlong,
        jlong latitudesStride, jarray longitudes, jobject, jlong, jlong longitudesStride, jarray sides, jobject, jlong,
        jlong sidesStride, jarray statuses, jobject, jlong);

/* An array is its own memory here. */
static void *get(JNIEnv *env, jarray array, jboolean *is_copy) {
    (void)env;
    (void)is_copy;
    return array;
}

static void release(JNIEnv *env, jarray array, void *memory, jint mode) {
    (void)env;
    (void)mode;
    if (array != memory)
        printf("another array is released\n");
}

static jboolean is_same(JNIEnv *env, jobject one, jobject other) {
    (void)env;
    return one == other;
}

static const struct JNINativeInterface_ functions = {
    .GetPrimitiveArrayCritical = get,
    .ReleasePrimitiveArrayCritical = release,
    .IsSameObject = is_same,
};

static const char *name(jint side) { return side > 0 ? "inside" : side < 0 ? "outside" : "border"; }

int main(void) {
    JNIEnv machine = &functions;
    jbyte text[16];
    jlong needed[1] = {0};
    if (Java_gridnorth_MgrsNative_mgrsEncode(&machine, NULL, 48.85837, 2.294481, 5, (jarray)text, 16, (jarray)needed) != 0)
        return 1;
    printf("%s %lld\n", (char *)text, (long long)needed[0]);

    /* A square with two holes. */
    jdouble points[] = {0, 0, 0, 10, 10, 10, 10, 0, 1, 1, 1, 3, 3, 1, 5, 5, 5, 7, 6, 8, 7, 7, 7, 5};
    jlong rings[] = {4, 3, 5};
    jdouble places[] = {4, 4, 6, 6, 9, 9};
    /* Rows come in parts, with the same rings. */
    for (int part = 0; part < 2; part++) {
        jint sides[3] = {0};
        jint status = Java_gridnorth_PolygonNative_polygonContainsBatchRows(&machine, NULL, 3, (jarray)points, 12,
                (jarray)rings, 3, (jarray)places, NULL, 0, 16, (jarray)places, NULL, 8, 16, (jarray)sides, NULL, 0, 4,
                NULL, NULL, 0);
        printf("%d: %s %s %s\n", status, name(sides[0]), name(sides[1]), name(sides[2]));
    }
    printf("%lld %lld %lld\n", (long long)rings[0], (long long)rings[1], (long long)rings[2]);
    return 0;
}
