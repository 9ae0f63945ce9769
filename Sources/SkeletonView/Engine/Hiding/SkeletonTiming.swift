import Foundation
import LayerKit
import ViewKit

/// The minimum visible duration and the timeout of a skeleton. `nil` values, except `onTimeout`, are replaced with the
/// appearance's when the skeleton is shown.
struct SkeletonTiming {
    var minimumVisibleDuration: TimeInterval?
    var timeout: TimeInterval?
    var timeoutTintColor: UIColor?
    var onTimeout: (@MainActor (UIView) -> Void)?

    /// The timing with all values filled in from the appearance.
    @MainActor
    var resolved: SkeletonTiming {
        let appearance = SkeletonAppearance.default
        return SkeletonTiming(
            minimumVisibleDuration: minimumVisibleDuration ?? appearance.minimumVisibleDuration,
            timeout: timeout ?? appearance.timeout,
            timeoutTintColor: timeoutTintColor ?? appearance.timeoutTintColor, onTimeout: onTimeout)
    }
}
