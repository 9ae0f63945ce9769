public import Foundation
public import LayerKit
public import ViewKit

/// A closure that creates the animation of a bone's layer.
///
/// The closure is called for each new bone, possibly more than once, and also for layers that are never shown, so its
/// result should depend only on the layer. An animation without a `beginTime` gets the begin time of the skeleton's
/// bones, so that all bones move in phase.
public typealias SkeletonLayerAnimation = @MainActor (CALayer) -> CAAnimation

/// SkeletonView's name for the fill of bones: one color or a gradient. See ``SkeletonStyle/Fill``.
public enum SkeletonType: Sendable {
    /// One color.
    case solid
    /// A gradient.
    case gradient
}

/// The height of the bones of text lines.
public enum SkeletonTextLineHeight: Hashable, Sendable {
    /// The line height of the text's font.
    case relativeToFont
    /// The constant of the view's height constraint, divided by the number of lines, or the appearance's
    /// `multilineHeight` if there is no such constraint or the lines fill the view.
    case relativeToConstraints
    /// A height in points. Negative values count as 0.
    case fixed(CGFloat)
}

/// The number of line bones that replace a label or text view. The literal `3` is `.custom(3)`.
public enum SkeletonTextNumberOfLines: Hashable, ExpressibleByIntegerLiteral, Sendable {
    /// A label's `numberOfLines`, or the number of lines that fill a text view.
    case inherited
    /// A fixed number. 0 or less fills the view.
    case custom(Int)

    /// Creates `.custom(value)`.
    public init(integerLiteral value: Int) {
        self = .custom(value)
    }
}

/// The colors of a bone's gradient.
///
///     SkeletonGradient(baseColor: .midnightBlue, secondaryColor: .wetAsphalt)
public struct SkeletonGradient: Equatable, Sendable {
    /// The colors from first to last, evenly spaced.
    public var colors: [UIColor]

    /// Creates a gradient from `baseColor` to a highlight in the middle and back. The highlight is `secondaryColor`, or
    /// the complementary color of `baseColor`.
    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        colors = [baseColor, secondaryColor ?? baseColor.complementaryColor, baseColor]
    }

    /// Creates a gradient of `colors`, evenly spaced.
    public init(colors: [UIColor]) {
        self.colors = colors
    }
}
