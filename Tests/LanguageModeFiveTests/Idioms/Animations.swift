import StageKit
import Testing
import UIKit

@Suite("Animation idioms")
@MainActor
struct AnimationIdioms {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    @Test("Animation blocks animate views")
    func blocks() {
        let view = makeView()
        var steps: [String] = []
        UIView.animate(withDuration: 0.3) { view.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }, completion: { _ in steps.append("shown") })
        UIView.animate(withDuration: 0.2, delay: 0.1, options: [.curveEaseInOut, .beginFromCurrentState]) {
            view.frame.origin.y = 30
        }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5, options: []
        ) { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction,
            animations: {
                view.backgroundColor = .red
            }, completion: { if $0 { steps.append("red") } })
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [.calculationModeCubic],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
            })
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        UIView.setAnimationsEnabled(true)
        stage.advance(by: 2)
        #expect(steps.sorted() == ["red", "shown"])
        #expect(UIView.areAnimationsEnabled && view.alpha == 1 && view.center.x == 50)
    }

    @Test("A repeating animation runs until it is stopped")
    func repeating() {
        let view = makeView()
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.alpha = 0.2 }
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.fromValue = 0
        spin.toValue = CGFloat.pi * 2
        spin.duration = 1
        spin.repeatCount = .infinity
        spin.isRemovedOnCompletion = false
        view.layer.add(spin, forKey: "spin")
        stage.advance(by: 0.75)
        let isSpinning = view.layer.animation(forKey: "spin") != nil
        let shown = view.layer.presentation()?.opacity ?? 1
        view.layer.removeAnimation(forKey: "spin")
        view.layer.removeAllAnimations()
        #expect(isSpinning && shown < 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("A layer's animations pause and resume")
    func pausing() {
        let view = makeView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        stage.advance(by: 0.25)
        let pausedTime = view.layer.convertTime(CACurrentMediaTime(), from: nil)
        view.layer.speed = 0
        view.layer.timeOffset = pausedTime
        stage.advance(by: 4)
        let paused = view.layer.presentation()?.opacity ?? 0
        view.layer.speed = 1
        view.layer.timeOffset = 0
        view.layer.beginTime = 0
        let timeSincePause = view.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
        view.layer.beginTime = timeSincePause
        stage.advance(by: 0.25)
        #expect(abs(paused - 0.75) < 0.01)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    }

    @Test("A layer transition is added under the key transition, and removed when it ends")
    func layerTransitions() {
        let view = makeView()
        let transition = CATransition()
        transition.duration = 0.3
        transition.type = .moveIn
        transition.subtype = .fromTop
        view.layer.add(transition, forKey: kCATransition)
        view.backgroundColor = .green
        #expect(view.layer.animationKeys() == ["transition"])
        stage.advance(by: 0.5)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Animation objects run on layers, and call their delegate")
    func objects() {
        final class Listener: NSObject, CAAnimationDelegate {
            var heard: [String] = []
            func animationDidStart(_ animation: CAAnimation) { heard.append("start") }
            func animationDidStop(_ animation: CAAnimation, finished flag: Bool) { heard.append("stop \(flag)") }
        }
        let (view, listener) = (makeView(), Listener())
        let fade = CABasicAnimation(keyPath: #"opacity"#)
        fade.byValue = -0.5
        fade.duration = 0.25
        fade.autoreverses = true
        fade.beginTime = CACurrentMediaTime() + 0.1
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.fillMode = .forwards
        fade.delegate = listener
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, 10, -10, 10, 0]
        shake.keyTimes = [0, 0.16, 0.5, 0.83, 1]
        shake.calculationMode = .linear
        shake.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .linear), count: 4)
        let bounce = CASpringAnimation(keyPath: "transform.scale")
        bounce.mass = 1
        bounce.stiffness = 200
        bounce.damping = 10
        bounce.initialVelocity = 2
        bounce.duration = bounce.settlingDuration
        let group = CAAnimationGroup()
        group.animations = [shake, bounce]
        group.duration = 0.6
        view.layer.add(fade, forKey: nil)
        view.layer.add(group, forKey: "entry")
        let curve = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
        stage.advance(by: 2)
        #expect(listener.heard == ["start", "stop true"])
        #expect(curve != CAMediaTimingFunction(name: .linear))
    }

    @Test("Constraint changes are animated")
    func constraints() {
        let (view, inner) = (makeView(), UIView())
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = inner.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        stage.advance(by: 0)
        width.constant = 40
        UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        stage.advance(by: 0.1)
        let between = inner.layer.presentation()?.bounds.width ?? 0
        stage.advance(by: 1)
        #expect(between > 10 && between < 40)
        #expect(inner.bounds.width == 40)
    }

    @Test("A display link fires in each frame, and has a timestamp and a duration")
    func timers() {
        final class Counter {
            var ticks = 0
        }
        let counter = Counter()
        stage.advance(by: 0)
        let link = CADisplayLink.scheduled(for: stage.window.layer) { _ in counter.ticks += 1 }
        stage.advance(by: 0.5)
        link.isPaused = true
        let seen = (link.timestamp, link.duration)
        link.invalidate()
        #expect(counter.ticks > 5)
        #expect(seen.0 > 0 && seen.1 > 0)
    }
}
