import Foundation
import Reporting
import ViewKit

/// The amount of motion of an animated skeleton.
///
/// The first of these values that is set applies: the style's `motion`; the `motion` of `SkeletonAppearance.default`,
/// whose initial value is that of the environment variable `SKELETON_MOTION` (`full`, `slow`, `fade` or `none`); and
/// finally the user's preference, which is `fade` if `UIAccessibility.isReduceMotionEnabled` is `true` and `full`
/// otherwise. Changes apply to active skeletons immediately.
public enum SkeletonMotion: String, CaseIterable, Sendable {
    /// The animation as specified.
    case full
    /// The animation at half speed.
    case slow
    /// A slow fade of the bones between their color and that of the highlight, without a moving highlight. Bones of one
    /// color fade to its `complementaryColor`.
    case fade
    /// No motion. The raw value is `none`, its name in the environment and in files.
    case still = "none"

    /// The appearance's `motion`, or the user's preference if the appearance's is `nil`.
    @MainActor
    static var preferred: SkeletonMotion {
        SkeletonAppearance.default.motion ?? (UIAccessibility.isReduceMotionEnabled ? .fade : .full)
    }

    /// The value of `SKELETON_MOTION` in the environment, or `nil` if it is unset or invalid. Invalid values are
    /// reported.
    package static let fromEnvironment = SkeletonMotion(
        environment: ProcessInfo.processInfo.environment["SKELETON_MOTION"])

    /// Creates the motion named by `environment`. Reports an invalid name and returns `nil`.
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
