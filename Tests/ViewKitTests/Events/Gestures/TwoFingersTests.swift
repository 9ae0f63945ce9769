import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIPinchGestureRecognizer and UIRotationGestureRecognizer")
struct TwoFingersTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var (mayBegin, mayShare) = (true, false)

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { mayShare }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let pinch = UIPinchGestureRecognizer()
    private let rotation = UIRotationGestureRecognizer()
    private let judge = Judge()
    private let middle = CGPoint(x: 100, y: 100)

    init() {
        stage.window.addSubview(view)
        view.addGestureRecognizer(pinch)
        stage.advance(by: 0)
    }

    private func turn(by distance: CGFloat, _ modifiers: UIKeyModifierFlags = .control) {
        stage.scroll(at: middle, by: CGVector(dx: 0, dy: distance), modifiers: modifiers)
    }

    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-9 }

    @Test("A Ctrl+wheel step scales by a tenth, and the pinch ends a quarter of a second after the last step")
    func wheel() {
        var log: [(state: UIGestureRecognizer.State, scale: CGFloat)] = []
        pinch.addHandler { [pinch] in log.append(($0.state, pinch.scale)) }

        turn(by: -60)
        #expect(log.map(\.state) == [.began, .changed])
        #expect(log.map(\.scale) == [1, 1.1])
        #expect(pinch.numberOfTouches == 2 && pinch.location(in: view) == middle)
        stage.advance(by: 0.2)
        turn(by: 60)
        #expect(near(log.last?.scale ?? 0, 1) && log.count == 3)
        stage.advance(by: 0.2)
        #expect(pinch.state == .changed)
        stage.advance(by: 0.1)
        #expect(log.last?.state == .ended && log.count == 4)
        #expect(pinch.state == .possible && pinch.scale == 1 && pinch.numberOfTouches == 0)
    }

    @Test("The scale can be reset, and the velocity is the scale's change per second")
    func scaleAndVelocity() {
        turn(by: -60)
        #expect(pinch.velocity == 0)
        stage.advance(by: 0.1)
        turn(by: -60)
        // The scale has changed from 1.1 to 1.21 in a tenth of a second.
        #expect(near(pinch.scale, 1.21) && near(pinch.velocity, 1.1))
        pinch.scale = 1
        #expect(near(pinch.velocity, 1 / 1.1))
        stage.advance(by: 0.1)
        turn(by: -60)
        #expect(near(pinch.scale, 1.1))
        var last = CGFloat.nan
        pinch.addHandler { [pinch] _ in last = pinch.velocity }
        stage.advance(by: 0.3)
        #expect(last == 0)
    }

    @Test("Fingers pinch when their distance has grown by a twentieth, and the pointer's touch is canceled")
    func fingers() {
        var (states, scales, taps): ([UIGestureRecognizer.State], [CGFloat], Int) = ([], [], 0)
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        pinch.addHandler { [pinch] in
            states.append($0.state)
            scales.append(pinch.scale)
        }

        stage.window.handle(.pointerPressed(middle))
        stage.pinch(at: middle, scale: 1.04)
        stage.window.handle(.pointerReleased(middle))
        #expect(states.isEmpty && taps == 0)

        stage.pinch(at: middle, scale: 2)
        #expect(states.first == .began && states.last == .ended)
        #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed } && states.count == 9)
        #expect(near(scales.last ?? 0, 2 / 1.125))
        stage.click(at: middle)
        #expect(taps == 1)
    }

    @Test("Both fingers have a location; an invalid touch index is reported")
    func places() {
        var places: [CGPoint] = []
        pinch.addHandler { [pinch, view] in
            if $0.state == .changed, places.isEmpty {
                places = [pinch.location(ofTouch: 0, in: view), pinch.location(ofTouch: 1, in: nil)]
            }
        }
        stage.pinch(at: middle, scale: 2)
        #expect(places == [CGPoint(x: 37.5, y: 100), CGPoint(x: 162.5, y: 100)])
        places = []
        turn(by: -60)
        #expect(places == [middle, middle])
        let messages = Diagnostics.messages {
            #expect(pinch.location(ofTouch: 2, in: view) == .zero && pinch.location(ofTouch: -1, in: nil) == .zero)
        }
        #expect(!messages.isEmpty)
    }

    @Test("Ctrl+Shift+wheel rotates by five degrees per step, and fingers rotate by their angle")
    func turning() {
        view.addGestureRecognizer(rotation)
        var angles: [CGFloat] = []
        rotation.addHandler { [rotation] in if $0.state != .began { angles.append(rotation.rotation) } }

        turn(by: 60, [.control, .shift])
        turn(by: 60, [.control, .shift])
        #expect(angles.count == 2 && near(angles[1], .pi / 18) && pinch.state == .possible)
        rotation.rotation = 0
        stage.advance(by: 0.1)
        stage.scroll(at: middle, by: CGVector(dx: -60, dy: 0), modifiers: [.control, .shift])
        #expect(near(angles[2], -.pi / 36) && near(rotation.velocity, -.pi / 3.6))
        stage.advance(by: 0.3)
        #expect(rotation.state == .possible && rotation.rotation == 0)

        angles = []
        stage.pinch(at: middle, turningBy: 3)
        // The gesture is recognized after the first of eight moves.
        #expect(near(angles.last ?? 0, 3 - 3.0 / 8))
    }

    @Test(
        "Of a pinch and a rotation in one gesture, the first is recognized, or both if a delegate allows it",
        arguments: [true, false])
    func simultaneous(isShared: Bool) {
        view.addGestureRecognizer(rotation)
        pinch.delegate = judge
        judge.mayShare = isShared
        var names: Set<String> = []
        pinch.addHandler { _ in names.insert("pinch") }
        rotation.addHandler { _ in names.insert("rotation") }

        stage.pinch(at: middle, scale: 2, turningBy: 2)
        #expect(names == (isShared ? ["pinch", "rotation"] : ["pinch"]))

        names = []
        turn(by: -60)
        turn(by: -60, [.control, .shift])
        #expect(names == ["pinch", "rotation"])
        #expect(pinch.state == (isShared ? .changed : .possible))
    }

    @Test("Ctrl+wheel scrolls if nothing pinches; without Ctrl the wheel always scrolls")
    func scrolling() {
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        view.addSubview(scrollView)
        stage.advance(by: 0)

        turn(by: 60)
        #expect(scrollView.contentOffset.y == 0 && pinch.state == .changed)
        turn(by: 60, [])
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 60 && pinch.state == .possible)
        pinch.isEnabled = false
        turn(by: 60)
        stage.advance(by: 1)
        #expect(scrollView.contentOffset.y == 120)
    }

    @Test("A refused gesture fails until the fingers are lifted")
    func refused() {
        var states: [UIGestureRecognizer.State] = []
        pinch.addHandler { states.append($0.state) }
        pinch.delegate = judge
        judge.mayBegin = false

        stage.pinch(at: middle, scale: 2)
        #expect(states.isEmpty)
        judge.mayBegin = true
        stage.pinch(at: middle, scale: 0.5)
        #expect(states.last == .ended)
    }

    @Test("Removing the view or recognizer cancels the gesture; invalid positions and numbers are safe")
    func roughly() {
        var states: [UIGestureRecognizer.State] = []
        pinch.addHandler { states.append($0.state) }
        turn(by: -60)
        view.removeFromSuperview()
        #expect(states.last == .cancelled && pinch.state == .possible)
        stage.advance(by: 1)

        stage.window.addSubview(view)
        stage.advance(by: 0)
        turn(by: -60)
        view.removeGestureRecognizer(pinch)
        #expect(states.last == .cancelled)
        stage.advance(by: 1)
        view.addGestureRecognizer(pinch)

        for distance in [.infinity, -.infinity, .nan, 1e300] as [CGFloat] { turn(by: distance) }
        #expect(pinch.scale.isFinite)
        pinch.scale = .nan
        #expect(pinch.scale.isFinite)
        stage.window.handle(.fingersMoved(CGPoint(x: CGFloat.nan, y: 0), middle))
        stage.window.handle(.fingersMoved(middle, middle))
        stage.window.handle(.fingersMoved(middle, CGPoint(x: 1e300, y: -1e300)))
        #expect(pinch.scale.isFinite && pinch.velocity.isFinite)
        stage.window.handle(.fingersLifted)
        stage.window.handle(.fingersLifted)
        stage.pinch(at: CGPoint(x: -500, y: 0), scale: 3)
        #expect(pinch.state == .possible)
    }
}
