package import Foundation

/// A view class outside ViewKit whose defaults differ from those of `UIView`.
///
/// `package` members can't be overridden outside their module, so `UIView` queries this protocol instead.
@MainActor
package protocol ViewBehavior: AnyObject {
    /// The accessibility properties that apply unless the app sets others.
    var defaultAccessibility: DefaultAccessibility { get }
    /// The layout margins of the view if the app sets none.
    var defaultLayoutMargins: UIEdgeInsets { get }

    /// The shape of the pointer while it is over the view.
    var defaultPointerShape: PointerShape { get }

    /// Called when the pointer has entered or left the view.
    func hoverDidChange(_ isHovering: Bool)
    /// Called when the view has gained or lost keyboard focus.
    func keyFocusDidChange(_ isFocused: Bool)
    /// Adapts Dynamic Type fonts to the view's text size.
    func adjustFonts()
}

extension ViewBehavior {
    package var defaultAccessibility: DefaultAccessibility { .none }
    package var defaultLayoutMargins: UIEdgeInsets { .defaultLayoutMargins }
    package var defaultPointerShape: PointerShape { .arrow }
    package func hoverDidChange(_ isHovering: Bool) {}
    package func keyFocusDidChange(_ isFocused: Bool) {}
    package func adjustFonts() {}
}

/// A control class outside ViewKit whose defaults differ from those of `UIControl`.
@MainActor
package protocol ControlBehavior: ViewBehavior {
    /// The corner radius of the control's drawing, in points; `nil` uses the radius of its layer.
    var defaultCornerRadius: CGFloat? { get }
    /// `true` if the control handles drags, so that they don't scroll a scroll view that contains the control.
    var holdsDrags: Bool { get }

    /// Returns `true` if the control itself handles presses that `gesture`, a recognizer of an ancestor, would
    /// recognize. Such a recognizer can't begin on the enabled control. By default `true` for single taps.
    func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool
    /// Called when Return or Space is pressed, or when an assistive technology activates the control. By default sends
    /// the actions for `touchUpInside` and `primaryActionTriggered`.
    func activateByKey()
}

extension ControlBehavior where Self: UIControl {
    package var defaultPointerShape: PointerShape { isEnabled ? .hand : .arrow }
    package var defaultCornerRadius: CGFloat? { nil }
    package var holdsDrags: Bool { false }
    package func isDefaultAction(_ gesture: UIGestureRecognizer) -> Bool { gesture.isSingleTap }
    package func activateByKey() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

extension UIEdgeInsets {
    /// The layout margins of plain views.
    static let defaultLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
