import Foundation
import Reporting
import SkeletonView
import StageKit
import TestSupport
import Testing
import TextKit

/// Tests skeleton rows after the app's rows, which are the same for tables and collection views.
@MainActor
@Suite("Appended skeleton rows")
struct SkeletonRowsTests {
    typealias Kind = ListScreen.Kind

    private func screen(_ kind: Kind, rows: Int = 8) -> ListScreen {
        let screen = ListScreen(kind)
        screen.model = [(0..<rows).map { "row \($0)" }]
        // An estimated height lets a reload keep the rows in place.
        (screen.list as? UITableView)?.estimatedRowHeight = 40
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0)
        return screen
    }

    private func append(_ count: Int, to screen: ListScreen, section: Int? = nil) {
        let style = SkeletonStyle.solid(usingColor: .black)
        (screen.list as? UITableView)?.appendSkeletonRows(count, toSection: section, style: style)
        (screen.list as? UICollectionView)?.appendSkeletonItems(count, toSection: section, style: style)
        screen.stage.advance(by: 0.5)
    }

    private func remove(from screen: ListScreen) {
        (screen.list as? UITableView)?.removeSkeletonRows()
        (screen.list as? UICollectionView)?.removeSkeletonItems()
        screen.stage.advance(by: 0.5)
    }

    private func bones(_ screen: ListScreen) -> Int {
        (screen.list as? UITableView)?.numberOfAppendedSkeletonRows
            ?? (screen.list as? UICollectionView)?.numberOfAppendedSkeletonItems ?? -1
    }

    /// Adds `texts` to the end of the app's rows and inserts the rows.
    private func insert(_ texts: [String], in screen: ListScreen, section: Int = 0) {
        let first = screen.model[section].count
        screen.model[section] += texts
        let paths = texts.indices.map { IndexPath(item: first + $0, section: section) }
        (screen.list as? UITableView)?.insertRows(at: paths, with: .fade)
        (screen.list as? UICollectionView)?.insertItems(at: paths)
    }

    private func scrollToEnd(_ screen: ListScreen) {
        screen.list.contentOffset.y = screen.list.contentSize.height - screen.list.bounds.height
        screen.stage.advance(by: 0)
    }

    /// Returns the visible cells that have bones.
    private func emptyCells(_ screen: ListScreen) -> [UIView] { screen.cells.filter { !$0.sk.bones.isEmpty } }

    @Test("Appended rows follow the app's rows and leave visible content in place", arguments: Kind.allCases)
    func append(kind: Kind) {
        let screen = screen(kind)
        scrollToEnd(screen)
        let (offset, texts) = (screen.list.contentOffset, screen.texts)
        #expect(offset.y == 120)
        screen.log = []
        append(3, to: screen)
        #expect(screen.list.contentOffset == offset && screen.texts == texts)
        #expect(screen.list.contentSize.height == 440)
        #expect(bones(screen) == 3 && screen.count() == 11)
        #expect(screen.model[0].count == 8 && screen.log.isEmpty)

        scrollToEnd(screen)
        #expect(emptyCells(screen).count == 3)
        #expect(screen.texts == ["row 6", "row 7", nil, nil, nil])
        #expect(screen.prepared == ["row 8", "row 9", "row 10"])
        #expect(screen.stage.pixel(x: 100, y: 180).bytes == [0, 0, 0])
        #expect(screen.stage.pixel(x: 100, y: 20).bytes == UIColor.red.bytes)
        #expect(!screen.log.contains { $0.hasSuffix(" 8") || $0.hasSuffix(" 9") })
    }

    @Test(
        "Inserted rows replace appended skeleton rows in order, and the remaining ones can be removed",
        arguments: Kind.allCases)
    func arrive(kind: Kind) {
        let screen = screen(kind)
        append(3, to: screen)
        scrollToEnd(screen)
        let offset = screen.list.contentOffset
        insert(["new 8"], in: screen)
        screen.stage.advance(by: 0.15)
        // The layout is the same halfway through the transition.
        #expect(screen.list.contentOffset == offset && screen.list.contentSize.height == 440)
        screen.stage.advance(by: 0.5)
        #expect(screen.list.contentOffset == offset && screen.list.contentSize.height == 440)
        #expect(screen.texts == ["row 6", "row 7", "new 8", nil, nil])
        #expect(bones(screen) == 2 && emptyCells(screen).count == 2)
        #expect(screen.stage.pixel(x: 100, y: 100).bytes == UIColor.red.bytes)

        insert(["new 9", "new 10", "new 11"], in: screen)
        screen.stage.advance(by: 0.5)
        #expect(bones(screen) == 0 && screen.count() == 12 && emptyCells(screen).isEmpty)
        #expect(screen.list.contentOffset == offset)

        append(2, to: screen)
        remove(from: screen)
        #expect(bones(screen) == 0 && screen.count() == 12 && screen.list.contentSize.height == 480)
        #expect(screen.list.sk.bones.isEmpty && screen.stage.window.nextDeadline == nil)
    }

    @Test("A reload with more rows replaces the same number of appended rows", arguments: Kind.allCases)
    func reload(kind: Kind) {
        let screen = screen(kind)
        append(3, to: screen)
        scrollToEnd(screen)
        let offset = screen.list.contentOffset
        screen.model[0] += ["new 8", "new 9"]
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.list.contentOffset == offset && screen.count() == 11 && bones(screen) == 1)
        #expect(screen.texts == ["row 6", "row 7", "new 8", "new 9", nil])
        screen.model[0] += ["new 10", "new 11"]
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.count() == 12 && bones(screen) == 0)
    }

    @Test("Appended rows stay at the end of their section when other sections change", arguments: Kind.allCases)
    func sections(kind: Kind) {
        let screen = ListScreen(kind)
        screen.model = [["a"], ["b"]]
        screen.stage.advance(by: 0)
        append(1, to: screen, section: 0)
        #expect(screen.texts == ["a", nil, "b"])
        screen.model.insert(["new"], at: 0)
        (screen.list as? UITableView)?.insertSections([0], with: .fade)
        (screen.list as? UICollectionView)?.insertSections([0])
        screen.stage.advance(by: 0.5)
        #expect(screen.texts == ["new", "a", nil, "b"])
        insert(["c"], in: screen, section: 2)
        screen.stage.advance(by: 0.5)
        #expect(screen.texts == ["new", "a", nil, "b", "c"])
        screen.model.remove(at: 1)
        (screen.list as? UITableView)?.deleteSections([1], with: .fade)
        (screen.list as? UICollectionView)?.deleteSections([1])
        screen.stage.advance(by: 0.5)
        #expect(screen.texts == ["new", "b", "c"] && bones(screen) == 0)
    }

    @Test("Appended rows can't be selected, and the app isn't called for them", arguments: Kind.allCases)
    func selection(kind: Kind) {
        let screen = screen(kind, rows: 2)
        append(2, to: screen)
        screen.log = []
        screen.stage.click(at: CGPoint(x: 100, y: 100))
        screen.stage.advance(by: 0)
        #expect(screen.log.isEmpty)
        screen.stage.click(at: CGPoint(x: 100, y: 60))
        screen.stage.advance(by: 0)
        #expect(screen.log == ["selected 1"])
    }

    @Test("Hiding appended rows, or showing a skeleton on the whole list, removes them", arguments: Kind.allCases)
    func hide(kind: Kind) {
        let screen = screen(kind, rows: 2)
        append(2, to: screen)
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0.5)
        #expect(screen.texts == ["row 0", "row 1"] && screen.list.sk.bones.isEmpty)

        append(2, to: screen)
        screen.show()
        #expect(bones(screen) == 0 && screen.list.sk.bones.count == 5)
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.texts == ["row 0", "row 1"] && screen.list.sk.bones.isEmpty)
    }

    @Test(
        "Rows added without an insertion appear when the appended rows are removed, without a diagnostic message",
        arguments: Kind.allCases, [false, true])
    func untold(kind: Kind, isHidden: Bool) {
        let screen = screen(kind, rows: 1)
        let messages = Diagnostics.messages {
            append(2, to: screen)
            screen.model[0] += ["two", "three"]
            if isHidden { screen.stage.window.hideSkeleton() } else { remove(from: screen) }
            #expect(bones(screen) == 0)
            screen.stage.advance(by: 0.5)
            #expect(screen.texts == ["row 0", "two", "three"] && screen.list.sk.bones.isEmpty)
            screen.model[0].append("four")
            append(1, to: screen)
            #expect(screen.texts == ["row 0", "two", "three", "four", nil] && bones(screen) == 1)
            // An explicit insertion works as well.
            insert(["five"], in: screen)
            screen.stage.advance(by: 0.5)
            #expect(screen.texts == ["row 0", "two", "three", "four", "five"] && bones(screen) == 0)
        }
        #expect(messages.isEmpty)
    }

    @Test("withSkeletonRows shows appended rows during a load and returns the load's value", arguments: Kind.allCases)
    func loading(kind: Kind) async throws {
        let screen = screen(kind, rows: 2)
        let style = SkeletonStyle.gradient(animated: true)
        let list = screen.list
        let value: Int
        if let table = list as? UITableView {
            value = await table.withSkeletonRows(2, style: style) { load(screen) }
        } else {
            let collection = try #require(list as? UICollectionView)
            value = await collection.withSkeletonItems(2, style: style) { load(screen) }
        }
        screen.stage.advance(by: 0.5)
        #expect(value == 7 && screen.texts == ["row 0", "row 1"])
    }

    private func load(_ screen: ListScreen) -> Int {
        screen.stage.advance(by: 0.3)
        #expect(bones(screen) == 2 && emptyCells(screen).count == 2)
        return 7
    }

    @Test("Cells reused from skeleton rows show the app's content", arguments: Kind.allCases)
    func reuse(kind: Kind) {
        let screen = screen(kind)
        append(5, to: screen)
        for offset in stride(from: 0, through: 320, by: 40) {
            screen.list.contentOffset.y = CGFloat(offset)
            screen.stage.advance(by: 0)
        }
        for offset in stride(from: 320, through: 0, by: -40) {
            screen.list.contentOffset.y = CGFloat(offset)
            screen.stage.advance(by: 0)
        }
        #expect(screen.texts == (0..<5).map { "row \($0)" })
        #expect(screen.list.sk.bones.isEmpty)
        for y in [20, 60, 100, 140, 180] { #expect(screen.stage.pixel(x: 100, y: y).bytes == UIColor.red.bytes) }
    }

    @Test("Loaded rows followed by appended rows match their golden image", arguments: Kind.allCases)
    func picture(kind: Kind) throws {
        let screen = screen(kind)
        (screen.list as? UITableView)?.appendSkeletonRows(3)
        (screen.list as? UICollectionView)?.appendSkeletonItems(3)
        scrollToEnd(screen)
        screen.stage.advance(by: 1.2)
        try GoldenImage.expect(screen.stage.bitmap(), named: "list-\(kind.rawValue)-appended")
    }
}
