import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests rows and sections of a list that are revealed while the others still have bones.
@MainActor
@Suite("Revealed rows")
struct RevealedRowsTests {
    typealias Kind = ListScreen.Kind

    /// Creates a list with five visible skeleton rows of 40 points. `sections` contains the number of skeleton rows in
    /// each section, or -1 to fill the list.
    private func screen(_ kind: Kind, sections: [Int] = [-1], model: [Int] = [9]) -> ListScreen {
        let screen = ListScreen(kind)
        screen.list.backgroundColor = .white
        screen.skeleton = sections
        screen.model = model.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        screen.show()
        screen.log = []
        return screen
    }

    private func reveal(_ item: Int, _ section: Int = 0, of screen: ListScreen, _ transition: SkeletonTransition) {
        let path = IndexPath(item: item, section: section)
        (screen.list as? UITableView)?.hideSkeleton(forRowAt: path, transition: transition)
        (screen.list as? UICollectionView)?.hideSkeleton(forItemAt: path, transition: transition)
    }

    private func reveal(section: Int, of screen: ListScreen, _ transition: SkeletonTransition) {
        (screen.list as? UITableView)?.hideSkeleton(forSection: section, transition: transition)
        (screen.list as? UICollectionView)?.hideSkeleton(forSection: section, transition: transition)
    }

    /// Returns the red component of each of the five rows. Content is red, and bones are black.
    private func reds(_ screen: ListScreen) -> [Int] {
        (0..<5).map { screen.stage.pixel(x: 20, y: 40 * $0 + 20).bytes[0] }
    }

    @Test("A revealed row shows the app's content while the others keep their bones", arguments: Kind.allCases)
    func row(kind: Kind) {
        let screen = screen(kind)
        #expect(reds(screen) == [0, 0, 0, 0, 0])
        reveal(1, of: screen, .crossDissolve(1))
        #expect(screen.texts == [nil, "0.1", nil, nil, nil])
        #expect(screen.log.filter { !$0.hasPrefix("cell") }.isEmpty)
        screen.stage.advance(by: 0.5, step: 0.5)
        let amid = reds(screen)
        #expect(abs(amid[1] - 127) <= 2 && amid.filter { $0 == 0 }.count == 4)
        screen.stage.advance(by: 1)
        #expect(reds(screen) == [0, 255, 0, 0, 0])
        #expect(screen.stage.window.sk.bones.count == 4 && screen.list.sk.isSkeletonActive)
    }

    @Test("Rows are revealed independently, each with its own transition", arguments: Kind.allCases)
    func several(kind: Kind) {
        let screen = screen(kind)
        reveal(0, of: screen, .slide(duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        reveal(3, of: screen, .wipe(softness: 0, duration: 1))
        screen.stage.advance(by: 0)
        // A row's content moves in from the right as its bones move out to the left.
        #expect(screen.stage.pixel(x: 20, y: 20).bytes[0] == 0 && screen.stage.pixel(x: 180, y: 20).bytes[0] == 255)
        screen.stage.advance(by: 0.5, step: 0.5)
        #expect(reds(screen) == [255, 0, 0, 255, 0])
        #expect(screen.stage.pixel(x: 180, y: 140).bytes[0] == 0)
        screen.stage.advance(by: 0.6)
        #expect(screen.stage.pixel(x: 180, y: 140).bytes[0] == 255)
    }

    @Test("A revealed row still shows the app's content after scrolling away and back")
    func scrolled() {
        for kind in Kind.allCases {
            let screen = screen(kind, sections: [30], model: [30])
            screen.list.isUserInteractionDisabledWhenSkeletonIsActive = false
            reveal(1, of: screen, .crossDissolve(0))
            screen.stage.advance(by: 0)
            #expect(reds(screen) == [0, 255, 0, 0, 0])
            screen.list.contentOffset.y = 400
            screen.stage.advance(by: 0)
            #expect(reds(screen) == [0, 0, 0, 0, 0] && screen.texts.allSatisfy { $0 == nil })
            screen.list.contentOffset.y = 0
            screen.stage.advance(by: 0)
            #expect(reds(screen) == [0, 255, 0, 0, 0] && screen.texts[1] == "0.1")
        }
    }

    @Test("A revealed section has the app's number of rows", arguments: Kind.allCases)
    func section(kind: Kind) {
        for count in [1, 2, 4] {
            let screen = screen(kind, sections: [2, 3], model: [count, 3])
            reveal(section: 0, of: screen, .crossDissolve(0))
            screen.stage.advance(by: 0)
            #expect(screen.count(section: 0) == count && screen.count(section: 1) == 3)
            #expect(reds(screen) == (0..<5).map { $0 < count ? 255 : $0 < count + 3 ? 0 : 255 }, "\(count)")
            #expect(Array(screen.texts.prefix(count)) == (0..<count).map { "0.\($0)" })
        }
        let screen = screen(kind, sections: [2, 3], model: [2, 3])
        reveal(section: 1, of: screen, .crossDissolve(1))
        screen.stage.advance(by: 0.5, step: 0.5)
        #expect(reds(screen).map { abs($0 - 127) <= 2 } == [false, false, true, true, true])
    }

    @Test("Hiding a skeleton keeps revealed rows, and showing it again covers all rows", arguments: Kind.allCases)
    func ends(kind: Kind) {
        let screen = screen(kind, sections: [2, 3], model: [3, 3])
        reveal(section: 0, of: screen, .crossDissolve(0))
        reveal(1, 1, of: screen, .crossDissolve(0))
        screen.stage.advance(by: 0)
        screen.show()
        #expect(reds(screen) == [0, 0, 0, 0, 0] && screen.count(section: 0) == 2)
        reveal(0, of: screen, .crossDissolve(1))
        screen.stage.advance(by: 0.5, step: 0.5)
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.5))
        screen.stage.advance(by: 1)
        #expect(reds(screen) == [255, 255, 255, 255, 255] && screen.count(section: 0) == 3)
        #expect(screen.texts == ["0.0", "0.1", "0.2", "1.0", "1.1"])
    }

