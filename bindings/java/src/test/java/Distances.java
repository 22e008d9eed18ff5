// SPDX-License-Identifier: MIT

import gridnorth.Geodesic;
import gridnorth.GeodesicInverseBatchResult;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads four columns of numbers, and writes the results and statuses of Geodesic.inverseBatch, as they are in memory. */
final class Distances {
    public static void main(String[] arguments) throws IOException {
        ByteBuffer given = ByteBuffer.wrap(Files.readAllBytes(Path.of(arguments[0]))).order(ByteOrder.nativeOrder());
        double[][] columns = new double[4][given.remaining() / 32];
        for (double[] column : columns) {
            for (int row = 0; row < column.length; row++) column[row] = given.getDouble();
        }
        GeodesicInverseBatchResult batch =
                Geodesic.inverseBatch(columns[0], columns[1], columns[2], columns[3]);
        ByteBuffer results = ByteBuffer.allocate(25 * columns[0].length).order(ByteOrder.nativeOrder());
        for (double[] column : new double[][] {batch.distances, batch.azimuthsFrom, batch.azimuthsTo}) {
            for (double one : column) results.putDouble(one);
        }
        Files.write(Path.of(arguments[1]), results.put(batch.statuses).array());
    }
}
