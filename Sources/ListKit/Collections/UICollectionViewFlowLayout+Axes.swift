import Foundation

/// Conversion between scroll directions. All flows are computed as vertical flows; horizontal flows are transposed.
extension UICollectionViewFlowLayout {
    /// The maximum length accepted from the app, in points.
    private static let maximumLength: CGFloat = 1e9

    /// Returns `length`, clamped to 0...1e9; 0 if it is not finite.
    static func sanitized(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(0, length), maximumLength) : 0 }

    /// Returns `size`, with sanitized dimensions, in the coordinates of a vertical flow.
    func transposedIfHorizontal(_ size: CGSize) -> CGSize {
        Self.transposedIfHorizontal(size, isVertical: scrollDirection == .vertical)
    }

    /// Returns `size`, with sanitized dimensions, in the coordinates of a vertical flow. `isVertical` is `true` if the
    /// layout's flow is vertical.
    static func transposedIfHorizontal(_ size: CGSize, isVertical: Bool) -> CGSize {
        let (width, height) = (sanitized(size.width), sanitized(size.height))
        return isVertical ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// Returns `inset`, with sanitized lengths, in the coordinates of a vertical flow.
    func transposedIfHorizontal(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        let (top, left) = (Self.sanitized(inset.top), Self.sanitized(inset.left))
        let (bottom, right) = (Self.sanitized(inset.bottom), Self.sanitized(inset.right))
        return scrollDirection == .vertical
            ? UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
            : UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }

    func cell(at indexPath: IndexPath, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.init(forCellWith: indexPath)
        attributes.frame = transposedIfHorizontal(frame)
        if estimates, !sectionsWithDelegateSizes.contains(indexPath.section) {
            attributes.fitting = FittingSides(width: true, height: true)
        }
        return attributes
    }

    /// Returns the attributes of a section's header; `nil` if the header has no height.
    func header(of number: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[number]
        var top = section.top
        if sectionHeadersPinToVisibleBounds {
            top = max(top, min(visibleArea.minY, section.footerTop - section.headerHeight))
        }
        return supplementaryView(
            UICollectionView.elementKindSectionHeader, of: number, top: top, height: section.headerHeight,
            isPinned: sectionHeadersPinToVisibleBounds)
    }

    /// Returns the attributes of a section's footer; `nil` if the footer has no height.
    func footer(of number: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[number]
        var top = section.footerTop
        if sectionFootersPinToVisibleBounds {
            top = min(top, max(visibleArea.maxY - section.footerHeight, section.top + section.headerHeight))
        }
        return supplementaryView(
            UICollectionView.elementKindSectionFooter, of: number, top: top, height: section.footerHeight,
            isPinned: sectionFootersPinToVisibleBounds)
    }

    /// The z-index of pinned headers and footers, which cover the cells. Same value as in UIKit.
    private static let pinnedIndex = 10

    private func supplementaryView(
        _ kind: String, of number: Int, top: CGFloat, height: CGFloat, isPinned: Bool
    ) -> UICollectionViewLayoutAttributes? {
        guard height > 0 else { return nil }
        let attributes = attributesClass.init(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: number))
        attributes.frame = transposedIfHorizontal(CGRect(x: 0, y: top, width: preparedWidth, height: height))
        attributes.zIndex = isPinned ? Self.pinnedIndex : 0
        return attributes
    }

    /// The visible area inside the insets, in the coordinates of a vertical flow.
    private var visibleArea: CGRect {
        guard let collectionView else { return .zero }
        return transposedIfHorizontal(
            collectionView.mirrored(collectionView.bounds.inset(by: collectionView.adjustedContentInset)))
    }

    /// Converts `rect` between the coordinates of a vertical flow and of the layout.
    func transposedIfHorizontal(_ rect: CGRect) -> CGRect { scrollDirection == .vertical ? rect : rect.transposed }
}

extension CGRect {
    /// The rectangle with the x and y axes swapped.
    var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }

    /// Returns `true` if the rectangle is not empty and its interior intersects `area`.
    func isVisible(in area: CGRect) -> Bool {
        width > 0 && height > 0 && minX < area.maxX && maxX > area.minX && minY < area.maxY && maxY > area.minY
    }
}
