import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Numbers out of range") struct NumbersTests {
    /// A property, and a closure that sets it to a number.
    struct Property: Sendable {
        var name: String
        var set: @MainActor @Sendable (CAGradientLayer, CGFloat) -> Void
    }

    nonisolated static let properties: [Property] = [
        Property(name: "position") { $0.position.x = $1 },
        Property(name: "bounds") { $0.bounds.size.width = $1 },
        Property(name: "bounds") { $0.bounds.origin.y = $1 },
        Property(name: "frame") { $0.frame = CGRect(x: $1, y: 1, width: 10, height: 10) },
        Property(name: "frame") { $0.frame = CGRect(x: 0, y: 1, width: 10, height: $1) },
        Property(name: "anchorPoint") { $0.anchorPoint.y = $1 },
        Property(name: "zPosition") { $0.zPosition = $1 },
        Property(name: "cornerRadius") { $0.cornerRadius = $1 },
        Property(name: "borderWidth") { $0.borderWidth = $1 },
        Property(name: "contentsScale") { $0.contentsScale = $1 },
        Property(name: "startPoint") { $0.startPoint.x = $1 },
        Property(name: "endPoint") { $0.endPoint.y = $1 },
        Property(name: "transform") { $0.affine.a = $1 },
        Property(name: "transform") { $0.affine.c = $1 },
        Property(name: "transform") { $0.affine.ty = $1 },
    ]

    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    private func isValid(_ list: DisplayList) -> Bool {
        list.commands.allSatisfy { command in
            let rect = command.shape.rect
            return rect.maxX >= rect.minX && rect.maxY >= rect.minY && rect.minX >= -200_000_000
                && rect.maxX <= 200_000_000 && list.bounds.contains(list.visibleRect(of: command))
        }
            && list.paints.allSatisfy { paint in
                [paint.start.x, paint.start.y, paint.end.x, paint.end.y].allSatisfy { abs($0) <= 1e9 }
            }
            && list.transforms.allSatisfy { transform in
                [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].allSatisfy(\.isFinite)
            }
    }

    private func makeLayer(in tree: Tree, name: String) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.name = name
        layer.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        layer.stops = [.red, .blue]
        layer.masksToBounds = true
        layer.borderWidth = 2
        layer.cornerRadius = 4
        layer.contents = CGImage(
            bitmap: Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFFFF_FFFF])))
        let inside = CALayer()
        inside.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
        inside.backgroundColor = .blue
        inside.affine = CGAffineTransform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0)
        layer.addSublayer(inside)
        tree.root.addSublayer(layer)
        return layer
    }

    @Test("An out-of-range number gives a valid display list and one message", arguments: properties.indices)
    func propertyNumbers(_ index: Int) {
        let property = Self.properties[index]
        for number in Self.numbers {
            let tree = Tree(scale: 1.5)
            let layer = makeLayer(in: tree, name: "numbers \(index) \(number)")
            tree.frame(at: 0)

            let lines = messages {
                property.set(layer, number)
                property.set(layer, number)
                tree.frame(at: 1)
                tree.frame(at: 2)
            }

            #expect(isValid(tree.host.list), "\(property.name) = \(number)")
            #expect(lines.count == 1, "\(property.name) = \(number): \(lines)")
            #expect(lines.first?.contains("\"numbers \(index) \(number)\"") == true)
            #expect(lines.first?.contains(property.name) == true)
        }
    }

    @Test("Opacity is clamped to 0...1 and NaN is 0, and invalid locations are omitted")
    func otherNumbers() {
        let tree = Tree()
        let layer = makeLayer(in: tree, name: "other numbers")
        tree.frame(at: 0)
        for opacity: Float in [.nan, -1, -.infinity] {
            layer.opacity = opacity
            tree.frame(at: tree.host.clock.now + 1)
            #expect(tree.lines == [])
        }
        layer.opacity = .infinity
        let lines = messages { layer.locations = [0, NSNumber(value: Double.nan)] }
        tree.frame(at: 9)

        #expect(tree.lines.count == 4)
        #expect(isValid(tree.host.list))
        #expect(lines.count == 1)
    }

    @Test("Animations to extreme values give a valid display list and at most four messages")
    func animations() {
        for path in ["position.x", "bounds.size.width", "transform.scale", "transform.rotation", "cornerRadius"] {
            let tree = Tree()
            let layer = makeLayer(in: tree, name: "far \(path)")
            layer.add(CABasicAnimation(path, from: 0, to: 1e300), forKey: nil)
            let spring = CASpringAnimation(keyPath: "startPoint")
            spring.fromValue = CGPoint(x: 1e200, y: -1e200)
            spring.initialVelocity = 1e300
            layer.add(spring, forKey: nil)

            let lines = messages { tree.step(to: 0.9, interval: 0.1) }

            #expect(isValid(tree.host.list), "\(path)")
            #expect(lines.count <= 4, "\(lines)")
            #expect(lines.allSatisfy { $0.contains("far \(path)") })
        }
    }

    @Test("A layer whose accumulated transform is out of range is skipped with a message")
    func growth() {
        let tree = Tree()
        var layer = tree.root
        for depth in 0..<60 {
            let next = CALayer()
            next.name = "growing \(depth)"
            next.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
            next.affine = CGAffineTransform(a: 8e8, b: 1e8, c: -1e8, d: 8e8, tx: 3, ty: 4)
            next.backgroundColor = .red
            layer.addSublayer(next)
            layer = next
        }

        let lines = messages { tree.frame(at: 0) }

        #expect(isValid(tree.host.list))
        #expect(lines.count == 1)
        #expect(lines.first?.contains("growing 1") == true)
    }
}
