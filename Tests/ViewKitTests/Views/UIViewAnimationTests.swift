import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIView.animate")
struct UIViewAnimationTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 20))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// The first column that shows the view.
    private var left: Int? { (0..<100).first { stage.pixel(x: $0, y: 10).bytes != [255, 255, 255] } }

    @Test("The view has its new frame immediately; the presentation follows and completes")
    func frame() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.frame = CGRect(x: 80, y: 0, width: 20, height: 20)
        } completion: {
            ends.append($0)
        }
        #expect(view.frame.minX == 80)

        stage.advance(by: 0.5)
        #expect(left == 40)
        #expect(ends.isEmpty)
        stage.advance(by: 0.5)
        #expect(left == 80)
        #expect(ends == [true])
    }

    @Test("The default curve eases in and out")
    func curve() {
        UIView.animate(withDuration: 1) { self.view.center.x += 80 }

        stage.advance(by: 0.1)
        #expect((left ?? 0) < 4)
        stage.advance(by: 0.4)
        #expect(left == 40)
    }

    @Test("Layer properties set in an animation block are animated, and reversed by an animator")
    func layerProperties() {
        func shown() -> [CGFloat] {
            let layer = view.layer.presentation() ?? view.layer
            return [layer.cornerRadius, layer.borderWidth, CGFloat(layer.shadowOpacity), layer.shadowOffset.width]
        }
        view.layer.shadowOffset = .zero
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.layer.cornerRadius = 8
                (view.layer.borderWidth, view.layer.shadowOpacity) = (4, 1)
                view.layer.shadowOffset = CGSize(width: 2, height: 0)
            })
        stage.advance(by: 0.5)
        #expect(shown() == [4, 2, 0.5, 1])
        stage.advance(by: 0.5)
        view.layer.cornerRadius = 3
        #expect(shown() == [3, 4, 1, 2])

        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.layer.cornerRadius = 5
            view.layer.shadowOpacity = 0
        }
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(shown() == [4, 4, 0.5, 2])
        animator.isReversed = true
        stage.advance(by: 0.5)
        #expect(view.layer.cornerRadius == 3)
        #expect(view.layer.shadowOpacity == 1)
    }

    @Test("The old value is shown until the delay has passed")
    func delay() {
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { self.view.center.x += 80 })

        stage.advance(by: 1)
        #expect(left == 0)
        stage.advance(by: 0.5)
        #expect(left == 40)
    }

    @Test("With duration 0 and a delay, the change happens right after the delay, even if it repeats")
    func delayedChange() {
        for options: UIView.AnimationOptions in [[], [.repeat, .autoreverse]] {
            var ends: [Bool] = []
            view.frame.origin.x = 0
            UIView.animate(
                withDuration: 0, delay: 1, options: options, animations: { self.view.center.x += 80 },
                completion: { ends.append($0) })
            #expect(view.layer.animation(forKey: "position")?.duration == 0)

            stage.advance(by: 0.9)
            #expect(left == 0)
            #expect(ends == [])
            stage.advance(by: 0.1)
            #expect(left == 80)
            #expect(ends == [true])
        }
    }

    @Test("A replaced animation completes with false; beginFromCurrentState starts from the presented value")
    func interruption() {
        var ends: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.center.x += 80
        } completion: {
            ends.append("first \($0)")
        }
        stage.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            self.view.center.x -= 80
        } completion: {
            ends.append("second \($0)")
        }
        stage.advance(by: 0.5)
        #expect(left == 20)

        stage.advance(by: 1)
        #expect(ends == ["first false", "second true"])
    }

    @Test("An empty animation completes in the next turn; duration 0 sets the value immediately")
    func nothing() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: {}, completion: { ends.append($0) })
        stage.advance(by: 0)
        #expect(ends == [true])

        UIView.animate(withDuration: 0) {
            self.view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(view.alpha == 0.5)
        stage.advance(by: 0)
        #expect(ends == [true, true])
    }

    @Test("Animations nest, and performWithoutAnimation excludes changes")
    func nesting() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            self.view.alpha = 0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.view.center.x += 80 })
            UIView.performWithoutAnimation { self.view.backgroundColor = .blue }
        }

        stage.advance(by: 1)

        #expect(left == 80)
        #expect(stage.pixel(x: 90, y: 10).bytes == [127, 127, 255])
    }

    @Test("Springs overshoot when weakly damped, and settle at the end value")
    func springs() {
        for (ratio, swings) in [(0.3, true), (1, false)] {
            view.layer.removeAllAnimations()
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
                animations: { self.view.center.x = 50 })
            var furthest = 0
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                furthest = max(furthest, left ?? 0)
            }
            #expect((furthest > 42) == swings)
            stage.advance(by: 0.1)
            #expect(left == 40)
        }
    }

    @Test("A view rotated by 90 degrees is drawn and hit-tested where its frame is")
    func transform() {
        view.frame = CGRect(x: 40, y: 5, width: 20, height: 10)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.advance(by: 0)

        #expect(left == 45)
        #expect(abs(view.frame.minX - 45) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 2), with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 42, y: 10), with: nil) !== view)
    }

    @Test("Animations can be disabled for a block or until they are enabled again")
    func switchedOff() {
        defer { UIView.setAnimationsEnabled(true) }
        func moved() -> Int? {
            view.frame.origin.x = 0
            stage.advance(by: 1)
            UIView.animate(withDuration: 1) { self.view.frame.origin.x = 40 }
            stage.advance(by: 0)
            return left
        }

        #expect(UIView.areAnimationsEnabled && moved() == 0)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled && moved() == 40) }
        #expect(UIView.areAnimationsEnabled && moved() == 0)
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled && moved() == 40)
    }

    // MARK: Completions

    @Test("A property set twice in one block animates from its original to its last value")
    func setTwice() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
            self.view.frame.origin = CGPoint(x: 40, y: 0)
            self.view.center.x = 90
            self.view.alpha = 0.5
            self.view.alpha = 1
        } completion: {
            ends.append($0)
        }
        stage.advance(by: 0.5)
        #expect(left == 40 && ends.isEmpty)
        stage.advance(by: 0.5)
        #expect(left == 80 && ends == [true])
    }

    @Test(
        "A nested animation of the same property ends the outer one early")
    func setByTwo() {
        var ends: [String] = []
        UIView.animate(withDuration: 1) {
            self.view.center.x = 50
            UIView.animate(
                withDuration: 0.5, animations: { self.view.center.x = 90 }, completion: { ends.append("inner \($0)") })
        } completion: {
            ends.append("outer \($0)")
        }
        stage.advance(by: 1)
        #expect(ends == ["inner true", "outer false"])
    }

    @Test("Outside a window, values are set immediately, and the completion is called in the next turn")
    func outside() {
        let lone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var ends: [Bool] = []
        UIView.animate(withDuration: 5, delay: 3, options: [.repeat]) {
            lone.frame = CGRect(x: 50, y: 0, width: 20, height: 20)
            lone.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(ends.isEmpty && lone.frame.minX == 50)

        stage.advance(by: 0)
        #expect(ends == [true] && lone.layer.animationKeys() == nil)
    }

    @Test("A view that enters a window in the same turn is animated there")
    func entering() {
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        late.backgroundColor = .blue
        view.isHidden = true
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            late.frame.origin.x = 80
        } completion: {
            ends.append($0)
        }
        stage.window.addSubview(late)

        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(left == 40 && ends.isEmpty)
        stage.advance(by: 0.5)
        #expect(ends == [true])
    }

    @Test("Without any window the completion runs on the main queue")
    func mainQueue() async {
        await withCheckedContinuation { continuation in
            UIView.animate(
                withDuration: 5, animations: { UIView().alpha = 0 }, completion: { _ in continuation.resume() })
        }
    }

    @Test("Animations without duration or changes complete in the next turn, so chains don't recurse")
    func chain() {
        var turns = 0
        func next() {
            UIView.animate(withDuration: 0) {
                self.view.alpha = self.view.alpha == 1 ? 0.5 : 1
            } completion: { finished in
                #expect(finished)
                turns += 1
                next()
            }
        }
        next()
        #expect(turns == 0)
        stage.advance(by: 0)
        #expect(turns == 1)
        for _ in 0..<1000 { stage.advance(by: 0.001) }
        #expect(turns > 900 && turns < 2010)

        var ends = 0
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in ends += 1 })
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1, animations: { self.view.alpha = 0 }, completion: { _ in ends += 1 })
        }
        #expect(ends == 0)
        stage.advance(by: 0)
        #expect(ends == 2)
    }
}
