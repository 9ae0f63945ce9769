import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@testable import ListKit

/// Tests lists with `UICollectionLayoutListConfiguration`, their cells, and nested items.
@MainActor
@Suite("Lists in a UICollectionView")
struct CollectionListTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// A list of towns in countries.
    @MainActor
    private final class Screen {
        let stage: OffscreenStage
        let view: UICollectionView
        private let appearance: UICollectionLayoutListConfiguration.Appearance
        private(set) lazy var source = makeSource()

        init(
            _ configuration: UICollectionLayoutListConfiguration, size: CGSize = CGSize(width: 320, height: 420),
            style: UIUserInterfaceStyle = .light, mirrored: Bool = false
        ) {
            appearance = configuration.appearance
            stage = OffscreenStage(size: size, style: style)
            view = UICollectionView(
                frame: CGRect(origin: .zero, size: size),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            if mirrored { stage.direction = .rightToLeft }
            view.dataSource = source
            stage.window.addSubview(view)
        }

        private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                [unowned self] cell, path, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                if item == "Oslo" { content.secondaryText = "A fjord, hills, and a long text that takes two lines" }
                if item == "Bergen" { content.image = UIImage(systemName: "heart.fill") }
                cell.contentConfiguration = content
                let hasMore = !source.snapshot(for: path.section).snapshot(of: item).items.isEmpty
                cell.accessories =
                    hasMore
                    ? [.label(text: "2"), .outlineDisclosure()]
                    : item == "Porto" ? [.checkmark()] : item == "Asia" ? [.disclosureIndicator()] : []
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { [appearance] cell, _, path in
                var content =
                    appearance == .plain
                    ? UIListContentConfiguration.plainHeader() : UIListContentConfiguration.groupedHeader()
                content.text = "Section \(path.section + 1)"
                cell.contentConfiguration = content
            }
            let made = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            made.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: header, for: path)
            }
            return made
        }

        func show(expanded: [String]) {
            var snapshot = Snapshot()
            snapshot.append(["Europe", "Asia"])
            snapshot.append(["Norway", "Portugal"], to: "Europe")
            snapshot.append(["Bergen", "Oslo"], to: "Norway")
            snapshot.append(["Lisbon", "Porto"], to: "Portugal")
            snapshot.expand(expanded)
            source.apply(snapshot, to: 0, animatingDifferences: false)
            var second = Snapshot()
            second.append(["One", "Two"])
            source.apply(second, to: 1, animatingDifferences: false)
            stage.advance(by: 0.5)
        }

        var texts: [String] {
            view.indexPathsForVisibleItems.sorted().compactMap { source.itemIdentifier(for: $0) }
        }

        func cell(_ item: String) -> UICollectionViewListCell? {
            source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
        }
    }

    private static func configuration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        return configuration
    }

    @Test(
        "Plain and inset lists match their golden images",
        arguments: ["plain-light", "plain-dark", "inset-light", "inset-dark", "inset-mirrored"])
    func pictures(name: String) throws {
        try PinnedFonts.use()
        let screen = Screen(
            Self.configuration(name.hasPrefix("plain") ? .plain : .insetGrouped),
            size: CGSize(width: 320, height: 520), style: name.hasSuffix("dark") ? .dark : .light,
            mirrored: name.hasSuffix("mirrored"))
        screen.show(expanded: ["Europe", "Norway"])
        screen.view.selectItem(at: screen.source.indexPath(for: "Asia"), animated: false, scrollPosition: [])
        screen.stage.advance(by: 0.5)

        try GoldenImage.expect(screen.stage.bitmap(), named: "collection-list-\(name)")
    }

    @Test("Rows are as wide as the view and as high as their content, but at least 44 points")
    func heights() throws {
        let screen = Screen(UICollectionLayoutListConfiguration(appearance: .plain))
        screen.show(expanded: ["Europe", "Norway"])

        let (short, tall) = (try #require(screen.cell("Asia")), try #require(screen.cell("Oslo")))
        #expect(short.frame.size == CGSize(width: 320, height: 44))
        #expect(tall.frame.height > 60)
    }

    @Test("The disclosure arrow expands and collapses an item if its handler allows it; cells know their level")
    func outline() throws {
        let screen = Screen(UICollectionLayoutListConfiguration(appearance: .plain))
        screen.show(expanded: [])
        #expect(screen.texts == ["Europe", "Asia", "One", "Two"])
        var log: [String] = []
        screen.source.sectionSnapshotHandlers.willExpandItem = { log.append("+\($0)") }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { log.append("-\($0)") }
        screen.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Norway" }
        func pressArrow(of item: String) throws {
            let frame = try #require(screen.cell(item)).frame
            screen.stage.click(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
            screen.stage.advance(by: 1)
        }

        try pressArrow(of: "Europe")
        #expect(screen.texts == ["Europe", "Norway", "Portugal", "Asia", "One", "Two"])
        #expect(
            screen.cell("Norway")?.indentationLevel == 1 && screen.cell("Europe")?.configurationState.isExpanded == true
        )
        try pressArrow(of: "Norway")
        try pressArrow(of: "Norway")
        #expect(screen.texts.contains("Oslo") && screen.cell("Oslo")?.indentationLevel == 2)
        try pressArrow(of: "Europe")
        #expect(screen.texts == ["Europe", "Asia", "One", "Two"])
        #expect(log == ["+Europe", "+Norway", "-Europe"])
        #expect(screen.source.snapshot(for: 0).items.count == 8)
    }

    @Test("Section snapshots can be loaded on demand, and a full snapshot removes the hierarchy")
    func lateAndWhole() throws {
        let screen = Screen(UICollectionLayoutListConfiguration(appearance: .plain))
        screen.show(expanded: ["Europe"])
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
            var late = Snapshot()
            late.append(["\(item) 1", "\(item) 2"])
            return late
        }
        let frame = try #require(screen.cell("Norway")).frame
        screen.stage.click(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
        screen.stage.advance(by: 1)
        #expect(screen.texts.contains("Norway 2") && !screen.texts.contains("Oslo"))

        var snapshot = screen.source.snapshot()
        snapshot.deleteItems(["Asia"])
        screen.source.apply(snapshot, animatingDifferences: false)
        #expect(screen.source.snapshot(for: 0).rootItems.contains("Norway 2"))
    }

    @Test("An invalidation context lists the items to measure again and adjusts the content offset")
    func invalidation() throws {
        /// A cell with a given height that records the index paths for which it is measured.
        final class Tall: UICollectionViewListCell {
            static var height: CGFloat = 50
            static var asked: [IndexPath] = []
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                Self.asked.append(layoutAttributes.indexPath)
                layoutAttributes.size.height = Self.height
                return layoutAttributes
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Tall, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        (Tall.height, Tall.asked) = (80, [])

        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        layout.invalidateLayout(with: context)
        stage.advance(by: 0.1)
        #expect(Set(Tall.asked) == [IndexPath(item: 1, section: 0)])
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 80)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == 50)

        let move = UICollectionViewLayoutInvalidationContext()
        move.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        layout.invalidateLayout(with: move)
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y == 30)
        #expect(!move.invalidateEverything && context.invalidatedItemIndexPaths?.count == 1)
    }

    @Test("Table cells can show content configurations, and their rows are as high as the content")
    func table() throws {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Text", "Value")
                if indexPath.row == 1 { content.text = String(repeating: "long ", count: 40) }
                cell.contentConfiguration = content
                return cell
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
        let (table, source) = (UITableView(frame: stage.window.bounds), Source())
        table.dataSource = source
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 100)
    }

    @Test("A custom configuration creates its view once and updates it later")
    func ownConfiguration() {
        struct Dot: UIContentConfiguration {
            var size: CGFloat
            func makeContentView() -> any UIView & UIContentView { DotView(self) }
            func updated(for state: any UIConfigurationState) -> Dot {
                var dot = self
                if (state as? UICellConfigurationState)?.isSelected == true { dot.size = 99 }
                return dot
            }
        }
        final class DotView: UIView, UIContentView {
            static var made = 0
            var configuration: any UIContentConfiguration
            init(_ dot: Dot) {
                configuration = dot
                Self.made += 1
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                CGSize(width: size.width, height: (configuration as? Dot)?.size ?? 0)
            }
        }
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Dot(size: 10)
        cell.contentConfiguration = Dot(size: 20)
        #expect(DotView.made == 1 && cell.contentView.subviews.count == 1)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect((cell.contentConfiguration as? Dot)?.size == 99)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }
}
