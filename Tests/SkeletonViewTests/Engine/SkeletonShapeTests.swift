import DrawKit
import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import SkeletonView

/// Tests bones with shapes set by the app.
@MainActor
@Suite("SkeletonShape")
struct SkeletonShapeTests {
    private let stage = OffscreenStage(size: CGSize(width: 120, height: 80))
    private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    private let color = UIColor.turquoise

    private static let diamond = SkeletonShape.path { rect in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for point in [(rect.maxX, rect.midY), (rect.midX, rect.maxY), (rect.minX, rect.midY)] {
            path.addLine(to: CGPoint(x: point.0, y: point.1))
        }
        path.close()
        return path
    }

    /// Styles of every kind.
    private static var styles: [SkeletonStyle] {
        var common = SkeletonStyle.gradient(animated: true)
        common.animationSpace = .window
        var root = common
        root.animationSpace = .root
        let all: [SkeletonStyle] = [
            .solid(), .solid(animated: true), .gradient(), .gradient(animated: true), root, common,
        ]
        return all.map { style in
            var style = style
            style.transition = .none
            return style
        }
    }

    private func show(_ shape: SkeletonShape?, _ style: SkeletonStyle) {
        view.isSkeletonable = true
        view.skeletonShape = shape
        stage.window.backgroundColor = .red
        stage.window.addSubview(view)
        stage.window.showSkeleton(style)
        stage.advance(by: 0)
    }

    private var solid: SkeletonStyle {
        var style = SkeletonStyle.solid(usingColor: color)
        style.transition = .none
        return style
    }

    /// Returns the centers of the pixels that don't have `color` where `isInside` returns `true`, or aren't red where
    /// it returns `false`. Pixels at edges, for which it returns `nil`, are ignored.
    private func wrongPixels(_ isInside: (CGPoint) -> Bool?) -> [CGPoint] {
        var wrong: [CGPoint] = []
        for y in 0..<80 {
            for x in 0..<120 {
                let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                guard let isInside = isInside(point) else { continue }
                if stage.pixel(x: x, y: y) != (isInside ? color : .red) { wrong.append(point) }
            }
        }
        return wrong
    }

    @Test("A circle is centered and as large as fits; a capsule has semicircles at its short sides")
    func circleAndCapsule() {
        show(.circle, solid)
        #expect(view.sk.bones.map(\.frame) == [CGRect(x: 20, y: 0, width: 60, height: 60)])
        let circle = wrongPixels { point in
            let distance = hypot(point.x - 60, point.y - 40)
            return abs(distance - 30) < 1 ? nil : distance < 30
        }
        #expect(circle.isEmpty, "\(circle.prefix(3))")

        view.skeletonShape = .capsule
        stage.advance(by: 0)
        let capsule = wrongPixels { point in
            let distance = hypot(max(0, abs(point.x - 60) - 20), point.y - 40)
            return abs(distance - 30) < 1 ? nil : distance < 30
        }
        #expect(capsule.isEmpty, "\(capsule.prefix(3))")
    }

    @Test("A continuous corner is a superellipse that crosses the diagonal where a circle does")
    func continuous() {
        show(.continuous(cornerRadius: 14), solid)
        let reach = 14 * Superellipse.reachPerRadius
        #expect(abs(reach - 25.78) < 0.01)
        let wrong = wrongPixels { point in
            let (x, y) = (50 - abs(point.x - 60), 30 - abs(point.y - 40))
            guard x > -1, y > -1 else { return false }
            guard min(x, y) > 1 else { return nil }
            guard x < reach, y < reach else { return true }
            let value = pow(pow((reach - x) / reach, 4) + pow((reach - y) / reach, 4), 0.25)
            return abs(value - 1) * reach < 1.5 ? nil : value < 1
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(3))")
        let diagonal = reach * (1 - pow(0.5, 0.25))
        #expect(abs(diagonal - 14 * (1 - 0.5.squareRoot())) < 0.001)
    }

