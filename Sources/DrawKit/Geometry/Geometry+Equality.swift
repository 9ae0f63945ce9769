public import Foundation

/// Comparison methods that older code uses instead of `==`.
extension CGPoint {
    /// Returns `true` if both points are equal. Same as `==`.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
    /// Returns `true` if both sizes are equal. Same as `==`.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
    /// Returns `true` if both rectangles are equal. Same as `==`.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
