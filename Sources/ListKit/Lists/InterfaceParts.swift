import Foundation

/// Registration of cells and views from nibs and storyboards.
extension UITableView {
    /// Registers `make`, which creates the cells for `identifier`.
    package func register(cellWithIdentifier identifier: String, make: @escaping @MainActor () -> UITableViewCell?) {
        prototypeIdentifiers.append(identifier)
        list.pool.register(.cell(identifier)) { _ in make() }
    }

    /// Registers `make`, which creates the headers and footers for `identifier`.
    package func register(
        headerFooterWithIdentifier identifier: String, make: @escaping @MainActor () -> UITableViewHeaderFooterView?
    ) {
        list.pool.register(UITableViewHeaderFooterView.key(identifier)) { _ in make() }
    }
}

extension UICollectionView {
    /// Registers `make`, which creates the cells for `identifier`.
    package func register(
        cellWithIdentifier identifier: String, make: @escaping @MainActor () -> UICollectionViewCell?
    ) {
        prototypeIdentifiers.append(identifier)
        list.pool.register(.cell(identifier)) { Self.part(make(), kind: nil, identifier, frame: $0) }
    }

    /// Registers `make`, which creates the supplementary views of `kind` for `identifier`.
    package func register(
        supplementaryOfKind kind: String, identifier: String,
        make: @escaping @MainActor () -> UICollectionReusableView?
    ) {
        list.pool.register(ReusePool.Key(kind: kind, identifier: identifier)) {
            Self.part(make(), kind: kind, identifier, frame: $0)
        }
    }

    private static func part(
        _ view: UICollectionReusableView?, kind: String?, _ identifier: String, frame: CGRect
    ) -> UICollectionReusableView? {
        guard let view else { return nil }
        view.ownReuseIdentifier = identifier
        view.elementKind = kind
        view.isFromQueue = true
        if frame != .zero { view.frame = frame }
        return view
    }
}

extension UICollectionReusableView {
    /// Sets the reuse identifier of a view from a nib or storyboard.
    package func setReuseIdentifier(_ identifier: String?) { ownReuseIdentifier = identifier }
}
