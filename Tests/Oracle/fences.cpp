// Fences along walks of many fixes, new in every run: the reports of steps against separate queries of the fences.
//
// Each fence is entered and left in turns, in the order of the way. At a fix, and at places between fixes, something is in
// the fences that hold the place. With a hysteresis it is in those at least, and at most in those that hold it when they are
// wider by it. Steps to fixes on a geodesic, which goes on from one to the next, report the same in total as one step.
//
// Questions of fences have tests of their own (test_fences.py).
//
// SPDX-License-Identifier: MIT
#include "oracle.hpp"

#include <GeographicLib/Geodesic.hpp>

#include <algorithm>
#include <set>

using namespace oracle;
using GeographicLib::Geodesic;

namespace {

using Ids = std::set<uint64_t>;
using Events = std::vector<gn_fence_event>;

constexpr uint32_t all_triggers = 31;

// Meters: so near to an event, or to a border, a place on the way may be on either side of it.
constexpr double near_event = 2e-3, near_border = 3e-5;

double any_size(Random &random, double least, double most) { return least * std::pow(most / least, random.unit()); }

gn_point direct(gn_point from, double azimuth, double meters) {
    gn_point to;
    Geodesic::WGS84().Direct(from.latitude, from.longitude, azimuth, meters, to.latitude, to.longitude);
    return to;
}

std::string words(const gn_fix &fix) {
    return text("%.17g s {%.17g, %.17g} %.17g m", fix.time, fix.point.latitude, fix.point.longitude, fix.altitude);
}

// Fences with their data, and their index.
class Fences {
public:
    void add(gn_fence fence, const std::vector<gn_point> &own) {
        fence.point_count = static_cast<uint32_t>(own.size());
        records.push_back(fence);
        points.insert(points.end(), own.begin(), own.end());
    }

    bool build() {
        size_t needed = 0;
        gn_fence_index_build(records.data(), records.size(), points.data(), points.size(), nullptr, 0, nullptr, 0, &needed,
                             nullptr);
        index.resize(needed);
        return gn_fence_index_build(records.data(), records.size(), points.data(), points.size(), nullptr, 0, index.data(),
                                    needed, nullptr, nullptr) == GN_OK;
    }

    // Fences have ids below 100; a fence that stands for a widened one has its id and 100 more.
    Ids holding(gn_point place, double altitude) const {
        uint64_t ids[64];
        size_t count = 0;
        if (gn_fence_index_holding(index.data(), index.size(), &place, altitude, ids, 64, &count) != GN_OK) std::abort();
        Ids found;
        for (size_t i = 0; i < count; ++i) found.insert(ids[i] % 100);
        return found;
    }

    std::vector<gn_fence> records;
    std::vector<gn_point> points;
    std::vector<uint64_t> index;
};

// Something that moves.
struct Tracker {
    gn_fence_state state{};
    gn_fence_presence presences[64]{};

    gn_status step(const Fences &fences, const gn_fence_options &options, const gn_fix &fix, Events &events) {
        Events room(1000);
        size_t needed = 0;
        const gn_status status = gn_fence_index_step(fences.index.data(), fences.index.size(), &options, &state, &fix,
                                                     &state, presences, 64, nullptr, room.data(), room.size(), &needed);
        if (status == GN_OK) events.insert(events.end(), room.begin(), room.begin() + static_cast<long>(needed));
        return status;
    }

    Ids inside() const {
        Ids found;
        for (uint64_t i = 0; i < state.presence_count; ++i) found.insert(presences[i].id);
        return found;
    }
};

// The geodesic between two fixes.
class Way {
public:
    Way(const gn_fix &from, const gn_fix &to) : from(from), to(to) {
        double end;
        Geodesic::WGS84().Inverse(from.point.latitude, from.point.longitude, to.point.latitude, to.point.longitude, length,
                                  azimuth, end);
        const double climb = std::fabs(to.altitude - from.altitude);
        range = climb > length ? climb : length;
    }