    @Test("Revealing waits for the minimum visible duration, and has no effect without the row or a skeleton")
    func refused() {
        for kind in Kind.allCases {
            let screen = screen(kind, sections: [5], model: [2])
            for (item, section) in [(2, 0), (-1, 0), (0, 1), (0, -1)] {
                reveal(item, section, of: screen, .crossDissolve(0))
            }
            reveal(section: 3, of: screen, .crossDissolve(0))
            reveal(section: -1, of: screen, .crossDissolve(0))
            screen.stage.advance(by: 0)
            #expect(reds(screen) == [0, 0, 0, 0, 0] && screen.log.isEmpty)
            screen.stage.window.hideSkeletonNow()
            screen.stage.advance(by: 0)
            reveal(0, of: screen, .crossDissolve(0))
            var style = SkeletonStyle.solid(usingColor: .black)
            (style.transition, style.minimumVisibleDuration) = (.none, 1)
            screen.stage.window.showSkeleton(style)
            screen.stage.advance(by: 0.1)
            reveal(0, of: screen, .crossDissolve(0))
            screen.stage.advance(by: 0.5)
            #expect(reds(screen)[0] == 0)
            screen.stage.advance(by: 0.5)
            #expect(reds(screen)[0] == 255)
        }
    }

    @Test("A revealed row's cell can have a different reuse identifier from its skeleton cell")
    func otherCells() {
        let screen = ListScreen(.table)
        let table = screen.list as? UITableView
        let other = OtherCells(screen)
        table?.register(UITableViewCell.self, forCellReuseIdentifier: "other")
        table?.dataSource = other
        screen.list.backgroundColor = .white
        screen.model = [["a", "b"]]
        screen.show()
        reveal(1, of: screen, .crossDissolve(0))
        screen.stage.advance(by: 0)
        #expect(screen.stage.pixel(x: 20, y: 60).bytes == UIColor.blue.bytes && reds(screen)[0] == 0)
        screen.stage.window.hideSkeletonNow()
        screen.stage.advance(by: 0)
        #expect(screen.stage.pixel(x: 20, y: 20).bytes == UIColor.blue.bytes)
    }

    /// A data source that describes the same skeleton as `screen` but returns blue cells with another reuse identifier.
    private final class OtherCells: SkeletonTableViewDataSource {
        let screen: ListScreen

        init(_ screen: ListScreen) {
            self.screen = screen
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath)
            cell.backgroundColor = .blue
            return cell
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    @Test("Revealed rows among skeleton rows match their golden images", arguments: Kind.allCases)
    func picture(kind: Kind) throws {
        let screen = screen(kind)
        reveal(0, of: screen, .crossDissolve(0))
        reveal(2, of: screen, .wipe(angle: 0.3, duration: 1))
        screen.stage.advance(by: 0.5, step: 0.5)
        try GoldenImage.expect(screen.stage.bitmap(), named: "list-\(kind.rawValue)-revealed")
    }
}
