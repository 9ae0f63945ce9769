import ViewKit

/// The validation of commands, before a menu opens and while it is open.
extension MenuPanel {
    /// `true` while responders validate the commands of a menu, or say whether they can perform them.
    private static var isValidating = false

    /// Asks the responders in the chain of `source` to validate the commands of `menu`.
    static func validate(_ menu: UIMenu, from source: UIView?) {
        let wasValidating = isValidating
        isValidating = true
        defer { isValidating = wasValidating }
        for case let command as UICommand in menu.leaves { command.validate(from: source) }
    }

    /// Validates the commands again and updates the rows, in open submenus as well. Submenus stay open and rows stay
    /// highlighted if they still can be. Returns `false` if the menu has to open again because other rows are visible.
    func revalidate() -> Bool {
        guard !Self.isValidating else { return true }
        // `canPerformAction(_:withSender:)` may call `setNeedsRevalidate()`, as `validate(_:)` may.
        Self.isValidating = true
        defer { Self.isValidating = false }
        Self.validate(menu, from: source)
        return update()
    }

    private func update() -> Bool {
        let entries = MenuEntry.entries(of: menu, showsTitle: showsTitle)
        let isSame = entries.count == rows.count && zip(entries, rows).allSatisfy { $0.isSame(as: $1.entry) }
        let hasMarks = MenuEntry.needMarks(entries)
        for (index, row) in rows.enumerated() {
            row.update(from: source, hasMarks: hasMarks, isMarked: index == markedRow)
        }
        if let markedRow, !rows[markedRow].isUsable { mark(nil) }
        if submenuPanel?.update() == false { closeSubmenu() }
        setNeedsLayout()
        window?.popUp?.setNeedsLayout()
        return isSame
    }
}

extension MenuEntry {
    /// Returns `true` if a row for `other` shows the same element.
    fileprivate func isSame(as other: MenuEntry) -> Bool {
        switch (self, other) {
        case (.header(let title, _), .header(let otherTitle, _)): title == otherTitle
        case (.action(let leaf), .action(let otherLeaf)): leaf === otherLeaf
        case (.submenu(let menu), .submenu(let otherMenu)): menu === otherMenu
        case (.separator, .separator): true
        default: false
        }
    }

    /// Returns `true` if rows for `entries` need space for marks. An action that keeps the menu open may be turned on
    /// while the menu is open.
    @MainActor
    static func needMarks(_ entries: [MenuEntry]) -> Bool {
        entries.compactMap(\.leaf).contains { $0.state != .off || $0.attributes.contains(.keepsMenuPresented) }
    }
}
