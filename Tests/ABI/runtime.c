/*
 * Linked with the objects of Sources/CRuntime: are these the functions that compilers expect? Prints how many calls
 * were compared.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int value, size_t count);

/* Through pointers that the compiler knows nothing of. */
static void *(*volatile copy)(void *restrict, const void *restrict, size_t) = memcpy;
static void *(*volatile move)(void *, const void *, size_t) = memmove;
static void *(*volatile set)(void *, int, size_t) = memset;

static long calls;

static void require(int condition, const char *what, long a, long b, long c) {
    calls++;
    if (condition) return;
    printf("%s is wrong: %ld %ld %ld\n", what, a, b, c);
    exit(1);
}

enum { ROOM = 160 };

static void fill(unsigned char *bytes) {
    for (volatile int i = 0; i < ROOM; i++) bytes[i] = (unsigned char)(i * 7 + 1);
}

/* Whether a move was right: bytes from `from` at `to`, and all others unchanged. */
static int is_moved(const unsigned char *bytes, size_t to, size_t from, size_t count) {
    for (volatile size_t i = 0; i < ROOM; i++) {
        const size_t source = i >= to && i < to + count ? i - to + from : i;
        if (bytes[i] != (unsigned char)(source * 7 + 1)) return 0;
    }
    return 1;
}

static void check_memory(void) {
    unsigned char bytes[ROOM];
    for (size_t count = 0; count <= 70; count++) {
        for (size_t to = 0; to < 80; to += count % 3 + 1) {
            for (size_t from = 0; from < 80; from += 1 + to % 4) {
                fill(bytes);
                void *result = move(bytes + to, bytes + from, count);
                int is_right = result == bytes + to && is_moved(bytes, to, from, count);
                require(is_right, "memmove", (long)to, (long)from, (long)count);
                if (from < to + count && to < from + count && to != from) continue;
                fill(bytes);
                result = copy(bytes + to, bytes + from, count);
                is_right = result == bytes + to && is_moved(bytes, to, from, count);
                require(is_right, "memcpy", (long)to, (long)from, (long)count);
            }
            fill(bytes);
            require(set(bytes + to, 0x1ab, count) == bytes + to, "memset", (long)to, 0, (long)count);
            for (volatile size_t i = 0; i < ROOM; i++) {
                const int wanted = i >= to && i < to + count ? 0xab : (unsigned char)(i * 7 + 1);
                require(bytes[i] == wanted, "memset", (long)to, (long)i, (long)count);
            }
        }
    }
}

static uint64_t state = 1;

/* splitmix64, cut to a random number of bits. */
static uint64_t any(void) {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    z ^= z >> 31;
    return z >> (state >> 20 & 63);
}

/* The operators, which call the functions on processors that lack the instructions. */
static void check_arithmetic(void) {
    for (int i = 0; i < 100000; i++) {
        const volatile uint64_t n = any(), d = any() + 1;
        if (d == 0) continue;
        const uint64_t quotient = n / d, rest = n % d;
        require(rest < d && quotient * d + rest == n && (quotient == 0 || n - rest >= d), "division", i, 0, 0);
        const volatile int32_t m = (int32_t)n, e = (int32_t)d;
        if (e != 0 && !(m == INT32_MIN && e == -1)) {
            const int32_t q = m / e, r = m % e;
            const int is_right = (int64_t)q * e + r == m && llabs(r) < llabs(e) && (r == 0 || (r < 0) == (m < 0));
            require(is_right, "signed division", i, m, e);
        }
        /* Numbers of 53 bits convert exactly, longer ones to the nearer of the two neighbors. */
        const volatile uint64_t half = n >> 11;
        require((uint64_t)(double)half == half, "unsigned number", i, 0, 0);
        const volatile int64_t negative = -(int64_t)half;
        require((int64_t)(double)negative == negative, "signed number", i, 0, 0);
        const volatile int64_t whole = (int64_t)(n >> 1);
        const int64_t off = (int64_t)(double)whole - whole;
        int bits = 0;
        while (bits < 63 && whole >> bits) bits++;
        const int64_t step = bits > 53 ? (int64_t)1 << (bits - 53) : 1;
        require(llabs(off) * 2 <= step, "rounded number", i, (long)off, (long)step);
    }
}

#ifdef __ARM_EABI__
void __aeabi_memset8(void *to, size_t count, int value);
void __aeabi_memclr(void *to, size_t count);
void __aeabi_memcpy4(void *to, const void *from, size_t count);
void __aeabi_memmove(void *to, const void *from, size_t count);

static void check_names_of_arm(void) {
    unsigned char bytes[ROOM];
    fill(bytes);
    __aeabi_memmove(bytes + 1, bytes, 60);
    require(is_moved(bytes, 1, 0, 60), "__aeabi_memmove", 0, 0, 0);
    fill(bytes);
    __aeabi_memcpy4(bytes + 80, bytes, 60);
    require(is_moved(bytes, 80, 0, 60), "__aeabi_memcpy4", 0, 0, 0);
    __aeabi_memset8(bytes + 8, 3, 5);
    __aeabi_memclr(bytes + 11, 2);
    const int is_set = bytes[7] == 50 && bytes[8] == 5 && bytes[10] == 5 && bytes[11] == 0 && bytes[12] == 0 && bytes[13] == 92;
    require(is_set, "__aeabi_memset8", bytes[8], bytes[11], bytes[13]);
}
#else
static void check_names_of_arm(void) {}
#endif

int main(void) {
    check_memory();
    check_names_of_arm();
    check_arithmetic();
    printf("%ld\n", calls);
    return 0;
}
