import Foundation
import LayerKit

/// The implementation shared by table views and collection views: sources, visible parts, reuse and selection. The list
/// view positions the parts; see `ListView`.
@MainActor
package final class ListEngine: ScrollBehavior {
    unowned let view: any ListView
    let app: any ListApp
    /// The source of placeholders; `nil` while the app's items are displayed.
    package private(set) var placeholderSource: (any ListSource)?
    /// `true` if the app's next `reloadData` ends the placeholders.
    package var endsPlaceholdersOnReload = false
    /// The placeholders after the app's items, if any.
    var appendedItems: AppendedItems?
    /// The sources of the placeholder cells in use, keyed by the cell's identity.
    var appendedParts: [ObjectIdentifier: any AppendedItemsSource] = [:]

    var pool = ReusePool()
    /// The visible parts.
    var shown: [ListElement: UIView] = [:]
    /// The parts that were created for measuring and are not displayed yet.
    var measuredParts: [ListElement: UIView] = [:]
    let departing = DepartingViews()
    /// The current dissolve between two sets of items, if any.
    var dissolve: ListDissolve?
    var selection = ListSelection()
    var prefetching = ListPrefetching()
    let ring = ListFocusRing()
    /// `true` if the focus ring marks the keyboard cursor. Set when the list gains focus by keyboard or handles a key
    /// that moves the cursor or selects its item; cleared when the user clicks an item or the list loses focus.
    var marksCursor = false
    /// The answers of the app about the context menus of displayed items; see `hasContextMenu(at:)`.
    var knownMenus = KnownMenus()
    /// `true` once long presses open context menus.
    var hasContextMenuPress = false

    private struct SavedPosition {
        /// The content offset, relative to the start of the content including insets.
        let distance: CGPoint
        /// The value of `externalMoveCount` when the position was saved. If the count has changed since then, the app
        /// or the user has scrolled the list.
        let moves: Int
    }

    /// The text size when the list was last inside a window.
    private var textSize: UIContentSizeCategory?
    /// `true` if new parts may have a different text size than the list, because they are measured outside its window.
    private(set) var preparesFonts = false
    /// The number of displayed items in each section, including placeholders.
    var counts: [Int] = []
    /// A number that increases whenever the items change. Code that calls the app compares it before and after the
    /// call, to detect that the items have changed.
    private(set) var revision = 0
    /// The scroll position of the app's items while placeholders replace them; otherwise `nil`.
    private var savedPosition: SavedPosition?
    private(set) var needsReload = true
    /// The current batch of updates.
    var batch: ListBatch?
    /// The animation of the current batch. It takes over disappearing parts, which would otherwise be recycled.
    var motion: ListMotion?
    /// `true` while visible parts are being positioned. The list's data source and delegate may be called during
    /// this time.
    private(set) var isPlacing = false
    private var isLayoutDeferred = false
    /// `true` while the list adds or removes parts. These changes don't require another layout pass.
    package private(set) var isExchangingSubviews = false

    init(_ view: any ListView, app: any ListApp) {
        self.view = view
        self.app = app
        departing.recycle = { [weak self] in self?.recycle($0) }
    }

    var terms: ListTerms { type(of: view).terms }

    /// The source of the displayed items.
    var source: any ListSource { placeholderSource ?? app }
    /// `true` if the app's items are displayed; `false` while placeholders replace them.
    var showsApp: Bool { placeholderSource == nil }
    /// The app; `nil` while placeholders replace its items.
    var shownApp: (any ListApp)? { showsApp ? app : nil }

    // MARK: Scrolling

    package var ownViews: [UIView] { view.ownViews }

    /// `true` if horizontal content starts on the right, as in mirrored layouts; `nil` for table views.
    package var beginsAtRight: Bool? { view.contentBeginsAtRight }

    package func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        view.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Invalidates all sizes if the text size has changed since the list was last inside a window.
    package func textSizeMayHaveChanged() {
        // The text size is unknown outside a window, for example while a cell is being measured.
        guard view.window != nil else { return }
        let current = view.traitCollection.preferredContentSizeCategory
        let previous = textSize ?? current
        textSize = current
        if current != previous { view.invalidateSizes() }
        if current != previous || current != UIApplication.shared.preferredContentSizeCategory { preparesFonts = true }
    }

    // MARK: Items

    func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    /// The index paths of the visible items, in ascending order.
    var visiblePaths: [IndexPath] { shown.keys.filter(\.isCell).map(\.path).sorted() }

    // MARK: Loading

    /// Displays the items of `placeholderSource` from the next layout pass on; `nil` displays the app's items.
    func replaceSource(by placeholderSource: (any ListSource)?) {
        self.placeholderSource = placeholderSource
        endsPlaceholdersOnReload = false
        if placeholderSource == nil {
            // The app's items are reloaded, which clears the selection, but not the position of the keyboard cursor.
            let cursor = selection.cursor
            selection = ListSelection()
            selection.cursor = cursor
        } else {
            appendedItems = nil
            // A table's header and footer are kept, so they may keep the focus.
            let focused = view.window?.responderOutsideMenus as? UIView
            if let focused, !ownViews.contains(where: focused.isDescendant) {
                // Views inside cells may be reused for other items, so only the list itself regains focus.
                focused === view ? view.window?.blockFocus(in: view) : view.window?.resignFocus(in: view)
            }
        }
    }

    /// Reloads all items before the next frame and clears the selection. The keyboard cursor stays at its position.
    func reloadData() {
        if endsPlaceholdersOnReload {
            // Placeholders are removed first, because the delegate must not be called for them.
            endDisplaying()
            placeholderSource = nil
        }
        endsPlaceholdersOnReload = false
        highlight(nil)
        selection.clearForReload()
        setNeedsReload()
    }

    func setNeedsReload() {
        needsReload = true
        view.setNeedsLayout()
    }

    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        revision += 1
        knownMenus = KnownMenus()
        prefetching.forget()
        endDisplaying()
        let sourceCounts = sourceCounts()
        appendedItems = updatedAppendedItems(sourceCounts)
        adopt(extended(sourceCounts, by: appendedItems))
        if showsApp {
            selection.keepCursor(counts: counts)
            selection.remove { !hasItem(at: $0) }
        }
        view.itemsDidLoad()
        if showsApp { restorePosition() }
    }

    /// Saves the scroll position of the app's items. Called before placeholders replace them.
    func savePosition() {
        let inset = view.adjustedContentInset
        savedPosition = SavedPosition(
            distance: CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top),
            moves: view.externalMoveCount)
    }

    /// Restores the scroll position of the app's items, unless the list has been scrolled since.
    private func restorePosition() {
        guard let saved = savedPosition else { return }
        savedPosition = nil
        guard saved.moves == view.externalMoveCount else { return }
        // Mirrored content keeps its horizontal offset.
        let inset = view.adjustedContentInset
        let x = view.contentBeginsAtRight == true ? view.contentOffset.x : saved.distance.x - inset.left
        view.adjustOffset(to: CGPoint(x: x, y: saved.distance.y - inset.top))
    }

    /// Sets the item counts of all sections to `counts`; a negative count becomes the number of items that fill the
    /// view. Code that still uses the previous items must check `isCurrent` and stop.
    func adopt(_ counts: [Int]) {
        revision += 1
        knownMenus = KnownMenus()
        self.counts = counts
        for section in counts.indices where counts[section] < 0 {
            self.counts[section] = numberOfItemsFilling(section: section)
        }
    }

    /// Returns `true` if the items are still those of `revision` and no reload is pending. Used to detect changes by
    /// callbacks.
    func isCurrent(_ revision: Int) -> Bool { revision == self.revision && !needsReload }

    // MARK: Layout

    /// Runs `work`, which positions visible parts. A nested call, for example from a callback, requests another layout
    /// pass instead.
    func place(_ work: () -> Void) {
        guard !isPlacing else {
            isLayoutDeferred = true
            return
        }
        isPlacing = true
        work()
        isPlacing = false
        if isLayoutDeferred { view.setNeedsLayout() }
        isLayoutDeferred = false
    }

    /// Runs `exchange`, which adds or removes parts, while `isExchangingSubviews` is `true`.
    func performPartChanges(_ exchange: () -> Void) {
        let wasExchanging = isExchangingSubviews
        isExchangingSubviews = true
        exchange()
        isExchangingSubviews = wasExchanging
    }

    // MARK: Parts

    /// The visible parts in the order of their elements, with all cells first.
    package var shownParts: [(element: ListElement, part: UIView)] {
        shown.sorted { left, right in
            left.key.isCell == right.key.isCell ? left.key < right.key : left.key.isCell
        }.map { ($0.key, $0.value) }
    }

    /// Returns `true` if the subview `view` is a part of the list, such as a cell or header. Disappearing parts are
    /// included.
    package func isPart(_ view: UIView) -> Bool {
        !self.view.ownViews.has(view)
            && (view is any ReusablePart || isShown(view) || departing.views.has(view))
    }

    /// Returns `true` if the subview `view` is the list's focus ring, its background view or the scroll view of a
    /// section.
    package func isOwn(_ view: UIView) -> Bool {
        view === ring || view is OrthogonalScroller || view === self.view.backgroundView
    }

    func isShown(_ part: UIView) -> Bool { isAmong(shown, part) }

    func isAmong(_ parts: [ListElement: UIView], _ part: UIView) -> Bool {
        for (_, other) in parts where other === part { return true }
        return false
    }
}
