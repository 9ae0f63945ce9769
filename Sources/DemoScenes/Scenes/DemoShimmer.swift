import Foundation
import SkeletonView

/// The inspector's settings for the shimmer over a screen's content.
package struct DemoShimmer: Equatable, Sendable {
    /// `true` if the shimmer is on.
    var isOn = false
    /// The amount by which the content is dimmed outside the highlight, 0...1.
    var intensity = 0.5
    /// The angle of the shimmer from the reading direction, in degrees.
    var slant = 20.0

    /// Returns the shimmer for SkeletonView, with the motion settings of `style`.
    func shimmer(moving style: DemoStyle) -> SkeletonShimmer {
        var shimmer = SkeletonShimmer(
            intensity: intensity, motion: style.motion, maximumMotionDuration: style.motionLimit)
        if slant != DemoShimmer().slant { shimmer.highlight.angle = slant * .pi / 180 }
        return shimmer
    }

    /// Swift code that starts the shimmer on `view`, without the appearance settings.
    var swiftCode: [String] {
        let defaults = DemoShimmer()
        guard intensity != defaults.intensity || slant != defaults.slant else { return ["view.startShimmering()"] }
        var lines = ["var shimmer = SkeletonShimmer()"]
        if intensity != defaults.intensity { lines.append("shimmer.intensity = \(intensity.swiftCode)") }
        if slant != defaults.slant { lines.append("shimmer.highlight.angle = \(slant.swiftCode) * .pi / 180") }
        return lines + ["view.startShimmering(shimmer)"]
    }
}

extension DemoStyle {
    /// Starts, updates or stops the shimmer over `content`.
    @MainActor
    func updateShimmer(over content: UIView) {
        if shimmer.isOn {
            content.startShimmering(shimmer.shimmer(moving: self))
        } else if content.isShimmering {
            content.stopShimmering()
        }
    }
}
