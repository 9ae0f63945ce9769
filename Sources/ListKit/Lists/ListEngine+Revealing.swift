import Foundation

/// Items of the app among those that stand in for them.
extension ListEngine {
    /// How many items the app has in `section`; 0 where it has no such section.
    package func appItems(inSection section: Int) -> Int {
        guard section >= 0, section < app.numberOfSections() ?? 0 else { return 0 }
        return max(0, app.numberOfItems(inSection: section))
    }

    /// Returns `true` if the app has `element`: there can be more placeholders than the app has items.
    package func has(_ element: ListElement) -> Bool {
        element.isCell ? element.path.item < appItems(inSection: element.section) : appHas(section: element.section)
    }

    /// Shows the app's part for `element` in place of its placeholder, and returns it. It is the same view if the app
    /// dequeues it. Returns `nil` if `element` is not on screen, or the app has no part for it.
    package func takeAppPart(for element: ListElement) -> UIView? {
        view.prepareIfNeeded()
        guard !showsApp, !needsReload, has(element), let part = shown[element] else { return nil }
        let current = revision
        pool.lent = part as? any ReusablePart
        let given = app.part(for: element)
        pool.lent = nil
        guard isCurrent(current), shown[element] === part else { return nil }
        if let given, given !== part {
            guard !isInUse(given) else { return nil }
            exchange(part, for: given, at: element)
        }
        return given
    }

    /// Measures `part`, which the app provided for `element` among placeholders.
    package func measure(_ part: UIView, for element: ListElement) {
        if element.isCell { view.didReconfigure(part, at: element.path) }
    }

    /// Reloads the number of items, and shows them.
    package func reloadCounts() {
        setNeedsReload()
        view.prepareIfNeeded()
        view.updateShown()
    }

    private func exchange(_ part: UIView, for other: UIView, at element: ListElement) {
        shown[element] = other
        UIView.performWithoutAnimation {
            view.place(other, at: element)
            view.applyStyle(other, as: element)
        }
        insert(other, at: element, after: part)
        UIView.performWithoutAnimation { other.layoutIfNeeded() }
        recycle(part)
    }
}

extension ListEngine {
    /// How many sections there are now.
    package var numberOfSections: Int { counts.count }

    /// How many items `section` has now.
    package func shownItems(inSection section: Int) -> Int { numberOfItems(inSection: section) }
}
