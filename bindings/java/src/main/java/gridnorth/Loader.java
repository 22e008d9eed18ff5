// SPDX-License-Identifier: MIT

package gridnorth;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;

/**
 * Loads the native library: the file that the system property gridnorth.library names, else the one in the jar for this
 * machine, else libgridnorth_jni from java.library.path, or from the app on Android.
 */
final class Loader {
    private static final String NAME = "gridnorth_jni";
    private static boolean isLoaded;

    private Loader() {}

    /** Does nothing after the first call that succeeds: each class with native methods calls this. */
    static synchronized void load() {
        if (isLoaded) return;
        find();
        isLoaded = true;
    }

    private static void find() {
        String named = System.getProperty("gridnorth.library");
        if (named != null) {
            System.load(new File(named).getAbsolutePath());
            return;
        }
        String place = "/gridnorth/native/" + platform() + "/" + System.mapLibraryName(NAME);
        try (InputStream library = Loader.class.getResourceAsStream(place)) {
            if (library == null) {
                System.loadLibrary(NAME);
            } else {
                loadCopy(library);
            }
        } catch (IOException failure) {
            throw new UnsatisfiedLinkError("cannot unpack " + place + ": " + failure);
        }
    }

    /** A system loads libraries from files only. */
    private static void loadCopy(InputStream library) throws IOException {
        File file = File.createTempFile(NAME, null);
        try {
            try (OutputStream copy = new FileOutputStream(file)) {
                byte[] part = new byte[1 << 16];
                for (int size = library.read(part); size >= 0; size = library.read(part)) copy.write(part, 0, size);
            }
            System.load(file.getPath());
        } finally {
            // Where a loaded file cannot be deleted, it goes when the virtual machine ends.
            if (!file.delete()) file.deleteOnExit();
        }
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.startsWith("windows")) system = "windows";
        if (system.startsWith("mac")) system = "macos";
        String processor = System.getProperty("os.arch").replace("amd64", "x86_64");
        return system + "-" + processor;
    }
}
