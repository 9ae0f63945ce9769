import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Lifetime of layers") struct LifetimeTests {
    private final class Counter {
        static nonisolated(unsafe) var alive = 0

        init() { Self.alive += 1 }
        deinit { Self.alive -= 1 }
    }

    private final class CountedLayer: CAGradientLayer {
        let counter = Counter()
    }

    private final class CountedListener: CAAnimationDelegate {
        let counter = Counter()
    }

    /// Creates two nested layers with animations, delegates, a completion and a display link, and returns the outer
    /// layer.
    private func makeLayer() -> CALayer {
        let (outer, inner) = (CountedLayer(), CountedLayer())
        outer.addSublayer(inner)
        inner.stops = [.red, .blue]
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let counter = Counter()
        CATransaction.begin()
        CATransaction.setCompletionBlock { _ = counter }
        for (layer, path) in [(outer, "opacity"), (inner, "startPoint.x"), (inner, "transform.scale")] {
            let animation = CABasicAnimation(path, from: 0, to: 1, duration: 5)
            animation.delegate = CountedListener()
            layer.add(animation, forKey: nil)
        }
        let endless = CABasicAnimation("endPoint.x", from: 0, to: 1)
        endless.repeatCount = .infinity
        inner.add(endless, forKey: nil)
        CATransaction.commit()
        let held = Counter()
        CADisplayLink.scheduled(for: inner) { _ in _ = held }
        return outer
    }

    @Test("A tree released during animations is deallocated with its animations, delegates and closures")
    func droppedLayers() {
        Counter.alive = 0
        let tree = Tree()
        tree.root.addSublayer(makeLayer())
        tree.frame(at: 0.1)
        #expect(Counter.alive == 7)

        tree.root.childLayers[0].removeFromSuperlayer()
        tree.frame(at: 0.2)
        tree.frame(at: 0.3)

        #expect(Counter.alive == 0)
        #expect(tree.host.scheduler.nextDue == nil)
    }

    @Test("A released window deallocates its animated tree")
    func droppedWindow() {
        Counter.alive = 0
        do {
            let tree = Tree()
            tree.root.addSublayer(makeLayer())
            tree.frame(at: 0.1)
            #expect(Counter.alive == 7)
        }

        #expect(Counter.alive == 0)
    }

    @Test("A tree that was never in a window is deallocated with its animations, delegates and closures")
    func neverShown() {
        Counter.alive = 0
        do {
            let layer = makeLayer()
            #expect(Counter.alive == 7)
            withExtendedLifetime(layer) {}
        }

        #expect(Counter.alive == 0)
    }

    @Test("A delegate that owns the layer is deallocated when the animation has ended")
    func delegateCycle() {
        final class Owner: CAAnimationDelegate {
            let layer = CALayer()
            let counter = Counter()
        }
        Counter.alive = 0
        let tree = Tree()
        do {
            let owner = Owner()
            tree.root.addSublayer(owner.layer)
            let animation = CABasicAnimation("opacity", from: 0, to: 1)
            animation.delegate = owner
            owner.layer.add(animation, forKey: nil)
        }
        tree.frame(at: 0.5)
        #expect(Counter.alive == 1)
        tree.root.childLayers[0].removeFromSuperlayer()

        tree.frame(at: 2)

        #expect(Counter.alive == 0)
    }
}
