import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("CATransition of a view") struct CATransitionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 40))
    private let view = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 40))

    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []

        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "stop") }
    }

    init() {
        stage.window.backgroundColor = UIColor(white: 0.5, alpha: 1)
        view.backgroundColor = .black
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func transition(
        _ type: CATransitionType = .fade, _ subtype: CATransitionSubtype? = nil, _ delegate: Listener? = nil
    ) -> CATransition {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.delegate) = (type, subtype, delegate)
        transition.duration = 1
        return transition
    }

    private func gray(_ x: Int, _ y: Int = 20) -> Int { Int(stage.pixel(x: x, y: y).bytes[0]) }

    @Test("A fade blends the old content into the new, and its delegate is called at both ends")
    func fade() {
        let listener = Listener()
        view.layer.add(transition(.fade, nil, listener), forKey: kCATransition)
        view.backgroundColor = .white
        let shown = (0..<5).map { _ in
            defer { stage.advance(by: 0.25) }
            return gray(50)
        }
        #expect(zip(shown, [0, 64, 128, 191, 255]).allSatisfy { abs($0 - $1) <= 1 }, "\(shown)")
        #expect(listener.heard == ["start", "end"] && view.layer.animationKeys() == nil)
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
    }

    /// The expected grays at the left, right, top and bottom of the view at the midpoint.
    struct Half: Sendable {
        var type: CATransitionType
        var subtype: CATransitionSubtype?
        var left, right, top, bottom: Int
    }

    @Test(
        "At the midpoint, half of the moving content is visible, clipped to the bounds",
        arguments: [
            Half(type: .push, subtype: .fromRight, left: 0, right: 255, top: 255, bottom: 255),
            Half(type: .push, subtype: .fromLeft, left: 255, right: 0, top: 0, bottom: 0),
            Half(type: .push, subtype: nil, left: 255, right: 0, top: 0, bottom: 0),
            Half(type: .moveIn, subtype: .fromTop, left: 255, right: 255, top: 0, bottom: 255),
            Half(type: .moveIn, subtype: .fromBottom, left: 0, right: 0, top: 255, bottom: 0),
            Half(type: .reveal, subtype: .fromBottom, left: 0, right: 0, top: 255, bottom: 0),
            Half(type: .reveal, subtype: .fromRight, left: 0, right: 255, top: 255, bottom: 255),
        ])
    func slides(_ half: Half) {
        view.layer.add(transition(half.type, half.subtype), forKey: kCATransition)
        view.backgroundColor = .white
        stage.advance(by: 0.5)
        #expect(gray(22, 22) == half.left && gray(78, 22) == half.right)
        #expect(gray(52, 2) == half.top && gray(52, 38) == half.bottom)
        #expect(gray(18) == 128 && gray(82) == 128)
        stage.advance(by: 0.5)
        #expect(gray(22) == 255 && gray(78) == 255)
    }

    @Test("startProgress and endProgress are applied; NaN runs the whole transition")
    func part() {
        let change = transition()
        (change.startProgress, change.endProgress) = (0.5, .nan)
        view.layer.add(change, forKey: nil)
        view.backgroundColor = .white
        stage.advance(by: 0)
        #expect(abs(gray(50) - 128) <= 1)
        (change.startProgress, change.endProgress) = (0.75, 0.25)
        view.layer.add(change, forKey: nil)
        view.backgroundColor = .black
        stage.advance(by: 0.5)
        // The old content has faded three quarters of the way to white, and a quarter of it is visible.
        #expect(abs(gray(50) - 48) <= 2)
    }

    @Test("Removing a transition shows the new content; a paused layer pauses its transition")
    func removed() {
        let listener = Listener()
        view.layer.add(transition(.push, .fromRight, listener), forKey: kCATransition)
        view.backgroundColor = .white
        stage.advance(by: 0.5)
        view.layer.timeOffset = view.layer.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.speed = 0
        stage.advance(by: 5)
        #expect(gray(22) == 0 && gray(78) == 255)
        let frames = stage.drawnFrames
        stage.advance(by: 1)
        #expect(stage.drawnFrames == frames)
        view.layer.removeAnimation(forKey: kCATransition)
        stage.advance(by: 0.1)
        #expect(gray(22) == 255 && gray(78) == 255 && listener.heard == ["start", "stop"])
    }

    @Test("Outside a window a transition has no effect; groups reject it and unknown types fade, with messages")
    func odd() {
        let alone = CALayer()
        alone.add(transition(), forKey: nil)
        view.layer.addSublayer(alone)
        stage.advance(by: 2)
        #expect(alone.animationKeys() == nil)

        let group = CAAnimationGroup()
        group.animations = [transition()]
        let messages = Diagnostics.messages {
            view.layer.add(group, forKey: nil)
            view.layer.add(transition(CATransitionType(rawValue: "cube")), forKey: nil)
        }
        #expect(messages.count == 2)
        #expect(messages.first?.contains("a transition cannot be in a group") == true)
        #expect(messages.last?.contains("type \"cube\" is not supported") == true)
        view.backgroundColor = .white
        stage.advance(by: 0.5)
        #expect(abs(gray(50) - 128) <= 1)
    }
}
