// SPDX-License-Identifier: MIT

import gridnorth.Geodesic;
import gridnorth.GridNorthException;
import gridnorth.Measure;
import gridnorth.Mgrs;
import gridnorth.Point;
import gridnorth.Points;
import gridnorth.Position;
import gridnorth.Route;
import gridnorth.Shape;
import gridnorth.ShapeOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads places as people wrote them down, a name, a tab and a position in any notation per line. Writes their MGRS
 * references and the way from each to the next, and a GeoJSON file with range rings around each place.
 *
 * <p>java -cp gridnorth.jar Gazetteer.java PLACES RINGS
 */
final class Gazetteer {
    private static final double[] RADII = {1000, 5000};

    public static void main(String[] arguments) throws IOException {
        List<Point> route = new ArrayList<>();
        List<String> rings = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            number++;
            String[] fields = line.split("\t", 2);
            try {
                // The best of the meanings that the text has.
                Position position = Position.parse(fields[1]).get(0);
                Point point = position.point;
                String reference = Mgrs.encode(point.latitude, point.longitude, digits(position));
                route.add(point);
                rings.add(Shape.ringSetGeoJson(point, RADII, new ShapeOptions().decimals(5), named(fields[0])));
                System.out.printf("%-10s %-16s %s%n", fields[0], reference, leg(route));
            } catch (GridNorthException refusal) {
                int column = fields[0].length() + 2 + refusal.offset();
                System.out.printf("line %d, column %d: %s%n", number, column, refusal.status().text());
            }
        }
        System.out.printf("%s in all%n", Measure.lengthFormat(Route.length(Points.of(route))));
        Files.write(Path.of(arguments[1]), rings);
    }

    /** As many digits of an MGRS reference as the text deserves. */
    private static int digits(Position position) {
        int digits = 5;
        for (double size = 1; size < position.precision && digits > 0; size *= 10) digits--;
        return digits;
    }

    private static String leg(List<Point> route) {
        int last = route.size() - 1;
        if (last == 0) return "";
        double meters = Geodesic.inverse(route.get(last - 1), route.get(last)).distance;
        return String.format(Locale.ROOT, "%s from the last", Measure.lengthFormat(meters));
    }

    /** The properties of a feature; a name may have quotation marks. */
    private static String named(String name) {
        return "{\"name\":\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"}";
    }
}
