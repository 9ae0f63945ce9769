import Foundation
import ViewKit

/// A part of a control that has its own hover state. The control handles its touches.
@MainActor
class ControlPart: UIView, ViewBehavior {
    /// A closure that is called when the pointer enters or leaves the part.
    var onHover: (@MainActor (Bool) -> Void)?

    var defaultPointerShape: PointerShape { superview?.pointerShape ?? .arrow }

    var defaultAccessibility: DefaultAccessibility { .none }

    func hoverDidChange(_ isHovering: Bool) {
        onHover?(isHovering)
    }
}
