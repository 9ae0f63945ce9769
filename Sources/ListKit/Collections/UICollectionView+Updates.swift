import Foundation

extension UICollectionView {
    /// Returns the attributes that `element` had before the current update, in the layout's coordinates; `nil` if it
    /// had none or if there is no current update.
    func formerAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        (list.motion?.positions as? CollectionMotion)?.formerAttributes[element]
    }
}
