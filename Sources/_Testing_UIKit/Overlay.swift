// The cross-import overlay of `Testing` and `UIKit`. The toolchain's Testing declares it and assumes that it exists for
// a module named UIKit, so a file that imports both imports this module, too, and sees only what is re-exported here.
//
// Programs that use the product UIKit link this module. Release builds leave out the testing library so that they don't
// ship it; tests built for release need `-Xswiftc -DTESTING`.
@_exported import UIKit

#if canImport(Testing) && (DEBUG || TESTING)
    @_exported import Testing
#endif
