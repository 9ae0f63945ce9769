import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIViewPropertyAnimator: views and other animations")
struct AnimatorSurroundingsTests {
    private let moved = AnimatedView()
    private var stage: OffscreenStage { moved.stage }
    private var view: UIView { moved.view }

    @Test("A non-interruptible animator ignores pause and stop")
    func interruption() {
        let animator = moved.animator()
        animator.isInterruptible = false
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        animator.fractionComplete = 0
        animator.stopAnimation(true)
        stage.advance(by: 0.25)
        #expect(moved.isAt(50))
    }

    @Test("With isUserInteractionEnabled off, animated views receive no touches while they move")
    func touches() {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let animator = moved.animator()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        stage.click(at: CGPoint(x: 110, y: 10))
        #expect(taps == 0)
        animator.pauseAnimation()
        stage.click(at: CGPoint(x: 110, y: 10))
        #expect(taps == 1)
    }

    @Test("Pausing an animator doesn't pause a property that a later animation has taken over")
    func adopted() {
        let animator = moved.animator()
        animator.addAnimations { view.alpha = 0 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        stage.advance(by: 0.25)
        #expect(moved.isAt(25))
        #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.25) < 1e-6)
    }

    @Test("Outside a window, views get their new values and the animator completes in the next turn")
    func withoutWindow() {
        let lone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { lone.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(ends.isEmpty)
        stage.advance(by: 0.1)
        #expect(ends == [.end])
        #expect(lone.alpha == 0)
    }

    @Test("A running animator is retained until it ends; a paused one completes when released")
    func lifetime() {
        weak var running: UIViewPropertyAnimator?
        do {
            let animator = moved.animator()
            animator.startAnimation()
            running = animator
        }
        stage.advance(by: 0.5)
        #expect(running != nil)
        #expect(moved.isAt(50))
        stage.advance(by: 0.5)
        #expect(running == nil)

        do {
            let still = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 0 }
            still.fractionComplete = 0.5
            #expect(moved.isAt(50))
        }
        #expect(moved.isAt(0))
    }

    @Test("Reversing restores a color, including nil")
    func color() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .red }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.isReversed = true
        stage.advance(by: 0.5)
        #expect(view.backgroundColor == nil)
    }

    @Test(
        "Invalid numbers and durations are safe",
        arguments: [0, -1, .nan, .infinity, 1e300] as [TimeInterval])
    func badNumbers(seconds: TimeInterval) {
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: seconds, dampingRatio: seconds) { view.alpha = 0.5 }
        animator.addAnimations({ view.frame.origin.x = 50 }, delayFactor: seconds)
        animator.addCompletion { _ in ends += 1 }
        animator.fractionComplete = seconds
        #expect((0...1).contains(animator.fractionComplete))
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(
                mass: seconds, stiffness: seconds, damping: seconds, initialVelocity: CGVector(dx: seconds, dy: 0)),
            durationFactor: seconds)
        stage.advance(by: 0.1)
        animator.isReversed = true
        animator.startAnimation(afterDelay: seconds)
        stage.advance(by: 0.1)
        animator.stopAnimation(true)
        animator.finishAnimation(at: .start)
        #expect(ends <= 1)
    }

    @Test("An animator can be restarted in its completion")
    func again() {
        var rounds = 0
        let animator = moved.animator()
        func round() {
            animator.addCompletion { _ in
                rounds += 1
                guard rounds < 3 else { return }
                animator.addAnimations { self.view.frame.origin.x = rounds % 2 == 1 ? 0 : 100 }
                round()
            }
            animator.startAnimation()
        }
        round()
        stage.advance(by: 3)
        #expect(rounds == 3)
    }

    @Test("runningPropertyAnimator starts its animation after the delay")
    func runningAnimator() {
        var ends: [UIViewAnimatingPosition] = []
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
            self.view.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 1)
        #expect(moved.isAt(50))
        stage.advance(by: 0.5)
        #expect(ends == [.end])
    }
}
