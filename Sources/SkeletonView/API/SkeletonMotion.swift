import Foundation
import Reporting
import ViewKit

/// The amount of motion of an animated skeleton.
///
/// The first value that is set applies: the style's, that of `SkeletonAppearance.default`, the environment variable
/// `SKELETON_MOTION` (`full`, `slow`, `fade` or `none`), the user's preference. The last is `fade` if
/// `UIAccessibility.isReduceMotionEnabled` is `true`, otherwise `full`. Active skeletons follow a change immediately.
public enum SkeletonMotion: String, CaseIterable, Sendable {
    /// The animation as specified.
    case full
    /// The animation at half speed.
    case slow
    /// No moving highlight: bones slowly change from their color to the highlight's and back.
    case fade
    /// No motion.
    case none

    /// The appearance's value or else the user's preference.
    @MainActor
    static var preferred: SkeletonMotion {
        SkeletonAppearance.default.motion ?? (UIAccessibility.isReduceMotionEnabled ? .fade : .full)
    }

    /// The value set in the environment. `nil` if it is unset or invalid; the latter is reported.
    package static let ofEnvironment = SkeletonMotion(
        environment: ProcessInfo.processInfo.environment["SKELETON_MOTION"])

    /// Creates the motion that `environment` names. Reports an invalid name and returns `nil`.
    init?(environment: String?) {
        guard let environment, !environment.isEmpty else { return nil }
        guard let motion = SkeletonMotion(rawValue: environment) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            Diagnostics.report("SKELETON_MOTION is \(printable(environment)), expected \(names); ignored")
            return nil
        }
        self = motion
    }
}
