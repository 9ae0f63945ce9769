import Foundation
import SkeletonView

/// The inspector's settings for the sweep.
package struct DemoSweep: Equatable, Sendable {
    /// The origin from which the highlight grows as a disc; with `none`, the highlight sweeps across instead.
    package enum Origin: String, CaseIterable, Sendable {
        case none, corner, middle

        var point: CGPoint? {
            switch self {
            case .none: nil
            case .corner: .zero
            case .middle: CGPoint(x: 0.5, y: 0.5)
            }
        }

        /// The Swift code for the origin; not used for `none`.
        var swiftCode: String { self == .corner ? ".zero" : "CGPoint(x: 0.5, y: 0.5)" }
    }

    /// The width of the highlight as a fraction of the area that it crosses.
    var width = 1.0
    var softness = 1.0
    /// The rotation of the sweep relative to its direction, in degrees.
    var tilt = 0.0
    /// The time between two sweeps, in seconds.
    var pause = 0.0
    /// The speed in points per second; 0 uses the duration.
    var speed = 0.0
    var easing = SkeletonHighlight.Easing.easeIn
    var origin = Origin.none

    /// `true` if all settings are those of SkeletonView's original sweep.
    var isDefault: Bool { self == DemoSweep() }

    /// Returns the angle in degrees from the reading direction to `direction`, plus the tilt. `isMirrored` is `true` if
    /// the layout is right-to-left.
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
