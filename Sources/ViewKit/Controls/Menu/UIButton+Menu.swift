import Foundation

/// What a button does for its menu.
extension UIButton {
    /// Whether the button shows which of its menu's actions is on.
    var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    /// The menu is another, or means something else now.
    func menuDidChange() {
        openMenu?.close()
        if menu != nil, openMenu == nil { openMenu = ButtonMenu(self) }
        if isPopUpButton, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first {
            menu.select(first, always: true)
        }
        showChosenAction()
    }

    /// Takes the title and the picture of the action that is on, where the button shows it.
    func showChosenAction() {
        guard isPopUpButton, let chosen = menu?.selectedElements.first else { return contentDidChange() }
        setTitle(chosen.title, for: .normal)
        setImage(chosen.image, for: .normal)
    }

    /// Whether `key` opens the menu: down and up, with Alt where the button does something else by itself.
    func opensMenu(_ key: UIKey) -> Bool {
        guard isEnabled, isFocused, menu != nil else { return false }
        let isArrow = key.keyCode == .keyboardDownArrow || key.keyCode == .keyboardUpArrow
        return isArrow && (showsMenuAsPrimaryAction ? key.isPlain : key.modifierFlags.contains(.alternate))
    }
}
