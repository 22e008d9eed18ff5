// SPDX-License-Identifier: MIT

// Rings writes range rings around positions as GeoJSON, to open in any map.
//
//	go run ./examples/rings "48.85837, 2.294481" "5 km" "10 km" "25 nmi"
//
// The position may be in any notation, the radii in any unit.
package main

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"gridnorth"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: rings POSITION RADIUS ...")
		os.Exit(2)
	}
	text, err := rings(os.Args[1], os.Args[2:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Stdout.Write(append(text, '\n'))
}

func rings(position string, lengths []string) ([]byte, error) {
	found, err := gridnorth.PositionParse(position, gridnorth.FormAny, 0)
	if err != nil {
		return nil, pointedAt(position, err)
	}
	var radii []float64
	for _, length := range lengths {
		radius, err := gridnorth.LengthParse(length)
		if err != nil {
			return nil, pointedAt(length, err)
		}
		radii = append(radii, radius)
	}
	options := gridnorth.DefaultShapeOptions()
	options.Tolerance, options.EdgeTolerance, options.Radials = 10, 10, 4
	return gridnorth.RingSetGeoJSON(found[0].Point, radii, &options, "")
}

// pointedAt shows where a text is wrong.
func pointedAt(text string, err error) error {
	var refused *gridnorth.Error
	if !errors.As(err, &refused) || refused.Offset < 0 {
		return err
	}
	column := len([]rune(text[:refused.Offset]))
	return fmt.Errorf("%w\n  %s\n  %s^", err, text, strings.Repeat(" ", column))
}
