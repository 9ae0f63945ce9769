import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests that the app's rows return; table and collection views behave the same.
@MainActor
@Suite("Hiding of list skeletons")
struct ListHideTests {
    typealias Kind = ListScreen.Kind

    @Test("Hiding with a reload dissolves the bones over the app's rows", arguments: Kind.allCases)
    func dissolve(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        let old = screen.cells
        screen.model = [["a", "b"]]
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        #expect(!screen.list.sk.isSkeletonActive)
        screen.stage.advance(by: 0.2)
        #expect(screen.texts == ["a", "b"])
        #expect(old.allSatisfy { $0.superview === screen.list })
        #expect(Set(screen.cells.map(ObjectIdentifier.init)).isDisjoint(with: old.map(ObjectIdentifier.init)))
        // At the first pixel, a half-faded black bone is over a red block; at the second, over the white background.
        let (both, alone) = (screen.stage.pixel(x: 100, y: 20).bytes, screen.stage.pixel(x: 100, y: 180).bytes)
        #expect(zip(both, [127, 0, 0]).allSatisfy { abs($0 - $1) < 4 })
        #expect(alone.allSatisfy { (120...136).contains($0) })
        #expect(screen.log == ["cell 0", "will 0", "cell 1", "will 1"])

        screen.stage.advance(by: 0.3)
        #expect(old.allSatisfy { $0.superview == nil && $0.alpha == 1 })
        #expect(screen.stage.pixel(x: 100, y: 20).bytes == UIColor.red.bytes)
        #expect(screen.list.sk.bones.isEmpty && screen.stage.window.nextDeadline == nil)
    }

    @Test(
        "Hiding without a reload keeps the skeleton's rows, without bones, until the app reloads",
        arguments: Kind.allCases)
    func withoutReload(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        let old = screen.cells
        screen.model = [["a"]]
        screen.stage.window.hideSkeleton(reloadDataAfter: false, transition: .crossDissolve(0.2))
        screen.stage.advance(by: 0.1)
        #expect(screen.list.sk.bones.count == 5)
        screen.stage.advance(by: 1)
        screen.list.frame.size.height = 190
        screen.stage.advance(by: 0)
        #expect(screen.cells.map(ObjectIdentifier.init) == old.map(ObjectIdentifier.init))
        #expect(screen.log.isEmpty && screen.list.sk.bones.isEmpty)
        #expect(screen.stage.pixel(x: 100, y: 20).bytes == UIColor.red.bytes)

        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.texts == ["a"])
        #expect(screen.log == ["cell 0", "will 0"])
    }

    @Test("Showing a skeleton after hiding it without a reload puts bones on the kept rows", arguments: Kind.allCases)
    func shownAgain(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.stage.window.hideSkeleton(reloadDataAfter: false, transition: .none)
        screen.stage.advance(by: 0)
        screen.show()
        #expect(screen.list.sk.bones.count == 5)
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(screen.list.sk.bones.count == 5 && screen.log.isEmpty)
    }

    @Test("Showing a skeleton during its fade-out puts one bone on each row again", arguments: Kind.allCases)
    func turnedBack(kind: Kind) {
        let screen = ListScreen(kind)
        screen.show()
        screen.model = [["a", "b"]]
        screen.stage.window.hideSkeleton(transition: .crossDissolve(0.4))
        screen.stage.advance(by: 0.2)
        screen.stage.window.showSkeleton(usingColor: .black, transition: .crossDissolve(0.4))
        screen.stage.advance(by: 1)
        #expect(screen.cells.count == 5 && screen.list.sk.bones.count == 5)
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.texts == ["a", "b"] && screen.list.sk.bones.isEmpty)
    }

    @Test("isSkeletonActive is false when the delegate is asked about the app's rows", arguments: Kind.allCases)
    func activeInHeights(kind: Kind) {
        let screen = ListScreen(kind)
        let list = screen.list
        screen.rowHeight = { [unowned list] _ in list.sk.isSkeletonActive ? 40 : 25 }
        screen.show()
        #expect(screen.cells.first?.frame.height == 40)
        screen.model = [["a"]]
        screen.stage.window.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(screen.cells.map(\.frame.height) == [25])
    }
}
