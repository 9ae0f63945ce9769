import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct UIViewPropertyAnimatorTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 20))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// What is shown of the view.
    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.frame.origin.x = 100 }
    }

    private func isAt(_ place: CGFloat) -> Bool { abs(left - place) < 1e-6 }

    @Test("It does nothing before it is started; then it runs to its end and says so")
    func run() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.frame.minX == 0)

        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.frame.minX == 100)
        var places: [CGFloat] = []
        for _ in 0..<4 {
            places.append(left)
            stage.advance(by: 0.25)
        }

        #expect(places == [0, 25, 50, 75])
        #expect(left == 100)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(
        "Scrubbed by hand, the way is as much as is said, whatever the curve",
        arguments: [.linear, .easeIn, .easeOut, .easeInOut] as [UIView.AnimationCurve])
    func scrub(curve: UIView.AnimationCurve) {
        let animator = animator(curve)
        for part in [0, 0.1, 0.25, 0.5, 0.9, 1, 0.3] as [CGFloat] {
            animator.fractionComplete = part
            #expect(isAt(100 * part))
            #expect(abs(animator.fractionComplete - part) < 1e-9)
        }
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        stage.advance(by: 10)
        #expect(isAt(30))
    }

    @Test("Without scrubsLinearly the curve counts")
    func scrubByTime() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let eased = Double(left)
        #expect(eased > 25 && eased < 35)
        #expect(animator.fractionComplete == 0.5)
    }

    @Test("A pause changes nothing of what is shown, and going on takes what is left of the time")
    func pause() {
        let animator = animator(.easeInOut)
        animator.startAnimation()
        stage.advance(by: 0.3)
        let place = left
        #expect(abs(animator.fractionComplete - 0.3) < 1e-9)

        animator.pauseAnimation()
        #expect(isAt(place))
        #expect(abs(animator.fractionComplete - place / 100) < 1e-9)
        stage.advance(by: 5)
        #expect(isAt(place))

        animator.fractionComplete += 0
        #expect(isAt(place))
        animator.startAnimation()
        #expect(isAt(place))
        stage.advance(by: 0.2)
        #expect(isAt(50))
        stage.advance(by: 0.49)
        #expect(animator.isRunning)
        stage.advance(by: 0.02)
        #expect(!animator.isRunning)
    }

    @Test("Reversed it goes back the way that it came, and ends with the values from before")
    func reverse() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.75)
        animator.isReversed = true
        #expect(isAt(75))
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        stage.advance(by: 0.5)
        #expect(isAt(25))
        animator.isReversed = false
        stage.advance(by: 0.25)
        #expect(isAt(50))
        animator.isReversed = true
        stage.advance(by: 0.5)

        #expect(ends == [.start])
        #expect(view.frame.minX == 0)
        #expect(left == 0)
    }

    @Test("Reversed while it stands still, its fraction counts from the other end")
    func reverseWhileStill() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(isAt(25))
        #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
        animator.fractionComplete = 0.9
        #expect(isAt(10))
    }

    @Test("Reversed before it begins, it goes from the new values to those from before")
    func reverseAtFirst() {
        let animator = animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(isAt(100))
        stage.advance(by: 0.25)
        #expect(isAt(75))
        stage.advance(by: 0.75)
        #expect(view.frame.minX == 0)
    }

    @Test(
        "Stopped, the view has what is shown, and what finishes it says where it stays",
        arguments: [(.end, 100), (.start, 0), (.current, 40)] as [(UIViewAnimatingPosition, CGFloat)])
    func stop(position: UIViewAnimatingPosition, place: CGFloat) {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.4)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(isAt(40))
        stage.advance(by: 3)
        #expect(isAt(40))
        #expect(ends.isEmpty)

        animator.finishAnimation(at: position)
        #expect(ends == [position])
        #expect(abs(view.frame.minX - place) < 1e-6)
        #expect(isAt(place))
        #expect(animator.state == .inactive)
    }

    @Test("Stopped without finishing, nobody is told, and it can begin anew")
    func stopForGood() {
        var ends = 0
        let animator = animator()
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        stage.advance(by: 0.4)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.frame.minX - 40) < 1e-6)
        stage.advance(by: 2)
        #expect(ends == 0)

        animator.addAnimations { view.frame.origin.x = 140 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(isAt(90))
    }

    @Test(
        "It goes on with another curve or another duration",
        arguments: [(0, false, 0.5), (1, false, 1), (2, false, 2), (0, true, 0.5), (1, true, 1)])
    func goOn(factor: CGFloat, isReversed: Bool, seconds: TimeInterval) {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.isReversed = isReversed
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: factor)
        #expect(isAt(50))
        stage.advance(by: seconds / 2)
        let reached = abs(left - 50)
        #expect(reached > 14 && reached < 17)
        #expect(isReversed == (left < 50))
        animator.pauseAnimation()
        #expect(abs(abs(left - 50) - reached) < 1e-6)
        animator.startAnimation()
        stage.advance(by: seconds / 2 - 0.01)
        #expect(animator.isRunning)
        stage.advance(by: 0.02)
        #expect(!animator.isRunning)
        #expect(view.frame.minX == (isReversed ? 0 : 100))
    }

    @Test("Changes with a delay begin later and end with the others, there and back")
    func delays() {
        let animator = animator()
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

    @Test("Changes that are added on the way end with the others")
    func addLater() {
        let animator = animator()
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        #expect(isAt(50))
        stage.advance(by: 0.25)
        #expect(isAt(75))
        #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
        stage.advance(by: 0.25)
        #expect(!animator.isRunning)
    }

    @Test("The delay of a start is waited for, and a pause in it stands at the beginning")
    func startDelay() {
        let animator = animator()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.isRunning)
        stage.advance(by: 0.5)
        #expect(isAt(0))
        animator.pauseAnimation()
        animator.startAnimation(afterDelay: 1)
        stage.advance(by: 1.25)
        #expect(isAt(25))
        #expect(animator.delay == 1)
    }

    @Test("A spring swings over, and takes as long as physics says where that is given")
    func spring() {
        let swinging = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.frame.origin.x = 100 }
        swinging.startAnimation()
        stage.advance(by: 0.14)
        #expect(left > 100)
        swinging.pauseAnimation()
        #expect(left > 100)
        #expect(swinging.fractionComplete == 1)
        swinging.stopAnimation(true)

        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let physical = UIViewPropertyAnimator(duration: 17, timingParameters: parameters)
        #expect(physical.duration > 0.5 && physical.duration < 1.5)
    }

    @Test("At its end it waits to be turned where it pauses on completion")
    func pausesOnCompletion() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(isAt(100))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(isAt(50))
        animator.pausesOnCompletion = false
        stage.advance(by: 0.5)
        #expect(ends == [.start])
    }

    @Test("One that is not interruptible runs on")
    func interruption() {
        let animator = animator()
        animator.isInterruptible = false
        animator.startAnimation()
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        animator.fractionComplete = 0
        animator.stopAnimation(true)
        stage.advance(by: 0.25)
        #expect(isAt(50))
    }

    @Test("Touches do not reach its views while they move, where it says so")
    func touches() {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let animator = animator()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        stage.click(at: CGPoint(x: 110, y: 10))
        #expect(taps == 0)
        animator.pauseAnimation()
        stage.click(at: CGPoint(x: 110, y: 10))
        #expect(taps == 1)
    }

    @Test("A property that another animation takes is left to that one")
    func takenOver() {
        let animator = animator()
        animator.addAnimations { view.alpha = 0 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        stage.advance(by: 0.25)
        animator.pauseAnimation()
        stage.advance(by: 0.25)
        #expect(isAt(25))
        #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.25) < 1e-6)
    }

    @Test("Views in no window have their new values, and it is over in the next turn")
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

    @Test("It runs on when it is let go of; one that stands still is over then")
    func lifetime() {
        weak var running: UIViewPropertyAnimator?
        do {
            let animator = animator()
            animator.startAnimation()
            running = animator
        }
        stage.advance(by: 0.5)
        #expect(running != nil)
        #expect(isAt(50))
        stage.advance(by: 0.5)
        #expect(running == nil)

        do {
            let still = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 0 }
            still.fractionComplete = 0.5
            #expect(isAt(50))
        }
        #expect(isAt(0))
    }

    @Test("A colour comes back, and none is none again")
    func color() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .red }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.isReversed = true
        stage.advance(by: 0.5)
        #expect(view.backgroundColor == nil)
    }

    @Test(
        "Numbers that are none, and durations that are nothing, do no harm",
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

    @Test("Its completion may start it anew")
    func again() {
        var rounds = 0
        let animator = animator()
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

    @Test("A running one is made in one call")
    func runningAnimator() {
        var ends: [UIViewAnimatingPosition] = []
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
            self.view.frame.origin.x = 100
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 1)
        #expect(isAt(50))
        stage.advance(by: 0.5)
        #expect(ends == [.end])
    }
}
