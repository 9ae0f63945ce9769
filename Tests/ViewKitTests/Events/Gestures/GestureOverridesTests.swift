import Foundation
import StageKit
import Testing
import ViewKit

/// Recognizers that override the methods that UIKit declares for subclasses, with UIKit's signatures.
@MainActor
@Suite("Overrides of gesture recognizers")
struct GestureOverridesTests {
    private final class Scribble: UIGestureRecognizer {
        var log: [String] = []
        var begins = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            log.append("began \(event.allTouches?.count ?? 0)")
            if begins { state = .began }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            log.append("moved")
            if begins { state = .changed }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            log.append("ended")
            state = .ended
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            log.append("cancelled \(event.allTouches?.count ?? 0)")
            state = .cancelled
        }

        override func reset() {
            super.reset()
            log.append("reset")
        }
    }

    private final class CountingTap: UITapGestureRecognizer {
        var creations = 0

        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            creations += 1
        }
    }

    private final class Stubborn: UITapGestureRecognizer {
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    @Test("A subclass that overrides only init(target:action:) has the other initializers, too")
    func initializers() {
        #expect(CountingTap().creations == 1)
        var handlerCalls = 0
        let tap = CountingTap { _ in handlerCalls += 1 }
        view.addGestureRecognizer(tap)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(tap.creations == 1 && handlerCalls == 1)
    }

    @Test("A recognizer receives the phases of a touch with its event")
    func phases() {
        let scribble = Scribble()
        view.addGestureRecognizer(scribble)
        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        stage.window.handle(.pointerMoved(CGPoint(x: 40, y: 20)))
        #expect(scribble.state == .changed)
        stage.window.handle(.pointerReleased(CGPoint(x: 40, y: 20)))
        #expect(scribble.log == ["began 1", "moved", "ended", "reset"] && scribble.state == .possible)
    }

    @Test("A canceled touch cancels a gesture in progress once", arguments: [true, false])
    func cancellation(isInProgress: Bool) {
        var states: [UIGestureRecognizer.State] = []
        let scribble = Scribble { states.append($0.state) }
        scribble.begins = isInProgress
        view.addGestureRecognizer(scribble)
        stage.window.handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        view.removeFromSuperview()
        #expect(scribble.log == ["began 1", "cancelled 1", "reset"] && scribble.state == .possible)
        // A gesture that was never recognized calls no handlers.
        #expect(states == (isInProgress ? [.began, .cancelled] : []))
    }

    @Test("A recognizer that another one has prevented receives no canceled touch")
    func prevention() {
        let (scribble, pan) = (Scribble(), UIPanGestureRecognizer())
        scribble.begins = false
        view.addGestureRecognizer(scribble)
        view.addGestureRecognizer(pan)
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
        #expect(!scribble.log.contains("cancelled 1") && scribble.log.last == "reset")
    }

    @Test("A recognizer can refuse to be prevented by others")
    func refusal() {
        var names: [String] = []
        view.addGestureRecognizer(UITapGestureRecognizer { _ in names.append("first") })
        view.addGestureRecognizer(UITapGestureRecognizer { _ in names.append("second") })
        view.addGestureRecognizer(Stubborn { _ in names.append("stubborn") })
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(names == ["first", "stubborn"])
    }
}
