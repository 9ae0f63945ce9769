import Foundation

extension UICollectionView {
    /// Returns the attributes of an element before the current update, in the layout's coordinates.
    func formerAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        (list.motion?.positions as? CollectionMotion)?.formerAttributes[element]
    }
}
