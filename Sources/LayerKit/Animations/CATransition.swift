import DrawKit
import Foundation
import Reporting

/// The key that Core Animation uses for a layer's transition.
public let kCATransition = "transition"

/// The way a layer's new content replaces its old content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old and the new content cross-fade.
    public static let fade = Self(rawValue: "fade")
    /// The new content slides in over the old content.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content slides in and pushes the old content out.
    public static let push = Self(rawValue: "push")
    /// The old content slides out and reveals the new content.
    public static let reveal = Self(rawValue: "reveal")
}

/// The direction in which content moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a direction from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Content moves to the left.
    public static let fromRight = Self(rawValue: "fromRight")
    /// Content moves to the right.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// Content moves upward. As on iOS, the name refers to flipped coordinates.
    public static let fromTop = Self(rawValue: "fromTop")
    /// Content moves downward. As on iOS, the name refers to flipped coordinates.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// A transition from the content that a layer and its descendants show before a change to the content that they show
/// after it.
///
/// Add the transition to the layer, then make the changes in the same turn of the run loop. The old content is a
/// snapshot of the layer, captured when the transition is added or, if the layer is not in a window, when it enters
/// one. Moving content is clipped to the layer's bounds. Transitions in a group are invalid.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// The kind of transition. `.fade` by default. Unknown types are reported and count as `.fade`.
    open var type = CATransitionType.fade
    /// The direction in which content moves. `nil`, the default, means `.fromLeft`.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition starts, 0...1. 0 by default.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, 0...1 and at least `startProgress`. 1 by default.
    open var endProgress: Float = 1

    override func emptyCopy() -> CAAnimation { CATransition() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        guard !context.isInGroup else { throw .transitionInGroup }
        return try super.track(in: context)
    }

    override func transition(of layer: CALayer) -> LayerTransition? {
        guard let outgoing = layer.frozenCopy() else { return nil }
        let first = sanitized(startProgress, or: 0)
        return LayerTransition(style, from: outgoing, over: first...max(first, sanitized(endProgress, or: 1)))
    }

    private func sanitized(_ progress: Float, or fallback: Double) -> Double {
        progress.isNaN ? fallback : min(max(Double(progress), 0), 1)
    }

    private var style: LayerTransition.Style {
        let direction =
            switch subtype {
            case .fromRight?: CGVector(dx: -1, dy: 0)
            case .fromTop?: CGVector(dx: 0, dy: -1)
            case .fromBottom?: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: 1, dy: 0)
            }
        switch type {
        case .moveIn: return .slide(direction, .incoming)
        case .push: return .slide(direction, .both)
        case .reveal: return .slide(direction, .outgoing)
        case .fade: return .dissolve
        default:
            Diagnostics.report("CATransition: type \"\(type.rawValue)\" is not supported; using a fade")
            return .dissolve
        }
    }
}
