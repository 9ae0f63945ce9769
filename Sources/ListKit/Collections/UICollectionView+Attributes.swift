import Foundation

/// Conversion between the coordinates of the layout and of the collection view, which differ in mirrored layouts.
extension UICollectionView {
    /// `true` if the layout is mirrored.
    var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
    }

    /// Converts `rect` between the layout's and the view's coordinates.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        let width = max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns `attributes` in the view's coordinates, without modifying the layout's object.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        copy.frame = mirrored(attributes.frame)
        return copy
    }

    /// Returns the attributes of the elements that intersect `rect`, and possibly of a few others.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).filter(\.hasFiniteValues).map(
            mirrored)
    }

    /// Returns the attributes of the items that exist, are not hidden and intersect `rect`, and possibly of a few
    /// others.
    func visibleItems(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes(in: rect).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && list.hasItem(at: $0.indexPath)
        }
    }

    /// Returns the attributes of `element`; `nil` if the layout provides no valid ones.
    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let attributes =
            if let kind = element.kind, element.isDecoration {
                collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
            } else if let kind = element.kind {
                collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
            } else {
                collectionViewLayout.layoutAttributesForItem(at: element.path)
            }
        return attributes.flatMap { $0.hasFiniteValues ? mirrored($0) : nil }
    }
}
