import CAccessibleObject
import ControlKit
import Foundation
import ViewKit

/// The AT-SPI states of an accessibility element.
struct ElementStates: OptionSet, Hashable {
    let rawValue: UInt32

    static let active = ElementStates(ACCESSIBLE_ACTIVE)
    static let busy = ElementStates(ACCESSIBLE_BUSY)
    static let checkable = ElementStates(ACCESSIBLE_CHECKABLE)
    static let checked = ElementStates(ACCESSIBLE_CHECKED)
    static let editable = ElementStates(ACCESSIBLE_EDITABLE)
    static let usable: ElementStates = [ElementStates(ACCESSIBLE_ENABLED), ElementStates(ACCESSIBLE_SENSITIVE)]
    static let expandable = ElementStates(ACCESSIBLE_EXPANDABLE)
    static let expanded = ElementStates(ACCESSIBLE_EXPANDED)
    static let focusable = ElementStates(ACCESSIBLE_FOCUSABLE)
    static let focused = ElementStates(ACCESSIBLE_FOCUSED)
    static let modal = ElementStates(ACCESSIBLE_MODAL)
    static let multiLine = ElementStates(ACCESSIBLE_MULTI_LINE)
    static let singleLine = ElementStates(ACCESSIBLE_SINGLE_LINE)
    static let selectable = ElementStates(ACCESSIBLE_SELECTABLE)
    static let selected = ElementStates(ACCESSIBLE_SELECTED)
    static let selectableText = ElementStates(ACCESSIBLE_SELECTABLE_TEXT)
    static let showing = ElementStates(ACCESSIBLE_SHOWING)
    static let visible = ElementStates(ACCESSIBLE_VISIBLE)
    static let hasPopUp = ElementStates(ACCESSIBLE_HAS_POPUP)
    static let indeterminate = ElementStates(ACCESSIBLE_INDETERMINATE)

    init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(_ state: AccessibleState) {
        rawValue = state.rawValue
    }

    /// Creates the states of `element`. `focus` is the view to report as focused, such as the cell at a list's cursor;
    /// `nil` if the window doesn't have keyboard focus.
    @MainActor
    init(of element: AccessibilityElement, focus: UIView?) {
        let (view, traits) = (element.view, element.traits)
        self = .visible
        if Self.isShowing(element) { insert(.showing) }
        if !traits.contains(.notEnabled) { insert(.usable) }
        guard !element.isBusy else {
            insert(.busy)
            return
        }
        guard element.part == nil else {
            insertToggle(traits)
            if traits.contains(.selected) { insert([.selectable, .selected]) }
            return
        }
        if view.canBecomeFocused { insert([.focusable]) }
        if view === focus { insert([.focusable, .focused]) }
        if element.isModal { insert(.modal) }
        insertValue(of: view, traits)
        insertRole(element.role, of: view, traits)
    }

    // MARK: Private

    /// Returns `true` if some of the element's area is inside the window and not clipped by an ancestor.
    @MainActor
    private static func isShowing(_ element: AccessibilityElement) -> Bool {
        var visible = element.frame
        var next = element.part == nil ? element.view.superview : element.view
        while let view = next {
            if view.clipsToBounds || view.superview == nil {
                visible = visible.intersection(view.convert(view.bounds, to: nil))
            }
            next = view.superview
        }
        return !visible.isNull && visible.width > 0 && visible.height > 0
    }

    @MainActor
    private mutating func insertValue(of view: UIView, _ traits: UIAccessibilityTraits) {
        if let toggle = view as? UISwitch {
            insert(toggle.isOn ? [.checkable, .checked] : .checkable)
        } else {
            insertToggle(traits)
        }
        if let isOpen = (view as? UIButton)?.isMenuOpen
            ?? (view as? any AccessibilityExpandable)?.isAccessibilityExpanded
        {
            insert([.hasPopUp, .expandable])
            if isOpen { insert(.expanded) }
        }
    }

    private mutating func insertToggle(_ traits: UIAccessibilityTraits) {
        guard traits.contains(.toggleButton) || traits.isSelectedButton else { return }
        insert(traits.contains(.selected) ? [.checkable, .checked] : .checkable)
    }

    @MainActor
    private mutating func insertRole(_ role: AccessibilityRole?, of view: UIView, _ traits: UIAccessibilityTraits) {
        let isSelected = traits.contains(.selected)
        switch role {
        case .textField, .secureTextField:
            insert([.singleLine, .selectableText])
            if contains(.usable) { insert(.editable) }
        case .textView:
            insert([.multiLine, .selectableText])
            if contains(.usable), (view as? any TextInputView)?.isTextEditable == true { insert(.editable) }
        case .segment: insert(isSelected ? [.checkable, .checked, .selectable, .selected] : [.checkable, .selectable])
        case .menuItem: if isSelected { insert([.checkable, .checked]) }
        case .tab: insert(isSelected ? [.selectable, .selected] : .selectable)
        case .listItem:
            if (view as? any AccessibilityItem)?.canActivateAccessibilityItem == true { insert(.selectable) }
            if isSelected { insert(.selected) }
        case .activityIndicator: insert([.busy, .indeterminate])
        default: if isSelected { insert([.selectable, .selected]) }
        }
    }
}
