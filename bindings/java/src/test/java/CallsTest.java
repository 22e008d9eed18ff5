// SPDX-License-Identifier: MIT

import gridnorth.*;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Each function once, with results that are known, and its errors. */
final class CallsTest {
    private static final Point EQUATOR = new Point(0, 0);
    private static final Point POLE = new Point(90, 0);
    /** From the equator to the pole: the quarter meridian of WGS 84. */
    private static final double QUARTER = 10001965.729;
    private static final double[] SQUARE = {0, 0, 0, 10, 10, 10, 10, 0};
    /** The square, and one of two degrees inside. */
    private static final double[] WITH_HOLE = {0, 0, 0, 10, 10, 10, 10, 0, 4, 4, 6, 4, 6, 6, 4, 6};
    private static final int[] RINGS = {4, 4};
    private static final Bounds PARIS = new Bounds(48.8, 2.2, 48.9, 2.4);

    public static void main(String[] arguments) throws Exception {
        Check.run(CallsTest.class);
    }

    static void library() {
        String version = Library.version();
        String[] parts = version.split("\\.");
        int number = 0;
        for (String part : parts) number = 1000 * number + Integer.parseInt(part);
        Check.same(number, Library.versionNumber());
        int level = Library.cpuLevel();
        Check.same(1, Library.cpuLevelLimit(1));
        Check.same(1, Library.cpuLevel());
        Check.same(level, Library.cpuLevelLimit(4));
        Check.same("GN_ERROR_LATITUDE", Status.LATITUDE.cName());
        Check.same("The latitude lies outside -90 to 90 degrees.", Status.LATITUDE.text());
        for (Status status : Status.values()) {
            Check.same(status, Status.of(status.code()));
            Check.that(status.cName().endsWith(status.name()), status);
        }
    }

    static void mgrs() {
        Check.same("31NAA6602100000", Mgrs.encode(0, 0));
        Check.same("31NAA60", Mgrs.encode(0, 0, 1));
        Check.same("31NAA6602100000", Mgrs.encodeUtm(Utm.forward(0, 0)));
        MgrsCell cell = Mgrs.decode("31U DQ 48250 11951");
        Check.same(1.0, cell.size);
        Check.same("DQ", cell.column + cell.row);
        Check.same(Hemisphere.NORTH, cell.utmCenter.hemisphere);
        Check.same(448250.0, cell.utmSouthWest.easting);
        Check.same(cell, Mgrs.decodeStrict("31UDQ4825011951"));
        Check.same(cell.hashCode(), Mgrs.decodeStrict("31UDQ4825011951").hashCode());
        Check.that(!cell.equals(Mgrs.decode("31UDQ4825011952")), "cells differ");
        Check.same("", Mgrs.decode("31U").column);
        Bounds bounds = Mgrs.bounds(Mgrs.decode("31U"));
        Check.same(new Bounds(48, 0, 56, 6), bounds);
        double[] outline = Mgrs.outline(Mgrs.decode("32VJN"), 0.001);
        Check.that(outline.length > 200 && outline[0] == outline[outline.length - 2], outline.length);
        Check.same(EnumSet.of(MgrsFlag.BAND_OF_NEIGHBOR), new HashSet<>(Mgrs.decode("38VMS").flags));
    }

    static void positionsAsText() {
        List<Position> found = Position.parse("40d30'N 75d15'W");
        Check.same(1, found.size());
        Check.same(new Point(40.5, -75.25), found.get(0).point);
        Check.same(Form.DM, found.get(0).form);
        Check.same(null, found.get(0).utm);
        Position utm = Position.parse("31 N 448250 5411951").get(0);
        Check.same(448250.0, utm.utm.easting);
        Position swapped = Position.parse("2 1", Form.DD, EnumSet.of(ParseFlag.LONGITUDE_FIRST)).get(0);
        Check.same(new Point(1, 2), swapped.point);
        Check.same(45.5, Position.coordinateParse("45°30′N", Axis.LATITUDE));
        Check.same("1.000000, 2.000000", Position.format(1, 2));
        FormatOptions options = new FormatOptions().form(Form.DMS).symbols(Symbols.TYPOGRAPHIC).decimals(0)
                .hemispheres(HemisphereStyle.AFTER).flags(EnumSet.of(FormatFlag.PADDED)).separator(" / ");
        Check.same("01°00′00″N / 002°00′00″E", Position.format(1, 2, options));
        Check.same(" / ", options.separator());
        Check.same(Set.of(FormatFlag.PADDED), options.flags());
        Check.same(0, options.decimals());
        // The usual decimals stand for a number that depends on the form.
        Check.same(Decimals.USUAL, new FormatOptions().decimals());
        Check.same("PKAA0000", Georef.encode(45, 15));
        Check.same(new Point(60.5, 15.5), Georef.decode(Georef.encode(60.1, 15.1, 0)).center);
        Check.same("361HN37", Gars.encode(Gars.decode("361HN37").center.latitude,
                Gars.decode("361HN37").center.longitude));
        Check.same("361HN", Gars.encode(0.1, 0.1, 0));
    }

    static void typing() {
        MgrsTyping typing = Mgrs.typing("31U");
        Check.same(TypingField.COLUMN, typing.field);
        Check.same("BCDEFG", typing.next);
        Check.same(null, typing.cell);
        MgrsTyping near = Mgrs.typing("4825 1195", new Point(48.8584, 2.2945), 5);
        Check.same("31UDQ48251195", near.text);
        Check.same(EnumSet.of(TypingFlag.COMPLETED), new HashSet<>(near.flags));
        Check.same(10.0, near.cell.size);
        Check.same("31UDQ48250100", Mgrs.typingFields("31U", "DQ", "4825", "01").text);
        Check.same(48250.0 + 400000, Mgrs.typingFields("31U", "DQ", "4825", "0100").cell.utmSouthWest.easting);
        GridNorthException refusal = Check.refused(Status.MGRS_COLUMN,
                () -> Mgrs.typingFields("31U", " ZQ", "", ""));
        Check.same(TypingField.COLUMN, refusal.field());
        Check.same(1, refusal.offset());
    }

