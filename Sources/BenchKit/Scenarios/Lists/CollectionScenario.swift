import Foundation
import ListKit
import ViewKit

/// The scenario `collection`: collection views whose items have equal sizes, and others whose delegate returns the item
/// sizes. Each kind is measured with a million and with a hundred items.
@MainActor
struct CollectionScenario: EventScenario {
    static let summary =
        "a collection of 1000000 items with equal or delegated sizes, opened and scrolled, compared with 100 items"
    static let count = 1_000_000
    /// Fewer rounds than the default, because each round queries a million sizes.
    static let rounds = 10

    private static let smallCount = 100
    /// The size of an item. A hundred of them fill several screens, so a jump replaces most of the visible items.
    private static let itemSize = CGSize(width: 240, height: 240)

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        for count in [Self.smallCount, Self.count] {
            let suffix = count == Self.smallCount ? ", \(Self.smallCount) items" : ""
            try run(UniformItems(count: count), suffix: suffix, round: number, clock: clock)
            try run(MixedItems(count: count), suffix: ", mixed" + suffix, round: number, clock: clock)
        }
    }

    private func run(_ items: UniformItems, suffix: String, round: Int, clock: EventClock) throws {
        for view in clock.window.subviews { view.removeFromSuperview() }
        try clock.runFrame()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = Self.itemSize
        let collection = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: UniformItems.identifier)
        collection.dataSource = items
        collection.delegate = items
        try ListEvents(suffix: suffix, count: items.count, clock: clock).run(on: collection, round: round) { item in
            collection.scrollToItem(at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
        }
        // A collection view doesn't retain its data source.
        withExtendedLifetime(items) {}
    }
}

/// The data source and delegate of a collection view whose items are filled with plain colors and have the layout's
/// size.
@MainActor
private class UniformItems: UICollectionViewDataSource, UICollectionViewDelegate {
    static let identifier = "item"
    private static let colors: [UIColor] = [.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]

    let count: Int

    init(count: Int) {
        self.count = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        cell.contentView.backgroundColor = Self.colors[indexPath.item % Self.colors.count]
        return cell
    }
}

/// The data source and delegate of a collection view whose items have different sizes.
private final class MixedItems: UniformItems, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: CGFloat(210 + indexPath.item * 37 % 53), height: CGFloat(220 + indexPath.item * 29 % 31))
    }
}
