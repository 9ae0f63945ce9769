import LayerKit

extension UIView {
    /// `true` if the view is in a window whose clock isn't paused. Elsewhere, changes are made without animation,
    /// because an animation would show the old values and hold back its completion until the clock runs again.
    package var hasRunningClock: Bool { enclosingWindow.map { $0.clock.scale.speed > 0 } ?? false }
}
