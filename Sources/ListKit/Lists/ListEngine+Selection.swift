import Foundation

/// Selection by the app and by the user.
extension ListEngine {
    // MARK: Selection by the app

    /// Selects an item on behalf of the app; `nil` clears the selection. Returns `true` if the item exists.
    func select(_ path: IndexPath?) -> Bool {
        if path == nil || !view.selectsMultipleItems {
            for other in selection.items.sorted() where other != path { setSelected(false, at: other) }
        }
        guard let path, hasItem(at: path) else { return false }
        setSelected(true, at: path)
        selection.cursor = path
        placeRing()
        return true
    }

    func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        if showsApp { (shown[.cell(path)] as? any ListCell)?.isSelected = isSelected }
    }

    // MARK: Mouse

    package func press(_ touch: UITouch?) {
        if let touch, view.closeOpenRow(by: touch) { return }
        guard view.takesPresses, showsApp, let touch, let path = view.item(at: touch.location(in: view)),
            // The press must hit the cell itself, not a floating header above it.
            let cell = shown[.cell(path)], touch.view?.isDescendant(of: cell) ?? false,
            !isAppended(path), shownApp?.mayHighlight(path) == true, hasItem(at: path)
        else { return }
        highlight(path)
    }

    package func release(_ touch: UITouch?) {
        guard let pressed = selection.highlighted else { return }
        highlight(nil)
        guard view.takesPresses, let touch, view.item(at: touch.location(in: view)) == pressed else { return }
        // Keyboard navigation continues from the clicked item, without a focus ring. A text field keeps the focus while
        // it is edited.
        selection.cursor = pressed
        selection.start = pressed
        if !(view.window?.firstResponder is any UIKeyInput) { view.becomeFirstResponder() }
        marksCursor = false
        placeRing()
        userSelected(pressed)
    }

    package func cancelPress() { highlight(nil) }

    /// Highlights only the item at `path`; `nil` removes any highlight.
    func highlight(_ path: IndexPath?) {
        guard path != selection.highlighted else { return }
        let old = selection.highlighted
        selection.highlighted = path
        if let old, let shownApp {
            (shown[.cell(old)] as? any ListCell)?.isHighlighted = false
            shownApp.didUnhighlight(old)
        }
        if let path, let shownApp {
            (shown[.cell(path)] as? any ListCell)?.isHighlighted = true
            shownApp.didHighlight(path)
        }
    }

    /// Selects the item at `path`, which the user chose, or the item that the delegate returns in its place. With
    /// multiple selection, deselects the item at `path` instead if it is already selected.
    func userSelected(_ path: IndexPath) {
        guard !isAppended(path) else { return }
        if view.selectsMultipleItems, selection.items.contains(path) {
            return deselect(path, isReplaced: false)
        }
        guard let path = shownApp?.pathToSelect(path), hasItem(at: path) else { return }
        if !view.selectsMultipleItems {
            for other in selection.items.sorted() where other != path { deselect(other, isReplaced: true) }
            // The app may have changed the items.
            guard hasItem(at: path) else { return }
        }
        setSelected(true, at: path)
        (shown[.cell(path)] as? any ListCell)?.userDidSelect?()
        shownApp?.didSelect(path)
    }

    // MARK: Private

    private func deselect(_ path: IndexPath, isReplaced: Bool) {
        guard let path = shownApp?.pathToDeselect(path, isReplaced: isReplaced) else { return }
        setSelected(false, at: path)
        shownApp?.didDeselect(path)
    }
}
