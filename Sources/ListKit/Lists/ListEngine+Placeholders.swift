package import LayerKit

/// Placeholders for the app's items.
extension ListEngine {
    /// Shows the items of `placeholderSource` instead of the app's, or the app's again if `nil`. `fade` is the
    /// transition between old and new items; without one, the default, items are exchanged at once. With `turns` each
    /// element has its own fade, and `fade` is the last of them.
    package func setPlaceholderSource(
        _ placeholderSource: (any ListSource)?, fade: OverlayFade? = nil, turns: [ListElement: OverlayFade] = [:]
    ) {
        highlight(nil)
        endDissolve()
        departing.finish()
        if placeholderSource != nil, showsApp { keepPlace() }
        let old = shownParts
        for (_, part) in old { view.takeOutOfContainer(part) }
        shown = [:]
        if let fade, let window = view.window, fade.end > window.time, !old.isEmpty {
            dissolve = ListDissolve(
                of: old, by: fade, turns: turns, appearsAsPlaceholder: placeholderSource != nil, in: self, window)
        } else {
            for (_, part) in old { recycle(part) }
        }
        replaceSource(by: placeholderSource)
        setNeedsReload()
        // The new items may be fewer: departing ones keep their position on screen.
        let place = view.contentOffset
        view.prepareIfNeeded()
        // Held content settles when it is released.
        if !view.isContentHeld { view.putContent(at: view.clamped(view.contentOffset)) }
        departing.move(by: CGVector(dx: view.contentOffset.x - place.x, dy: view.contentOffset.y - place.y))
    }

    /// The reuse identifier whose cells serve as placeholders if none is specified: the first one registered.
    package var prototypeIdentifier: String? { pool.cellIdentifiers.first }

    /// `true` if the app has any items.
    package var appHasItems: Bool {
        (0..<max(0, app.numberOfSections() ?? 0)).contains { app.numberOfItems(inSection: $0) > 0 }
    }

    /// `true` if the app's delegate may be called for the displayed items.
    var asksDelegate: Bool { placeholderSource?.asksDelegate ?? true }

    /// Ends the dissolve: removes outgoing views and shows incoming ones alone.
    func endDissolve() {
        guard let ended = dissolve else { return }
        dissolve = nil
        ended.end()
    }
}
