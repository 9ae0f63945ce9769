import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CAAnimationDelegate") struct CAAnimationDelegateTests {
    private final class Listener: CAAnimationDelegate {
        let tree: Tree
        var lines: [String] = []
        var onStop: (() -> Void)?

        init(_ tree: Tree) {
            self.tree = tree
        }

        func animationDidStart(_ anim: CAAnimation) { lines.append("start \(tree.host.clock.now)") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            lines.append("stop \(flag) \(tree.host.clock.now)")
            onStop?()
        }
    }

    private let tree = Tree()

    private func animation(_ listener: Listener, begin: TimeInterval = 0) -> CABasicAnimation {
        let animation = CABasicAnimation("opacity", from: 1, to: 0, duration: 1)
        animation.delegate = listener
        animation.beginTime = begin
        return animation
    }

    private func layer() -> CALayer { tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10)) }

    @Test("animationDidStart, animationDidStop and the completion are called in this order, after the turn")
    func order() {
        let listener = Listener(tree)
        CATransaction.begin()
        CATransaction.setCompletionBlock { listener.lines.append("completion") }
        layer().add(animation(listener), forKey: nil)
        CATransaction.commit()
        #expect(listener.lines == [])

        tree.frame(at: 0.1)
        #expect(listener.lines == ["start 0.0"])
        tree.frame(at: 5)
        #expect(listener.lines == ["start 0.0", "stop true 1.0", "completion"])
    }

    @Test("When animationDidStop is called, the animation has been removed, so the delegate can add another")
    func replacementAtStop() {
        let listener = Listener(tree)
        let layer = layer()
        listener.onStop = { [weak listener] in
            listener?.onStop = nil
            #expect(layer.animationKeys() == nil)
            layer.add(CABasicAnimation("position.x", from: 0, to: 10), forKey: "next")
        }
        layer.add(animation(listener), forKey: "first")

        tree.frame(at: 1.5)

        #expect(layer.animationKeys() == ["next"])
        #expect(layer.presentation()?.position.x == 5)
    }

    @Test("animationDidStart is called when the animation becomes active, after its begin time or offset")
    func laterStart() {
        let (ahead, behind, offset) = (Listener(tree), Listener(tree), Listener(tree))
        layer().add(animation(ahead, begin: 3), forKey: nil)
        layer().add(animation(behind, begin: -0.5), forKey: nil)
        let late = animation(offset)
        late.timeOffset = -2
        layer().add(late, forKey: nil)

        tree.frame(at: 1)
        #expect(behind.lines == ["start 0.0", "stop true 0.5"])
        #expect(ahead.lines == [])
        tree.frame(at: 10)
        #expect(ahead.lines == ["start 3.0", "stop true 4.0"])
        #expect(offset.lines == ["start 2.0", "stop true 3.0"])
    }

    @Test("An animation entirely in the past starts and stops immediately, and only once")
    func past() {
        let listener = Listener(tree)
        tree.frame(at: 5)
        layer().add(animation(listener, begin: 1), forKey: nil)

        tree.frame(at: 6)
        tree.frame(at: 7)

        #expect(listener.lines == ["start 5.0", "stop true 5.0"])
    }

    @Test("Removed and replaced animations, and those of released layers, stop with false")
    func unfinished() {
        let listeners = (0..<4).map { _ in Listener(tree) }
        let layers = (0..<4).map { _ in layer() }
        for (layer, listener) in zip(layers, listeners) { layer.add(animation(listener), forKey: "fade") }
        tree.frame(at: 0.5)
        layers[0].removeAnimation(forKey: "fade")
        layers[1].removeAllAnimations()
        layers[2].add(CABasicAnimation("opacity", to: 1), forKey: "fade")
        #expect(listeners[0].lines == ["start 0.0"])

        tree.frame(at: 0.75)

        for listener in listeners[0..<3] { #expect(listener.lines == ["start 0.0", "stop false 0.5"]) }
        #expect(listeners[3].lines == ["start 0.0"])
        tree.frame(at: 3)
        for listener in listeners[0..<3] { #expect(listener.lines.count == 2) }
        #expect(listeners[3].lines == ["start 0.0", "stop true 1.0"])
    }

    @Test("An animation whose window is gone stops with false")
    func releasedWindow() {
        let listener = Listener(tree)
        let layer = CALayer()
        do {
            let other = Tree()
            other.root.addSublayer(layer)
            layer.add(animation(listener), forKey: "fade")
            other.frame(at: 0.5)
            #expect(listener.lines == ["start 0.0"])
        }
        layer.removeAllAnimations()
        #expect(listener.lines == ["start 0.0", "stop false 0.0"])
    }

    @Test("An animation removed before its begin time stops without a start")
    func neverStarted() {
        let listener = Listener(tree)
        let layer = layer()
        layer.add(animation(listener, begin: 3), forKey: "fade")
        tree.frame(at: 1)
        layer.removeAnimation(forKey: "fade")

        tree.frame(at: 9)

        #expect(listener.lines == ["stop false 1.0"])
    }

    @Test("An animation outside a window starts when its layer enters one, at any depth")
    func waiting() {
        let listener = Listener(tree)
        let (container, layer) = (CALayer(), CALayer())
        container.addSublayer(layer)
        layer.add(animation(listener), forKey: "fade")
        tree.frame(at: 2)
        #expect(listener.lines == [])
        #expect(layer.presentation() == nil)

        tree.root.addSublayer(container)
        tree.frame(at: 2.25)
        #expect(listener.lines == ["start 2.0"])
        #expect(layer.presentation()?.opacity == 0.75)
        tree.frame(at: 9)
        #expect(listener.lines == ["start 2.0", "stop true 3.0"])
    }

    @Test("An animation removed before any window stops immediately")
    func removedOutside() {
        let listener = Listener(tree)
        let layer = CALayer()
        layer.add(animation(listener), forKey: "fade")

        layer.removeAllAnimations()

        #expect(listener.lines == ["stop false 0.0"])
    }

    @Test("The delegate of a group is called, and those of its animations aren't")
    func groups() {
        let (inner, outer) = (Listener(tree), Listener(tree))
        let group = CAAnimationGroup()
        group.animations = [animation(inner)]
        group.duration = 2
        group.delegate = outer
        layer().add(group, forKey: nil)

        tree.frame(at: 9)

        #expect(inner.lines == [])
        #expect(outer.lines == ["start 0.0", "stop true 2.0"])
    }

    @Test("Animations stop at the same time at any frame rate", arguments: [7.0, 60, 144])
    func frameRates(_ rate: Double) {
        let listener = Listener(tree)
        let layer = layer()
        tree.host.scheduler.schedule(after: 0.3) { layer.add(animation(listener), forKey: nil) }

        tree.step(to: 2, interval: 1 / rate)

        #expect(listener.lines == ["start 0.3", "stop true 1.3"])
    }
}
