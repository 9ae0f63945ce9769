import DrawKit
import Foundation
import LayerKit
import TestSupport

/// A layer tree that grows and changes randomly, but identically for the same seed.
@MainActor
struct RandomTree {
    let root = CALayer()
    private var random: SeededGenerator
    private var layers: [CALayer] = []

    init(seed: UInt64, side: CGFloat) {
        random = SeededGenerator(seed: seed)
        root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        root.position = CGPoint(x: side / 2, y: side / 2)
        for _ in 0..<random.number(1...14) { add() }
    }

    /// Makes one to three random changes to properties, the tree or animations.
    mutating func change() {
        for _ in 0..<random.number(1...3) {
            switch random.number(0...9) {
            case 0: add()
            case 1:
                if layers.count > 1 { layers.remove(at: random.number(0...layers.count - 1)).removeFromSuperlayer() }
            case 2, 3: animate()
            default: if let layer = layers.randomElement(using: &random) { vary(layer) }
            }
        }
    }

    private mutating func add() {
        let layer: CALayer
        let kind = random.number(0...5)
        if kind == 0 {
            let shape = CAShapeLayer()
            shape.path = path()
            shape.fillColor = random.number(0...2) == 0 ? nil : color()
            shape.strokeColor = color()
            shape.lineWidth = random.part() * 8
            shape.strokeEnd = random.number(0...1) == 0 ? 1 : random.part()
            layer = shape
        } else if kind < 3 {
            let gradient = CAGradientLayer()
            gradient.colors = (0..<random.number(2...4)).map { _ in color() }
            gradient.startPoint = CGPoint(x: random.part() * 2 - 0.5, y: random.part())
            gradient.endPoint = CGPoint(x: random.part(), y: random.part() * 2 - 0.5)
            layer = gradient
        } else {
            layer = CALayer()
            layer.backgroundColor = color()
        }
        vary(layer)
        let parent = random.number(0...2) == 0 ? layers.randomElement(using: &random) : nil
        (parent ?? root).addSublayer(layer)
        layers.append(layer)
    }

    private mutating func vary(_ layer: CALayer) {
        switch random.number(0...11) {
        case 10: (layer.shadowOpacity, layer.shadowRadius) = (Float(random.part()), random.part() * 5)
        case 11: layer.mask = random.number(0...2) == 0 ? nil : mask()
        case 0...3:
            layer.frame = CGRect(
                x: random.part() * 120 - 20, y: random.part() * 120 - 20, width: random.part() * 70,
                height: random.part() * 70)
        case 4: layer.cornerRadius = random.part() * 30
        case 5: layer.masksToBounds.toggle()
        case 6: layer.opacity = Float(random.part())
        case 7: layer.isHidden = random.number(0...4) == 0
        case 8:
            layer.borderWidth = random.part() * 6
            layer.borderColor = color()
        default:
            layer.affine = CGAffineTransform(rotationAngle: random.part() * 3).scaledBy(x: 0.5 + random.part(), y: 1)
        }
        if layer.bounds.isEmpty { layer.frame = CGRect(x: 10, y: 10, width: 40, height: 30) }
        layer.zPosition = CGFloat(random.number(0...3) == 0 ? random.number(-1...1) : 0)
    }

    private mutating func path() -> CGPath {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: random.part() * 20 - 10, y: 0, width: random.part() * 60, height: 30))
        path.addLine(to: CGPoint(x: random.part() * 60, y: random.part() * 60))
        return path
    }

    private mutating func mask() -> CALayer {
        let mask = CAShapeLayer()
        mask.path = path()
        mask.fillColor = color()
        mask.position = CGPoint(x: random.part() * 20, y: random.part() * 20)
        return mask
    }

    private mutating func animate() {
        guard let layer = layers.randomElement(using: &random) else { return }
        let isGradient = layer is CAGradientLayer
        let path = ["opacity", "position.x", "backgroundColor", isGradient ? "startPoint" : "cornerRadius"][
            random.number(0...3)]
        let animation = CABasicAnimation(keyPath: path)
        switch path {
        case "backgroundColor": (animation.fromValue, animation.toValue) = (color(), color())
        case "startPoint": (animation.fromValue, animation.toValue) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 1))
        default: animation.toValue = random.part() * 20
        }
        animation.duration = 0.5
        animation.repeatCount = random.number(0...1) == 0 ? .infinity : 1
        layer.add(animation, forKey: path)
    }

    private mutating func color() -> CGColor {
        CGColor(
            red: random.part(), green: random.part(), blue: random.part(),
            alpha: random.number(0...2) == 0 ? random.part() : 1)
    }
}
