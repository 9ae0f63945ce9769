import Foundation
import SkeletonView

/// The order in which the parts of a skeleton disappear.
package struct DemoStagger: Equatable, Sendable {
    package enum Order: String, CaseIterable, Sendable {
        case together, order, distance, closure
    }

    var order = Order.together
    /// The delay in seconds between parts; for `.distance`, the delay per 100 points from the top left corner.
    var interval: TimeInterval = 0.1
    /// `true` if the current sweep finishes before the parts disappear.
    var finishesSweep = false

    /// The stagger for SkeletonView; `nil` hides all parts at once.
    var stagger: SkeletonStagger? {
        let interval = interval
        return switch order {
        case .together: nil
        case .order: .order(interval: interval)
        case .distance: .distance(from: .zero, speed: speed)
        case .closure: .custom { _, index in Double(index % 3) * interval }
        }
    }

    /// The arguments for the stagger in the call that hides the skeleton.
    var arguments: [String] {
        let code: String? =
            switch order {
            case .together: nil
            case .order: ".order(interval: \(interval.swiftCode))"
            case .distance: ".distance(from: .zero, speed: \(Double(speed).swiftCode))"
            case .closure: ".custom { _, index in Double(index % 3) * \(interval.swiftCode) }"
            }
        return (code.map { ["staggered: \($0)"] } ?? []) + (finishesSweep ? ["finishingSweep: true"] : [])
    }

    private var speed: CGFloat { CGFloat((100 / interval).rounded()) }
}
