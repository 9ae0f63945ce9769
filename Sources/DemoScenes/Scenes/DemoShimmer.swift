import Foundation
import SkeletonView

/// The light over the content of a screen, as the inspector shows it.
package struct DemoShimmer: Equatable, Sendable {
    /// Whether there is one over the screen.
    var isOn = false
    /// How much the content is dimmed, 0...1.
    var intensity = 0.5
    /// Degrees by which the light is turned from the reading direction.
    var slant = 20.0

    /// The same of SkeletonView, which moves as `style` says.
    func shimmer(moving style: DemoStyle) -> SkeletonShimmer {
        var shimmer = SkeletonShimmer(
            intensity: intensity, motion: style.motion, maximumMotionDuration: style.motionLimit)
        if slant != DemoShimmer().slant { shimmer.light.angle = slant * .pi / 180 }
        return shimmer
    }

    /// Code that lets it slide over a `view`, as much as the appearance says.
    var swiftCode: [String] {
        let usual = DemoShimmer()
        guard intensity != usual.intensity || slant != usual.slant else { return ["view.startShimmering()"] }
        var lines = ["var shimmer = SkeletonShimmer()"]
        if intensity != usual.intensity { lines.append("shimmer.intensity = \(intensity.swiftCode)") }
        if slant != usual.slant { lines.append("shimmer.light.angle = \(slant.swiftCode) * .pi / 180") }
        return lines + ["view.startShimmering(shimmer)"]
    }
}
