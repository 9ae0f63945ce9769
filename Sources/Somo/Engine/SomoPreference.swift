import Foundation
import LayerKit
import Reporting
import ViewKit

/// How much bones are to move, and for how long.
struct SomoPreference: Equatable {
    /// How much, by the names that `SKELETON_MOTION` has for it.
    enum Amount: String, CaseIterable {
        case full, slow, fade, none

        /// What the environment says; nil where it says nothing, or what is no motion, which a message tells.
        static let ofEnvironment = Amount(environment: ProcessInfo.processInfo.environment["SKELETON_MOTION"])

        /// The amount that `environment` names.
        init?(environment: String?) {
            guard let environment, !environment.isEmpty else { return nil }
            guard let amount = Amount(rawValue: environment) else {
                let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
                Diagnostics.report(
                    "SKELETON_MOTION is \(printable(environment)), which is none of \(names); it is ignored")
                return nil
            }
            self = amount
        }
    }

    var amount = Amount.full
    /// Seconds after which bones stand still.
    var limit = TimeInterval.infinity

    /// What the environment says, or else the user, and `SomoView`.
    @MainActor
    static var present: SomoPreference {
        let limit = SomoView.maximumMotionDuration
        return SomoPreference(
            amount: .ofEnvironment ?? (UIAccessibility.isReduceMotionEnabled ? .fade : .full),
            limit: limit > 0 ? limit : .infinity)
    }

    /// `animation` as often as the limit allows it, from `begin` on; nil where it does not end once by then.
    @MainActor
    func repeated(_ animation: CAAnimation, begin: TimeInterval) -> CAAnimation? {
        let speed: Float = amount == .slow ? 0.5 : 1
        let run = animation.duration * (animation.autoreverses ? 2 : 1) / Double(speed)
        let runs = (limit / run + 1e-9).rounded(.down)
        guard runs >= 1 else { return nil }
        (animation.statedBegin, animation.speed, animation.repeatCount) = (begin, speed, Float(runs))
        return animation
    }
}