    static void measures() {
        Check.same("1.50 km", Measure.lengthFormat(1500));
        Check.same("1.00 nmi", Measure.lengthFormat(1852, Units.NAUTICAL, 0));
        Check.same(1852.0, Measure.lengthParse("1 nmi"));
        Check.same("2.00 km²", Measure.areaFormat(2e6));
        Check.same(1e4, Measure.areaParse("1 ha"));
        Check.same("45°", Measure.angleFormat(45));
        Check.same("NE", Measure.angleFormat(45, AngleUnit.POINTS_8, 0));
        Check.same(45.0, Measure.angleParse("800 mils"));
        Check.same("1250 m", Measure.lengthFormat(1250, Units.METERS, 0));
        Check.same("1.5 m/s", Measure.speedFormat(1.5));
        Check.same("5:33 min/km", Measure.speedFormat(3, SpeedUnit.MINUTES_PER_KILOMETER, 0));
        Check.same(10.0, Measure.speedParse("36 km/h"));
        Check.same("045° M", Measure.courseFormat(45, North.MAGNETIC));
        Check.same("0800 mil G", Measure.courseFormat(45, North.GRID, AngleUnit.MILS, 0));
        Check.same(45.0, Measure.courseParse("0800 mil G").degrees);
        Check.same(North.GRID, Measure.courseParse("0800 mil G").north);
        Check.same("12.5° W", Measure.declinationFormat(-12.5, AngleUnit.DEGREES, 1));
        Check.same(-12.5, Measure.declinationParse("12.5 W"));
    }

    static void grids() {
        Utm utm = Utm.forward(0, 3);
        Check.same(new Utm(500000, 0, 31, Hemisphere.NORTH), utm);
        Check.same(new Point(0, 3), Utm.inverse(utm));
        Check.same(32, Utm.forward(0, 5.9, 32).zone);
        UtmFactorsResult factors = Utm.factors(0, 3);
        Check.same(0.0, factors.convergence);
        Check.near(0.9996, factors.scale, 1e-15);
        StringBuilder terms = new StringBuilder("2025 Dipole 1/1/2025\n");
        for (int n = 1; n <= 12; n++) {
            for (int m = 0; m <= n; m++) {
                terms.append(n + " " + m + (n == 1 && m == 0 ? " -30000" : " 0") + " 0 0 0\n");
            }
        }
        MagneticModel dipole = Magnetic.modelParse(terms.toString());
        Check.same("DIPOLE", dipole.name);
        Check.same(0.0, Magnetic.compute(10, 20, 0, 2025, dipole).declination);
        MagneticField field = Magnetic.compute(-80, 240, 100_000, 2027.5);
        Check.near(5983.97604965, field.north, 1e-6);
        Check.same(1970.0, Time.decimalYear(0));
        Norths norths = Norths.compute(-80, 240, 100_000, 2027.5, Zone.STANDARD);
        Check.same(field.declination, Norths.azimuthConvert(0, North.MAGNETIC, North.TRUE, norths));
        UtmZoneResult zone = Utm.zone(60, 5);
        Check.same(32, zone.zone);
        Check.same(Hemisphere.NORTH, zone.hemisphere);
        Check.same(32732, Utm.toEpsg(32, Hemisphere.SOUTH));
        Check.same(Hemisphere.SOUTH, Utm.fromEpsg(32732).hemisphere);
        Check.same(32, Utm.fromEpsg(32732).zone);
    }

    static void shotGroups() {
        List<PlanePoint> shots = Arrays.asList(new PlanePoint(0, 0), new PlanePoint(3, 4), new PlanePoint(1, 1));
        Group group = Group.measure(shots, new PlanePoint(1, 0));
        Check.same(5.0, group.extremeSpread);
        Check.near(1.0 / 3, group.offset.x, 1e-15);
        Check.near(1.04719758, Group.targetConvert(1, TargetUnit.MOA, TargetUnit.INCHES, 91.44), 1e-8);
        List<CalibrationPoint> marks = Arrays.asList(
                new CalibrationPoint(new PlanePoint(0, 800), new PlanePoint(0, 0)),
                new CalibrationPoint(new PlanePoint(800, 800), new PlanePoint(1, 0)),
                new CalibrationPoint(new PlanePoint(800, 0), new PlanePoint(1, 1)),
                new CalibrationPoint(new PlanePoint(0, 0), new PlanePoint(0, 1)));
        Calibration photo = Calibration.fit(marks, CalibrationKind.HOMOGRAPHY);
        Check.near(0.0, photo.residual, 1e-12);
        CalibrationToPlaneBatchResult places =
                Calibration.toPlaneBatch(photo, new double[] {400, Double.NaN}, new double[] {200, 0});
        Check.near(0.5, places.xs[0], 1e-12);
        Check.near(0.75, places.ys[0], 1e-12);
        Check.same(true, places.isRefused(1));
        CalibrationToPixelsBatchResult pixels = Calibration.toPixelsBatch(photo, places.xs, places.ys);
        Check.near(400.0, pixels.pixelXs[0], 1e-9);
        Check.near(200.0, pixels.pixelYs[0], 1e-9);
    }

    static void sunAndMoon() {
        // Reda and Andreas, table A5.1.
        Point golden = new Point(39.742476, -105.1786);
        SkyPlace sun = Sky.sunPosition(golden, 1066419030);
        Check.near(194.340241 - 360, sun.azimuth, 0.002);
        Check.near(39.872046, sun.elevation, 0.002);
        SunPositionBatchResult suns = Sky.sunPositionBatch(
                new double[] {39.742476, 91}, new double[] {-105.1786, 0}, new double[] {1066419030, 0});
        Check.same(sun.azimuth, suns.azimuths[0]);
        Check.same(true, suns.isRefused(1));
        Check.near(3.8e8, Sky.moonPosition(golden, 0).distance, 3e7);
        List<SkyEvent> events = Sky.sunEvents(new Point(48.8584, 2.2945), 1782000000, 1782086400);
        Check.same(7, events.size());
        Check.same(SkyEventKind.SUNRISE, events.get(2).kind);
        // The eclipse of 12 August 2026.
        Check.same(SkyEventKind.NEW_MOON, Sky.moonEvents(golden, 1786556160, 1786556280).get(0).kind);
        Check.near(0.0, Sky.moonPhaseAt(1786556220).illuminated, 1e-3);
    }

