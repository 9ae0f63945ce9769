public import Foundation

extension UICollectionView {
    /// A cell class and a closure that configures its cells. An alternative to `register`.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures `cell` with an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        /// The reuse identifier of the cells.
        let identifier = RegistrationNames.next()
        let handler: Handler

        /// Creates a registration. Create it once and use it for all cells, because cells are only reused within a
        /// registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A class of supplementary views, their element kind, and a closure that configures them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures `supplementaryView`.
        public typealias Handler =
            @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

        /// The reuse identifier of the views.
        let identifier = RegistrationNames.next()
        let elementKind: String
        let handler: Handler

        /// Creates a registration for views of `elementKind`. Create it once and use it for all such views, because
        /// views are only reused within a registration.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Returns a reused or new cell, configured with `item`. If `item` is `nil`, the cell isn't configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell: Cell = dequeueOrMake(.cell(registration.identifier), for: indexPath)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a reused or new supplementary view, configured by the registration.
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
        return dequeue(key, for: indexPath) as? Part ?? Part(dequeuedFor: key.identifier, frame: .zero)
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
