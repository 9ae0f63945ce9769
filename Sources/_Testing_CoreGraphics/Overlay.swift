// What a file sees that imports both `Testing` and `CoreGraphics`; the overlay of `Testing` and `UIKit` says more.
@_exported import CoreGraphics

#if canImport(Testing) && (DEBUG || TESTING)
    @_exported import Testing
#endif
