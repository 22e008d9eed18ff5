// SPDX-License-Identifier: MIT

package gridnorth

// #include <gridnorth.h>
import "C"

import (
	"errors"
	"fmt"
)

// Error says why the library refused a call.
type Error struct {
	Status Status
	// Offset is the byte of a text where the refused part begins, an index into the string; -1 if no text is refused.
	Offset int
	// Field is the refused text of [MGRSTypeFields], else 0.
	Field TypingField
}

// Error returns the sentence that explains the status, and the place in the text.
func (e *Error) Error() string {
	if e.Offset < 0 {
		return e.Status.Error()
	}
	return fmt.Sprintf("%s (byte %d)", e.Status.Error(), e.Offset)
}

// Unwrap returns the status, so that errors.Is(err, ErrLatitude) works.
func (e *Error) Unwrap() error {
	return e.Status
}

// Error returns the sentence that explains the status.
func (s Status) Error() string {
	if text := StatusText(s); text != "" {
		return "gridnorth: " + text
	}
	return fmt.Sprintf("gridnorth: status %d", uint8(s))
}

// ErrRows means that the columns of a batch do not have the same number of rows.
var ErrRows = errors.New("gridnorth: columns have different numbers of rows")

// failure is the error of a status, nil for OK. Every status fits in a byte.
func failure(status C.gn_status) error {
	if status == C.GN_OK {
		return nil
	}
	return &Error{Status(status), -1, 0}
}

func failureInText(status C.gn_status, offset C.size_t) error {
	if status == C.GN_OK {
		return nil
	}
	return &Error{Status(status), int(offset), 0}
}

func failureInField(status C.gn_status, field C.int32_t, offset C.size_t) error {
	if field == 0 {
		return failure(status)
	}
	return &Error{Status(status), int(offset), TypingField(field)}
}

// batchFailure is the error of a batch, of which refused rows are none.
func batchFailure(status C.gn_status) error {
	if status == C.GN_PARTIAL {
		return nil
	}
	return failure(status)
}

// none is where a refused call has no text that is refused.
const none = ^C.size_t(0)

// reportedFailure is the error of a call whose report tells of refused features, which are none.
func reportedFailure(status C.gn_status, place C.size_t) error {
	if status == C.GN_PARTIAL {
		return nil
	}
	return failureInText(status, place)
}
