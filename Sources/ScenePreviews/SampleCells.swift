package import Foundation
package import ListKit
package import SkeletonView
package import ViewKit

/// A sample data source for the lists of a preview, which doesn't have the app's data sources. The rows cycle through
/// the list's prototype cells. Rows of a table without prototype cells say that the app registers its cells in code.
@MainActor
package final class SampleCells: NSObject, SkeletonTableViewDataSource, SkeletonCollectionViewDataSource {
    /// The number of sample rows or items in a list.
    package static let count = 12

    private let identifiers: [String]

    private init(_ identifiers: [String]) {
        self.identifiers = identifiers
    }

    /// Sets sample data sources on the lists of `controller` and its children. Skips lists that have a data source,
    /// unless the data source is a plain list controller, which is used if the controller's own class was not found or
    /// not specified. Collection views without prototype cells are skipped. Returns the sample data sources, because
    /// the lists don't retain them.
    package static func fill(_ controller: UIViewController) -> [SampleCells] {
        guard let view = controller.viewIfLoaded else { return [] }
        var samples = controller.children.flatMap(fill)
        var views = [view]
        while let view = views.popLast() {
            views += view.subviews
            if let source = fill(view, of: controller) { samples.append(source) }
        }
        return samples
    }

    private static func fill(_ view: UIView, of controller: UIViewController) -> SampleCells? {
        switch view {
        case let table as UITableView:
            guard table.dataSource == nil || isReplaced(controller, as: table.dataSource) else { return nil }
            if table.prototypeIdentifiers.isEmpty {
                table.register(SampleRowCell.self, forCellReuseIdentifier: SampleRowCell.identifier)
            }
            let samples = SampleCells(
                table.prototypeIdentifiers.isEmpty ? [SampleRowCell.identifier] : table.prototypeIdentifiers)
            table.dataSource = samples
            table.reloadData()
            return samples
        case let collection as UICollectionView where !collection.prototypeIdentifiers.isEmpty:
            guard collection.dataSource == nil || isReplaced(controller, as: collection.dataSource) else { return nil }
            let samples = SampleCells(collection.prototypeIdentifiers)
            collection.dataSource = samples
            collection.reloadData()
            return samples
        default: return nil
        }
    }

    /// Returns `true` if `source` is `controller`, and `controller` is a plain list controller without static sections.
    /// In that case the controller's own class was not found or not specified, so it provides no rows.
    private static func isReplaced(_ controller: UIViewController, as source: AnyObject?) -> Bool {
        guard source === controller else { return false }
        if let controller = controller as? UITableViewController {
            return type(of: controller) == UITableViewController.self && !controller.hasStaticSections
        }
        return type(of: controller) == UICollectionViewController.self
    }

    private func identifier(at path: IndexPath) -> String { identifiers[path[1] % identifiers.count] }

    // MARK: Tables

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier(at: indexPath), for: indexPath)
    }

    package func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { identifier(at: indexPath) }

    // MARK: Collections

    package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.count
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifier(at: indexPath), for: indexPath)
    }

    package func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { identifier(at: indexPath) }
}

/// A sample cell for tables without prototype cells. Its text says that the app registers the table's cells in code.
package final class SampleRowCell: UITableViewCell {
    package static let identifier = "SampleRowCell"
    package static let title = "Sample row"

    package override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        textLabel?.text = Self.title
        detailTextLabel?.text = "The app registers the cells of this list in code"
        for view in [self, contentView, textLabel, detailTextLabel].compactMap(\.self) { view.isSkeletonable = true }
    }

    package required init?(coder: NSCoder) {
        nil
    }
}
