// SPDX-License-Identifier: MIT
// Written by bindings/java/generate.py from docs/api.json.

package gridnorth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jetbrains.annotations.NotNull;
import org.jetbrains.annotations.Nullable;

/** A point, line or area of a document. Numbers that are absent are NaN. */
public final class Feature {
    static final int SIZE = 232;

    /** {@link FeatureKind#POINT} and so on. */
    public final @Nullable FeatureKind kind;

    /** FeatureFlag. */
    public final @NotNull Set<FeatureFlag> flags;

    /** The waypoint, route, track, placemark, event or feature that it is part of: they are counted from 0. */
    public final int object;

    /** Its first vertex. */
    public final int first;

    /** Its vertices. */
    public final int count;

    /** The name, or the callsign. */
    public final @NotNull Span name;

    /** The identifier of a CoT event, a placemark or a feature of GeoJSON. */
    public final @NotNull Span uid;

    /** The type of a CoT event, such as "a-f-G-U-C", or of a GPX object. */
    public final @NotNull Span type;

    /** How the position of a CoT event was found, such as "m-g". */
    public final @NotNull Span how;

    /** Seconds since the beginning of 1970, UTC: when it was made. */
    public final double time;

    /** When it begins to hold. */
    public final double start;

    /** When it ends to hold. */
    public final double stale;

    /** Of the position, meters: "ce". */
    public final double circularError;

    /** Of the altitude, meters: "le". */
    public final double linearError;

    /** Meters. */
    public final double radius;

    /** Meters. */
    public final double secondRadius;

    /** Degrees clockwise from true north. */
    public final double azimuth;

    /** Degrees. */
    public final double width;

    /** Degrees upward from the horizontal plane. */
    public final double inclination;

    /** In which direction it moves: degrees clockwise from true north. */
    public final double course;

    /** How fast: meters per second. */
    public final double speed;

    /** The lowest altitude of a fence, meters. */
    public final double low;

    /** The highest. */
    public final double high;

    /** {@link FenceTrigger#ENTER} and {@link FenceTrigger#EXIT}, if it is a fence; 0: it is none. */
    public final @NotNull Set<FenceTrigger> fenceTriggers;

    /** From which north the azimuth is to be shown: a North. */
    public final @NotNull North north;

    /** The JSON object that a feature of GeoJSON has as its properties, in the text that was read. Writers pass it. */
    public final @NotNull Span properties;

    /** Makes one without anything. Its methods return copies with one part changed. */
    public Feature() {
        this(begun(), 0);
    }

    private static Struct begun() {
        Struct struct = new Struct(SIZE);
        Native.featureInit(struct.words);
        return struct;
    }

    Feature(Struct struct, int at) {
        this.kind = FeatureKind.of(struct.getInt(at));
        this.flags = FeatureFlag.set(struct.getInt(at + 4));
        this.object = (int) struct.getLong(at + 8);
        this.first = (int) struct.getLong(at + 16);
        this.count = (int) struct.getLong(at + 24);
        this.name = new Span(struct, at + 32);
        this.uid = new Span(struct, at + 48);
        this.type = new Span(struct, at + 64);
        this.how = new Span(struct, at + 80);
        this.time = struct.getDouble(at + 96);
        this.start = struct.getDouble(at + 104);
        this.stale = struct.getDouble(at + 112);
        this.circularError = struct.getDouble(at + 120);
        this.linearError = struct.getDouble(at + 128);
        this.radius = struct.getDouble(at + 136);
        this.secondRadius = struct.getDouble(at + 144);
        this.azimuth = struct.getDouble(at + 152);
        this.width = struct.getDouble(at + 160);
        this.inclination = struct.getDouble(at + 168);
        this.course = struct.getDouble(at + 176);
        this.speed = struct.getDouble(at + 184);
        this.low = struct.getDouble(at + 192);
        this.high = struct.getDouble(at + 200);
        this.fenceTriggers = FenceTrigger.set(struct.getInt(at + 208));
        this.north = North.of(struct.getInt(at + 212));
        this.properties = new Span(struct, at + 216);
    }

    void write(Struct struct, int at) {
        struct.putInt(at, kind == null ? 0 : kind.value);
        struct.putInt(at + 4, FeatureFlag.sum(flags));
        struct.putLong(at + 8, object);
        struct.putLong(at + 16, first);
        struct.putLong(at + 24, count);
        name.write(struct, at + 32);
        uid.write(struct, at + 48);
        type.write(struct, at + 64);
        how.write(struct, at + 80);
        struct.putDouble(at + 96, time);
        struct.putDouble(at + 104, start);
        struct.putDouble(at + 112, stale);
        struct.putDouble(at + 120, circularError);
        struct.putDouble(at + 128, linearError);
        struct.putDouble(at + 136, radius);
        struct.putDouble(at + 144, secondRadius);
        struct.putDouble(at + 152, azimuth);
        struct.putDouble(at + 160, width);
        struct.putDouble(at + 168, inclination);
        struct.putDouble(at + 176, course);
        struct.putDouble(at + 184, speed);
        struct.putDouble(at + 192, low);
        struct.putDouble(at + 200, high);
        struct.putInt(at + 208, FenceTrigger.sum(fenceTriggers));
        struct.putInt(at + 212, north.value);
        properties.write(struct, at + 216);
    }

