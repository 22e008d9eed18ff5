// SPDX-License-Identifier: MIT

import gridnorth.*;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import java.util.function.IntFunction;

/** Every row of a batch equals a single call, bit for bit, wherever the columns are; refused rows have a status. */
final class BatchTest {
    /** More than one native call computes. */
    private static final int ROWS = 5000;
    private static final double[] LATITUDES = new double[ROWS];
    private static final double[] LONGITUDES = new double[ROWS];
    private static final double[] TO_LATITUDES = new double[ROWS];
    private static final double[] TO_LONGITUDES = new double[ROWS];
    private static final double[] DISTANCES = new double[ROWS];
    private static final double[] SQUARE = {0, 0, 0, 10, 10, 10, 10, 0};

    public static void main(String[] arguments) throws Exception {
        Random random = new Random(Long.parseLong(arguments[0]));
        for (int row = 0; row < ROWS; row++) {
            LATITUDES[row] = row % 100 == 7 ? Double.NaN : row % 100 == 8 ? 91 : random.nextDouble() * 180 - 90;
            LONGITUDES[row] = random.nextDouble() * 720 - 360;
            TO_LATITUDES[row] = random.nextDouble() * 180 - 90;
            TO_LONGITUDES[row] = random.nextDouble() * 360 - 180;
            DISTANCES[row] = row % 100 == 9 ? 1e13 : random.nextDouble() * 3e7;
        }
        Check.run(BatchTest.class);
    }

    private static Point from(int row) {
        return new Point(LATITUDES[row], LONGITUDES[row]);
    }

    private static Point to(int row) {
        return new Point(TO_LATITUDES[row], TO_LONGITUDES[row]);
    }

    /** Compares the results of each row, as an array, with those of a single call. */
    private static void compare(BatchResult batch, IntFunction<Object[]> rows, IntFunction<Object[]> single) {
        Check.same(ROWS, batch.statuses.length);
        int refused = 0;
        for (int row = 0; row < ROWS; row++) {
            Object[] expected;
            try {
                expected = single.apply(row);
            } catch (GridNorthException refusal) {
                Check.same(refusal.status(), batch.status(row));
                Check.that(batch.isRefused(row), row);
                for (Object one : rows.apply(row)) {
                    boolean isNothing = one == null || one.equals(Double.NaN) || one.equals(0) || one.equals(0L)
                            || one.equals("");
                    Check.that(isNothing, "a refused row has " + one);
                }
                refused++;
                continue;
            }
            Check.same(Status.OK, batch.status(row));
            Check.same(Arrays.asList(expected), Arrays.asList(rows.apply(row)));
        }
        Check.that(refused > 0 && refused < ROWS, refused + " refused rows");
        Check.same(refused == 0, batch.isComplete);
    }

    private static Object[] row(Object... values) {
        return values;
    }

    static void textsOfPositions() {
        MgrsEncodeBatchResult mgrs = Mgrs.encodeBatch(LATITUDES, LONGITUDES, 4);
        compare(mgrs, i -> row(mgrs.texts[i]), i -> row(Mgrs.encode(LATITUDES[i], LONGITUDES[i], 4)));
        GeorefEncodeBatchResult georef = Georef.encodeBatch(LATITUDES, LONGITUDES);
        compare(georef, i -> row(georef.texts[i]), i -> row(Georef.encode(LATITUDES[i], LONGITUDES[i])));
        GarsEncodeBatchResult gars = Gars.encodeBatch(LATITUDES, LONGITUDES);
        compare(gars, i -> row(gars.texts[i]), i -> row(Gars.encode(LATITUDES[i], LONGITUDES[i])));
        FormatOptions options = new FormatOptions().form(Form.DMS).symbols(Symbols.TYPOGRAPHIC);
        PositionFormatBatchResult text = Position.formatBatch(LATITUDES, LONGITUDES, options);
        compare(text, i -> row(text.texts[i]),
                i -> row(Position.format(LATITUDES[i], LONGITUDES[i], options)));
    }

