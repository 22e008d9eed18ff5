
// Appended to Sources/CLanes/lanes.h in the copy that has the mutants. Tools/mutants/switch.c maps the page.
GN_INLINE int gn_is_mutant(int number) { return *(const int *)0x100000000000 == number; }
