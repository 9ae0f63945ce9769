import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CATransaction") struct CATransactionTests {
    private final class Log { var lines: [String] = [] }
    private let log = Log()
    private let tree = Tree()

    private func fade(_ duration: TimeInterval) -> CABasicAnimation {
        CABasicAnimation("opacity", from: 1, to: 0, duration: duration)
    }

    private func layer() -> CALayer { tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10)) }

    /// Runs `body` in a transaction whose completion logs `name` and the time.
    private func transaction(_ name: String, _ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log, tree] in log.lines.append("\(name) \(tree.host.clock.now)") }
        body()
        CATransaction.commit()
    }

    @Test("The completion runs once, exactly when the last animation ends")
    func completion() {
        transaction("done") {
            layer().add(fade(1), forKey: nil)
            layer().add(fade(2.3), forKey: nil)
        }

        tree.frame(at: 2)
        #expect(log.lines == [])
        tree.frame(at: 7)
        tree.frame(at: 20)
        #expect(log.lines == ["done 2.3"])
    }

    @Test("Without animations the completion runs before commit returns")
    func immediately() {
        transaction("done") { #expect(log.lines == []) }

        #expect(log.lines == ["done 0.0"])
    }

    @Test("Removed and replaced animations count as ended")
    func removal() {
        let layer = layer()
        transaction("replaced") { layer.add(fade(9), forKey: "fade") }
        transaction("removed") { layer.add(fade(9), forKey: "fade") }
        #expect(log.lines == [])
        tree.frame(at: 1)
        #expect(log.lines == ["replaced 0.0"])

        layer.removeAllAnimations()
        tree.frame(at: 2)
        #expect(log.lines == ["replaced 0.0", "removed 1.0"])
    }

    @Test("A completion doesn't wait for an animation with an invalid key path")
    func refused() {
        _ = messages { transaction("done") { layer().add(CABasicAnimation("shine", to: 1), forKey: nil) } }

        #expect(log.lines == ["done 0.0"])
    }

    @Test("Releasing a layer ends its animations, and the completion runs")
    func droppedLayer() {
        transaction("done") { layer().add(fade(9), forKey: nil) }
        tree.root.childLayers[0].removeFromSuperlayer()
        tree.frame(at: 1)

        #expect(log.lines == ["done 0.0"])
    }

    @Test("The completion runs for hidden layers and for those that have left the window")
    func unseen() {
        let (hidden, gone) = (layer(), layer())
        hidden.isHidden = true
        transaction("hidden") { hidden.add(fade(1), forKey: nil) }
        transaction("gone") { gone.add(fade(2), forKey: nil) }
        gone.removeFromSuperlayer()

        tree.frame(at: 9)

        #expect(log.lines == ["hidden 1.0", "gone 2.0"])
        #expect(gone.animationKeys() == nil)
    }

    @Test("An animation that is not removed on completion still completes")
    func keptOnCompletion() {
        let animation = fade(1)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        let layer = layer()
        transaction("done") { layer.add(animation, forKey: "fade") }

        tree.frame(at: 5)

        #expect(log.lines == ["done 1.0"])
        #expect(layer.presentation()?.opacity == 0)
        layer.removeAnimation(forKey: "fade")
        tree.frame(at: 6)
        #expect(log.lines == ["done 1.0"])
    }

    @Test("An endless animation never completes by itself")
    func endless() {
        let animation = fade(1)
        animation.repeatCount = .infinity
        transaction("done") { layer().add(animation, forKey: nil) }

        tree.frame(at: 1e6)

        #expect(log.lines == [])
    }

    @Test("Nested transactions count for the outer ones and complete before them")
    func nesting() {
        transaction("outer") {
            transaction("inner") { layer().add(fade(3), forKey: nil) }
            transaction("empty") {}
            layer().add(fade(1), forKey: nil)
        }

        tree.frame(at: 9)

        #expect(log.lines == ["empty 0.0", "inner 3.0", "outer 3.0"])
    }

    @Test("The last completion block applies, even if it is set after the animation")
    func lateBlock() {
        CATransaction.begin()
        CATransaction.setCompletionBlock { [log] in log.lines.append("first") }
        layer().add(fade(1), forKey: nil)
        CATransaction.setCompletionBlock { [log] in log.lines.append("second") }
        CATransaction.commit()
        #expect(log.lines == [])

        tree.frame(at: 1)

        #expect(log.lines == ["second"])
    }

    @Test("The duration applies to animations without one, and nested transactions inherit it")
    func duration() {
        func end(of animation: CAAnimation) -> TimeInterval? {
            let layer = layer()
            layer.add(animation, forKey: "fade")
            return (1...200).map { Double($0) / 64 }.first { _ in
                tree.frame(at: tree.host.clock.now + 1.0 / 64)
                return layer.animationKeys() == nil
            }
        }
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(end(of: fade(0)) == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 1)
        #expect(end(of: fade(0)) == 1)
        #expect(end(of: fade(0.5)) == 0.5)
        #expect(end(of: CAAnimationGroup()) == 1)
        CATransaction.setAnimationDuration(0)
        #expect(end(of: fade(0)) == 1.0 / 64)
        CATransaction.setAnimationDuration(-.infinity)
        #expect(CATransaction.animationDuration() == 0)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 1)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("The transaction's timing function overrides those of the animations")
    func timingFunction() {
        let layer = layer()
        let animation = CABasicAnimation("position.x", from: 0, to: 100)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.add(animation, forKey: "a")
        CATransaction.commit()
        #expect(CATransaction.animationTimingFunction() == nil)

        tree.frame(at: 0.5)

        #expect(layer.presentation()?.position.x == 50)
    }

    @Test("Actions are disabled by default, and a nested transaction inherits the setting")
    func actions() {
        #expect(CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        CATransaction.commit()
        let layer = layer()
        layer.opacity = 0.5

        #expect(CATransaction.disableActions())
        #expect(layer.animationKeys() == nil)
        #expect(layer.presentation()?.opacity == 0.5)
    }

    @Test("Settings outside a transaction apply until the next frame")
    func implicitTransaction() {
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { [log] in log.lines.append("done") }
        layer().add(fade(0), forKey: nil)
        #expect(CATransaction.animationDuration() == 2)

        tree.frame(at: 1)
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(log.lines == [])
        tree.frame(at: 2)
        #expect(log.lines == ["done"])
    }

    @Test("commit without begin is rejected")
    func unbalanced() {
        let lines = messages { CATransaction.commit() }

        #expect(lines.count <= 1)
        #expect(lines.allSatisfy { $0.contains("CATransaction.begin()") })
    }

    @Test(
        "An animation that is added in a completion begins when the previous one ended, at any frame rate",
        arguments: [7.0, 60, 144])
    func chains(_ rate: Double) {
        let layer = layer()
        func move(_ count: Int) {
            transaction("leg \(count)") {
                layer.add(CABasicAnimation("position.x", from: 0, to: 70, duration: 0.7), forKey: "leg")
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { if count < 5 { move(count + 1) } }
            layer.add(CABasicAnimation("position.y", from: 0, to: 70, duration: 0.7), forKey: "next")
            CATransaction.commit()
        }
        move(1)

        tree.step(to: 2, interval: 1 / rate)

        #expect(log.lines == ["leg 1 0.7", "leg 2 1.4"])
        #expect(abs((layer.presentation()?.position.x ?? 0) - 60) < 1e-9)
    }
}
