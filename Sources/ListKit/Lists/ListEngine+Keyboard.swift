import Foundation

/// Keyboard control. Arrow keys, page keys, Home and End move between items. Space and Return select or deselect the
/// current item as a click would; Delete reveals the item's swipe actions.
extension ListEngine {
    package var canBecomeFocused: Bool { view.allowsFocus && showsApp && firstItem(fromSection: 0) != nil }

    /// Handles the key of `press`. Returns `true` if the key was handled.
    package func handle(_ press: UIPress?) -> Bool {
        guard canBecomeFocused, !view.locksScrolling, let press, let key = press.key, key.isPlain else { return false }
        view.prepareIfNeeded()
        let extends = view.takesPresses && view.shiftExtendsSelection && key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardUpArrow: return step(.arrow(.up), extends: extends)
        case .keyboardDownArrow: return step(.arrow(.down), extends: extends)
        case .keyboardLeftArrow: return step(.arrow(.left), extends: extends)
        case .keyboardRightArrow: return step(.arrow(.right), extends: extends)
        case .keyboardPageUp: return step(.page(isForward: false), extends: extends)
        case .keyboardPageDown: return step(.page(isForward: true), extends: extends)
        case .keyboardHome, .keyboardEnd:
            // First scrolls to the start or end of the content, because headers, footers and insets may lie beyond the
            // first or last item.
            _ = view.scroll(by: key.keyCode)
            let isHome = key.keyCode == .keyboardHome
            return go(
                to: isHome ? firstItem(fromSection: 0) : lastItem(beforeSection: counts.count), extends: extends)
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            guard !press.isRepeat, marksCursor, let path = selection.cursor else { return false }
            return view.openActions(ofRowAt: path)
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            guard view.takesPresses else { return false }
            // Holding the key down selects only once.
            guard !press.isRepeat else { return true }
            guard let path = selection.cursor, hasItem(at: path) else { return go(to: entry, extends: false) }
            go(to: path, extends: false)
            if !isAppended(path), shownApp?.mayHighlight(path) == true { userSelected(path) }
            return true
        default: return false
        }
    }

    package func focusDidChange(_ isFocused: Bool) {
        if isFocused, selection.cursor.map(hasItem) != true { selection.cursor = entry }
        marksCursor = isFocused && view.window?.showsFocusRing == true
        placeRing()
    }

    package func revealFocusedItem() {
        if let cursor = selection.cursor, hasItem(at: cursor) { view.reveal(cursor) }
    }

    /// Displays the focus ring at the keyboard cursor. Removes the ring if the list isn't the first responder, or if
    /// the cursor isn't marked or isn't visible.
    package func placeRing() {
        let path = marksCursor && view.isFirstResponder ? selection.cursor : nil
        guard let cell = path.flatMap({ shown[.cell($0)] as? any ListCell }) else { return ring.removeFromSuperview() }
        // Cells set their focus effect during layout.
        cell.layoutIfNeeded()
        let halo = cell.focusEffect as? UIFocusHaloEffect
        ring.show(
            in: cell, rect: halo?.rect ?? cell.bounds, radius: halo?.cornerRadius ?? cell.ringRadius,
            tint: view.tintColor)
    }

    /// Returns the app's first item in `section` or a later section; `nil` if these sections are empty.
    func firstItem(fromSection section: Int) -> IndexPath? {
        counts.indices.dropFirst(section).first { appCount(inSection: $0) > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    /// Returns the app's last item in a section before `section`; `nil` if these sections are empty.
    func lastItem(beforeSection section: Int) -> IndexPath? {
        counts.indices.prefix(section).last { appCount(inSection: $0) > 0 }.map {
            IndexPath(item: appCount(inSection: $0) - 1, section: $0)
        }
    }

    // MARK: Private

    /// The item at which keyboard navigation starts: the first visible selected item, else the first visible item, else
    /// the first item.
    private var entry: IndexPath? {
        let visible = visiblePaths
        return visible.first(where: selection.items.contains) ?? visible.first ?? firstItem(fromSection: 0)
    }

    private func step(_ step: ListStep, extends: Bool) -> Bool {
        guard let cursor = selection.cursor, hasItem(at: cursor) else { return go(to: entry, extends: false) }
        return go(to: view.item(step, from: cursor), extends: extends)
    }

    @discardableResult
    private func go(to path: IndexPath?, extends: Bool) -> Bool {
        // Keyboard navigation skips placeholders after the app's items.
        guard let path, !isAppended(path) else { return false }
        let isElsewhere = path != selection.cursor
        let start = extends ? selection.start ?? selection.cursor ?? path : path
        selection.cursor = path
        selection.start = start
        marksCursor = true
        view.reveal(path)
        if extends, view.selectsMultipleItems {
            let range = items(from: min(start, path), through: max(start, path))
            // `userSelected` deselects an item that is already selected.
            for path in selection.items.symmetricDifference(range).sorted() { keySelected(path) }
        }
        placeRing()
        if view.takesPresses, view.selectionFollowsFocus, isElsewhere, !selection.items.contains(path) {
            keySelected(path)
        }
        return true
    }

    /// Deselects the item at `path` if it is selected. Otherwise, selects the item if it may be highlighted.
    private func keySelected(_ path: IndexPath) {
        if selection.items.contains(path) || shownApp?.mayHighlight(path) == true { userSelected(path) }
    }

    private func items(from first: IndexPath, through last: IndexPath) -> Set<IndexPath> {
        let paths = (first.section...last.section).flatMap { section in
            let low = section == first.section ? first.item : 0
            let high = section == last.section ? last.item : numberOfItems(inSection: section) - 1
            return stride(from: low, through: high, by: 1).map { IndexPath(item: $0, section: section) }
        }
        return Set(paths)
    }
}