    static void gridOfAView() {
        GridOptions options = new GridOptions().content(EnumSet.of(GridContent.KM_100, GridContent.SQUARES));
        Check.same(EnumSet.of(GridContent.KM_100, GridContent.SQUARES), new HashSet<>(options.content()));
        Check.same(EnumSet.allOf(GridContent.class), new HashSet<>(new GridOptions().content()));
        Check.same(1000000L, new GridOptions().maxVertices());
        Check.same(512, new GridOptions().tileSize());
        Check.same(8.0, new GridOptions().levelZooms()[0]);
        Check.same(21.0, new GridOptions().levelZooms(new double[] {8, 11, 14, 17, 21}).levelZooms()[4]);
        Check.that(Grid.geoJson(PARIS, 12).contains("\"FeatureCollection\""), "GeoJSON");
        GridLinesResult lines = Grid.lines(PARIS, 12);
        int vertices = 0;
        for (GridLine line : lines.lines) {
            Check.same(vertices, line.first);
            Check.that(line.kind != null && line.axis != null && line.hemisphere != null, line);
            vertices += line.count;
        }
        Check.same(2 * vertices, lines.vertices.length);
        GridLinesPixelsResult pixels = Grid.linesPixels(PARIS, 12, new Point(48.9, 2.2));
        Check.same(lines.lines.size(), pixels.lines.size());
        Check.that(pixels.vertices.length > 0, "no pixels");
        List<GridLabel> labels = Grid.labels(PARIS, 12, options);
        Check.same("DQ", labels.get(0).text);
        Check.same(GridLabelKind.SQUARE, labels.get(0).kind);
        Check.same("square", labels.get(0).kind.word());
        Check.same(null, labels.get(0).axis);
        Check.same(1000.0, Grid.spacing(PARIS, 12));
        Check.that(Grid.bound(PARIS, 12) >= vertices, "bound");
        // Far more than the first memory for a result.
        Bounds world = new Bounds(-90, -180, 90, 180);
        Check.that(Grid.lines(world, 3).vertices.length > 10000, "the world");
        Check.that(Grid.geoJson(world, 3).endsWith("}"), "the whole text");
        Check.refused(Status.TOO_MANY_VERTICES, () -> Grid.lines(world, 3, new GridOptions().maxVertices(10)));
        Check.refused(Status.ZOOM, () -> Grid.labels(PARIS, 31));
    }

    static void screen() {
        double meters = Screen.scale(0, 0);
        Check.near(2 * Math.PI * 6378137 / 512, meters, 1e-6);
        Check.near(2 * meters, Screen.scale(0, 0, 256), 1e-6);
        ScaleBar bar = Screen.scaleBar(0, 10, 100);
        Check.same(bar.value, Math.pow(10, Math.floor(Math.log10(bar.value))) * Character.digit(bar.text.charAt(0), 10));
        Check.that(bar.width <= 100 && bar.text.endsWith(bar.unit), bar);
        Check.same("nmi", Screen.scaleBar(0, 5, 512, 100, Units.NAUTICAL).unit);
    }

    static void screens() {
        // A degree of longitude is 512 * 2^zoom / 360 pixels.
        Screen screen = new Screen(EQUATOR, 5, 800, 600);
        ScreenPointToPixelResult east = Screen.pointToPixel(screen, new Point(0, 3));
        Check.near(400 + 3 * 512 * 32 / 360.0, east.x, 1e-9);
        Check.near(300, east.y, 1e-9);
        Check.near(-400 * 360 / (512 * 32.0), Screen.pixelToPoint(screen, 0, 300).longitude, 1e-9);
        Bounds view = Screen.view(screen);
        Check.near(view.east, Screen.pixelToPoint(screen, 800, 300).longitude, 1e-9);
        Check.near(view.north, Screen.pixelToPoint(screen, 400, 0).latitude, 1e-9);
        // East is up.
        Screen turned = new Screen(EQUATOR, 5, 800, 600, 90, 0, 0, 256);
        Check.near(300 - 3 * 256 * 32 / 360.0, Screen.pointToPixel(turned, new Point(0, 3)).y, 1e-9);
        Check.same(16, Screen.matrix(turned).elements.length);
        Camera camera = Screen.camera(screen);
        List<GridLabel> labels = Grid.labels(view, 5);
        List<LabelPlace> places = Grid.labelPlaces(
            camera, new Box(0, 0, 800, 600), List.of(), List.of(new TextSize(30, 19)), labels);
        Check.same(labels.size(), places.size());
        Check.refused(Status.ZOOM, () -> Screen.view(new Screen(EQUATOR, 31, 800, 600)));
    }

    static void tilesAndViews() {
        WebMercatorForwardResult plane = WebMercator.forward(48.8584, 2.2945);
        Check.near(48.8584, WebMercator.inverse(plane.x, plane.y).latitude, 1e-12);
        Tile tile = Tile.at(48.8584, 2.2945, 14);
        Check.same(tile, Tile.quadkeyParse(Tile.quadkeyFormat(tile)));
        Check.same(1, Tile.coverBounds(Tile.bounds(tile), 14).size());
        Check.same(21L, Tile.countBounds(new Bounds(-90, -180, 90, 180), 0, 2));
        double[] triangle = {0, 0, 0, 20, 20, 10};
        Check.that(Tile.countPolygon(triangle, 6, 6) > Tile.coverPolygon(triangle, 6).size(), "tiles");
        Check.that(Tile.countRoute(triangle, 1000, 6, 6) >= Tile.coverRoute(triangle, 1000, 6).size(),
            "tiles");
        Bounds bounds = Screen.pointsBounds(triangle);
        Check.same(20.0, bounds.east);
        Screen fitted = Screen.fit(bounds, new Screen(EQUATOR, 0, 800, 600), null, 18);
        Check.near(10, fitted.center.longitude, 1e-9);
        Check.refused(Status.ZOOM, () -> Tile.at(0, 0, 31));
    }

    static void geodesics() {
        GeodesicInverseResult inverse = Geodesic.inverse(EQUATOR, POLE);
        Check.near(QUARTER, inverse.distance, 1e-3);
        Check.same(0.0, inverse.azimuthFrom);
        Check.near(90, Geodesic.direct(EQUATOR, 0, QUARTER).to.latitude, 1e-7);
        GeodesicLineResult line = Geodesic.line(EQUATOR, 90, new double[] {0, 111319.490793});
        Check.near(1, line.points[3], 1e-9);
        Check.near(90, line.azimuths[1], 1e-9);
        GeodesicPointsResult between = Geodesic.points(EQUATOR, new Point(0, 10), 11);
        Check.same(22, between.points.length);
        Check.near(5, between.points[11], 1e-9);
        Check.same(11, between.azimuths.length);
        Check.near(Sphere.MEAN_RADIUS * Math.PI / 2, Sphere.inverse(EQUATOR, POLE).distance, 1e-6);
        Check.near(1, Sphere.direct(EQUATOR, 0, Sphere.MEAN_RADIUS * Math.PI / 180).to.latitude, 1e-9);
        Check.near(QUARTER, Rhumb.inverse(EQUATOR, POLE).distance, 1e-3);
        Check.near(1, Rhumb.direct(EQUATOR, 90, 111319.490793).longitude, 1e-9);
        Check.near(5, Rhumb.points(EQUATOR, new Point(0, 10), 3)[3], 1e-9);
        GeodesicGridInverseResult grid = Geodesic.gridInverse(new Point(1, 3), new Point(2, 3));
        Check.near(0, grid.bearingFrom, 1e-12);
        Check.near(2, Geodesic.gridDirect(new Point(1, 3), 31, 0, grid.distance).to.latitude, 1e-9);
        Check.refused(Status.COUNT, () -> Geodesic.points(EQUATOR, POLE, -1));
        Check.refused(Status.COUNT, () -> Geodesic.points(EQUATOR, POLE, Integer.MAX_VALUE));
        Check.same(0, Rhumb.points(EQUATOR, POLE, 0).length);
    }