    gn_fix at(double part) const {
        if (part >= 1) return to;
        const gn_point place = length > 0 ? direct(from.point, azimuth, part * length) : from.point;
        return {from.time + part * (to.time - from.time), place, from.altitude + part * (to.altitude - from.altitude), 0};
    }

    const gn_fix from, to;
    double length = 0, azimuth = 0;
    // Meters along the way or upwards.
    double range = 0;
};

class Scene {
public:
    Scene(Random &random, Report &report) : random(random), report(report), size(any_size(random, 0.5, 4e6)) {
        center = somewhere();
        gn_fence_options_init(&options);
        if (random.chance(0.5)) options.hysteresis = std::max(1e-6, std::min(1e5, size * any_size(random, 1e-4, 0.3)));
        has_altitudes = random.chance(0.4);
        for (uint64_t id = 1; id <= 20; ++id) add(id);
        report.check("fences are built").note(!fences.build() || !wide.build(), [&] { return text("%g m", size); });
    }

    // Gives how many fixes.
    long walk() {
        const int count = 400;
        Tracker tracker;
        Ids inside;
        gn_fix last{};
        for (int i = 0; i < count; ++i) {
            const gn_fix fix = i == 0 ? some_fix(0) : next_fix(last);
            Events events;
            const gn_status status = tracker.step(fences, options, fix, events);
            auto where = [&] {
                return ::words(last) + " to " + ::words(fix) + text(", hysteresis %.17g, size %g", options.hysteresis, size);
            };
            report.check("steps").note(status != GN_OK, where);
            if (i == 0) {
                inside = tracker.inside();
            } else {
                const Way way(last, fix);
                check_order(way, events, where);
                check_places(way, events, inside, where);
                follow(events, inside, 2, where);
            }
            report.check("presences as events say").note(tracker.inside() != inside, where);
            report.check("presences as fences hold the fix").note(!may_be(inside, fix), where);
            last = fix;
        }
        return count;
    }

    // One way, at once and in parts.
    void in_parts() {
        const Way way(some_fix(0), some_fix(random.between(1, 1000)));
        gn_fence_options options = this->options;
        if (random.chance(0.7)) options.dwell = random.chance(0.2) ? 0 : way.to.time * random.unit();
        options.flags = random.chance(0.5) ? GN_FENCE_REPORT_FIRST : 0;
        std::vector<double> parts(1 + static_cast<size_t>(random.below(10)));
        for (double &part : parts) part = random.unit();
        std::sort(parts.begin(), parts.end());
        parts.push_back(1);
        Tracker once, often;
        Events at_once, together;
        bool is_ok = once.step(fences, options, way.from, at_once) == GN_OK;
        is_ok = is_ok && once.step(fences, options, way.to, at_once) == GN_OK;
        is_ok = is_ok && often.step(fences, options, way.from, together) == GN_OK;
        for (double part : parts) is_ok = is_ok && often.step(fences, options, way.at(part), together) == GN_OK;
        auto where = [&] {
            std::string all = ::words(way.from) + " to " + ::words(way.to) + ", parts";
            for (double part : parts) all += text(" %.17g", part);
            return all + text(", hysteresis %.17g, dwell %.17g, size %g", options.hysteresis, options.dwell, size);
        };
        report.check("steps").note(!is_ok, where);
        auto is_before = [](const gn_fence_event &a, const gn_fence_event &b) {
            return a.id != b.id ? a.id < b.id : a.time != b.time ? a.time < b.time : a.kind < b.kind;
        };
        std::sort(at_once.begin(), at_once.end(), is_before);
        std::sort(together.begin(), together.end(), is_before);
        // Points on the way are rounded, so they lie up to some nanometers beside it: of a border that runs along the way,
        // a place is known less well.
        const double room = (near_event + 3e-8 * size) / way.range * way.to.time;
        auto is_same = [&](const gn_fence_event &a, const gn_fence_event &b) {
            return a.id == b.id && a.kind == b.kind && std::fabs(a.time - b.time) <= room &&
                   std::fabs(a.since - b.since) <= room;
        };
        const bool is_equal =
            std::equal(at_once.begin(), at_once.end(), together.begin(), together.end(), is_same);
        for (size_t i = 0; i < at_once.size(); ++i) report.count("events of ways in parts");
        report.check("many steps report what one does").note(!is_equal, where);
        report.check("many steps lead where one does").note(once.inside() != often.inside(), where);
        for (uint64_t i = 0; i < once.state.presence_count; ++i) {
            for (uint64_t k = 0; k < often.state.presence_count; ++k) {
                const gn_fence_presence &a = once.presences[i], &b = often.presences[k];
                if (a.id != b.id) continue;
                report.check("many steps lead to the same presences")
                    .note(a.has_dwelt != b.has_dwelt || std::fabs(a.since - b.since) > room, where);
            }
        }
    }

private:
    gn_point somewhere() {
        switch (random.below(5)) {
        case 0: return {(random.chance(0.5) ? 1 : -1) * (90 - any_size(random, 1e-9, 10)), random.between(-180, 180)};
        case 1: return {random.between(-89, 89), random.chance(0.5) ? 180.0 : -180.0};
        default: return {std::asin(random.between(-1, 1)) * 57.29577951308232, random.between(-180, 180)};
        }
    }

