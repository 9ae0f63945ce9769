public import Foundation
public import LayerKit
public import ViewKit

/// Makes the animation of a bone's layer; called once for each bone, and again where one from
/// `SkeletonAnimationBuilder` depends on where the bone stands and that changes. An animation without a `beginTime`
/// gets that of all the skeleton's bones, so that they move in step.
public typealias SkeletonLayerAnimation = @MainActor (CALayer) -> CAAnimation

/// What bones are filled with.
public enum SkeletonType: Sendable {
    /// One colour.
    case solid
    /// A gradient.
    case gradient
}

/// How bones and content take each other's place.
public enum SkeletonTransitionStyle: Equatable, Sendable {
    /// From one frame to the next.
    case none
    /// One fades in as the other fades out, for this many seconds; 0, below, and what is not finite is `none`.
    case crossDissolve(TimeInterval)

    /// The seconds that it takes; 0 for none, and for durations that are not above 0.
    var duration: TimeInterval {
        guard case .crossDissolve(let duration) = self, duration.isFinite else { return 0 }
        return max(0, duration)
    }
}

/// How high the bones of text lines are.
public enum SkeletonTextLineHeight: Equatable, Sendable {
    /// As high as a line of the text's font.
    case relativeToFont
    /// The view's own height constraint, divided by the number of lines; the appearance's `multilineHeight` without
    /// such a constraint, and where the lines fill the view.
    case relativeToConstraints
    /// This many points; below 0 is 0.
    case fixed(CGFloat)
}

/// How many bones stand for a text; written as a number, `3` is `.custom(3)`.
public enum SkeletonTextNumberOfLines: Equatable, ExpressibleByIntegerLiteral, Sendable {
    /// As many as the text view's own number of lines.
    case inherited
    /// This many; 0 or less fills the view.
    case custom(Int)

    /// Makes `.custom(value)`.
    public init(integerLiteral value: Int) {
        self = .custom(value)
    }
}

/// The colours of a bone's gradient.
///
///     SkeletonGradient(baseColor: .midnightBlue, secondaryColor: .wetAsphalt)
public struct SkeletonGradient: Sendable {
    /// The colours, first to last, evenly spaced.
    public var colors: [UIColor]

    /// Makes a gradient of `baseColor` with a light in the middle: `secondaryColor`, or the
    /// base's complementary colour.
    public init(baseColor: UIColor, secondaryColor: UIColor? = nil) {
        colors = [baseColor, secondaryColor ?? baseColor.complementaryColor, baseColor]
    }

    /// Makes a gradient of `colors`.
    public init(colors: [UIColor]) {
        self.colors = colors
    }
}
