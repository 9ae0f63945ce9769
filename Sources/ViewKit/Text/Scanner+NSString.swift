public import Foundation

/// The methods of iOS that store an `NSString`. Foundation on Linux has only methods that return a `String` or store
/// one.
extension Scanner {
    /// Scans `string` and stores it in `result`. If the text at the current location is different, returns `false`
    /// without changing `result`. Deprecated on iOS; use `scanString(_:)` in new code.
    @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        store(scanString(string), in: result)
    }

    /// Scans the characters up to the next occurrence of `string`, or up to the end, and stores them in `result`. If
    /// `string` comes next or the end is reached, returns `false` without changing `result`. Deprecated on iOS; use
    /// `scanUpToString(_:)` in new code.
    @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        store(scanUpToString(string), in: result)
    }

    /// Scans the next characters that are in `set` and stores them in `result`. If the next character is not in `set`,
    /// returns `false` without changing `result`. Deprecated on iOS; use `scanCharacters(from:)` in new code.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        store(scanCharacters(from: set), in: result)
    }

    /// Scans the next characters that are not in `set` and stores them in `result`. If the next character is in `set`,
    /// returns `false` without changing `result`. Deprecated on iOS; use `scanUpToCharacters(from:)` in new code.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        store(scanUpToCharacters(from: set), in: result)
    }

    private func store(_ scanned: String?, in result: UnsafeMutablePointer<NSString?>) -> Bool {
        guard let scanned else { return false }
        result.pointee = NSString(string: scanned)
        return true
    }
}
