// SPDX-License-Identifier: MIT
#include "batch.hpp"

#include "places.hpp"

namespace {

constexpr ptrdiff_t STRIDE = sizeof(double);
constexpr int32_t ZONE = 31;

} // namespace

Rows::Rows(size_t count)
    : latitudes(count), longitudes(count), to_latitudes(count), to_longitudes(count), eastings(count), northings(count),
      azimuths(count), distances(count), first_results(count), second_results(count), third_results(count),
      texts(count * SLOT), written(count * SLOT) {
    Places places;
    for (size_t i = 0; i < count; i++) {
        const gn_point from = places.anywhere(), to = places.anywhere();
        latitudes[i] = from.latitude;
        longitudes[i] = from.longitude;
        to_latitudes[i] = to.latitude;
        to_longitudes[i] = to.longitude;
        azimuths[i] = places.between(-180, 180);
        distances[i] = places.between(0, 1e7);
        eastings[i] = places.between(200e3, 800e3);
        northings[i] = places.between(0, 9e6);
    }
    gn_mgrs_encode_batch(latitudes.data(), STRIDE, longitudes.data(), STRIDE, count, GN_MGRS_1_M, texts.data(), SLOT,
        SLOT, nullptr);
}

std::vector<Rows::Call> Rows::calls() {
    return {
        {"gn_mgrs_encode_batch", "MGRS encode, 1 m",
         [this](size_t first, size_t count) {
             gn_mgrs_encode_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, count, GN_MGRS_1_M,
                 &written[first * SLOT], SLOT, SLOT, nullptr);
         }},
        {"gn_mgrs_decode_batch", "MGRS decode, 1 m",
         [this](size_t first, size_t count) {
             gn_mgrs_decode_batch(&texts[first * SLOT], SLOT, SLOT, count, &first_results[first], STRIDE,
                 &second_results[first], STRIDE, nullptr);
         }},
        {"gn_utm_forward_batch", "UTM forward",
         [this](size_t first, size_t count) {
             gn_utm_forward_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, count, GN_ZONE_STANDARD,
                 &first_results[first], STRIDE, &second_results[first], STRIDE, nullptr, 4, nullptr);
         }},
        {"gn_utm_inverse_batch", "UTM inverse",
         [this](size_t first, size_t count) {
             gn_utm_inverse_batch(&eastings[first], STRIDE, &northings[first], STRIDE, &ZONE, 0, count,
                 &first_results[first], STRIDE, &second_results[first], STRIDE, nullptr);
         }},
        {"gn_geodesic_inverse_batch", "geodesic inverse",
         [this](size_t first, size_t count) {
             gn_geodesic_inverse_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, &to_latitudes[first],
                 STRIDE, &to_longitudes[first], STRIDE, count, &first_results[first], STRIDE, &second_results[first],
                 STRIDE, &third_results[first], STRIDE, nullptr);
         }},
        {"gn_geodesic_direct_batch", "geodesic direct",
         [this](size_t first, size_t count) {
             gn_geodesic_direct_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, &azimuths[first], STRIDE,
                 &distances[first], STRIDE, count, &first_results[first], STRIDE, &second_results[first], STRIDE,
                 &third_results[first], STRIDE, nullptr);
         }},
        {"gn_rhumb_inverse_batch", "rhumb inverse",
         [this](size_t first, size_t count) {
             gn_rhumb_inverse_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, &to_latitudes[first],
                 STRIDE, &to_longitudes[first], STRIDE, count, &first_results[first], STRIDE, &second_results[first],
                 STRIDE, nullptr);
         }},
        {"gn_sphere_inverse_batch", "great-circle distance",
         [this](size_t first, size_t count) {
             gn_sphere_inverse_batch(&latitudes[first], STRIDE, &longitudes[first], STRIDE, &to_latitudes[first],
                 STRIDE, &to_longitudes[first], STRIDE, count, &first_results[first], STRIDE, nullptr, STRIDE, nullptr,
                 STRIDE, nullptr);
         }},
    };
}
