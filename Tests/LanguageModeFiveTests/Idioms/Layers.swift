import QuartzCore
import StageKit
import Testing
import UIKit

@Suite("Layer idioms")
@MainActor
struct LayerIdioms {
    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    @Test("A layer is created and styled")
    func style() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.position = CGPoint(x: 50, y: 50)
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        layer.bounds = CGRect(origin: .zero, size: CGSize(width: 30, height: 30))
        layer.backgroundColor = UIColor.red.withAlphaComponent(0.3).cgColor
        layer.opacity = 0.5
        layer.isHidden = false
        layer.zPosition = 10
        layer.name = "mark"
        layer.masksToBounds = true
        layer.contentsScale = UIScreen.main.scale
        layer.contentsGravity = .resizeAspect
        layer.contents = UIImage().cgImage
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 4
        layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 4).cgPath
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
        layer.needsDisplayOnBoundsChange = true
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        layer.transform = CATransform3DIdentity
        #expect(layer.frame.origin == CGPoint(x: 35, y: 35))
        #expect(layer.affineTransform().isIdentity)
    }

    @Test("Layers are nested")
    func tree() {
        let (root, first, second) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(first)
        root.insertSublayer(second, at: 0)
        root.insertSublayer(second, above: first)
        root.insertSublayer(second, below: first)
        root.replaceSublayer(second, with: CALayer())
        root.sublayers?.forEach { $0.removeFromSuperlayer() }
        root.sublayers = [first, second]
        let gradient = root.sublayers?.first(where: { $0 is CAGradientLayer })
        let inRoot = first.convert(CGPoint.zero, to: root)
        let hit = root.hitTest(.zero)
        let copy = CALayer(layer: first)
        stage.window.layer.addSublayer(root)
        root.setNeedsDisplay()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(gradient == nil && inRoot == .zero && hit == nil && copy !== first)
        #expect(root.sublayers?.count == 2)
    }

    @Test("Gradients and shapes are created")
    func shapes() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0, 0.5, 1].map { NSNumber(value: $0) }
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.type = .axial
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        shape.fillColor = nil
        shape.fillRule = .evenOdd
        shape.strokeColor = UIColor.systemGreen.cgColor
        shape.lineWidth = 3
        shape.lineCap = .round
        shape.lineJoin = .bevel
        shape.miterLimit = 8
        shape.lineDashPattern = [4, 2]
        shape.lineDashPhase = 1
        shape.strokeStart = 0
        shape.strokeEnd = 0.75
        gradient.mask = shape
        stage.window.layer.insertSublayer(gradient, at: 0)
        #expect(gradient.mask === shape)
        #expect(gradient.locations?.count == 3 && shape.lineDashPattern?.first == 4)
    }

    @Test("Transforms are created and concatenated")
    func transforms() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DTranslate(transform, 10, 0, 0)
        transform = CATransform3DScale(transform, 2, 2, 1)
        transform = CATransform3DRotate(transform, .pi, 0, 1, 0)
        let joined = CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(1, 1, 0))
        let back = CATransform3DInvert(joined)
        let flat = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 4, y: 2))
        let affine = CATransform3DGetAffineTransform(flat)
        let map = CGAffineTransform.identity.translatedBy(x: 1, y: 2).scaledBy(x: 2, y: 2).concatenating(.identity)
        let moved = CGPoint(x: 1, y: 1).applying(map)
        #expect(CATransform3DIsAffine(flat) && affine.tx == 4 && CATransform3DEqualToTransform(flat, flat))
        #expect(CATransform3DIsIdentity(CATransform3DConcat(joined, back)))
        #expect(moved == CGPoint(x: 3, y: 4) && !CATransform3DIsIdentity(transform))
    }

    @Test("A transaction changes layers without animation")
    func transactions() {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        CATransaction.setCompletionBlock { layer.name = "done" }
        layer.opacity = 0
        CATransaction.commit()
        stage.advance(by: 1)
        #expect(layer.opacity == 0)
        #expect(layer.name == "done")
    }

    @Test("A layer subclass lays out and draws itself")
    func subclass() {
        final class Dial: CALayer {
            var laidOut = 0
            required init() { super.init() }
            override init(layer: Any) { super.init(layer: layer) }
            required init?(coder: NSCoder) { nil }
            override func layoutSublayers() {
                super.layoutSublayers()
                laidOut += 1
            }
            override func draw(in context: CGContext) {
                context.setFillColor(UIColor.red.cgColor)
                context.fill(bounds)
            }
        }
        let dial = Dial()
        dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.window.layer.addSublayer(dial)
        dial.setNeedsDisplay()
        dial.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(dial.laidOut > 0)
        #expect(stage.pixel(x: 5, y: 5) == UIColor.red)
    }
}
