import Foundation
import SkeletonView

/// How the light is that slides over bones, as the inspector shows it.
package struct DemoLight: Equatable, Sendable {
    /// From where it grows as a disc, if it does not slide.
    package enum Origin: String, CaseIterable, Sendable {
        case none, corner, middle

        var point: CGPoint? {
            switch self {
            case .none: nil
            case .corner: .zero
            case .middle: CGPoint(x: 0.5, y: 0.5)
            }
        }

        /// The same in Swift.
        var swiftCode: String { self == .corner ? ".zero" : "CGPoint(x: 0.5, y: 0.5)" }
    }

    /// A part of what it crosses.
    var width = 1.0
    var softness = 1.0
    /// Degrees by which it is turned from its direction.
    var tilt = 0.0
    /// Seconds between two sweeps.
    var pause = 0.0
    /// Points a second; 0 leaves it to the duration.
    var speed = 0.0
    var easing = SkeletonLight.Easing.easeIn
    var origin = Origin.none

    /// Whether it is the light of the original.
    var isUsual: Bool { self == DemoLight() }

    /// Degrees from the reading direction to `direction`, for one who reads from right to left if it says so.
    func degrees(from direction: GradientDirection?, isMirrored: Bool) -> Double {
        let absolute: Double? =
            switch direction {
            case .leftRight: 0
            case .rightLeft: 180
            case .topBottom: 90
            case .bottomTop: -90
            case .topLeftBottomRight: 45
            case .bottomRightTopLeft: -135
            case nil: nil
            }
        return (absolute.map { isMirrored ? 180 - $0 : $0 } ?? 0) + tilt
    }
}
