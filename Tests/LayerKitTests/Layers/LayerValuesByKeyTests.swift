import DrawKit
import Foundation
import Testing

@testable import LayerKit

@MainActor
@Suite("Values of layers and animations by key")
struct LayerValuesByKeyTests {
    @Test("Animatable properties and their components are read and written")
    func properties() {
        let layer = CAShapeLayer()
        for (keyPath, value) in [
            ("position.x", 3), ("bounds.size.width", 40), ("opacity", 0.5), ("zPosition", 2), ("cornerRadius", 6),
            ("transform.scale.x", 2), ("shadowRadius", 4), ("lineWidth", 5), ("strokeEnd", 0.25),
        ] as [(String, Double)] {
            layer.setValue(value, forKeyPath: keyPath)
            #expect(layer.value(forKeyPath: keyPath) as? Double == value, "\(keyPath)")
        }
        #expect(layer.position.x == 3 && layer.bounds.width == 40 && layer.opacity == 0.5 && layer.strokeEnd == 0.25)
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden && layer.value(forKey: "hidden") as? Bool == true)
        layer.setValue(CGPoint(x: 7, y: 8), forKey: "position")
        #expect(layer.position == CGPoint(x: 7, y: 8) && layer.value(forKey: "position") as? CGPoint == layer.position)
    }

    @Test("Rotations about the x- and y-axis are read, replaced and removed", arguments: ["x", "y"])
    func turns(axis: String) throws {
        let (layer, keyPath) = (CALayer(), "transform.rotation.\(axis)")
        func length() -> CGFloat { axis == "x" ? layer.affine.d : layer.affine.a }
        func number(_ keyPath: String) throws -> Double { try #require(layer.value(forKeyPath: keyPath) as? Double) }
        for _ in 1...2 {
            layer.setValue(Double.pi / 3, forKeyPath: keyPath)
            #expect(abs(length() - 0.5) < 1e-9)
            #expect(abs(try number(keyPath) - .pi / 3) < 1e-9)
        }
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(abs(length() - 1) < 1e-9)
        for scale in ["transform.scale.x", "transform.scale.y"] { #expect(abs(try number(scale) - 2) < 1e-9) }
        #expect(abs(try number(keyPath) - .pi / 3) < 1e-9)
        layer.setValue(1, forKeyPath: "transform.scale")
        layer.setValue(Double.pi, forKeyPath: keyPath)
        #expect(abs(length() + 1) < 1e-9)
        layer.setValue(0, forKeyPath: keyPath)
        #expect(CATransform3DIsAffine(layer.transform))
        for (value, expected) in zip([layer.affine.a, layer.affine.b, layer.affine.c, layer.affine.d], [1, 0, 0, 1]) {
            #expect(abs(value - CGFloat(expected)) < 1e-9)
        }
    }

    @Test("A transform consists of the components that are read from it")
    func turnedParts() {
        let axes: [(CGFloat, CGFloat, CGFloat)] = [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 3), (-1, 0.5, 0)]
        for (x, y, z) in axes {
            for angle in stride(from: -3.0, through: 3, by: 0.5) {
                for scale in [1.0, -2] {
                    let turn = CATransform3DMakeRotation(angle, x, y, z)
                    let spatial = CATransform3DScale(CATransform3DTranslate(turn, 3, 4, 0), 2, scale, 1)
                    let parts = TransformParts(spatial)
                    let restored = parts.spatial(in: spatial)
                    for entry in [
                        \CATransform3D.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33, \.m41, \.m42,
                    ] {
                        #expect(
                            abs(restored[keyPath: entry] - spatial[keyPath: entry]) < 1e-9,
                            "\(angle) about (\(x), \(y), \(z)), scaled by \(scale)")
                    }
                }
            }
        }
    }

    @Test("Setting nil removes colors and paths, and invalid values leave other properties unchanged")
    func removing() {
        let (layer, gradient) = (CAShapeLayer(), CAGradientLayer())
        layer.setValue(nil, forKey: "fillColor")
        layer.setValue(nil, forKey: "opacity")
        layer.setValue("wide", forKey: "lineWidth")
        #expect(layer.fillColor == nil && layer.opacity == 1 && layer.lineWidth == 1)
        gradient.setValue([CGColor(.black), CGColor(.white)], forKey: "colors")
        gradient.setValue([0.25, 1], forKey: "locations")
        #expect(gradient.colors?.count == 2 && gradient.locations == [0.25, 1])
        gradient.setValue(nil, forKey: "colors")
        #expect(gradient.colors == nil)
        for key in ["backgroundColor", "borderColor", "shadowPath", "colors", "locations"] {
            gradient.setValue(nil, forKey: key)
            #expect(gradient.value(forKey: key) == nil, "\(key)")
        }
        #expect(layer.value(forKey: "fillColor") == nil && layer.value(forKey: "path") == nil)
        #expect(gradient.value(forKey: "lineWidth") == nil, "Not a property of a gradient layer.")
    }

    @Test("Other keys store the app's values, which are copied with the layer")
    func custom() {
        let layer = CALayer()
        #expect(layer.value(forKey: "row") == nil)
        layer.setValue(nil, forKey: "row")
        #expect(layer.extras == nil)
        layer.setValue(4, forKey: "row")
        #expect(layer.value(forKey: "row") as? Int == 4)
        #expect(CALayer(layer: layer).value(forKey: "row") as? Int == 4)
        layer.setValue(nil, forKey: "row")
        #expect(layer.value(forKey: "row") == nil)
        layer.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "sublayerTransform")
        #expect(layer.sublayerTransform.m11 == 2 && layer.value(forKey: "sublayerTransform") is CATransform3D)
    }

    @Test("A layer's copy of an animation has the values that the app stored")
    func animations() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        animation.setValue("fade in", forKey: "step")
        layer.add(animation, forKey: "fade")
        #expect(layer.animation(forKey: "fade")?.value(forKey: "step") as? String == "fade in")
        animation.setValue(nil, forKey: "step")
        #expect(animation.value(forKey: "step") == nil)
    }
}
