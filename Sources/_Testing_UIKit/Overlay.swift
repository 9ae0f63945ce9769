// The cross-import overlay of `Testing` and `UIKit`. The toolchain's Testing declares one for any module named UIKit,
// so a file that imports both also imports this module, and sees only what it re-exports.
//
// Programs that use the product UIKit link this module. Release builds leave out the testing library so that it isn't
// shipped. Tests that are built for release need `-Xswiftc -DTESTING`.
@_exported import UIKit

#if canImport(Testing) && (DEBUG || TESTING)
    @_exported import Testing
#endif
