public import Foundation

/// A transition between content and bones: a cross-dissolve, a slide, a scale or a wipe.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.transition = .wipe(duration: 0.5)
///     view.showSkeleton(style)
///     view.hideSkeleton(transition: .slide(from: .trailing))
///
/// If the ``SkeletonMotion`` is `fade` or `still`, for example because of the user's preference, every transition
/// becomes a cross-dissolve of the same duration. Showing or hiding a skeleton during a transition continues that
/// transition from its current state, with the new duration. Durations that aren't finite and positive mean no
/// transition.
public struct SkeletonTransition: Hashable, Sendable {
    /// An edge of the view, relative to the reading direction.
    public enum Edge: CaseIterable, Sendable {
        /// The edge at which lines begin.
        case leading
        /// The edge at which lines end.
        case trailing
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
    }

    enum Kind: Hashable {
        case dissolve
        case slide(Edge)
        case scale(CGFloat)
        case wipe(angle: CGFloat?, softness: CGFloat)
    }

    let kind: Kind
    /// The duration in seconds; 0 for no transition.
    public let duration: TimeInterval

    private init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// No transition: the change is immediate.
    public static let none = SkeletonTransition(.dissolve, 0)

    /// Cross-fades bones and content for `duration` seconds.
    public static func crossDissolve(_ duration: TimeInterval) -> SkeletonTransition {
        SkeletonTransition(.dissolve, duration)
    }

    /// Slides the bones in from an edge of the skeleton's view, pushing the content out of that view. Hiding reverses
    /// the motion.
    ///
    /// - Parameters:
    ///   - edge: The edge from which the bones enter, `.leading` by default.
    ///   - duration: The duration in seconds, 0.35 by default.
    public static func slide(from edge: Edge = .leading, duration: TimeInterval = 0.35) -> SkeletonTransition {
        SkeletonTransition(.slide(edge), duration)
    }

    /// Scales the bones of each view up around their center while they fade in, and down while they fade out.
    ///
    /// - Parameters:
    ///   - factor: The initial scale. 0.6 by default and for negative and nonfinite values.
    ///   - duration: The duration in seconds, 0.25 by default.
    public static func scale(from factor: CGFloat = 0.6, duration: TimeInterval = 0.25) -> SkeletonTransition {
        SkeletonTransition(.scale(factor.isFinite && factor >= 0 ? factor : 0.6), duration)
    }

    /// Moves an edge across the view. Behind the moving edge, bones appear when the skeleton is shown, and content
    /// appears when the skeleton is hidden.
    ///
    /// - Parameters:
    ///   - angle: The direction of the wipe in radians, measured from the reading direction; pi / 2 is down. `nil`, the
    ///     default, and nonfinite values use the direction of the skeleton's ``SkeletonHighlight``.
    ///   - softness: The width of the soft edge as a fraction of its path, clamped to 0...1; 0 is a hard edge. 0.3 by
    ///     default and for nonfinite values.
    ///   - duration: The duration in seconds, 0.4 by default.
    public static func wipe(
        angle: CGFloat? = nil, softness: CGFloat = 0.3, duration: TimeInterval = 0.4
    ) -> SkeletonTransition {
        let softness = softness.isFinite ? min(max(softness, 0), 1) : 0.3
        return SkeletonTransition(.wipe(angle: angle.flatMap { $0.isFinite ? $0 : nil }, softness: softness), duration)
    }
}

/// SkeletonView's name for ``SkeletonTransition``. `.none` and `.crossDissolve` keep their spelling; code that switches
/// over the two cases must read ``SkeletonTransition/duration`` instead.
public typealias SkeletonTransitionStyle = SkeletonTransition