    gn_point around(gn_point middle, double meters) { return direct(middle, random.between(-180, 180), meters); }

    // Adds a fence, and a wider one that holds all places nearer to it than the hysteresis.
    void add(uint64_t id) {
        const double more = options.hysteresis;
        const gn_point middle = around(center, size * random.between(0, 0.9));
        gn_fence fence{id, GN_FENCE_POLYGON + random.below(4), all_triggers, 0, 0, 0, 0, 0};
        if (has_altitudes && random.chance(0.5)) {
            fence.low = random.between(-200, 100);
            fence.high = fence.low + random.between(1, 200);
        }
        std::vector<gn_point> points = {middle};
        switch (fence.shape) {
        case GN_FENCE_CIRCLE: fence.radius = size * any_size(random, 0.01, 0.8); break;
        case GN_FENCE_CORRIDOR:
            fence.radius = size * any_size(random, 0.003, 0.5);
            for (int i = random.below(20); i > 0; --i) points.push_back(around(middle, size * random.between(0, 0.8)));
            break;
        case GN_FENCE_LINE:
            for (int i = 1 + random.below(9); i > 0; --i) points.push_back(around(middle, size * random.between(0, 0.8)));
            break;
        default: {
            const int count = 3 + random.below(30);
            const double reach = size * any_size(random, 0.1, 1);
            points.clear();
            for (int i = 0; i < count; ++i) {
                points.push_back(direct(middle, 360 * (i + 0.4 * random.unit()) / count, reach * random.between(0.3, 1)));
            }
        }
        }
        fences.add(fence, points);
        if (fence.low < fence.high) {
            fence.low -= more;
            fence.high += more;
        }
        if (fence.radius > 0) fence.radius += more;
        wide.add(fence, points);
        if (fence.shape != GN_FENCE_POLYGON || more == 0) return;
        points.push_back(points[0]);
        fence.id += 100;
        fence.shape = GN_FENCE_CORRIDOR;
        fence.radius = more;
        wide.add(fence, points);
    }

    gn_fix some_fix(double time) {
        const double altitude = has_altitudes ? random.between(-300, 300) : std::nan("");
        return {time, around(center, size * random.between(0, 1.2)), altitude, 5};
    }

