// A file that imports both `Testing` and `UIKit` imports this module, too: the toolchain's Testing declares
// it, and takes it for granted that a module named UIKit comes with it. What is not exported again here is
// not seen in such a file.
//
// A program that has the product UIKit links this module. So that none carries the testing library to its users,
// release builds leave it out; tests that are built for release want `-Xswiftc -DTESTING`.
@_exported import UIKit

#if canImport(Testing) && (DEBUG || TESTING)
    @_exported import Testing
#endif
