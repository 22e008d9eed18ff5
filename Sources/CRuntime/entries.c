// Where the host's calls enter the library. Results are those of the floating-point environment that C starts with: rounding
// to nearest, small numbers kept, exceptions masked. A host that has changed it (games flush small numbers to zero, Pascal
// unmasks exceptions, interval arithmetic rounds upward) gets the same bits as any other, and its environment back.
//
// Looking costs a nanosecond or two. Only where something was changed is it set and restored.
//
// SPDX-License-Identifier: MIT
#include "gridnorth_types.h"
#include "jump.h"

// What decides how the processor computes: a register, its bits that do, and how these are usually. Its other bits tell what
// has happened. Processors that compute in software have no modes.
#if defined(__x86_64__) || defined(__i386__)

typedef uint32_t Register;  // MXCSR
#define CONTROL UINT32_C(0xffc0)
#define USUAL UINT32_C(0x1f80)
#define READ "stmxcsr %0" : "=m"
#define WRITE "ldmxcsr %0" : : "m"

#elif defined(__aarch64__)

typedef uint64_t Register;  // FPCR
#define CONTROL UINT64_C(0xffffffffffffffff)
#define USUAL UINT64_C(0)
#define READ "mrs %0, fpcr" : "=r"
#define WRITE "msr fpcr, %0" : : "r"

#elif defined(__arm__)

typedef uint32_t Register;  // FPSCR
#define CONTROL UINT32_C(0x07ff9f00)
#define USUAL UINT32_C(0)
#define READ "vmrs %0, fpscr" : "=r"
#define WRITE "vmsr fpscr, %0" : : "r"

#elif defined(__riscv_flen)

typedef unsigned long Register;  // fcsr
#define CONTROL 0xe0ul
#define USUAL 0ul
#define READ "frcsr %0" : "=r"
#define WRITE "fscsr %0" : : "r"

#endif

#define TEXT_OF(name) TEXT(name)
#define TEXT(name) #name
#define SYMBOL(name) TEXT_OF(__USER_LABEL_PREFIX__) name
#define HIDDEN __attribute__((visibility("hidden")))

#if defined(USUAL)

static inline Register environment(void) {
    Register value;
    __asm__ volatile(READ(value));
    return value;
}

static inline void set_environment(Register value) { __asm__ volatile(WRITE(value) : "memory"); }

// The function of Swift, and the same for a host whose environment is unusual.
#define DECLARE(name, parameters, arguments)                                                                           \
    HIDDEN gn_status code_of_##name parameters __asm__(SYMBOL("code." #name));                                         \
    HIDDEN gn_status guarded_##name parameters __asm__(SYMBOL("guarded." #name));                                      \
    HIDDEN __attribute__((noinline)) gn_status guarded_##name parameters {                                             \
        const Register of_host = environment();                                                                        \
        set_environment((of_host & ~CONTROL) | USUAL);                                                                 \
        const gn_status status = code_of_##name arguments;                                                             \
        set_environment(of_host);                                                                                      \
        return status;                                                                                                 \
    }

#endif

#if !defined(USUAL)

#define ENTRY(name, parameters, arguments)                                                                             \
    HIDDEN gn_status code_of_##name parameters __asm__(SYMBOL("code." #name));                                         \
    gn_status name parameters;                                                                                         \
    gn_status name parameters { return code_of_##name arguments; }

#elif defined(__x86_64__) && (defined(__ELF__) || defined(_WIN32))

// Two jumps, which leave the arguments where they are: a compiler would copy them for an instruction that needs memory. That
// is what the convention for calls leaves free below the stack, on Windows behind the return address.
#if defined(_WIN32)
#define FREE "8(%rsp)"
#else
#define FREE "-8(%rsp)"
#endif
#define ENTRY(name, parameters, arguments)                                                                             \
    DECLARE(name, parameters, arguments)                                                                               \
    JUMP(#name, #name,                                                                                                 \
         "stmxcsr " FREE "\n"                                                                                          \
         "movl " FREE ", %eax\n"                                                                                       \
         "andl $0xffc0, %eax\n"                                                                                        \
         "cmpl $0x1f80, %eax\n"                                                                                        \
         "je code." #name "\n"                                                                                         \
         "jmp guarded." #name "\n")

#else

#define ENTRY(name, parameters, arguments)                                                                             \
    DECLARE(name, parameters, arguments)                                                                               \
    gn_status name parameters;                                                                                         \
    gn_status name parameters {                                                                                        \
        return (environment() & CONTROL) == USUAL ? code_of_##name arguments : guarded_##name arguments;               \
    }

#endif

// Written by Tools/build-library from gridnorth.h: a line for each function that returns a status.
#include "entries.h"
