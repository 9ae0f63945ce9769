import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Animations of shapes and shadows")
struct ShapeAnimationTests {
    struct Middle: Sendable {
        let path: String
        let from: @Sendable () -> Any
        let to: @Sendable () -> Any
        let shows: @MainActor @Sendable (CAShapeLayer) -> Bool
    }

    /// Key paths with their end values and the expected state of the layer halfway through the animation.
    nonisolated static let middles = [
        Middle(path: "strokeEnd", from: { 0 }, to: { 0.5 }, shows: { $0.strokeEnd == 0.25 }),
        Middle(path: "strokeStart", from: { 0 }, to: { 1 }, shows: { $0.strokeStart == 0.5 }),
        Middle(path: "lineWidth", from: { 2 }, to: { 4 }, shows: { $0.lineWidth == 3 }),
        Middle(path: "miterLimit", from: { 2 }, to: { 4 }, shows: { $0.miterLimit == 3 }),
        Middle(path: "lineDashPhase", from: { 0 }, to: { 8 }, shows: { $0.lineDashPhase == 4 }),
        Middle(
            path: "fillColor", from: { CGColor.red }, to: { CGColor.blue },
            shows: { $0.fillColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }),
        Middle(
            path: "strokeColor", from: { CGColor.red }, to: { CGColor.blue },
            shows: { $0.strokeColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }),
        Middle(path: "path", from: { square(0) }, to: { square(4) }, shows: { $0.path == square(2) }),
        Middle(path: "shadowOpacity", from: { 0 }, to: { 1 }, shows: { $0.shadowOpacity == 0.5 }),
        Middle(path: "shadowRadius", from: { 2 }, to: { 6 }, shows: { $0.shadowRadius == 4 }),
        Middle(
            path: "shadowOffset", from: { CGSize.zero }, to: { CGSize(width: 4, height: 8) },
            shows: { $0.shadowOffset == CGSize(width: 2, height: 4) }),
        Middle(
            path: "shadowOffset.width", from: { 0 }, to: { 4 },
            shows: { $0.shadowOffset == CGSize(width: 2, height: -3) }),
        Middle(
            path: "shadowColor", from: { CGColor.red }, to: { CGColor.blue },
            shows: { $0.shadowColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }),
        Middle(path: "shadowPath", from: { square(0) }, to: { square(4) }, shows: { $0.shadowPath == square(2) }),
    ]

    private nonisolated static func square(_ x: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: 0, width: 10, height: 10))
    }

    @Test("Animated shape and shadow properties are halfway between their end values", arguments: middles.indices)
    func keyPaths(_ index: Int) throws {
        let row = Self.middles[index]
        let tree = Tree()
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        tree.root.addSublayer(layer)
        layer.add(CABasicAnimation(row.path, from: row.from(), to: row.to()), forKey: "move")

        tree.frame(at: 0.5)

        let shown = try #require(layer.presentation())
        #expect(row.shows(shown), "\(row.path)")
        #expect(!row.shows(layer), "the layer's own value stays")
    }

    @Test("Paths with different segments aren't interpolated, but replaced halfway")
    func otherPieces() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)).pieces
        let from = AnimationValue.path(Self.square(0).pieces)
        let to = AnimationValue.path(circle)

        #expect(from.interpolated(to: to, fraction: 0.4) == from)
        #expect(from.interpolated(to: to, fraction: 0.6) == to)
    }

    @Test("A layer is redrawn in every frame while its strokeEnd is animated, and not afterward")
    func frames() {
        let tree = Tree()
        let layer = CAShapeLayer()
        layer.path = Self.square(0)
        (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .red, 2)
        tree.root.addSublayer(layer)
        layer.add(CABasicAnimation("strokeEnd", from: 0, to: 1), forKey: "grow")
        tree.frame(at: 0)

        #expect(!tree.frame(at: 0.25).isEmpty)
        #expect(!tree.frame(at: 0.5).isEmpty)
        tree.frame(at: 1)
        #expect(tree.frame(at: 1.25).isEmpty)
    }
}
