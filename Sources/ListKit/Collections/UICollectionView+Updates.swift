import Foundation

extension UICollectionView {
    /// Returns the attributes that `element` had before the current update, in the layout's coordinates; `nil` if the
    /// element didn't exist or was far outside the visible area, or if no update is being animated.
    func formerAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        (list.motion?.positions as? CollectionMotion)?.formerAttributes[element]
    }
}
