public import Foundation

extension UICollectionView {
    /// A cell class with a closure that configures its cells, as an alternative to a registered class.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell with an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        /// The reuse identifier of the cells.
        let identifier = RegistrationNames.next()
        let handler: Handler

        /// Creates a registration for all cells. A registration created for each cell would prevent reuse.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views of one kind, with a closure that configures them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        /// The reuse identifier of the views.
        let identifier = RegistrationNames.next()
        let elementKind: String
        let handler: Handler

        /// Creates a registration for all views of `elementKind`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused or new cell of the registration's class, configured with `item`; `nil` leaves it unconfigured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeueOrMake(.cell(registration.identifier), for: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view of the registration's class, configured by the registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let key = ReusePool.Key(kind: kind, identifier: registration.identifier)
        let view: Supplementary = dequeueOrMake(key, for: indexPath)
        registration.handler(view, kind, indexPath)
        return view
    }

    private func dequeueOrMake<Part: UICollectionReusableView>(_ key: ReusePool.Key, for indexPath: IndexPath) -> Part {
        if !list.pool.isRegistered(key) { register(key, Part.self) }
        return dequeue(key, for: indexPath) as? Part ?? Part(frame: .zero, reuseIdentifier: key.identifier)
    }
}

/// Unique reuse identifiers.
@MainActor
private enum RegistrationNames {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}
