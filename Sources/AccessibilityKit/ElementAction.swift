import CAccessibleObject
import ViewKit

/// An action that an assistive technology can perform on an accessibility element.
enum ElementAction: Hashable {
    case press, toggle, open, select, activate, increment, decrement
    /// Opens the context menu.
    case showMenu
    /// A custom action that the app has added.
    case custom(name: String, index: Int)

    /// The name under which assistive technologies offer the action.
    var name: String {
        switch self {
        case .custom(let name, _): name
        case .showMenu: "show menu"
        default: "\(self)"
        }
    }

    /// Returns the actions of `element`, the default action first. A busy element has no actions. A disabled element
    /// has the same actions as an enabled one, except `showMenu`, but doesn't perform them.
    @MainActor
    static func actions(of element: AccessibilityElement) -> [ElementAction] {
        guard !element.isBusy else { return [] }
        let custom = element.object.accessibilityCustomActions ?? []
        let isDisabled = element.traits.contains(.notEnabled)
        let offersMenu = !isDisabled && (element.object as? UIView)?.offersContextMenu == true
        let menu: [ElementAction] = offersMenu ? [.showMenu] : []
        return usualActions(of: element) + menu
            + custom.enumerated().map { .custom(name: $0.element.name, index: $0.offset) }
    }

    @MainActor
    private static func usualActions(of element: AccessibilityElement) -> [ElementAction] {
        if element.traits.contains(.adjustable) { return [.increment, .decrement] }
        switch element.role {
        case .toggleSwitch: return [.toggle]
        case .popUpButton: return [.open]
        case .segment, .tab: return [.select]
        case .listItem:
            return (element.view as? any AccessibilityItem)?.canActivateAccessibilityItem == true ? [.select] : []
        case .menuItem: return [.press]
        case .menu where element.view is any AccessibilityExpandable: return [.open]
        case .textField, .secureTextField: return [.activate]
        case .textView: return (element.view as? any TextInputView)?.isTextEditable == true ? [.activate] : []
        case nil:
            if element.traits.contains(.toggleButton) { return [.toggle] }
            let isPressed = !element.traits.isDisjoint(with: [.button, .link, .keyboardKey])
            return isPressed ? [.press] : element.traits.contains(.searchField) ? [.activate] : []
        default: return []
        }
    }

    /// Performs the action on `object`. Returns `true` if the object handled it.
    @MainActor
    func perform(on object: any AccessibilityObject) -> Bool {
        guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
        switch self {
        case .increment: return Self.step(object, by: 1)
        case .decrement: return Self.step(object, by: -1)
        case .showMenu:
            guard let view = object as? UIView else { return false }
            let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            return view.openContextMenu(atWindowLocation: center)
        case .custom(let name, let index):
            let actions = object.accessibilityCustomActions ?? []
            guard actions.indices.contains(index), actions[index].name == name else { return false }
            return actions[index].perform()
        default: return object.activateForAssistiveTechnology()
        }
    }

    /// Changes the numeric value of `object` by one step: up if `sign` is 1, down if it is -1. If `object` has no
    /// numeric value, calls its `accessibilityIncrement()` or `accessibilityDecrement()`. Returns `false` if the value
    /// can't be changed.
    @MainActor
    private static func step(_ object: any AccessibilityObject, by sign: Double) -> Bool {
        guard let ranged = object as? any AccessibilityRanged else {
            sign > 0 ? object.accessibilityIncrement() : object.accessibilityDecrement()
            return true
        }
        guard ranged.isAccessibilityRangeEditable else { return false }
        let range = ranged.accessibilityRange
        ranged.setAccessibilityNumber(range.value + sign * range.step)
        return true
    }
}
