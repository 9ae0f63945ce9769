import Foundation
import LayerKit
import Reporting

/// Conformance to the list engine's protocol. The layout positions the items.
extension UICollectionView: ListView {
    static let terms = ListTerms(name: "UICollectionView", items: "items", list: "collection view")
    /// With these limits, the sum of all counts can't overflow.
    static let maximumItems = ItemLimits(sections: 10_000_000, items: Int(Int32.max), total: .max)
    static let motionStyle = ListMotion.Style(leavingLevel: -0.5, movedLevel: 0.25, notifiesAtEnd: true)

    var ownViews: [UIView] { [backgroundView, refreshControl].compactMap(\.self) }
    var contentBeginsAtRight: Bool? { isFlipped }
    var takesPresses: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    var selectsMultipleItems: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    var shiftExtendsSelection: Bool { true }

    // MARK: Places

    func itemsDidLoad() {
        reloads.itemsDidLoad(collectionViewLayout.fittedSizes, counts: list.counts, showsApp: list.showsApp)
        invalidateOwnLayout(counts: true)
        needsCounts = false
    }

    /// Displays a view for each visible element and removes all other views. If there are too many visible elements,
    /// displays only the first ones in the layout's order.
    func updateShown() {
        measureVisible(in: filledArea)
        let filled = filledArea
        updateOrthogonalSections(in: filled)
        visibleAttributes.removeAll(keepingCapacity: true)
        var elements: [ListElement] = []
        for attributes in shownAttributes(in: filled) where isShowable(attributes) {
            guard elements.count < ListLimits.maximumShown else {
                Diagnostics.report(
                    "UICollectionView: a view of \(bounds.width) by \(bounds.height) points only has views for the "
                        + "first \(ListLimits.maximumShown) elements; "
                        + "make it as large as its visible part, and let it scroll"
                )
                break
            }
            let element = attributes.element
            if visibleAttributes.updateValue(attributes, forKey: element) == nil { elements.append(element) }
        }
        list.show(elements.contains { list.shown[$0] == nil } ? elements.sorted() : elements)
        orthogonalSections?.removeUnused()
    }

    /// The area of the content in which elements have views.
    var filledArea: CGRect {
        CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, ListLimits.maximumSide),
            height: min(bounds.height, ListLimits.maximumSide))
    }

    /// Returns the attributes of the elements in `area`, and possibly of a few others, after the layout's handlers have
    /// modified them.
    private func shownAttributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(area)) ?? []
        collectionViewLayout.willShow(found)
        return found.filter(\.hasFiniteValues).map(mirrored)
    }

    func place(_ part: UIView, at element: ListElement) {
        guard let part = part as? UICollectionReusableView, let attributes = visibleAttributes[element] else { return }
        let hasNewIndex = part.zIndex != attributes.zIndex
        part.place(by: inContainer(attributes, of: element))
        guard let superview = part.superview else { return }
        if hasNewIndex || superview !== container(of: element) { list.insert(part, at: element, after: nil) }
    }

    func applyStyle(_ part: UIView, as element: ListElement) {
        applyEditing(to: part, as: element)
        guard let cell = part as? UICollectionViewListCell,
            let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let listStyle = layout.listStyle(of: element)
        else { return }
        cell.apply(listStyle)
    }

    /// Returns the index at which to insert `part`: above all views with the same or a lower z-index, and below all
    /// others.
    func subviewIndex(for part: UIView, at element: ListElement, after previous: UIView?) -> Int {
        let container = container(of: element)
        return insertionIndex(
            ofZIndex: (part as? UICollectionReusableView)?.zIndex ?? 0, among: container.subviews.without(part),
            lowest: container === self ? ownViews.count : 0)
    }

    /// Returns the index in `views` at which to insert a view with `zIndex`: above all views with the same or a lower
    /// z-index. If all views have a higher one, returns `lowest` or, if that is `nil`, the index above the list's own
    /// views. Scroll views of sections have a z-index of 0.
    func insertionIndex(ofZIndex zIndex: Int, among views: [UIView], lowest: Int? = nil) -> Int {
        for index in views.indices.reversed() {
            let view = views[index]
            let other = (view as? UICollectionReusableView)?.zIndex ?? (view is OrthogonalScroller ? 0 : nil)
            if let other, other <= zIndex { return index + 1 }
        }
        return lowest ?? ownViews.count
    }

    func emptyPart(for element: ListElement) -> UIView? {
        element.isCell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }

    func item(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func frames(ofFirst count: Int, inSection section: Int) -> [CGRect?] {
        collectionViewLayout.prepare()
        return (0..<count).map {
            collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    // MARK: Updates

    func didReconfigure(_ part: UIView, at path: IndexPath) {
        guard collectionViewLayout.fittedSizes != nil else { return }
        remeasuresVisible = true
        setNeedsLayout()
    }

    func positionsBeforeUpdate(animates: Bool) -> any UpdatePositions { CollectionMotion(of: self, animates: animates) }

    // MARK: Internal

    /// Tells `part` if the collection view is in editing mode. Placeholders are never edited.
    func applyEditing(to part: UIView, as element: ListElement) {
        guard let cell = part as? UICollectionViewCell else { return }
        cell.isInEditedList = isEditing && list.showsApp && !(element.isCell && list.isAppended(element.path))
    }

    /// Tells all visible cells that `isEditing` has changed. All cells are measured again when they are visible,
    /// because their accessories may have changed.
    func editingDidChange() {
        for (element, part) in list.shown { applyEditing(to: part, as: element) }
        if let fits = collectionViewLayout.fittedSizes { fits.setNeedsMeasurement() } else { remeasuresVisible = true }
        setNeedsLayout()
    }

    /// Returns `true` if the element of `attributes` exists and is visible.
    func isShowable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard !attributes.isHidden else { return false }
        let isThere =
            attributes.representedElementCategory != .cell || list.hasItem(at: attributes.indexPath)
        // A transformed item may be visible even if its frame is not, so the layout decides.
        return isThere && (attributes.transform != .identity || attributes.frame.isVisible(in: bounds))
    }
}
