// For Windows alone: what compilers call in a function that needs more stack than a page. The system enlarges a stack
// when the next page is touched, and ends a program that skips one.
//
// SPDX-License-Identifier: MIT

// Touches the pages of the next rax bytes, from the top down. Changes no register: the caller moves the stack pointer.
__asm__(".section .text$__chkstk, \"xr\", one_only, __chkstk\n"
        ".globl __chkstk\n"
        ".p2align 4\n"
        ".seh_proc __chkstk\n"
        "__chkstk:\n"
        "    pushq %rax\n"
        "    .seh_pushreg %rax\n"
        "    pushq %rcx\n"
        "    .seh_pushreg %rcx\n"
        "    .seh_endprologue\n"
        "    leaq 24(%rsp), %rcx\n"  // The end of the caller's stack, above a return address and two registers.
        "1:  cmpq $4096, %rax\n"
        "    jbe 2f\n"
        "    subq $4096, %rcx\n"
        "    testb %cl, (%rcx)\n"
        "    subq $4096, %rax\n"
        "    jmp 1b\n"
        "2:  subq %rax, %rcx\n"
        "    testb %cl, (%rcx)\n"
        "    popq %rcx\n"
        "    popq %rax\n"
        "    retq\n"
        ".seh_endproc\n");
