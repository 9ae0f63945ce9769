public import Foundation
import LayerKit
import Reporting

extension UICollectionView {
    /// Registers the class whose cells `dequeueReusableCell` makes for `identifier`; nil takes the registration back.
    public func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        register(ReusePool.Key(kind: nil, identifier: identifier), cellClass)
    }

    /// Registers the class whose views `dequeueReusableSupplementaryView` makes for `identifier` and `elementKind`; nil
    /// takes the registration back.
    public func register(
        _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(ReusePool.Key(kind: elementKind, identifier: identifier), viewClass)
    }

    /// A cell for `identifier` that left the screen, or a new one of the registered class. For an identifier that was
    /// never registered a message names it, and an empty cell is given.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let view = dequeue(ReusePool.Key(kind: nil, identifier: identifier), for: indexPath)
        if let cell = view as? UICollectionViewCell { return cell }
        reportUnregistered("cell class", identifier: identifier, kind: nil)
        let cell = UICollectionViewCell(frame: .zero)
        cell.isFromQueue = true
        return cell
    }

    /// A view for `identifier` and `elementKind` that left the screen, or a new one of the registered class. For an
    /// identifier that was never registered a message names it, and an empty view is given.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(ReusePool.Key(kind: elementKind, identifier: identifier), for: indexPath) { return view }
        reportUnregistered("view class of kind \"\(elementKind)\"", identifier: identifier, kind: elementKind)
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Private

    private func register(_ key: ReusePool.Key, _ viewClass: UICollectionReusableView.Type?) {
        guard let viewClass else { return list.pool.register(key, nil) }
        list.pool.register(key) { frame in
            let view = viewClass.init(frame: frame, reuseIdentifier: key.identifier)
            view.elementKind = key.kind
            view.isFromQueue = true
            return view
        }
    }

    private func dequeue(_ key: ReusePool.Key, for indexPath: IndexPath) -> UICollectionReusableView? {
        let element = ListElement(kind: key.kind, path: indexPath)
        let attributes = list.shown[element] == nil ? wanted[element] : nil
        let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
        let view = list.pool.take(key, frame: frame) as? UICollectionReusableView
        // The app fills the view in its final size.
        if let view, let attributes { UIView.performWithoutAnimation { view.place(by: attributes) } }
        return view
    }

    private func reportUnregistered(_ subject: String, identifier: String, kind: String?) {
        Diagnostics.report(
            "UICollectionView: no \(subject) is registered for \"\(identifier)\" (registered: "
                + "\(list.pool.registered(kind)))")
    }
}

extension UICollectionReusableView: ReusablePart {
    var reuseKey: ReusePool.Key? { reuseIdentifier.map { ReusePool.Key(kind: elementKind, identifier: $0) } }
}

extension UICollectionViewCell: ListCell {
    var ringRadius: CGFloat { max(layer.cornerRadius, contentView.layer.cornerRadius) }
}
