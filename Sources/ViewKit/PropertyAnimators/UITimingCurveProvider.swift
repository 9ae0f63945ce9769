public import Foundation
import LayerKit

extension UIView {
    /// The named easings of views' animations.
    public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut
        /// Begins slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Even speed.
        case linear

        var function: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}

/// What kind of easing a timing curve is.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named ones.
    case builtin
    /// A cubic Bézier of one's own.
    case cubic
    /// A spring.
    case spring
    /// Both: the spring is taken.
    case composed
}

/// An easing for a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// What kind of easing it is.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic easing; nil for none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The easing, and how long it takes where `duration` seconds are wished for.
    func easing(over duration: TimeInterval) -> (easing: ProgressCurve.Easing, seconds: TimeInterval) {
        if timingCurveType != .cubic, timingCurveType != .builtin, let spring = springTimingParameters {
            return spring.physics(over: duration)
        }
        let function = cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.function
        return (.cubic(function), duration)
    }
}

/// A cubic Bézier as an easing, as of `CAMediaTimingFunction`.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named easing; `easeInOut` for one with control points of its own.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point.
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Makes an easing that begins and ends slowly.
    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Makes a named easing.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let points: (CGPoint, CGPoint) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        (animationCurve, isNamed) = (curve, true)
        (controlPoint1, controlPoint2) = points
    }

    /// Makes an easing with these inner control points; their x is clamped to 0...1, and what is not finite is 0.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isNamed) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

    open var cubicTimingParameters: UICubicTimingParameters? { self }

    open var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
            Float(controlPoint2.y))
    }
}
