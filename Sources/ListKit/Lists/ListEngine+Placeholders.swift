package import LayerKit

/// Placeholders that replace the app's items.
extension ListEngine {
    /// Displays the items of `placeholderSource` instead of the app's items; `nil` displays the app's items again.
    /// `fade` is the transition between old and new items; `nil`, the default, replaces them immediately.
    /// Elements with an entry in `elementFades` use that fade instead; `fade` must end last.
    package func setPlaceholderSource(
        _ placeholderSource: (any ListSource)?, fade: OverlayFade? = nil, elementFades: [ListElement: OverlayFade] = [:]
    ) {
        highlight(nil)
        endDissolve()
        departing.finish()
        if placeholderSource != nil, showsApp { savePosition() }
        let old = shownParts
        for (_, part) in old { view.moveOutOfContainer(part) }
        shown = [:]
        if let fade, let window = view.window, fade.end > window.time, !old.isEmpty {
            dissolve = ListDissolve(
                of: old, by: fade, elementFades: elementFades, appearsAsPlaceholder: placeholderSource != nil, in: self,
                window)
        } else {
            for (_, part) in old { recycle(part) }
        }
        replaceSource(by: placeholderSource)
        setNeedsReload()
        // If there are fewer items, the content offset can change. Departing views keep their position on screen.
        let offset = view.contentOffset
        view.prepareIfNeeded()
        // Content that the user is holding moves into range when it is released.
        if !view.isContentHeld { view.adjustOffset(to: view.clamped(view.contentOffset)) }
        departing.move(by: CGVector(dx: view.contentOffset.x - offset.x, dy: view.contentOffset.y - offset.y))
        if placeholderSource == nil { view.regainFocus() }
    }

    /// The reuse identifier of placeholders if none is specified: the one that was registered first for cells, if
    /// any.
    package var prototypeIdentifier: String? { pool.cellIdentifiers.first }

    /// `true` if the app has any items.
    package var appHasItems: Bool {
        (0..<max(0, app.numberOfSections() ?? 0)).contains { app.numberOfItems(inSection: $0) > 0 }
    }

    /// `true` if the app's delegate may be called for the displayed items.
    var usesDelegate: Bool { placeholderSource?.usesDelegate ?? true }

    /// Ends the dissolve. Removes the outgoing views and keeps the incoming ones.
    func endDissolve() {
        guard let ended = dissolve else { return }
        dissolve = nil
        ended.end()
    }
}
