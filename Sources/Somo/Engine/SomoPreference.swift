import Foundation
import LayerKit
import Reporting
import ViewKit

/// The amount of motion of bones, and its time limit.
struct SomoPreference: Equatable {
    /// The amount of motion. The raw values are the valid values of `SKELETON_MOTION`.
    enum Amount: String, CaseIterable {
        case full, slow, fade, none

        /// The value of `SKELETON_MOTION` in the environment, or `nil` if it is unset or invalid. Invalid values are
        /// reported.
        static let fromEnvironment = Amount(environment: ProcessInfo.processInfo.environment["SKELETON_MOTION"])

        /// Creates the amount named by `environment`. Reports an invalid name and returns `nil`.
        init?(environment: String?) {
            guard let environment, !environment.isEmpty else { return nil }
            guard let amount = Amount(rawValue: environment) else {
                let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
                Diagnostics.report(
                    "SKELETON_MOTION is \(printable(environment)), expected \(names); ignored")
                return nil
            }
            self = amount
        }
    }

    var amount = Amount.full
    /// The maximum number of seconds that bones move.
    var limit = TimeInterval.infinity

    /// The current amount of motion, from the environment or the user's preference, with the time limit of `SomoView`.
    @MainActor
    static var current: SomoPreference {
        let limit = SomoView.maximumMotionDuration
        return SomoPreference(
            amount: .fromEnvironment ?? (UIAccessibility.isReduceMotionEnabled ? .fade : .full),
            limit: limit > 0 ? limit : .infinity)
    }

    /// Returns `animation`, repeated from `begin` as often as the time limit allows, or `nil` if not even one cycle
    /// fits.
    @MainActor
    func repeated(_ animation: CAAnimation, begin: TimeInterval) -> CAAnimation? {
        let speed: Float = amount == .slow ? 0.5 : 1
        let run = animation.duration * (animation.autoreverses ? 2 : 1) / Double(speed)
        let runs = (limit / run + 1e-9).rounded(.down)
        guard runs >= 1 else { return nil }
        animation.explicitBegin = begin
        animation.speed = speed
        animation.repeatCount = Float(runs)
        return animation
    }
}
