// SPDX-License-Identifier: MIT

// Package gridnorth has MGRS, UTM and UPS, positions as people write them, the MGRS grid of a map, geodesics, routes,
// polygons and shapes on the WGS 84 ellipsoid.
//
// Angles are in degrees, lengths in meters, and azimuths run clockwise from north.
//
// A refused call returns an [*Error]: it has a [Status], and for a text the byte where the refused part begins. A
// status is itself an error, so errors.Is(err, gridnorth.ErrLatitude) says why.
//
// A function whose name ends in Batch takes slices, which are not copied, and returns new ones. A row that is refused
// stops no other: each has a status. Its twin whose name ends in Columns writes into your memory: into slices, or into
// fields of your own structs; see [Slice], [Field], [Repeat], [Slots] and [TextField].
//
// Arguments that are pointers may be nil where the documentation says so; nil options are the defaults. To change some,
// begin with [DefaultFormatOptions] and the like.
//
// Any number of goroutines may call at once. A call of C costs more than one of Go, so use a batch for many positions.
// C sees your memory only during a call, keeps no pointer, and writes none.
//
// The C library is found with pkg-config. If you have none, build with the tag gridnorth_flags, and say where the library
// is:
//
//	CGO_CFLAGS=-I/path/include CGO_LDFLAGS=-L/path/lib go build -tags gridnorth_flags
package gridnorth
