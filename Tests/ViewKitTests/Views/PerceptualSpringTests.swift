import Foundation
import LayerKit
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Springs by duration and bounce")
struct PerceptualSpringTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private var shown: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    @Test("Without bounce a spring never overshoots, with bounce it does, and both complete once")
    func bounce() {
        var log: [String] = []
        UIView.animate(springDuration: 0.4, bounce: 0.5) {
            view.center.x = 55
        } completion: {
            log.append("swung \($0)")
        }
        var most: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            most = max(most, shown)
        }
        // The first overshoot of a spring with the damping ratio r is exp(-pi r / sqrt(1 - r^2)).
        let ratio = 0.5
        let over = 50 * exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
        #expect(abs(Double(most) - 55 - over) < 0.3)
        stage.advance(by: 10)
        #expect(shown == 55 && log == ["swung true"])

        UIView.animate(springDuration: 0.4) { view.center.x = 5 }
        var least: CGFloat = 55
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            least = min(least, shown)
        }
        #expect(least >= 5 && least < 5.1)
    }

    @Test(
        "Invalid spring parameters still complete",
        arguments: [
            (0, 0), (-1, 0), (.infinity, 0), (.nan, .nan), (0.3, .nan), (0.3, 7), (0.3, -7), (1e300, 0),
        ] as [(Double, Double)])
    func odd(duration: Double, bounce: Double) {
        var ends = 0
        UIView.animate(springDuration: duration, bounce: bounce, initialSpringVelocity: .nan, delay: .nan) {
            view.center.x = 50
        } completion: { _ in
            ends += 1
        }
        for _ in 0..<8 { stage.advance(by: 10) }
        #expect(ends == 1 && shown == 50)
    }

    @Test("Animators and layer animations use the same spring")
    func others() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(spring.mass == 1 && abs(spring.stiffness - 157.9137) < 1e-3 && abs(spring.damping - 20.1062) < 1e-3)
        let animator = UIViewPropertyAnimator(
            duration: 9, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.2))
        #expect(abs(animator.duration - spring.settlingDuration) < 1e-6)
    }
}
