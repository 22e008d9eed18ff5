// SPDX-License-Identifier: MIT

import gridnorth.GridNorthException;
import gridnorth.Status;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** Runs the tests of a class: its static methods without parameters that other classes may call. */
final class Check {
    private static int checks;

    private Check() {}

    static void run(Class<?> tests) throws IllegalAccessException {
        int failed = 0;
        for (Method test : tests.getDeclaredMethods()) {
            if (Modifier.isPrivate(test.getModifiers()) || test.getParameterCount() > 0) continue;
            int before = checks;
            try {
                test.invoke(null);
                if (checks == before) throw new AssertionError("nothing was checked");
            } catch (InvocationTargetException thrown) {
                failed++;
                System.out.println("FAILED " + tests.getName() + "." + test.getName());
                thrown.getCause().printStackTrace(System.out);
            }
        }
        System.out.println(tests.getName() + ": " + checks + " checks");
        if (failed > 0) System.exit(1);
    }

    static void that(boolean holds, Object about) {
        checks++;
        if (!holds) throw new AssertionError(about);
    }

    static void same(Object expected, Object got) {
        that(expected == null ? got == null : expected.equals(got), "expected " + expected + ", got " + got);
    }

    /** Bit for bit; NaN is NaN. */
    static void same(double[] expected, double[] got) {
        that(Arrays.equals(expected, got), "expected " + Arrays.toString(expected) + ", got " + Arrays.toString(got));
    }

    static void near(double expected, double got, double tolerance) {
        that(Math.abs(expected - got) <= tolerance, "expected " + expected + ", got " + got);
    }

    static GridNorthException refused(Status status, Runnable call) {
        try {
            call.run();
        } catch (GridNorthException refusal) {
            same(status, refusal.status());
            return refusal;
        }
        throw new AssertionError("not refused: " + status);
    }

    static void throwsA(Class<? extends Throwable> kind, Runnable call) {
        try {
            call.run();
        } catch (Throwable thrown) {
            same(kind, thrown.getClass());
            return;
        }
        throw new AssertionError("did not throw " + kind);
    }
}
