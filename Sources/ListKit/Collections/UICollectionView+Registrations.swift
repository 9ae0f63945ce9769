public import Foundation

extension UICollectionView {
    /// A class of cells, and how a cell is filled with an item: instead of a class that is registered for a queue.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        /// The queue that the cells go back to.
        let identifier = RegistrationNames.next()
        let handler: Handler

        /// Makes a registration, once for all cells: one that is made for each cell never uses any of them again.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views of one kind, and how such a view is filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a supplementary view.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        /// The queue that the views go back to.
        let identifier = RegistrationNames.next()
        let elementKind: String
        let handler: Handler

        /// Makes a registration, once for all views of `elementKind`.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of the registration's class that left the screen, or a new one, filled with `item`; nil leaves it as it
    /// is.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeueOrMake(.cell(registration.identifier), for: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A supplementary view of the registration's class that left the screen, or a new one, filled by the registration.
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

/// Names of queues that no others have.
@MainActor
private enum RegistrationNames {
    private static var count = 0

    static func next() -> String {
        count += 1
        return "registration \(count)"
    }
}
