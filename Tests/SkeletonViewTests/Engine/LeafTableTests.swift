import Foundation
import StageKit
import Testing
import ViewKit

@testable import SkeletonView

@MainActor
@Suite("LeafTable")
struct LeafTableTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let views = (0..<6).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 10, height: 10)) }

    @Test("Leaves are iterated in insertion order")
    func order() {
        let leaves = makeTable()
        #expect(leaves.compactMap(\.view) == views)
        #expect(leaves.count == 6)
    }

    @Test("A leaf is found by its view, at any expected index")
    func places() {
        let leaves = makeTable()
        for (place, view) in views.enumerated() {
            for expected in [place, 0, 5, 99] { #expect(leaves.leaf(on: view, expectedAt: expected)?.view === view) }
        }
        #expect(leaves.leaf(on: UIView(), expectedAt: 0) == nil)
    }

    @Test("Removed leaves are returned in order, and the remaining ones keep their order")
    func taking() {
        var leaves = makeTable()
        let taken = leaves.take { _, leaf in leaf.view === views[1] || leaf.view === views[4] }
        #expect(taken.compactMap(\.view) == [views[1], views[4]])
        #expect(leaves.compactMap(\.view) == [views[0], views[2], views[3], views[5]])
        #expect(leaves.leaf(on: views[4], expectedAt: 1) == nil)
        #expect(leaves.leaf(on: views[5], expectedAt: 5)?.view === views[5])
        #expect(leaves.take { _, _ in false }.isEmpty)
        #expect(leaves.takeAll().count == 4)
        #expect(leaves.isEmpty)
    }

    @Test("A second leaf on the same view replaces the first")
    func replacing() throws {
        var leaves = makeTable()
        let other = try #require(makeTable().leaf(on: views[2], expectedAt: 2))
        leaves.set(other, on: views[2])
        #expect(leaves.count == 6)
        #expect(leaves.leaf(on: views[2], expectedAt: 0) === other)
    }

    /// Returns the leaves of a skeleton that covers all views, in order.
    private func makeTable() -> LeafTable {
        for view in views {
            view.isSkeletonable = true
            root.addSubview(view)
        }
        stage.window.addSubview(root)
        root.hideSkeleton(transition: .none)
        root.showSkeleton(transition: .none)
        return root.skeletonSession?.leaves ?? LeafTable()
    }
}
