import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Touch tracking of UIControl")
struct ControlTrackingTests {
    private final class Pad: UIControl {
        var log: [String] = []
        var follows = true
        var stopsAfter = Int.max

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return follows
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            let (new, old) = (touch.location(in: self), touch.previousLocation(in: self))
            log.append("\(Int(old.x)) to \(Int(new.x))")
            return log.count < stopsAfter
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            log.append("end \(isTouchInside ? "inside" : "outside")")
        }
        override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let pad = Pad(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

    init() {
        stage.window.addSubview(pad)
        stage.advance(by: 0)
    }

    private func handle(_ events: InputEvent...) {
        for event in events { stage.window.handle(event) }
    }

    @Test("The control's tracking methods are called when a touch begins, moves and ends")
    func follow() {
        handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        #expect(pad.isTracking && pad.isTouchInside)
        handle(.pointerMoved(CGPoint(x: 30, y: 20)), .pointerMoved(CGPoint(x: 150, y: 20)))
        #expect(pad.isTracking && !pad.isTouchInside)
        handle(.pointerReleased(CGPoint(x: 150, y: 20)))
        #expect(pad.log == ["begin", "10 to 20", "20 to 140", "end outside"])
        #expect(!pad.isTracking && !pad.isTouchInside)
    }

    @Test("A touch that the control declines or stops tracking still sends its actions")
    func reject() {
        var uses = 0
        pad.addAction(UIAction { _ in uses += 1 }, for: .touchUpInside)
        pad.follows = false
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(pad.log == ["begin"])
        pad.log = []
        pad.follows = true
        pad.stopsAfter = 2
        handle(
            .pointerPressed(CGPoint(x: 20, y: 20)), .pointerMoved(CGPoint(x: 30, y: 20)),
            .pointerMoved(CGPoint(x: 40, y: 20)), .pointerReleased(CGPoint(x: 40, y: 20)))
        #expect(pad.log == ["begin", "10 to 20"])
        #expect(uses == 2)
    }

    @Test("A canceled touch cancels tracking, and a disabled control does not track")
    func cancel() {
        let holder = UIView(frame: stage.window.bounds)
        stage.window.addSubview(holder)
        holder.addSubview(pad)
        holder.addGestureRecognizer(UIPanGestureRecognizer())
        stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 90, y: 20))
        #expect(pad.log.first == "begin" && pad.log.last == "cancel")
        #expect(!pad.isTracking)
        pad.log = []
        pad.isEnabled = false
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(pad.log.isEmpty)
    }
}
