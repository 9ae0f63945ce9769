import DrawKit
import Foundation
import SDLKit
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

    @Test("The view has its new frame at once; what is shown follows, and completes")
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

    @Test("The default curve begins slowly and is half way at half the time")
    func curve() {
        UIView.animate(withDuration: 1) { self.view.center.x += 80 }

        stage.advance(by: 0.1)
        #expect((left ?? 0) < 4)
        stage.advance(by: 0.4)
        #expect(left == 40)
    }

    @Test("A delay shows the old value until it is over")
    func delay() {
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear, animations: { self.view.center.x += 80 })

        stage.advance(by: 1)
        #expect(left == 0)
        stage.advance(by: 0.5)
        #expect(left == 40)
    }

    @Test("An animation that another replaces did not finish; the other starts from what is shown when it is asked to")
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

    @Test("Nothing to animate completes at once; a view outside of a window takes its value")
    func nothing() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, animations: {}, completion: { ends.append($0) })
        #expect(ends == [true])

        UIView.animate(withDuration: 0) {
            self.view.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        #expect(ends == [true, true])
        #expect(view.alpha == 0.5)
    }

    @Test("Animations nest, and can be kept out")
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

    @Test("A weak spring swings over its end, a damped one does not; both come to rest there")
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

    @Test("A view that is turned by a quarter is drawn and hit where it stands")
    func transform() {
        view.frame = CGRect(x: 40, y: 5, width: 20, height: 10)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.advance(by: 0)

        #expect(left == 45)
        #expect(abs(view.frame.minX - 45) < 1e-9 && abs(view.frame.height - 20) < 1e-9)
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 2), with: nil) === view)
        #expect(stage.window.hitTest(CGPoint(x: 42, y: 10), with: nil) !== view)
    }

    @Test("Animations can be switched off, for a block or until they are switched on again")
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
}
