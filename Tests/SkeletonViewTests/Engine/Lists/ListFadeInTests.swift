import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests how a list's bones fade in and out, which is the same for tables and collection views.
@MainActor
@Suite("Fades of list skeletons")
struct ListFadeInTests {
    typealias Kind = ListScreen.Kind

    /// Creates a list with one remaining row out of five, so that four cells with red blocks wait for reuse.
    private func shrunkScreen(_ kind: Kind) -> ListScreen {
        let screen = ListScreen(kind)
        screen.model = [["a", "b", "c", "d", "e"]]
        screen.reloadData()
        screen.stage.advance(by: 0)
        screen.model = [["a"]]
        screen.reloadData()
        screen.stage.advance(by: 0)
        return screen
    }

    /// Returns the color in the middle of the row at `index`.
    private func bytes(_ screen: ListScreen, row index: Int) -> [Int] {
        screen.stage.pixel(x: 100, y: index * 40 + 20).bytes
    }

    /// Returns `true` if the row is black, white or any gray between them.
    private func isGray(_ screen: ListScreen, row index: Int) -> Bool {
        let bytes = bytes(screen, row: index)
        return bytes.allSatisfy { abs($0 - bytes[0]) < 8 }
    }

    @Test("A reused cell's old content is not visible in a skeleton", arguments: Kind.allCases)
    func fadeIn(kind: Kind) {
        let screen = shrunkScreen(kind)
        screen.show(.crossDissolve(0.4))
        for _ in 0..<5 {
            #expect((1..<5).allSatisfy { isGray(screen, row: $0) })
            screen.stage.advance(by: 0.1)
        }
        #expect((0..<5).allSatisfy { bytes(screen, row: $0) == [0, 0, 0] })
    }

    @Test("The app's row dissolves into the bone", arguments: Kind.allCases)
    func ownRow(kind: Kind) {
        let screen = shrunkScreen(kind)
        screen.show(.crossDissolve(0.4))
        #expect(bytes(screen, row: 0) == UIColor.red.bytes)
        screen.stage.advance(by: 0.2)
        // The first row is an equal blend of red content and the black bone; the second had no content, so its bone is
        // blended with the list's white.
        #expect(zip(bytes(screen, row: 0), [127, 0, 0]).allSatisfy { abs($0 - $1) < 4 })
        #expect(zip(bytes(screen, row: 1), [127, 127, 127]).allSatisfy { abs($0 - $1) < 4 })
    }

    @Test(
        "A reused cell's old content stays invisible while rows fade out, whenever the fade-out begins",
        arguments: Kind.allCases,
        [0, 0.2, 0.6])
    func fadeOut(kind: Kind, after delay: Double) {
        let screen = shrunkScreen(kind)
        screen.show(.crossDissolve(0.4))
        screen.stage.advance(by: delay)
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        for _ in 0..<5 {
            #expect((1..<5).allSatisfy { isGray(screen, row: $0) })
            screen.stage.advance(by: 0.1)
        }
        #expect(bytes(screen, row: 0) == UIColor.red.bytes)
    }

    @Test(
        "A reused cell's old content stays invisible when a fade-out is reversed", arguments: Kind.allCases,
        [false, true])
    func turnedBack(kind: Kind, isAbsorbed: Bool) {
        let screen = shrunkScreen(kind)
        if isAbsorbed { screen.list.showSkeleton(usingColor: .black, transition: .none) }
        screen.show(isAbsorbed ? .none : .crossDissolve(0.4))
        screen.stage.advance(by: 0.5)
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        screen.stage.advance(by: 0.2)
        screen.show(.crossDissolve(0.4))
        for _ in 0..<5 {
            #expect((1..<5).allSatisfy { isGray(screen, row: $0) })
            screen.stage.advance(by: 0.1)
        }
    }

    @Test(
        "Rows kept without a reload fade to their content, and the next skeleton fades in from it",
        arguments: Kind.allCases)
    func kept(kind: Kind) {
        let screen = shrunkScreen(kind)
        screen.show(.crossDissolve(0.4))
        screen.stage.advance(by: 0.2)
        screen.stage.window.hideSkeleton(reloadDataAfter: false, transition: .crossDissolve(0.4))
        screen.stage.advance(by: 0)
        #expect(isGray(screen, row: 1))
        screen.stage.advance(by: 0.4)
        #expect(bytes(screen, row: 1) == UIColor.red.bytes)

        screen.show(.crossDissolve(0.4))
        #expect(bytes(screen, row: 1) == UIColor.red.bytes)
        screen.stage.advance(by: 0.2)
        // The row is an equal blend of the black bone and the red block.
        #expect(zip(bytes(screen, row: 1), [127, 0, 0]).allSatisfy { abs($0 - $1) < 4 })
    }

    @Test(
        "A row whose bones were hidden separately fades from its visible content when covered again",
        arguments: Kind.allCases)
    func takenOut(kind: Kind) {
        let screen = shrunkScreen(kind)
        screen.show()
        screen.cells[1].hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(bytes(screen, row: 1) == UIColor.red.bytes)
        screen.cells[1].showSkeleton(usingColor: .black, transition: .crossDissolve(0.4))
        screen.stage.advance(by: 0)
        #expect(bytes(screen, row: 1) == UIColor.red.bytes)
    }

    @Test("A reused header's old content is not visible in a skeleton", arguments: Kind.allCases)
    func headers(kind: Kind) {
        let screen = ListScreen(kind)
        screen.headerHeight = 40
        screen.headerIdentifier = "own"
        screen.appHasHeaders = true
        screen.model = [["a"], ["b"]]
        screen.reloadData()
        screen.stage.advance(by: 0)
        for header in screen.headers { header.block.backgroundColor = .red }
        screen.model = []
        screen.reloadData()
        screen.stage.advance(by: 0)
        screen.show(.crossDissolve(0.4))
        #expect(!screen.headers.isEmpty && screen.headers.allSatisfy { $0.block.backgroundColor == .red })
        for _ in 0..<5 {
            #expect(isGray(screen, row: 0))
            screen.stage.advance(by: 0.1)
        }
    }

    @Test("A cell's new background color is visible around its bones", arguments: Kind.allCases)
    func otherViews(kind: Kind) {
        let screen = shrunkScreen(kind)
        screen.show(.crossDissolve(0.4))
        for cell in screen.cells { cell.backgroundColor = .blue }
        screen.stage.advance(by: 0.5)
        // This pixel is next to the bone, at the upper edge of the second row.
        #expect(screen.stage.pixel(x: 100, y: 42).bytes == UIColor.blue.bytes)
    }
}
