// No marker here.
import CGridNorth

// SECTION 10: Too late
/// Does nothing.
@_cdecl("gn_x")
public func gn_x() {}
