// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.List;
import org.jetbrains.annotations.NotNull;

/** What {@link GridNorth#geoJsonRead} returns. */
public final class GeoJsonReadResult {
    /** The features. */
    public final @NotNull List<Feature> features;

    /** The vertices of all features, one feature after the other. */
    public final @NotNull List<Vertex> vertices;

    /** How many features were skipped and how many fixes lost their time, why, and where. */
    public final @NotNull ExchangeReport report;

    GeoJsonReadResult(List<Feature> features, List<Vertex> vertices, ExchangeReport report) {
        this.features = features;
        this.vertices = vertices;
        this.report = report;
    }
}
