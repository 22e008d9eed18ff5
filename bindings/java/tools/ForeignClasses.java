// SPDX-License-Identifier: MIT

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Copies the classes of java.lang.foreign out of a Java runtime, for the compiler of Java 17: it reads no newer class
 * file, but these use nothing newer than their number.
 *
 * <p>java ForeignClasses.java RUNTIME FOLDER
 */
final class ForeignClasses {
    private static final int JAVA_17 = 61;
    private static final int MAJOR_VERSION = 7;

    public static void main(String[] arguments) throws IOException {
        Path target = Files.createDirectories(Path.of(arguments[1], "java/lang/foreign"));
        URI runtime = URI.create("jrt:/");
        try (FileSystem modules = FileSystems.newFileSystem(runtime, Map.of("java.home", arguments[0]));
                Stream<Path> classes = Files.list(modules.getPath("/modules/java.base/java/lang/foreign"))) {
            classes.forEach(path -> copy(path, target));
        }
    }

    private static void copy(Path path, Path target) {
        try {
            byte[] bytes = Files.readAllBytes(path);
            bytes[MAJOR_VERSION] = JAVA_17;
            Files.write(target.resolve(path.getFileName().toString()), bytes);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
