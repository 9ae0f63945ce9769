import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIScreenEdgePanGestureRecognizer")
struct ScreenEdgePanTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The edges of the recognizer, the start and the translation of a drag, and `true` if the drag is recognized.
    private nonisolated static let drags: [(edges: UIRectEdge, start: CGPoint, way: CGVector, isRecognized: Bool)] = [
        (.left, CGPoint(x: 4, y: 100), CGVector(dx: 60, dy: 10), true),
        (.left, CGPoint(x: 40, y: 100), CGVector(dx: 60, dy: 0), false),
        (.left, CGPoint(x: 18, y: 100), CGVector(dx: -16, dy: 0), false),
        (.left, CGPoint(x: 4, y: 100), CGVector(dx: 10, dy: 60), false),
        (.left, CGPoint(x: 296, y: 100), CGVector(dx: -60, dy: 0), false),
        (.right, CGPoint(x: 296, y: 100), CGVector(dx: -60, dy: 0), true),
        (.top, CGPoint(x: 100, y: 3), CGVector(dx: 0, dy: 60), true),
        (.bottom, CGPoint(x: 100, y: 197), CGVector(dx: 5, dy: -60), true),
        ([.top, .left], CGPoint(x: 3, y: 3), CGVector(dx: 60, dy: 0), true),
        ([], CGPoint(x: 3, y: 3), CGVector(dx: 60, dy: 0), false),
    ]

    @Test("Only drags that start at one of the edges and move away from it are recognized", arguments: drags.indices)
    func drag(index: Int) {
        let (edges, start, way, isRecognized) = Self.drags[index]
        var states: [UIGestureRecognizer.State] = []
        let pan = UIScreenEdgePanGestureRecognizer { states.append($0.state) }
        pan.edges = edges
        view.addGestureRecognizer(pan)

        stage.window.handle(.pointerPressed(start))
        stage.window.handle(.pointerMoved(CGPoint(x: start.x + way.dx / 2, y: start.y + way.dy / 2)))
        stage.window.handle(.pointerMoved(CGPoint(x: start.x + way.dx, y: start.y + way.dy)))
        let moved = pan.translation(in: nil)
        stage.window.handle(.pointerReleased(CGPoint(x: start.x + way.dx, y: start.y + way.dy)))

        #expect(states == (isRecognized ? [.began, .changed, .ended] : []))
        if isRecognized { #expect(moved == CGPoint(x: way.dx / 2, y: way.dy / 2)) }
    }
}
