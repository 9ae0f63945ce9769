import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Gesture recognizers")
struct GestureTests {
    /// A view that records its touches.
    private final class Witness: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let inner = Witness(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.advance(by: 0)
    }

    private func press(_ x: CGFloat, _ y: CGFloat) { stage.window.handle(.pointerPressed(CGPoint(x: x, y: y))) }
    private func move(_ x: CGFloat, _ y: CGFloat) { stage.window.handle(.pointerMoved(CGPoint(x: x, y: y))) }
    private func lift(_ x: CGFloat, _ y: CGFloat) { stage.window.handle(.pointerReleased(CGPoint(x: x, y: y))) }

    @Test("A tap in a view is recognized by a superview and cancels the view's touch")
    func tap() {
        var places: [CGPoint] = []
        let tap = UITapGestureRecognizer { [inner] in places.append($0.location(in: inner)) }
        outer.addGestureRecognizer(tap)

        stage.click(at: CGPoint(x: 60, y: 70))
        #expect(places == [CGPoint(x: 10, y: 20)])
        #expect(inner.log == ["began", "cancelled"])
        #expect(tap.state == .possible)

        tap.cancelsTouchesInView = false
        inner.log = []
        stage.click(at: CGPoint(x: 60, y: 70))
        #expect(inner.log == ["began", "ended"])

        tap.isEnabled = false
        stage.click(at: CGPoint(x: 60, y: 70))
        #expect(places.count == 2)
    }

    @Test("A press that moves is not a tap")
    func movedTap() {
        var taps = 0
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })

        press(60, 60)
        move(75, 60)
        lift(60, 60)

        #expect(taps == 0)
        #expect(inner.log == ["began", "moved", "moved", "ended"])
    }

    @Test("A double tap is recognized only if its taps follow quickly")
    func doubleTap() {
        var taps = 0
        let recognizer = UITapGestureRecognizer { _ in taps += 1 }
        recognizer.numberOfTapsRequired = 2
        outer.addGestureRecognizer(recognizer)

        stage.click(at: CGPoint(x: 10, y: 10))
        stage.advance(by: 0.5)
        stage.click(at: CGPoint(x: 10, y: 10))
        #expect(taps == 0)
        stage.advance(by: 0.2)
        stage.click(at: CGPoint(x: 10, y: 10))
        #expect(taps == 1)
    }

    @Test("A pan begins after ten points, reports its translation and velocity, and ends")
    func pan() {
        var log: [String] = []
        let pan = UIPanGestureRecognizer { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            log.append("\(pan.state) \(pan.translation(in: nil).x) \(pan.velocity(in: nil).x.rounded())")
        }
        outer.addGestureRecognizer(pan)

        press(60, 60)
        move(65, 60)
        stage.advance(by: 0.0625)
        move(70, 60)
        stage.advance(by: 0.0625)
        move(90, 60)
        lift(90, 60)

        #expect(log == ["began 0.0 160.0", "changed 20.0 320.0", "ended 20.0 320.0"])
        #expect(inner.log == ["began", "moved", "cancelled"])
    }

    @Test("A long press is recognized after its duration and takes precedence over a tap")
    func longPress() {
        var log: [String] = []
        outer.addGestureRecognizer(UILongPressGestureRecognizer { log.append("long \($0.state)") })
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("tap") })

        press(60, 60)
        stage.advance(by: 0.49)
        #expect(log.isEmpty)
        stage.advance(by: 0.02)
        #expect(log == ["long began"])
        lift(60, 60)
        #expect(log == ["long began", "long ended"])
        #expect(inner.log == ["began", "cancelled"])

        log = []
        stage.click(at: CGPoint(x: 60, y: 60))
        stage.advance(by: 1)
        #expect(log == ["tap"])
    }

    @Test("Among equal recognizers, the one closest to the touched view is triggered")
    func nearest() {
        var log: [String] = []
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("outer") })
        inner.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("inner") })

        stage.click(at: CGPoint(x: 60, y: 60))
        stage.click(at: CGPoint(x: 10, y: 10))

        #expect(log == ["inner", "outer"])
    }

    @Test("Removing a view cancels its gesture")
    func removal() {
        var log: [String] = []
        inner.addGestureRecognizer(UIPanGestureRecognizer { log.append("\($0.state)") })

        press(60, 60)
        move(80, 60)
        inner.removeFromSuperview()
        lift(80, 60)

        #expect(log == ["began", "cancelled"])
    }

    @Test("Translation and velocity of a pan are in the coordinates of the given view")
    func panInTransformedView() {
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi)
        outer.addSubview(turned)
        let pan = UIPanGestureRecognizer()
        outer.addGestureRecognizer(pan)

        press(60, 60)
        stage.advance(by: 0.0625)
        move(80, 60)
        stage.advance(by: 0.0625)
        move(100, 70)
        #expect(
            pan.translation(in: nil) == CGPoint(x: 20, y: 10) && pan.translation(in: outer) == CGPoint(x: 20, y: 10))
        #expect(pan.translation(in: inner) == CGPoint(x: 10, y: 5))
        #expect(pan.velocity(in: nil) == CGPoint(x: 320, y: 160) && pan.velocity(in: inner) == CGPoint(x: 160, y: 80))
        let back = pan.translation(in: turned)
        #expect(abs(back.x + 20) < 1e-9 && abs(back.y + 10) < 1e-9)

        pan.setTranslation(CGPoint(x: 3, y: 0), in: inner)
        #expect(pan.translation(in: inner) == CGPoint(x: 3, y: 0) && pan.translation(in: nil) == CGPoint(x: 6, y: 0))
        pan.setTranslation(.zero, in: outer)
        #expect(pan.translation(in: outer) == .zero && pan.translation(in: outer).x.sign == .plus)
    }
}
