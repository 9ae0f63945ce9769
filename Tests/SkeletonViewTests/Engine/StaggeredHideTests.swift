import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests hides that reveal parts one by one.
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

    /// The indices of the parts that have bones.
    private var bare: [Int] { parts.indices.filter { !parts[$0].sk.bones.isEmpty } }

    @Test("By order, parts are revealed one after another, and the skeleton is active until the last is revealed")
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

    @Test("In a staggered hide, each part dissolves separately")
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

    @Test("Parts can be revealed by distance or at times returned by a closure")
    func others() {
        show()
        // The centers of the parts are 120, 60 and 0 points from the given point.
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

    @Test("finishingSweep also delays a hide that isn't staggered until the end of the sweep")
    func plainSweep() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 2)
        root.hideSkeleton(finishingSweep: true, transition: .none)
        stage.advance(by: 0.9)
        #expect(bare == [0, 1, 2] && root.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)

        // Without motion, a hide doesn't wait. Another hide and leaving the window end the wait.
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

    @Test("With finishingSweep, a staggered hide begins at the end of the sweep")
    func sweep() {
        root.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 2)
        // A sweep takes 1.5 seconds, so the second one has one second left.
        root.hideSkeleton(staggered: .order(interval: 0), finishingSweep: true, transition: .none)
        stage.advance(by: 0.9)
        #expect(bare == [0, 1, 2] && root.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(bare.isEmpty && !root.sk.isSkeletonActive)
    }

    @Test("Without a skeleton of the view itself, finishingSweep waits for the skeletons inside it")
    func sweepInside() {
        for part in parts { part.showAnimatedGradientSkeleton(transition: .none) }
        stage.advance(by: 2)
        root.hideSkeleton(staggered: .order(interval: 9), finishingSweep: true, transition: .none)
        stage.advance(by: 0.9)
        #expect(bare == [0, 1, 2])
        stage.advance(by: 0.2)
        #expect(bare.isEmpty && stage.window.nextDeadline == nil)
    }

    @Test("Another show cancels a staggered hide; another hide or leaving the window completes it")
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

    /// Returns the red component of each of the five rows of 40 points: 255 for content, 0 for bones.
    private func reds(_ screen: ListScreen) -> [Int] {
        (0..<5).map { screen.stage.pixel(x: 20, y: 40 * $0 + 20).bytes[0] }
    }

    /// Creates a list with bones and more red rows than fit.
    private func list(_ kind: ListScreen.Kind, on root: (ListScreen) -> UIView) -> ListScreen {
        let screen = ListScreen(kind)
        screen.list.backgroundColor = .white
        screen.model = [(0..<9).map { "Row \($0)" }]
        root(screen).showSkeleton(usingColor: .black, transition: .none)
        screen.stage.advance(by: 0)
        return screen
    }

    @Test(
        "The rows of a list are revealed one after another, even if the list is the root",
        arguments: ListScreen.Kind.allCases)
    func rows(kind: ListScreen.Kind) {
        for isOwn in [true, false] {
            let screen = list(kind) { isOwn ? $0.list : $0.stage.window }
            let root: UIView = isOwn ? screen.list : screen.stage.window
            root.hideSkeleton(staggered: .order(interval: 1), transition: .none)
            screen.stage.advance(by: 0.5)
            #expect(reds(screen) == [255, 0, 0, 0, 0])
            // A reload after the data has arrived changes nothing.
            screen.reloadData()
            screen.stage.advance(by: 1)
            #expect(reds(screen) == [255, 255, 0, 0, 0])
            screen.stage.advance(by: 1)
            #expect(reds(screen) == [255, 255, 255, 0, 0])
            screen.stage.advance(by: 3)
            #expect(reds(screen) == [255, 255, 255, 255, 255] && !root.sk.isSkeletonActive)
            #expect(screen.texts.prefix(5) == ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"])
            #expect(screen.cells.allSatisfy { $0.layer.dissolveSide == nil && $0.sk.bones.isEmpty })
            #expect(screen.stage.window.nextDeadline == nil)
        }
    }

    @Test(
        "Views behind and in front of a list are revealed before and after its rows",
        arguments: ListScreen.Kind.allCases, [false, true])
    func drawingOrder(kind: ListScreen.Kind, isAutomatic: Bool) {
        let screen = ListScreen(kind)
        screen.model = [(0..<9).map { "Row \($0)" }]
        let (behind, front) = (UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)), UILabel())
        front.frame = behind.frame
        for label in [behind, front] {
            label.text = "Label"
            label.isSkeletonable = true
        }
        screen.stage.window.insertSubview(behind, at: 0)
        screen.stage.window.addSubview(front)
        var style = SkeletonStyle.solid(usingColor: .black)
        style.isAutomatic = isAutomatic
        style.transition = .none
        screen.stage.window.showSkeleton(style)
        screen.stage.advance(by: 0)

        var parts: [UIView] = []
        screen.stage.window.hideSkeleton(
            staggered: .custom { part, index in
                #expect(index == parts.count)
                parts.append(part)
                return 0
            })
        #expect(parts.count > 2 && parts.first === behind && parts.last === front)
    }

    @Test(
        "Rows of a list can be revealed by distance or by a closure, each with its own transition",
        arguments: ListScreen.Kind.allCases)
    func rowDissolve(kind: ListScreen.Kind) {
        let screen = list(kind) { $0.list }
        // The centers of the rows are 160, 120, 80, 40 and 0 points from the given point.
        screen.list.hideSkeleton(
            staggered: .distance(from: CGPoint(x: 100, y: 180), speed: 40), transition: .crossDissolve(1))
        screen.stage.advance(by: 1.5, step: 0.5)
        let seen = reds(screen)
        #expect(seen[0] == 0 && seen[1] == 0 && seen[2] == 0 && seen[4] == 255)
        #expect(seen[3] > 60 && seen[3] < 200)
        screen.stage.advance(by: 5)
        #expect(reds(screen) == [255, 255, 255, 255, 255] && screen.stage.window.nextDeadline == nil)

        let other = list(kind) { $0.list }
        other.list.hideSkeleton(staggered: .custom { _, index in [3, 0, 2, 1, 0][index] }, transition: .none)
        other.stage.advance(by: 1.5)
        #expect(reds(other) == [0, 255, 0, 255, 255])
    }

    @Test(
        "A staggered hide handles fewer rows than bones, scrolling, another show and removal of the list",
        arguments: ListScreen.Kind.allCases)
    func rowsAmid(kind: ListScreen.Kind) {
        for step in 0..<4 {
            let screen = list(kind) { $0.list }
            if step == 0 { screen.model = [["only"]] }
            screen.list.hideSkeleton(staggered: .order(interval: 1), transition: .crossDissolve(0.5))
            screen.stage.advance(by: 1.2)
            switch step {
            case 0:
                #expect(screen.texts == ["only"])
            case 1: screen.list.contentOffset.y = 60
            case 2: screen.list.showSkeleton(usingColor: .black, transition: .none)
            default:
                screen.list.removeFromSuperview()
                screen.stage.window.addSubview(screen.list)
            }
            screen.stage.advance(by: 9)
            #expect(screen.cells.allSatisfy { $0.layer.dissolveSide == nil })
            #expect(screen.list.sk.isSkeletonActive == (step == 2))
            #expect(screen.stage.window.nextDeadline == nil)
            if step == 2 { #expect(reds(screen) == [0, 0, 0, 0, 0]) }
        }
    }

    @Test(
        "In a staggered hide, a list's rows are revealed after the views behind the list",
        arguments: ListScreen.Kind.allCases)
    func lists(kind: ListScreen.Kind) {
        let screen = ListScreen(kind)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        other.isSkeletonable = true
        screen.stage.window.insertSubview(other, at: 0)
        screen.show()
        screen.model = [["a", "b"]]
        screen.stage.window.hideSkeleton(staggered: .order(interval: 1), transition: .none)
        screen.stage.advance(by: 0.5)
        #expect(other.sk.bones.isEmpty && screen.list.sk.bones.count == 5)
        screen.stage.advance(by: 1)
        #expect(screen.texts == ["a", "b"])
        #expect(screen.stage.pixel(x: 100, y: 20).bytes != [0, 0, 0])
        #expect(screen.stage.pixel(x: 100, y: 60).bytes == [0, 0, 0])
        screen.stage.advance(by: 1)
        #expect(screen.stage.pixel(x: 100, y: 60).bytes != [0, 0, 0])
        #expect(screen.stage.pixel(x: 100, y: 100).bytes == [0, 0, 0])
    }

    @Test(
        "A list halfway through the transition of its second row matches its golden images",
        arguments: ListScreen.Kind.allCases)
    func picture(kind: ListScreen.Kind) throws {
        let screen = list(kind) { $0.list }
        screen.list.hideSkeleton(staggered: .order(interval: 0.5), transition: .crossDissolve(0.5))
        screen.stage.advance(by: 0.75, step: 0.25)
        try GoldenImage.expect(screen.stage.bitmap(), named: "list-\(kind.rawValue)-staggered")
    }
}
