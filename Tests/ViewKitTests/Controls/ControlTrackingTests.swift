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

    @Test("Actions are sent for repeated presses, and as a press moves inside the control, out of it and back")
    func drags() {
        var log = ""
        for (event, letter): (UIControl.Event, String) in [
            (.touchDown, "d"), (.touchDownRepeat, "r"), (.touchDragInside, "i"), (.touchDragOutside, "o"),
            (.touchDragEnter, "E"), (.touchDragExit, "X"), (.touchUpInside, "u"),
        ] {
            pad.addAction(UIAction { _ in log += letter }, for: event)
        }
        var both = 0
        pad.addAction(UIAction { _ in both += 1 }, for: [.touchDragExit, .touchDragOutside])
        handle(.pointerPressed(CGPoint(x: 20, y: 20)))
        for x in [30, 150, 160, 40] { handle(.pointerMoved(CGPoint(x: x, y: 20))) }
        handle(.pointerReleased(CGPoint(x: 40, y: 20)))
        #expect(log == "dioXoiEu" && both == 2)
        log = ""
        for _ in 0..<2 { stage.click(at: CGPoint(x: 40, y: 20)) }
        #expect(log == "dudru")
    }

    @Test("An action receives the event of the touch that triggered it")
    func touches() {
        @MainActor final class Target: NSObject {
            var location: CGPoint?
            var isOther = false
            func press(_ sender: UIControl, _ event: UIEvent) {
                location = event.allTouches?.first?.location(in: sender)
                isOther = event.touches(for: UIView()) != nil || event.touches(for: sender) == nil
            }
        }
        let target = Target()
        pad.addTarget(target, action: Selector("press:forEvent:", Target.press(_:_:)), for: .touchDown)
        handle(.pointerPressed(CGPoint(x: 20, y: 30)))
        #expect(target.location == CGPoint(x: 10, y: 20) && !target.isOther)
        target.location = nil
        pad.sendActions(for: .touchDown)
        #expect(target.location == nil)
    }

    @Test("A touch that the control declines or stops tracking still triggers actions")
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
