public import Foundation

extension NSCoder {
    /// Returns the decoded object for `key`, if any, as `decodeObject(forKey:)` does. Coders without keys return `nil`.
    /// On iOS, the call ends the program.
    @MainActor
    public func value(forKey key: String) -> Any? { allowsKeyedCoding ? decodeObject(forKey: key) : nil }

    /// Returns the point that `string` describes, such as "{3, 4}"; zero for other strings.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }

    /// Returns the size that `string` describes, such as "{30, 40}"; zero for other strings.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }

    /// Returns the rectangle that `string` describes, such as "{{1, 2}, {30, 40}}"; zero for other strings.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }

    /// Returns the description of `point` that ``cgPoint(for:)`` parses.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }

    /// Returns the description of `size` that ``cgSize(for:)`` parses.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }

    /// Returns the description of `rect` that ``cgRect(for:)`` parses.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
}
