import CAccessibleObject
import ViewKit

/// An action that an assistive technology can perform on an accessibility element.
enum ElementAction: String, CaseIterable {
    case press, toggle, open, select, activate, increment, decrement

    /// The actions of `element`, the default action first. A disabled element has them, too, but doesn't perform them.
    @MainActor
    static func actions(of element: AccessibilityElement) -> [ElementAction] {
        guard !element.isBusy else { return [] }
        if element.traits.contains(.adjustable) { return [.increment, .decrement] }
        switch element.role {
        case .toggleSwitch: return [.toggle]
        case .popUpButton: return [.open]
        case .segment, .tab: return [.select]
        case .listItem:
            return (element.view as? any AccessibilityItem)?.canActivateAccessibilityItem == true ? [.select] : []
        case .menuItem: return [.press]
        case .textField, .secureTextField: return [.activate]
        case .textView: return (element.view as? any TextInputView)?.takesText == true ? [.activate] : []
        case nil:
            if element.traits.contains(.toggleButton) { return [.toggle] }
            let isPressed = !element.traits.isDisjoint(with: [.button, .link, .keyboardKey])
            return isPressed ? [.press] : element.traits.contains(.searchField) ? [.activate] : []
        default: return []
        }
    }

    /// Performs the action on `view`. Returns `true` if the view handled it.
    @MainActor
    func perform(on view: UIView) -> Bool {
        guard !view.accessibilityTraits.contains(.notEnabled) else { return false }
        return switch self {
        case .increment: Self.step(view, by: 1)
        case .decrement: Self.step(view, by: -1)
        default: view.activateForAssistiveTechnology()
        }
    }

    /// Changes the number of a view by a step or, without a number, calls the view's own methods.
    @MainActor
    private static func step(_ view: UIView, by sign: Double) -> Bool {
        guard let ranged = view as? any AccessibilityRanged else {
            sign > 0 ? view.accessibilityIncrement() : view.accessibilityDecrement()
            return true
        }
        guard ranged.isAccessibilityRangeEditable else { return false }
        let range = ranged.accessibilityRange
        ranged.setAccessibilityNumber(range.value + sign * range.step)
        return true
    }
}
