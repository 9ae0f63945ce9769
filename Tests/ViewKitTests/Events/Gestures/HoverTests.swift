import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIHoverGestureRecognizer")
struct HoverTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    init() {
        stage.window.addSubview(view)
        view.addSubview(inner)
        stage.advance(by: 0)
    }

    @Test("A hover begins when the pointer enters the view, changes with its moves, even over subviews, and ends")
    func hover() {
        var heard: [(UIGestureRecognizer.State, CGPoint)] = []
        let recognizer = UIHoverGestureRecognizer { [view] in heard.append(($0.state, $0.location(in: view))) }
        view.addGestureRecognizer(recognizer)
        for place in [CGPoint(x: 5, y: 5), CGPoint(x: 25, y: 25), CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 40)] {
            stage.window.handle(.pointerMoved(place))
        }
        stage.window.handle(.pointerMoved(CGPoint(x: 90, y: 90)))
        #expect(heard.map(\.0) == [.began, .changed, .ended])
        #expect(heard.map(\.1) == [CGPoint(x: 5, y: 5), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 20)])
        #expect(recognizer.state == .possible)
    }

    @Test("A hover ends when the pointer leaves the window, the recognizer is disabled, or the view is removed")
    func ends() {
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UIHoverGestureRecognizer { states.append($0.state) }
        inner.addGestureRecognizer(recognizer)
        stage.window.handle(.pointerMoved(CGPoint(x: 40, y: 40)))
        stage.window.handle(.pointerMoved(nil))
        stage.window.handle(.pointerMoved(CGPoint(x: 40, y: 40)))
        recognizer.isEnabled = false
        recognizer.isEnabled = true
        stage.window.handle(.pointerMoved(CGPoint(x: 41, y: 40)))
        inner.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(states == [.began, .ended, .began, .ended, .began, .ended])
    }

    @Test("Clicks and taps work as without a hover recognizer")
    func touches() {
        var (taps, hovers) = (0, 0)
        view.addGestureRecognizer(UIHoverGestureRecognizer { _ in hovers += 1 })
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        stage.click(at: CGPoint(x: 25, y: 25))
        #expect(taps == 1)
        #expect(hovers == 1)
    }
}
