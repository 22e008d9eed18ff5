// SPDX-License-Identifier: MIT

//go:build gridnorth_flags

package gridnorth

// #cgo LDFLAGS: -lgridnorth
import "C"
