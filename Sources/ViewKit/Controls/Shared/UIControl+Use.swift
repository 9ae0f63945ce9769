import Foundation
import Reporting

/// What the controls with a value have in common.
extension UIControl {
    /// Says that the user changed the value.
    func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Whether the control is laid out from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Says that a number was refused.
    func refuse(_ number: some BinaryFloatingPoint, as name: String) {
        Diagnostics.report("\(type(of: self)): \(name) \(number) was refused: it is no usable number")
    }

    /// Makes `changes` within a fifth of a second, or at once, as where time stands still.
    func change(animated: Bool, _ changes: @escaping @MainActor () -> Void) {
        guard animated, let window, !window.clock.scale.standsStill else { return changes() }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: changes, completion: nil)
    }

    /// The step that `key` makes: -1 or 1 for arrows, where up, and the one to where reading ends, is 1; nil for other
    /// keys, and with modifiers.
    func arrowStep(_ key: UIKey?) -> Int? {
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

/// A part of a control that is pointed at and pressed by itself; touches go on to the control.
@MainActor
class ControlPart: UIView {
    /// Told that the pointer came over the part, or left it.
    var hoverDidChange: (@MainActor (Bool) -> Void)?

    override func pointerIsOverDidChange(_ isOver: Bool) {
        hoverDidChange?(isOver)
    }

    override var pointerShape: PointerShape { superview?.pointerShape ?? .arrow }
}
