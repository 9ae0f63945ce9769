public import Foundation
public import ViewKit

/// The outline of bones.
///
///     avatarView.skeletonShape = .circle
///     badgeView.skeletonShape = .path { UIBezierPath(ovalIn: $0.insetBy(dx: 4, dy: 0)) }
///
/// Every shape works with every kind of bone, animated or not. Renderers draw rectangles, circles and capsules
/// directly, at no extra cost. All other shapes use masks, which draw the pixels of each bone twice.
public enum SkeletonShape: Sendable {
    /// A rectangle with circular corners of this radius in points. Radii that aren't finite and positive mean square
    /// corners. If the view's layer rounds only some corners, a block rounds only those corners; line bones round all
    /// corners.
    case rectangle(cornerRadius: CGFloat)
    /// The largest circle that fits into the bone, centered.
    case circle
    /// A rectangle whose shorter sides are semicircles.
    case capsule
    /// A rectangle with continuous corners, as in the app icons of some systems.
    ///
    /// Each corner is a quarter of a superellipse, Lamé's curve |x/a|ⁿ + |y/a|ⁿ = 1 with n = 4, which CSS Borders and
    /// Box Decorations Module Level 4 calls `squircle`. The reach `a` makes the corner cut off as much along its
    /// diagonal as a quarter circle with a radius of `cornerRadius` points:
    ///
    ///     a = radius · (1 − 2^(−1/2)) ÷ (1 − 2^(−1/n)) ≈ 1.84 · radius
    ///
    /// The reach is at most half of the shorter side. Radii that aren't finite and positive mean square corners.
    case continuous(cornerRadius: CGFloat)
    /// The inside of a path. The closure is called on the main actor at every layout. Its argument is the bone's
    /// rectangle, with the origin (0, 0). The path is clipped to the rectangle, and an empty path shows nothing.
    case path(@MainActor (CGRect) -> UIBezierPath)
}

extension UIView {
    /// The shape of the view's bones, including each line of text.
    ///
    /// `nil`, the default, means a rectangle with the corner radius `skeletonCornerRadius`, or `linesCornerRadius` for
    /// lines. A change takes effect in the next frame.
    ///
    /// A view that clips to its bounds also clips its bones to its rounded corners. If the bones disable interaction,
    /// the whole view ignores touches, not only the inside of the shape.
    public var skeletonShape: SkeletonShape? {
        get { skeleton?.options.shape }
        set { skeletonOptions.shape = newValue }
    }
}
