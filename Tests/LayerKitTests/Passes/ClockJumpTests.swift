import DrawKit
import Foundation
import LayerKit
import TestSupport
import Testing

/// Tests that the value of an animation is a pure function of time, which frame rates and pauses don't affect.
@MainActor
@Suite("Jumps of the clock") struct ClockJumpTests {
    /// Returns a tree of layers with random animations. Equal seeds produce equal trees.
    private func makeTree(seed: UInt64) -> Tree {
        var generator = SeededGenerator(seed: seed)
        let tree = Tree()
        for index in 0..<2 {
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 10 + 20 * index, y: 10, width: 30, height: 25)
            layer.backgroundColor = .red
            layer.stops = [.red, .blue]
            tree.root.addSublayer(layer)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                layer.add(Self.animation(depth: 0, &generator), forKey: nil)
            }
        }
        return tree
    }

    private static func animation(depth: Int, _ generator: inout SeededGenerator) -> CAAnimation {
        let animation = content(depth: depth, &generator)
        func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        if chance(0.8) { animation.duration = number(0.05...2) }
        if chance(0.3) { animation.beginTime = number(-1...2) }
        if chance(0.3) { animation.speed = Float(number(-2...3)) }
        if chance(0.3) { animation.timeOffset = number(-0.5...2) }
        if chance(0.4) { animation.repeatCount = chance(0.3) ? .infinity : Float(number(0...4)) }
        if chance(0.2) { animation.repeatDuration = number(0...3) }
        animation.autoreverses = chance(0.4)
        animation.isRemovedOnCompletion = chance(0.6)
        let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
        animation.fillMode = modes[Int.random(in: 0..<4, using: &generator)]
        if chance(0.5) {
            animation.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(number(0...1)), Float(number(-0.5...1.5)), Float(number(0...1)),
                Float(number(-0.5...1.5)))
        }
        return animation
    }

    private static func content(depth: Int, _ generator: inout SeededGenerator) -> CAAnimation {
        if depth < 2, Int.random(in: 0..<4, using: &generator) == 0 {
            let group = CAAnimationGroup()
            group.animations = (0..<3).map { _ in animation(depth: depth + 1, &generator) }
            return group
        }
        func point(_ range: ClosedRange<Double>) -> CGPoint {
            CGPoint(x: Double.random(in: range, using: &generator), y: Double.random(in: range, using: &generator))
        }
        let color = CGColor(red: Double.random(in: 0...1, using: &generator), green: 0.5, blue: 0.2, alpha: 1)
        let ends: [(String, Any, Any)] = [
            ("position", point(0...90), point(0...90)), ("position.x", 10, 80),
            ("bounds.size", CGSize(width: 5, height: 40), CGSize(width: 50, height: 9)), ("bounds.size.width", 3, 60),
            ("opacity", 0, 1), ("backgroundColor", color, CGColor.blue), ("cornerRadius", 0, 12),
            ("borderWidth", 0, 4), ("transform.rotation", 0, 7.5), ("transform.scale", 0.2, 2),
            ("transform.translation.y", -20, 20), ("anchorPoint", point(0...1), point(0...1)),
            ("startPoint", point(-1...1), point(-1...1)), ("endPoint.y", 0, 2),
            ("colors", [color, color], [CGColor.red, CGColor.blue]), ("locations", [0, 0.5], [0.5, 1]),
        ]
        // The last two need a color ramp in each frame, which is slow in debug builds, so they are less frequent.
        let count = Int.random(in: 0..<10, using: &generator) == 0 ? ends.count : ends.count - 2
        let (path, from, to) = ends[Int.random(in: 0..<count, using: &generator)]
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            let animation = CAKeyframeAnimation(keyPath: path)
            animation.values = [from, to, from]
            animation.calculationMode = Bool.random(using: &generator) ? .linear : .discrete
            return animation
        case 1:
            let animation = CASpringAnimation(keyPath: path)
            (animation.fromValue, animation.toValue) = (from, to)
            animation.damping = CGFloat.random(in: 0...30, using: &generator)
            animation.initialVelocity = CGFloat.random(in: -5...5, using: &generator)
            return animation
        default:
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue) = (from, to)
            if Bool.random(using: &generator) { animation.fromValue = nil }
            return animation
        }
    }

    @Test("A jump to any instant gives exactly the same result as frames at 60, 144 or 7 per second", arguments: 0..<10)
    func jumps(_ part: Int) {
        // Uses fewer seeds with a sanitizer, which makes this test thirty times as slow.
        for index in 0..<(Machine.hasSanitizer ? 10 : 100) {
            let seed = UInt64(part * 100 + index)
            var generator = SeededGenerator(seed: ~seed)
            let time = Double.random(in: 0...3, using: &generator)
            let jumped = makeTree(seed: seed)
            jumped.frame(at: time)

            let rate = [60.0, 144, 7][index % 3]
            let stepped = makeTree(seed: seed)
            stepped.step(to: time, interval: 1 / rate)

            #expect(stepped.host.list == jumped.host.list, "seed \(seed), \(rate) frames per second, at \(time)")
            #expect(
                stepped.root.childLayers.map { $0.animationKeys() }
                    == jumped.root.childLayers.map { $0.animationKeys() })
        }
    }
}
