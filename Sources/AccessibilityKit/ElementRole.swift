import CAccessibleObject
import ViewKit

/// The AT-SPI role of an accessibility element.
enum ElementRole {
    /// Returns the AT-SPI role of `element`. Busy elements are panels, and windows are frames. For the element of any
    /// other view, the view's role determines the result; without a role, modal views are dialogs. Otherwise, and for a
    /// `UIAccessibilityElement`, the traits determine the result.
    @MainActor
    static func role(of element: AccessibilityElement) -> AccessibleRole {
        if element.isBusy { return ACCESSIBLE_PANEL }
        if element.part != nil { return role(of: element.traits) }
        if element.view is UIWindow { return ACCESSIBLE_FRAME }
        guard let role = element.role else {
            return element.isModal ? ACCESSIBLE_DIALOG : self.role(of: element.traits)
        }
        return self.role(role, element.traits)
    }

    /// Returns the AT-SPI role for a view's role.
    static func role(_ role: AccessibilityRole, _ traits: UIAccessibilityTraits) -> AccessibleRole {
        switch role {
        case .toggleSwitch: ACCESSIBLE_TOGGLE_BUTTON
        case .slider: ACCESSIBLE_SLIDER
        case .stepper, .pageControl, .picker: ACCESSIBLE_SPIN_BUTTON
        case .progressBar, .activityIndicator: ACCESSIBLE_PROGRESS_BAR
        case .textField: ACCESSIBLE_ENTRY
        case .secureTextField: ACCESSIBLE_PASSWORD
        case .textView: ACCESSIBLE_TEXT
        case .segment: ACCESSIBLE_RADIO_BUTTON
        case .tab: ACCESSIBLE_TAB
        case .menuItem: traits.contains(.selected) ? ACCESSIBLE_CHECK_MENU_ITEM : ACCESSIBLE_MENU_ITEM
        case .popUpButton: ACCESSIBLE_PUSH_BUTTON
        case .list: ACCESSIBLE_LIST
        case .listItem: ACCESSIBLE_LIST_ITEM
        case .menu: ACCESSIBLE_MENU
        case .dialog: ACCESSIBLE_DIALOG
        case .alert: ACCESSIBLE_ALERT
        case .tabBar: ACCESSIBLE_TAB_LIST
        case .toolbar, .navigationBar: ACCESSIBLE_TOOLBAR
        case .segmentedControl: ACCESSIBLE_PANEL
        case .menuBar: ACCESSIBLE_MENU_BAR
        }
    }

    /// Returns the AT-SPI role for the traits of an element without a role. If several of the traits in `roles` are
    /// set, the first one determines the result; if none is set, the element is a panel. A selected button is a toggle
    /// button, because screen readers don't mention that a push button is selected.
    static func role(of traits: UIAccessibilityTraits) -> AccessibleRole {
        if traits.isSelectedButton { return ACCESSIBLE_TOGGLE_BUTTON }
        let roles: [(UIAccessibilityTraits, AccessibleRole)] = [
            (.searchField, ACCESSIBLE_ENTRY), (.toggleButton, ACCESSIBLE_TOGGLE_BUTTON),
            (.adjustable, ACCESSIBLE_SPIN_BUTTON), (.link, ACCESSIBLE_LINK), (.button, ACCESSIBLE_PUSH_BUTTON),
            (.keyboardKey, ACCESSIBLE_PUSH_BUTTON), (.tabBar, ACCESSIBLE_TAB_LIST), (.header, ACCESSIBLE_HEADING),
            (.image, ACCESSIBLE_IMAGE), (.staticText, ACCESSIBLE_LABEL),
        ]
        return roles.first { traits.contains($0.0) }?.1 ?? ACCESSIBLE_PANEL
    }
}

extension UIAccessibilityTraits {
    /// `true` for a selected button that is neither a search field nor adjustable.
    var isSelectedButton: Bool {
        isSuperset(of: [.button, .selected]) && isDisjoint(with: [.searchField, .adjustable])
    }
}
