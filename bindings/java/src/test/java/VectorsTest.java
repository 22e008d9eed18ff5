// SPDX-License-Identifier: MIT

import gridnorth.AngleUnit;
import gridnorth.CourseParseResult;
import gridnorth.DoubleColumn;
import gridnorth.Exchange;
import gridnorth.Form;
import gridnorth.GeoJsonReadResult;
import gridnorth.GridNorthException;
import gridnorth.Hemisphere;
import gridnorth.Magnetic;
import gridnorth.MagneticField;
import gridnorth.MagneticFlag;
import gridnorth.Measure;
import gridnorth.Mgrs;
import gridnorth.MgrsCell;
import gridnorth.MgrsFlag;
import gridnorth.North;
import gridnorth.Norths;
import gridnorth.ParseFlag;
import gridnorth.Point;
import gridnorth.Position;
import gridnorth.PositionFlag;
import gridnorth.SpeedUnit;
import gridnorth.Status;
import gridnorth.TextColumn;
import gridnorth.Time;
import gridnorth.Utm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The tables of Tests/Vectors, which README.md there describes. */
final class VectorsTest {
    private static Path folder;

    public static void main(String[] arguments) throws Exception {
        folder = Path.of(arguments[0]);
        Check.run(VectorsTest.class);
    }

