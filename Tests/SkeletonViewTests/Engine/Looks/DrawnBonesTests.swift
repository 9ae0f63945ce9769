import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests bones that are drawn by a closure of the app.
@MainActor
@Suite("Drawn bones")
struct DrawnBonesTests {
    private let stage = OffscreenStage(size: CGSize(width: 120, height: 80), scale: 2)
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))

    init() {
        stage.window.backgroundColor = .white
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    @MainActor
    private final class Calls {
        var rects: [CGRect] = []
    }

    private func style(animated: Bool = false, _ drawing: SkeletonDrawing? = nil) -> SkeletonStyle {
        var style = SkeletonStyle.solid(usingColor: .turquoise, animated: animated)
        (style.drawing, style.transition) = (drawing, .none)
        return style
    }

    /// Fills the left half in black.
    private static let half: SkeletonDrawing = { context, rect in
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }

    private func red(_ x: Int, _ y: Int) -> Int { stage.pixel(x: 2 * x, y: 2 * y).bytes[0] }

    @Test("A style's closure draws all bones; a view's closure draws its own, and can use the current context")
    func draws() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 8))
        other.isSkeletonable = true
        other.skeletonDrawing = { _, rect in
            UIColor.black.setFill()
            UIBezierPath(rect: rect).fill()
        }
        stage.window.addSubview(other)
        stage.window.showSkeleton(style(Self.half))
        stage.advance(by: 0)
        #expect(red(12, 40) == 0 && red(58, 40) == 0 && red(62, 40) == 255 && red(18, 4) == 0)
    }

    @Test("Graphics contexts that a drawing closure leaves on the stack are removed without a warning")
    func unbalanced() {
        stage.window.showSkeleton(
            style { context, rect in
                Self.half(context, rect)
                UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
            })
        let messages = Messages.during { stage.advance(by: 0) }
        #expect(messages == [] && UIGraphicsGetCurrentContext() == nil)
        #expect(red(12, 40) == 0 && red(108, 40) != 0)
    }

    @Test("A drawing closure runs once per bone, and again for a new size, style or closure, but not per frame")
    func calls() {
        let calls = Calls()
        stage.window.showSkeleton(
            style(animated: true) { context, rect in
                calls.rects.append(rect)
                Self.half(context, rect)
            })
        stage.advance(by: 1.1)
        #expect(calls.rects == [CGRect(x: 0, y: 0, width: 100, height: 60)])
        view.frame.size.width = 60
        stage.advance(by: 0)
        #expect(calls.rects.count == 2 && calls.rects[1].width == 60)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0)
        #expect(calls.rects.count == 3)
        view.skeletonDrawing = { _, _ in }
        stage.advance(by: 0)
        #expect(calls.rects.count == 3 && red(12, 40) == 255)
        view.skeletonDrawing = nil
        stage.advance(by: 0)
        #expect(calls.rects.count == 4)
    }

    @Test("A drawing is clipped to the bone's shape, and each line of text gets one")
    func shapes() {
        let fill: SkeletonDrawing = { context, rect in
            context.setFillColor(UIColor.black.cgColor)
            context.fill(rect.insetBy(dx: -10, dy: -10))
        }
        view.skeletonShape = .circle
        stage.window.showSkeleton(style(fill))
        stage.advance(by: 0)
        #expect(red(60, 40) == 0 && red(12, 12) == 255 && red(33, 13) == 255)
        view.skeletonShape = .continuous(cornerRadius: 20)
        stage.advance(by: 0)
        #expect(red(60, 40) == 0 && red(11, 11) == 255)

        let label = UILabel(frame: view.bounds)
        label.numberOfLines = 2
        label.isSkeletonable = true
        view.skeletonShape = nil
        view.addSubview(label)
        stage.advance(by: 0)
        #expect(label.sk.bones.count == 2)
        for bone in label.sk.bones { #expect(red(12, 10 + Int(bone.frame.midY)) == 0) }
    }

    @Test("Drawn bones pulse in opacity at the pace of the motion, or use the style's animation")
    func motion() {
        func level(_ motion: SkeletonMotion, at time: TimeInterval, _ animation: SkeletonLayerAnimation? = nil) -> Int {
            stage.window.hideSkeletonNow(transition: .none)
            var style = style(animated: true, Self.half)
            (style.motion, style.animation) = (motion, animation)
            stage.window.showSkeleton(style)
            stage.advance(by: time)
            return red(12, 40)
        }
        #expect(level(.full, at: 0) == 0 && abs(level(.full, at: 1) - 128) <= 1)
        #expect(abs(level(.slow, at: 2) - 128) <= 1 && abs(level(.fade, at: 2) - 128) <= 1)
        #expect(level(.still, at: 1) == 0)
        let wave = SkeletonAnimationBuilder().makeWaveAnimation(amplitude: 1, speed: .infinity, duration: 1)
        #expect(level(.full, at: 1, wave) == 255)
    }

    @Test(
        "Dynamic colors in a drawing follow the interface style of the bone's view",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func colors(interfaceStyle: UIUserInterfaceStyle) {
        view.overrideUserInterfaceStyle = interfaceStyle
        stage.window.showSkeleton(
            style { context, rect in
                UIColor.label.setFill()
                context.fill(rect)
            })
        stage.advance(by: 0)
        #expect((red(60, 40) > 128) == (interfaceStyle == .dark))
    }

    @Test("A bar chart drawn by the app, partly faded in, matches its golden image")
    func picture() throws {
        view.layer.cornerRadius = 12
        var style = style { context, rect in
            context.setFillColor(UIColor.clouds.cgColor)
            context.fill(rect)
            context.setFillColor(UIColor.silver.cgColor)
            for (index, part) in [0.3, 0.7, 0.5, 0.9, 0.6].enumerated() {
                let height = part * (rect.height - 12)
                let bar = CGRect(x: 8 + CGFloat(index) * 18, y: rect.height - height, width: 12, height: height)
                context.fill(bar)
            }
        }
        style.transition = .crossDissolve(1)
        stage.window.showSkeleton(style)
        stage.advance(by: 0.7)
        try GoldenImage.expect(stage.bitmap(), named: "look-drawn")
    }
}