    static void routes() {
        double[] route = {0, 0, 0, 10, 0, 20};
        double length = Route.length(route);
        Check.near(20 * 111319.490793, length, 1e-3);
        double[] distances = Route.distances(route);
        Check.same(3, distances.length);
        Check.same(length, distances[2]);
        RoutePointResult middle = Route.point(route, 1.5 * distances[1]);
        Check.near(15, middle.point.longitude, 1e-9);
        Check.same(1, middle.segment);
        RoutePlace place = Route.nearest(route, new Point(1, 12));
        Check.near(12, place.point.longitude, 1e-6);
        Check.same(1, place.segment);
        double[] dense = Route.densify(new double[] {50, 0, 50, 60}, false, 1000);
        Check.that(dense.length > 4, dense.length);
        Check.same(4, Route.simplify(route, false, 1).length);
        Check.that(Route.geoJson(route).contains("\"LineString\""), "GeoJSON");
        Check.same(10, Shape.rectangle(new Point(48.8, 2.3), 800, 300, 30).length);
        Check.that(Route.parallel(route, -1000).length > 4, "parallel");
        double[] ring = Route.corridor(route, 1000, 0);
        Check.same(ring[0], ring[ring.length - 2]);
        Check.that(Route.arrow(route, 100, 300, 500).length > 16, "arrow");
        Check.same(50000.0, Route.marks(route, 0, 50000).get(1).distance);
        Check.same(Points.list(route), Points.list(Points.of(Points.list(route))));
        Check.throwsA(IllegalArgumentException.class, () -> Route.length(new double[] {1, 2, 3}));
    }

    static void polygons() {
        PolygonMeasureResult whole = Polygon.measure(SQUARE);
        PolygonMeasureResult pierced = Polygon.measure(WITH_HOLE, RINGS);
        Check.that(whole.area > 1.2e12 && pierced.area < whole.area && pierced.perimeter > whole.perimeter, whole.area);
        Check.same(Orientation.COUNTERCLOCKWISE, Polygon.orientation(SQUARE));
        Check.same(null, Polygon.orientation(new double[] {0, 0, 0, 0, 0, 0}));
        Check.same(Side.INSIDE, Polygon.contains(SQUARE, new Point(5, 5)));
        Check.same(Side.OUTSIDE, Polygon.contains(WITH_HOLE, RINGS, new Point(5, 5)));
        Check.same(Side.ON_BORDER, Polygon.contains(SQUARE, EQUATOR));
        Check.same(10.0, Polygon.bounds(SQUARE).east);
        Check.same(Polygon.bounds(SQUARE), Polygon.bounds(WITH_HOLE, RINGS));
        Check.near(5, Polygon.centroid(SQUARE).longitude, 1e-9);
        Check.near(5, Polygon.centroid(WITH_HOLE, RINGS).longitude, 1e-9);
        Check.same(false, Polygon.findCrossing(SQUARE).found);
        PolygonCrossing crossing = Polygon.findCrossing(new double[] {0, 0, 10, 10, 0, 10, 10, 0}, null);
        Check.same(true, crossing.found);
        Check.same(0, crossing.edge);
        Check.same(2, crossing.otherEdge);
        Check.that(Polygon.geoJson(SQUARE).contains("\"Polygon\""), "GeoJSON");
        GeoJsonOptions options = new GeoJsonOptions().decimals(0);
        String text = Polygon.geoJson(WITH_HOLE, RINGS, options, "{\"name\":\"Loch – \\u0000 湖\"}");
        Check.that(text.contains("\"name\":\"Loch – \\u0000 湖\""), text);
        Check.that(text.contains("[10,0]"), text);
        Check.refused(Status.RINGS, () -> Polygon.measure(SQUARE, new int[] {-4, 8}));
        Check.refused(Status.PROPERTIES, () -> Polygon.geoJson(SQUARE, null, null, "[1]"));
    }

    static void indexesOfPoints() {
        // The third is refused: it keeps its row, but no query finds it.
        PointIndexBuildResult built = PointIndex.build(
                new double[] {46.5, 46.6, 91, 46.7}, new double[] {8, 8.1, 0, 7.9});
        long[] words = built.words;
        Check.same(false, built.isComplete);
        Check.same(Status.LATITUDE, built.status(2));
        Check.same(Status.OK, built.status(3));
        Check.same(IndexKind.POINTS, Index.check(words));
        Point here = new Point(46.55, 8);
        List<Neighbor> nearest = PointIndex.nearest(words, here, 2, Double.POSITIVE_INFINITY);
        Check.same(2, nearest.size());
        Check.same(0, nearest.get(0).id);
        Check.same(1, nearest.get(1).id);
        Check.same(Geodesic.inverse(here, new Point(46.5, 8)).distance, nearest.get(0).distance);
        Check.same(nearest, PointIndex.within(words, here, 10000));
        Check.same(3, PointIndex.within(words, here, Double.POSITIVE_INFINITY).size());
        int[] ids = PointIndex.inBounds(words, new Bounds(46.55, 7.5, 47, 8.5));
        Check.same("[1, 3]", Arrays.toString(ids));
        ids = PointIndex.inBounds(words, Shape.circleBounds(here, 10000));
        Check.same("[0, 1]", Arrays.toString(ids));
        Check.refused(Status.DISTANCE, () -> PointIndex.nearest(words, here, 2, -1));
        Check.refused(Status.COUNT, () -> PointIndex.nearest(words, here, -1, 1e7));
        Check.refused(Status.COUNT, () ->
                PointIndex.nearestBatch(words, new double[] {46.5}, new double[] {8}, Integer.MIN_VALUE, 1e7));
        Check.refused(Status.RADIUS, () -> Shape.circleBounds(here, 0));
    }

