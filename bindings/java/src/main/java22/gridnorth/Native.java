// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/** The functions of the C library, through java.lang.foreign. */
final class Native {
    private static final SymbolLookup LIBRARY;

    static {
        Loader.load();
        LIBRARY = SymbolLookup.loaderLookup();
    }

    private Native() {}

    /** A function that may be given arrays of Java, which is what critical means. */
    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
        FunctionDescriptor descriptor = FunctionDescriptor.of(result, arguments);
        return Linker.nativeLinker().downcallHandle(LIBRARY.find(name).get(), descriptor, Linker.Option.critical(true));
    }

    private static MemorySegment memory(double[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(float[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(long[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(int[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(byte[] array) {
        return array == null ? MemorySegment.NULL : MemorySegment.ofArray(array);
    }

    private static MemorySegment memory(Column column, long first) {
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

    private static String text(MemorySegment text) {
        return text.reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** A call throws only what the virtual machine throws. */
    private static Error failed(Throwable failure) {
        return failure instanceof Error error ? error : new AssertionError(failure);
    }

    private static final class Version {
        static final MethodHandle FUNCTION = function("gn_version", ADDRESS);
    }

    static String version() {
        try {
            return text((MemorySegment) Version.FUNCTION.invokeExact());
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class VersionNumber {
        static final MethodHandle FUNCTION = function("gn_version_number", JAVA_INT);
    }

    static int versionNumber() {
        try {
            return (int) VersionNumber.FUNCTION.invokeExact();
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class StatusText {
        static final MethodHandle FUNCTION = function("gn_status_text", ADDRESS, JAVA_INT);
    }

    static String statusText(int status) {
        try {
            return text((MemorySegment) StatusText.FUNCTION.invokeExact(status));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class StatusName {
        static final MethodHandle FUNCTION = function("gn_status_name", ADDRESS, JAVA_INT);
    }

    static String statusName(int status) {
        try {
            return text((MemorySegment) StatusName.FUNCTION.invokeExact(status));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CpuLevel {
        static final MethodHandle FUNCTION = function("gn_cpu_level", JAVA_INT);
    }

    static int cpuLevel() {
        try {
            return (int) CpuLevel.FUNCTION.invokeExact();
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CpuLevelLimit {
        static final MethodHandle FUNCTION = function("gn_cpu_level_limit", JAVA_INT, JAVA_INT);
    }

    static int cpuLevelLimit(int level) {
        try {
            return (int) CpuLevelLimit.FUNCTION.invokeExact(level);
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsEncode {
        static final MethodHandle FUNCTION = function("gn_mgrs_encode", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int mgrsEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed) {
        try {
            return (int) MgrsEncode.FUNCTION.invokeExact(latitude, longitude, precision, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsEncodeUtm {
        static final MethodHandle FUNCTION = function("gn_mgrs_encode_utm", JAVA_INT, ADDRESS, JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int mgrsEncodeUtm(long[] utm, int precision, byte[] out, long capacity, long[] needed) {
        try {
            return (int) MgrsEncodeUtm.FUNCTION.invokeExact(memory(utm), precision, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsEncodeBatch {
        static final MethodHandle FUNCTION = function("gn_mgrs_encode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS);
    }

    static int mgrsEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        try {
            return (int) MgrsEncodeBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, precision, memory(texts, first),
                    Column.stride(texts), Column.stride(texts), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsEncodeUtmBatch {
        static final MethodHandle FUNCTION = function("gn_mgrs_encode_utm_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG,
                ADDRESS);
    }

    static int mgrsEncodeUtmBatch(long first, long count, Column eastings, Column northings, Column zones,
            int precision, Column texts, Column statuses) {
        try {
            return (int) MgrsEncodeUtmBatch.FUNCTION.invokeExact(memory(eastings, first), Column.stride(eastings),
                    memory(northings, first), Column.stride(northings), memory(zones, first),
                    Column.stride(zones), count, precision, memory(texts, first), Column.stride(texts),
                    Column.stride(texts), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsDecode {
        static final MethodHandle FUNCTION = function("gn_mgrs_decode", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int mgrsDecode(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) MgrsDecode.FUNCTION.invokeExact(memory(text), textSize, memory(out), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsDecodeStrict {
        static final MethodHandle FUNCTION = function("gn_mgrs_decode_strict", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS);
    }

    static int mgrsDecodeStrict(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) MgrsDecodeStrict.FUNCTION.invokeExact(memory(text), textSize, memory(out),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsDecodeBatch {
        static final MethodHandle FUNCTION = function("gn_mgrs_decode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int mgrsDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        try {
            return (int) MgrsDecodeBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsDecodeStrictBatch {
        static final MethodHandle FUNCTION = function("gn_mgrs_decode_strict_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int mgrsDecodeStrictBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        try {
            return (int) MgrsDecodeStrictBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsDecodeCellsBatch {
        static final MethodHandle FUNCTION = function("gn_mgrs_decode_cells_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int mgrsDecodeCellsBatch(long first, long count, Column texts, Column cells, Column statuses) {
        try {
            return (int) MgrsDecodeCellsBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, memory(cells, first), Column.stride(cells), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsOutline {
        static final MethodHandle FUNCTION = function("gn_mgrs_outline", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int mgrsOutline(long[] cell, double tolerance, double[] out, long capacity, long[] needed) {
        try {
            return (int) MgrsOutline.FUNCTION.invokeExact(memory(cell), tolerance, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsBounds {
        static final MethodHandle FUNCTION = function("gn_mgrs_bounds", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int mgrsBounds(long[] cell, long[] bounds) {
        try {
            return (int) MgrsBounds.FUNCTION.invokeExact(memory(cell), memory(bounds));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PositionParse {
        static final MethodHandle FUNCTION = function("gn_position_parse", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int positionParse(byte[] text, long textSize, int form, int flags, long[] out, long capacity,
            long[] needed, long[] errorOffset) {
        try {
            return (int) PositionParse.FUNCTION.invokeExact(memory(text), textSize, form, flags, memory(out),
                    capacity, memory(needed), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CoordinateParse {
        static final MethodHandle FUNCTION = function("gn_coordinate_parse", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_INT, ADDRESS, ADDRESS);
    }

    static int coordinateParse(byte[] text, long textSize, int axis, double[] degrees, long[] errorOffset) {
        try {
            return (int) CoordinateParse.FUNCTION.invokeExact(memory(text), textSize, axis, memory(degrees),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PositionParseBatch {
        static final MethodHandle FUNCTION = function("gn_position_parse_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int positionParseBatch(long first, long count, Column texts, int form, int flags, Column positions,
            Column statuses) {
        try {
            return (int) PositionParseBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, form, flags, memory(positions, first), Column.stride(positions),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FormatOptionsInit {
        static final MethodHandle FUNCTION = function("gn_format_options_init", JAVA_INT, ADDRESS);
    }

    static int formatOptionsInit(long[] options) {
        try {
            return (int) FormatOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PositionFormat {
        static final MethodHandle FUNCTION = function("gn_position_format", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int positionFormat(double latitude, double longitude, long[] options, byte[] out, long capacity,
            long[] needed) {
        try {
            return (int) PositionFormat.FUNCTION.invokeExact(latitude, longitude, memory(options), memory(out),
                    capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PositionFormatBatch {
        static final MethodHandle FUNCTION = function("gn_position_format_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS);
    }

    static int positionFormatBatch(long first, long count, Column latitudes, Column longitudes, long[] options,
            Column texts, Column statuses) {
        try {
            return (int) PositionFormatBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    memory(options), memory(texts, first), Column.stride(texts), Column.stride(texts),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeorefEncode {
        static final MethodHandle FUNCTION = function("gn_georef_encode", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int georefEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed) {
        try {
            return (int) GeorefEncode.FUNCTION.invokeExact(latitude, longitude, precision, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeorefEncodeBatch {
        static final MethodHandle FUNCTION = function("gn_georef_encode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS);
    }

    static int georefEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        try {
            return (int) GeorefEncodeBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    precision, memory(texts, first), Column.stride(texts), Column.stride(texts), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeorefDecode {
        static final MethodHandle FUNCTION = function("gn_georef_decode", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int georefDecode(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) GeorefDecode.FUNCTION.invokeExact(memory(text), textSize, memory(out),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeorefDecodeBatch {
        static final MethodHandle FUNCTION = function("gn_georef_decode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int georefDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        try {
            return (int) GeorefDecodeBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GarsEncode {
        static final MethodHandle FUNCTION = function("gn_gars_encode", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int garsEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed) {
        try {
            return (int) GarsEncode.FUNCTION.invokeExact(latitude, longitude, precision, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GarsEncodeBatch {
        static final MethodHandle FUNCTION = function("gn_gars_encode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS);
    }

    static int garsEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        try {
            return (int) GarsEncodeBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, precision, memory(texts, first),
                    Column.stride(texts), Column.stride(texts), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GarsDecode {
        static final MethodHandle FUNCTION = function("gn_gars_decode", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int garsDecode(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) GarsDecode.FUNCTION.invokeExact(memory(text), textSize, memory(out), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GarsDecodeBatch {
        static final MethodHandle FUNCTION = function("gn_gars_decode_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int garsDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        try {
            return (int) GarsDecodeBatch.FUNCTION.invokeExact(memory(texts, first), Column.stride(texts),
                    Column.stride(texts), count, memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsType {
        static final MethodHandle FUNCTION = function("gn_mgrs_type", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_INT, ADDRESS, ADDRESS);
    }

    static int mgrsType(byte[] text, long textSize, long[] reference, int precision, long[] out,
            long[] errorOffset) {
        try {
            return (int) MgrsType.FUNCTION.invokeExact(memory(text), textSize, memory(reference), precision,
                    memory(out), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MgrsTypeFields {
        static final MethodHandle FUNCTION = function("gn_mgrs_type_fields", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
    }

    static int mgrsTypeFields(byte[] zone, long zoneSize, byte[] square, long squareSize, byte[] easting,
            long eastingSize, byte[] northing, long northingSize, long[] reference, long[] out, int[] errorField,
            long[] errorOffset) {
        try {
            return (int) MgrsTypeFields.FUNCTION.invokeExact(memory(zone), zoneSize, memory(square), squareSize,
                    memory(easting), eastingSize, memory(northing), northingSize, memory(reference), memory(out),
                    memory(errorField), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class LengthFormat {
        static final MethodHandle FUNCTION = function("gn_length_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int lengthFormat(double meters, int units, int digits, byte[] out, long capacity, long[] needed) {
        try {
            return (int) LengthFormat.FUNCTION.invokeExact(meters, units, digits, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class LengthParse {
        static final MethodHandle FUNCTION = function("gn_length_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int lengthParse(byte[] text, long textSize, double[] meters, long[] errorOffset) {
        try {
            return (int) LengthParse.FUNCTION.invokeExact(memory(text), textSize, memory(meters),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class AreaFormat {
        static final MethodHandle FUNCTION = function("gn_area_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT, JAVA_INT,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int areaFormat(double squareMeters, int units, int digits, byte[] out, long capacity, long[] needed) {
        try {
            return (int) AreaFormat.FUNCTION.invokeExact(squareMeters, units, digits, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class AreaParse {
        static final MethodHandle FUNCTION = function("gn_area_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int areaParse(byte[] text, long textSize, double[] squareMeters, long[] errorOffset) {
        try {
            return (int) AreaParse.FUNCTION.invokeExact(memory(text), textSize, memory(squareMeters),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class AngleFormat {
        static final MethodHandle FUNCTION = function("gn_angle_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int angleFormat(double degrees, int unit, int decimals, byte[] out, long capacity, long[] needed) {
        try {
            return (int) AngleFormat.FUNCTION.invokeExact(degrees, unit, decimals, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class AngleParse {
        static final MethodHandle FUNCTION = function("gn_angle_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int angleParse(byte[] text, long textSize, double[] degrees, long[] errorOffset) {
        try {
            return (int) AngleParse.FUNCTION.invokeExact(memory(text), textSize, memory(degrees),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SpeedFormat {
        static final MethodHandle FUNCTION = function("gn_speed_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int speedFormat(double metersPerSecond, int unit, int digits, byte[] out, long capacity, long[] needed) {
        try {
            return (int) SpeedFormat.FUNCTION.invokeExact(metersPerSecond, unit, digits, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SpeedParse {
        static final MethodHandle FUNCTION = function("gn_speed_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int speedParse(byte[] text, long textSize, double[] metersPerSecond, long[] errorOffset) {
        try {
            return (int) SpeedParse.FUNCTION.invokeExact(memory(text), textSize, memory(metersPerSecond),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CourseFormat {
        static final MethodHandle FUNCTION = function("gn_course_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int courseFormat(double degrees, int north, int unit, int decimals, byte[] out, long capacity,
            long[] needed) {
        try {
            return (int) CourseFormat.FUNCTION.invokeExact(degrees, north, unit, decimals, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CourseParse {
        static final MethodHandle FUNCTION = function("gn_course_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS, ADDRESS);
    }

    static int courseParse(byte[] text, long textSize, double[] degrees, int[] north, long[] errorOffset) {
        try {
            return (int) CourseParse.FUNCTION.invokeExact(memory(text), textSize, memory(degrees), memory(north),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class DeclinationFormat {
        static final MethodHandle FUNCTION = function("gn_declination_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int declinationFormat(double degrees, int unit, int decimals, byte[] out, long capacity, long[] needed) {
        try {
            return (int) DeclinationFormat.FUNCTION.invokeExact(degrees, unit, decimals, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class DeclinationParse {
        static final MethodHandle FUNCTION = function("gn_declination_parse", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS);
    }

    static int declinationParse(byte[] text, long textSize, double[] degrees, long[] errorOffset) {
        try {
            return (int) DeclinationParse.FUNCTION.invokeExact(memory(text), textSize, memory(degrees),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmForward {
        static final MethodHandle FUNCTION = function("gn_utm_forward", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS);
    }

    static int utmForward(double latitude, double longitude, int zone, long[] out) {
        try {
            return (int) UtmForward.FUNCTION.invokeExact(latitude, longitude, zone, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmInverse {
        static final MethodHandle FUNCTION = function("gn_utm_inverse", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int utmInverse(long[] utm, long[] out) {
        try {
            return (int) UtmInverse.FUNCTION.invokeExact(memory(utm), memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmForwardBatch {
        static final MethodHandle FUNCTION = function("gn_utm_forward_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int utmForwardBatch(long first, long count, Column latitudes, Column longitudes, int zone,
            Column eastings, Column northings, Column zones, Column statuses) {
        try {
            return (int) UtmForwardBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, zone, memory(eastings, first),
                    Column.stride(eastings), memory(northings, first), Column.stride(northings), memory(zones,
                    first), Column.stride(zones), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmInverseBatch {
        static final MethodHandle FUNCTION = function("gn_utm_inverse_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int utmInverseBatch(long first, long count, Column eastings, Column northings, Column zones,
            Column latitudes, Column longitudes, Column statuses) {
        try {
            return (int) UtmInverseBatch.FUNCTION.invokeExact(memory(eastings, first), Column.stride(eastings),
                    memory(northings, first), Column.stride(northings), memory(zones, first),
                    Column.stride(zones), count, memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmFactors {
        static final MethodHandle FUNCTION = function("gn_utm_factors", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS, ADDRESS);
    }

    static int utmFactors(double latitude, double longitude, int zone, double[] convergence, double[] scale) {
        try {
            return (int) UtmFactors.FUNCTION.invokeExact(latitude, longitude, zone, memory(convergence),
                    memory(scale));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmFactorsBatch {
        static final MethodHandle FUNCTION = function("gn_utm_factors_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int utmFactorsBatch(long first, long count, Column latitudes, Column longitudes, int zone,
            Column convergences, Column scales, Column statuses) {
        try {
            return (int) UtmFactorsBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, zone, memory(convergences,
                    first), Column.stride(convergences), memory(scales, first), Column.stride(scales),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmZone {
        static final MethodHandle FUNCTION = function("gn_utm_zone", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS,
                ADDRESS);
    }

    static int utmZone(double latitude, double longitude, int[] zone, int[] hemisphere) {
        try {
            return (int) UtmZone.FUNCTION.invokeExact(latitude, longitude, memory(zone), memory(hemisphere));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmToEpsg {
        static final MethodHandle FUNCTION = function("gn_utm_to_epsg", JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS);
    }

    static int utmToEpsg(int zone, int hemisphere, int[] code) {
        try {
            return (int) UtmToEpsg.FUNCTION.invokeExact(zone, hemisphere, memory(code));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class UtmFromEpsg {
        static final MethodHandle FUNCTION = function("gn_utm_from_epsg", JAVA_INT, JAVA_INT, ADDRESS, ADDRESS);
    }

    static int utmFromEpsg(int code, int[] zone, int[] hemisphere) {
        try {
            return (int) UtmFromEpsg.FUNCTION.invokeExact(code, memory(zone), memory(hemisphere));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridOptionsInit {
        static final MethodHandle FUNCTION = function("gn_grid_options_init", JAVA_INT, ADDRESS);
    }

    static int gridOptionsInit(long[] options) {
        try {
            return (int) GridOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridGeoJson {
        static final MethodHandle FUNCTION = function("gn_grid_geojson", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int gridGeoJson(long[] view, double zoom, long[] options, byte[] out, long capacity, long[] needed) {
        try {
            return (int) GridGeoJson.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(out),
                    capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridLines {
        static final MethodHandle FUNCTION = function("gn_grid_lines", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int gridLines(long[] view, double zoom, long[] options, double[] vertices, long vertexCapacity,
            long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded) {
        try {
            return (int) GridLines.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(vertices),
                    vertexCapacity, memory(verticesNeeded), memory(lines), lineCapacity, memory(linesNeeded));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridLinesPixels {
        static final MethodHandle FUNCTION = function("gn_grid_lines_pixels", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                ADDRESS, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int gridLinesPixels(long[] view, double zoom, long[] options, long[] origin, float[] vertices,
            long vertexCapacity, long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded) {
        try {
            return (int) GridLinesPixels.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(origin),
                    memory(vertices), vertexCapacity, memory(verticesNeeded), memory(lines), lineCapacity,
                    memory(linesNeeded));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridLabels {
        static final MethodHandle FUNCTION = function("gn_grid_labels", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int gridLabels(long[] view, double zoom, long[] options, long[] labels, long capacity, long[] needed) {
        try {
            return (int) GridLabels.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(labels),
                    capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridLabelPlaces {
        static final MethodHandle FUNCTION = function("gn_grid_label_places", JAVA_INT, ADDRESS, ADDRESS, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int gridLabelPlaces(long[] camera, long[] frame, long[] covers, long coverCount, long[] sizes,
            long sizeCount, long[] labels, long labelCount, long[] places, long capacity, long[] needed) {
        try {
            return (int) GridLabelPlaces.FUNCTION.invokeExact(memory(camera), memory(frame), memory(covers),
                    coverCount, memory(sizes), sizeCount, memory(labels), labelCount, memory(places), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridSpacing {
        static final MethodHandle FUNCTION = function("gn_grid_spacing", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS);
    }

    static int gridSpacing(long[] view, double zoom, long[] options, double[] spacing) {
        try {
            return (int) GridSpacing.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(spacing));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GridBound {
        static final MethodHandle FUNCTION = function("gn_grid_bound", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS);
    }

    static int gridBound(long[] view, double zoom, long[] options, long[] count) {
        try {
            return (int) GridBound.FUNCTION.invokeExact(memory(view), zoom, memory(options), memory(count));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenScale {
        static final MethodHandle FUNCTION = function("gn_screen_scale", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, ADDRESS);
    }

    static int screenScale(double latitude, double zoom, int tileSize, double[] meters) {
        try {
            return (int) ScreenScale.FUNCTION.invokeExact(latitude, zoom, tileSize, memory(meters));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenScaleBar {
        static final MethodHandle FUNCTION = function("gn_screen_scale_bar", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_INT, JAVA_DOUBLE, JAVA_INT, ADDRESS);
    }

    static int screenScaleBar(double latitude, double zoom, int tileSize, double maxWidth, int units, long[] bar) {
        try {
            return (int) ScreenScaleBar.FUNCTION.invokeExact(latitude, zoom, tileSize, maxWidth, units,
                    memory(bar));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenView {
        static final MethodHandle FUNCTION = function("gn_screen_view", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int screenView(long[] screen, long[] view) {
        try {
            return (int) ScreenView.FUNCTION.invokeExact(memory(screen), memory(view));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenPointToPixel {
        static final MethodHandle FUNCTION = function("gn_screen_point_to_pixel", JAVA_INT, ADDRESS, ADDRESS,
                ADDRESS, ADDRESS);
    }

    static int screenPointToPixel(long[] screen, long[] position, double[] x, double[] y) {
        try {
            return (int) ScreenPointToPixel.FUNCTION.invokeExact(memory(screen), memory(position), memory(x),
                    memory(y));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenPointToPixelBatch {
        static final MethodHandle FUNCTION = function("gn_screen_point_to_pixel_batch", JAVA_INT, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int screenPointToPixelBatch(long first, long count, long[] screen, Column latitudes,
            Column longitudes, Column xs, Column ys, Column statuses) {
        try {
            return (int) ScreenPointToPixelBatch.FUNCTION.invokeExact(memory(screen), memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    memory(xs, first), Column.stride(xs), memory(ys, first), Column.stride(ys), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenPixelToPoint {
        static final MethodHandle FUNCTION = function("gn_screen_pixel_to_point", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS);
    }

    static int screenPixelToPoint(long[] screen, double x, double y, long[] position) {
        try {
            return (int) ScreenPixelToPoint.FUNCTION.invokeExact(memory(screen), x, y, memory(position));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenPixelToPointBatch {
        static final MethodHandle FUNCTION = function("gn_screen_pixel_to_point_batch", JAVA_INT, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int screenPixelToPointBatch(long first, long count, long[] screen, Column xs, Column ys,
            Column latitudes, Column longitudes, Column statuses) {
        try {
            return (int) ScreenPixelToPointBatch.FUNCTION.invokeExact(memory(screen), memory(xs, first),
                    Column.stride(xs), memory(ys, first), Column.stride(ys), count, memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenMatrix {
        static final MethodHandle FUNCTION = function("gn_screen_matrix", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int screenMatrix(long[] screen, long[] matrix) {
        try {
            return (int) ScreenMatrix.FUNCTION.invokeExact(memory(screen), memory(matrix));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenCamera {
        static final MethodHandle FUNCTION = function("gn_screen_camera", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int screenCamera(long[] screen, long[] camera) {
        try {
            return (int) ScreenCamera.FUNCTION.invokeExact(memory(screen), memory(camera));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class WebMercatorForward {
        static final MethodHandle FUNCTION = function("gn_web_mercator_forward", JAVA_INT, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int webMercatorForward(double latitude, double longitude, double[] x, double[] y) {
        try {
            return (int) WebMercatorForward.FUNCTION.invokeExact(latitude, longitude, memory(x), memory(y));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class WebMercatorInverse {
        static final MethodHandle FUNCTION = function("gn_web_mercator_inverse", JAVA_INT, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS);
    }

    static int webMercatorInverse(double x, double y, long[] out) {
        try {
            return (int) WebMercatorInverse.FUNCTION.invokeExact(x, y, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class WebMercatorForwardBatch {
        static final MethodHandle FUNCTION = function("gn_web_mercator_forward_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int webMercatorForwardBatch(long first, long count, Column latitudes, Column longitudes, Column xs,
            Column ys, Column statuses) {
        try {
            return (int) WebMercatorForwardBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    memory(xs, first), Column.stride(xs), memory(ys, first), Column.stride(ys), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class WebMercatorInverseBatch {
        static final MethodHandle FUNCTION = function("gn_web_mercator_inverse_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int webMercatorInverseBatch(long first, long count, Column xs, Column ys, Column latitudes,
            Column longitudes, Column statuses) {
        try {
            return (int) WebMercatorInverseBatch.FUNCTION.invokeExact(memory(xs, first), Column.stride(xs),
                    memory(ys, first), Column.stride(ys), count, memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileAt {
        static final MethodHandle FUNCTION = function("gn_tile_at", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_INT,
                ADDRESS);
    }

    static int tileAt(double latitude, double longitude, int zoom, long[] out) {
        try {
            return (int) TileAt.FUNCTION.invokeExact(latitude, longitude, zoom, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileAtBatch {
        static final MethodHandle FUNCTION = function("gn_tile_at_batch", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int tileAtBatch(long first, long count, Column latitudes, Column longitudes, int zoom, Column tiles,
            Column statuses) {
        try {
            return (int) TileAtBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, zoom, memory(tiles, first),
                    Column.stride(tiles), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileBounds {
        static final MethodHandle FUNCTION = function("gn_tile_bounds", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int tileBounds(long[] tile, long[] out) {
        try {
            return (int) TileBounds.FUNCTION.invokeExact(memory(tile), memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileQuadkeyFormat {
        static final MethodHandle FUNCTION = function("gn_tile_quadkey_format", JAVA_INT, ADDRESS, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int tileQuadkeyFormat(long[] tile, byte[] out, long capacity, long[] needed) {
        try {
            return (int) TileQuadkeyFormat.FUNCTION.invokeExact(memory(tile), memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileQuadkeyParse {
        static final MethodHandle FUNCTION = function("gn_tile_quadkey_parse", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS);
    }

    static int tileQuadkeyParse(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) TileQuadkeyParse.FUNCTION.invokeExact(memory(text), textSize, memory(out),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCoverBounds {
        static final MethodHandle FUNCTION = function("gn_tile_cover_bounds", JAVA_INT, ADDRESS, JAVA_INT,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int tileCoverBounds(long[] bounds, int zoom, long[] out, long capacity, long[] needed) {
        try {
            return (int) TileCoverBounds.FUNCTION.invokeExact(memory(bounds), zoom, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCoverPolygon {
        static final MethodHandle FUNCTION = function("gn_tile_cover_polygon", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int tileCoverPolygon(double[] points, long pointCount, long[] rings, long ringCount, int zoom,
            long[] out, long capacity, long[] needed) {
        try {
            return (int) TileCoverPolygon.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, zoom, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCoverRoute {
        static final MethodHandle FUNCTION = function("gn_tile_cover_route", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int tileCoverRoute(double[] points, long pointCount, double halfWidth, int zoom, long[] out,
            long capacity, long[] needed) {
        try {
            return (int) TileCoverRoute.FUNCTION.invokeExact(memory(points), pointCount, halfWidth, zoom,
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCountBounds {
        static final MethodHandle FUNCTION = function("gn_tile_count_bounds", JAVA_INT, ADDRESS, JAVA_INT,
                JAVA_INT, ADDRESS);
    }

    static int tileCountBounds(long[] bounds, int minZoom, int maxZoom, long[] count) {
        try {
            return (int) TileCountBounds.FUNCTION.invokeExact(memory(bounds), minZoom, maxZoom, memory(count));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCountPolygon {
        static final MethodHandle FUNCTION = function("gn_tile_count_polygon", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_INT, JAVA_INT, ADDRESS);
    }

    static int tileCountPolygon(double[] points, long pointCount, long[] rings, long ringCount, int minZoom,
            int maxZoom, long[] count) {
        try {
            return (int) TileCountPolygon.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, minZoom, maxZoom, memory(count));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TileCountRoute {
        static final MethodHandle FUNCTION = function("gn_tile_count_route", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, JAVA_INT, JAVA_INT, ADDRESS);
    }

    static int tileCountRoute(double[] points, long pointCount, double halfWidth, int minZoom, int maxZoom,
            long[] count) {
        try {
            return (int) TileCountRoute.FUNCTION.invokeExact(memory(points), pointCount, halfWidth, minZoom,
                    maxZoom, memory(count));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointsBounds {
        static final MethodHandle FUNCTION = function("gn_points_bounds", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int pointsBounds(double[] points, long count, long[] out) {
        try {
            return (int) PointsBounds.FUNCTION.invokeExact(memory(points), count, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ScreenFit {
        static final MethodHandle FUNCTION = function("gn_screen_fit", JAVA_INT, ADDRESS, ADDRESS, ADDRESS,
                JAVA_DOUBLE, ADDRESS);
    }

    static int screenFit(long[] bounds, long[] screen, long[] padding, double maxZoom, long[] out) {
        try {
            return (int) ScreenFit.FUNCTION.invokeExact(memory(bounds), memory(screen), memory(padding), maxZoom,
                    memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicInverse {
        static final MethodHandle FUNCTION = function("gn_geodesic_inverse", JAVA_INT, ADDRESS, ADDRESS, ADDRESS,
                ADDRESS, ADDRESS);
    }

    static int geodesicInverse(long[] from, long[] to, double[] distance, double[] azimuthFrom,
            double[] azimuthTo) {
        try {
            return (int) GeodesicInverse.FUNCTION.invokeExact(memory(from), memory(to), memory(distance),
                    memory(azimuthFrom), memory(azimuthTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicDirect {
        static final MethodHandle FUNCTION = function("gn_geodesic_direct", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int geodesicDirect(long[] from, double azimuth, double distance, long[] to, double[] azimuthTo) {
        try {
            return (int) GeodesicDirect.FUNCTION.invokeExact(memory(from), azimuth, distance, memory(to),
                    memory(azimuthTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicInverseBatch {
        static final MethodHandle FUNCTION = function("gn_geodesic_inverse_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int geodesicInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuthsFrom, Column azimuthsTo,
            Column statuses) {
        try {
            return (int) GeodesicInverseBatch.FUNCTION.invokeExact(memory(fromLatitudes, first),
                    Column.stride(fromLatitudes), memory(fromLongitudes, first), Column.stride(fromLongitudes),
                    memory(toLatitudes, first), Column.stride(toLatitudes), memory(toLongitudes, first),
                    Column.stride(toLongitudes), count, memory(distances, first), Column.stride(distances),
                    memory(azimuthsFrom, first), Column.stride(azimuthsFrom), memory(azimuthsTo, first),
                    Column.stride(azimuthsTo), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicDirectBatch {
        static final MethodHandle FUNCTION = function("gn_geodesic_direct_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int geodesicDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column azimuthsTo, Column statuses) {
        try {
            return (int) GeodesicDirectBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(azimuths, first), Column.stride(azimuths), memory(distances, first),
                    Column.stride(distances), count, memory(toLatitudes, first), Column.stride(toLatitudes),
                    memory(toLongitudes, first), Column.stride(toLongitudes), memory(azimuthsTo, first),
                    Column.stride(azimuthsTo), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicLine {
        static final MethodHandle FUNCTION = function("gn_geodesic_line", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int geodesicLine(long[] from, double azimuth, double[] distances, long count, double[] points,
            double[] azimuths) {
        try {
            return (int) GeodesicLine.FUNCTION.invokeExact(memory(from), azimuth, memory(distances), count,
                    memory(points), memory(azimuths));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicPoints {
        static final MethodHandle FUNCTION = function("gn_geodesic_points", JAVA_INT, ADDRESS, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS);
    }

    static int geodesicPoints(long[] from, long[] to, long count, double[] points, double[] azimuths) {
        try {
            return (int) GeodesicPoints.FUNCTION.invokeExact(memory(from), memory(to), count, memory(points),
                    memory(azimuths));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SphereInverse {
        static final MethodHandle FUNCTION = function("gn_sphere_inverse", JAVA_INT, ADDRESS, ADDRESS, ADDRESS,
                ADDRESS, ADDRESS);
    }

    static int sphereInverse(long[] from, long[] to, double[] distance, double[] azimuthFrom, double[] azimuthTo) {
        try {
            return (int) SphereInverse.FUNCTION.invokeExact(memory(from), memory(to), memory(distance),
                    memory(azimuthFrom), memory(azimuthTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SphereDirect {
        static final MethodHandle FUNCTION = function("gn_sphere_direct", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int sphereDirect(long[] from, double azimuth, double distance, long[] to, double[] azimuthTo) {
        try {
            return (int) SphereDirect.FUNCTION.invokeExact(memory(from), azimuth, distance, memory(to),
                    memory(azimuthTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SphereInverseBatch {
        static final MethodHandle FUNCTION = function("gn_sphere_inverse_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int sphereInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuthsFrom, Column azimuthsTo,
            Column statuses) {
        try {
            return (int) SphereInverseBatch.FUNCTION.invokeExact(memory(fromLatitudes, first),
                    Column.stride(fromLatitudes), memory(fromLongitudes, first), Column.stride(fromLongitudes),
                    memory(toLatitudes, first), Column.stride(toLatitudes), memory(toLongitudes, first),
                    Column.stride(toLongitudes), count, memory(distances, first), Column.stride(distances),
                    memory(azimuthsFrom, first), Column.stride(azimuthsFrom), memory(azimuthsTo, first),
                    Column.stride(azimuthsTo), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SphereDirectBatch {
        static final MethodHandle FUNCTION = function("gn_sphere_direct_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int sphereDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column azimuthsTo, Column statuses) {
        try {
            return (int) SphereDirectBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(azimuths, first), Column.stride(azimuths), memory(distances, first),
                    Column.stride(distances), count, memory(toLatitudes, first), Column.stride(toLatitudes),
                    memory(toLongitudes, first), Column.stride(toLongitudes), memory(azimuthsTo, first),
                    Column.stride(azimuthsTo), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RhumbInverse {
        static final MethodHandle FUNCTION = function("gn_rhumb_inverse", JAVA_INT, ADDRESS, ADDRESS, ADDRESS,
                ADDRESS);
    }

    static int rhumbInverse(long[] from, long[] to, double[] distance, double[] azimuth) {
        try {
            return (int) RhumbInverse.FUNCTION.invokeExact(memory(from), memory(to), memory(distance),
                    memory(azimuth));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RhumbDirect {
        static final MethodHandle FUNCTION = function("gn_rhumb_direct", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS);
    }

    static int rhumbDirect(long[] from, double azimuth, double distance, long[] to) {
        try {
            return (int) RhumbDirect.FUNCTION.invokeExact(memory(from), azimuth, distance, memory(to));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RhumbInverseBatch {
        static final MethodHandle FUNCTION = function("gn_rhumb_inverse_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int rhumbInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuths, Column statuses) {
        try {
            return (int) RhumbInverseBatch.FUNCTION.invokeExact(memory(fromLatitudes, first),
                    Column.stride(fromLatitudes), memory(fromLongitudes, first), Column.stride(fromLongitudes),
                    memory(toLatitudes, first), Column.stride(toLatitudes), memory(toLongitudes, first),
                    Column.stride(toLongitudes), count, memory(distances, first), Column.stride(distances),
                    memory(azimuths, first), Column.stride(azimuths), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RhumbDirectBatch {
        static final MethodHandle FUNCTION = function("gn_rhumb_direct_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int rhumbDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column statuses) {
        try {
            return (int) RhumbDirectBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(azimuths, first),
                    Column.stride(azimuths), memory(distances, first), Column.stride(distances), count,
                    memory(toLatitudes, first), Column.stride(toLatitudes), memory(toLongitudes, first),
                    Column.stride(toLongitudes), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RhumbPoints {
        static final MethodHandle FUNCTION = function("gn_rhumb_points", JAVA_INT, ADDRESS, ADDRESS, JAVA_LONG,
                ADDRESS);
    }

    static int rhumbPoints(long[] from, long[] to, long count, double[] points) {
        try {
            return (int) RhumbPoints.FUNCTION.invokeExact(memory(from), memory(to), count, memory(points));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicGridInverse {
        static final MethodHandle FUNCTION = function("gn_geodesic_grid_inverse", JAVA_INT, ADDRESS, ADDRESS,
                JAVA_INT, ADDRESS, ADDRESS, ADDRESS);
    }

    static int geodesicGridInverse(long[] from, long[] to, int zone, double[] distance, double[] bearingFrom,
            double[] bearingTo) {
        try {
            return (int) GeodesicGridInverse.FUNCTION.invokeExact(memory(from), memory(to), zone,
                    memory(distance), memory(bearingFrom), memory(bearingTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeodesicGridDirect {
        static final MethodHandle FUNCTION = function("gn_geodesic_grid_direct", JAVA_INT, ADDRESS, JAVA_INT,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int geodesicGridDirect(long[] from, int zone, double bearing, double distance, long[] to,
            double[] bearingTo) {
        try {
            return (int) GeodesicGridDirect.FUNCTION.invokeExact(memory(from), zone, bearing, distance,
                    memory(to), memory(bearingTo));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MagneticCompute {
        static final MethodHandle FUNCTION = function("gn_magnetic_compute", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int magneticCompute(double latitude, double longitude, double height, double year, long[] model,
            long[] out) {
        try {
            return (int) MagneticCompute.FUNCTION.invokeExact(latitude, longitude, height, year, memory(model),
                    memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MagneticDeclinationBatch {
        static final MethodHandle FUNCTION = function("gn_magnetic_declination_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int magneticDeclinationBatch(long first, long count, Column latitudes, Column longitudes,
            Column heights, Column years, long[] model, Column declinations, Column statuses) {
        try {
            return (int) MagneticDeclinationBatch.FUNCTION.invokeExact(memory(latitudes, first),
                    Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(heights, first), Column.stride(heights), memory(years, first), Column.stride(years),
                    count, memory(model), memory(declinations, first), Column.stride(declinations),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MagneticModelParse {
        static final MethodHandle FUNCTION = function("gn_magnetic_model_parse", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS);
    }

    static int magneticModelParse(byte[] text, long textSize, long[] out, long[] errorOffset) {
        try {
            return (int) MagneticModelParse.FUNCTION.invokeExact(memory(text), textSize, memory(out),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class DecimalYear {
        static final MethodHandle FUNCTION = function("gn_decimal_year", JAVA_INT, JAVA_DOUBLE, ADDRESS);
    }

    static int decimalYear(double seconds, double[] year) {
        try {
            return (int) DecimalYear.FUNCTION.invokeExact(seconds, memory(year));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class NorthsCompute {
        static final MethodHandle FUNCTION = function("gn_norths_compute", JAVA_INT, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, JAVA_INT, ADDRESS, ADDRESS);
    }

    static int northsCompute(double latitude, double longitude, double height, double year, int zone,
            long[] model, long[] out) {
        try {
            return (int) NorthsCompute.FUNCTION.invokeExact(latitude, longitude, height, year, zone,
                    memory(model), memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class AzimuthConvert {
        static final MethodHandle FUNCTION = function("gn_azimuth_convert", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, ADDRESS, ADDRESS);
    }

    static int azimuthConvert(double azimuth, int from, int to, long[] norths, double[] out) {
        try {
            return (int) AzimuthConvert.FUNCTION.invokeExact(azimuth, from, to, memory(norths), memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteLength {
        static final MethodHandle FUNCTION = function("gn_route_length", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeLength(double[] points, long count, double[] length) {
        try {
            return (int) RouteLength.FUNCTION.invokeExact(memory(points), count, memory(length));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteDistances {
        static final MethodHandle FUNCTION = function("gn_route_distances", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeDistances(double[] points, long count, double[] distances) {
        try {
            return (int) RouteDistances.FUNCTION.invokeExact(memory(points), count, memory(distances));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RoutePoint {
        static final MethodHandle FUNCTION = function("gn_route_point", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_DOUBLE,
                ADDRESS, ADDRESS, ADDRESS);
    }

    static int routePoint(double[] points, long count, double distance, long[] point, double[] azimuth,
            long[] segment) {
        try {
            return (int) RoutePoint.FUNCTION.invokeExact(memory(points), count, distance, memory(point),
                    memory(azimuth), memory(segment));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteNearest {
        static final MethodHandle FUNCTION = function("gn_route_nearest", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int routeNearest(double[] points, long count, long[] position, long[] place) {
        try {
            return (int) RouteNearest.FUNCTION.invokeExact(memory(points), count, memory(position), memory(place));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteNearestBatch {
        static final MethodHandle FUNCTION = function("gn_route_nearest_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeNearestBatch(long first, long count, double[] points, long pointCount, Column latitudes,
            Column longitudes, Column places, Column statuses) {
        try {
            return (int) RouteNearestBatch.FUNCTION.invokeExact(memory(points), pointCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    memory(places, first), Column.stride(places), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteDensify {
        static final MethodHandle FUNCTION = function("gn_route_densify", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT,
                JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeDensify(double[] points, long count, int isClosed, double tolerance, double[] out,
            long capacity, long[] needed) {
        try {
            return (int) RouteDensify.FUNCTION.invokeExact(memory(points), count, isClosed, tolerance,
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteSimplify {
        static final MethodHandle FUNCTION = function("gn_route_simplify", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT,
                JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeSimplify(double[] points, long count, int isClosed, double tolerance, double[] out,
            long capacity, long[] needed) {
        try {
            return (int) RouteSimplify.FUNCTION.invokeExact(memory(points), count, isClosed, tolerance,
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TrackOptionsInit {
        static final MethodHandle FUNCTION = function("gn_track_options_init", JAVA_INT, ADDRESS);
    }

    static int trackOptionsInit(long[] options) {
        try {
            return (int) TrackOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TrackBegin {
        static final MethodHandle FUNCTION = function("gn_track_begin", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int trackBegin(long[] options, long[] state) {
        try {
            return (int) TrackBegin.FUNCTION.invokeExact(memory(options), memory(state));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TrackAdd {
        static final MethodHandle FUNCTION = function("gn_track_add", JAVA_INT, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
    }

    static int trackAdd(long[] track, long[] fix, long[] state, long[] step) {
        try {
            return (int) TrackAdd.FUNCTION.invokeExact(memory(track), memory(fix), memory(state), memory(step));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TrackEnd {
        static final MethodHandle FUNCTION = function("gn_track_end", JAVA_INT, ADDRESS, ADDRESS, ADDRESS);
    }

    static int trackEnd(long[] track, long[] state, long[] step) {
        try {
            return (int) TrackEnd.FUNCTION.invokeExact(memory(track), memory(state), memory(step));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TrackSummarize {
        static final MethodHandle FUNCTION = function("gn_track_summarize", JAVA_INT, ADDRESS, ADDRESS);
    }

    static int trackSummarize(long[] track, long[] totals) {
        try {
            return (int) TrackSummarize.FUNCTION.invokeExact(memory(track), memory(totals));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class HeightGridHgt {
        static final MethodHandle FUNCTION = function("gn_height_grid_hgt", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS);
    }

    static int heightGridHgt(byte[] bytes, long bytesSize, double latitude, double longitude, long[] grid) {
        try {
            return (int) HeightGridHgt.FUNCTION.invokeExact(memory(bytes), bytesSize, latitude, longitude,
                    memory(grid));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class HeightGridDted {
        static final MethodHandle FUNCTION = function("gn_height_grid_dted", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int heightGridDted(byte[] bytes, long bytesSize, long[] grid) {
        try {
            return (int) HeightGridDted.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grid));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class HeightGridGtx {
        static final MethodHandle FUNCTION = function("gn_height_grid_gtx", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int heightGridGtx(byte[] bytes, long bytesSize, long[] grid) {
        try {
            return (int) HeightGridGtx.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grid));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class HeightAt {
        static final MethodHandle FUNCTION = function("gn_height_at", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int heightAt(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] position,
            double[] height) {
        try {
            return (int) HeightAt.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids), gridCount,
                    memory(position), memory(height));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class HeightAtBatch {
        static final MethodHandle FUNCTION = function("gn_height_at_batch", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int heightAtBatch(long first, long count, byte[] bytes, long bytesSize, long[] grids, long gridCount,
            Column latitudes, Column longitudes, Column heights, Column statuses) {
        try {
            return (int) HeightAtBatch.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids), gridCount,
                    memory(latitudes, first), Column.stride(latitudes), memory(longitudes, first),
                    Column.stride(longitudes), count, memory(heights, first), Column.stride(heights),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ProfileSampleRoute {
        static final MethodHandle FUNCTION = function("gn_profile_sample_route", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int profileSampleRoute(byte[] bytes, long bytesSize, long[] grids, long gridCount, double[] points,
            long pointCount, double step, long[] samples, long capacity, long[] needed) {
        try {
            return (int) ProfileSampleRoute.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids),
                    gridCount, memory(points), pointCount, step, memory(samples), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ProfileSummarize {
        static final MethodHandle FUNCTION = function("gn_profile_summarize", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, ADDRESS);
    }

    static int profileSummarize(long[] samples, long count, double climb, long[] summary) {
        try {
            return (int) ProfileSummarize.FUNCTION.invokeExact(memory(samples), count, climb, memory(summary));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SightOptionsInit {
        static final MethodHandle FUNCTION = function("gn_sight_options_init", JAVA_INT, ADDRESS);
    }

    static int sightOptionsInit(long[] options) {
        try {
            return (int) SightOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SightBetween {
        static final MethodHandle FUNCTION = function("gn_sight_between", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_DOUBLE, ADDRESS, JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int sightBetween(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] from,
            double fromHeight, long[] to, double toHeight, long[] options, long[] sight) {
        try {
            return (int) SightBetween.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids), gridCount,
                    memory(from), fromHeight, memory(to), toHeight, memory(options), memory(sight));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SightAlong {
        static final MethodHandle FUNCTION = function("gn_sight_along", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS);
    }

    static int sightAlong(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] from,
            double fromHeight, double azimuth, double distance, double toHeight, long[] options, long[] sight) {
        try {
            return (int) SightAlong.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids), gridCount,
                    memory(from), fromHeight, azimuth, distance, toHeight, memory(options), memory(sight));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ViewshedCells {
        static final MethodHandle FUNCTION = function("gn_viewshed_cells", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, ADDRESS, JAVA_LONG,
                ADDRESS);
    }

    static int viewshedCells(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] observer,
            double observerHeight, double targetHeight, double radius, long[] options, long[] cellGrid,
            byte[] cells, long capacity, long[] needed) {
        try {
            return (int) ViewshedCells.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids), gridCount,
                    memory(observer), observerHeight, targetHeight, radius, memory(options), memory(cellGrid),
                    memory(cells), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ViewshedDeadGround {
        static final MethodHandle FUNCTION = function("gn_viewshed_dead_ground", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int viewshedDeadGround(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] observer,
            double observerHeight, double targetHeight, double radius, double azimuth, double width,
            double azimuthStep, long[] options, long[] stretches, long capacity, long[] needed) {
        try {
            return (int) ViewshedDeadGround.FUNCTION.invokeExact(memory(bytes), bytesSize, memory(grids),
                    gridCount, memory(observer), observerHeight, targetHeight, radius, azimuth, width,
                    azimuthStep, memory(options), memory(stretches), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonMeasure {
        static final MethodHandle FUNCTION = function("gn_polygon_measure", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int polygonMeasure(double[] points, long pointCount, long[] rings, long ringCount, double[] area,
            double[] perimeter) {
        try {
            return (int) PolygonMeasure.FUNCTION.invokeExact(memory(points), pointCount, memory(rings), ringCount,
                    memory(area), memory(perimeter));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonOrientation {
        static final MethodHandle FUNCTION = function("gn_polygon_orientation", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS);
    }

    static int polygonOrientation(double[] points, long count, int[] orientation) {
        try {
            return (int) PolygonOrientation.FUNCTION.invokeExact(memory(points), count, memory(orientation));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonContains {
        static final MethodHandle FUNCTION = function("gn_polygon_contains", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int polygonContains(double[] points, long pointCount, long[] rings, long ringCount, long[] position,
            int[] side) {
        try {
            return (int) PolygonContains.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, memory(position), memory(side));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonContainsBatch {
        static final MethodHandle FUNCTION = function("gn_polygon_contains_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int polygonContainsBatch(long first, long count, double[] points, long pointCount, long[] rings,
            long ringCount, Column latitudes, Column longitudes, Column sides, Column statuses) {
        try {
            return (int) PolygonContainsBatch.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, memory(latitudes, first), Column.stride(latitudes), memory(longitudes, first),
                    Column.stride(longitudes), count, memory(sides, first), Column.stride(sides), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonBounds {
        static final MethodHandle FUNCTION = function("gn_polygon_bounds", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int polygonBounds(double[] points, long pointCount, long[] rings, long ringCount, long[] bounds) {
        try {
            return (int) PolygonBounds.FUNCTION.invokeExact(memory(points), pointCount, memory(rings), ringCount,
                    memory(bounds));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonCentroid {
        static final MethodHandle FUNCTION = function("gn_polygon_centroid", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int polygonCentroid(double[] points, long pointCount, long[] rings, long ringCount, long[] centroid) {
        try {
            return (int) PolygonCentroid.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, memory(centroid));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonFindCrossing {
        static final MethodHandle FUNCTION = function("gn_polygon_find_crossing", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int polygonFindCrossing(double[] points, long pointCount, long[] rings, long ringCount,
            long[] crossing) {
        try {
            return (int) PolygonFindCrossing.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, memory(crossing));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class IndexCheck {
        static final MethodHandle FUNCTION = function("gn_index_check", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int indexCheck(long[] words, long wordCount, int[] kind) {
        try {
            return (int) IndexCheck.FUNCTION.invokeExact(memory(words), wordCount, memory(kind));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexBuild {
        static final MethodHandle FUNCTION = function("gn_point_index_build", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int pointIndexBuild(long first, long count, Column latitudes, Column longitudes, long[] words,
            long capacity, long[] needed, Column statuses) {
        try {
            return (int) PointIndexBuild.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), count, memory(words), capacity,
                    memory(needed), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexNearest {
        static final MethodHandle FUNCTION = function("gn_point_index_nearest", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_INT, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int pointIndexNearest(long[] words, long wordCount, long[] position, int limit, double distance,
            long[] neighbors, long capacity, long[] needed) {
        try {
            return (int) PointIndexNearest.FUNCTION.invokeExact(memory(words), wordCount, memory(position), limit,
                    distance, memory(neighbors), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexNearestBatch {
        static final MethodHandle FUNCTION = function("gn_point_index_nearest_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT, JAVA_DOUBLE, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int pointIndexNearestBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, int limit, double distance, long[] neighbors, long capacity, long[] needed,
            Column statuses) {
        try {
            return (int) PointIndexNearestBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    limit, distance, memory(neighbors), capacity, memory(needed), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexWithin {
        static final MethodHandle FUNCTION = function("gn_point_index_within", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int pointIndexWithin(long[] words, long wordCount, long[] position, double distance, long[] neighbors,
            long capacity, long[] needed) {
        try {
            return (int) PointIndexWithin.FUNCTION.invokeExact(memory(words), wordCount, memory(position),
                    distance, memory(neighbors), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexCountBatch {
        static final MethodHandle FUNCTION = function("gn_point_index_count_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int pointIndexCountBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double distance, Column counts, Column statuses) {
        try {
            return (int) PointIndexCountBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    distance, memory(counts, first), Column.stride(counts), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexWithinBatch {
        static final MethodHandle FUNCTION = function("gn_point_index_within_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int pointIndexWithinBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double distance, Column counts, long[] neighbors, long capacity, long[] needed,
            Column statuses) {
        try {
            return (int) PointIndexWithinBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    distance, memory(counts, first), Column.stride(counts), memory(neighbors), capacity,
                    memory(needed), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexInBounds {
        static final MethodHandle FUNCTION = function("gn_point_index_in_bounds", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int pointIndexInBounds(long[] words, long wordCount, long[] bounds, long[] ids, long capacity,
            long[] needed) {
        try {
            return (int) PointIndexInBounds.FUNCTION.invokeExact(memory(words), wordCount, memory(bounds),
                    memory(ids), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PointIndexInBoundsBatch {
        static final MethodHandle FUNCTION = function("gn_point_index_in_bounds_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int pointIndexInBoundsBatch(long first, long count, long[] words, long wordCount, Column souths,
            Column wests, Column norths, Column easts, Column counts, long[] ids, long capacity, long[] needed,
            Column statuses) {
        try {
            return (int) PointIndexInBoundsBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(souths,
                    first), Column.stride(souths), memory(wests, first), Column.stride(wests), memory(norths,
                    first), Column.stride(norths), memory(easts, first), Column.stride(easts), count,
                    memory(counts, first), Column.stride(counts), memory(ids), capacity, memory(needed),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonIndexBuild {
        static final MethodHandle FUNCTION = function("gn_polygon_index_build", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int polygonIndexBuild(double[] points, long pointCount, long[] rings, long ringCount, long[] words,
            long capacity, long[] needed) {
        try {
            return (int) PolygonIndexBuild.FUNCTION.invokeExact(memory(points), pointCount, memory(rings),
                    ringCount, memory(words), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteIndexBuild {
        static final MethodHandle FUNCTION = function("gn_route_index_build", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeIndexBuild(double[] points, long pointCount, long[] words, long capacity, long[] needed) {
        try {
            return (int) RouteIndexBuild.FUNCTION.invokeExact(memory(points), pointCount, memory(words), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class EdgeIndexContainsBatch {
        static final MethodHandle FUNCTION = function("gn_edge_index_contains_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int edgeIndexContainsBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, Column sides, Column statuses) {
        try {
            return (int) EdgeIndexContainsBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    memory(sides, first), Column.stride(sides), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class EdgeIndexNearestBatch {
        static final MethodHandle FUNCTION = function("gn_edge_index_nearest_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, JAVA_LONG,
                ADDRESS);
    }

    static int edgeIndexNearestBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double startDistance, double endDistance, Column places, Column statuses) {
        try {
            return (int) EdgeIndexNearestBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes), count,
                    startDistance, endDistance, memory(places, first), Column.stride(places), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class EdgeIndexCrossings {
        static final MethodHandle FUNCTION = function("gn_edge_index_crossings", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int edgeIndexCrossings(long[] words, long wordCount, long[] otherWords, long otherWordCount,
            long[] crossings, long capacity, long[] needed) {
        try {
            return (int) EdgeIndexCrossings.FUNCTION.invokeExact(memory(words), wordCount, memory(otherWords),
                    otherWordCount, memory(crossings), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FenceOptionsInit {
        static final MethodHandle FUNCTION = function("gn_fence_options_init", JAVA_INT, ADDRESS);
    }

    static int fenceOptionsInit(long[] options) {
        try {
            return (int) FenceOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FenceIndexBuild {
        static final MethodHandle FUNCTION = function("gn_fence_index_build", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int fenceIndexBuild(long[] fences, long fenceCount, double[] points, long pointCount, long[] rings,
            long ringCount, long[] words, long capacity, long[] needed, byte[] statuses) {
        try {
            return (int) FenceIndexBuild.FUNCTION.invokeExact(memory(fences), fenceCount, memory(points),
                    pointCount, memory(rings), ringCount, memory(words), capacity, memory(needed),
                    memory(statuses));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FenceIndexHolding {
        static final MethodHandle FUNCTION = function("gn_fence_index_holding", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int fenceIndexHolding(long[] words, long wordCount, long[] position, double altitude, long[] ids,
            long capacity, long[] needed) {
        try {
            return (int) FenceIndexHolding.FUNCTION.invokeExact(memory(words), wordCount, memory(position),
                    altitude, memory(ids), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FenceIndexHoldingBatch {
        static final MethodHandle FUNCTION = function("gn_fence_index_holding_batch", JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int fenceIndexHoldingBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, Column altitudes, Column counts, long[] ids, long capacity, long[] needed,
            Column statuses) {
        try {
            return (int) FenceIndexHoldingBatch.FUNCTION.invokeExact(memory(words), wordCount, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(altitudes, first), Column.stride(altitudes), count, memory(counts, first),
                    Column.stride(counts), memory(ids), capacity, memory(needed), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FenceIndexStep {
        static final MethodHandle FUNCTION = function("gn_fence_index_step", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int fenceIndexStep(long[] words, long wordCount, long[] options, long[] last, long[] fix,
            long[] state, long[] presences, long presenceCapacity, long[] presencesNeeded, long[] events,
            long capacity, long[] needed) {
        try {
            return (int) FenceIndexStep.FUNCTION.invokeExact(memory(words), wordCount, memory(options),
                    memory(last), memory(fix), memory(state), memory(presences), presenceCapacity,
                    memory(presencesNeeded), memory(events), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class NavigationOptionsInit {
        static final MethodHandle FUNCTION = function("gn_navigation_options_init", JAVA_INT, ADDRESS);
    }

    static int navigationOptionsInit(long[] options) {
        try {
            return (int) NavigationOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class NavigationStep {
        static final MethodHandle FUNCTION = function("gn_navigation_step", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
    }

    static int navigationStep(long[] words, long wordCount, long[] waypoints, long waypointCount, long[] options,
            long[] last, long[] fix, long[] state, long[] guidance) {
        try {
            return (int) NavigationStep.FUNCTION.invokeExact(memory(words), wordCount, memory(waypoints),
                    waypointCount, memory(options), memory(last), memory(fix), memory(state), memory(guidance));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ShapeOptionsInit {
        static final MethodHandle FUNCTION = function("gn_shape_options_init", JAVA_INT, ADDRESS);
    }

    static int shapeOptionsInit(long[] options) {
        try {
            return (int) ShapeOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Circle {
        static final MethodHandle FUNCTION = function("gn_circle", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int circle(long[] center, double radius, long[] options, double[] out, long capacity, long[] needed) {
        try {
            return (int) Circle.FUNCTION.invokeExact(memory(center), radius, memory(options), memory(out),
                    capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CircleBounds {
        static final MethodHandle FUNCTION = function("gn_circle_bounds", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS);
    }

    static int circleBounds(long[] center, double radius, long[] bounds) {
        try {
            return (int) CircleBounds.FUNCTION.invokeExact(memory(center), radius, memory(bounds));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Ellipse {
        static final MethodHandle FUNCTION = function("gn_ellipse", JAVA_INT, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int ellipse(long[] center, double semiMajor, double semiMinor, double rotation, long[] options,
            double[] out, long capacity, long[] needed) {
        try {
            return (int) Ellipse.FUNCTION.invokeExact(memory(center), semiMajor, semiMinor, rotation,
                    memory(options), memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Wedge {
        static final MethodHandle FUNCTION = function("gn_wedge", JAVA_INT, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int wedge(long[] center, double innerRadius, double outerRadius, double azimuth, double width,
            long[] options, double[] out, long capacity, long[] needed) {
        try {
            return (int) Wedge.FUNCTION.invokeExact(memory(center), innerRadius, outerRadius, azimuth, width,
                    memory(options), memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Arc {
        static final MethodHandle FUNCTION = function("gn_arc", JAVA_INT, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int arc(long[] center, double radius, double azimuth, double width, long[] options, double[] out,
            long capacity, long[] needed) {
        try {
            return (int) Arc.FUNCTION.invokeExact(memory(center), radius, azimuth, width, memory(options),
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RingSet {
        static final MethodHandle FUNCTION = function("gn_ring_set", JAVA_INT, ADDRESS, ADDRESS, JAVA_LONG,
                ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int ringSet(long[] center, double[] radii, long radiusCount, long[] options, double[] vertices,
            long vertexCapacity, long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded) {
        try {
            return (int) RingSet.FUNCTION.invokeExact(memory(center), memory(radii), radiusCount, memory(options),
                    memory(vertices), vertexCapacity, memory(verticesNeeded), memory(lines), lineCapacity,
                    memory(linesNeeded));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CircleGeoJson {
        static final MethodHandle FUNCTION = function("gn_circle_geojson", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int circleGeoJson(long[] center, double radius, long[] options, byte[] properties,
            long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) CircleGeoJson.FUNCTION.invokeExact(memory(center), radius, memory(options),
                    memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class EllipseGeoJson {
        static final MethodHandle FUNCTION = function("gn_ellipse_geojson", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int ellipseGeoJson(long[] center, double semiMajor, double semiMinor, double rotation, long[] options,
            byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) EllipseGeoJson.FUNCTION.invokeExact(memory(center), semiMajor, semiMinor, rotation,
                    memory(options), memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class WedgeGeoJson {
        static final MethodHandle FUNCTION = function("gn_wedge_geojson", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int wedgeGeoJson(long[] center, double innerRadius, double outerRadius, double azimuth, double width,
            long[] options, byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) WedgeGeoJson.FUNCTION.invokeExact(memory(center), innerRadius, outerRadius, azimuth,
                    width, memory(options), memory(properties), propertiesSize, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ArcGeoJson {
        static final MethodHandle FUNCTION = function("gn_arc_geojson", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int arcGeoJson(long[] center, double radius, double azimuth, double width, long[] options,
            byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) ArcGeoJson.FUNCTION.invokeExact(memory(center), radius, azimuth, width, memory(options),
                    memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RingSetGeoJson {
        static final MethodHandle FUNCTION = function("gn_ring_set_geojson", JAVA_INT, ADDRESS, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int ringSetGeoJson(long[] center, double[] radii, long radiusCount, long[] options, byte[] properties,
            long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) RingSetGeoJson.FUNCTION.invokeExact(memory(center), memory(radii), radiusCount,
                    memory(options), memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TimeParse {
        static final MethodHandle FUNCTION = function("gn_time_parse", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int timeParse(byte[] text, long textSize, double[] seconds, long[] errorOffset) {
        try {
            return (int) TimeParse.FUNCTION.invokeExact(memory(text), textSize, memory(seconds),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TimeFormat {
        static final MethodHandle FUNCTION = function("gn_time_format", JAVA_INT, JAVA_DOUBLE, JAVA_INT, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int timeFormat(double seconds, int decimals, byte[] out, long capacity, long[] needed) {
        try {
            return (int) TimeFormat.FUNCTION.invokeExact(seconds, decimals, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class OutlineOptionsInit {
        static final MethodHandle FUNCTION = function("gn_outline_options_init", JAVA_INT, ADDRESS);
    }

    static int outlineOptionsInit(long[] options) {
        try {
            return (int) OutlineOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class Rectangle {
        static final MethodHandle FUNCTION = function("gn_rectangle", JAVA_INT, ADDRESS, JAVA_DOUBLE, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int rectangle(long[] center, double length, double width, double azimuth, long[] options,
            double[] out, long capacity, long[] needed) {
        try {
            return (int) Rectangle.FUNCTION.invokeExact(memory(center), length, width, azimuth, memory(options),
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteParallel {
        static final MethodHandle FUNCTION = function("gn_route_parallel", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeParallel(double[] points, long count, double distance, long[] options, double[] out,
            long capacity, long[] needed) {
        try {
            return (int) RouteParallel.FUNCTION.invokeExact(memory(points), count, distance, memory(options),
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteCorridor {
        static final MethodHandle FUNCTION = function("gn_route_corridor", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeCorridor(double[] points, long count, double left, double right, long[] options,
            double[] out, long capacity, long[] needed) {
        try {
            return (int) RouteCorridor.FUNCTION.invokeExact(memory(points), count, left, right, memory(options),
                    memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteArrow {
        static final MethodHandle FUNCTION = function("gn_route_arrow", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_DOUBLE,
                JAVA_DOUBLE, JAVA_DOUBLE, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeArrow(double[] points, long count, double width, double headWidth, double headLength,
            long[] options, double[] out, long capacity, long[] needed) {
        try {
            return (int) RouteArrow.FUNCTION.invokeExact(memory(points), count, width, headWidth, headLength,
                    memory(options), memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteMarks {
        static final MethodHandle FUNCTION = function("gn_route_marks", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeMarks(double[] points, long count, double first, double interval, long[] out, long capacity,
            long[] needed) {
        try {
            return (int) RouteMarks.FUNCTION.invokeExact(memory(points), count, first, interval, memory(out),
                    capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FramePointsBatch {
        static final MethodHandle FUNCTION = function("gn_frame_points_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int framePointsBatch(long first, long count, double[] anchors, long anchorCount, int frame, Column xs,
            Column ys, Column latitudes, Column longitudes, Column statuses) {
        try {
            return (int) FramePointsBatch.FUNCTION.invokeExact(memory(anchors), anchorCount, frame, memory(xs,
                    first), Column.stride(xs), memory(ys, first), Column.stride(ys), count, memory(latitudes,
                    first), Column.stride(latitudes), memory(longitudes, first), Column.stride(longitudes),
                    memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SunPosition {
        static final MethodHandle FUNCTION = function("gn_sun_position", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS);
    }

    static int sunPosition(long[] position, double time, long[] place) {
        try {
            return (int) SunPosition.FUNCTION.invokeExact(memory(position), time, memory(place));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MoonPosition {
        static final MethodHandle FUNCTION = function("gn_moon_position", JAVA_INT, ADDRESS, JAVA_DOUBLE, ADDRESS);
    }

    static int moonPosition(long[] position, double time, long[] place) {
        try {
            return (int) MoonPosition.FUNCTION.invokeExact(memory(position), time, memory(place));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SunPositionBatch {
        static final MethodHandle FUNCTION = function("gn_sun_position_batch", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int sunPositionBatch(long first, long count, Column latitudes, Column longitudes, Column times,
            Column azimuths, Column elevations, Column statuses) {
        try {
            return (int) SunPositionBatch.FUNCTION.invokeExact(memory(latitudes, first), Column.stride(latitudes),
                    memory(longitudes, first), Column.stride(longitudes), memory(times, first),
                    Column.stride(times), count, memory(azimuths, first), Column.stride(azimuths),
                    memory(elevations, first), Column.stride(elevations), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class SunEvents {
        static final MethodHandle FUNCTION = function("gn_sun_events", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int sunEvents(long[] position, double start, double end, long[] out, long capacity, long[] needed) {
        try {
            return (int) SunEvents.FUNCTION.invokeExact(memory(position), start, end, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MoonEvents {
        static final MethodHandle FUNCTION = function("gn_moon_events", JAVA_INT, ADDRESS, JAVA_DOUBLE,
                JAVA_DOUBLE, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int moonEvents(long[] position, double start, double end, long[] out, long capacity, long[] needed) {
        try {
            return (int) MoonEvents.FUNCTION.invokeExact(memory(position), start, end, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class MoonPhaseAt {
        static final MethodHandle FUNCTION = function("gn_moon_phase_at", JAVA_INT, JAVA_DOUBLE, ADDRESS);
    }

    static int moonPhaseAt(double time, long[] phase) {
        try {
            return (int) MoonPhaseAt.FUNCTION.invokeExact(time, memory(phase));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeoJsonOptionsInit {
        static final MethodHandle FUNCTION = function("gn_geojson_options_init", JAVA_INT, ADDRESS);
    }

    static int geoJsonOptionsInit(long[] options) {
        try {
            return (int) GeoJsonOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class RouteGeoJson {
        static final MethodHandle FUNCTION = function("gn_route_geojson", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int routeGeoJson(double[] points, long count, long[] options, byte[] properties, long propertiesSize,
            byte[] out, long capacity, long[] needed) {
        try {
            return (int) RouteGeoJson.FUNCTION.invokeExact(memory(points), count, memory(options),
                    memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class PolygonGeoJson {
        static final MethodHandle FUNCTION = function("gn_polygon_geojson", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int polygonGeoJson(double[] points, long pointCount, long[] rings, long ringCount, long[] options,
            byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) PolygonGeoJson.FUNCTION.invokeExact(memory(points), pointCount, memory(rings), ringCount,
                    memory(options), memory(properties), propertiesSize, memory(out), capacity, memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ExchangeDetect {
        static final MethodHandle FUNCTION = function("gn_exchange_detect", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int exchangeDetect(byte[] text, long textSize, int[] format, long[] errorOffset) {
        try {
            return (int) ExchangeDetect.FUNCTION.invokeExact(memory(text), textSize, memory(format),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GpxRead {
        static final MethodHandle FUNCTION = function("gn_gpx_read", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int gpxRead(byte[] text, long textSize, long[] features, long featureCapacity, long[] featuresNeeded,
            long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report) {
        try {
            return (int) GpxRead.FUNCTION.invokeExact(memory(text), textSize, memory(features), featureCapacity,
                    memory(featuresNeeded), memory(vertices), vertexCapacity, memory(verticesNeeded),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class KmlRead {
        static final MethodHandle FUNCTION = function("gn_kml_read", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int kmlRead(byte[] text, long textSize, long[] features, long featureCapacity, long[] featuresNeeded,
            long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report) {
        try {
            return (int) KmlRead.FUNCTION.invokeExact(memory(text), textSize, memory(features), featureCapacity,
                    memory(featuresNeeded), memory(vertices), vertexCapacity, memory(verticesNeeded),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CotRead {
        static final MethodHandle FUNCTION = function("gn_cot_read", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int cotRead(byte[] text, long textSize, long[] features, long featureCapacity, long[] featuresNeeded,
            long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report) {
        try {
            return (int) CotRead.FUNCTION.invokeExact(memory(text), textSize, memory(features), featureCapacity,
                    memory(featuresNeeded), memory(vertices), vertexCapacity, memory(verticesNeeded),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GeoJsonRead {
        static final MethodHandle FUNCTION = function("gn_geojson_read", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int geoJsonRead(byte[] text, long textSize, long[] features, long featureCapacity,
            long[] featuresNeeded, long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report) {
        try {
            return (int) GeoJsonRead.FUNCTION.invokeExact(memory(text), textSize, memory(features),
                    featureCapacity, memory(featuresNeeded), memory(vertices), vertexCapacity,
                    memory(verticesNeeded), memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CotFindEvent {
        static final MethodHandle FUNCTION = function("gn_cot_find_event", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT,
                ADDRESS, ADDRESS);
    }

    static int cotFindEvent(byte[] text, long textSize, int limit, long[] eventSize, long[] errorOffset) {
        try {
            return (int) CotFindEvent.FUNCTION.invokeExact(memory(text), textSize, limit, memory(eventSize),
                    memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CotSearchEvent {
        static final MethodHandle FUNCTION = function("gn_cot_search_event", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_INT, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
    }

    static int cotSearchEvent(byte[] text, long textSize, int limit, long[] last, long[] state, long[] eventSize,
            long[] errorOffset) {
        try {
            return (int) CotSearchEvent.FUNCTION.invokeExact(memory(text), textSize, limit, memory(last),
                    memory(state), memory(eventSize), memory(errorOffset));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class XmlUnescape {
        static final MethodHandle FUNCTION = function("gn_xml_unescape", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int xmlUnescape(byte[] text, long textSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) XmlUnescape.FUNCTION.invokeExact(memory(text), textSize, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class XmlToUtf8 {
        static final MethodHandle FUNCTION = function("gn_xml_to_utf8", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int xmlToUtf8(byte[] text, long textSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) XmlToUtf8.FUNCTION.invokeExact(memory(text), textSize, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class JsonUnescape {
        static final MethodHandle FUNCTION = function("gn_json_unescape", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS);
    }

    static int jsonUnescape(byte[] text, long textSize, byte[] out, long capacity, long[] needed) {
        try {
            return (int) JsonUnescape.FUNCTION.invokeExact(memory(text), textSize, memory(out), capacity,
                    memory(needed));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FeatureInit {
        static final MethodHandle FUNCTION = function("gn_feature_init", JAVA_INT, ADDRESS);
    }

    static int featureInit(long[] feature) {
        try {
            return (int) FeatureInit.FUNCTION.invokeExact(memory(feature));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class ExchangeOptionsInit {
        static final MethodHandle FUNCTION = function("gn_exchange_options_init", JAVA_INT, ADDRESS);
    }

    static int exchangeOptionsInit(long[] options) {
        try {
            return (int) ExchangeOptionsInit.FUNCTION.invokeExact(memory(options));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GpxWrite {
        static final MethodHandle FUNCTION = function("gn_gpx_write", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int gpxWrite(long[] features, long featureCount, long[] vertices, long vertexCount, byte[] texts,
            long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report) {
        try {
            return (int) GpxWrite.FUNCTION.invokeExact(memory(features), featureCount, memory(vertices),
                    vertexCount, memory(texts), textsSize, memory(options), memory(out), capacity, memory(needed),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class KmlWrite {
        static final MethodHandle FUNCTION = function("gn_kml_write", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int kmlWrite(long[] features, long featureCount, long[] vertices, long vertexCount, byte[] texts,
            long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report) {
        try {
            return (int) KmlWrite.FUNCTION.invokeExact(memory(features), featureCount, memory(vertices),
                    vertexCount, memory(texts), textsSize, memory(options), memory(out), capacity, memory(needed),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CotWrite {
        static final MethodHandle FUNCTION = function("gn_cot_write", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int cotWrite(long[] features, long featureCount, long[] vertices, long vertexCount, byte[] texts,
            long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report) {
        try {
            return (int) CotWrite.FUNCTION.invokeExact(memory(features), featureCount, memory(vertices),
                    vertexCount, memory(texts), textsSize, memory(options), memory(out), capacity, memory(needed),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class FeaturesGeoJson {
        static final MethodHandle FUNCTION = function("gn_features_geojson", JAVA_INT, ADDRESS, JAVA_LONG,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG, ADDRESS, ADDRESS);
    }

    static int featuresGeoJson(long[] features, long featureCount, long[] vertices, long vertexCount,
            byte[] texts, long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report) {
        try {
            return (int) FeaturesGeoJson.FUNCTION.invokeExact(memory(features), featureCount, memory(vertices),
                    vertexCount, memory(texts), textsSize, memory(options), memory(out), capacity, memory(needed),
                    memory(report));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class GroupMeasure {
        static final MethodHandle FUNCTION = function("gn_group_measure", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS,
                ADDRESS);
    }

    static int groupMeasure(long[] shots, long count, long[] aim, long[] out) {
        try {
            return (int) GroupMeasure.FUNCTION.invokeExact(memory(shots), count, memory(aim), memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class TargetConvert {
        static final MethodHandle FUNCTION = function("gn_target_convert", JAVA_INT, JAVA_DOUBLE, JAVA_INT,
                JAVA_INT, JAVA_DOUBLE, ADDRESS);
    }

    static int targetConvert(double value, int from, int to, double distance, double[] out) {
        try {
            return (int) TargetConvert.FUNCTION.invokeExact(value, from, to, distance, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CalibrationFit {
        static final MethodHandle FUNCTION = function("gn_calibration_fit", JAVA_INT, ADDRESS, JAVA_LONG,
                JAVA_INT, ADDRESS);
    }

    static int calibrationFit(long[] points, long count, int kind, long[] out) {
        try {
            return (int) CalibrationFit.FUNCTION.invokeExact(memory(points), count, kind, memory(out));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CalibrationToPlaneBatch {
        static final MethodHandle FUNCTION = function("gn_calibration_to_plane_batch", JAVA_INT, ADDRESS, ADDRESS,
                JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int calibrationToPlaneBatch(long first, long count, long[] calibration, Column pixelXs,
            Column pixelYs, Column xs, Column ys, Column statuses) {
        try {
            return (int) CalibrationToPlaneBatch.FUNCTION.invokeExact(memory(calibration), memory(pixelXs, first),
                    Column.stride(pixelXs), memory(pixelYs, first), Column.stride(pixelYs), count, memory(xs,
                    first), Column.stride(xs), memory(ys, first), Column.stride(ys), memory(statuses, first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }

    private static final class CalibrationToPixelsBatch {
        static final MethodHandle FUNCTION = function("gn_calibration_to_pixels_batch", JAVA_INT, ADDRESS,
                ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG, ADDRESS);
    }

    static int calibrationToPixelsBatch(long first, long count, long[] calibration, Column xs, Column ys,
            Column pixelXs, Column pixelYs, Column statuses) {
        try {
            return (int) CalibrationToPixelsBatch.FUNCTION.invokeExact(memory(calibration), memory(xs, first),
                    Column.stride(xs), memory(ys, first), Column.stride(ys), count, memory(pixelXs, first),
                    Column.stride(pixelXs), memory(pixelYs, first), Column.stride(pixelYs), memory(statuses,
                    first));
        } catch (Throwable failure) {
            throw failed(failure);
        }
    }
}
