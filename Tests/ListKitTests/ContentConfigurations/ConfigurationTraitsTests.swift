import Foundation
import ListKit
import StageKit
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Traits of content configurations")
struct ConfigurationTraitsTests {
    init() throws {
        // Other tests in the process pin the fonts, too, possibly between two measurements.
        try PinnedFonts.use()
    }

    /// A configuration that stores the style for which it was last updated. Its content is higher in dark mode.
    private struct Tone: UIContentConfiguration {
        var style = UIUserInterfaceStyle.unspecified

        func makeContentView() -> any UIView & UIContentView { ToneView(self) }

        func updated(for state: any UIConfigurationState) -> Tone {
            Tone(style: state.traitCollection.userInterfaceStyle)
        }
    }

    private final class ToneView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ tone: Tone) {
            configuration = tone
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let isDark = (configuration as? Tone)?.style == .dark
            return CGSize(width: size.width, height: isDark ? 70 : 50)
        }
    }

    private final class Source: UITableViewDataSource, UITableViewDelegate {
        var count = 1
        /// The styles with which the cell's handler was called.
        var log: [UIUserInterfaceStyle] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentConfiguration = Tone()
            if cell.configurationUpdateHandler == nil {
                cell.configurationUpdateHandler = { [weak self] _, state in
                    self?.log.append(state.traitCollection.userInterfaceStyle)
                }
            }
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            header?.contentConfiguration = Tone()
            return header
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 400), style: .dark)
    private let source = Source()

    private func makeTable() -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        return table
    }

    private let path = IndexPath(row: 0, section: 0)

    private func style(_ configuration: (any UIContentConfiguration)?) -> UIUserInterfaceStyle? {
        (configuration as? Tone)?.style
    }

    @Test("Self-sizing rows and headers are measured and displayed with the table's traits, and follow changes")
    func table() {
        let table = makeTable()
        func styles() -> [UIUserInterfaceStyle?] {
            [
                style(table.cellForRow(at: path)?.contentConfiguration),
                style(table.headerView(forSection: 0)?.contentConfiguration),
            ]
        }
        #expect(styles() == [.dark, .dark] && source.log == [.dark])
        #expect(table.rectForRow(at: path).height == 70 && table.rectForHeader(inSection: 0).height == 70)

        stage.style = .light
        stage.advance(by: 0.1)
        #expect(styles() == [.light, .light] && source.log == [.dark, .light])
    }

    @Test("A reused cell gets the traits that changed while it was unused")
    func reuse() {
        let table = makeTable()
        source.count = 0
        table.reloadData()
        stage.advance(by: 0.1)
        stage.style = .light
        source.count = 1
        table.reloadData()
        stage.advance(by: 0.1)
        #expect(style(table.cellForRow(at: path)?.contentConfiguration) == .light)
        #expect(table.rectForRow(at: path).height == 50)
    }

    @Test("A configuration that is set after the first update is updated, too")
    func laterConfiguration() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.contentConfiguration = Tone()
        stage.window.addSubview(cell)
        stage.advance(by: 0.1)
        cell.contentConfiguration = Tone()
        stage.advance(by: 0.1)
        #expect(style(cell.contentConfiguration) == .dark)
    }

    @Test("Self-sizing items are measured and displayed with the collection view's traits, and follow changes")
    func collection() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = Tone()
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        #expect(style(view.cellForItem(at: path)?.contentConfiguration) == .dark)
        #expect(view.cellForItem(at: path)?.frame.height == 70)

        stage.style = .light
        stage.advance(by: 0.1)
        #expect(style(view.cellForItem(at: path)?.contentConfiguration) == .light)
    }
}
