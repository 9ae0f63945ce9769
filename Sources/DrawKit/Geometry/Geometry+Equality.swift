public import Foundation

/// Comparison methods that older code uses instead of `==`.
extension CGPoint {
    /// Returns `true` if both points are equal. For source compatibility only; use `==`.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
    /// Returns `true` if both sizes are equal. For source compatibility only; use `==`.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
    /// Returns `true` if both rectangles are equal. For source compatibility only; use `==`.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}
