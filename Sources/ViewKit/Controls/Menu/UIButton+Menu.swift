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
        if menu != nil, buttonMenu == nil { buttonMenu = ButtonMenu(self) }
        if isPopUpButton, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first {
            menu.select(first, always: true)
        }
        showChosenAction()
    }

    /// Shows the title and image of the selected action if this is a pop-up button.
    func showChosenAction() {
        guard isPopUpButton, let chosen = menu?.selectedElements.first else { return contentDidChange() }
        setTitle(chosen.title, for: .normal)
        setImage(chosen.image, for: .normal)
    }

    /// Returns `true` if `key` opens the menu of the focused button. The up and down arrows open the menu, with Alt if
    /// the button has a different primary action.
    func opensMenu(_ key: UIKey) -> Bool {
        guard isEnabled, isFocused, menu != nil else { return false }
        let isArrow = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow
        return isArrow && (showsMenuAsPrimaryAction ? key.isPlain : key.modifierFlags.contains(.alternate))
    }
}
