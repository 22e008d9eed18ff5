// SPDX-License-Identifier: MIT

package gridnorth_test

import (
	"errors"
	"fmt"

	"gridnorth"
)

func Example() {
	text, _ := gridnorth.MGRSEncode(48.85837, 2.294481, gridnorth.MGRS1M)
	fmt.Println(text)

	_, err := gridnorth.MGRSDecode("32VNM 9798 431")
	fmt.Println(err)
	fmt.Println(errors.Is(err, gridnorth.ErrMGRSOddDigits))
	// Output:
	// 31UDQ4825011951
	// gridnorth: Easting and northing do not have the same number of digits. (byte 6)
	// true
}

func ExamplePositionParse() {
	found, _ := gridnorth.PositionParse("0045 00030", gridnorth.FormAny, 0)
	for _, meaning := range found {
		fmt.Println(meaning.Form, meaning.Point)
	}
	// Output:
	// FormDM {0.75 0.5}
	// FormDD {45 30}
}

func ExamplePositionFormat() {
	options := gridnorth.DefaultFormatOptions()
	options.Form = gridnorth.FormDMS
	options.Hemispheres = gridnorth.HemisphereStyleAfter
	text, _ := gridnorth.PositionFormat(48.85837, 2.294481, &options)
	fmt.Println(text)
	// Output:
	// 48d51'30.13"N, 2d17'40.13"E
}

func ExampleGeodesicInverse() {
	oslo := gridnorth.Point{Latitude: 59.91387, Longitude: 10.75225}
	tokyo := gridnorth.Point{Latitude: 35.68950, Longitude: 139.69171}
	distance, azimuth, _, _ := gridnorth.GeodesicInverse(oslo, tokyo)
	fmt.Printf("%.3f m, leaving at %.4f degrees\n", distance, azimuth)
	// Output:
	// 8426248.966 m, leaving at 40.6722 degrees
}

func ExampleUTMForwardBatch() {
	latitudes, longitudes := []float64{60, 91}, []float64{3, 0}
	_, _, zones, statuses, err := gridnorth.UTMForwardBatch(latitudes, longitudes, gridnorth.ZoneStandard)
	fmt.Println(zones, err)
	fmt.Println(statuses[1])
	// Output:
	// [32 0] <nil>
	// gridnorth: The latitude lies outside -90 to 90 degrees.
}

func ExampleField() {
	type site struct {
		latitude, longitude float64
		reference           [16]byte
	}
	sites := []site{{latitude: 48.85837, longitude: 2.294481}}
	err := gridnorth.MGRSEncodeColumns(
		gridnorth.Field(sites, func(one *site) *float64 { return &one.latitude }),
		gridnorth.Field(sites, func(one *site) *float64 { return &one.longitude }),
		gridnorth.MGRS1M,
		gridnorth.TextField(sites, func(one *site) []byte { return one.reference[:] }),
		nil,
	)
	fmt.Printf("%.15s %v\n", sites[0].reference, err)
	// Output:
	// 31UDQ4825011951 <nil>
}
