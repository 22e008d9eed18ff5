// Sun and moon. Their peers are libraries for Python: python_calls.py.
//
// SPDX-License-Identifier: MIT
#include "checks.hpp"
#include "suite.hpp"

#include <gridnorth.h>

#include <string>
#include <vector>

namespace {

struct Body {
    std::string name;
    decltype(&gn_sun_position) place;
    decltype(&gn_sun_events) list;
};

const Body bodies[] = {{"sun", gn_sun_position, gn_sun_events}, {"moon", gn_moon_position, gn_moon_events}};

} // namespace

void time_sky(const Effort &effort) {
    const gn_point here = {46.5, 8};
    const double start = 1782000000, day = 86400;
    std::vector<double> times(effort.positions), azimuths(effort.positions), elevations(effort.positions);
    for (size_t i = 0; i < times.size(); i++) times[i] = start + 3600 * double(i % 100000);
    std::vector<gn_sky_event> events(1024);
    std::vector<Contest> contests;
    contests.push_back({"gn_sun_position_batch", "directions of the sun, batch", "time", times.size(),
                        [&] {
                            gn_sun_position_batch(&here.latitude, 0, &here.longitude, 0, times.data(), 8, times.size(),
                                                  azimuths.data(), 8, elevations.data(), 8, nullptr);
                        },
                        "", {}});
    for (const Body &body : bodies) {
        contests.push_back({"gn_" + body.name + "_position", "where the " + body.name + " stands", "call", 1,
                            [here, start, &body] {
                                gn_sky_place one;
                                body.place(&here, start, &one);
                                sink = sink + one.elevation;
                            },
                            "", {}});
    }
    contests.push_back({"gn_moon_phase_at", "how much of the moon is lit", "call", 1,
                        [start] {
                            gn_moon_phase phase;
                            gn_moon_phase_at(start, &phase);
                            sink = sink + phase.illuminated;
                        },
                        "", {}});
    for (const Body &body : bodies) {
        for (const int days : {1, 30}) {
            const double end = start + day * days;
            size_t count = 0;
            require(body.list(&here, start, end, events.data(), events.size(), &count) == GN_OK && count > 0, "no events");
            const std::string span = days == 1 ? "a day" : std::to_string(days) + " days";
            contests.push_back({"gn_" + body.name + "_events", "what the " + body.name + " does in " + span, "call", 1,
                                [&events, here, start, end, &body] {
                                    size_t found;
                                    body.list(&here, start, end, events.data(), events.size(), &found);
                                    sink = sink + double(found);
                                },
                                "", {}});
        }
    }
    hold(effort, "Sun and moon", contests);
}
