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
