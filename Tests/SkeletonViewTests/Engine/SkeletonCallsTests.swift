import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing

@testable import SkeletonView

@MainActor
@Suite("Skeleton calls")
struct SkeletonCallsTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let left = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    private let right = UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 100))

    init() {
        for view in [left, right] {
            view.isSkeletonable = true
            view.backgroundColor = .red
            box.addSubview(view)
        }
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    private func color(_ view: UIView) -> [Int] { stage.pixel(x: Int(view.frame.midX), y: 50).bytes }

    /// Returns the notifications posted for `view` while `body` runs.
    private func posts(of view: UIView, _ body: () -> Void) -> [String] {
        final class Log: @unchecked Sendable {
            var names: [String] = []
        }
        let log = Log()
        let observers = SkeletonMoment.allCases.map { moment in
            NotificationCenter.default.addObserver(forName: moment.notification, object: view, queue: nil) { note in
                log.names.append(note.name.rawValue.replacingOccurrences(of: "skeleton", with: ""))
            }
        }
        body()
        observers.forEach(NotificationCenter.default.removeObserver)
        return log.names
    }

    // MARK: Delay

    @Test("A delayed show has no effect until its delay has passed")
    func delay() {
        box.showSkeleton(usingColor: .turquoise, delay: 0.5, transition: .none)
        stage.advance(by: 0.49)
        #expect(!box.sk.isSkeletonActive)
        #expect(color(left) == [255, 0, 0])

        stage.advance(by: 0.02)
        #expect(box.sk.isSkeletonActive)
        #expect(color(left) == UIColor.turquoise.bytes)
    }

    @Test("A hide or show on the view or an ancestor replaces a delayed show", arguments: [true, false])
    func overtaken(above: Bool) {
        left.showGradientSkeleton(delay: 0.5)
        stage.advance(by: 0.2)
        (above ? stage.window : left).hideSkeleton()
        stage.advance(by: 2)
        #expect(!left.sk.isSkeletonActive)
        #expect(stage.window.sk.bones.isEmpty)

        left.showGradientSkeleton(delay: 0.5, transition: .none)
        (above ? box : left).showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 2)
        #expect(color(left) == UIColor.turquoise.bytes)
    }

    @Test("A delayed show outside a window waits for a window; without a delay, a skeleton is shown immediately")
    func delayWithoutWindow() {
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        late.isSkeletonable = true
        late.showSkeleton(delay: 0.5)
        stage.advance(by: 5)
        stage.window.addSubview(late)
        stage.advance(by: 0.4)
        #expect(!late.sk.isSkeletonActive)
        stage.advance(by: 0.2)
        #expect(late.sk.isSkeletonActive)

        box.showSkeleton(delay: 0)
        #expect(box.sk.isSkeletonActive)
    }

    @Test("The bones of a delayed show move only if it is animated")
    func delayedAnimation() {
        let gradient = SkeletonGradient(colors: [.black, .white, .black])
        func show(animated: Bool) {
            box.showGradientSkeleton(
                usingGradient: gradient, animated: animated, animation: GradientDirection.topBottom.slidingAnimation(),
                delay: 0.2, transition: .none)
            stage.advance(by: 0.2)
            #expect(box.sk.isSkeletonActive)
            stage.advance(by: 0.5)
        }

        show(animated: true)
        #expect(stage.pixel(x: 20, y: 20) != stage.pixel(x: 20, y: 80))
        #expect(stage.pixel(x: 10, y: 50) == stage.pixel(x: 30, y: 50))

        box.hideSkeleton(transition: .none)
        show(animated: false)
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)

        box.hideSkeleton(transition: .none)
        box.showSkeleton(
            usingColor: .turquoise, animation: { layer in layer.pulse }, delay: 0.2, transition: .none)
        stage.advance(by: 0.7)
        #expect(stage.drawnFrames > frames + 10)
    }

    // MARK: Updates and animation

    @Test("An update changes the look and keeps the phase; without a skeleton it has no effect")
    func updates() {
        box.updateSkeleton(usingColor: .turquoise)
        #expect(!box.sk.isSkeletonActive)

        box.showAnimatedGradientSkeleton(transition: .none)
        stage.advance(by: 0.6)
        box.updateAnimatedGradientSkeleton(usingGradient: SkeletonGradient(colors: [.black, .white, .black]))
        stage.advance(by: 0)
        let fresh = OffscreenStage(size: CGSize(width: 100, height: 100))
        let bone = UIView(frame: left.frame)
        bone.isSkeletonable = true
        fresh.window.addSubview(bone)
        fresh.advance(by: 0)
        fresh.window.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(colors: [.black, .white, .black]), transition: .none)
        fresh.advance(by: 0.6)
        for x in stride(from: 0, to: 40, by: 5) {
            #expect(stage.pixel(x: x, y: 50).bytes == fresh.pixel(x: x, y: 50).bytes)
        }

        box.updateSkeleton(usingColor: .turquoise)
        stage.advance(by: 0)
        #expect(color(left) == UIColor.turquoise.bytes)
        #expect(stage.window.sk.bones.count == 2)
    }

    @Test("The animation of active bones can be started and stopped")
    func startAndStop() {
        box.startSkeletonAnimation()
        box.showSkeleton(usingColor: .clouds, transition: .none)
        stage.advance(by: 1)
        #expect(color(left) == UIColor.clouds.bytes)

        box.startSkeletonAnimation()
        stage.advance(by: 1)
        #expect(color(left) == UIColor.clouds.complementaryColor.bytes)

        box.stopSkeletonAnimation()
        stage.advance(by: 0.1)
        #expect(color(left) == UIColor.clouds.bytes)
        let drawn = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == drawn)

        var layers = 0
        box.startSkeletonAnimation { layer in
            layers += 1
            return layer.pulse
        }
        #expect(layers == 2)
    }

    // MARK: Notifications

    @Test("Notifications are posted in order, the last one after the last bone is gone")
    func notifications() {
        let names = posts(of: box) {
            box.hideSkeleton()
            box.showSkeleton()
            box.showSkeleton()
            box.updateSkeleton(usingColor: .red)
            box.hideSkeleton(transition: .crossDissolve(1))
        }
        #expect(
            names == ["WillAppear", "DidAppear", "WillUpdate", "DidUpdate", "WillUpdate", "DidUpdate", "WillDisappear"])

        #expect(posts(of: box) { stage.advance(by: 0.99) } == [])
        let end = posts(of: box) { stage.advance(by: 0.02) }
        #expect(end == ["DidDisappear"])
        #expect(box.sk.bones.isEmpty)
    }

    @Test("Showing a skeleton during its fade-out cancels the pending notification of its end")
    func reverseFadeOut() {
        box.showSkeleton(transition: .none)
        box.hideSkeleton(transition: .crossDissolve(1))
        stage.advance(by: 0.5)

        #expect(posts(of: box) { box.showSkeleton() } == ["WillAppear", "DidAppear"])
        #expect(posts(of: box) { stage.advance(by: 3) } == [])
        #expect(box.sk.isSkeletonActive)
    }

    @Test("Showing and hiding a skeleton without bones posts notifications")
    func nothingToShow() {
        let empty = UIView()
        #expect(posts(of: empty) { empty.showSkeleton() } == ["WillAppear", "DidAppear"])
        #expect(posts(of: empty) { empty.hideSkeleton() } == ["WillDisappear", "DidDisappear"])
    }

    // MARK: Nesting

    @Test("Hiding a part removes its bones until a skeleton is shown again on an ancestor")
    func takingOut() {
        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        box.isSkeletonable = true
        stage.advance(by: 0)
        left.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(color(left) == [255, 0, 0])
        #expect(color(right) == UIColor.turquoise.bytes)
        #expect(!left.sk.isSkeletonActive && right.sk.isSkeletonActive)

        stage.window.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0.1)
        #expect(color(left) == UIColor.turquoise.bytes)
    }

    @Test("A skeleton shown on an ancestor takes over nested skeletons without flicker, and hiding it ends them")
    func absorption() {
        left.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0.1)
        box.showSkeleton(usingColor: .amethyst, transition: .crossDissolve(1))
        stage.advance(by: 0)
        #expect(color(left) == UIColor.amethyst.bytes)
        #expect(color(right) == [255, 0, 0])

        stage.advance(by: 1)
        #expect(color(right) == UIColor.amethyst.bytes)
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(color(left) == [255, 0, 0] && color(right) == [255, 0, 0])
        #expect(stage.window.sk.bones.isEmpty)
    }

    @Test("Views that an outer skeleton doesn't reach lose their bones when it takes over")
    func orphans() {
        left.isSkeletonable = false
        let leaf = UIView(frame: left.bounds)
        leaf.backgroundColor = .blue
        leaf.isSkeletonable = true
        left.addSubview(leaf)
        left.showSkeleton(usingColor: .turquoise, transition: .none)
        stage.advance(by: 0)
        #expect(color(left) == UIColor.turquoise.bytes)

        box.showSkeleton(usingColor: .amethyst, transition: .none)
        stage.advance(by: 0)
        #expect(color(left) == [0, 0, 255])
        #expect(stage.window.sk.bones.map(\.frame) == [right.frame])
    }

    @Test("Hiding the skeleton of a view ends the skeletons inside the view")
    func hideFromAbove() {
        left.showSkeleton(transition: .none)
        right.showSkeleton(transition: .none)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0)

        #expect(color(left) == [255, 0, 0] && color(right) == [255, 0, 0])
    }

    // MARK: Options

    @Test("isHiddenWhenSkeletonIsActive stops drawing and hit testing, and leaves isHidden unchanged")
    func suppression() {
        let badge = UIView(frame: CGRect(x: 45, y: 0, width: 10, height: 100))
        badge.backgroundColor = .blue
        badge.isHiddenWhenSkeletonIsActive = true
        box.addSubview(badge)
        stage.advance(by: 0)
        #expect(color(badge) == [0, 0, 255])

        box.showSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(color(badge) == [255, 255, 255])
        #expect(!badge.isHidden)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== badge)

        box.hideSkeleton(transition: .none)
        stage.advance(by: 0)
        #expect(color(badge) == [0, 0, 255])
    }

    @Test("The tree description is JSON")
    func description() throws {
        struct Node: Decodable {
            var type: String
            var isSkeletonable: Bool
            var reference: String
            var children: [Node]?
        }
        let text = box.sk.skeletonTreeDescription
        let node = try JSONDecoder().decode(Node.self, from: Data(text.utf8))

        #expect(node.type == "UIView" && !node.isSkeletonable && node.reference.hasPrefix("0x"))
        #expect(node.children?.count == 2)
        #expect(node.children?.allSatisfy { $0.isSkeletonable && $0.children == nil } == true)
        #expect(text.contains("\n  \"children\" : ["))
    }
}
