import Foundation

/// Support for a button's menu.
extension UIButton {
    /// `true` if the button shows the selected action of its menu.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// `true` while the button's menu is open; `nil` if opening a menu isn't the button's primary action.
    package var isMenuOpen: Bool? { menu != nil && showsMenuAsPrimaryAction ? buttonMenu?.isOpen == true : nil }

    /// Updates the button. Called when `menu`, `showsMenuAsPrimaryAction` or `changesSelectionAsPrimaryAction` has
    /// changed.
    func menuDidChange() {
        buttonMenu?.close()
        if menu != nil, buttonMenu == nil { buttonMenu = (self as? any MenuPresenting)?.makeButtonMenu() }
        if isPopUpButton, let menu, menu.selectedElements.isEmpty, let first = menu.leaves.first {
            menu.select(first, always: true)
        }
        showChosenAction()
    }

    /// Shows the title and image of the selected action if this is a pop-up button.
    package func showChosenAction() {
        guard isPopUpButton, let chosen = menu?.selectedElements.first else { return contentDidChange() }
        setTitle(chosen.title, for: .normal)
        setImage(chosen.image, for: .normal)
    }

    /// Opens the button's menu. If `byKey` is `true`, highlights an element. Returns `true` if the menu is open; a
    /// disabled button doesn't open its menu.
    func openMenu(byKey: Bool) -> Bool {
        buttonMenu?.open(byKey: byKey)
        return buttonMenu?.isOpen == true
    }

    /// Returns `true` if `key` opens the menu of the focused button. The up and down arrows open the menu, with Alt if
    /// the button has a different primary action.
    func opensMenu(_ key: UIKey) -> Bool {
        guard isEnabled, isFocused, menu != nil else { return false }
        let isArrow = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow
        return isArrow && (showsMenuAsPrimaryAction ? key.isPlain : key.modifierFlags.contains(.alternate))
    }
}
