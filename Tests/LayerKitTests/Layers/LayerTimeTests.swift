import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Layer time")
struct LayerTimeTests {
    private final class Listener: CAAnimationDelegate {
        var heard: [String] = []

        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag ? "end" : "stop") }
    }

    private let tree = Tree(now: 100)
    private let parent: CALayer
    private let layer = CALayer()
    private let listener = Listener()

    init() {
        parent = tree.addLayer(CGRect(x: 0, y: 0, width: 50, height: 50))
        parent.addSublayer(layer)
    }

    /// Animates `opacity` from 0 to 1 over the next 4 seconds.
    private func fade(_ change: (CABasicAnimation) -> Void = { _ in }) {
        let fade = CABasicAnimation("opacity", from: 0, to: 1, duration: 4)
        fade.delegate = listener
        change(fade)
        layer.add(fade, forKey: "fade")
    }

    private func shown(at time: TimeInterval) -> Float? {
        tree.frame(at: time)
        return layer.presentation()?.opacity
    }

    @Test("Half the speed takes twice the time, on the layer or its superlayer", arguments: [false, true])
    func slow(onParent: Bool) {
        (onParent ? parent : layer).speed = 0.5
        fade()
        #expect(shown(at: 104) == 0.5)
        #expect(listener.heard == ["start"])
        #expect(shown(at: 107.999) != 1 && layer.animation(forKey: "fade") != nil)
        #expect(shown(at: 108) == 1)
        #expect(listener.heard == ["start", "end"] && layer.animation(forKey: "fade") == nil)
    }

    @Test("A paused layer does not change, needs no frames, and resumes where it was")
    func pause() {
        fade()
        #expect(shown(at: 101) == 0.25)
        let paused = parent.convertTime(101, from: nil)
        parent.speed = 0
        parent.timeOffset = paused
        #expect(paused == 101)
        #expect(shown(at: 101) == 0.25)
        #expect(tree.host.nextChange == nil)
        #expect(shown(at: 150) == 0.25)

        let offset = parent.timeOffset
        parent.speed = 1
        parent.timeOffset = 0
        parent.beginTime = 0
        parent.beginTime = parent.convertTime(150, from: nil) - offset
        #expect(shown(at: 151) == 0.5)
        #expect(listener.heard == ["start"])
        #expect(shown(at: 153) == 1)
        #expect(listener.heard == ["start", "end"])
    }

    @Test("Changing timeOffset scrubs the animations of a paused layer")
    func scrubbed() {
        fade { $0.isRemovedOnCompletion = false }
        layer.speed = 0
        #expect(shown(at: 200) == 0)
        for (offset, expected) in [(1, 0.25), (3, 0.75), (2, 0.5)] as [(TimeInterval, Float)] {
            layer.timeOffset = offset
            #expect(shown(at: 200 + offset) == expected)
        }
    }

    @Test("The speeds of a layer and its superlayer multiply")
    func nested() {
        (parent.speed, layer.speed) = (2, 0.25)
        fade()
        #expect(shown(at: 104) == 0.5)
        #expect(shown(at: 108) == 1 && listener.heard == ["start", "end"])
    }

    @Test("A layer that moves to another superlayer follows its time")
    func moved() {
        (parent.beginTime, parent.timeOffset, parent.speed) = (100, 100, 2)
        fade()
        #expect(shown(at: 101) == 0.5)
        tree.root.addSublayer(layer)
        #expect(shown(at: 101) == 0.25 && shown(at: 102) == 0.5)
        #expect(listener.heard == ["start"])
        #expect(shown(at: 104) == 1 && listener.heard == ["start", "end"])
    }

    @Test("An animation's beginTime is in the layer's time, even in the future")
    func stated() {
        layer.beginTime = 90
        fade { $0.beginTime = layer.convertTime(102, from: nil) }
        #expect(layer.convertTime(102, from: nil) == 12)
        #expect(shown(at: 101) == 1 && listener.heard.isEmpty)
        #expect(shown(at: 104) == 0.5 && listener.heard == ["start"])
    }

    @Test("At negative speed an animation runs back to its start and ends")
    func backwards() {
        fade()
        #expect(shown(at: 102) == 0.5)
        let now = layer.convertTime(102, from: nil)
        (layer.beginTime, layer.timeOffset, layer.speed) = (102, now, -1)
        #expect(shown(at: 103) == 0.25)
        #expect(shown(at: 104.5) == 1 && listener.heard == ["start", "end"])
    }

    @Test("Times are converted between layers, and from a paused layer to now")
    func conversion() {
        (parent.speed, parent.timeOffset) = (2, 5)
        layer.beginTime = 3
        #expect(parent.convertTime(10, from: nil) == 25 && layer.convertTime(10, from: nil) == 22)
        #expect(layer.convertTime(22, to: nil) == 10 && layer.convertTime(22, to: parent) == 25)
        #expect(parent.convertTime(25, to: layer) == 22 && parent.convertTime(22, from: layer) == 25)
        parent.speed = 0
        tree.frame(at: 120)
        #expect(parent.convertTime(7, from: nil) == 5)
        #expect(layer.convertTime(7, to: nil).isFinite)
    }

    @Test("Invalid numbers leave the layer's time unchanged", arguments: [Double.nan, .infinity, -.infinity])
    func odd(number: Double) {
        fade()
        (layer.timeOffset, layer.beginTime) = (number, number)
        #expect((layer.timeOffset, layer.beginTime) == (0, 0))
        layer.speed = Float(number)
        #expect(layer.speed.isFinite)
        layer.speed = 1
        #expect(shown(at: 102)?.isFinite == true)
    }

    @Test("An animation added outside a window begins when the layer enters one, at the layer's speed")
    func outside() {
        let alone = CALayer()
        alone.speed = 0.5
        alone.add(CABasicAnimation("opacity", from: 0, to: 1, duration: 4), forKey: nil)
        tree.frame(at: 110)
        parent.addSublayer(alone)
        tree.frame(at: 114)
        #expect(alone.presentation()?.opacity == 0.5)
    }
}