    static void positionsOfTexts() {
        String[] mgrs = Mgrs.encodeBatch(LATITUDES, LONGITUDES).texts;
        MgrsDecodeBatchResult lenient = Mgrs.decodeBatch(mgrs);
        compare(lenient, i -> row(lenient.latitudes[i], lenient.longitudes[i]), i -> {
            Point inside = Mgrs.decode(mgrs[i]).inside;
            return row(inside.latitude, inside.longitude);
        });
        MgrsDecodeStrictBatchResult strict = Mgrs.decodeStrictBatch(mgrs);
        compare(strict, i -> row(strict.latitudes[i], strict.longitudes[i]), i -> {
            Point inside = Mgrs.decodeStrict(mgrs[i]).inside;
            return row(inside.latitude, inside.longitude);
        });
        MgrsDecodeCellsBatchResult cells = Mgrs.decodeCellsBatch(mgrs);
        compare(cells, i -> row(cells.cells[i]), i -> row(Mgrs.decode(mgrs[i])));
        String[] georef = Georef.encodeBatch(LATITUDES, LONGITUDES).texts;
        GeorefDecodeBatchResult tiles = Georef.decodeBatch(georef);
        compare(tiles, i -> row(tiles.latitudes[i], tiles.longitudes[i]), i -> {
            Point center = Georef.decode(georef[i]).center;
            return row(center.latitude, center.longitude);
        });
        String[] gars = Gars.encodeBatch(LATITUDES, LONGITUDES).texts;
        GarsDecodeBatchResult quarters = Gars.decodeBatch(gars);
        compare(quarters, i -> row(quarters.latitudes[i], quarters.longitudes[i]), i -> {
            Point center = Gars.decode(gars[i]).center;
            return row(center.latitude, center.longitude);
        });
        PositionParseBatchResult found = Position.parseBatch(mgrs, Form.MGRS, Collections.emptySet());
        compare(found, i -> row(found.positions[i]),
                i -> row(Position.parse(mgrs[i], Form.MGRS, Collections.emptySet()).get(0)));
        Check.same(Status.OK, Position.parseBatch(new String[] {"1.5 2.5"}).status(0));
    }

    static void screens() {
        Screen screen = new Screen(new Point(40, -3), 3, 800, 600, 30, 70, 0, 512);
        ScreenPointToPixelBatchResult pixels = Screen.pointToPixelBatch(screen, LATITUDES, LONGITUDES);
        compare(pixels, i -> row(pixels.xs[i], pixels.ys[i]), i -> {
            ScreenPointToPixelResult pixel = Screen.pointToPixel(screen, from(i));
            return row(pixel.x, pixel.y);
        });
        // Degrees as pixels: some are above the horizon, or not finite.
        ScreenPixelToPointBatchResult points = Screen.pixelToPointBatch(screen, LATITUDES, LONGITUDES);
        compare(points, i -> row(points.latitudes[i], points.longitudes[i]), i -> {
            Point point = Screen.pixelToPoint(screen, LATITUDES[i], LONGITUDES[i]);
            return row(point.latitude, point.longitude);
        });
    }

    static void frames() {
        double[] anchors = {0, 0, 0, 2};
        FramePointsBatchResult laid =
                Shape.framePointsBatch(anchors, Frame.LENGTH, new double[] {0, 0.5, 1e9}, new double[] {0, 0, 0});
        Check.same(0.0, laid.latitudes[1]);
        Check.near(1, laid.longitudes[1], 1e-9);
        Check.that(laid.isRefused(2) && !laid.isRefused(1), laid.status(2));
    }