    static void indexesOfEdges() {
        long[] square = Polygon.indexBuild(SQUARE);
        Check.same(IndexKind.EDGES, Index.check(square));
        long[] bow = Polygon.indexBuild(new double[] {0, 0, 10, 10, 10, 0, 0, 10}, null);
        List<PolygonCrossing> crossings = EdgeIndex.crossings(bow);
        Check.same(1, crossings.size());
        Check.same(2, crossings.get(0).otherEdge);
        Check.same(0, EdgeIndex.crossings(square).size());
        Check.that(EdgeIndex.crossings(square, bow).size() > 0, "two polygons cross");
        Check.refused(Status.RINGS, () -> Polygon.indexBuild(SQUARE, new int[] {3}));
        Check.refused(Status.INDEX_KIND, () -> PointIndex.within(square, EQUATOR, 1));
    }

    /** A circle and, to the east of it, a line to the north. */
    private static final List<Fence> FENCES = Arrays.asList(
            new Fence(1, FenceShape.CIRCLE, EnumSet.of(FenceTrigger.ENTER, FenceTrigger.EXIT), 1, 0, 200, 0, 0),
            new Fence(2, FenceShape.LINE, EnumSet.of(FenceTrigger.CROSSED_LEFT, FenceTrigger.CROSSED_RIGHT),
                    2, 0, 0, 0, 0));
    private static final double[] OF_FENCES = {46.5, 8, 46.4, 8.2, 46.6, 8.2};

    private static Fix fix(double time, double longitude) {
        return new Fix(time, new Point(46.5, longitude), Double.NaN, 5);
    }

    static void fencesHoldPositions() {
        FenceIndexBuildResult built = Fence.indexBuild(FENCES, OF_FENCES);
        Check.that(built.isComplete && built.statuses.length == 2, "both fences are accepted");
        Check.same(IndexKind.FENCES, Index.check(built.words));
        Check.same("[1]", Arrays.toString(Fence.indexHolding(built.words, new Point(46.501, 8), Double.NaN)));
        FenceIndexBuildResult twice = Fence.indexBuild(
                Arrays.asList(FENCES.get(0), FENCES.get(0)), new double[] {46.5, 8, 46.5, 8});
        Check.that(!twice.isComplete && twice.status(0) == Status.OK, "the first fence is accepted");
        Check.same(Status.FENCE_ID, twice.status(1));
        Check.refused(Status.COUNT, () -> Fence.indexBuild(FENCES, new double[] {46.5, 8}));

        // Ids have all their bits; a polygon has rings and altitudes.
        long id = Long.MIN_VALUE + 1;
        Set<FenceTrigger> none = EnumSet.noneOf(FenceTrigger.class);
        Fence polygon = new Fence(id, FenceShape.POLYGON, none, 8, 2, 0, 0, 100);
        long[] hole = Fence.indexBuild(Collections.singletonList(polygon), WITH_HOLE, RINGS).words;
        Check.same(id, Fence.indexHolding(hole, new Point(3, 3), 50)[0]);
        Check.same(0, Fence.indexHolding(hole, new Point(5, 5), 50).length);
        Check.same(0, Fence.indexHolding(hole, new Point(3, 3), 150).length);
        Check.that(!polygon.equals(new Fence(id + 1, FenceShape.POLYGON, none, 8, 2, 0, 0, 100)), "ids differ");
        Check.same(polygon, new Fence(id, FenceShape.POLYGON, none, 8, 2, 0, 0, 100));

        double[] latitudes = {46.5, 46.5, 91};
        double[] longitudes = {8, 8.1, 0};
        FenceIndexHoldingBatchResult rows =
                Fence.indexHoldingBatch(built.words, latitudes, longitudes, new double[3]);
        Check.same("[1, 0, 0] [1]", Arrays.toString(rows.counts) + " " + Arrays.toString(rows.ids));
        Check.same(Status.LATITUDE, rows.status(2));
        int[] counts = new int[3];
        long[] ids = Fence.indexHoldingBatch(built.words, DoubleColumn.of(latitudes),
                DoubleColumn.of(longitudes), DoubleColumn.constant(Double.NaN), IntColumn.of(counts), null);
        Check.same("[1, 0, 0] [1]", Arrays.toString(counts) + " " + Arrays.toString(ids));
    }

    static void fencesReportWhoPasses() {
        long[] words = Fence.indexBuild(FENCES, OF_FENCES).words;
        FenceIndexStepResult first =
                Fence.indexStep(words, null, fix(0, 7.9), Collections.<FencePresence>emptyList());
        Check.that(first.state.hasFix && first.presences.isEmpty() && first.events.isEmpty(), "it is outside");
        FenceIndexStepResult second = Fence.indexStep(words, first.state, fix(60, 8), first.presences);
        Check.same(1, second.presences.size());
        Check.same(1L, second.presences.get(0).id);
        Check.same(FenceTrigger.ENTER, second.events.get(0).kind);

        // A stored state goes on where it was.
        FencePresence known = second.presences.get(0);
        FencePresence stored = new FencePresence(known.id, known.since, known.hasDwelt);
        FenceState state = new FenceState(second.state.fix, second.state.presenceCount, second.state.hasFix);
        FenceIndexStepResult third =
                Fence.indexStep(words, state, fix(180, 8.3), Collections.singletonList(stored));
        Check.that(third.presences.isEmpty() && third.events.size() == 2, "it left, and crossed");
        Check.same("1 EXIT", third.events.get(0).id + " " + third.events.get(0).kind);
        Check.same(known.since, third.events.get(0).since);
        Check.same("2 CROSSED_RIGHT", third.events.get(1).id + " " + third.events.get(1).kind);

        Check.refused(Status.TIME, () -> Fence.indexStep(words, state, fix(59, 8), second.presences));
        Check.throwsA(IllegalArgumentException.class,
                () -> Fence.indexStep(words, state, fix(180, 8.3), Collections.<FencePresence>emptyList()));
    }

    private static final String GPX = "<gpx><wpt lat='46.5' lon='8'><ele>2430</ele><name>Fish &amp; chips</name></wpt>"
            + "<wpt lat='91' lon='8'/><rte><rtept lat='1' lon='2'/><rtept lat='3' lon='4'/></rte></gpx>";
    private static final String KML = "<kml><Placemark><Polygon><outerBoundaryIs><LinearRing>"
            + "<coordinates>0,0 10,0 10,10 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>";
    private static final String COT = "<event version='2.0' uid='u' type='u-d-c-c' time='2026-11-22T08:17:05Z' "
            + "start='2026-11-22T08:17:05Z' stale='2026-11-22T08:27:05Z' how='m-g'>"
            + "<point lat='46.5' lon='8' hae='9999999' ce='9' le='9999999'/>"
            + "<detail><shape><ellipse major='500' minor='500' angle='360'/></shape></detail></event>";

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static void documentsAreRead() {
        byte[] gpx = utf8(GPX);
        Check.same(ExchangeFormat.GPX, Exchange.detect(gpx));
        Check.same(ExchangeFormat.KML, Exchange.detect(utf8(KML)));
        Check.same(ExchangeFormat.COT, Exchange.detect(utf8(COT)));
        byte[] geojson = utf8("{\"type\":\"Feature\",\"properties\":{\"name\":\"Z\\u00fcrich\"},"
            + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[8,46.5,2430]}}");
        Check.same(ExchangeFormat.GEOJSON, Exchange.detect(geojson));
        Check.refused(Status.DOCUMENT, () -> Exchange.detect(utf8("<html/>")));

