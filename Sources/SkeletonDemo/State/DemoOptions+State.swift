import DemoScenes
import SkeletonView

extension DemoOptions {
    /// Whether a window's state is kept: not that of a run that is measured, or ends by itself.
    var keepsState: Bool { duration == nil && statisticsPath == nil }

    /// Takes what was kept, but for what options say.
    mutating func restore(_ state: DemoState) {
        // What options say of a load or of skeletons may mean nothing on the screen that was left.
        if given.isDisjoint(with: ["--screen"] + Self.loading + Self.styling) { scene = state.scene }
        if !given.contains("--size") { size = state.size }
        if !given.contains("--scale") { scale = state.scale }
        if !given.contains("--theme") { theme = state.theme }
        if !given.contains("--rtl") { direction = state.direction }
        if !given.contains("--text-size") { textSize = state.textSize }
        let asked = style
        style = state.style
        if given.contains("--type") { style.type = asked.type }
        if given.contains("--still") { style.isAnimated = asked.isAnimated }
        if given.contains("--motion") { (style.motion, style.isAnimated) = (asked.motion, true) }
        if given.contains("--direction") {
            (style.direction, style.type, style.isAnimated) = (asked.direction, .gradient, true)
        }
        if given.contains("--color") { style.color = asked.color }
        if given.contains("--transition") { style.transition = asked.transition }
    }
}