    static void tiles() {
        WebMercatorForwardBatchResult points = WebMercator.forwardBatch(LATITUDES, LONGITUDES);
        compare(points, i -> row(points.xs[i], points.ys[i]), i -> {
            WebMercatorForwardResult point = WebMercator.forward(LATITUDES[i], LONGITUDES[i]);
            return row(point.x, point.y);
        });
        WebMercatorInverseBatchResult back = WebMercator.inverseBatch(LATITUDES, LONGITUDES);
        compare(back, i -> row(back.latitudes[i], back.longitudes[i]), i -> {
            Point point = WebMercator.inverse(LATITUDES[i], LONGITUDES[i]);
            return row(point.latitude, point.longitude);
        });
        TileAtBatchResult tiles = Tile.atBatch(LATITUDES, LONGITUDES, 9);
        compare(tiles, i -> tiles.tiles[i] == null ? row(0) : row(tiles.tiles[i].x, tiles.tiles[i].y), i -> {
            Tile tile = Tile.at(LATITUDES[i], LONGITUDES[i], 9);
            return row(tile.x, tile.y);
        });
    }

    private static int signed(Utm utm) {
        return utm.hemisphere.name().equals("NORTH") ? zone(utm) : -zone(utm);
    }

    private static int zone(Utm utm) {
        return utm.zone == Zone.UPS ? Zone.ROW_UPS : utm.zone;
    }

    static void grids() {
        UtmForwardBatchResult grid = Utm.forwardBatch(LATITUDES, LONGITUDES);
        compare(grid, i -> row(grid.eastings[i], grid.northings[i], grid.zones[i]), i -> {
            Utm utm = Utm.forward(LATITUDES[i], LONGITUDES[i]);
            return row(utm.easting, utm.northing, signed(utm));
        });
        UtmInverseBatchResult back = Utm.inverseBatch(grid.eastings, grid.northings, grid.zones);
        MgrsEncodeUtmBatchResult texts = Mgrs.encodeUtmBatch(grid.eastings, grid.northings, grid.zones);
        for (int i = 0; i < ROWS; i++) {
            Check.same(grid.isRefused(i), back.isRefused(i));
            Check.same(grid.isRefused(i), texts.isRefused(i));
            if (grid.isRefused(i)) continue;
            int zone = Math.abs(grid.zones[i]) == Zone.ROW_UPS ? Zone.UPS : Math.abs(grid.zones[i]);
            Hemisphere hemisphere = grid.zones[i] < 0 ? Hemisphere.SOUTH : Hemisphere.NORTH;
            Utm utm = new Utm(grid.eastings[i], grid.northings[i], zone, hemisphere);
            Check.same(Utm.inverse(utm), new Point(back.latitudes[i], back.longitudes[i]));
            Check.same(Mgrs.encodeUtm(utm), texts.texts[i]);
        }
        double[] years = new double[LATITUDES.length];
        java.util.Arrays.fill(years, 2027.5);
        MagneticDeclinationBatchResult norths =
                Magnetic.declinationBatch(LATITUDES, LONGITUDES, new double[LATITUDES.length], years);
        compare(norths, i -> row(norths.declinations[i]), i -> {
            return row(Magnetic.compute(LATITUDES[i], LONGITUDES[i], 0, 2027.5).declination);
        });
        UtmFactorsBatchResult factors = Utm.factorsBatch(LATITUDES, LONGITUDES);
        compare(factors, i -> row(factors.convergences[i], factors.scales[i]), i -> {
            UtmFactorsResult one = Utm.factors(LATITUDES[i], LONGITUDES[i]);
            return row(one.convergence, one.scale);
        });
    }

