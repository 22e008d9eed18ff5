// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.Arrays;
import java.util.Objects;
import org.jetbrains.annotations.NotNull;

/** What trackAdd() keeps from one fix to the next: 64 numbers to store as they are. */
public final class TrackState {
    static final int SIZE = 512;

    /** Numbers. */
    public final @NotNull double[] numbers;

    /**
     * Makes a value of its parts.
     *
     * @param numbers Numbers.
     */
    public TrackState(@NotNull double[] numbers) {
        this.numbers = numbers;
    }

    TrackState(Struct struct, int at) {
        this.numbers = struct.getDoubles(at, 64);
    }

    void write(Struct struct, int at) {
        struct.putDoubles(at, 64, numbers);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof TrackState)) return false;
        TrackState that = (TrackState) other;
        return Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(numbers));
    }

    @Override
    public String toString() {
        return "TrackState[numbers=" + Arrays.toString(numbers) + "]";
    }
}
