import Foundation
import ViewKit

/// A part of a control, with its own hover state. Touches on the part are handled by the control.
@MainActor
class ControlPart: UIView, ViewBehavior {
    /// A closure that is called with `true` when the pointer enters the part, and with `false` when it leaves.
    var onHover: (@MainActor (Bool) -> Void)?

    var defaultPointerShape: PointerShape { superview?.pointerShape ?? .arrow }

    var defaultAccessibility: DefaultAccessibility { .none }

    func hoverDidChange(_ isHovering: Bool) {
        onHover?(isHovering)
    }
}
