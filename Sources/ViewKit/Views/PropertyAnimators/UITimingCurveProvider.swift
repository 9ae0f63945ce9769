public import Foundation
import LayerKit

extension UIView {
    /// The named easing curves of view animations.
    public enum AnimationCurve: Int, Sendable {
        /// Eases in and out.
        case easeInOut
        /// Eases in.
        case easeIn
        /// Eases out.
        case easeOut
        /// Constant speed.
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

/// The kind of easing that a `UITimingCurveProvider` provides.
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin
    /// A custom cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// Both a cubic curve and a spring. The spring is used.
    case composed
}

/// An easing curve for a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of easing: a named curve, a cubic curve, a spring, or both a cubic curve and a spring.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; `nil` if there is only a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` if there is only a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the easing and its actual duration for a requested `duration` in seconds.
    func easing(over duration: TimeInterval) -> (easing: ProgressCurve.Easing, seconds: TimeInterval) {
        if timingCurveType != .cubic, timingCurveType != .builtin, let spring = springTimingParameters {
            return spring.physics(over: duration)
        }
        let function = cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.function
        return (.cubic(function), duration)
    }
}

/// A cubic Bézier easing curve, as in `CAMediaTimingFunction`.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` if the curve has custom control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point of the curve, which starts at (0, 0).
    public let controlPoint1: CGPoint
    /// The second control point of the curve, which ends at (1, 1).
    public let controlPoint2: CGPoint
    private let isNamed: Bool

    /// Creates a curve that eases in and out.
    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let points: (CGPoint, CGPoint) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        animationCurve = curve
        isNamed = true
        (controlPoint1, controlPoint2) = points
    }

    /// Creates a curve with these control points. When the curve is used, x-coordinates are clamped to 0...1, and
    /// nonfinite values count as 0; `controlPoint1` and `controlPoint2` return the original values.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isNamed = false
        controlPoint1 = point1
        controlPoint2 = point2
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
