import DrawKit
import Foundation
import Reporting

/// The key under which Core Animation keeps a layer's transition.
public let kCATransition = "transition"

/// How a layer's new picture takes the place of the old one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a type from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new picture is mixed into the old one.
    public static let fade = Self(rawValue: "fade")
    /// The new picture moves over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new picture moves in and pushes the old one out.
    public static let push = Self(rawValue: "push")
    /// The old picture moves away from over the new one.
    public static let reveal = Self(rawValue: "reveal")
}

/// From which side pictures move.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a side from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// To the left.
    public static let fromRight = Self(rawValue: "fromRight")
    /// To the right.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// Upwards, as on iOS, where the names are those of a picture upside down.
    public static let fromTop = Self(rawValue: "fromTop")
    /// Downwards, as on iOS.
    public static let fromBottom = Self(rawValue: "fromBottom")
}

/// Lets a layer's picture, with all that is in it, pass into what it is after changes.
///
/// Add it to the layer, then make the changes in the same turn: what the layer shows when it is added is the old
/// picture, which stands still from then on. Pictures that move are cut at the layer's bounds. In a group it is
/// refused.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
    /// How the new picture comes; `.fade` by default. A type that does not exist here is that, with a message.
    open var type = CATransitionType.fade
    /// Where pictures that move come from; nil, the default, is `.fromLeft`.
    open var subtype: CATransitionSubtype?
    /// Where in the whole passage it begins, 0...1; 0 by default.
    open var startProgress: Float = 0
    /// Where in the whole passage it ends, 0...1, not before `startProgress`; 1 by default.
    open var endProgress: Float = 1

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        guard !context.isGroup else { throw .transitionInGroup }
        return try super.track(in: context)
    }

    override func transition(of layer: CALayer) -> LayerTransition? {
        guard let outgoing = layer.frozenCopy() else { return nil }
        let first = sanitized(startProgress, or: 0)
        return LayerTransition(style, from: outgoing, over: first...max(first, sanitized(endProgress, or: 1)))
    }

    private func sanitized(_ progress: Float, or usual: Double) -> Double {
        progress.isNaN ? usual : min(max(Double(progress), 0), 1)
    }

    private var style: LayerTransition.Style {
        let way =
            switch subtype {
            case .fromRight?: CGVector(dx: -1, dy: 0)
            case .fromTop?: CGVector(dx: 0, dy: -1)
            case .fromBottom?: CGVector(dx: 0, dy: 1)
            default: CGVector(dx: 1, dy: 0)
            }
        switch type {
        case .moveIn: return .slide(way, .incoming)
        case .push: return .slide(way, .both)
        case .reveal: return .slide(way, .outgoing)
        case .fade: return .dissolve
        default:
            Diagnostics.report("CATransition: there is no type \"\(type.rawValue)\" here; it fades")
            return .dissolve
        }
    }
}
