public import Foundation
import LayerKit
public import ViewKit

/// How bones and content take each other's place, where that is more than a cross dissolve.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.customTransition = .wipe(duration: 0.5)
///     view.showSkeleton(style)
///     view.hideSkeleton(transition: .slide(from: .trailing))
///
/// It is a type of its own beside ``SkeletonTransitionStyle``, whose two cases existing code lists in its switches.
/// With a ``SkeletonMotion`` of `fade` or `none`, the user's wish included, each is a dissolve of the same duration.
/// A show or a hide that interrupts another goes on from where that stands, in its way and by its own time. A duration
/// that is 0, below, or not finite is at once.
public struct SkeletonTransition: Equatable, Sendable {
    /// A side of what passes, in the reading direction.
    public enum Edge: CaseIterable, Sendable {
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
        /// The upper one.
        case top
        /// The lower one.
        case bottom
    }

    enum Kind: Equatable {
        case dissolve
        case slide(Edge)
        case scale(CGFloat)
        case wipe(angle: CGFloat?, softness: CGFloat)
    }

    let kind: Kind
    /// In seconds; 0 for at once.
    let duration: TimeInterval

    private init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// The same as `style`.
    public init(_ style: SkeletonTransitionStyle) {
        self.init(.dissolve, style.duration)
    }

    /// Bones fade out as content fades in, and the reverse, for `duration` seconds, by default 0.25.
    public static func dissolve(duration: TimeInterval = 0.25) -> SkeletonTransition {
        SkeletonTransition(.dissolve, duration)
    }

    /// From one frame to the next.
    static let atOnce = SkeletonTransition(.dissolve, 0)

    /// What has bones pushes what has none out of its view's bounds as it comes from an edge, and leaves by it again.
    ///
    /// - Parameters:
    ///   - edge: Where the bones come from. `.leading` by default.
    ///   - duration: In seconds. 0.35 by default.
    public static func slide(from edge: Edge = .leading, duration: TimeInterval = 0.35) -> SkeletonTransition {
        SkeletonTransition(.slide(edge), duration)
    }

    /// The bones of each view grow about its middle while they fade in, and shrink while they fade out.
    ///
    /// - Parameters:
    ///   - factor: The part of their size that they begin with; 0.6 by default, and where it is not finite or below 0.
    ///   - duration: In seconds. 0.25 by default.
    public static func scale(from factor: CGFloat = 0.6, duration: TimeInterval = 0.25) -> SkeletonTransition {
        SkeletonTransition(.scale(factor.isFinite && factor >= 0 ? factor : 0.6), duration)
    }

    /// An edge moves over the view: on a show the bones are behind it, and on a hide the content.
    ///
    /// - Parameters:
    ///   - angle: Where it moves to, in radians from the reading direction, pi / 2 is down. Nil, the default, and what
    ///     is not finite is where the skeleton's ``SkeletonLight`` slides to.
    ///   - softness: How soft the edge is, as a part of its way, 0...1: at 0 it is hard. 0.3 by default; what is
    ///     outside counts as the nearest, and what is not finite as the default.
    ///   - duration: In seconds. 0.4 by default.
    public static func wipe(
        angle: CGFloat? = nil, softness: CGFloat = 0.3, duration: TimeInterval = 0.4
    ) -> SkeletonTransition {
        let softness = softness.isFinite ? min(max(softness, 0), 1) : 0.3
        return SkeletonTransition(.wipe(angle: angle.flatMap { $0.isFinite ? $0 : nil }, softness: softness), duration)
    }
}

extension UIView {
    /// Hides the skeleton by a transition that is more than a cross dissolve; else as
    /// `hideSkeleton(reloadDataAfter:transition:)`.
    public func hideSkeleton(reloadDataAfter reload: Bool = true, transition: SkeletonTransition) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: transition)
    }

    /// Hides the skeleton when the running sweep is over, by a transition that is more than a cross dissolve; else as
    /// `hideSkeleton(finishingSweep:reloadDataAfter:transition:)`.
    public func hideSkeleton(
        finishingSweep finishesSweep: Bool, reloadDataAfter reload: Bool = true, transition: SkeletonTransition
    ) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: transition, finishingSweep: finishesSweep)
    }

    /// Takes the bones away without waiting for their `minimumVisibleDuration`, by a transition that is more than a
    /// cross dissolve.
    public func hideSkeletonNow(reloadDataAfter reload: Bool = true, transition: SkeletonTransition) {
        SkeletonCalls.hide(on: self, reloadData: reload, transition: transition, isForced: true)
    }

    /// Hides the skeleton part by part, each by a transition that is more than a cross dissolve; else as
    /// `hideSkeleton(staggered:finishingSweep:reloadDataAfter:transition:)`.
    public func hideSkeleton(
        staggered stagger: SkeletonStagger, finishingSweep finishesSweep: Bool = false,
        reloadDataAfter reload: Bool = true, transition: SkeletonTransition
    ) {
        SkeletonCalls.hide(
            on: self, staggered: stagger, finishingSweep: finishesSweep, reloadData: reload, transition: transition)
    }
}