    static void lines() {
        GeodesicInverseBatchResult geodesic =
                Geodesic.inverseBatch(LATITUDES, LONGITUDES, TO_LATITUDES, TO_LONGITUDES);
        compare(geodesic, i -> row(geodesic.distances[i], geodesic.azimuthsFrom[i], geodesic.azimuthsTo[i]), i -> {
            GeodesicInverseResult one = Geodesic.inverse(from(i), to(i));
            return row(one.distance, one.azimuthFrom, one.azimuthTo);
        });
        GeodesicDirectBatchResult end = Geodesic.directBatch(LATITUDES, LONGITUDES, TO_LONGITUDES, DISTANCES);
        compare(end, i -> row(end.toLatitudes[i], end.toLongitudes[i], end.azimuthsTo[i]), i -> {
            GeodesicDirectResult one = Geodesic.direct(from(i), TO_LONGITUDES[i], DISTANCES[i]);
            return row(one.to.latitude, one.to.longitude, one.azimuthTo);
        });
        SphereInverseBatchResult sphere =
                Sphere.inverseBatch(LATITUDES, LONGITUDES, TO_LATITUDES, TO_LONGITUDES);
        compare(sphere, i -> row(sphere.distances[i], sphere.azimuthsFrom[i], sphere.azimuthsTo[i]), i -> {
            SphereInverseResult one = Sphere.inverse(from(i), to(i));
            return row(one.distance, one.azimuthFrom, one.azimuthTo);
        });
        SphereDirectBatchResult arc = Sphere.directBatch(LATITUDES, LONGITUDES, TO_LONGITUDES, DISTANCES);
        compare(arc, i -> row(arc.toLatitudes[i], arc.toLongitudes[i], arc.azimuthsTo[i]), i -> {
            SphereDirectResult one = Sphere.direct(from(i), TO_LONGITUDES[i], DISTANCES[i]);
            return row(one.to.latitude, one.to.longitude, one.azimuthTo);
        });
        RhumbInverseBatchResult rhumb =
                Rhumb.inverseBatch(LATITUDES, LONGITUDES, TO_LATITUDES, TO_LONGITUDES);
        compare(rhumb, i -> row(rhumb.distances[i], rhumb.azimuths[i]), i -> {
            RhumbInverseResult one = Rhumb.inverse(from(i), to(i));
            return row(one.distance, one.azimuth);
        });
        RhumbDirectBatchResult course = Rhumb.directBatch(LATITUDES, LONGITUDES, TO_LONGITUDES, DISTANCES);
        compare(course, i -> row(course.toLatitudes[i], course.toLongitudes[i]), i -> {
            Point one = Rhumb.direct(from(i), TO_LONGITUDES[i], DISTANCES[i]);
            return row(one.latitude, one.longitude);
        });
    }

    static void shapes() {
        RouteNearestBatchResult places = Route.nearestBatch(SQUARE, LATITUDES, LONGITUDES);
        compare(places, i -> row(places.places[i]), i -> row(Route.nearest(SQUARE, from(i))));
        PolygonContainsBatchResult sides = Polygon.containsBatch(SQUARE, LATITUDES, LONGITUDES);
        compare(sides, i -> row(sides.sides[i]), i -> row(Polygon.contains(SQUARE, from(i))));
    }

    private static Object[] parts(Neighbor neighbor) {
        return row(neighbor.id, neighbor.distance);
    }

