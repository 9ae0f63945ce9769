import Foundation

/// Management of the scroll views of orthogonally scrolling sections.
extension UICollectionView {
    /// Updates the scroll views of the orthogonally scrolling sections in `area`.
    func updateOrthogonalSections(in area: CGRect) {
        let positions = collectionViewLayout.orthogonalPositions(in: mirrored(area))
        if positions.isEmpty, orthogonalSections == nil { return }
        let sections = orthogonalSections ?? OrthogonalSections(self)
        orthogonalSections = sections
        sections.update(positions)
    }

    /// Returns the container of the view that shows `element`: the collection view, or the scroll view of the element's
    /// section.
    func container(of element: ListElement) -> UIView {
        guard let orthogonalSections, element.path.count > 1, !element.isDecoration,
            let scroller = orthogonalSections.scroller(ofSection: element.section),
            element.isCell || collectionViewLayout.scrollsWithItems(element)
        else { return self }
        return scroller
    }

    /// Returns the origin of the container of `part`, in the collection view's coordinates.
    func origin(ofContainerOf part: UIView) -> CGPoint {
        guard let scroller = part.superview as? OrthogonalScroller else { return .zero }
        return scroller.originInList
    }

    /// Returns `attributes` in the coordinates of the container of `element`.
    func inContainer(
        _ attributes: UICollectionViewLayoutAttributes, of element: ListElement
    ) -> UICollectionViewLayoutAttributes {
        guard let scroller = container(of: element) as? OrthogonalScroller,
            let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
        else { return attributes }
        let origin = scroller.originInList
        copy.frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        return copy
    }

    func scrollsSeparately(_ section: Int) -> Bool { orthogonalSections?.scroller(ofSection: section) != nil }

    func isContainer(_ view: UIView) -> Bool { view === self || (view as? OrthogonalScroller)?.list === self }

    func moveOutOfContainer(_ part: UIView) {
        guard part.superview is OrthogonalScroller else { return }
        let origin = origin(ofContainerOf: part)
        UIView.performWithoutAnimation {
            part.center = CGPoint(x: part.center.x + origin.x, y: part.center.y + origin.y)
        }
        let zIndex = (part as? UICollectionReusableView)?.zIndex ?? 0
        list.performPartChanges { insertSubview(part, at: insertionIndex(ofZIndex: zIndex, among: subviews)) }
    }
}

extension OrthogonalScroller {
    /// The origin of the scrolled content, in the collection view's coordinates.
    fileprivate var originInList: CGPoint {
        CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
}
