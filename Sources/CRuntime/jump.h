// A function of a few instructions for x86-64 that ends in a jump. Registers and the stack are left to the function that it
// goes to.
//
// JUMP(section, name, code): each has a section of its own, so that a program holds only those that it uses.
//
// SPDX-License-Identifier: MIT
#ifndef GRIDNORTH_JUMP_H
#define GRIDNORTH_JUMP_H

#if defined(_WIN32)

#define JUMP(section, name, code)                                                                                      \
    __asm__(".pushsection .text$" section ", \"xr\", one_only, " name "\n"                                             \
            ".def " name "; .scl 2; .type 32; .endef\n"                                                                \
            ".p2align 4\n"                                                                                             \
            ".globl " name "\n"                                                                                        \
            name ":\n" code                                                                                            \
            ".popsection\n");

#else

#define JUMP(section, name, code)                                                                                      \
    __asm__(".pushsection .text." section ", \"ax\", @progbits\n"                                                      \
            ".p2align 4\n"                                                                                             \
            ".globl " name "\n"                                                                                        \
            ".type " name ", @function\n"                                                                              \
            name ":\n" code                                                                                            \
            ".size " name ", . - " name "\n"                                                                           \
            ".popsection\n");

#endif
#endif
