import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView.animateKeyframes")
struct KeyframeAnimationTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 20))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private static let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The x coordinate of the view as presented.
    private var left: CGFloat { view.layer.presentation()?.frame.minX ?? -1 }

    private func move(to x: CGFloat) { view.frame.origin.x = x }

    @Test("Keyframes run in order, with no movement in the gaps between them")
    func order() {
        var ends: [Bool] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { move(to: 40) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { move(to: 80) }
        } completion: {
            ends.append($0)
        }
        #expect(view.frame.minX == 80)

        var places: [CGFloat] = []
        for _ in 0..<8 {
            stage.advance(by: 0.125)
            places.append(left)
        }
        #expect(places == [20, 40, 40, 40, 60, 80, 80, 80])
        #expect(ends == [true])
    }

    @Test("The whole animation has a delay and easing, and can begin from the current state")
    func timing() {
        UIView.animateKeyframes(withDuration: 1, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { move(to: 80) }
        }
        stage.advance(by: 0.9)
        #expect(left == 0)
        stage.advance(by: 0.2)
        #expect(left > 0 && left < 4)
        stage.advance(by: 0.4)
        #expect(abs(left - 40) < 0.5)

        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.linear, .beginFromCurrentState]) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { move(to: 0) }
        }
        stage.advance(by: 0.25)
        #expect(abs(left - 40) < 0.5)
        stage.advance(by: 0.5)
        #expect(abs(left - 20) < 0.5)
    }

    @Test("Discrete keyframes hold until the next one")
    func discrete() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.linear, .calculationModeDiscrete]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { move(to: 40) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { move(to: 80) }
        }

        stage.advance(by: 0.25)
        #expect(left == 0)
        stage.advance(by: 0.5)
        #expect(left == 40)
        stage.advance(by: 0.25)
        #expect(left == 80)
    }

    @Test("Changes outside keyframes, overlaps and invalid times are supported")
    func others() {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            view.alpha = 0
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { move(to: 50) }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { move(to: 100) }
            UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -3) { view.layer.cornerRadius = 8 }
        }

        stage.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0.5)
        #expect(left == 50)
        stage.advance(by: 0.25)
        #expect(left == 75)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { move(to: 3) }
        #expect(view.frame.minX == 3)
    }

    @Test("Outside a window, values are set immediately, and the completion isn't called before the method returns")
    func outside() {
        let lonely = UIView()
        var ends = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { lonely.alpha = 0 }
        } completion: { _ in
            ends += 1
        }
        #expect(lonely.alpha == 0 && ends == 0)
    }
}
