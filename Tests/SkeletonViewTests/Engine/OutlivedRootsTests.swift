import Foundation
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

/// Tests views that outlive the root of their skeleton, or are removed from it outside a window.
@MainActor
@Suite("Views that outlive their root")
struct OutlivedRootsTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    enum Way: CaseIterable {
        /// The root leaves its window first.
        case root
        /// The view leaves first, and then the root is deallocated.
        case view
        /// The view is moved within the window, and the root is deallocated before the next frame.
        case both
    }

    private final class Rows: SkeletonTableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? TableCell)?.text = "own"
            return cell
        }
        func collectionSkeletonView(
            _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private func makeRoot(around view: UIView) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(view)
        stage.window.addSubview(root)
        stage.advance(by: 0)
        root.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        return root
    }

    /// Moves `view` from a root with a skeleton to the window, in the given way. Returns the root for `.root`.
    /// Otherwise, the root is deallocated, and the result is `nil`.
    private func outlive(_ view: UIView, _ way: Way) -> UIView? {
        let root = makeRoot(around: view)
        switch way {
        case .root:
            root.removeFromSuperview()
            stage.window.addSubview(view)
            return root
        case .view:
            view.removeFromSuperview()
            root.removeFromSuperview()
            stage.window.addSubview(view)
            return nil
        case .both:
            stage.window.addSubview(view)
            root.removeFromSuperview()
            return nil
        }
    }

    @Test("A leaf moved out of its root is visible and receives touches", arguments: Way.allCases)
    func leaf(way: Way) {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.backgroundColor = .red
        button.isSkeletonable = true
        let root = outlive(button, way)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 80).bytes == [255, 0, 0] && button.sk.bones.isEmpty)
        #expect(!button.sk.isSkeletonActive)
        stage.click(at: CGPoint(x: 50, y: 50))
        #expect(presses == 1)
        root?.hideSkeleton(transition: .none)
    }

    @Test(
        "A leaf in a view moved out of the root is visible, and the view can have its own skeleton",
        arguments: Way.allCases)
    func deepLeaf(way: Way) {
        let (box, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        leaf.frame = box.frame
        leaf.backgroundColor = .red
        for view in [box, leaf] { view.isSkeletonable = true }
        box.addSubview(leaf)
        let root = outlive(box, way)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == [255, 0, 0] && box.sk.bones.isEmpty)
        box.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == UIColor.turquoise.bytes)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == [255, 0, 0])
        _ = root
    }

    @Test("A view hidden by a skeleton is visible once moved out of the root", arguments: Way.allCases)
    func suppressed(way: Way) {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        badge.backgroundColor = .blue
        badge.isHiddenWhenSkeletonIsActive = true
        let root = outlive(badge, way)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == [0, 0, 255])
        _ = root
    }

    @Test("A list moved out of its root shows its own rows and can scroll", arguments: Way.allCases)
    func list(way: Way) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let rows = Rows()
        table.register(TableCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        table.dataSource = rows
        table.isSkeletonable = true
        let root = outlive(table, way)
        stage.advance(by: 0)
        #expect(table.visibleCells.map { ($0 as? TableCell)?.text } == ["own"])
        #expect(!table.locksScrolling && table.sk.bones.isEmpty && !table.sk.isSkeletonActive)
        _ = root
    }

    @Test("A view that returns with its root has its bones again")
    func withRoot() {
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        leaf.isSkeletonable = true
        let root = makeRoot(around: leaf)
        root.removeFromSuperview()
        stage.advance(by: 0.1)
        stage.window.addSubview(root)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == UIColor.turquoise.bytes && root.sk.bones.count == 1)
    }

    @Test("A view whose bones are hidden outside a window is visible when its root enters a window again")
    func hiddenOutside() {
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        leaf.backgroundColor = .red
        leaf.isSkeletonable = true
        let root = makeRoot(around: leaf)
        root.removeFromSuperview()
        leaf.hideSkeleton()
        #expect(!leaf.sk.isSkeletonActive && leaf.sk.bones.isEmpty && !root.sk.isSkeletonActive)
        stage.window.addSubview(root)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 50, y: 50).bytes == [255, 0, 0])
    }
}
