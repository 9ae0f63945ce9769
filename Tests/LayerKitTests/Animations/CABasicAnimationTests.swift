import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CABasicAnimation") struct CABasicAnimationTests {
    /// The values of an animation of "position.x" on a layer at 100, with the expected start and end.
    struct Row: Sendable {
        var from: CGFloat?
        var to: CGFloat?
        var by: CGFloat?
        var start: CGFloat
        var end: CGFloat
    }

    @Test(
        "from, to and by work in all combinations",
        arguments: [
            Row(from: 10, to: 20, by: nil, start: 10, end: 20), Row(from: 10, to: 20, by: 99, start: 10, end: 20),
            Row(from: 10, to: nil, by: 5, start: 10, end: 15), Row(from: nil, to: 20, by: 5, start: 15, end: 20),
            Row(from: 10, to: nil, by: nil, start: 10, end: 100), Row(from: nil, to: 20, by: nil, start: 100, end: 20),
            Row(from: nil, to: nil, by: 5, start: 100, end: 105),
            Row(from: nil, to: nil, by: nil, start: 100, end: 100),
        ])
    func combinations(_ row: Row) {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 95, y: 0, width: 10, height: 10))
        layer.add(CABasicAnimation("position.x", from: row.from, to: row.to, by: row.by), forKey: nil)

        for part: CGFloat in [0, 0.25, 0.75] {
            tree.frame(at: Double(part))
            #expect(layer.presentation()?.position.x == row.start + (row.end - row.start) * part)
        }
        tree.frame(at: 1)
        #expect(layer.presentation()?.position.x == 100)
        #expect(layer.position.x == 100)
    }

    /// A property, its start and end values, and the expected middle.
    struct Middle: @unchecked Sendable {
        var path: String
        var from: Any
        var to: Any
        var by: Any
        var shows: @MainActor (CAGradientLayer) -> Bool
    }

    private nonisolated static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    private nonisolated static let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    private nonisolated static let dot = CGImage(
        bitmap: Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFF00_00FF])))

    nonisolated static let middles: [Middle] = [
        Middle(path: "position", from: CGPoint(x: 0, y: 8), to: CGPoint(x: 4, y: 0), by: CGPoint(x: 4, y: -8)) {
            $0.position == CGPoint(x: 2, y: 4)
        },
        Middle(path: "position.y", from: 1, to: 2, by: 1) { $0.position.y == 1.5 },
        Middle(
            path: "bounds", from: CGRect(x: 0, y: 0, width: 2, height: 4),
            to: CGRect(x: 2, y: 4, width: 4, height: 8), by: CGRect(x: 2, y: 4, width: 2, height: 4)
        ) { $0.bounds == CGRect(x: 1, y: 2, width: 3, height: 6) },
        Middle(path: "bounds.origin", from: CGPoint.zero, to: CGPoint(x: 2, y: 4), by: CGPoint(x: 2, y: 4)) {
            $0.bounds == CGRect(x: 1, y: 2, width: 10, height: 10)
        },
        Middle(path: "bounds.origin.y", from: 2, to: 4, by: 2) { $0.bounds.origin == CGPoint(x: 0, y: 3) },
        Middle(
            path: "bounds.size", from: CGSize.zero, to: CGSize(width: 2, height: 4), by: CGSize(width: 2, height: 4)
        ) { $0.bounds.size == CGSize(width: 1, height: 2) },
        Middle(path: "bounds.size.width", from: 2, to: 4, by: 2) { $0.bounds.size == CGSize(width: 3, height: 10) },
        Middle(path: "bounds.size.height", from: 2, to: 4, by: 2) { $0.bounds.size == CGSize(width: 10, height: 3) },
        Middle(path: "anchorPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0), by: CGPoint(x: 1, y: 0)) {
            $0.anchorPoint == CGPoint(x: 0.5, y: 0)
        },
        Middle(path: "anchorPoint.x", from: 0, to: 0.5, by: 0.5) { $0.anchorPoint == CGPoint(x: 0.25, y: 0.5) },
        Middle(path: "opacity", from: 0, to: 0.5, by: 0.5) { $0.opacity == 0.25 },
        Middle(path: "zPosition", from: 1, to: 3, by: 2) { $0.zPosition == 2 },
        Middle(path: "hidden", from: true, to: true, by: false) { $0.isHidden },
        Middle(path: "contents", from: dot, to: dot, by: dot) { $0.contents != nil },
        Middle(path: "cornerRadius", from: Float(1), to: NSNumber(value: 3), by: 2) { $0.cornerRadius == 2 },
        Middle(path: "borderWidth", from: CGFloat(1), to: 3.0, by: 2) { $0.borderWidth == 2 },
        Middle(path: "backgroundColor", from: clear, to: CGColor.red, by: CGColor.red) {
            $0.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        },
        Middle(
            path: "borderColor", from: CGColor.red, to: CGColor.blue,
            by: CGColor(
                light: .init(red: -1, green: 0, blue: 1, alpha: 0), dark: .init(red: -1, green: 0, blue: 1, alpha: 0))
        ) { $0.borderColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) },
        Middle(
            path: "colors", from: [CGColor.red, clear], to: [CGColor.red, CGColor.red], by: [clear, CGColor.red]
        ) { $0.stops == [.red, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)] },
        Middle(path: "locations", from: [0, 0.5], to: [0.5, 1.0], by: [0.5, 0.5]) { $0.locations == [0.25, 0.75] },
        Middle(path: "startPoint", from: CGPoint(x: -1, y: 0), to: CGPoint(x: 0, y: 2), by: CGPoint(x: 1, y: 2)) {
            $0.startPoint == CGPoint(x: -0.5, y: 1)
        },
        Middle(path: "endPoint.x", from: 0, to: 3, by: 3) { $0.endPoint == CGPoint(x: 1.5, y: 1) },
        Middle(path: "transform.translation", from: CGSize.zero, to: CGPoint(x: 4, y: 2), by: CGPoint(x: 4, y: 2)) {
            $0.affine == CGAffineTransform(translationX: 2, y: 1)
        },
        Middle(path: "transform.translation.y", from: 0, to: 4, by: 4) {
            $0.affine == CGAffineTransform(translationX: 0, y: 2)
        },
        Middle(path: "transform.scale", from: 1, to: 3, by: 2) { $0.affine == CGAffineTransform(scaleX: 2, y: 2) },
        Middle(path: "transform.scale.x", from: 1, to: 3, by: 2) { $0.affine == CGAffineTransform(scaleX: 2, y: 1) },
        Middle(path: "transform.rotation", from: 0, to: Double.pi, by: Double.pi) {
            isNear($0.affine, quarterTurn)
        },
        Middle(path: "transform.rotation.x", from: 0, to: 2 * Double.pi / 3, by: 2 * Double.pi / 3) {
            isNear($0.affine, CGAffineTransform(scaleX: 1, y: 0.5))
        },
        Middle(path: "transform.rotation.y", from: -Double.pi, to: -Double.pi, by: 0) {
            isNear($0.affine, CGAffineTransform(scaleX: -1, y: 1))
        },
        Middle(path: "transform.rotation.z", from: 0, to: 9 * Double.pi, by: 9 * Double.pi) {
            isNear($0.affine, quarterTurn)
        },
        Middle(
            path: "transform", from: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 4),
            to: CGAffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 2, ty: 0),
            by: CGAffineTransform(a: -3, b: 0, c: 0, d: -3, tx: 2, ty: 12)
        ) { isNear($0.affine, CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 2)) },
    ]

    private nonisolated static func isNear(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
        zip(
            [left.a, left.b, left.c, left.d, left.tx, left.ty],
            [right.a, right.b, right.c, right.d, right.tx, right.ty]
        ).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    @Test("Every key path shows the mean of its end values halfway through the animation", arguments: middles.indices)
    func keyPaths(_ index: Int) throws {
        let row = Self.middles[index]
        for isByFinish in [false, true] {
            let tree = Tree()
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            tree.root.addSublayer(layer)
            let animation = CABasicAnimation(row.path, from: row.from)
            if isByFinish { animation.byValue = row.by } else { animation.toValue = row.to }
            layer.add(animation, forKey: "move")

            tree.frame(at: 0.5)

            let shown = try #require(layer.presentation())
            #expect(row.shows(shown), "\(row.path), by: \(isByFinish)")
            #expect(!row.shows(layer), "the layer's own value stays")
        }
    }

    @Test("A rotation about the x-axis replaces that of the layer, and is kept beside a scale")
    func turns() throws {
        func affine(of animations: [CAAnimation], at model: Double = 0) throws -> CGAffineTransform {
            let tree = Tree()
            let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
            layer.transform = CATransform3DMakeRotation(model, 1, 0, 0)
            for (index, animation) in animations.enumerated() { layer.add(animation, forKey: "\(index)") }
            tree.frame(at: 0.5)
            return try #require(layer.presentation()).affine
        }
        func turn(from: Double, to: Double, isAdditive: Bool = false) -> CABasicAnimation {
            let animation = CABasicAnimation("transform.rotation.x", from: from, to: to)
            animation.isAdditive = isAdditive
            return animation
        }
        let back = try affine(of: [turn(from: Double.pi / 2, to: 0)], at: .pi / 2)
        #expect(Self.isNear(back, CGAffineTransform(scaleX: 1, y: cos(.pi / 4))))

        let group = CAAnimationGroup()
        group.animations = [
            turn(from: 0, to: 2 * Double.pi / 3), CABasicAnimation("transform.scale", from: 1, to: 3),
        ]
        group.duration = 1
        #expect(Self.isNear(try affine(of: [group]), CGAffineTransform(scaleX: 2, y: 1)))
        #expect(Self.isNear(try affine(of: group.animations ?? []), CGAffineTransform(scaleX: 2, y: 1)))

        let added = [turn(from: 0, to: 0.5, isAdditive: true), turn(from: 0, to: 1.5, isAdditive: true)]
        #expect(Self.isNear(try affine(of: added), CGAffineTransform(scaleX: 1, y: cos(1))))
    }

    @Test("The tests of key paths cover every animatable property")
    func completeness() {
        let paths = Self.middles.map(\.path) + ShapeAnimationTests.middles.map(\.path)
        let roots = Set(paths.compactMap { LayerProperty(rawValue: $0)?.root })

        #expect(roots == Set(LayerProperty.Root.allCases).subtracting([.custom]))
    }

    @Test("An animation without a fromValue starts at the value that earlier animations produce")
    func stacking() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.add(CABasicAnimation("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 8, y: 8)), forKey: "a")
        layer.add(CABasicAnimation("position.x", by: 100), forKey: "b")

        tree.frame(at: 0.5)

        #expect(layer.presentation()?.position == CGPoint(x: 54, y: 4))
    }

    @Test("Arrays of different lengths aren't interpolated, but replaced halfway")
    func differentLengths() {
        let from = AnimationValue.colors([.red])
        let to = AnimationValue.colors([.red, .blue])

        #expect(from.interpolated(to: to, fraction: 0.4) == from)
        #expect(from.interpolated(to: to, fraction: 0.6) == to)
    }

    @Test("A transform is interpolated along the shorter rotation, and to its mirror image without rotation")
    func transforms() {
        func turn(_ degrees: Double, x: Double = 1) -> AnimationValue {
            let angle = degrees * .pi / 180
            return .transform(
                CGAffineTransform(a: x * cos(angle), b: x * sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0))
        }
        guard case .transform(let middle) = turn(170).interpolated(to: turn(-170), fraction: 0.5),
            case .transform(let mirrored) = turn(0).interpolated(to: turn(0, x: -1), fraction: 0.25)
        else {
            Issue.record("transforms give transforms")
            return
        }

        #expect(Self.isNear(middle, CGAffineTransform(scaleX: -1, y: -1)))
        #expect(Self.isNear(mirrored, CGAffineTransform(scaleX: 0.5, y: 1)))
    }

    @Test("Values may be wrapped in NSValue")
    func wrappedValues() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        func shown(_ keyPath: String, from: Any, to: Any) -> CALayer? {
            layer.removeAllAnimations()
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: "key")
            #expect(layer.animationKeys() == ["key"], "\(keyPath)")
            return layer.presentation()
        }

        let position = shown(
            "position", from: NSValue(cgPoint: CGPoint(x: 7, y: 8)), to: NSValue(point: CGPoint(x: 9, y: 9)))
        #expect(position?.position == CGPoint(x: 7, y: 8))
        let size = shown(
            "bounds.size", from: NSValue(cgSize: CGSize(width: 5, height: 6)), to: NSValue(cgSize: .zero))
        #expect(size?.bounds.size == CGSize(width: 5, height: 6))
        #expect(shown("bounds", from: NSValue(cgRect: rect), to: NSValue(cgRect: .zero))?.bounds == rect)
        #expect(shown("opacity", from: NSNumber(value: 0.25), to: NSNumber(value: 1))?.opacity == 0.25)
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect).cgPointValue == .zero)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)

        layer.removeAllAnimations()
        let wrong = CABasicAnimation(keyPath: "position")
        wrong.toValue = NSValue(cgRect: rect)
        layer.add(wrong, forKey: "wrong")
        #expect(layer.animationKeys() == nil)
    }
}
