import Foundation

/// The layout's attributes in the coordinates of the collection view, mirrored if the layout asks for it.
extension UICollectionView {
    /// `true` if the layout's rectangles are mirrored.
    var isFlipped: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// `rect` of the layout as it is shown, or the other way round.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        let width = max(contentSize.width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// `attributes` as they are shown; the layout's own stay what they are.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        copy.frame = mirrored(attributes.frame)
        return copy
    }

    /// The attributes of what touches `rect`, and maybe of more.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).filter(\.isSound).map(mirrored)
    }

    /// The attributes of the items among them that exist and are not hidden.
    func visibleItems(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        attributes(in: rect).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && list.hasItem(at: $0.indexPath)
        }
    }

    /// The attributes of `element`; nil where the layout has none, or none that are sound.
    func attributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        let attributes =
            if let kind = element.kind, element.isDecoration {
                collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: element.path)
            } else if let kind = element.kind {
                collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
            } else {
                collectionViewLayout.layoutAttributesForItem(at: element.path)
            }
        return attributes.flatMap { $0.isSound ? mirrored($0) : nil }
    }
}
