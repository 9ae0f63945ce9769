import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Hides whose parts give way one by one.
@MainActor
@Suite("Staggered hides")
struct StaggeredHideTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let parts = (0..<3).map { UIView(frame: CGRect(x: 10 + 60 * CGFloat($0), y: 10, width: 40, height: 40)) }

    init() {
        for part in parts {
            part.backgroundColor = .red
            part.isSkeletonable = true
            root.addSubview(part)
        }
        stage.window.addSubview(root)
        stage.advance(by: 0)
    }

    private func show() {
        root.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
    }

    /// The parts that have bones, by their numbers.
    private var bare: [Int] { parts.indices.filter { !parts[$0].sk.bones.isEmpty } }

    @Test("By order, each part gives way after the one before it, and the skeleton is on until the last")
    func order() {
        show()
        root.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        stage.advance(by: 0.5)
        #expect(bare == [1, 2] && root.sk.isSkeletonActive)
        #expect(stage.pixel(x: 30, y: 30).bytes == UIColor.red.bytes)
        #expect(stage.pixel(x: 90, y: 30).bytes == [0, 0, 0])
        stage.advance(by: 1)
        #expect(bare == [2] && root.sk.isSkeletonActive)
        stage.advance(by: 1)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive && stage.window.nextDeadline == nil)
    }

    @Test("Each part has a dissolve of its own")
    func dissolve() {
        show()
        root.hideSkeleton(staggered: .order(interval: 1), transition: .crossDissolve(0.4))
        stage.advance(by: 1.2)
        let half = stage.pixel(x: 90, y: 30).bytes
        #expect(zip(half, [127, 0, 0]).allSatisfy { abs($0 - $1) < 40 })
        #expect(stage.pixel(x: 30, y: 30).bytes == UIColor.red.bytes)
        #expect(stage.pixel(x: 150, y: 30).bytes == [0, 0, 0])
        stage.advance(by: 2)
        #expect(bare.isEmpty && stage.window.nextDeadline == nil)
    }

    @Test("By distance, and by a closure")
    func others() {
        show()
        // The parts' centres are 0, 60 and 120 points from the last.
        root.hideSkeleton(staggered: .distance(from: CGPoint(x: 150, y: 30), speed: 60), transition: .none)
        stage.advance(by: 0.5)
        #expect(bare == [0, 1])
        stage.advance(by: 1)
        #expect(bare == [0])
        stage.advance(by: 1)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)

        show()
        root.hideSkeleton(
            staggered: .custom { _, index in index == 1 ? -.infinity : TimeInterval(index + 1) }, transition: .none)
        stage.advance(by: 0.5)
        #expect(bare == [0, 2])
        stage.advance(by: 1)
        #expect(bare == [2])
        stage.advance(by: 2)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)
    }

    @Test("A plain hide, too, waits for the end of the sweep where that is asked for, and of no other one")
    func plainSweep() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 2)
        root.hideSkeleton(finishingSweep: true, transition: .none)
        stage.advance(by: 0.9)
        #expect(bare == [0, 1, 2] && root.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)

        // Still bones are not waited for, and another hide waits for nothing.
        show()
        root.hideSkeleton(finishingSweep: true, transition: .none)
        #expect(!root.sk.isSkeletonActive)
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.5)
        root.hideSkeleton(finishingSweep: true, transition: .scale())
        #expect(root.sk.isSkeletonActive)
        root.hideSkeleton(finishingSweep: false, transition: .none)
        #expect(!root.sk.isSkeletonActive)
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.5)
        root.hideSkeleton(finishingSweep: true, transition: .none)
        root.removeFromSuperview()
        #expect(!root.sk.isSkeletonActive)
    }

    @Test("The first part waits for the end of the sweep where that is asked for")
    func sweep() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 2)
        // 1.5 seconds a sweep: the second has a second to go.
        root.hideSkeleton(staggered: .order(interval: 0), finishingSweep: true, transition: .none)
        stage.advance(by: 0.9)
        #expect(bare == [0, 1, 2] && root.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)
    }

    @Test("A show leaves the parts that are still there; another hide, and leaving the window, end all")
    func between() {
        show()
        root.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        stage.advance(by: 0.5)
        root.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 5)
        #expect(bare == [0, 1, 2])

        root.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        stage.advance(by: 0.5)
        root.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(bare.isEmpty && stage.window.nextDeadline == nil)

        show()
        root.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        root.removeFromSuperview()
        #expect(!root.sk.isSkeletonActive)
        stage.window.addSubview(root)
        stage.advance(by: 3)
        #expect(bare.isEmpty && stage.window.nextDeadline == nil)
    }

    @Test("A list is one part, with all its items", arguments: ListScreen.Kind.allCases)
    func lists(kind: ListScreen.Kind) {
        let screen = ListScreen(kind)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        other.isSkeletonable = true
        screen.stage.window.addSubview(other)
        screen.show()
        screen.model = [["a", "b"]]
        screen.stage.window.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        screen.stage.advance(by: 0.5)
        #expect(other.sk.bones.isEmpty && screen.list.sk.bones.count == 5)
        screen.stage.advance(by: 1)
        #expect(screen.texts == ["a", "b"] && !screen.stage.window.sk.isSkeletonActive)
    }
}
