import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

/// Tests parts of a skeleton that are hidden one by one.
@MainActor
@Suite("Parts of a skeleton")
struct PartsTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let cards = [0, 50].map { UIView(frame: CGRect(x: 0, y: $0, width: 100, height: 50)) }
    private let leaves = [0, 1].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    private let badges = [0, 1].map { _ in UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 50)) }

    init() {
        for (index, card) in cards.enumerated() {
            leaves[index].backgroundColor = .red
            badges[index].backgroundColor = .blue
            for view in [card, leaves[index]] { view.isSkeletonable = true }
            badges[index].isHiddenWhenSkeletonIsActive = true
            card.addSubview(leaves[index])
            card.addSubview(badges[index])
            root.addSubview(card)
        }
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    /// The colors of the leaves of the first and the second card.
    private var shown: [[Int]] { [stage.pixel(x: 20, y: 20).bytes, stage.pixel(x: 20, y: 70).bytes] }
    private let red = [255, 0, 0]
    private let bone = UIColor.turquoise.bytes

    private func show(_ view: UIView? = nil, _ transition: SkeletonTransitionStyle = .none) {
        (view ?? root).showSkeleton(usingColor: .turquoise, transition: transition)
        stage.advance(by: 0)
    }

    private func hide(_ view: UIView, _ transition: SkeletonTransitionStyle = .none) {
        view.hideSkeleton(transition: transition)
        stage.advance(by: 0)
    }

    // MARK: Hidden views

    @Test("Views hidden by a skeleton reappear when the part that contains them is hidden")
    func badgesComeBack() {
        show()
        #expect(badges.allSatisfy { $0.isSuppressed })
        hide(cards[0])
        #expect(!badges[0].isSuppressed && badges[1].isSuppressed)
        stage.advance(by: 1)
        #expect(!badges[0].isSuppressed)
        show()
        #expect(badges.allSatisfy { $0.isSuppressed })
    }

    @Test(
        "Views hidden by a skeleton also reappear if the part that contains them had its own skeleton",
        arguments: [true, false])
    func badgeOfNestedRoot(isFlagged: Bool) {
        cards[0].isSkeletonable = isFlagged
        show()
        show(cards[0])
        hide(cards[0])
        #expect(!badges[0].isSuppressed && badges[1].isSuppressed && root.sk.isSkeletonActive)
        #expect(shown == [red, bone])
    }

    @Test("A view whose inner skeleton has ended is hidden by an outer skeleton until that ends")
    func outerKeeps() {
        show(cards[0])
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        leaves[0].addSubview(box)
        box.addSubview(badges[0])
        show(box)
        hide(box)
        show(root)
        #expect(badges[0].isSuppressed)
        hide(root)
        #expect(!badges[0].isSuppressed)
    }

    // MARK: The last part

    @Test("Hiding the last part ends the skeleton", arguments: [0, 0.4])
    func lastPart(duration: TimeInterval) {
        let transition: SkeletonTransitionStyle = duration > 0 ? .crossDissolve(duration) : .none
        let posts = SkeletonPosts()
        show()
        _ = posts.take()
        hide(cards[0], transition)
        #expect(root.sk.isSkeletonActive && posts.take() == [])
        hide(cards[1], transition)
        #expect(!root.sk.isSkeletonActive && !cards[1].sk.isSkeletonActive)
        #expect(badges.allSatisfy { !$0.isSuppressed })
        #expect(posts.take() == (duration > 0 ? ["WillDisappear"] : ["WillDisappear", "DidDisappear"]))
        stage.advance(by: duration)
        #expect(posts.take() == (duration > 0 ? ["DidDisappear"] : []))
        #expect(root.skeletonSession == nil && root.sk.bones.isEmpty && shown == [red, red])

        leaves[0].frame.size.height = 40
        show()
        #expect(root.sk.bones.count == 2)
    }

    @Test("The end of a skeleton is posted when its slowest part has faded out")
    func slowestPart() {
        let posts = SkeletonPosts()
        show()
        hide(cards[0], .crossDissolve(1))
        _ = posts.take()
        stage.advance(by: 0.1)
        hide(cards[1])
        stage.advance(by: 0.8)
        #expect(posts.take() == ["WillDisappear"] && root.sk.bones.count == 1)
        stage.advance(by: 0.2)
        #expect(posts.take() == ["DidDisappear"] && root.sk.bones.isEmpty)
    }

    @Test("Hiding the whole skeleton also ends a part that is fading out")
    func hideAroundFadingPart() {
        show()
        hide(cards[0], .crossDissolve(1))
        stage.advance(by: 0.1)
        hide(root)
        #expect(root.sk.bones.isEmpty && shown == [red, red])
    }

    @Test("A skeleton stays active while a part has its own skeleton, and ends with it")
    func nestedPartStays() {
        show()
        show(cards[0])
        hide(cards[1])
        #expect(root.sk.isSkeletonActive && root.skeletonSession?.isOn == true && shown == [bone, red])
        hide(cards[0])
        #expect(!root.sk.isSkeletonActive && root.skeletonSession == nil)
    }

    @Test("Outside a window, parts can be hidden one by one")
    func withoutWindow() {
        let posts = SkeletonPosts()
        root.removeFromSuperview()
        root.showSkeleton()
        cards[0].hideSkeleton()
        #expect(root.sk.isSkeletonActive && !cards[0].sk.isSkeletonActive && root.sk.bones.count == 1)
        cards[1].hideSkeleton()
        #expect(!root.sk.isSkeletonActive)
        #expect(posts.take() == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"])
    }

    // MARK: Removed parts

    @Test("A hidden part has bones again if it was removed and added, but not if its root was")
    func comesBack() {
        show()
        hide(leaves[0])
        leaves[0].removeFromSuperview()
        stage.advance(by: 0)
        cards[0].addSubview(leaves[0])
        stage.advance(by: 0)
        #expect(shown == [bone, bone])

        hide(leaves[0])
        root.removeFromSuperview()
        stage.window.addSubview(root)
        stage.advance(by: 0)
        #expect(shown == [red, bone])
    }

    @Test("A hidden part has bones in the next skeleton")
    func nextSkeleton() {
        show()
        hide(leaves[0])
        let other = UIView(frame: root.frame)
        stage.window.addSubview(other)
        other.addSubview(cards[0])
        hide(root)
        show(other)
        #expect(shown[0] == bone)
    }

    @Test(
        "A cell whose bones were hidden has bones again when it is reused or reloaded",
        arguments: ListScreen.Kind.allCases)
    func rows(kind: ListScreen.Kind) throws {
        let screen = ListScreen(kind)
        screen.skeleton = [50]
        screen.list.isUserInteractionDisabledWhenSkeletonIsActive = false
        screen.show()
        func bare() -> Int {
            screen.cells.count { cell in (cell as? any ListCell)?.block.sk.bones.isEmpty ?? true }
        }
        try #require(screen.cells.first).hideSkeleton(transition: .none)
        try #require((screen.cells[1] as? any ListCell)?.block).hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(bare() == 2)
        for _ in 0..<20 {
            screen.stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
            screen.stage.advance(by: 0.1)
        }
        #expect(bare() == 0)

        try #require(screen.cells.first).hideSkeleton(transition: .none)
        screen.reloadData()
        screen.stage.advance(by: 0)
        #expect(bare() == 0)
    }

    // MARK: Fading parts

    @Test("The bones of a fading part follow a resize")
    func resized() {
        show()
        hide(cards[0], .crossDissolve(1))
        stage.advance(by: 0.5)
        leaves[0].frame.size.width = 30
        stage.advance(by: 0)
        #expect(root.sk.bones.map(\.frame.width) == [30, 50])
        stage.advance(by: 0.5)
        #expect(root.sk.bones.count == 1)
    }

    @Test("A part that is fading out has no bones after it leaves its window", arguments: [true, false])
    func leftWindow(withRoot: Bool) {
        show()
        hide(cards[0], .crossDissolve(1))
        (withRoot ? root : cards[0]).removeFromSuperview()
        stage.advance(by: 0.1)
        if withRoot {
            stage.window.addSubview(root)
        } else {
            stage.window.addSubview(cards[0])
        }
        stage.advance(by: 0)
        #expect(shown[0] == red && cards[0].sk.bones.isEmpty)
    }

    @Test("A part that was fading out when its window was deallocated has no bones in another window")
    func freedWindow() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        button.isSkeletonable = true
        weak var gone: UIWindow?
        func fade() {
            let first = OffscreenStage(size: CGSize(width: 100, height: 100))
            gone = first.window
            cards[0].addSubview(button)
            first.window.addSubview(root)
            root.showSkeleton(usingColor: .turquoise, transition: .none)
            first.advance(by: 0)
            cards[0].hideSkeleton(transition: .crossDissolve(1))
            first.advance(by: 0.1)
        }
        fade()
        #expect(gone == nil)
        let box = UIView(frame: root.frame)
        stage.window.addSubview(box)
        box.addSubview(cards[0])
        stage.advance(by: 0)
        #expect(cards[0].sk.bones.isEmpty && shown[0] != bone)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(presses == 1)
    }

    // MARK: Content views and roots

    @Test("A cell's content view reports and hides the skeleton of the cell", arguments: ListScreen.Kind.allCases)
    func contentView(kind: ListScreen.Kind) throws {
        let screen = ListScreen(kind)
        screen.show()
        let cell = try #require(screen.cells.first)
        let content = try #require(
            (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView)
        #expect(content.sk.isSkeletonActive)
        content.hideSkeleton(transition: .none)
        screen.stage.advance(by: 0)
        #expect(!content.sk.isSkeletonActive && !cell.sk.isSkeletonActive && content.sk.bones.isEmpty)
        #expect(screen.list.sk.bones.count == 4 && screen.list.sk.isSkeletonActive)
    }

    @Test("Hiding the skeleton on a content view ends the skeleton shown on its cell")
    func contentViewOfRoot() {
        let cell = TableCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.window.addSubview(cell)
        show(cell)
        #expect(cell.contentView.sk.isSkeletonActive)
        hide(cell.contentView)
        #expect(!cell.sk.isSkeletonActive && cell.sk.bones.isEmpty)
    }

    @Test("A root with isHiddenWhenSkeletonIsActive is hidden")
    func hiddenRoot() {
        badges[0].isHiddenWhenSkeletonIsActive = false
        root.isHiddenWhenSkeletonIsActive = true
        show()
        #expect(root.isSuppressed && shown == [[255, 255, 255], [255, 255, 255]])
        hide(root)
        #expect(!root.isSuppressed && shown == [red, red])
    }
}
