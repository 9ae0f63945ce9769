import Foundation
import SkeletonView

/// When the parts of a skeleton give way.
package struct DemoStagger: Equatable, Sendable {
    package enum Order: String, CaseIterable, Sendable {
        case together, order, distance, closure
    }

    var order = Order.together
    /// Seconds from one part to the next, or for each 100 points from the corner.
    var interval: TimeInterval = 0.1
    /// Whether the sweep that is running comes to its end before.
    var finishesSweep = false

    /// The same of SkeletonView; nil for all at once.
    var stagger: SkeletonStagger? {
        let interval = interval
        return switch order {
        case .together: nil
        case .order: .order(interval: interval)
        case .distance: .distance(from: .zero, speed: speed)
        case .closure: .custom { _, index in Double(index % 3) * interval }
        }
    }

    /// What a hide is called with for that.
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
