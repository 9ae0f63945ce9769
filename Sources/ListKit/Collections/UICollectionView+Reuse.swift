import Foundation
import LayerKit
import Reporting

extension UICollectionView {
    // MARK: Internal

    func register(_ key: ReusePool.Key, _ viewClass: UICollectionReusableView.Type?) {
        list.pool.register(key, viewClass) { type, frame in
            let view = type.init(dequeuedFor: key.identifier, frame: frame)
            view.elementKind = key.kind
            view.isFromQueue = true
            return view
        }
    }

    func dequeue(_ key: ReusePool.Key, for indexPath: IndexPath) -> UICollectionReusableView? {
        let element = ListElement(kind: key.kind, path: indexPath)
        let attributes = list.shown[element] == nil ? visibleAttributes[element] : nil
        let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
        let view = list.pool.dequeue(key, frame: frame) as? UICollectionReusableView
        // The app should configure the view at its final size.
        if let view, let attributes { UIView.performWithoutAnimation { view.place(by: attributes) } }
        return view
    }
}

extension UICollectionView {
    /// Returns a decoration view of the class or nib that the layout has registered for the kind of `element`.
    func decoration(for element: ListElement) -> UIView? {
        guard let kind = element.kind else { return nil }
        if let nib = collectionViewLayout.decorationNibs[kind] {
            let key = ReusePool.Key(kind: "decoration \(kind)", identifier: "\(ObjectIdentifier(nib))")
            if !list.pool.isRegistered(key) {
                register(supplementaryOfKind: "decoration \(kind)", identifier: key.identifier) {
                    nib.makePart(UICollectionReusableView.self, key.identifier)
                }
            }
            return dequeue(key, for: element.path)
        }
        guard let viewClass = collectionViewLayout.decorationClasses[kind] else {
            let similar = similarName(to: kind, among: collectionViewLayout.decorationKinds)
            Diagnostics.report(
                "UICollectionView: no class is registered for decoration views of \"\(kind)\"; call "
                    + "register(_:forDecorationViewOfKind:) on the layout" + didYouMean(similar))
            return nil
        }
        // Another layout may use a different class for the same kind.
        let key = ReusePool.Key(kind: "decoration \(kind)", identifier: "\(ObjectIdentifier(viewClass))")
        if !list.pool.isRegistered(key) { register(key, viewClass) }
        return dequeue(key, for: element.path)
    }
}

extension UICollectionViewLayout {
    /// The kinds of the registered decoration views.
    fileprivate var decorationKinds: [String] { Array(decorationClasses.keys) + Array(decorationNibs.keys) }
}

extension UICollectionReusableView: ReusablePart {
    var reuseKey: ReusePool.Key? { reuseIdentifier.map { ReusePool.Key(kind: elementKind, identifier: $0) } }
}

extension UICollectionViewCell: ListCell {
    var ringRadius: CGFloat { max(layer.cornerRadius, contentView.layer.cornerRadius) }
}
