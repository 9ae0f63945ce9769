import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("Context menus of lists")
struct ListContextMenuTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A source and delegate of 3 rows with context menus, which records its calls. Row 2 has no menu by default.
    @MainActor
    private class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        /// The menu of row 2; `nil` by default.
        var lastRow: UIContextMenuConfiguration?
        /// Called before the menu of a row is returned.
        var willAnswer: (@MainActor () -> Void)?

        func configuration(_ title: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: title) { [weak self] in self?.log.append($0.title) }])
            })
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            willAnswer?()
            return indexPath.row == 2 ? lastRow : configuration("row \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will display")
        }
        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            log.append("will end")
        }
    }

    private final class Items: Source, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            configuration("item \(indexPath.item)")
        }
    }

    /// A delegate with menus for several items.
    private final class ManyItems: Source, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            configuration("items \(indexPaths.map(\.item))")
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 300))

    private var titles: [String] {
        stage.advance(by: 0.02)
        return stage.window.popUp?.shownTexts ?? []
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.rowHeight = 40
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.advance(by: 0.02)
        return table
    }

    @Test("The secondary button opens the menu of a row, and neither highlights nor selects the row")
    func secondaryButton() {
        let source = Source()
        let table = table(source)
        stage.rightClick(at: CGPoint(x: 50, y: 60))
        #expect(titles == ["row 1"] && source.log == ["will display"])
        #expect(stage.window.popUp?.subviews.first?.frame.origin == CGPoint(x: 50, y: 60))
        stage.press(.keyboardEscape)
        #expect(titles == [] && source.log == ["will display", "will end"])
        #expect(table.indexPathForSelectedRow == nil && !table.isFirstResponder)

        stage.rightClick(at: CGPoint(x: 50, y: 100))
        stage.rightClick(at: CGPoint(x: 50, y: 150))
        #expect(titles == [], "row 2 has no menu, and below it there is no row")
    }

    @Test("A long press opens the menu of a row; a short one selects the row")
    func longPress() {
        let source = Source()
        _ = table(source)
        stage.longPress(at: CGPoint(x: 50, y: 20), forDuration: 0.6)
        #expect(titles == ["row 0"] && source.log == ["highlight", "will display"])
        stage.press(.keyboardEscape)
        source.log = []
        stage.longPress(at: CGPoint(x: 50, y: 20), forDuration: 0.3)
        #expect(titles == [] && source.log == ["highlight", "select"])
        source.log = []
        stage.longPress(at: CGPoint(x: 50, y: 100), forDuration: 0.6)
        #expect(titles == [] && source.log == ["highlight", "select"], "row 2 has no menu")
    }

    @Test("A menu without visible elements doesn't open and leaves the press to the row")
    func emptyMenus() {
        let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
        let menus = [nil, UIMenu(children: []), UIMenu(title: "Title", children: [hidden])]
        let source = Source()
        _ = table(source)
        for menu in menus {
            source.lastRow = UIContextMenuConfiguration(actionProvider: { _ in menu })
            source.log = []
            stage.longPress(at: CGPoint(x: 50, y: 100), forDuration: 0.6)
            #expect(titles == [] && source.log.suffix(1) == ["select"])
            stage.rightClick(at: CGPoint(x: 50, y: 100))
            #expect(titles == [] && !source.log.contains("will display"))
        }
    }

    @Test("Shift+F10 and the Menu key open the menu of the focused row, beside the row")
    func keys() {
        let source = Source()
        let table = table(source)
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardF10, modifiers: .shift)
        #expect(titles == ["row 1"])
        #expect(stage.window.popUp?.subviews.first?.frame.origin == CGPoint(x: 6, y: 84))
        stage.press(.keyboardReturnOrEnter)
        #expect(source.log == ["will display", "will end", "row 1"] && table.isFirstResponder)

        stage.click(at: CGPoint(x: 50, y: 20))
        stage.press(.keyboardApplication)
        #expect(titles == ["row 0"], "the clicked row has the keyboard cursor")
    }

    @Test("No menu opens for a covered row")
    func coveredRow() throws {
        let source = Source()
        let table = table(source)
        stage.press(.keyboardTab)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.setEventsBlocked(true, by: source)
        stage.press(.keyboardF10, modifiers: .shift)
        stage.rightClick(at: CGPoint(x: 50, y: 20))
        #expect(titles == [] && source.log == [])
        cell.setEventsBlocked(false, by: source)
        stage.press(.keyboardF10, modifiers: .shift)
        #expect(titles == ["row 0"])
    }

    @Test("While placeholders replace the rows, no menu opens")
    func placeholders() {
        struct Placeholders: ListSource {
            var usesDelegate: Bool { false }
            func numberOfSections() -> Int? { 1 }
            func numberOfItems(inSection section: Int) -> Int { 3 }
            func part(for element: ListElement) -> UIView? { nil }
        }
        let source = Source()
        let table = table(source)
        stage.press(.keyboardTab)
        table.list.replaceSource(by: Placeholders())
        table.reloadData()
        stage.advance(by: 0.02)
        source.log = []
        stage.rightClick(at: CGPoint(x: 50, y: 60))
        stage.press(.keyboardF10, modifiers: .shift)
        stage.longPress(at: CGPoint(x: 50, y: 60), forDuration: 0.6)
        #expect(titles == [] && source.log == [])
    }

    @Test("The app is asked once about the menu of a row, and again if it reloads the rows while it is asked")
    func knownMenus() {
        let source = Source()
        let table = table(source)
        var count = 0
        func offersMenu() -> Bool { table.list.hasContextMenu(at: CGPoint(x: 50, y: 60)) }
        source.willAnswer = { [weak table] in
            count += 1
            guard count == 1 else { return }
            table?.reloadData()
            table?.layoutIfNeeded()
        }
        #expect(offersMenu() && table.list.knownMenus.cells.isEmpty)
        #expect(offersMenu() && offersMenu() && count == 2)
    }

    @Test("An item's menu is for all selected items if the item is one of them")
    func collection() {
        let (items, many) = (Items(), ManyItems())
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        view.allowsMultipleSelection = true
        stage.window.addSubview(view)
        stage.advance(by: 0.02)
        func title(at path: Int) -> [String] {
            let frame = view.layoutAttributesForItem(at: IndexPath(item: path, section: 0))?.frame ?? .zero
            stage.rightClick(at: CGPoint(x: frame.midX, y: frame.midY))
            defer { stage.press(.keyboardEscape) }
            return titles
        }
        #expect(title(at: 1) == ["item 1"])

        view.delegate = many
        stage.advance(by: 0.02)
        for item in [0, 2] {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        #expect(title(at: 1) == ["items [1]"] && title(at: 2) == ["items [0, 2]"])
        #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [0, 2])
        stage.rightClick(at: CGPoint(x: 100, y: 180))
        #expect(titles == ["items []"])
    }
}
