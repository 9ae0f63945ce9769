import Foundation
import LayerKit
import Reporting

extension UICollectionView {
    /// Gives everything that the layout puts on screen a view, and takes it from what left.
    func updateShownElements() {
        let wanted = wantedElements()
        let present = generation
        for element in shown.keys.filter({ wanted[$0] == nil }).sorted() { endDisplaying(element) }
        for (element, view) in shown {
            guard let attributes = wanted[element] else { continue }
            let hasMoved = view.zIndex != attributes.zIndex
            view.place(by: attributes)
            if hasMoved { insert(view) }
        }
        let coming = wanted.keys.filter { shown[$0] == nil }.sorted()
        guard isTrue(to: coming) else { return }
        for element in coming {
            // A callback may have asked for everything anew: the next layout pass shows that.
            guard generation == present else { return }
            if let attributes = wanted[element] { display(element, attributes) }
        }
    }

    /// What the layout puts on screen; of more than can have views, the layout's first.
    func wantedElements() -> [CollectionElement: UICollectionViewLayoutAttributes] {
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        let filled = CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, ListLimits.longestSide),
            height: min(bounds.height, ListLimits.longestSide))
        for attributes in attributes(in: filled) where isShowable(attributes) {
            guard wanted.count < ListLimits.mostShown else {
                Diagnostics.report(
                    "UICollectionView: a view of \(bounds.width) by \(bounds.height) points has views for "
                        + "\(ListLimits.mostShown) elements only; give it the size of what is seen, and let it scroll")
                break
            }
            wanted[attributes.element] = attributes
        }
        return wanted
    }

    /// Whether the data source still has as many items as it said, where `elements` of it are about to be shown; if not,
    /// says so and loads all anew.
    func isTrue(to elements: [CollectionElement]) -> Bool {
        guard standInSource == nil, !elements.isEmpty else { return true }
        guard let dataSource else {
            Diagnostics.report("UICollectionView: the data source is gone; the collection view is empty now")
            setNeedsReload()
            return false
        }
        let known = ListCounts(sections: counts.count) { [counts] in counts.indices.contains($0) ? counts[$0] : 0 }
        let now = ListCounts(sections: dataSource.numberOfSections(in: self)) {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        let touched = Set(elements.map(\.indexPath.section).filter(counts.indices.contains))
        guard let change = known.change(to: now, in: touched, things: "items") else { return true }
        Diagnostics.report(
            "UICollectionView: the items changed without notice, and all are loaded anew: \(change); call reloadData or "
                + "performBatchUpdates when they change")
        setNeedsReload()
        return false
    }

    func endDisplaying(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element) else { return }
        release(view, of: element)
    }

    /// Puts the view of `element`, which is not on screen any longer, back into the queue, and tells the delegate.
    func release(_ view: UICollectionReusableView, of element: CollectionElement) {
        enqueue(view)
        guard standInSource == nil else { return }
        if let kind = element.kind {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
        } else if let cell = view as? UICollectionViewCell {
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        }
    }

    /// Shows `element`, which has no view yet, where `attributes` say.
    func display(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        // A new view does not come from where it was used before, even while the app animates.
        UIView.performWithoutAnimation { place(element, attributes) }
    }

    private func place(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        let present = generation
        attributesBeingDisplayed = attributes
        let given = element.kind.map { supplementaryView($0, at: element.indexPath) } ?? cell(at: element.indexPath)
        attributesBeingDisplayed = nil
        guard var view = given else { return }
        guard generation == present else {
            if view.superview == nil { enqueue(view) }
            return
        }
        if isInUse(view) {
            Diagnostics.report(
                "UICollectionView: the data source gave one view for two places, and an empty one is shown instead; "
                    + "take each view from the collection view's queue")
            view = element.kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        } else if element.kind == nil, !view.isFromQueue, standInSource == nil {
            Diagnostics.report(
                "UICollectionView: the data source gave a cell that does not come from the collection view's queue, and "
                    + "is not used again; take it from dequeueReusableCell(withReuseIdentifier:for:)")
        }
        shown[element] = view
        view.place(by: attributes)
        if standInSource == nil { announce(view, of: element) }
        guard shown[element] === view else { return }
        insert(view)
        view.layoutIfNeeded()
    }

    private func isInUse(_ view: UICollectionReusableView) -> Bool {
        shown.values.contains { $0 === view } || departing.views.contains { $0 === view }
            || leaving.contains { $0.view === view }
    }

    /// Whether `attributes` are for something that exists and is on screen.
    private func isShowable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.isHidden else { return false }
        let isThere = attributes.representedElementCategory == .supplementaryView || hasItem(at: attributes.indexPath)
        // What is turned or moved may reach the screen from elsewhere: the layout knows.
        return isThere && (attributes.transform != .identity || attributes.frame.isVisible(in: bounds))
    }

    private func announce(_ view: UICollectionReusableView, of element: CollectionElement) {
        if let kind = element.kind {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
        } else if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.items.contains(element.indexPath)
            cell.isHighlighted = selection.highlighted == element.indexPath
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        }
    }

    private func cell(at path: IndexPath) -> UICollectionReusableView? {
        standInSource?.cell(forItemAt: path, of: self) ?? dataSource?.collectionView(self, cellForItemAt: path)
    }

    private func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        standInSource?.supplementaryView(ofKind: kind, at: path, of: self)
            ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    /// Puts `view` over the cells and supplementary views of its own or a lower index, and below all else.
    private func insert(_ view: UICollectionReusableView) {
        let below = subviews.filter { $0 !== view }.lastIndex {
            guard let other = $0 as? UICollectionReusableView else { return false }
            return other.zIndex <= view.zIndex
        }
        isExchangingViews = true
        insertSubview(view, at: below.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
        isExchangingViews = false
    }
}
