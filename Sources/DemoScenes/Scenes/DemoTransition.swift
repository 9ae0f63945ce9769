import Foundation
import SkeletonView

/// The animated transitions between bones and content. An immediate switch isn't one of them.
package enum DemoTransition: String, CaseIterable, Sendable {
    case dissolve, slide, grow, wipe

    /// Returns the transition of this kind that takes `duration` seconds.
    func transition(duration: TimeInterval) -> SkeletonTransition {
        switch self {
        case .dissolve: .crossDissolve(duration)
        case .slide: .slide(duration: duration)
        case .grow: .scale(duration: duration)
        case .wipe: .wipe(duration: duration)
        }
    }

    /// Returns the Swift code for the transition.
    func swiftCode(duration: TimeInterval) -> String {
        switch self {
        case .dissolve: ".crossDissolve(\(duration.swiftCode))"
        case .slide: ".slide(duration: \(duration.swiftCode))"
        case .grow: ".scale(duration: \(duration.swiftCode))"
        case .wipe: ".wipe(duration: \(duration.swiftCode))"
        }
    }
}
