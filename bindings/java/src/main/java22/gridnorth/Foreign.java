// SPDX-License-Identifier: MIT

package gridnorth;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/** What the calls through java.lang.foreign share. */
final class Foreign {
    private static final SymbolLookup LIBRARY;

    static {
        Loader.load();
        LIBRARY = SymbolLookup.loaderLookup();
    }

    private Foreign() {}

    /** A critical function, which may receive arrays of Java. */
    static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
        FunctionDescriptor descriptor = FunctionDescriptor.of(result, arguments);
        return Linker.nativeLinker().downcallHandle(LIBRARY.find(name).get(), descriptor, Linker.Option.critical(true));
    }

    static MemorySegment memory(double[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    static MemorySegment memory(float[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    static MemorySegment memory(long[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    static MemorySegment memory(int[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    static MemorySegment memory(byte[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    static MemorySegment memory(Column column, long first) {
        if (column == null) return MemorySegment.NULL;
        MemorySegment all;
        if (column.buffer != null) {
            all = MemorySegment.ofBuffer(column.buffer);
        } else if (column.array instanceof double[] doubles) {
            all = MemorySegment.ofArray(doubles);
        } else if (column.array instanceof int[] integers) {
            all = MemorySegment.ofArray(integers);
        } else if (column.array instanceof long[] words) {
            all = MemorySegment.ofArray(words);
        } else {
            all = MemorySegment.ofArray((byte[]) column.array);
        }
        return all.asSlice(Column.at(column, first));
    }

    static String text(MemorySegment text) {
        return text.reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** A call throws only errors of the virtual machine. */
    static Error failed(Throwable failure) {
        return failure instanceof Error error ? error : new AssertionError(failure);
    }
}
