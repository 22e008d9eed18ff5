/*
 * Files and terminals: all that differs between systems.
 *
 * SPDX-License-Identifier: MIT
 */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#endif

#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>

#if defined(_WIN32)
#include <io.h>

void system_begin(void) {
    _setmode(0, _O_BINARY);
    _setmode(1, _O_BINARY);
}

int open_file(const char *path) {
    return _open(path, _O_RDONLY | _O_BINARY);
}

void close_file(int file) {
    _close(file);
}

/* Calls take at most this, an int. */
enum { LARGEST_CALL = 1 << 30 };

ptrdiff_t read_bytes(int file, void *out, size_t size) {
    return _read(file, out, (unsigned)(size < LARGEST_CALL ? size : LARGEST_CALL));
}

ptrdiff_t write_bytes(int file, const void *bytes, size_t size) {
    return _write(file, bytes, (unsigned)(size < LARGEST_CALL ? size : LARGEST_CALL));
}

uint64_t size_of_file(int file) {
    struct _stat64 about;
    return _fstat64(file, &about) == 0 && (about.st_mode & _S_IFREG) ? (uint64_t)about.st_size : 0;
}

bool exists(const char *path) {
    struct _stat64 about;
    return _stat64(path, &about) == 0;
}

bool is_terminal(int file) {
    return _isatty(file) != 0;
}

void end_by_broken_pipe(void) {
    exit(1);
}

#else
#include <unistd.h>

void system_begin(void) {
}

int open_file(const char *path) {
    return open(path, O_RDONLY | O_CLOEXEC);
}

void close_file(int file) {
    close(file);
}

ptrdiff_t read_bytes(int file, void *out, size_t size) {
    ssize_t count;
    do {
        count = read(file, out, size);
    } while (count < 0 && errno == EINTR);
    return count;
}

ptrdiff_t write_bytes(int file, const void *bytes, size_t size) {
    ssize_t count;
    do {
        count = write(file, bytes, size);
    } while (count < 0 && errno == EINTR);
    return count;
}

uint64_t size_of_file(int file) {
    struct stat about;
    return fstat(file, &about) == 0 && S_ISREG(about.st_mode) ? (uint64_t)about.st_size : 0;
}

bool exists(const char *path) {
    struct stat about;
    return stat(path, &about) == 0;
}

bool is_terminal(int file) {
    return isatty(file) != 0;
}

void end_by_broken_pipe(void) {
    /* Python, and shells in a trap, let their children ignore the signal. */
    signal(SIGPIPE, SIG_DFL);
    raise(SIGPIPE);
    _exit(128 + SIGPIPE);
}
#endif
