import Foundation
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

@MainActor
@Suite("Staggered hides of many parts", .serialized)
struct StaggeredGrowthTests {
    private func walks(_ count: Int, interval: TimeInterval) -> Int {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
        let root = UIView(frame: stage.window.bounds)
        let labels = (0..<count).map { index in
            let label = UILabel(frame: CGRect(x: index % 20 * 20, y: index / 20 * 20, width: 18, height: 18))
            label.isSkeletonable = true
            label.skeletonTheme = SkeletonStyle(fill: .solid(index % 2 == 0 ? .red : .blue), isAnimated: false)
            root.addSubview(label)
            return label
        }
        stage.window.addSubview(root)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(labels.allSatisfy { !$0.sk.bones.isEmpty })

        root.hideSkeleton(staggered: .order(interval: interval), transition: .crossDissolve(0.1))
        let before = SkeletonWalk.count
        // The first frames reveal all parts, and the others fade them.
        stage.advance(by: 1, step: 0.25)
        stage.advance(by: 1, step: 0.25)
        #expect(labels.allSatisfy { $0.sk.bones.isEmpty } && !root.sk.isSkeletonActive)
        return SkeletonWalk.count - before
    }

    @Test("The number of traversals doesn't grow with the number of revealed parts", arguments: [0, 0.001])
    func walks(interval: TimeInterval) {
        let few = walks(10, interval: interval)
        let many = walks(400, interval: interval)
        #expect(many <= few + 4)
    }

    @Test("Unflagging the last part that has bones ends the skeleton in the next frame")
    func unflagged() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
        let root = UIView(frame: stage.window.bounds)
        let parts = (0..<2).map { UIView(frame: CGRect(x: 0, y: 50 * CGFloat($0), width: 50, height: 40)) }
        for part in parts {
            part.isSkeletonable = true
            root.addSubview(part)
        }
        stage.window.addSubview(root)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        parts[0].hideSkeleton(transition: .none)
        parts[1].isSkeletonable = false
        stage.advance(by: 0.1)
        #expect(!root.sk.isSkeletonActive)
    }

    @Test("Leaves can be removed in any order, and the others are still found")
    func table() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<40).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views {
            view.isSkeletonable = true
            root.addSubview(view)
        }
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        stage.window.addSubview(root)
        root.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        var left = views
        for place in [0, 38, 17, 0, 5, 30, 12, 1, 31, 3] {
            left.remove(at: place).hideSkeleton(transition: .none)
            #expect(left.allSatisfy { !$0.sk.bones.isEmpty })
            #expect(views.filter { view in !left.contains { $0 === view } }.allSatisfy { $0.sk.bones.isEmpty })
        }
        stage.advance(by: 0.1)
        #expect(root.sk.bones.count == 30)
        for view in left { view.hideSkeleton(transition: .none) }
        #expect(!root.sk.isSkeletonActive)
    }
}
