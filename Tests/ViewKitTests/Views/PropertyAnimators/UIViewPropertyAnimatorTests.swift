import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct UIViewPropertyAnimatorTests {
    private let moved = AnimatedView()
    private var stage: OffscreenStage { moved.stage }
    private var view: UIView { moved.view }

    @Test("An animator does nothing until it starts, then runs to its end and completes")
    func run() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = moved.animator()
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.frame.minX == 0)

        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.frame.minX == 100)
        var places: [CGFloat] = []
        for _ in 0..<4 {
            places.append(moved.left)
            stage.advance(by: 0.25)
        }

        #expect(places == [0, 25, 50, 75])
        #expect(moved.left == 100)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(
        "fractionComplete scrubs linearly, whatever the curve",
        arguments: [.linear, .easeIn, .easeOut, .easeInOut] as [UIView.AnimationCurve])
    func scrub(curve: UIView.AnimationCurve) {
        let animator = moved.animator(curve)
        for part in [0, 0.1, 0.25, 0.5, 0.9, 1, 0.3] as [CGFloat] {
            animator.fractionComplete = part
            #expect(moved.isAt(100 * part))
            #expect(abs(animator.fractionComplete - part) < 1e-9)
        }
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        stage.advance(by: 10)
        #expect(moved.isAt(30))
    }

    @Test("Without scrubsLinearly the curve applies")
    func scrubByTime() {
        let animator = moved.animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let eased = Double(moved.left)
        #expect(eased > 25 && eased < 35)
        #expect(animator.fractionComplete == 0.5)
    }

    @Test("A pause keeps the presented values, and resuming takes the remaining time")
    func pause() {
        let animator = moved.animator(.easeInOut)
        animator.startAnimation()
        stage.advance(by: 0.3)
        let place = moved.left
        #expect(abs(animator.fractionComplete - 0.3) < 1e-9)

        animator.pauseAnimation()
        #expect(moved.isAt(place))
        #expect(abs(animator.fractionComplete - place / 100) < 1e-9)
        stage.advance(by: 5)
        #expect(moved.isAt(place))

        animator.fractionComplete += 0
        #expect(moved.isAt(place))
        animator.startAnimation()
        #expect(moved.isAt(place))
        stage.advance(by: 0.2)
        #expect(moved.isAt(50))
        stage.advance(by: 0.49)
        #expect(animator.isRunning)
        stage.advance(by: 0.02)
        #expect(!animator.isRunning)
    }

    @Test("Animations with a delay factor begin later and end with the others, in both directions")
    func delays() {
        let animator = moved.animator()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        func alpha() -> Float { view.layer.presentation()?.opacity ?? -1 }
        var shown: [Float] = []
        for part in [0, 0.25, 0.5, 0.75, 1, 0.625] as [CGFloat] {
            animator.fractionComplete = part
            shown.append(alpha())
        }
        #expect(shown == [1, 1, 1, 0.5, 0, 0.75])

        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.0625)
        #expect(abs(alpha() - 0.875) < 1e-6)
        stage.advance(by: 0.2)
        #expect(alpha() == 1)
        stage.advance(by: 0.5)
        #expect(view.alpha == 1)
    }

    @Test("Animations added while running end with the others")
    func addLater() {
        let animator = moved.animator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        #expect(moved.isAt(50))
        stage.advance(by: 0.25)
        #expect(moved.isAt(75))
        #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
        stage.advance(by: 0.25)
        #expect(!animator.isRunning)
    }

    @Test("startAnimation(afterDelay:) waits, and a pause during the delay stays at the beginning")
    func startDelay() {
        let animator = moved.animator()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.isRunning)
        stage.advance(by: 0.5)
        #expect(moved.isAt(0))
        animator.pauseAnimation()
        animator.startAnimation(afterDelay: 1)
        stage.advance(by: 1.25)
        #expect(moved.isAt(25))
        #expect(animator.delay == 1)
    }

    @Test("A spring overshoots, and physical parameters set the duration")
    func spring() {
        let swinging = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.frame.origin.x = 100 }
        swinging.startAnimation()
        stage.advance(by: 0.14)
        #expect(moved.left > 100)
        swinging.pauseAnimation()
        #expect(moved.left > 100)
        #expect(swinging.fractionComplete == 1)
        swinging.stopAnimation(true)

        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let physical = UIViewPropertyAnimator(duration: 17, timingParameters: parameters)
        #expect(physical.duration > 0.5 && physical.duration < 1.5)
    }

    @Test("With pausesOnCompletion the animator can be reversed at its end")
    func pausesOnCompletion() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = moved.animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(moved.isAt(100))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(moved.isAt(50))
        animator.pausesOnCompletion = false
        stage.advance(by: 0.5)
        #expect(ends == [.start])
    }
}