    Struct struct() {
        Struct struct = new Struct(SIZE);
        write(struct, 0);
        return struct;
    }

    static long[] words(List<Feature> list) {
        Struct struct = Struct.room(list.size(), SIZE);
        int at = 0;
        for (Feature one : list) {
            one.write(struct, at);
            at += SIZE;
        }
        return struct.words;
    }

    static List<Feature> list(Output.Records records) {
        Struct struct = Struct.over(records.array);
        List<Feature> list = new ArrayList<>(records.size());
        for (int i = 0; i < records.size(); i++) list.add(new Feature(struct, i * SIZE));
        return list;
    }

    /**
     * Returns a copy with another kind.
     *
     * @param kind {@link FeatureKind#POINT} and so on.
     * @return The copy.
     */
    public @NotNull Feature withKind(@Nullable FeatureKind kind) {
        Struct struct = struct();
        struct.putInt(0, kind == null ? 0 : kind.value);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another flags.
     *
     * @param flags FeatureFlag.
     * @return The copy.
     */
    public @NotNull Feature withFlags(@NotNull Set<FeatureFlag> flags) {
        Struct struct = struct();
        struct.putInt(4, FeatureFlag.sum(flags));
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another object.
     *
     * @param object The waypoint, route, track, placemark, event or feature that it is part of: they are counted
     *     from 0.
     * @return The copy.
     */
    public @NotNull Feature withObject(int object) {
        Struct struct = struct();
        struct.putLong(8, object);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another first.
     *
     * @param first Its first vertex.
     * @return The copy.
     */
    public @NotNull Feature withFirst(int first) {
        Struct struct = struct();
        struct.putLong(16, first);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another count.
     *
     * @param count Its vertices.
     * @return The copy.
     */
    public @NotNull Feature withCount(int count) {
        Struct struct = struct();
        struct.putLong(24, count);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another name.
     *
     * @param name The name, or the callsign.
     * @return The copy.
     */
    public @NotNull Feature withName(@NotNull Span name) {
        Struct struct = struct();
        name.write(struct, 32);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another uid.
     *
     * @param uid The identifier of a CoT event, a placemark or a feature of GeoJSON.
     * @return The copy.
     */
    public @NotNull Feature withUid(@NotNull Span uid) {
        Struct struct = struct();
        uid.write(struct, 48);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another type.
     *
     * @param type The type of a CoT event, such as "a-f-G-U-C", or of a GPX object.
     * @return The copy.
     */
    public @NotNull Feature withType(@NotNull Span type) {
        Struct struct = struct();
        type.write(struct, 64);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another how.
     *
     * @param how How the position of a CoT event was found, such as "m-g".
     * @return The copy.
     */
    public @NotNull Feature withHow(@NotNull Span how) {
        Struct struct = struct();
        how.write(struct, 80);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another time.
     *
     * @param time Seconds since the beginning of 1970, UTC: when it was made.
     * @return The copy.
     */
    public @NotNull Feature withTime(double time) {
        Struct struct = struct();
        struct.putDouble(96, time);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another start.
     *
     * @param start When it begins to hold.
     * @return The copy.
     */
    public @NotNull Feature withStart(double start) {
        Struct struct = struct();
        struct.putDouble(104, start);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another stale.
     *
     * @param stale When it ends to hold.
     * @return The copy.
     */
    public @NotNull Feature withStale(double stale) {
        Struct struct = struct();
        struct.putDouble(112, stale);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another circularError.
     *
     * @param circularError Of the position, meters: "ce".
     * @return The copy.
     */
    public @NotNull Feature withCircularError(double circularError) {
        Struct struct = struct();
        struct.putDouble(120, circularError);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another linearError.
     *
     * @param linearError Of the altitude, meters: "le".
     * @return The copy.
     */
    public @NotNull Feature withLinearError(double linearError) {
        Struct struct = struct();
        struct.putDouble(128, linearError);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another radius.
     *
     * @param radius Meters.
     * @return The copy.
     */
    public @NotNull Feature withRadius(double radius) {
        Struct struct = struct();
        struct.putDouble(136, radius);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another secondRadius.
     *
     * @param secondRadius Meters.
     * @return The copy.
     */
    public @NotNull Feature withSecondRadius(double secondRadius) {
        Struct struct = struct();
        struct.putDouble(144, secondRadius);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another azimuth.
     *
     * @param azimuth Degrees clockwise from true north.
     * @return The copy.
     */
    public @NotNull Feature withAzimuth(double azimuth) {
        Struct struct = struct();
        struct.putDouble(152, azimuth);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another width.
     *
     * @param width Degrees.
     * @return The copy.
     */
    public @NotNull Feature withWidth(double width) {
        Struct struct = struct();
        struct.putDouble(160, width);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another inclination.
     *
     * @param inclination Degrees upward from the horizontal plane.
     * @return The copy.
     */
    public @NotNull Feature withInclination(double inclination) {
        Struct struct = struct();
        struct.putDouble(168, inclination);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another course.
     *
     * @param course In which direction it moves: degrees clockwise from true north.
     * @return The copy.
     */
    public @NotNull Feature withCourse(double course) {
        Struct struct = struct();
        struct.putDouble(176, course);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another speed.
     *
     * @param speed How fast: meters per second.
     * @return The copy.
     */
    public @NotNull Feature withSpeed(double speed) {
        Struct struct = struct();
        struct.putDouble(184, speed);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another low.
     *
     * @param low The lowest altitude of a fence, meters.
     * @return The copy.
     */
    public @NotNull Feature withLow(double low) {
        Struct struct = struct();
        struct.putDouble(192, low);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another high.
     *
     * @param high The highest.
     * @return The copy.
     */
    public @NotNull Feature withHigh(double high) {
        Struct struct = struct();
        struct.putDouble(200, high);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another fenceTriggers.
     *
     * @param fenceTriggers {@link FenceTrigger#ENTER} and {@link FenceTrigger#EXIT}, if it is a fence; 0: it is
     *     none.
     * @return The copy.
     */
    public @NotNull Feature withFenceTriggers(@NotNull Set<FenceTrigger> fenceTriggers) {
        Struct struct = struct();
        struct.putInt(208, FenceTrigger.sum(fenceTriggers));
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another north.
     *
     * @param north From which north the azimuth is to be shown: a North.
     * @return The copy.
     */
    public @NotNull Feature withNorth(@NotNull North north) {
        Struct struct = struct();
        struct.putInt(212, north.value);
        return new Feature(struct, 0);
    }

    /**
     * Returns a copy with another properties.
     *
     * @param properties The JSON object that a feature of GeoJSON has as its properties, in the text that was
     *     read. Writers pass it.
     * @return The copy.
     */
    public @NotNull Feature withProperties(@NotNull Span properties) {
        Struct struct = struct();
        properties.write(struct, 216);
        return new Feature(struct, 0);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Feature)) return false;
        Feature that = (Feature) other;
        return Struct.same(kind, that.kind) && Struct.same(flags, that.flags) && Struct.same(object, that.object)
                && Struct.same(first, that.first) && Struct.same(count, that.count) && Struct.same(name, that.name)
                && Struct.same(uid, that.uid) && Struct.same(type, that.type) && Struct.same(how, that.how)
                && Struct.same(time, that.time) && Struct.same(start, that.start) && Struct.same(stale, that.stale)
                && Struct.same(circularError, that.circularError) && Struct.same(linearError, that.linearError)
                && Struct.same(radius, that.radius) && Struct.same(secondRadius, that.secondRadius)
                && Struct.same(azimuth, that.azimuth) && Struct.same(width, that.width)
                && Struct.same(inclination, that.inclination) && Struct.same(course, that.course)
                && Struct.same(speed, that.speed) && Struct.same(low, that.low) && Struct.same(high, that.high)
                && Struct.same(fenceTriggers, that.fenceTriggers) && Struct.same(north, that.north)
                && Struct.same(properties, that.properties);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, flags, object, first, count, name, uid, type, how, time, start, stale,
                circularError, linearError, radius, secondRadius, azimuth, width, inclination, course, speed, low,
                high, fenceTriggers, north, properties);
    }

    @Override
    public String toString() {
        return "Feature[kind=" + kind + ", flags=" + flags + ", object=" + object + ", first=" + first
                + ", count=" + count + ", name=" + name + ", uid=" + uid + ", type=" + type + ", how=" + how
                + ", time=" + time + ", start=" + start + ", stale=" + stale + ", circularError="
                + circularError + ", linearError=" + linearError + ", radius=" + radius + ", secondRadius="
                + secondRadius + ", azimuth=" + azimuth + ", width=" + width + ", inclination=" + inclination
                + ", course=" + course + ", speed=" + speed + ", low=" + low + ", high=" + high
                + ", fenceTriggers=" + fenceTriggers + ", north=" + north + ", properties=" + properties + "]";
    }
}
