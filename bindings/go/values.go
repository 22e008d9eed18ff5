// SPDX-License-Identifier: MIT

package gridnorth

// NextCharacters returns the characters that may be typed next: digits, then letters.
func (value *MGRSTyping) NextCharacters() string {
	const all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	var next []byte
	for bit := range all {
		if value.Next>>bit&1 == 1 {
			next = append(next, all[bit])
		}
	}
	return string(next)
}

// In returns the part of a text that this is: of a document as it stands there, which [XMLUnescape] reads. It is empty if
// there is no such part.
func (value Span) In(text string) string {
	size := uint64(len(text))
	if value.Offset > size || value.Size > size-value.Offset {
		return ""
	}
	return text[value.Offset : value.Offset+value.Size]
}
