// SPDX-License-Identifier: MIT

package gridnorth

// #include <stddef.h>
import "C"

import (
	"strings"
	"unsafe"
)

// Column has one value for each row of a batch: a slice, a field of the structs in a slice, or one value for all rows.
// The empty Column is for a result that is not wanted.
//
// C reads and writes nothing but the values, so the structs may contain pointers, strings and slices.
type Column[T any] struct {
	first  *T
	stride C.ptrdiff_t
	length int
	fixed  bool
}

// Slice is a column of the elements of a slice; of nil, the empty one.
func Slice[T any](values []T) Column[T] {
	return Field(values, func(value *T) *T { return value })
}

// Field is a column of one field of each struct:
//
//	latitudes := gridnorth.Field(sites, func(site *Site) *float64 { return &site.Latitude })
//
// It panics if the pointer is not to a field of the struct.
func Field[S, T any](structs []S, field func(*S) *T) Column[T] {
	if structs == nil {
		return Column[T]{}
	}
	column := Column[T]{length: len(structs), fixed: true}
	if len(structs) > 0 {
		column.first = field(&structs[0])
		column.stride = C.ptrdiff_t(unsafe.Sizeof(structs[0]))
		checkInside(unsafe.Pointer(column.first), unsafe.Sizeof(*column.first), &structs[0])
	}
	return column
}

// Repeat is a column with the same value in every row.
func Repeat[T any](value T) Column[T] {
	return Column[T]{first: &value}
}

func (c Column[T]) at() unsafe.Pointer {
	return unsafe.Pointer(c.first)
}

// rows is the number of rows, or -1 for as many as there are.
func (c Column[T]) rows() int {
	if !c.fixed {
		return -1
	}
	return c.length
}

// TextColumn has one text for each row of a batch, in slots of equal size. A text ends at its first zero, or with its
// slot.
type TextColumn struct {
	bytes Column[byte]
	size  C.size_t
	// The stride, as the size of a slot may be smaller than that of a struct.
	stride C.ptrdiff_t
}

// Slots is a column of slots of a size, one after the other. It panics if the bytes are not a whole number of slots.
func Slots(bytes []byte, size int) TextColumn {
	if size <= 0 || len(bytes)%size != 0 {
		panic("gridnorth: the bytes are not a whole number of slots")
	}
	column := Column[byte]{stride: C.ptrdiff_t(size), length: len(bytes) / size, fixed: true}
	if len(bytes) > 0 {
		column.first = &bytes[0]
	}
	return TextColumn{column, C.size_t(size), column.stride}
}

// TextField is a column of a field of each struct that is an array of bytes:
//
//	references := gridnorth.TextField(sites, func(site *Site) []byte { return site.Reference[:] })
//
// It panics if the bytes are not in the struct.
func TextField[S any](structs []S, field func(*S) []byte) TextColumn {
	column := Column[byte]{length: len(structs), fixed: true}
	if len(structs) == 0 {
		return TextColumn{column, 1, 1}
	}
	slot := field(&structs[0])
	column.first = &slot[0]
	column.stride = C.ptrdiff_t(unsafe.Sizeof(structs[0]))
	checkInside(unsafe.Pointer(column.first), uintptr(len(slot)), &structs[0])
	return TextColumn{column, C.size_t(len(slot)), column.stride}
}

func (c TextColumn) at() unsafe.Pointer {
	return c.bytes.at()
}

func (c TextColumn) rows() int {
	return c.bytes.rows()
}

// checkInside panics if a field is not a part of a struct: C would find something else in the next row.
func checkInside[S any](field unsafe.Pointer, size uintptr, one *S) {
	start := uintptr(unsafe.Pointer(one))
	if uintptr(field) < start || uintptr(field)+size > start+unsafe.Sizeof(*one) {
		panic("gridnorth: the column is not a field of the struct")
	}
}

// common is the number of rows that all columns have.
func common(rows ...int) (C.size_t, error) {
	count := -1
	for _, one := range rows {
		if one >= 0 && count >= 0 && one != count {
			return 0, ErrRows
		}
		if one >= 0 {
			count = one
		}
	}
	if count < 0 {
		count = 0
	}
	return C.size_t(count), nil
}

// slotBytes is the size of the memory into which eachSlots puts texts at a time.
const slotBytes = 1 << 16

// eachSlots puts texts into slots, some rows at a time, so that one long text does not make all slots long.
func eachSlots(texts []string, call func(slots TextColumn, from, to int) error) error {
	if len(texts) == 0 {
		return call(Slots(nil, 1), 0, 0)
	}
	var buffer []byte
	for from := 0; from < len(texts); {
		size, to := 1, from
		for to < len(texts) {
			longer := size
			if len(texts[to]) > longer {
				longer = len(texts[to])
			}
			if to > from && (to-from+1)*longer > slotBytes {
				break
			}
			size, to = longer, to+1
		}
		buffer = append(buffer[:0], make([]byte, (to-from)*size)...)
		for row, text := range texts[from:to] {
			// A zero would end the text. No notation has it, nor any other control character, which is refused like it.
			copy(buffer[row*size:], strings.ReplaceAll(text, "\x00", "\x01"))
		}
		if err := call(Slots(buffer, size), from, to); err != nil {
			return err
		}
		from = to
	}
	return nil
}
