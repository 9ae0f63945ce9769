// The cross-import overlay of `Testing` and `CoreGraphics`; see the overlay of `Testing` and `UIKit`.
@_exported import CoreGraphics

#if canImport(Testing) && (DEBUG || TESTING)
    @_exported import Testing
#endif
