// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.nio.Buffer;

/** The functions of the C library, through JNI. Java 22 and later use another version of this class. */
final class Native {
    static {
        Loader.load();
    }

    private Native() {}

    static native String version();

    static native int versionNumber();

    static native String statusText(int status);

    static native String statusName(int status);

    static native int cpuLevel();

    static native int cpuLevelLimit(int level);

    static native int mgrsEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed);

    static native int mgrsEncodeUtm(long[] utm, int precision, byte[] out, long capacity, long[] needed);

    static int mgrsEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        return mgrsEncodeBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), precision, Column.array(texts),
                Column.buffer(texts), Column.at(texts, first), Column.stride(texts), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int mgrsEncodeBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int precision, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int mgrsEncodeUtmBatch(long first, long count, Column eastings, Column northings, Column zones,
            int precision, Column texts, Column statuses) {
        return mgrsEncodeUtmBatchRows(count, Column.array(eastings), Column.buffer(eastings), Column.at(eastings,
                first), Column.stride(eastings), Column.array(northings), Column.buffer(northings),
                Column.at(northings, first), Column.stride(northings), Column.array(zones), Column.buffer(zones),
                Column.at(zones, first), Column.stride(zones), precision, Column.array(texts),
                Column.buffer(texts), Column.at(texts, first), Column.stride(texts), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int mgrsEncodeUtmBatchRows(long count, Object eastingsArray, Buffer eastingsBuffer,
            long eastingsAt, long eastingsStride, Object northingsArray, Buffer northingsBuffer, long northingsAt,
            long northingsStride, Object zonesArray, Buffer zonesBuffer, long zonesAt, long zonesStride,
            int precision, Object textsArray, Buffer textsBuffer, long textsAt, long textsStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int mgrsDecode(byte[] text, long textSize, long[] out, long[] errorOffset);

    static native int mgrsDecodeStrict(byte[] text, long textSize, long[] out, long[] errorOffset);

    static int mgrsDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        return mgrsDecodeBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts, first),
                Column.stride(texts), Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int mgrsDecodeBatchRows(long count, Object textsArray, Buffer textsBuffer, long textsAt,
            long textsStride, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt,
            long latitudesStride, Object longitudesArray, Buffer longitudesBuffer, long longitudesAt,
            long longitudesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int mgrsDecodeStrictBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        return mgrsDecodeStrictBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts,
                first), Column.stride(texts), Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int mgrsDecodeStrictBatchRows(long count, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt,
            long latitudesStride, Object longitudesArray, Buffer longitudesBuffer, long longitudesAt,
            long longitudesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int mgrsDecodeCellsBatch(long first, long count, Column texts, Column cells, Column statuses) {
        return mgrsDecodeCellsBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts, first),
                Column.stride(texts), Column.array(cells), Column.buffer(cells), Column.at(cells, first),
                Column.stride(cells), Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int mgrsDecodeCellsBatchRows(long count, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object cellsArray, Buffer cellsBuffer, long cellsAt, long cellsStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int mgrsOutline(long[] cell, double tolerance, double[] out, long capacity, long[] needed);

    static native int mgrsBounds(long[] cell, long[] bounds);

    static native int positionParse(byte[] text, long textSize, int form, int flags, long[] out, long capacity,
            long[] needed, long[] errorOffset);

    static native int coordinateParse(byte[] text, long textSize, int axis, double[] degrees, long[] errorOffset);

    static int positionParseBatch(long first, long count, Column texts, int form, int flags, Column positions,
            Column statuses) {
        return positionParseBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts, first),
                Column.stride(texts), form, flags, Column.array(positions), Column.buffer(positions),
                Column.at(positions, first), Column.stride(positions), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int positionParseBatchRows(long count, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, int form, int flags, Object positionsArray, Buffer positionsBuffer,
            long positionsAt, long positionsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int formatOptionsInit(long[] options);

    static native int positionFormat(double latitude, double longitude, long[] options, byte[] out, long capacity,
            long[] needed);

    static int positionFormatBatch(long first, long count, Column latitudes, Column longitudes, long[] options,
            Column texts, Column statuses) {
        return positionFormatBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes), options,
                Column.array(texts), Column.buffer(texts), Column.at(texts, first), Column.stride(texts),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int positionFormatBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, long[] options, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int georefEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed);

    static int georefEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        return georefEncodeBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes), precision,
                Column.array(texts), Column.buffer(texts), Column.at(texts, first), Column.stride(texts),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int georefEncodeBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int precision, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int georefDecode(byte[] text, long textSize, long[] out, long[] errorOffset);

    static int georefDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        return georefDecodeBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts, first),
                Column.stride(texts), Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int georefDecodeBatchRows(long count, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt,
            long latitudesStride, Object longitudesArray, Buffer longitudesBuffer, long longitudesAt,
            long longitudesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int garsEncode(double latitude, double longitude, int precision, byte[] out, long capacity,
            long[] needed);

    static int garsEncodeBatch(long first, long count, Column latitudes, Column longitudes, int precision,
            Column texts, Column statuses) {
        return garsEncodeBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), precision, Column.array(texts),
                Column.buffer(texts), Column.at(texts, first), Column.stride(texts), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int garsEncodeBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int precision, Object textsArray, Buffer textsBuffer,
            long textsAt, long textsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int garsDecode(byte[] text, long textSize, long[] out, long[] errorOffset);

    static int garsDecodeBatch(long first, long count, Column texts, Column latitudes, Column longitudes,
            Column statuses) {
        return garsDecodeBatchRows(count, Column.array(texts), Column.buffer(texts), Column.at(texts, first),
                Column.stride(texts), Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int garsDecodeBatchRows(long count, Object textsArray, Buffer textsBuffer, long textsAt,
            long textsStride, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt,
            long latitudesStride, Object longitudesArray, Buffer longitudesBuffer, long longitudesAt,
            long longitudesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int mgrsType(byte[] text, long textSize, long[] reference, int precision, long[] out,
            long[] errorOffset);

    static native int mgrsTypeFields(byte[] zone, long zoneSize, byte[] square, long squareSize, byte[] easting,
            long eastingSize, byte[] northing, long northingSize, long[] reference, long[] out, int[] errorField,
            long[] errorOffset);

    static native int lengthFormat(double meters, int units, int digits, byte[] out, long capacity, long[] needed);

    static native int lengthParse(byte[] text, long textSize, double[] meters, long[] errorOffset);

    static native int areaFormat(double squareMeters, int units, int digits, byte[] out, long capacity,
            long[] needed);

    static native int areaParse(byte[] text, long textSize, double[] squareMeters, long[] errorOffset);

    static native int angleFormat(double degrees, int unit, int decimals, byte[] out, long capacity, long[] needed);

    static native int angleParse(byte[] text, long textSize, double[] degrees, long[] errorOffset);

    static native int speedFormat(double metersPerSecond, int unit, int digits, byte[] out, long capacity,
            long[] needed);

    static native int speedParse(byte[] text, long textSize, double[] metersPerSecond, long[] errorOffset);

    static native int courseFormat(double degrees, int north, int unit, int decimals, byte[] out, long capacity,
            long[] needed);

    static native int courseParse(byte[] text, long textSize, double[] degrees, int[] north, long[] errorOffset);

    static native int declinationFormat(double degrees, int unit, int decimals, byte[] out, long capacity,
            long[] needed);

    static native int declinationParse(byte[] text, long textSize, double[] degrees, long[] errorOffset);

    static native int utmForward(double latitude, double longitude, int zone, long[] out);

    static native int utmInverse(long[] utm, long[] out);

    static int utmForwardBatch(long first, long count, Column latitudes, Column longitudes, int zone,
            Column eastings, Column northings, Column zones, Column statuses) {
        return utmForwardBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), zone, Column.array(eastings),
                Column.buffer(eastings), Column.at(eastings, first), Column.stride(eastings),
                Column.array(northings), Column.buffer(northings), Column.at(northings, first),
                Column.stride(northings), Column.array(zones), Column.buffer(zones), Column.at(zones, first),
                Column.stride(zones), Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int utmForwardBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int zone, Object eastingsArray, Buffer eastingsBuffer,
            long eastingsAt, long eastingsStride, Object northingsArray, Buffer northingsBuffer, long northingsAt,
            long northingsStride, Object zonesArray, Buffer zonesBuffer, long zonesAt, long zonesStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int utmInverseBatch(long first, long count, Column eastings, Column northings, Column zones,
            Column latitudes, Column longitudes, Column statuses) {
        return utmInverseBatchRows(count, Column.array(eastings), Column.buffer(eastings), Column.at(eastings,
                first), Column.stride(eastings), Column.array(northings), Column.buffer(northings),
                Column.at(northings, first), Column.stride(northings), Column.array(zones), Column.buffer(zones),
                Column.at(zones, first), Column.stride(zones), Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int utmInverseBatchRows(long count, Object eastingsArray, Buffer eastingsBuffer,
            long eastingsAt, long eastingsStride, Object northingsArray, Buffer northingsBuffer, long northingsAt,
            long northingsStride, Object zonesArray, Buffer zonesBuffer, long zonesAt, long zonesStride,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int utmFactors(double latitude, double longitude, int zone, double[] convergence, double[] scale);

    static int utmFactorsBatch(long first, long count, Column latitudes, Column longitudes, int zone,
            Column convergences, Column scales, Column statuses) {
        return utmFactorsBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), zone, Column.array(convergences),
                Column.buffer(convergences), Column.at(convergences, first), Column.stride(convergences),
                Column.array(scales), Column.buffer(scales), Column.at(scales, first), Column.stride(scales),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int utmFactorsBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int zone, Object convergencesArray,
            Buffer convergencesBuffer, long convergencesAt, long convergencesStride, Object scalesArray,
            Buffer scalesBuffer, long scalesAt, long scalesStride, Object statusesArray, Buffer statusesBuffer,
            long statusesAt);

    static native int utmZone(double latitude, double longitude, int[] zone, int[] hemisphere);

    static native int utmToEpsg(int zone, int hemisphere, int[] code);

    static native int utmFromEpsg(int code, int[] zone, int[] hemisphere);

    static native int gridOptionsInit(long[] options);

    static native int gridGeoJson(long[] view, double zoom, long[] options, byte[] out, long capacity,
            long[] needed);

    static native int gridLines(long[] view, double zoom, long[] options, double[] vertices, long vertexCapacity,
            long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded);

    static native int gridLinesPixels(long[] view, double zoom, long[] options, long[] origin, float[] vertices,
            long vertexCapacity, long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded);

    static native int gridLabels(long[] view, double zoom, long[] options, long[] labels, long capacity,
            long[] needed);

    static native int gridLabelPlaces(long[] camera, long[] frame, long[] covers, long coverCount, long[] sizes,
            long sizeCount, long[] labels, long labelCount, long[] places, long capacity, long[] needed);

    static native int gridSpacing(long[] view, double zoom, long[] options, double[] spacing);

    static native int gridBound(long[] view, double zoom, long[] options, long[] count);

    static native int screenScale(double latitude, double zoom, int tileSize, double[] meters);

    static native int screenScaleBar(double latitude, double zoom, int tileSize, double maxWidth, int units,
            long[] bar);

    static native int screenView(long[] screen, long[] view);

    static native int screenPointToPixel(long[] screen, long[] position, double[] x, double[] y);

    static int screenPointToPixelBatch(long first, long count, long[] screen, Column latitudes,
            Column longitudes, Column xs, Column ys, Column statuses) {
        return screenPointToPixelBatchRows(count, screen, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(xs), Column.buffer(xs), Column.at(xs, first), Column.stride(xs), Column.array(ys),
                Column.buffer(ys), Column.at(ys, first), Column.stride(ys), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int screenPointToPixelBatchRows(long count, long[] screen, Object latitudesArray,
            Buffer latitudesBuffer, long latitudesAt, long latitudesStride, Object longitudesArray,
            Buffer longitudesBuffer, long longitudesAt, long longitudesStride, Object xsArray, Buffer xsBuffer,
            long xsAt, long xsStride, Object ysArray, Buffer ysBuffer, long ysAt, long ysStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int screenPixelToPoint(long[] screen, double x, double y, long[] position);

    static int screenPixelToPointBatch(long first, long count, long[] screen, Column xs, Column ys,
            Column latitudes, Column longitudes, Column statuses) {
        return screenPixelToPointBatchRows(count, screen, Column.array(xs), Column.buffer(xs), Column.at(xs,
                first), Column.stride(xs), Column.array(ys), Column.buffer(ys), Column.at(ys, first),
                Column.stride(ys), Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes, first),
                Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int screenPixelToPointBatchRows(long count, long[] screen, Object xsArray,
            Buffer xsBuffer, long xsAt, long xsStride, Object ysArray, Buffer ysBuffer, long ysAt, long ysStride,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int screenMatrix(long[] screen, long[] matrix);

    static native int screenCamera(long[] screen, long[] camera);

    static native int webMercatorForward(double latitude, double longitude, double[] x, double[] y);

    static native int webMercatorInverse(double x, double y, long[] out);

    static int webMercatorForwardBatch(long first, long count, Column latitudes, Column longitudes, Column xs,
            Column ys, Column statuses) {
        return webMercatorForwardBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(xs), Column.buffer(xs), Column.at(xs, first), Column.stride(xs), Column.array(ys),
                Column.buffer(ys), Column.at(ys, first), Column.stride(ys), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int webMercatorForwardBatchRows(long count, Object latitudesArray,
            Buffer latitudesBuffer, long latitudesAt, long latitudesStride, Object longitudesArray,
            Buffer longitudesBuffer, long longitudesAt, long longitudesStride, Object xsArray, Buffer xsBuffer,
            long xsAt, long xsStride, Object ysArray, Buffer ysBuffer, long ysAt, long ysStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int webMercatorInverseBatch(long first, long count, Column xs, Column ys, Column latitudes,
            Column longitudes, Column statuses) {
        return webMercatorInverseBatchRows(count, Column.array(xs), Column.buffer(xs), Column.at(xs, first),
                Column.stride(xs), Column.array(ys), Column.buffer(ys), Column.at(ys, first), Column.stride(ys),
                Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes, first),
                Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int webMercatorInverseBatchRows(long count, Object xsArray, Buffer xsBuffer, long xsAt,
            long xsStride, Object ysArray, Buffer ysBuffer, long ysAt, long ysStride, Object latitudesArray,
            Buffer latitudesBuffer, long latitudesAt, long latitudesStride, Object longitudesArray,
            Buffer longitudesBuffer, long longitudesAt, long longitudesStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static native int tileAt(double latitude, double longitude, int zoom, long[] out);

    static int tileAtBatch(long first, long count, Column latitudes, Column longitudes, int zoom, Column tiles,
            Column statuses) {
        return tileAtBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), zoom, Column.array(tiles),
                Column.buffer(tiles), Column.at(tiles, first), Column.stride(tiles), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int tileAtBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, int zoom, Object tilesArray, Buffer tilesBuffer,
            long tilesAt, long tilesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int tileBounds(long[] tile, long[] out);

    static native int tileQuadkeyFormat(long[] tile, byte[] out, long capacity, long[] needed);

    static native int tileQuadkeyParse(byte[] text, long textSize, long[] out, long[] errorOffset);

    static native int tileCoverBounds(long[] bounds, int zoom, long[] out, long capacity, long[] needed);

    static native int tileCoverPolygon(double[] points, long pointCount, long[] rings, long ringCount, int zoom,
            long[] out, long capacity, long[] needed);

    static native int tileCoverRoute(double[] points, long pointCount, double halfWidth, int zoom, long[] out,
            long capacity, long[] needed);

    static native int tileCountBounds(long[] bounds, int minZoom, int maxZoom, long[] count);

    static native int tileCountPolygon(double[] points, long pointCount, long[] rings, long ringCount,
            int minZoom, int maxZoom, long[] count);

    static native int tileCountRoute(double[] points, long pointCount, double halfWidth, int minZoom, int maxZoom,
            long[] count);

    static native int pointsBounds(double[] points, long count, long[] out);

    static native int screenFit(long[] bounds, long[] screen, long[] padding, double maxZoom, long[] out);

    static native int geodesicInverse(long[] from, long[] to, double[] distance, double[] azimuthFrom,
            double[] azimuthTo);

    static native int geodesicDirect(long[] from, double azimuth, double distance, long[] to, double[] azimuthTo);

    static int geodesicInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuthsFrom, Column azimuthsTo,
            Column statuses) {
        return geodesicInverseBatchRows(count, Column.array(fromLatitudes), Column.buffer(fromLatitudes),
                Column.at(fromLatitudes, first), Column.stride(fromLatitudes), Column.array(fromLongitudes),
                Column.buffer(fromLongitudes), Column.at(fromLongitudes, first), Column.stride(fromLongitudes),
                Column.array(toLatitudes), Column.buffer(toLatitudes), Column.at(toLatitudes, first),
                Column.stride(toLatitudes), Column.array(toLongitudes), Column.buffer(toLongitudes),
                Column.at(toLongitudes, first), Column.stride(toLongitudes), Column.array(distances),
                Column.buffer(distances), Column.at(distances, first), Column.stride(distances),
                Column.array(azimuthsFrom), Column.buffer(azimuthsFrom), Column.at(azimuthsFrom, first),
                Column.stride(azimuthsFrom), Column.array(azimuthsTo), Column.buffer(azimuthsTo),
                Column.at(azimuthsTo, first), Column.stride(azimuthsTo), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int geodesicInverseBatchRows(long count, Object fromLatitudesArray,
            Buffer fromLatitudesBuffer, long fromLatitudesAt, long fromLatitudesStride,
            Object fromLongitudesArray, Buffer fromLongitudesBuffer, long fromLongitudesAt,
            long fromLongitudesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object azimuthsFromArray, Buffer azimuthsFromBuffer, long azimuthsFromAt,
            long azimuthsFromStride, Object azimuthsToArray, Buffer azimuthsToBuffer, long azimuthsToAt,
            long azimuthsToStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int geodesicDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column azimuthsTo, Column statuses) {
        return geodesicDirectBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(azimuths), Column.buffer(azimuths), Column.at(azimuths, first),
                Column.stride(azimuths), Column.array(distances), Column.buffer(distances), Column.at(distances,
                first), Column.stride(distances), Column.array(toLatitudes), Column.buffer(toLatitudes),
                Column.at(toLatitudes, first), Column.stride(toLatitudes), Column.array(toLongitudes),
                Column.buffer(toLongitudes), Column.at(toLongitudes, first), Column.stride(toLongitudes),
                Column.array(azimuthsTo), Column.buffer(azimuthsTo), Column.at(azimuthsTo, first),
                Column.stride(azimuthsTo), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int geodesicDirectBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, Object azimuthsArray, Buffer azimuthsBuffer,
            long azimuthsAt, long azimuthsStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object azimuthsToArray, Buffer azimuthsToBuffer, long azimuthsToAt,
            long azimuthsToStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int geodesicLine(long[] from, double azimuth, double[] distances, long count, double[] points,
            double[] azimuths);

    static native int geodesicPoints(long[] from, long[] to, long count, double[] points, double[] azimuths);

    static native int sphereInverse(long[] from, long[] to, double[] distance, double[] azimuthFrom,
            double[] azimuthTo);

    static native int sphereDirect(long[] from, double azimuth, double distance, long[] to, double[] azimuthTo);

    static int sphereInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuthsFrom, Column azimuthsTo,
            Column statuses) {
        return sphereInverseBatchRows(count, Column.array(fromLatitudes), Column.buffer(fromLatitudes),
                Column.at(fromLatitudes, first), Column.stride(fromLatitudes), Column.array(fromLongitudes),
                Column.buffer(fromLongitudes), Column.at(fromLongitudes, first), Column.stride(fromLongitudes),
                Column.array(toLatitudes), Column.buffer(toLatitudes), Column.at(toLatitudes, first),
                Column.stride(toLatitudes), Column.array(toLongitudes), Column.buffer(toLongitudes),
                Column.at(toLongitudes, first), Column.stride(toLongitudes), Column.array(distances),
                Column.buffer(distances), Column.at(distances, first), Column.stride(distances),
                Column.array(azimuthsFrom), Column.buffer(azimuthsFrom), Column.at(azimuthsFrom, first),
                Column.stride(azimuthsFrom), Column.array(azimuthsTo), Column.buffer(azimuthsTo),
                Column.at(azimuthsTo, first), Column.stride(azimuthsTo), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int sphereInverseBatchRows(long count, Object fromLatitudesArray,
            Buffer fromLatitudesBuffer, long fromLatitudesAt, long fromLatitudesStride,
            Object fromLongitudesArray, Buffer fromLongitudesBuffer, long fromLongitudesAt,
            long fromLongitudesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object azimuthsFromArray, Buffer azimuthsFromBuffer, long azimuthsFromAt,
            long azimuthsFromStride, Object azimuthsToArray, Buffer azimuthsToBuffer, long azimuthsToAt,
            long azimuthsToStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int sphereDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column azimuthsTo, Column statuses) {
        return sphereDirectBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(azimuths), Column.buffer(azimuths), Column.at(azimuths, first),
                Column.stride(azimuths), Column.array(distances), Column.buffer(distances), Column.at(distances,
                first), Column.stride(distances), Column.array(toLatitudes), Column.buffer(toLatitudes),
                Column.at(toLatitudes, first), Column.stride(toLatitudes), Column.array(toLongitudes),
                Column.buffer(toLongitudes), Column.at(toLongitudes, first), Column.stride(toLongitudes),
                Column.array(azimuthsTo), Column.buffer(azimuthsTo), Column.at(azimuthsTo, first),
                Column.stride(azimuthsTo), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int sphereDirectBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, Object azimuthsArray, Buffer azimuthsBuffer,
            long azimuthsAt, long azimuthsStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object azimuthsToArray, Buffer azimuthsToBuffer, long azimuthsToAt,
            long azimuthsToStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int rhumbInverse(long[] from, long[] to, double[] distance, double[] azimuth);

    static native int rhumbDirect(long[] from, double azimuth, double distance, long[] to);

    static int rhumbInverseBatch(long first, long count, Column fromLatitudes, Column fromLongitudes,
            Column toLatitudes, Column toLongitudes, Column distances, Column azimuths, Column statuses) {
        return rhumbInverseBatchRows(count, Column.array(fromLatitudes), Column.buffer(fromLatitudes),
                Column.at(fromLatitudes, first), Column.stride(fromLatitudes), Column.array(fromLongitudes),
                Column.buffer(fromLongitudes), Column.at(fromLongitudes, first), Column.stride(fromLongitudes),
                Column.array(toLatitudes), Column.buffer(toLatitudes), Column.at(toLatitudes, first),
                Column.stride(toLatitudes), Column.array(toLongitudes), Column.buffer(toLongitudes),
                Column.at(toLongitudes, first), Column.stride(toLongitudes), Column.array(distances),
                Column.buffer(distances), Column.at(distances, first), Column.stride(distances),
                Column.array(azimuths), Column.buffer(azimuths), Column.at(azimuths, first),
                Column.stride(azimuths), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int rhumbInverseBatchRows(long count, Object fromLatitudesArray,
            Buffer fromLatitudesBuffer, long fromLatitudesAt, long fromLatitudesStride,
            Object fromLongitudesArray, Buffer fromLongitudesBuffer, long fromLongitudesAt,
            long fromLongitudesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object azimuthsArray, Buffer azimuthsBuffer, long azimuthsAt,
            long azimuthsStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int rhumbDirectBatch(long first, long count, Column latitudes, Column longitudes, Column azimuths,
            Column distances, Column toLatitudes, Column toLongitudes, Column statuses) {
        return rhumbDirectBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(azimuths),
                Column.buffer(azimuths), Column.at(azimuths, first), Column.stride(azimuths),
                Column.array(distances), Column.buffer(distances), Column.at(distances, first),
                Column.stride(distances), Column.array(toLatitudes), Column.buffer(toLatitudes),
                Column.at(toLatitudes, first), Column.stride(toLatitudes), Column.array(toLongitudes),
                Column.buffer(toLongitudes), Column.at(toLongitudes, first), Column.stride(toLongitudes),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int rhumbDirectBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, Object azimuthsArray, Buffer azimuthsBuffer,
            long azimuthsAt, long azimuthsStride, Object distancesArray, Buffer distancesBuffer, long distancesAt,
            long distancesStride, Object toLatitudesArray, Buffer toLatitudesBuffer, long toLatitudesAt,
            long toLatitudesStride, Object toLongitudesArray, Buffer toLongitudesBuffer, long toLongitudesAt,
            long toLongitudesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int rhumbPoints(long[] from, long[] to, long count, double[] points);

    static native int geodesicGridInverse(long[] from, long[] to, int zone, double[] distance,
            double[] bearingFrom, double[] bearingTo);

    static native int geodesicGridDirect(long[] from, int zone, double bearing, double distance, long[] to,
            double[] bearingTo);

    static native int magneticCompute(double latitude, double longitude, double height, double year, long[] model,
            long[] out);

    static int magneticDeclinationBatch(long first, long count, Column latitudes, Column longitudes,
            Column heights, Column years, long[] model, Column declinations, Column statuses) {
        return magneticDeclinationBatchRows(count, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(heights), Column.buffer(heights), Column.at(heights, first), Column.stride(heights),
                Column.array(years), Column.buffer(years), Column.at(years, first), Column.stride(years), model,
                Column.array(declinations), Column.buffer(declinations), Column.at(declinations, first),
                Column.stride(declinations), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int magneticDeclinationBatchRows(long count, Object latitudesArray,
            Buffer latitudesBuffer, long latitudesAt, long latitudesStride, Object longitudesArray,
            Buffer longitudesBuffer, long longitudesAt, long longitudesStride, Object heightsArray,
            Buffer heightsBuffer, long heightsAt, long heightsStride, Object yearsArray, Buffer yearsBuffer,
            long yearsAt, long yearsStride, long[] model, Object declinationsArray, Buffer declinationsBuffer,
            long declinationsAt, long declinationsStride, Object statusesArray, Buffer statusesBuffer,
            long statusesAt);

    static native int magneticModelParse(byte[] text, long textSize, long[] out, long[] errorOffset);

    static native int decimalYear(double seconds, double[] year);

    static native int northsCompute(double latitude, double longitude, double height, double year, int zone,
            long[] model, long[] out);

    static native int azimuthConvert(double azimuth, int from, int to, long[] norths, double[] out);

    static native int routeLength(double[] points, long count, double[] length);

    static native int routeDistances(double[] points, long count, double[] distances);

    static native int routePoint(double[] points, long count, double distance, long[] point, double[] azimuth,
            long[] segment);

    static native int routeNearest(double[] points, long count, long[] position, long[] place);

    static int routeNearestBatch(long first, long count, double[] points, long pointCount, Column latitudes,
            Column longitudes, Column places, Column statuses) {
        return routeNearestBatchRows(count, points, pointCount, Column.array(latitudes), Column.buffer(latitudes),
                Column.at(latitudes, first), Column.stride(latitudes), Column.array(longitudes),
                Column.buffer(longitudes), Column.at(longitudes, first), Column.stride(longitudes),
                Column.array(places), Column.buffer(places), Column.at(places, first), Column.stride(places),
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int routeNearestBatchRows(long count, double[] points, long pointCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object placesArray, Buffer placesBuffer, long placesAt, long placesStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static native int routeDensify(double[] points, long count, int isClosed, double tolerance, double[] out,
            long capacity, long[] needed);

    static native int routeSimplify(double[] points, long count, int isClosed, double tolerance, double[] out,
            long capacity, long[] needed);

    static native int trackOptionsInit(long[] options);

    static native int trackBegin(long[] options, long[] state);

    static native int trackAdd(long[] track, long[] fix, long[] state, long[] step);

    static native int trackEnd(long[] track, long[] state, long[] step);

    static native int trackSummarize(long[] track, long[] totals);

    static native int heightGridHgt(byte[] bytes, long bytesSize, double latitude, double longitude, long[] grid);

    static native int heightGridDted(byte[] bytes, long bytesSize, long[] grid);

    static native int heightGridGtx(byte[] bytes, long bytesSize, long[] grid);

    static native int heightAt(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] position,
            double[] height);

    static int heightAtBatch(long first, long count, byte[] bytes, long bytesSize, long[] grids, long gridCount,
            Column latitudes, Column longitudes, Column heights, Column statuses) {
        return heightAtBatchRows(count, bytes, bytesSize, grids, gridCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), Column.array(heights), Column.buffer(heights), Column.at(heights,
                first), Column.stride(heights), Column.array(statuses), Column.buffer(statuses),
                Column.at(statuses, first));
    }

    private static native int heightAtBatchRows(long count, byte[] bytes, long bytesSize, long[] grids,
            long gridCount, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object heightsArray, Buffer heightsBuffer, long heightsAt, long heightsStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static native int profileSampleRoute(byte[] bytes, long bytesSize, long[] grids, long gridCount,
            double[] points, long pointCount, double step, long[] samples, long capacity, long[] needed);

    static native int profileSummarize(long[] samples, long count, double climb, long[] summary);

    static native int sightOptionsInit(long[] options);

    static native int sightBetween(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] from,
            double fromHeight, long[] to, double toHeight, long[] options, long[] sight);

    static native int sightAlong(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] from,
            double fromHeight, double azimuth, double distance, double toHeight, long[] options, long[] sight);

    static native int viewshedCells(byte[] bytes, long bytesSize, long[] grids, long gridCount, long[] observer,
            double observerHeight, double targetHeight, double radius, long[] options, long[] cellGrid,
            byte[] cells, long capacity, long[] needed);

    static native int viewshedDeadGround(byte[] bytes, long bytesSize, long[] grids, long gridCount,
            long[] observer, double observerHeight, double targetHeight, double radius, double azimuth,
            double width, double azimuthStep, long[] options, long[] stretches, long capacity, long[] needed);

    static native int polygonMeasure(double[] points, long pointCount, long[] rings, long ringCount,
            double[] area, double[] perimeter);

    static native int polygonOrientation(double[] points, long count, int[] orientation);

    static native int polygonContains(double[] points, long pointCount, long[] rings, long ringCount,
            long[] position, int[] side);

    static int polygonContainsBatch(long first, long count, double[] points, long pointCount, long[] rings,
            long ringCount, Column latitudes, Column longitudes, Column sides, Column statuses) {
        return polygonContainsBatchRows(count, points, pointCount, rings, ringCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), Column.array(sides), Column.buffer(sides), Column.at(sides, first),
                Column.stride(sides), Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int polygonContainsBatchRows(long count, double[] points, long pointCount, long[] rings,
            long ringCount, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object sidesArray, Buffer sidesBuffer, long sidesAt, long sidesStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static native int polygonBounds(double[] points, long pointCount, long[] rings, long ringCount, long[] bounds);

    static native int polygonCentroid(double[] points, long pointCount, long[] rings, long ringCount,
            long[] centroid);

    static native int polygonFindCrossing(double[] points, long pointCount, long[] rings, long ringCount,
            long[] crossing);

    static native int indexCheck(long[] words, long wordCount, int[] kind);

    static int pointIndexBuild(long first, long count, Column latitudes, Column longitudes, long[] words,
            long capacity, long[] needed, Column statuses) {
        return pointIndexBuildRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), words, capacity, needed,
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int pointIndexBuildRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, long[] words, long capacity, long[] needed,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int pointIndexNearest(long[] words, long wordCount, long[] position, int limit, double distance,
            long[] neighbors, long capacity, long[] needed);

    static int pointIndexNearestBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, int limit, double distance, long[] neighbors, long capacity, long[] needed,
            Column statuses) {
        return pointIndexNearestBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), limit, distance, neighbors, capacity, needed, Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int pointIndexNearestBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride, int limit,
            double distance, long[] neighbors, long capacity, long[] needed, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static native int pointIndexWithin(long[] words, long wordCount, long[] position, double distance,
            long[] neighbors, long capacity, long[] needed);

    static int pointIndexCountBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double distance, Column counts, Column statuses) {
        return pointIndexCountBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), distance, Column.array(counts), Column.buffer(counts),
                Column.at(counts, first), Column.stride(counts), Column.array(statuses), Column.buffer(statuses),
                Column.at(statuses, first));
    }

    private static native int pointIndexCountBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            double distance, Object countsArray, Buffer countsBuffer, long countsAt, long countsStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static int pointIndexWithinBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double distance, Column counts, long[] neighbors, long capacity, long[] needed,
            Column statuses) {
        return pointIndexWithinBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), distance, Column.array(counts), Column.buffer(counts),
                Column.at(counts, first), Column.stride(counts), neighbors, capacity, needed,
                Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int pointIndexWithinBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            double distance, Object countsArray, Buffer countsBuffer, long countsAt, long countsStride,
            long[] neighbors, long capacity, long[] needed, Object statusesArray, Buffer statusesBuffer,
            long statusesAt);

    static native int pointIndexInBounds(long[] words, long wordCount, long[] bounds, long[] ids, long capacity,
            long[] needed);

    static int pointIndexInBoundsBatch(long first, long count, long[] words, long wordCount, Column souths,
            Column wests, Column norths, Column easts, Column counts, long[] ids, long capacity, long[] needed,
            Column statuses) {
        return pointIndexInBoundsBatchRows(count, words, wordCount, Column.array(souths), Column.buffer(souths),
                Column.at(souths, first), Column.stride(souths), Column.array(wests), Column.buffer(wests),
                Column.at(wests, first), Column.stride(wests), Column.array(norths), Column.buffer(norths),
                Column.at(norths, first), Column.stride(norths), Column.array(easts), Column.buffer(easts),
                Column.at(easts, first), Column.stride(easts), Column.array(counts), Column.buffer(counts),
                Column.at(counts, first), Column.stride(counts), ids, capacity, needed, Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int pointIndexInBoundsBatchRows(long count, long[] words, long wordCount,
            Object southsArray, Buffer southsBuffer, long southsAt, long southsStride, Object westsArray,
            Buffer westsBuffer, long westsAt, long westsStride, Object northsArray, Buffer northsBuffer,
            long northsAt, long northsStride, Object eastsArray, Buffer eastsBuffer, long eastsAt,
            long eastsStride, Object countsArray, Buffer countsBuffer, long countsAt, long countsStride,
            long[] ids, long capacity, long[] needed, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int polygonIndexBuild(double[] points, long pointCount, long[] rings, long ringCount,
            long[] words, long capacity, long[] needed);

    static native int routeIndexBuild(double[] points, long pointCount, long[] words, long capacity, long[] needed);

    static int edgeIndexContainsBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, Column sides, Column statuses) {
        return edgeIndexContainsBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), Column.array(sides), Column.buffer(sides), Column.at(sides, first),
                Column.stride(sides), Column.array(statuses), Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int edgeIndexContainsBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object sidesArray, Buffer sidesBuffer, long sidesAt, long sidesStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static int edgeIndexNearestBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, double startDistance, double endDistance, Column places, Column statuses) {
        return edgeIndexNearestBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), startDistance, endDistance, Column.array(places),
                Column.buffer(places), Column.at(places, first), Column.stride(places), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int edgeIndexNearestBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            double startDistance, double endDistance, Object placesArray, Buffer placesBuffer, long placesAt,
            long placesStride, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int edgeIndexCrossings(long[] words, long wordCount, long[] otherWords, long otherWordCount,
            long[] crossings, long capacity, long[] needed);

    static native int fenceOptionsInit(long[] options);

    static native int fenceIndexBuild(long[] fences, long fenceCount, double[] points, long pointCount,
            long[] rings, long ringCount, long[] words, long capacity, long[] needed, byte[] statuses);

    static native int fenceIndexHolding(long[] words, long wordCount, long[] position, double altitude,
            long[] ids, long capacity, long[] needed);

    static int fenceIndexHoldingBatch(long first, long count, long[] words, long wordCount, Column latitudes,
            Column longitudes, Column altitudes, Column counts, long[] ids, long capacity, long[] needed,
            Column statuses) {
        return fenceIndexHoldingBatchRows(count, words, wordCount, Column.array(latitudes),
                Column.buffer(latitudes), Column.at(latitudes, first), Column.stride(latitudes),
                Column.array(longitudes), Column.buffer(longitudes), Column.at(longitudes, first),
                Column.stride(longitudes), Column.array(altitudes), Column.buffer(altitudes), Column.at(altitudes,
                first), Column.stride(altitudes), Column.array(counts), Column.buffer(counts), Column.at(counts,
                first), Column.stride(counts), ids, capacity, needed, Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int fenceIndexHoldingBatchRows(long count, long[] words, long wordCount,
            Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object altitudesArray, Buffer altitudesBuffer, long altitudesAt, long altitudesStride,
            Object countsArray, Buffer countsBuffer, long countsAt, long countsStride, long[] ids, long capacity,
            long[] needed, Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int fenceIndexStep(long[] words, long wordCount, long[] options, long[] last, long[] fix,
            long[] state, long[] presences, long presenceCapacity, long[] presencesNeeded, long[] events,
            long capacity, long[] needed);

    static native int navigationOptionsInit(long[] options);

    static native int navigationStep(long[] words, long wordCount, long[] waypoints, long waypointCount,
            long[] options, long[] last, long[] fix, long[] state, long[] guidance);

    static native int shapeOptionsInit(long[] options);

    static native int circle(long[] center, double radius, long[] options, double[] out, long capacity,
            long[] needed);

    static native int circleBounds(long[] center, double radius, long[] bounds);

    static native int ellipse(long[] center, double semiMajor, double semiMinor, double rotation, long[] options,
            double[] out, long capacity, long[] needed);

    static native int wedge(long[] center, double innerRadius, double outerRadius, double azimuth, double width,
            long[] options, double[] out, long capacity, long[] needed);

    static native int arc(long[] center, double radius, double azimuth, double width, long[] options,
            double[] out, long capacity, long[] needed);

    static native int ringSet(long[] center, double[] radii, long radiusCount, long[] options, double[] vertices,
            long vertexCapacity, long[] verticesNeeded, long[] lines, long lineCapacity, long[] linesNeeded);

    static native int circleGeoJson(long[] center, double radius, long[] options, byte[] properties,
            long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int ellipseGeoJson(long[] center, double semiMajor, double semiMinor, double rotation,
            long[] options, byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int wedgeGeoJson(long[] center, double innerRadius, double outerRadius, double azimuth,
            double width, long[] options, byte[] properties, long propertiesSize, byte[] out, long capacity,
            long[] needed);

    static native int arcGeoJson(long[] center, double radius, double azimuth, double width, long[] options,
            byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int ringSetGeoJson(long[] center, double[] radii, long radiusCount, long[] options,
            byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int timeParse(byte[] text, long textSize, double[] seconds, long[] errorOffset);

    static native int timeFormat(double seconds, int decimals, byte[] out, long capacity, long[] needed);

    static native int outlineOptionsInit(long[] options);

    static native int rectangle(long[] center, double length, double width, double azimuth, long[] options,
            double[] out, long capacity, long[] needed);

    static native int routeParallel(double[] points, long count, double distance, long[] options, double[] out,
            long capacity, long[] needed);

    static native int routeCorridor(double[] points, long count, double left, double right, long[] options,
            double[] out, long capacity, long[] needed);

    static native int routeArrow(double[] points, long count, double width, double headWidth, double headLength,
            long[] options, double[] out, long capacity, long[] needed);

    static native int routeMarks(double[] points, long count, double first, double interval, long[] out,
            long capacity, long[] needed);

    static int framePointsBatch(long first, long count, double[] anchors, long anchorCount, int frame, Column xs,
            Column ys, Column latitudes, Column longitudes, Column statuses) {
        return framePointsBatchRows(count, anchors, anchorCount, frame, Column.array(xs), Column.buffer(xs),
                Column.at(xs, first), Column.stride(xs), Column.array(ys), Column.buffer(ys), Column.at(ys,
                first), Column.stride(ys), Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(statuses),
                Column.buffer(statuses), Column.at(statuses, first));
    }

    private static native int framePointsBatchRows(long count, double[] anchors, long anchorCount, int frame,
            Object xsArray, Buffer xsBuffer, long xsAt, long xsStride, Object ysArray, Buffer ysBuffer, long ysAt,
            long ysStride, Object latitudesArray, Buffer latitudesBuffer, long latitudesAt, long latitudesStride,
            Object longitudesArray, Buffer longitudesBuffer, long longitudesAt, long longitudesStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int sunPosition(long[] position, double time, long[] place);

    static native int moonPosition(long[] position, double time, long[] place);

    static int sunPositionBatch(long first, long count, Column latitudes, Column longitudes, Column times,
            Column azimuths, Column elevations, Column statuses) {
        return sunPositionBatchRows(count, Column.array(latitudes), Column.buffer(latitudes), Column.at(latitudes,
                first), Column.stride(latitudes), Column.array(longitudes), Column.buffer(longitudes),
                Column.at(longitudes, first), Column.stride(longitudes), Column.array(times),
                Column.buffer(times), Column.at(times, first), Column.stride(times), Column.array(azimuths),
                Column.buffer(azimuths), Column.at(azimuths, first), Column.stride(azimuths),
                Column.array(elevations), Column.buffer(elevations), Column.at(elevations, first),
                Column.stride(elevations), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int sunPositionBatchRows(long count, Object latitudesArray, Buffer latitudesBuffer,
            long latitudesAt, long latitudesStride, Object longitudesArray, Buffer longitudesBuffer,
            long longitudesAt, long longitudesStride, Object timesArray, Buffer timesBuffer, long timesAt,
            long timesStride, Object azimuthsArray, Buffer azimuthsBuffer, long azimuthsAt, long azimuthsStride,
            Object elevationsArray, Buffer elevationsBuffer, long elevationsAt, long elevationsStride,
            Object statusesArray, Buffer statusesBuffer, long statusesAt);

    static native int sunEvents(long[] position, double start, double end, long[] out, long capacity,
            long[] needed);

    static native int moonEvents(long[] position, double start, double end, long[] out, long capacity,
            long[] needed);

    static native int moonPhaseAt(double time, long[] phase);

    static native int geoJsonOptionsInit(long[] options);

    static native int routeGeoJson(double[] points, long count, long[] options, byte[] properties,
            long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int polygonGeoJson(double[] points, long pointCount, long[] rings, long ringCount,
            long[] options, byte[] properties, long propertiesSize, byte[] out, long capacity, long[] needed);

    static native int exchangeDetect(byte[] text, long textSize, int[] format, long[] errorOffset);

    static native int gpxRead(byte[] text, long textSize, long[] features, long featureCapacity,
            long[] featuresNeeded, long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report);

    static native int kmlRead(byte[] text, long textSize, long[] features, long featureCapacity,
            long[] featuresNeeded, long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report);

    static native int cotRead(byte[] text, long textSize, long[] features, long featureCapacity,
            long[] featuresNeeded, long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report);

    static native int geoJsonRead(byte[] text, long textSize, long[] features, long featureCapacity,
            long[] featuresNeeded, long[] vertices, long vertexCapacity, long[] verticesNeeded, long[] report);

    static native int cotFindEvent(byte[] text, long textSize, int limit, long[] eventSize, long[] errorOffset);

    static native int cotSearchEvent(byte[] text, long textSize, int limit, long[] last, long[] state,
            long[] eventSize, long[] errorOffset);

    static native int xmlUnescape(byte[] text, long textSize, byte[] out, long capacity, long[] needed);

    static native int xmlToUtf8(byte[] text, long textSize, byte[] out, long capacity, long[] needed);

    static native int jsonUnescape(byte[] text, long textSize, byte[] out, long capacity, long[] needed);

    static native int featureInit(long[] feature);

    static native int exchangeOptionsInit(long[] options);

    static native int gpxWrite(long[] features, long featureCount, long[] vertices, long vertexCount,
            byte[] texts, long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report);

    static native int kmlWrite(long[] features, long featureCount, long[] vertices, long vertexCount,
            byte[] texts, long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report);

    static native int cotWrite(long[] features, long featureCount, long[] vertices, long vertexCount,
            byte[] texts, long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report);

    static native int featuresGeoJson(long[] features, long featureCount, long[] vertices, long vertexCount,
            byte[] texts, long textsSize, long[] options, byte[] out, long capacity, long[] needed, long[] report);

    static native int groupMeasure(long[] shots, long count, long[] aim, long[] out);

    static native int targetConvert(double value, int from, int to, double distance, double[] out);

    static native int calibrationFit(long[] points, long count, int kind, long[] out);

    static int calibrationToPlaneBatch(long first, long count, long[] calibration, Column pixelXs,
            Column pixelYs, Column xs, Column ys, Column statuses) {
        return calibrationToPlaneBatchRows(count, calibration, Column.array(pixelXs), Column.buffer(pixelXs),
                Column.at(pixelXs, first), Column.stride(pixelXs), Column.array(pixelYs), Column.buffer(pixelYs),
                Column.at(pixelYs, first), Column.stride(pixelYs), Column.array(xs), Column.buffer(xs),
                Column.at(xs, first), Column.stride(xs), Column.array(ys), Column.buffer(ys), Column.at(ys,
                first), Column.stride(ys), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int calibrationToPlaneBatchRows(long count, long[] calibration, Object pixelXsArray,
            Buffer pixelXsBuffer, long pixelXsAt, long pixelXsStride, Object pixelYsArray, Buffer pixelYsBuffer,
            long pixelYsAt, long pixelYsStride, Object xsArray, Buffer xsBuffer, long xsAt, long xsStride,
            Object ysArray, Buffer ysBuffer, long ysAt, long ysStride, Object statusesArray,
            Buffer statusesBuffer, long statusesAt);

    static int calibrationToPixelsBatch(long first, long count, long[] calibration, Column xs, Column ys,
            Column pixelXs, Column pixelYs, Column statuses) {
        return calibrationToPixelsBatchRows(count, calibration, Column.array(xs), Column.buffer(xs), Column.at(xs,
                first), Column.stride(xs), Column.array(ys), Column.buffer(ys), Column.at(ys, first),
                Column.stride(ys), Column.array(pixelXs), Column.buffer(pixelXs), Column.at(pixelXs, first),
                Column.stride(pixelXs), Column.array(pixelYs), Column.buffer(pixelYs), Column.at(pixelYs, first),
                Column.stride(pixelYs), Column.array(statuses), Column.buffer(statuses), Column.at(statuses,
                first));
    }

    private static native int calibrationToPixelsBatchRows(long count, long[] calibration, Object xsArray,
            Buffer xsBuffer, long xsAt, long xsStride, Object ysArray, Buffer ysBuffer, long ysAt, long ysStride,
            Object pixelXsArray, Buffer pixelXsBuffer, long pixelXsAt, long pixelXsStride, Object pixelYsArray,
            Buffer pixelYsBuffer, long pixelYsAt, long pixelYsStride, Object statusesArray, Buffer statusesBuffer,
            long statusesAt);
}
