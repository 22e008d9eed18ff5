// SPDX-License-Identifier: MIT

package gridnorth

// #include <gridnorth.h>
import "C"

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"unsafe"
)

// most is the largest number of results that a call makes room for: no caller wants more by intention.
const most = 1 << 28

// enough elements or bytes for most results, and for every text but GeoJSON.
const enough = 80

// address gives the first element as C takes it; nil if there is none.
func address[T any](slice []T) unsafe.Pointer {
	if len(slice) == 0 {
		return nil
	}
	return unsafe.Pointer(&slice[0])
}

// textPointer is where the bytes of a string lie, which C only reads; nil if there are none. A string begins with their
// address.
func textPointer(text string) *C.char {
	if text == "" {
		return nil
	}
	return *(**C.char)(unsafe.Pointer(&text))
}

// textIn is the text before the first zero.
func textIn(slot []byte) string {
	if end := bytes.IndexByte(slot, 0); end >= 0 {
		slot = slot[:end]
	}
	return string(slot)
}

// textsIn are the texts in slots. They share one copy of the bytes.
func textsIn(slots []byte, size int) []string {
	all := string(slots)
	texts := make([]string, len(slots)/size)
	for row := range texts {
		texts[row], _, _ = strings.Cut(all[row*size:(row+1)*size], "\x00")
	}
	return texts
}

func truth(value bool) C.int32_t {
	if value {
		return 1
	}
	return 0
}

// signed returns the nearest number in C: C refuses a value out of range, it is never cut.
func signed(value int) C.int32_t {
	if value > math.MaxInt32 {
		return math.MaxInt32
	}
	if value < math.MinInt32 {
		return math.MinInt32
	}
	return C.int32_t(value)
}

// unsigned is the same number in C, or the largest, which C refuses, or which means all.
func unsigned(value int) C.uint32_t {
	if value < 0 || uint64(value) > math.MaxUint32 {
		return math.MaxUint32
	}
	return C.uint32_t(value)
}

// fill calls with some room, and again if more is needed.
func fill[T any](call func(at unsafe.Pointer, capacity C.size_t, needed *C.size_t) C.gn_status) ([]T, C.gn_status) {
	found, _, status := fillTwo[T, byte](
		func(at unsafe.Pointer, capacity C.size_t, needed *C.size_t, _ unsafe.Pointer, _ C.size_t, _ *C.size_t) C.gn_status {
			return call(at, capacity, needed)
		})
	return found, status
}

// fillTwo is fill for two results of one call.
func fillTwo[T, U any](
	call func(unsafe.Pointer, C.size_t, *C.size_t, unsafe.Pointer, C.size_t, *C.size_t) C.gn_status,
) ([]T, []U, C.gn_status) {
	return change[T, U](nil, call)
}

// change is fillTwo, except that `before` goes in as the beginning of the first result.
func change[T, U any](
	before []T,
	call func(unsafe.Pointer, C.size_t, *C.size_t, unsafe.Pointer, C.size_t, *C.size_t) C.gn_status,
) ([]T, []U, C.gn_status) {
	one, two := make([]T, len(before)+enough), make([]U, enough)
	copy(one, before)
	var ofOne, ofTwo C.size_t
	status := call(address(one), C.size_t(len(one)), &ofOne, address(two), C.size_t(len(two)), &ofTwo)
	if status == C.GN_ERROR_BUFFER_TOO_SMALL {
		one, two = make([]T, ofOne), make([]U, ofTwo)
		copy(one, before)
		status = call(address(one), ofOne, &ofOne, address(two), ofTwo, &ofTwo)
	}
	if status != C.GN_OK && status != C.GN_PARTIAL {
		return nil, nil, status
	}
	return one[:ofOne], two[:ofTwo], status
}

// fillText is fill for a text, without its final zero.
func fillText(call func(at unsafe.Pointer, capacity C.size_t, needed *C.size_t) C.gn_status) ([]byte, C.gn_status) {
	text, status := fill[byte](call)
	if status != C.GN_OK && status != C.GN_PARTIAL {
		return nil, status
	}
	return text[:len(text)-1], status
}

func valueName[T ~int32 | ~uint32](value T, title string, names map[T]string) string {
	if name, ok := names[value]; ok {
		return name
	}
	return fmt.Sprintf("%s(%d)", title, value)
}

func flagNames[T ~uint32](value T, title string, names map[T]string) string {
	var set []string
	rest := value
	for bit := T(1); bit != 0; bit <<= 1 {
		if name, ok := names[bit]; ok && value&bit != 0 {
			set = append(set, name)
			rest &^= bit
		}
	}
	if rest != 0 || value == 0 {
		set = append(set, fmt.Sprintf("%s(%d)", title, rest))
	}
	return strings.Join(set, "|")
}
