import DemoScenes
import Foundation
import SkeletonView

extension DemoOptions {
    /// `true` if the window's state is saved. `false` for runs that are measured or have a fixed duration.
    var savesState: Bool { duration == nil && statisticsPath == nil }

    /// Restores `state`, except for settings given as options. The window is limited to `displays`, the size of all
    /// displays together in the window system's units, because the window may have been on other displays when its
    /// state was saved.
    mutating func restore(_ state: DemoState, on displays: CGSize?) {
        // Options for loading or styling may not apply to the saved screen.
        if given.isDisjoint(with: ["--screen", "--scene"] + Self.loading + Self.styling) { scene = state.scene }
        restoreSettings(state)
        if !given.contains("--size"), let displays {
            size.width = max(Self.minimumWindowSize.width, min(size.width, displays.width / (scale ?? 1)))
            size.height = max(Self.minimumWindowSize.height, min(size.height, displays.height / (scale ?? 1)))
        }
    }

    /// Restores the settings in `state` that aren't given as options. The screen stays unchanged.
    mutating func restoreSettings(_ state: DemoState) {
        if !given.contains("--scale") { scale = state.scale }
        if !given.contains("--size") { size = state.size }
        if !given.contains("--show") { playback = state.playback }
        if !given.contains("--theme") { theme = state.theme }
        if !given.contains("--rtl") { direction = state.direction }
        if !given.contains("--text-size") { textSize = state.textSize }
        let requested = style
        style = state.style
        if given.contains("--preset") { preset.apply(to: &style) }
        if given.contains("--type") { style.type = requested.type }
        if given.contains("--still") { style.isAnimated = requested.isAnimated }
        if given.contains("--motion") { (style.motion, style.isAnimated) = (requested.motion, true) }
        if given.contains("--direction") {
            style.direction = requested.direction
            style.type = .gradient
            style.isAnimated = true
        }
        if given.contains("--color") { style.setColor(requested.color) }
        if given.contains("--transition") { style.transitionDuration = requested.transitionDuration }
    }
}
