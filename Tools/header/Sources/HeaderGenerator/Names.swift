// SPDX-License-Identifier: MIT

/// Writes a Swift name as C names are written: `textSize` is `text_size`, `outURL` is `out_url`.
func snakeCase(_ name: String) -> String {
  let letters = Array(name)
  var result = ""
  for (i, letter) in letters.enumerated() {
    if letter.isUppercase, i > 0, letters[i - 1] != "_" {
      let endsAnAcronym = i + 1 < letters.count && letters[i + 1].isLowercase
      if !letters[i - 1].isUppercase || endsAnAcronym { result += "_" }
    }
    result += letter.lowercased()
  }
  return result
}

/// Words that cannot name a parameter in C99 or in C++.
let reservedWords: Set<String> = [
  "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
  "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const",
  "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "default", "delete", "do", "double",
  "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "float", "for", "friend", "goto", "if",
  "inline", "int", "long", "mutable", "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "operator", "or",
  "or_eq", "private", "protected", "public", "register", "reinterpret_cast", "requires", "restrict", "return",
  "short", "signed", "sizeof", "static", "static_assert", "static_cast", "struct", "switch", "template", "this",
  "thread_local", "throw", "true", "try", "typedef", "typeid", "typename", "union", "unsigned", "using", "virtual",
  "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
]
