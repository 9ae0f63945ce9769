import QuartzCore
import StageKit
import Testing
import UIKit

@Suite("Idioms of property animators, view transitions, text layers and replicators")
@MainActor
struct AnimatorIdioms {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    func makeView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    @Test("A property animator runs, pauses, and can be scrubbed, reversed and stopped")
    func animator() {
        let view = makeView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
        animator.addCompletion { ends.append($0) }
        animator.addAnimations { view.alpha = 0.5 }
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        let isRunning = animator.state == .active && animator.isRunning
        stage.advance(by: 2)
        let spring = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { view.center.y = 80 }
        spring.startAnimation(afterDelay: 0.1)
        stage.advance(by: 0.2)
        spring.stopAnimation(true)
        let timed = UIViewPropertyAnimator(
            duration: 0.3, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
        timed.addAnimations { view.backgroundColor = .systemGreen }
        timed.startAnimation()
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, options: []) { view.alpha = 1 }
        stage.advance(by: 1)
        #expect(isRunning && ends == [.start])
        #expect(view.frame.origin.x == 0 && view.alpha == 1)
    }

    @Test("A view transition animates a content change")
    func transitions() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        stage.window.addSubview(label)
        stage.advance(by: 0)
        var isDone = false
        UIView.transition(
            with: label, duration: 0.3, options: .transitionCrossDissolve,
            animations: {
                label.text = "After"
            }, completion: { _ in isDone = true })
        stage.advance(by: 1)
        let next = UIView(frame: label.frame)
        UIView.transition(from: label, to: next, duration: 0.2, options: [.transitionCrossDissolve], completion: nil)
        stage.advance(by: 1)
        #expect(isDone && label.text == "After")
        #expect(next.superview === stage.window && label.superview == nil)
    }

    @Test("Text layers are configured, and the copies of a replicator layer are drawn")
    func layers() {
        let text = CATextLayer()
        text.string = "12"
        text.font = UIFont.systemFont(ofSize: 14)
        text.fontSize = 14
        text.foregroundColor = UIColor.label.cgColor
        text.alignmentMode = .center
        text.isWrapped = true
        text.truncationMode = .end
        text.contentsScale = UIScreen.main.scale
        text.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let dots = CAReplicatorLayer()
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 30, width: 10, height: 10)
        dot.backgroundColor = UIColor.red.cgColor
        dots.addSublayer(dot)
        dots.instanceCount = 3
        dots.instanceDelay = 0.1
        dots.instanceAlphaOffset = -0.25
        dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        stage.window.layer.addSublayer(text)
        stage.window.layer.addSublayer(dots)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 35) == UIColor.red)
        #expect(stage.pixel(x: 25, y: 35) != stage.pixel(x: 15, y: 35))
    }
}
