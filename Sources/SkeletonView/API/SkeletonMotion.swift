import Foundation
import Reporting
import ViewKit

/// How much the bones of an animated skeleton move.
///
/// A skeleton takes that of its style, else that of `SkeletonAppearance.default`, else what the environment says in
/// `SKELETON_MOTION` (`full`, `slow`, `fade` or `none`), and without all these what the user wishes: `fade` where
/// `UIAccessibility.isReduceMotionEnabled`, else `full`. Skeletons that are on follow a change at once.
public enum SkeletonMotion: String, CaseIterable, Sendable {
    /// As the animation says.
    case full
    /// The same at half its speed.
    case slow
    /// No light moves: bones change from their colour to that of the light and back, slowly.
    case fade
    /// Bones stand still.
    case none

    /// That of the appearance, or else what the user wishes.
    @MainActor
    static var preferred: SkeletonMotion {
        SkeletonAppearance.default.motion ?? (UIAccessibility.isReduceMotionEnabled ? .fade : .full)
    }

    /// What the environment says; nil where it says nothing, or what is no motion, which a message tells.
    package static let ofEnvironment = SkeletonMotion(
        environment: ProcessInfo.processInfo.environment["SKELETON_MOTION"])

    /// The motion that `environment` names.
    init?(environment: String?) {
        guard let environment, !environment.isEmpty else { return nil }
        guard let motion = SkeletonMotion(rawValue: environment) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            Diagnostics.report("SKELETON_MOTION is \(printable(environment)), which is none of \(names); it is ignored")
            return nil
        }
        self = motion
    }
}