    private static List<Map<String, String>> read(String table) throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        String[] names = null;
        for (String line : Files.readAllLines(folder.resolve(table + ".tsv"))) {
            if (line.isEmpty() || line.startsWith("#")) continue;
            String[] fields = line.split("\t", -1);
            if (names == null) {
                names = fields;
                continue;
            }
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < names.length; i++) row.put(names[i], fields[i]);
            rows.add(row);
        }
        return rows;
    }

    /** The result of a call, or null if it is refused as the row says; `text` is the text that it reads, if any. */
    private static <T> T call(Map<String, String> row, String text, Function<Map<String, String>, T> function) {
        try {
            T result = function.apply(row);
            Check.that(row.get("status").equals("OK"), row);
            return result;
        } catch (GridNorthException refusal) {
            Check.that(refusal.status() == Status.valueOf(row.get("status")), row + ": " + refusal.status());
            int offset = -1;
            if (text != null) {
                byte[] before = text.substring(0, refusal.offset()).getBytes(StandardCharsets.UTF_8);
                offset = before.length;
            }
            Check.that(text == null || offset == Integer.parseInt(row.get("offset")), row + ": " + refusal.offset());
            return null;
        }
    }

    private static double number(Map<String, String> row, String column) {
        String text = row.get(column);
        return text.endsWith("inf") ? Double.parseDouble(text.replace("inf", "Infinity"))
                : text.equals("nan") ? Double.NaN : Double.parseDouble(text);
    }

    private static int integer(Map<String, String> row, String column) {
        return Integer.parseInt(row.get(column));
    }

    private static Utm utm(Map<String, String> row) {
        Hemisphere hemisphere = row.get("hemisphere").equals("N") ? Hemisphere.NORTH : Hemisphere.SOUTH;
        return new Utm(number(row, "easting"), number(row, "northing"), integer(row, "zone"), hemisphere);
    }

    private static void agree(Map<String, String> row, String column, double got) {
        if (row.get(column).equals("-")) return;
        double difference = got - number(row, column);
        if (column.endsWith("longitude")) difference = Math.IEEEremainder(difference, 360);
        Check.that(Math.abs(difference) <= number(row, "tolerance"), row + ": " + column + " " + got);
    }

    /** A text whose bytes are no UTF-8 is null: no string of Java stands for it. */
    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notText) {
            return null;
        }
    }

    private static byte[] unescaped(String field) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < field.length(); i++) {
            if (field.charAt(i) != '\\') {
                int end = field.offsetByCodePoints(i, 1);
                bytes.writeBytes(field.substring(i, end).getBytes(StandardCharsets.UTF_8));
                i = end - 1;
                continue;
            }
            switch (field.charAt(++i)) {
                case 't': bytes.write('\t'); break;
                case 'n': bytes.write('\n'); break;
                case '\\': bytes.write('\\'); break;
                case 'e': break;
                case 'x':
                    bytes.write(Integer.parseInt(field.substring(i + 1, i + 3), 16));
                    i += 2;
                    break;
                default: throw new AssertionError(field);
            }
        }
        return bytes.toByteArray();
    }

    static void encode() throws IOException {
        for (Map<String, String> row : read("mgrs-encode")) {
            String text = call(row, null, r ->
                    Mgrs.encode(number(r, "latitude"), number(r, "longitude"), integer(r, "precision")));
            Check.that(text == null || text.equals(row.get("text")), row + ": " + text);
        }
    }

    static void encodeUtm() throws IOException {
        for (Map<String, String> row : read("mgrs-encode-utm")) {
            String text = call(row, null, r -> Mgrs.encodeUtm(utm(r), integer(r, "precision")));
            Check.that(text == null || text.equals(row.get("text")), row + ": " + text);
        }
    }

    static void decode() throws IOException {
        for (Map<String, String> row : read("mgrs-decode")) {
            byte[] bytes = unescaped(row.get("text"));
            String text = text(bytes);
            boolean strict = row.get("rule").equals("strict");
            if (text == null) {
                TextColumn column = TextColumn.of(bytes, bytes.length);
                Check.same(Status.valueOf(row.get("status")), decoded(column, strict));
                continue;
            }
            MgrsCell cell = call(row, text, r -> strict ? Mgrs.decodeStrict(text) : Mgrs.decode(text));
            if (cell == null) continue;
            Set<String> flags = new HashSet<>();
            if (cell.flags.contains(MgrsFlag.BAND_OF_NEIGHBOR)) flags.add("BAND");
            if (cell.flags.contains(MgrsFlag.OVERHANGS_ZONE)) flags.add("ZONE");
            if (cell.flags.contains(MgrsFlag.CUT)) flags.add("CUT");
            Check.same(names(row.get("flags")), flags);
            Check.same(integer(row, "zone"), cell.zone);
            Check.same(row.get("band"), cell.band);
            Check.same(row.get("square").replace("-", ""), cell.column + cell.row);
            Check.same(integer(row, "precision"), cell.precision);
            agree(row, "latitude", cell.center.latitude);
            agree(row, "longitude", cell.center.longitude);
            agree(row, "sw_latitude", cell.southWest.latitude);
            agree(row, "sw_longitude", cell.southWest.longitude);
            if (!row.get("size").equals("-")) {
                String format = "%." + Math.max(cell.precision - 5, 0) + "f";
                Check.same(row.get("size"), String.format(Locale.ROOT, format, cell.size));
            }
        }
    }

    private static Status decoded(TextColumn column, boolean strict) {
        DoubleColumn latitude = DoubleColumn.of(new double[1]), longitude = DoubleColumn.of(new double[1]);
        byte[] statuses = new byte[1];
        if (strict) {
            Mgrs.decodeStrictBatch(column, latitude, longitude, statuses);
        } else {
            Mgrs.decodeBatch(column, latitude, longitude, statuses);
        }
        return Status.of(statuses[0]);
    }

    private static Set<String> names(String field) {
        return field.equals("0") ? Set.of() : Set.of(field.split("\\+"));
    }

    static void forward() throws IOException {
        for (Map<String, String> row : read("utm-forward")) {
            Utm utm = call(row, null, r ->
                    Utm.forward(number(r, "latitude"), number(r, "longitude"), integer(r, "zone")));
            if (utm == null) continue;
            Check.same(integer(row, "out_zone"), utm.zone);
            Check.same(row.get("hemisphere"), utm.hemisphere.name().substring(0, 1));
            agree(row, "easting", utm.easting);
            agree(row, "northing", utm.northing);
        }
    }

    static void inverse() throws IOException {
        for (Map<String, String> row : read("utm-inverse")) {
            Point point = call(row, null, r -> Utm.inverse(utm(r)));
            if (point == null) continue;
            agree(row, "latitude", point.latitude);
            agree(row, "longitude", point.longitude);
        }
    }

    static void squares() throws IOException {
        for (Map<String, String> row : read("squares")) {
            List<String> texts = new ArrayList<>();
            for (char column = 'A'; column <= 'Z'; column++) {
                for (char letter = 'A'; letter <= 'Z'; letter++) texts.add(row.get("grid_zone") + column + letter);
            }
            byte[] statuses = Mgrs.decodeStrictBatch(texts.toArray(new String[0])).statuses;
            int count = 0;
            for (byte status : statuses) count += status == 0 ? 1 : 0;
            Check.same(integer(row, "count"), count);
        }
    }

    static void positions() throws IOException {
        for (Map<String, String> row : read("position-parse")) {
            byte[] bytes = unescaped(row.get("text"));
            String text = text(bytes);
            Form form = Form.valueOf(row.get("form"));
            Set<ParseFlag> rules = new HashSet<>();
            for (String rule : names(row.get("rule"))) rules.add(ParseFlag.valueOf(rule));
            Position best;
            if (text == null) {
                Position[] found = new Position[1];
                byte[] statuses = new byte[1];
                Position.parseBatch(TextColumn.of(bytes, bytes.length), form, rules, found, statuses);
                Check.same(Status.valueOf(row.get("status")), Status.of(statuses[0]));
                best = found[0];
            } else {
                List<Position> found = call(row, text, r -> Position.parse(text, form, rules));
                if (found != null) Check.same(integer(row, "count"), found.size());
                best = found == null ? null : found.get(0);
            }
            if (best == null) continue;
            Check.same(Form.valueOf(row.get("out_form")), best.form);
            agree(row, "latitude", best.point.latitude);
            agree(row, "longitude", best.point.longitude);
            Check.near(number(row, "precision"), best.precision, 1e-11 * best.precision);
            Check.same(number(row, "altitude"), best.altitude);
            Check.same(number(row, "uncertainty"), best.uncertainty);
            Set<PositionFlag> flags = new HashSet<>();
            for (String flag : names(row.get("flags"))) flags.add(PositionFlag.valueOf(flag));
            Check.same(flags, new HashSet<>(best.flags));
        }
    }

    private static void within(Map<String, String> row, String column, double got, String tolerance) {
        if (row.get(column).equals("-")) return;
        Check.that(Math.abs(got - number(row, column)) <= number(row, tolerance), row + ": " + column + " " + got);
    }

    static void decimalYears() throws IOException {
        for (Map<String, String> row : read("decimal-year")) {
            Double year = call(row, null, r -> Time.decimalYear(number(r, "seconds")));
            if (year != null) within(row, "year", year, "tolerance");
        }
    }

    static void magneticFields() throws IOException {
        for (Map<String, String> row : read("magnetic")) {
            MagneticField field = call(row, null, r -> Magnetic.compute(number(r, "latitude"),
                    number(r, "longitude"), number(r, "height"), number(r, "year")));
            if (field == null) continue;
            within(row, "declination", field.declination, "angle_tolerance");
            within(row, "inclination", field.inclination, "angle_tolerance");
            within(row, "declination_rate", field.declinationRate, "angle_tolerance");
            within(row, "inclination_rate", field.inclinationRate, "angle_tolerance");
            within(row, "uncertainty", field.uncertainty, "angle_tolerance");
            within(row, "horizontal", field.horizontal, "tolerance");
            within(row, "total", field.total, "tolerance");
            within(row, "north", field.north, "tolerance");
            within(row, "east", field.east, "tolerance");
            within(row, "down", field.down, "tolerance");
            within(row, "horizontal_rate", field.horizontalRate, "tolerance");
            within(row, "total_rate", field.totalRate, "tolerance");
            within(row, "north_rate", field.northRate, "tolerance");
            within(row, "east_rate", field.eastRate, "tolerance");
            within(row, "down_rate", field.downRate, "tolerance");
            Set<MagneticFlag> flags = new HashSet<>();
            for (String flag : names(row.get("flags"))) flags.add(MagneticFlag.valueOf(flag));
            Check.same(flags, new HashSet<>(field.flags));
        }
    }

    static void norths() throws IOException {
        for (Map<String, String> row : read("norths")) {
            Norths[] norths = new Norths[1];
            Double converted = call(row, null, r -> {
                norths[0] = Norths.compute(number(r, "latitude"), number(r, "longitude"), number(r, "height"),
                        number(r, "year"), integer(r, "zone"));
                return Norths.azimuthConvert(number(r, "azimuth"), North.valueOf(r.get("from")),
                        North.valueOf(r.get("to")), norths[0]);
            });
            if (converted == null) continue;
            Check.same(integer(row, "out_zone"), norths[0].zone);
            Check.same(row.get("hemisphere"), norths[0].hemisphere.name().substring(0, 1));
            within(row, "convergence", norths[0].convergence, "tolerance");
            within(row, "declination", norths[0].declination, "tolerance");
            within(row, "grid_magnetic", norths[0].gridMagnetic, "tolerance");
            within(row, "converted", converted, "tolerance");
        }
    }

    static void measuresWritten() throws IOException {
        for (Map<String, String> row : read("measure-format")) {
            double value = number(row, "value");
            int digits = integer(row, "digits");
            String text = call(row, null, r -> {
                String unit = r.get("unit");
                switch (r.get("measure")) {
                    case "SPEED": return Measure.speedFormat(value, SpeedUnit.valueOf(unit), digits);
                    case "ANGLE": return Measure.angleFormat(value, AngleUnit.valueOf(unit), digits);
                    case "COURSE":
                        return Measure.courseFormat(value, North.valueOf(r.get("north")), AngleUnit.valueOf(unit),
                                digits);
                    default: return Measure.declinationFormat(value, AngleUnit.valueOf(unit), digits);
                }
            });
            Check.that(text == null || text.equals(row.get("text")), row + ": " + text);
        }
    }

    static void measuresRead() throws IOException {
        for (Map<String, String> row : read("measure-parse")) {
            String text = text(unescaped(row.get("text")));
            Double value = call(row, text, r -> {
                switch (r.get("measure")) {
                    case "SPEED": return Measure.speedParse(text);
                    case "ANGLE": return Measure.angleParse(text);
                    case "COURSE":
                        CourseParseResult course = Measure.courseParse(text);
                        Check.same(r.get("north"), course.north.name());
                        return course.degrees;
                    default: return Measure.declinationParse(text);
                }
            });
            if (value != null) within(row, "value", value, "tolerance");
        }
    }

    static void geoJsonRead() throws IOException {
        for (Map<String, String> row : read("geojson-read")) {
            String text = text(unescaped(row.get("text")));
            if (!row.get("status").equals("OK") && !row.get("status").equals("PARTIAL")) {
                call(row, text, r -> Exchange.geoJsonRead(unescaped(r.get("text"))));
                continue;
            }
            GeoJsonReadResult found = Exchange.geoJsonRead(unescaped(row.get("text")));
            boolean isWhole = found.report.skipped == 0;
            Check.same(row.get("status"), isWhole ? "OK" : "PARTIAL");
            Check.same(row.get("error"), isWhole ? "-" : found.report.error.name());
            Check.same(row.get("offset"), String.valueOf(found.report.place));
            Check.same(row.get("skipped"), String.valueOf(found.report.skipped));
            Check.same(row.get("kinds"), listed(found.features, feature -> feature.kind.name()));
            Check.same(row.get("objects"), listed(found.features, feature -> String.valueOf(feature.object)));
            Check.same(row.get("counts"), listed(found.features, feature -> String.valueOf(feature.count)));
            Check.same(row.get("vertices"), listed(found.vertices, vertex ->
                    shown(vertex.point.latitude) + "," + shown(vertex.point.longitude) + "," + shown(vertex.altitude)));
        }
    }

    private static String shown(double number) {
        return Double.isNaN(number) ? "-" : String.valueOf(number).replaceAll("\\.0$", "");
    }

    private static <T> String listed(List<T> things, Function<T, String> word) {
        List<String> words = new ArrayList<>();
        for (T thing : things) words.add(word.apply(thing));
        return words.isEmpty() ? "-" : String.join(" ", words);
    }
}
