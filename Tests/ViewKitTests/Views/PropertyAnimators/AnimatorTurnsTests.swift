import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIViewPropertyAnimator: reversing and stopping")
struct AnimatorTurnsTests {
    private let moved = AnimatedView()
    private var stage: OffscreenStage { moved.stage }
    private var view: UIView { moved.view }

    @Test("A reversed animator runs back and ends with the original values")
    func reverse() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = moved.animator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.75)
        animator.isReversed = true
        #expect(moved.isAt(75))
        #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
        stage.advance(by: 0.5)
        #expect(moved.isAt(25))
        animator.isReversed = false
        stage.advance(by: 0.25)
        #expect(moved.isAt(50))
        animator.isReversed = true
        stage.advance(by: 0.5)

        #expect(ends == [.start])
        #expect(view.frame.minX == 0)
        #expect(moved.left == 0)
    }

    @Test("Reversing a paused animator counts its fraction from the other end")
    func reverseWhileStill() {
        let animator = moved.animator(.easeIn)
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(moved.isAt(25))
        #expect(abs(animator.fractionComplete - 0.75) < 1e-9)
        animator.fractionComplete = 0.9
        #expect(moved.isAt(10))
    }

    @Test("An animator reversed before its start runs from the new values to the original ones")
    func reverseAtFirst() {
        let animator = moved.animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(moved.isAt(100))
        stage.advance(by: 0.25)
        #expect(moved.isAt(75))
        stage.advance(by: 0.75)
        #expect(view.frame.minX == 0)
    }

    @Test(
        "A stopped animator keeps the presented values; finishAnimation sets the final ones",
        arguments: [(.end, 100), (.start, 0), (.current, 40)] as [(UIViewAnimatingPosition, CGFloat)])
    func stop(position: UIViewAnimatingPosition, place: CGFloat) {
        var ends: [UIViewAnimatingPosition] = []
        let animator = moved.animator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 0.4)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(moved.isAt(40))
        stage.advance(by: 3)
        #expect(moved.isAt(40))
        #expect(ends.isEmpty)

        animator.finishAnimation(at: position)
        #expect(ends == [position])
        #expect(abs(view.frame.minX - place) < 1e-6)
        #expect(moved.isAt(place))
        #expect(animator.state == .inactive)
    }

    @Test("Stopping without finishing calls no completion, and the animator can start again")
    func stopForGood() {
        var ends = 0
        let animator = moved.animator()
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
        #expect(moved.isAt(90))
    }

    @Test(
        "continueAnimation applies the given curve and duration factor to the remaining animation",
        arguments: [(0, false, 0.5), (1, false, 1), (2, false, 2), (0, true, 0.5), (1, true, 1)])
    func goOn(factor: CGFloat, isReversed: Bool, seconds: TimeInterval) {
        let animator = moved.animator()
        animator.fractionComplete = 0.5
        animator.isReversed = isReversed
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: factor)
        #expect(moved.isAt(50))
        stage.advance(by: seconds / 2)
        let reached = abs(moved.left - 50)
        #expect(reached > 14 && reached < 17)
        #expect(isReversed == (moved.left < 50))
        animator.pauseAnimation()
        #expect(abs(abs(moved.left - 50) - reached) < 1e-6)
        animator.startAnimation()
        stage.advance(by: seconds / 2 - 0.01)
        #expect(animator.isRunning)
        stage.advance(by: 0.02)
        #expect(!animator.isRunning)
        #expect(view.frame.minX == (isReversed ? 0 : 100))
    }
}
