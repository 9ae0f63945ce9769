public import Foundation

extension UICollectionView {
    /// A cell class and a closure that configures its cells, as an alternative to `register`.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures `cell` with an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        /// The reuse identifier of the cells.
        let identifier = RegistrationNames.next()
        let handler: Handler

        /// Creates a registration. Create it once for all cells: cells are only reused within a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views of one kind, and a closure that configures the views.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures `supplementaryView`.
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

    /// Returns a reused or new cell of the registration, configured with `item`; `nil` leaves it unconfigured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeueOrMake(.cell(registration.identifier), for: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view of the registration, and configures it.
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