        GpxReadResult read = Exchange.gpxRead(gpx);
        Check.same("2 3", read.features.size() + " " + read.vertices.size());
        Check.same(FeatureKind.POINT, read.features.get(0).kind);
        Check.same("[ROUTE, XML_TEXTS]", read.features.get(1).flags.toString());
        Check.same(new Vertex(new Point(46.5, 8), 2430, Double.NaN), read.vertices.get(0));
        Check.same("1 LATITUDE", read.report.skipped + " " + read.report.error);
        Check.same("Fish & chips", Exchange.xmlUnescape(read.features.get(0).name.in(gpx)));
        Check.refused(Status.XML_REFERENCE, () -> Exchange.xmlUnescape("&nbsp;"));
        Check.same(FeatureKind.AREA, Exchange.kmlRead(utf8(KML)).features.get(0).kind);
        Check.same(500.0, Exchange.cotRead(utf8(COT)).features.get(0).radius);
        Feature place = Exchange.geoJsonRead(geojson).features.get(0);
        Check.same("[JSON_TEXTS]", place.flags.toString());
        Check.same("Z\u00fcrich", Exchange.jsonUnescape(place.name.in(geojson)));
        Check.refused(Status.JSON, () -> Exchange.jsonUnescape("\\x"));
        try {
            Exchange.kmlRead(utf8("<kml>&a;</kml>"));
            Check.that(false, "a reference");
        } catch (GridNorthException error) {
            Check.same("XML_REFERENCE 5", error.status() + " " + error.offset());
        }

