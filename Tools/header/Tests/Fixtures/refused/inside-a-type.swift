// SECTION 10: Places
enum Holder {
  /// Does nothing.
  @_cdecl("gn_x")
  public static func gn_x() {}
}
