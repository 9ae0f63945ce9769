import DrawKit
import Foundation
import LayerKit
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests that a highlight shared by many bones redraws only the bones it reaches, and that the result equals a full
/// redraw.
@MainActor
@Suite("Damage of a shared highlight")
struct CommonHighlightDamageTests {
    private static let size = CGSize(width: 120, height: 90)

    /// Creates a window with random layers whose gradients share an axis in the window. The axis moves and jumps
    /// between random positions.
    private static func stage(seed: UInt64, scale: CGFloat) -> OffscreenStage {
        var generator = SeededGenerator(seed: seed)
        let stage = OffscreenStage(size: size, scale: scale, dithersGradients: true)
        let colors = (0..<generator.number(2...4)).map { _ in
            CGColor(gray: CGFloat(generator.number(0...20)) / 20, alpha: 1)
        }
        let isRound = generator.number(0...1) == 0
        let locations = (0..<colors.count).map { _ in generator.number(0...10) }.sorted().map {
            NSNumber(value: Double($0) / 10)
        }
        let axes = (0..<4).map { _ in
            (0..<2).map { _ in
                CGPoint(x: Double(generator.number(-15...25)) / 10, y: Double(generator.number(-15...25)) / 10)
            }
        }
        for _ in 0..<30 {
            let layer = CAGradientLayer()
            layer.axisSpace = .window
            layer.stops = isRound ? colors + [colors[0]] : colors
            layer.locations = isRound ? nil : locations
            layer.frame = CGRect(
                x: Double(generator.number(-10...115)), y: Double(generator.number(-10...85)),
                width: Double(generator.number(1...60)) / 2, height: Double(generator.number(1...60)) / 2)
            layer.cornerRadius = CGFloat(generator.number(0...6))
            layer.opacity = generator.number(0...3) == 0 ? 0.5 : 1
            for (key, place) in [("startPoint", 0), ("endPoint", 1)] {
                let motion = CAKeyframeAnimation(keyPath: key)
                motion.values = axes.map { $0[place] }
                motion.keyTimes = [0, 0.4, 0.41, 1]
                (motion.duration, motion.repeatCount, motion.beginTime) = (1, .infinity, 0.001)
                layer.add(motion, forKey: key)
            }
            stage.window.layer.addSublayer(layer)
        }
        return stage
    }

    private static func words(of stage: OffscreenStage) -> [UInt32] {
        if case .color(let words) = stage.bitmap().pixels { words } else { [] }
    }

    @Test(
        "Incrementally drawn frames equal a full redraw bit for bit",
        arguments: 0..<UInt64(24), [1, 1.5] as [CGFloat])
    func picture(seed: UInt64, scale: CGFloat) {
        let stage = Self.stage(seed: seed, scale: scale)
        stage.advance(by: 0.01)
        for step in 1...22 {
            stage.advance(by: 0.07, step: 0.035)
            let redrawn = Self.stage(seed: seed, scale: scale)
            redrawn.advance(by: stage.time)
            let words = Self.words(of: stage)
            #expect(!words.isEmpty && words == Self.words(of: redrawn), "step \(step)")
        }
    }

    @Test(
        "Bones are redrawn only when the highlight reaches them",
        arguments: [GradientDirection.leftRight, .bottomTop])
    func reached(direction: GradientDirection) {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        for index in 0..<100 {
            let bone = UIView(frame: CGRect(x: index % 10 * 40 + 5, y: index / 10 * 40 + 5, width: 30, height: 30))
            bone.isSkeletonable = true
            root.addSubview(bone)
        }
        root.isSkeletonable = true
        stage.window.addSubview(root)
        stage.advance(by: 0)
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
        (style.transition, style.animationSpace) = (.none, .window)
        style.animation = direction.slidingAnimation(duration: 1)
        root.showSkeleton(style)
        stage.advance(by: 0.1)
        var drawn: Set<Int> = []
        for _ in 0..<50 {
            stage.advance(by: 0.02)
            drawn.insert(stage.counts.drawCalls)
        }
        #expect((drawn.min() ?? 100) <= 20, "\(drawn)")
        #expect(drawn.contains { $0 >= 100 }, "\(drawn)")
    }
}
