public import Foundation
public import ViewKit

/// What bones look like from outside.
///
///     avatarView.skeletonShape = .circle
///     badgeView.skeletonShape = .path { UIBezierPath(ovalIn: $0.insetBy(dx: 4, dy: 0)) }
///
/// Every kind of bone is drawn in every shape, still or moving. Rectangles, circles and capsules are what renderers
/// draw at once and cost what a bone without a shape does; the others are seen through a mask, which costs the pixels
/// of each such bone a second time.
public enum SkeletonShape: Sendable {
    /// A rectangle whose corners are quarters of circles of this radius, in points; 0 and less, and what is not finite,
    /// are none. Where only some corners of the view's layer are rounded, only those are.
    case rectangle(cornerRadius: CGFloat)
    /// The largest circle in the middle of the bone's place.
    case circle
    /// A rectangle whose shorter sides are half circles.
    case capsule
    /// A rectangle whose corners bend by and by, as those of the icons of some systems do.
    ///
    /// Each corner is a quarter of a superellipse, Lamé's curve |x/a|ⁿ + |y/a|ⁿ = 1 with n = 4: the one that CSS
    /// Borders and Box Decorations Module Level 4 calls `squircle`. Its reach `a` is that with which it cuts off as
    /// much along the corner's diagonal as a quarter of a circle of `cornerRadius` points would,
    /// a = radius · (1 − 2^(−1/2)) ÷ (1 − 2^(−1/n)) ≈ 1.84 · radius, and at most half of the shorter side. 0 and less,
    /// and what is not finite, are no corner.
    case continuous(cornerRadius: CGFloat)
    /// What is inside of a path, which is asked for with the bone's rectangle, whose origin is zero, whenever bones are
    /// laid out. What goes beyond the rectangle is cut, and an empty path shows nothing.
    case path(@Sendable (CGRect) -> UIBezierPath)
}

extension UIView {
    /// The shape of the view's bones, each line's of a text; nil, the default, is a rectangle as round as
    /// `skeletonCornerRadius`, or for lines `linesCornerRadius`, say. A change is followed with the next frame.
    ///
    /// A view that clips cuts its bones at its own corners. The whole view is out of reach of touches while it has
    /// bones, and not only what is inside of the shape.
    public var skeletonShape: SkeletonShape? {
        get { skeleton?.options.shape }
        set { skeletonOptions.shape = newValue }
    }
}
