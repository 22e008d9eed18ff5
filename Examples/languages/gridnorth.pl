# SPDX-License-Identifier: MIT
use strict;
use warnings;
use FFI::Platypus 2.00;

my $gn = FFI::Platypus->new(api => 2, lib => "libgridnorth.so");
$gn->attach(gn_mgrs_encode => ["double", "double", "sint32", "opaque", "size_t", "opaque"] => "sint32");
$gn->attach(gn_mgrs_decode => ["string", "size_t", "opaque", "size_t*"] => "sint32");
$gn->attach(gn_status_text => ["sint32"] => "string");
$gn->attach(gn_status_name => ["sint32"] => "string");
$gn->attach(gn_utm_forward_batch => [
    ("double[]", "ssize_t") x 2, "size_t", "sint32", ("double[]", "ssize_t") x 2, "sint32[]", "ssize_t", "uint8[]",
] => "sint32");

# Where the bytes of a string are.
sub at { return unpack "J", pack "P", $_[0] }

my $text = "\0" x 28;
gn_mgrs_encode(48.85837, 2.294481, 5, at($text), 28, undef);
print unpack("Z*", $text), "\n";

for my $typed ("32VNM 9798 4311", "32VNM 9798 431") {
    my ($cell, $offset) = ("\0" x 120, 0);
    my $status = gn_mgrs_decode($typed, length $typed, at($cell), \$offset);
    if ($status == 0) { printf "%.6f %.6f\n", unpack "dd", $cell }
    else              { print "byte $offset: ", gn_status_text($status), "\n" }
}

# Many at once; a bad row does not stop the others.
my @latitudes = (60, "nan", -33.86);
my @longitudes = (3, 0, 151.21);
my ($eastings, $northings, $zones, $statuses) = map { [(0) x @latitudes] } 1 .. 4;
gn_utm_forward_batch(\@latitudes, 8, \@longitudes, 8, scalar @latitudes, 0,
    $eastings, 8, $northings, 8, $zones, 4, $statuses);
for (0 .. $#latitudes) {
    print $statuses->[$_] ? gn_status_name($statuses->[$_]) : sprintf("%d %.3f", $zones->[$_], $eastings->[$_]), "\n";
}
