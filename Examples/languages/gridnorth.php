<?php
// SPDX-License-Identifier: MIT
//
// php gridnorth.php gridnorth.cdef.h: the declarations, which `make install` puts beside the header.

$gn = FFI::cdef(file_get_contents($argv[1]), "libgridnorth.so");

$text = $gn->new("char[$gn->GN_MGRS_CAPACITY]");
$gn->gn_mgrs_encode(48.85837, 2.294481, $gn->GN_MGRS_1_M, $text, $gn->GN_MGRS_CAPACITY, null);
echo FFI::string($text), "\n";

foreach (["32VNM 9798 4311", "32VNM 9798 431"] as $typed) {
    $cell = $gn->new("gn_mgrs_cell");
    $offset = $gn->new("size_t");
    $status = $gn->gn_mgrs_decode($typed, strlen($typed), FFI::addr($cell), FFI::addr($offset));
    if ($status === $gn->GN_OK) {
        printf("%.6f %.6f\n", $cell->center->latitude, $cell->center->longitude);
    } else {
        printf("byte %d: %s\n", $offset->cdata, $gn->gn_status_text($status));
    }
}

// Many at once; a bad row does not stop the others.
$rows = [[60, 3], [NAN, 0], [-33.86, 151.21]];
$count = count($rows);
$points = $gn->new("gn_point[$count]");
foreach ($rows as $i => $row) {
    [$points[$i]->latitude, $points[$i]->longitude] = $row;
}
$grid = $gn->new("gn_utm[$count]");
$statuses = $gn->new("uint8_t[$count]");
$gn->gn_utm_forward_batch(
    FFI::addr($points[0]->latitude), 16, FFI::addr($points[0]->longitude), 16, $count, $gn->GN_ZONE_STANDARD,
    FFI::addr($grid[0]->easting), 24, FFI::addr($grid[0]->northing), 24, FFI::addr($grid[0]->zone), 24, $statuses);
for ($i = 0; $i < $count; $i++) {
    $refused = $statuses[$i] !== $gn->GN_OK;
    echo $refused ? $gn->gn_status_name($statuses[$i]) : sprintf("%d %.3f", $grid[$i]->zone, $grid[$i]->easting), "\n";
}