    static void pointsOfAnIndex() {
        long[] words = PointIndex.build(
                DoubleColumn.of(TO_LATITUDES), DoubleColumn.of(TO_LONGITUDES), null);
        PointIndexBuildResult built = PointIndex.build(TO_LATITUDES, TO_LONGITUDES);
        Check.that(built.isComplete && Arrays.equals(words, built.words), "the same words");
        PointIndexNearestBatchResult nearest =
                PointIndex.nearestBatch(words, LATITUDES, LONGITUDES, 2, Double.POSITIVE_INFINITY);
        compare(nearest, i -> parts(nearest.neighbors.get(2 * i + 1)), i -> parts(
                PointIndex.nearest(words, from(i), 2, Double.POSITIVE_INFINITY).get(1)));
        Neighbor none =
                PointIndex.nearestBatch(words, new double[] {0}, new double[] {0}, 1, 0).neighbors.get(0);
        Check.that(none.id == -1 && Double.isInfinite(none.distance), none);
        PointIndexCountBatchResult within = PointIndex.countBatch(words, LATITUDES, LONGITUDES, 1e6);
        compare(within, i -> row(within.counts[i]), i -> row(PointIndex.within(words, from(i), 1e6).size()));
        PointIndexWithinBatchResult near = PointIndex.withinBatch(words, LATITUDES, LONGITUDES, 1e6);
        compare(near, i -> row(near.counts[i]), i -> row(PointIndex.within(words, from(i), 1e6).size()));
        Check.that(near.neighbors.size() == Arrays.stream(near.counts).sum(), near.neighbors.size());
        PointIndexInBoundsBatchResult inside = PointIndex.inBoundsBatch(
                words, new double[] {-90, 1}, new double[] {-180, 0}, new double[] {90, 0}, new double[] {180, 1});
        Check.that(inside.ids.length == inside.counts[0] && inside.counts[0] > 0 && inside.counts[1] == 0, "all points");
        Check.that(Status.of(inside.statuses[1]) == Status.VIEW, "a refused rectangle");
    }

    static void edgesOfAnIndex() {
        long[] words = Polygon.indexBuild(SQUARE);
        EdgeIndexContainsBatchResult sides = EdgeIndex.containsBatch(words, LATITUDES, LONGITUDES);
        compare(sides, i -> row(sides.sides[i]), i -> row(Polygon.contains(SQUARE, from(i))));
        long[] route = Route.indexBuild(SQUARE);
        EdgeIndexNearestBatchResult places =
                EdgeIndex.nearestBatch(route, LATITUDES, LONGITUDES, 0, Double.POSITIVE_INFINITY);
        compare(places, i -> row(places.places[i]), i -> row(Route.nearest(SQUARE, from(i))));
        Check.refused(Status.INDEX_KIND, () -> EdgeIndex.containsBatch(route, LATITUDES, LONGITUDES));
    }

    static void emptyAndOneRow() {
        double[] none = {};
        MgrsEncodeBatchResult empty = Mgrs.encodeBatch(none, none);
        Check.same(0, empty.texts.length);
        Check.that(empty.isComplete, "nothing is refused");
        Check.same(0, Mgrs.decodeCellsBatch(new String[0]).cells.length);
        Check.same("31NAA6602100000", Mgrs.encodeBatch(new double[] {0}, new double[] {0}).texts[0]);
        // An error common to all rows is refused even without rows.
        Check.refused(Status.PRECISION, () -> Mgrs.encodeBatch(none, none, 12));
    }

    static void columnsAreWhereTheCallerHasThem() {
        UtmForwardBatchResult expected = Utm.forwardBatch(LATITUDES, LONGITUDES);

        // Alternating in one array, with a point before and one after.
        double[] points = new double[2 * ROWS + 4];
        for (int i = 0; i < ROWS; i++) {
            points[2 * i + 2] = LATITUDES[i];
            points[2 * i + 3] = LONGITUDES[i];
        }
        int[] zones = new int[ROWS];
        byte[] statuses = new byte[ROWS];
        // Results replace the arguments.
        DoubleColumn first = DoubleColumn.of(points, 2, 2, ROWS), second = DoubleColumn.of(points, 3, 2, ROWS);
        Check.same(false, Utm.forwardBatch(first, second, 0, first, second, IntColumn.of(zones), statuses));
        for (int i = 0; i < ROWS; i++) {
            Check.same(expected.eastings[i], points[2 * i + 2]);
            Check.same(expected.northings[i], points[2 * i + 3]);
        }
        Check.that(Arrays.equals(expected.zones, zones), "zones");
        Check.that(Arrays.equals(expected.statuses, statuses), "statuses");
        Check.same(0.0, points[0] + points[1] + points[2 * ROWS + 2] + points[2 * ROWS + 3]);

        // Direct buffers; one of them begins in the middle.
        DoubleBuffer latitudes = direct(ROWS).put(LATITUDES), longitudes = direct(ROWS + 5);
        latitudes.flip();
        longitudes.position(5);
        longitudes.put(LONGITUDES).position(5);
        DoubleBuffer eastings = direct(ROWS), northings = direct(ROWS);
        IntBuffer integers = ByteBuffer.allocateDirect(4 * ROWS).order(ByteOrder.nativeOrder()).asIntBuffer();
        Utm.forwardBatch(DoubleColumn.of(latitudes), DoubleColumn.of(longitudes), 0,
                DoubleColumn.of(eastings), DoubleColumn.of(northings), IntColumn.of(integers), null);
        for (int i = 0; i < ROWS; i++) {
            Check.same(expected.eastings[i], eastings.get(i));
            Check.same(expected.northings[i], northings.get(i));
            Check.same(expected.zones[i], integers.get(i));
        }

        // A buffer over an array, a constant, and no zones.
        double[] results = new double[ROWS];
        Utm.forwardBatch(DoubleColumn.of(DoubleBuffer.wrap(LATITUDES)), DoubleColumn.constant(9), 32,
                DoubleColumn.of(results), DoubleColumn.of(eastings), null, statuses);
        Check.same(Utm.forward(LATITUDES[0], 9, 32).easting, results[0]);
        Check.same(Utm.forward(LATITUDES[ROWS - 1], 9, 32).easting, results[ROWS - 1]);
    }

