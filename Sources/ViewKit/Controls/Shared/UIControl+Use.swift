import Foundation
import Reporting

/// Helpers shared by controls with a value.
extension UIControl {
    /// Sends the events for a value that the user has changed.
    package func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// `true` if the layout direction is right-to-left.
    package var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Logs a warning that `number` is invalid as the control's `name` and was ignored.
    package func reject(_ number: some BinaryFloatingPoint, as name: String) {
        Diagnostics.report("\(type(of: self)): invalid \(name) \(number) ignored")
    }

    /// Applies `changes`, animated over 0.2 seconds if `animated` is `true`. The changes are never animated outside a
    /// window or while the clock is paused.
    package func change(animated: Bool, _ changes: @escaping @MainActor () -> Void) {
        guard animated, hasRunningClock else { return changes() }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: changes, completion: nil)
    }

    /// Returns the step for an arrow key: 1 for the up arrow and the arrow toward the trailing edge, -1 for the down
    /// arrow and the arrow toward the leading edge. Returns `nil` for other keys, or if a modifier other than Shift is
    /// held.
    package func arrowStep(_ key: UIKey?) -> Int? {
        guard let key, key.isPlain else { return nil }
        return switch key.keyCode {
        case .keyboardUpArrow: 1
        case .keyboardDownArrow: -1
        case .keyboardRightArrow: isMirrored ? -1 : 1
        case .keyboardLeftArrow: isMirrored ? 1 : -1
        default: nil
        }
    }
}