    gn_fix next_fix(const gn_fix &last) {
        gn_fix fix = some_fix(last.time + (random.chance(0.2) ? 0 : random.between(0.1, 100)));
        // Most steps are short. Some lead back to the middle.
        switch (random.below(20)) {
        case 0: fix.point = last.point; break;
        case 1: fix.point = fences.points[static_cast<size_t>(random.below(int(fences.points.size())))]; break;
        case 2: break;
        case 3: fix.point = around(last.point, any_size(random, 1e-7, size)); break;
        default: fix.point = around(last.point, size * any_size(random, 1e-4, 0.1)); break;
        }
        return fix;
    }

    template <typename Where> void check_order(const Way &way, const Events &events, Where where) {
        for (size_t i = 0; i < events.size(); ++i) {
            const gn_fence_event &event = events[i];
            report.check("events on the way").note(event.time < way.from.time || event.time > way.to.time, where);
            if (i == 0) continue;
            const gn_fence_event &before = events[i - 1];
            report.check("events in order")
                .note(event.fraction < before.fraction || (event.fraction == before.fraction && event.id < before.id), where);
        }
    }

    // Follows the events up to a part of the way, and collects the fences that hold the place then.
    template <typename Where> void follow(const Events &events, Ids &inside, double part, Where where) {
        for (const gn_fence_event &event : events) {
            if (event.fraction > part) break;
            if (event.kind == GN_FENCE_ENTER) {
                report.count("entries");
                report.check("no fence is entered twice").note(!inside.insert(event.id).second, where);
            } else if (event.kind == GN_FENCE_EXIT) {
                report.check("no fence is left twice").note(inside.erase(event.id) == 0, where);
            } else {
                report.count("crossings");
            }
        }
    }

    // Whether something may be in some fences at a place, and in no other.
    bool may_be(const Ids &inside, const gn_fix &place) const {
        const Ids least = fences.holding(place.point, place.altitude);
        if (options.hysteresis == 0) return inside == least;
        const Ids most = wide.holding(place.point, place.altitude);
        return std::includes(inside.begin(), inside.end(), least.begin(), least.end()) &&
               std::includes(most.begin(), most.end(), inside.begin(), inside.end());
    }

    template <typename Where> void check_places(const Way &way, const Events &events, const Ids &before, Where where) {
        if (random.chance(0.5)) {
            const double part = random.unit();
            const gn_fix place = way.at(part);
            bool is_clear = part * way.range > near_event && (1 - part) * way.range > near_event;
            for (const gn_fence_event &event : events) {
                is_clear = is_clear && std::fabs(event.fraction - part) * way.range > near_event;
            }
            if (!is_clear) return;
            Ids inside = before;
            for (const gn_fence_event &event : events) {
                if (event.fraction > part) break;
                if (event.kind == GN_FENCE_ENTER) inside.insert(event.id);
                if (event.kind == GN_FENCE_EXIT) inside.erase(event.id);
            }
            bool is_right = may_be(inside, place);
            if (!is_right && is_near_border(place)) {
                report.count("places next to a border, left out");
                return;
            }
            report.check("places between fixes").note(!is_right, [&] { return text("%.17g from ", part) + where(); });
        }
    }

    bool is_near_border(const gn_fix &place) const {
        const Ids least = fences.holding(place.point, place.altitude), most = wide.holding(place.point, place.altitude);
        for (int i = 0; i < 8; ++i) {
            const gn_point beside = direct(place.point, 45 * i, near_border);
            if (fences.holding(beside, place.altitude) != least || wide.holding(beside, place.altitude) != most) return true;
        }
        return false;
    }

    Random &random;
    Report &report;
    const double size;
    gn_point center;
    gn_fence_options options;
    bool has_altitudes;
    Fences fences, wide;
};

} // namespace

int main(int argc, char **argv) {
    return run(seed_of(argc, argv), count_of(argc, argv, 30'000), [](Random &random, long count, Report &report) {
        while (count > 0) {
            Scene scene(random, report);
            count -= scene.walk();
            for (int i = 0; i < 20; ++i) scene.in_parts();
        }
    });
}
