import ControlKit
import ViewKit

/// The settings from before the user began to use the control of a row, which Escape restores. They may differ from
/// what the control shows: a slider shows a value for settings that aren't set, and rounds others.
@MainActor
final class RowUse {
    /// The settings that the row shows.
    var current: DemoSettings?
    /// The settings when the user began; `nil` before.
    private(set) var before: DemoSettings?
    /// The color that a color well showed when it was opened.
    private(set) var color: UIColor?

    /// Stores the current settings and the color of a color well.
    func begin(with color: UIColor? = nil) {
        before = current
        self.color = color
    }

    /// Calls `body` with the settings from before a drag of `control` if the drag is canceled.
    func restore(after control: UIControl, by body: @escaping @MainActor (DemoSettings) -> Void) {
        control.addAction(UIAction { [self] _ in begin() }, for: .touchDown)
        control.addAction(
            UIAction { [self] _ in
                if let before { body(before) }
            }, for: .touchCancel)
    }
}

extension DemoStyle {
    /// Copies the colors of the bones and their highlight, and the color after a failure.
    mutating func copyColors(of style: DemoStyle) {
        (color, secondaryColor, failureColor) = (style.color, style.secondaryColor, style.failureColor)
    }
}
