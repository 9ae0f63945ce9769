import Foundation

/// The scales between which the content of a scroll view zooms.
struct ZoomLimits {
    /// The smallest scale that is ever applied, because a view with a scale of 0 has no inverse transform.
    private static let minimumScale: CGFloat = 1e-4

    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    /// The scales that are applied. The minimum takes precedence if it exceeds the maximum.
    private var range: ClosedRange<CGFloat> {
        let lower = max(minimum, Self.minimumScale)
        return lower...max(lower, maximum)
    }

    /// `true` if more than one scale is valid.
    var allowZooming: Bool { range.lowerBound < range.upperBound }

    /// Returns the valid scale closest to `scale`.
    func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, range.lowerBound), range.upperBound) }

    /// Returns the displayed scale for fingers whose distance asks for `scale`: beyond the limits, the square root of
    /// the excess factor.
    func rubberBanded(_ scale: CGFloat) -> CGFloat {
        let limit = clamped(scale)
        return scale > 0 ? limit * (scale / limit).squareRoot() : limit
    }
}
