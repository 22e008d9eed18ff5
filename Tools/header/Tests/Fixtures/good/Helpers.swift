// A file that exports nothing needs no section.

public func assist() {}

struct Holder {
  func method() {}
}
