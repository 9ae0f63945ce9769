import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UISwipeGestureRecognizer")
struct SwipeTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// Drags from the center by `way` in five steps over `seconds`.
    private func drag(_ way: CGVector, in seconds: TimeInterval = 0.2) {
        stage.window.handle(.pointerPressed(CGPoint(x: 150, y: 150)))
        for step in 1...5 {
            stage.advance(by: seconds / 5)
            let part = CGFloat(step) / 5
            stage.window.handle(.pointerMoved(CGPoint(x: 150 + way.dx * part, y: 150 + way.dy * part)))
        }
        stage.window.handle(.pointerReleased(CGPoint(x: 150 + way.dx, y: 150 + way.dy)))
    }

    @Test("A swipe is recognized once, by the recognizer of its direction")
    func directions() {
        var log: [String] = []
        for (name, direction) in [
            ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up or down", [.up, .down]),
        ] {
            let swipe = UISwipeGestureRecognizer { log.append("\(name) \($0.state == .ended)") }
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        for (x, y) in [(100.0, 10.0), (-100, -30), (20, -90), (-20, 60)] { drag(CGVector(dx: x, dy: y)) }
        #expect(log == ["right true", "left true", "up or down true", "up or down true"])
    }

    @Test("Short, slow, diagonal and two-finger drags are not swipes")
    func others() {
        var count = 0
        let swipe = UISwipeGestureRecognizer { _ in count += 1 }
        view.addGestureRecognizer(swipe)
        drag(CGVector(dx: 45, dy: 0))
        drag(CGVector(dx: 100, dy: 0), in: 3)
        drag(CGVector(dx: 100, dy: 70))
        swipe.numberOfTouchesRequired = 2
        drag(CGVector(dx: 100, dy: 0))
        #expect(count == 0)
        swipe.numberOfTouchesRequired = 1
        drag(CGVector(dx: 100, dy: 0))
        #expect(count == 1)
    }
}