    private static DoubleBuffer direct(int count) {
        return ByteBuffer.allocateDirect(8 * count).order(ByteOrder.nativeOrder()).asDoubleBuffer();
    }

    static void columnsOutsideOfMemoryAreRefused() {
        double[] ten = new double[10];
        Check.throwsA(IndexOutOfBoundsException.class, () -> DoubleColumn.of(ten, 0, 2, 6));
        Check.throwsA(IndexOutOfBoundsException.class, () -> DoubleColumn.of(ten, -1, 1, 1));
        Check.throwsA(IndexOutOfBoundsException.class, () -> DoubleColumn.of(ten, 0, 0, 3));
        Check.throwsA(IndexOutOfBoundsException.class, () -> DoubleColumn.of(ten, 0, Integer.MAX_VALUE, 3));
        Check.throwsA(IndexOutOfBoundsException.class, () -> DoubleColumn.of(ten, 0, 1, -1));
        Check.throwsA(IndexOutOfBoundsException.class, () -> TextColumn.of("a").get(1));
        Check.throwsA(IllegalArgumentException.class, () -> TextColumn.of(new byte[5], 2));
        Check.throwsA(IllegalArgumentException.class, () -> TextColumn.ofSize(Integer.MAX_VALUE, 28));
        Check.throwsA(IllegalArgumentException.class, () -> DoubleColumn.of(DoubleBuffer.wrap(ten).asReadOnlyBuffer()));
        DoubleBuffer foreign = ByteBuffer.allocateDirect(8).order(ByteOrder.BIG_ENDIAN).asDoubleBuffer();
        Check.throwsA(IllegalArgumentException.class, () -> DoubleColumn.of(foreign));
        // All columns have as many rows.
        double[] nine = new double[9];
        Check.throwsA(IllegalArgumentException.class, () -> Mgrs.encodeBatch(ten, nine));
        DoubleColumn column = DoubleColumn.of(ten), constant = DoubleColumn.constant(1);
        TextColumn texts = TextColumn.ofSize(10, 28);
        Check.throwsA(IllegalArgumentException.class,
                () -> Mgrs.encodeBatch(column, column, 5, texts, new byte[9]));
        Check.throwsA(IllegalArgumentException.class,
                () -> Utm.inverseBatch(column, column, IntColumn.constant(31), constant, column, null));
        Check.refused(Status.BUFFER_TOO_SMALL,
                () -> Mgrs.encodeBatch(column, column, 5, TextColumn.ofSize(10, 8), null));
    }
}
