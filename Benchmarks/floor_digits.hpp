// Digits of the floors (floors.hpp): eight at a time in a word of 64 bits, whose lowest byte is the first character.
//
// SPDX-License-Identifier: MIT
#pragma once

#include "floor_formulas.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace floors {

static_assert(std::endian::native == std::endian::little);

constexpr uint64_t ZEROS = 0x3030303030303030;  // "00000000"

GN_FLOOR uint64_t word_at(const char *text) {
    uint64_t word;
    std::memcpy(&word, text, sizeof word);
    return word;
}

GN_FLOOR void store(char *text, uint64_t word) { std::memcpy(text, &word, sizeof word); }

/// The eight digits of a number, halved three times; the quotients are exact in this range.
GN_FLOOR uint64_t digits_of(uint64_t number) {
    const uint64_t high = number * 109951163 >> 40;
    uint64_t digits = high | (number - high * 10000) << 32;
    const uint64_t hundreds = digits * 10486 >> 20 & 0x0000007F0000007F;
    digits = hundreds | (digits - hundreds * 100) << 16;
    const uint64_t tens = digits * 103 >> 10 & 0x000F000F000F000F;
    return (tens | (digits - tens * 10) << 8) + ZEROS;
}

/// The number of eight digits; bytes of 0 count as digits too.
GN_FLOOR uint64_t number_of(uint64_t digits) {
    digits &= 0x0F0F0F0F0F0F0F0F;
    digits = (digits * 10 + (digits >> 8)) & 0x00FF00FF00FF00FF;
    digits = (digits * 100 + (digits >> 16)) & 0x0000FFFF0000FFFF;
    return (digits * 10000 + (digits >> 32)) & 0x00000000FFFFFFFF;
}

/// How many of eight characters of ASCII come before the first one that is not a digit. Both a digit and a digit and six begin
/// with 3 in hexadecimal.
GN_FLOOR int digits_before(uint64_t word) {
    constexpr uint64_t HIGH = 0xF0F0F0F0F0F0F0F0, SIXES = 0x0606060606060606;
    return std::countr_zero(((word & HIGH) | ((word + SIXES) & HIGH) >> 4) ^ (ZEROS | ZEROS >> 4)) / 8;
}

constexpr double POWERS[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};

struct Number {
    double value;
    const char *end;
};

/// Reads a number with 1 to 7 digits on each side of its dot. The quotient of two exact numbers is rounded once.
GN_FLOOR Number read_number(const char *text) {
    const bool is_negative = *text == '-';
    text += is_negative;
    const uint64_t word = word_at(text);
    const int before = digits_before(word);
    text += before + 1;
    const uint64_t rest = word_at(text);
    const int after = digits_before(rest);
    const double scale = POWERS[after];
    const double value =
        (double(number_of(word << (64 - 8 * before))) * scale + double(number_of(rest << (64 - 8 * after)))) / scale;
    const uint64_t sign = uint64_t(is_negative) << 63;  // No branch, which would depend on chance.
    return {std::bit_cast<double>(std::bit_cast<uint64_t>(value) ^ sign), text + after};
}

/// The texts of 0 to 199, without zeros before them.
struct Small {
    uint32_t text;
    uint32_t size;
};

inline const std::array<Small, 200> SMALL = [] {
    std::array<Small, 200> all{};
    for (uint32_t number = 0; number < 200; number++) {
        char text[4] = {};
        const uint32_t size = number < 10 ? 1 : number < 100 ? 2 : 3;
        for (uint32_t rest = number, i = size; i-- > 0; rest /= 10) text[i] = char('0' + rest % 10);
        std::memcpy(&all[number].text, text, sizeof text);
        all[number].size = size;
    }
    return all;
}();

/// A short text, put together in registers: memory that is written at places known late slows down who reads it next.
struct Short {
    unsigned __int128 bytes;
    uint32_t size;
};

GN_FLOOR char *store(char *text, Short word) {
    std::memcpy(text, &word.bytes, sizeof word.bytes);
    return text + word.size;
}

/// A sign, the whole degrees and eight characters for the decimals, of which the first one is the dot.
GN_FLOOR Short joined(bool is_negative, Small whole, uint64_t decimals) {
    const unsigned __int128 all = whole.text | static_cast<unsigned __int128>(decimals) << (8 * whole.size);
    return {all << (8 * is_negative) | (is_negative ? '-' : 0), whole.size + 8 + is_negative};
}

/// Degrees with 7 decimals.
GN_FLOOR Short text_of(double degrees) {
    const uint64_t steps = uint64_t(std::fabs(degrees) * 1e7 + 0.5), whole = steps / 10000000;
    return joined(degrees < 0, SMALL[whole], digits_of(steps - whole * 10000000) - ('0' - '.'));
}

/// Degrees without zeros at the end, with at most as many decimals as 10^7 / `shift` has.
GN_FLOOR Short trimmed_text_of(double degrees, uint64_t shift) {
    const uint64_t steps = uint64_t(std::fabs(degrees) * 1e7 / double(shift) + 0.5) * shift, whole = steps / 10000000;
    const uint64_t digits = digits_of(steps - whole * 10000000);
    Short text = joined(degrees < 0 && steps != 0, SMALL[whole], digits - ('0' - '.'));
    text.size -= digits == ZEROS ? 8 : uint32_t(std::countl_zero(digits - ZEROS)) / 8;
    return text;
}

} // namespace floors
