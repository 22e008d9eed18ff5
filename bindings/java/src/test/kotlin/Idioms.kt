// SPDX-License-Identifier: MIT

// The package as Kotlin sees it: types that are not null where Java says so, words for options, plain arrays.

import gridnorth.*
import java.util.EnumSet

private fun same(expected: Any?, got: Any?) = check(expected == got) { "expected $expected, got $got" }

fun main() {
    // Not null: no question mark, no exclamation marks.
    val reference: String = Mgrs.encode(48.85837, 2.294481)
    same("31UDQ4825011951", reference)
    val cell: MgrsCell = Mgrs.decode(reference)
    val flags: Set<MgrsFlag> = cell.flags
    same(true, flags.isEmpty())
    same(31 to "U", cell.zone to cell.band)

    // Null: the compiler demands that it is handled.
    val utm: Utm? = Position.parse("40.5 75.25").first().utm
    same(null, utm?.easting)
    same(null, Polygon.orientation(doubleArrayOf(0.0, 0.0, 0.0, 0.0, 0.0, 0.0))?.word())

    // Options.
    val options = FormatOptions().apply {
        form(Form.DMS)
        decimals(0)
        hemispheres(HemisphereStyle.AFTER)
        flags(EnumSet.of(FormatFlag.PADDED))
    }
    same("48d51'30\"N, 002d17'40\"E", Position.format(48.85837, 2.294481, options))

    // A refusal is an exception with a status, which `when` knows.
    val told = try {
        Mgrs.decode("32VNM 9798 431").toString()
    } catch (refusal: GridNorthException) {
        when (refusal.status()) {
            Status.MGRS_ODD_DIGITS -> "one digit more after ${refusal.offset()}"
            else -> refusal.message
        }
    }
    same("one digit more after 6", told)

    // Batches.
    val latitudes = DoubleArray(10_000) { it / 100.0 }
    val batch = Mgrs.encodeBatch(latitudes, DoubleArray(10_000) { 3.0 }, 1)
    same(Mgrs.encode(50.0, 3.0, 1), batch.texts[5000])
    same(999, batch.statuses.count { it.toInt() != 0 })
    same(Status.LATITUDE, batch.status(9001))
    same(listOf(Side.INSIDE, Side.OUTSIDE), Polygon.containsBatch(
        doubleArrayOf(0.0, 0.0, 0.0, 9.0, 9.0, 9.0), doubleArrayOf(1.0, 8.0), doubleArrayOf(8.0, 1.0)).sides.toList())
    println("Kotlin: ${Library.version()}")
}
