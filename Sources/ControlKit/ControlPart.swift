import Foundation
import ViewKit

/// A part of a control with its own hover state. The control receives its touches.
@MainActor
class ControlPart: UIView, ViewBehavior {
    /// Called when the pointer enters or leaves the part.
    var onHover: (@MainActor (Bool) -> Void)?

    var defaultPointerShape: PointerShape { superview?.pointerShape ?? .arrow }

    var defaultAccessibility: DefaultAccessibility { .none }

    func hoverDidChange(_ isHovering: Bool) {
        onHover?(isHovering)
    }
}