    @Test("Bones of all types are drawn only inside their shape, at every instant")
    func types() {
        for style in Self.styles {
            for shape in [SkeletonShape.continuous(cornerRadius: 30), Self.diamond, .circle] {
                stage.window.hideSkeletonNow()
                show(shape, style)
                for _ in 0..<4 {
                    stage.advance(by: 0.3)
                    #expect(stage.pixel(x: 60, y: 40) != .red)
                    #expect(stage.pixel(x: 12, y: 12) == .red && stage.pixel(x: 107, y: 67) == .red)
                }
            }
        }
    }

    @Test("A shape can be set on visible bones, follows the view's size and can be removed")
    func changes() {
        show(nil, solid)
        let before = stage.bitmap()
        view.skeletonShape = Self.diamond
        stage.advance(by: 0)
        #expect(stage.pixel(x: 60, y: 12) == color && stage.pixel(x: 12, y: 12) == .red)

        view.frame.size.width = 50
        stage.advance(by: 0)
        #expect(stage.pixel(x: 35, y: 12) == color && stage.pixel(x: 60, y: 40) == .red)
        view.frame.size.width = 100
        view.skeletonShape = nil
        stage.advance(by: 0)
        #expect(PixelComparison(before, stage.bitmap()).count == 0)
    }

    @Test("Rectangles, circles and capsules are single drawing commands; other shapes are a group of six")
    func costs() {
        var counts: [Int] = []
        for shape in [nil, .rectangle(cornerRadius: 3), .circle, .capsule, .continuous(cornerRadius: 0), Self.diamond] {
            stage.window.hideSkeletonNow()
            show(shape, solid)
            counts.append(stage.window.displayList.commands.count - 1)
        }
        // The window's background is counted, too.
        #expect(counts == [2, 2, 2, 2, 2, 7])
    }

    @Test("Each line of text has the label's shape, and a clipping view clips its bone")
    func linesAndClips() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        label.numberOfLines = 2
        label.isSkeletonable = true
        label.skeletonShape = .capsule
        view.addSubview(label)
        show(nil, solid)
        #expect(label.sk.bones.map(\.cornerRadius) == [7.5, 7.5])

        label.removeFromSuperview()
        view.skeletonShape = .rectangle(cornerRadius: 0)
        view.layer.cornerRadius = 30
        stage.advance(by: 0)
        #expect(stage.pixel(x: 12, y: 12) == color)
        view.clipsToBounds = true
        stage.advance(by: 0)
        #expect(stage.pixel(x: 12, y: 12) == .red)
    }

    @Test("Invalid corner radii don't crash, and empty or invalid paths draw nothing")
    func nonsense() {
        for number in [-1, 0, .nan, .infinity, 1e300] as [CGFloat] {
            for shape in [SkeletonShape.rectangle(cornerRadius: number), .continuous(cornerRadius: number)] {
                stage.window.hideSkeletonNow()
                show(shape, solid)
                #expect(stage.pixel(x: 60, y: 40) == color, "\(number)")
                #expect((stage.pixel(x: 11, y: 11) == .red) == (number == 1e300), "\(number)")
            }
        }
        for path in [UIBezierPath(), UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))] {
            let pieces = path.cgPath.pieces
            view.skeletonShape = .path { _ in UIBezierPath(cgPath: CGPath(pieces: pieces)) }
            stage.advance(by: 0)
            #expect(stage.pixel(x: 60, y: 40) == .red)
        }
    }

    @Test(
        "All shapes under one highlight match their golden images, light, and dark while half faded in",
        arguments: [false, true])
    func pictures(isDark: Bool) throws {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 120), scale: 1.5, style: isDark ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        let shapes = [.rectangle(cornerRadius: 8), .circle, .capsule, .continuous(cornerRadius: 16), Self.diamond]
        for (index, shape) in shapes.enumerated() {
            let (row, column) = (CGFloat(index / 3), CGFloat(index % 3))
            let tile = UIView(frame: CGRect(x: 12 + column * 96, y: 12 + row * 52, width: 84, height: 44))
            tile.isSkeletonable = true
            tile.skeletonShape = shape
            stage.window.addSubview(tile)
        }
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .belizeHole), animated: true)
        (style.animationSpace, style.transition) = (.window, isDark ? .crossDissolve(2) : .none)
        stage.window.showSkeleton(style)
        stage.advance(by: 1)

        try GoldenImage.expect(stage.bitmap(), named: isDark ? "shapes-half-faded-dark" : "shapes-light")
    }
}
