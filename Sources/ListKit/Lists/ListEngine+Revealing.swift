import Foundation

/// The app's items that are displayed among placeholders.
extension ListEngine {
    /// Returns the number of the app's items in `section`; 0 if the app has no such section.
    package func appItems(inSection section: Int) -> Int {
        guard section >= 0, section < app.numberOfSections() ?? 0 else { return 0 }
        return max(0, app.numberOfItems(inSection: section))
    }

    /// Returns `true` if the app has `element`. There can be more placeholders than app items.
    package func has(_ element: ListElement) -> Bool {
        element.isCell ? element.path.item < appItems(inSection: element.section) : appHas(section: element.section)
    }

    /// Replaces the placeholder of `element` with the app's part and returns that part. If the app dequeues a part with
    /// the placeholder's reuse identifier, it gets the placeholder's view. Returns `nil` if no placeholder is on screen
    /// for `element`, or if the app provides no unused part.
    package func dequeueAppPart(for element: ListElement) -> UIView? {
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

    /// Measures the app's `part`, which is displayed for `element` among placeholders. Only cells are measured.
    package func measure(_ part: UIView, for element: ListElement) {
        if element.isCell { view.didReconfigure(part, at: element.path) }
    }

    /// Reloads the counts and displays the items.
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
    /// The number of displayed sections.
    package var numberOfSections: Int { counts.count }

    /// Returns the number of displayed items in `section`.
    package func shownItems(inSection section: Int) -> Int { numberOfItems(inSection: section) }
}
