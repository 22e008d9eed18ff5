// SPDX-License-Identifier: MIT

//go:build !gridnorth_flags

package gridnorth

// #cgo pkg-config: gridnorth
import "C"
