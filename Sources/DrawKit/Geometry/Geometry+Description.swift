public import Foundation

// The texts that print(_:) and string interpolation show on iOS. Foundation on Linux has none.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and height, such as "(3.0, 4.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and size, such as "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