        Check.same(COT.length(), Exchange.cotFindEvent(utf8(COT + "<eve")));
        CotSearchEventResult sought = Exchange.cotSearchEvent(utf8(COT.substring(0, 40)), new CotSearch(0, 0, 0, 0));
        Check.same(0, sought.eventSize);
        Check.same(COT.length(), Exchange.cotSearchEvent(utf8(COT + "<eve"), 0, sought.state).eventSize);
        Check.refused(Status.TEXT_INCOMPLETE, () -> Exchange.cotFindEvent(utf8("<event")));
        Check.refused(Status.XML_LIMIT, () -> Exchange.cotFindEvent(utf8(COT), 100));
    }

    static void documentsAreWritten() {
        byte[] gpx = utf8(GPX);
        GpxReadResult read = Exchange.gpxRead(gpx);
        ExchangeOptions options = new ExchangeOptions().time(1795335425.25);
        GpxWriteResult written = Exchange.gpxWrite(read.features, read.vertices, gpx, options);
        Check.same("0 OK", written.report.skipped + " " + written.report.error);
        Check.same(3, Exchange.gpxRead(utf8(written.text)).vertices.size());
        String kml = Exchange.kmlWrite(read.features, read.vertices, gpx).text;
        Check.same(2, Exchange.kmlRead(utf8(kml)).features.size());
        String cot = Exchange.cotWrite(read.features, read.vertices, gpx, options).text;
        Check.same(1795335425.25, Exchange.cotRead(utf8(cot)).features.get(0).time);
        ExchangeReport untimed = Exchange.cotWrite(read.features, read.vertices, gpx).report;
        Check.same("2 DATE", untimed.skipped + " " + untimed.error);
        String geojson = Exchange.featuresGeoJson(read.features, read.vertices, gpx).text;
        Check.that(geojson.contains("Fish & chips"), geojson);
        Check.refused(Status.DECIMALS,
                () -> Exchange.gpxWrite(read.features, read.vertices, gpx, new ExchangeOptions().decimals(13)));

        Feature own = new Feature().withKind(FeatureKind.POINT).withCount(1).withName(new Span(0, 5));
        Check.that(Double.isNaN(own.radius) && new Feature().kind == null, own);
        List<Vertex> places = Collections.singletonList(new Vertex(new Point(46.5715, 8.4147), 2430, Double.NaN));
        written = Exchange.gpxWrite(Collections.singletonList(own), places, utf8("Furka"));
        Check.that(written.text.contains(">Furka<") && written.report.skipped == 0, written.text);
        own = own.withName(new Span(0, 6));
        Check.same(Status.SPAN, Exchange.gpxWrite(Collections.singletonList(own), places, utf8("Furka")).report.error);
        Check.same(1, Exchange.gpxWrite(Collections.singletonList(new Feature()), places, null).report.skipped);
    }

    static void times() {
        Check.same(1795335425.25, Time.parse("2026-11-22T08:17:05.250Z"));
        Check.refused(Status.DATE, () -> Time.parse("2026-13-01"));
        Check.same("2026-11-22T08:17:05.25Z", Time.format(1795335425.25, 2));
        Check.same("1970-01-01T00:00:00Z", Time.format(0));
        Check.refused(Status.YEAR, () -> Time.format(1e15));
    }

    static void tracksKeepTheCorners() {
        TrackState state = Track.begin(new TrackOptions().largestSpeed(1000));
        StringBuilder kept = new StringBuilder();
        for (int second = 0; second < 20; second++) {
            Point point = new Point(46.5 + 0.001 * Math.min(second, 9), 8 + 0.001 * Math.max(second - 9, 0));
            TrackAddResult added = Track.add(state, new Fix(second, point, Double.NaN, 5));
            // A stored state goes on where it was.
            state = new TrackState(added.state.numbers.clone());
            if (added.step.vertexCount == 1) kept.append(added.step.vertex.time).append(' ');
        }
        TrackState whole = state;
        TrackStep stray = Track.add(whole, fix(20, 9)).step;
        Check.same(TrackOutcome.LEFT_OUT, stray.outcome);
        Check.same("[STRAYED]", stray.flags.toString());
        Check.refused(Status.TRACK_TIME, () -> Track.add(whole, fix(18, 8)));
        TrackEndResult end = Track.finish(whole);
        Check.same("0.0 9.0 19.0", kept.toString() + end.step.vertex.time);
        TrackTotals totals = Track.summarize(end.state);
        Check.that(Math.abs(totals.distance - 1767.9) < 0.5, "distance");
        Check.same(20, totals.takenCount);
        Check.refused(Status.TRACK_STATE, () -> Track.summarize(new TrackState(new double[64])));
    }

    static void moreFencesThanThereIsRoomForAtFirst() {
        Fence[] fences = new Fence[100];
        for (int i = 0; i < fences.length; i++) {
            fences[i] = new Fence(i, FenceShape.CIRCLE, EnumSet.of(FenceTrigger.EXIT), 1, 0, 200, 0, 0);
        }
        long[] words = Fence.indexBuild(Arrays.asList(fences), new double[200]).words;
        FenceOptions options = new FenceOptions().flags(EnumSet.of(FenceFlag.REPORT_FIRST));
        Fix here = new Fix(0, EQUATOR, 0, 0);
        FenceIndexStepResult in =
                Fence.indexStep(words, options, null, here, Collections.<FencePresence>emptyList());
        Check.same(100, in.presences.size());
        FenceIndexStepResult out = Fence.indexStep(words, in.state, new Fix(9, POLE, 0, 0), in.presences);
        Check.that(out.presences.isEmpty() && out.events.size() == 100, "it left all");
    }

    static void terrain() {
        // 100 m and 200 m in the north, 300 m and 400 m in the south.
        byte[] file = {0, 100, 0, (byte) 200, 1, 44, 1, (byte) 144};
        HeightGrid grid = Height.gridHgt(file, 46, 8);
        Check.same("2 2", grid.rows + " " + grid.columns);
        Check.refused(Status.HEIGHT_FILE, () -> Height.gridHgt(new byte[3], 46, 8));
        Check.refused(Status.HEIGHT_FILE, () -> Height.gridDted(file));
        Check.refused(Status.HEIGHT_FILE, () -> Height.gridGtx(file));
        List<HeightGrid> grids = Arrays.asList(grid);
        Check.near(250, Height.at(file, grids, new Point(46.5, 8.5)), 0);
        Check.refused(Status.HEIGHT_OUTSIDE, () -> Height.at(file, grids, new Point(45.5, 8.5)));
        HeightAtBatchResult many =
                Height.atBatch(file, grids, new double[] {46.5, 45.5}, new double[] {8.5, 8.5});
        Check.that(many.heights[0] == 250 && Double.isNaN(many.heights[1]), "rows without a height are NaN");
        double[] ends = {46.5, 8.25, 46.5, 8.75};
        List<ProfileSample> profile = Profile.sampleRoute(file, grids, ends, 10000);
        Check.same(5, profile.size());
        Check.near(275, profile.get(4).height, 0);
        Check.near(50, Profile.summarize(profile, 10).ascent, 0.1);
        SightOptions options = new SightOptions().step(1000);
        Point west = new Point(46.5, 8.25);
        Sight sight = Sight.between(file, grids, west, 2, new Point(46.5, 8.75), 2, options);
        Check.that(!sight.isVisible && sight.clearance < -10, "the earth is round");
        Sight along = Sight.along(file, grids, west, 200, sight.azimuth, sight.distance, 200, options);
        Check.that(along.isVisible && Math.abs(along.to.longitude - 8.75) < 1e-9, "from masts it is seen");
        CellGrid raster = new CellGrid(46.5, 8.25, 0.01, 0.05, 1, 3);
        byte[] cells = Viewshed.cells(file, grids, west, 2, 0, 6000, options, raster);
        Check.same("[1, 1, 2]", Arrays.toString(cells));
        Check.same(3, Viewshed.cells(file, grids, west, 2, 0, 6000, raster).length);
        Check.refused(Status.CELL_GRID, () -> Viewshed.cells(file, grids, west, 2, 0, 6000,
                new CellGrid(0, 0, 1, 1, 0, 1)));
        List<DeadGround> dead = Viewshed.deadGround(file, grids, west, 2, 0, 20000, 90, 10, 10, options);
        Check.that(dead.size() == 1 && dead.get(0).outerRadius == 20000 && dead.get(0).innerRadius > 3000, "dead");
        Check.refused(Status.AZIMUTH_STEP, () -> Viewshed.deadGround(file, grids, west, 2, 0, 9, 90, 10, 0));
        Check.refused(Status.CURVATURE, () -> Sight.between(file, grids, west, 2, west, 2,
                new SightOptions().curvature(3)));
    }

    static void navigation() {
        double[] route = {46.5, 8, 46.51, 8, 46.51, 8.02};
        long[] words = Route.indexBuild(route);
        NavigationStepResult first = Navigation.step(words, null, onWay(0, 46.505, 8.0001));
        Check.same("1 1", first.guidance.nextWaypoint + " " + first.guidance.passed);
        Check.near(555.8, first.guidance.waypointDistance, 0.1);
        Check.near(90, first.guidance.turn, 0.1);
        Check.near(7.7, first.guidance.distanceOff, 0.1);
        Check.that(first.state.hasFix && Double.isNaN(first.guidance.speed), "one fix");
        NavigationStepResult second = Navigation.step(words, first.state, onWay(60, 46.506, 8));
        Check.near(111.16 / 60, second.guidance.speed, 0.01);
        Check.that(second.guidance.timeLeft > second.guidance.waypointTime, "times");
        Check.same(EnumSet.noneOf(NavigationFlag.class), second.guidance.flags);

        NavigationState last = second.state;
        Check.refused(Status.TIME, () -> Navigation.step(words, last, onWay(59, 46.506, 8)));
        long[] other = Route.indexBuild(Arrays.copyOf(route, 4));
        Check.refused(Status.ROUTE, () -> Navigation.step(other, last, onWay(61, 46.506, 8)));
        int[] three = {3};
        Check.refused(Status.WAYPOINT,
                () -> Navigation.step(words, three, null, null, onWay(0, 46.506, 8)));

        // A stored state goes on where it was.
        NavigationState stored = new NavigationState(last.fix, last.time, last.distanceAlong, last.turnedAt, last.turnedBackAt,
                last.speed, last.speedWeight, last.length, last.waypointAlong, last.waypointTurn, last.nextWaypoint,
                last.route, last.waypointPoint, last.hasFix, last.flags);
        Check.same(Navigation.step(words, last, onWay(90, 46.51, 8)).state,
                Navigation.step(words, stored, onWay(90, 46.51, 8)).state);

        NavigationOptions options = new NavigationOptions().worstAccuracy(4);
        Guidance ignored = Navigation.step(words, null, options, last, onWay(90, 46.51, 8.02)).guidance;
        Check.same(EnumSet.of(NavigationFlag.IGNORED), ignored.flags);
        int[] ends = {0, 2};
        Guidance away = Navigation.step(words, ends, null, null, onWay(0, 46.507, 8.01)).guidance;
        Check.same(EnumSet.of(NavigationFlag.OFF_ROUTE), away.flags);
        Check.same(0, away.nextWaypoint);
        Guidance atEnds = Navigation.step(words, ends, null, null, onWay(0, 46.505, 8)).guidance;
        Check.same(1, atEnds.nextWaypoint);
        Check.near(atEnds.distanceLeft, atEnds.waypointDistance, 1e-6);
        Guidance there = Navigation.step(words, null, onWay(0, 46.51, 8.02)).guidance;
        Check.same(EnumSet.of(NavigationFlag.ARRIVED), there.flags);
    }

    static Fix onWay(double time, double latitude, double longitude) {
        return new Fix(time, new Point(latitude, longitude), Double.NaN, 5);
    }

    static void damagedIndexes() {
        long[] words = Route.indexBuild(SQUARE);
        Check.refused(Status.INDEX_SIZE, () -> Index.check(Arrays.copyOf(words, words.length - 1)));
        Check.refused(Status.INDEX, () -> Index.check(new long[64]));
        Check.refused(Status.INDEX, () -> EdgeIndex.crossings(words, new long[64]));
        words[words.length - 1] ^= 1;
        Check.refused(Status.INDEX_DAMAGED, () -> Index.check(words));
    }

    static void shapes() {
        ShapeOptions options = new ShapeOptions().vertices(6).placement(Placement.OUTSIDE);
        Check.same(14, Shape.circle(EQUATOR, 1000, options).length);
        Check.same(Placement.OUTSIDE, options.placement());
        double[] circle = Shape.circle(EQUATOR, 1000, new ShapeOptions().vertices(1000));
        Check.same(2002, circle.length);
        Check.near(1000, Geodesic.inverse(EQUATOR, new Point(circle[100], circle[101])).distance, 1e-7);
        Check.same(Shape.circle(POLE, 5), Shape.circle(POLE, 5, null));
        Check.that(Shape.ellipse(EQUATOR, 2000, 1000, 45).length > 20, "ellipse");
        Check.that(Shape.wedge(EQUATOR, 10, 1000, 45, 90).length > 20, "wedge");
        Check.that(Shape.arc(EQUATOR, 1000, 45, 90).length > 10, "arc");
        RingSetResult rings = Shape.ringSet(EQUATOR, new double[] {1000, 2000}, new ShapeOptions().radials(4));
        Check.same(6, rings.lines.size());
        Check.same(RingLineKind.RADIAL, rings.lines.get(5).kind);
        Check.same(rings.vertices.length, 2 * (rings.lines.get(5).first + rings.lines.get(5).count));
        Check.that(Shape.circleGeoJson(EQUATOR, 1000).contains("\"Polygon\""), "circle");
        String properties = "{\"a\":[1,2]}";
        Check.that(Shape.circleGeoJson(EQUATOR, 1000, options, properties).contains(properties), "properties");
        Check.that(Shape.ellipseGeoJson(EQUATOR, 2000, 1000, 45).contains("\"Polygon\""), "ellipse");
        Check.that(Shape.wedgeGeoJson(EQUATOR, 0, 1000, 45, 90).contains("\"Polygon\""), "wedge");
        Check.that(Shape.arcGeoJson(EQUATOR, 1000, 45, 90).contains("\"LineString\""), "arc");
        Check.that(Shape.ringSetGeoJson(EQUATOR, new double[] {1, 2}).contains("FeatureCollection"), "rings");
        Check.refused(Status.RADIUS, () -> Shape.circle(EQUATOR, -1));
        Check.refused(Status.VERTICES, () -> Shape.circle(EQUATOR, 1, new ShapeOptions().vertices(-1)));
        Check.refused(Status.COUNT, () -> Shape.ringSet(EQUATOR, new double[0]));
    }

    static void placesInTexts() {
        GridNorthException refusal = Check.refused(Status.MGRS_ODD_DIGITS, () -> Mgrs.decode("32VNM 9798 431"));
        Check.same(6, refusal.offset());
        Check.same(null, refusal.field());
        Check.same("Easting and northing do not have the same number of digits. (at index 6)", refusal.getMessage());
        // Chars before the refused one, not bytes: characters of two, three and four bytes.
        Check.same(6, Check.refused(Status.TEXT_BYTE, () -> Position.parse("40° 75@")).offset());
        Check.same(6, Check.refused(Status.TEXT_BYTE, () -> Position.parse("40 75 🌍")).offset());
        Check.same(3, Check.refused(Status.TEXT_BYTE, () -> Mgrs.decode("38S\0MB")).offset());
        // Half of a pair is no character; it must not become a question mark, which a geo URI may have.
        Check.same(1, Position.parse("geo:1,2?z=3").size());
        Check.refused(Status.TEXT_BYTE, () -> Position.parse("geo:1,2\ud800z=3"));
        Check.refused(Status.TEXT_BYTE, () -> Position.parse("\udc00"));
        Check.same(Status.TEXT_EMPTY, Check.refused(Status.TEXT_EMPTY, () -> Measure.lengthParse("")).status());
        Check.same(-1, Check.refused(Status.LATITUDE, () -> Mgrs.encode(91, 0)).offset());
        Check.refused(Status.TEXT_UNIT, () -> Measure.lengthParse("5 parsecs"));
        Check.refused(Status.FORM, () -> Position.format(1, 2, new FormatOptions().form(Form.ANY)));
    }

    static void nothingIsNull() {
        Check.throwsA(NullPointerException.class, () -> Mgrs.decode(null));
        Check.throwsA(NullPointerException.class, () -> Utm.inverse(null));
        Check.throwsA(NullPointerException.class, () -> Route.length(null));
        Check.throwsA(NullPointerException.class, () -> Geodesic.line(EQUATOR, 0, null));
        Check.throwsA(NullPointerException.class, () -> Mgrs.encodeBatch((double[]) null, new double[0]));
        Check.throwsA(NullPointerException.class, () -> Mgrs.decodeBatch(new String[] {"31U", null}));
        Check.throwsA(NullPointerException.class, () -> Position.parse("1 2", null, Collections.emptySet()));
        Check.throwsA(NullPointerException.class, () -> Position.parse("1 2", Form.ANY, null));
    }

    static void textsThatDoNotFitIntoOptions() {
        Check.throwsA(IllegalArgumentException.class, () -> new FormatOptions().separator("12345678"));
        Check.throwsA(IllegalArgumentException.class, () -> new GridOptions().levelZooms(new double[4]));
    }
}
