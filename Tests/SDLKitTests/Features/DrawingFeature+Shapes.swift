import Foundation
import LayerKit
import StageKit
import ViewKit

/// Paths, strokes, masks, shadows, and views with custom drawing.
extension DrawingFeature {
    /// Shows filled and stroked curves and arcs, and both fill rules.
    @MainActor
    static func paths(on stage: OffscreenStage) {
        let star = UIBezierPath()
        for corner in 0..<5 {
            let angle = CGFloat(corner) * 4 * .pi / 5
            let point = CGPoint(x: 25 + 24 * sin(angle), y: 25 - 24 * cos(angle))
            corner == 0 ? star.move(to: point) : star.addLine(to: point)
        }
        star.close()
        let bubble = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 5, width: 60, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 16, height: 16))
        let wave = UIBezierPath()
        wave.move(to: CGPoint(x: 0, y: 25))
        wave.addQuadCurve(to: CGPoint(x: 30, y: 25), controlPoint: CGPoint(x: 15, y: -20))
        wave.addCurve(
            to: CGPoint(x: 65, y: 25), controlPoint1: CGPoint(x: 45, y: 80), controlPoint2: CGPoint(x: 50, y: -20))
        let slice = UIBezierPath(
            arcCenter: CGPoint(x: 25, y: 25), radius: 24, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
        slice.addLine(to: CGPoint(x: 25, y: 25))
        slice.close()
        let shapes = [star, star, bubble, UIBezierPath(ovalIn: CGRect(x: 0, y: 8, width: 65, height: 34)), slice, wave]
        for (index, path) in shapes.enumerated() {
            let shape = makeShape(path, in: tile(index, columns: 3), on: stage)
            shape.fillColor = index == 5 ? nil : UIColor(red: 0.2, green: 0.5, blue: 0.8, alpha: 0.8).cgColor
            shape.fillRule = index == 0 ? .evenOdd : .nonZero
            (shape.strokeColor, shape.lineWidth) = (UIColor.black.cgColor, index.isMultiple(of: 2) ? 0 : 2.5)
        }
        stage.advance(by: 0)
    }

    /// Shows caps, joins, dashes, and rings whose strokes have grown to 70%.
    @MainActor
    static func strokes(on stage: OffscreenStage) {
        let zigzag = UIBezierPath()
        for (index, x) in stride(from: CGFloat(5), through: 60, by: 18).enumerated() {
            let point = CGPoint(x: x, y: index.isMultiple(of: 2) ? 38 : 10)
            index == 0 ? zigzag.move(to: point) : zigzag.addLine(to: point)
        }
        let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
        let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
        for index in 0..<3 {
            let shape = makeShape(zigzag, in: tile(index, columns: 3), on: stage)
            (shape.lineCap, shape.lineJoin, shape.lineWidth) = (caps[index], joins[index], 8)
            let dashed = makeShape(zigzag, in: tile(3 + index, columns: 3), on: stage)
            (dashed.lineCap, dashed.lineWidth, dashed.lineDashPattern) = (caps[index], 3, [9, 6])
            (dashed.lineDashPhase, dashed.strokeStart) = (4, CGFloat(index) * 0.2)
            let circle = UIBezierPath(ovalIn: CGRect(x: 10, y: 5, width: 40, height: 30))
            let ring = makeShape(circle, in: tile(6 + index, columns: 3, height: 50), on: stage)
            (ring.lineCap, ring.lineWidth) = (caps[index], 5)
            let growth = CABasicAnimation(keyPath: "strokeEnd")
            (growth.fromValue, growth.toValue, growth.duration) = (0, 1, 1)
            if index == 2 { ring.lineDashPattern = [2, 10] }
            ring.add(growth, forKey: nil)
        }
        for layer in stage.window.layer.sublayers ?? [] {
            guard let shape = layer as? CAShapeLayer else { continue }
            (shape.fillColor, shape.strokeColor) = (nil, UIColor.black.cgColor)
        }
        stage.advance(by: 0)
        stage.advance(by: 0.7)
    }

    /// Shows views masked by a gradient, a path, an image, a view with subviews and a nested mask, and a masked
    /// translucent view.
    @MainActor
    static func masks(on stage: OffscreenStage) {
        func makeGradient(_ frame: CGRect) -> CALayer {
            let gradient = CAGradientLayer()
            gradient.frame = frame
            gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            return gradient
        }
        func makeCircle(_ frame: CGRect) -> CALayer {
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: frame.insetBy(dx: 4, dy: 2))
            return shape
        }
        for index in 0..<6 {
            let view = makePicture(tile(index, columns: 3), on: stage)
            switch index {
            case 0: view.layer.mask = makeGradient(view.bounds)
            case 1: view.layer.mask = makeCircle(view.bounds)
            case 2:
                let mask = CALayer()
                mask.frame = view.bounds
                mask.contents =
                    UIGraphicsImageRenderer(size: view.bounds.size).image { context in
                        for row in 0..<5 {
                            let stripe = CGRect(x: CGFloat(row) * 9, y: CGFloat(row) * 10, width: 30, height: 7)
                            context.fill(stripe)
                        }
                    }.cgImage
                view.layer.mask = mask
            case 3:
                let mask = UIView(frame: view.bounds)
                for column in 0..<4 {
                    let dot = UIView(frame: CGRect(x: column * 17, y: 12, width: 15, height: 26))
                    (dot.backgroundColor, dot.layer.cornerRadius) = (.black, 7)
                    mask.addSubview(dot)
                }
                view.mask = mask
            case 4:
                let mask = makeGradient(view.bounds)
                mask.mask = makeCircle(view.bounds)
                view.layer.mask = mask
            default:
                view.layer.mask = makeCircle(view.bounds)
                (view.alpha, view.transform) = (0.5, CGAffineTransform(rotationAngle: 0.3))
            }
        }
        stage.advance(by: 0)
    }

    /// Shows shadows of rounded corners, of a path, in a color, of a shape, of a line, and halfway through an animation
    /// to a softer shadow.
    @MainActor
    static func shadows(on stage: OffscreenStage) {
        for index in 0..<6 {
            let frame = tile(index, columns: 3).insetBy(dx: 8, dy: 8)
            let layer: CALayer
            if index == 3 || index == 4 {
                let shape = makeShape(
                    UIBezierPath(ovalIn: CGRect(origin: .zero, size: frame.size)), in: frame, on: stage)
                shape.fillColor = index == 3 ? UIColor.systemOrange.cgColor : nil
                (shape.strokeColor, shape.lineWidth) = (UIColor.black.cgColor, 3)
                layer = shape
            } else {
                layer = CALayer()
                layer.frame = frame
                (layer.backgroundColor, layer.cornerRadius) = (UIColor.white.cgColor, 8)
                stage.window.layer.addSublayer(layer)
            }
            (layer.shadowOpacity, layer.shadowRadius) = (0.6, 4)
            layer.shadowOffset = CGSize(width: 0, height: 2)
            if index == 1 { layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 30, width: 49, height: 10)) }
            if index == 2 {
                (layer.shadowColor, layer.shadowRadius) = (UIColor.systemBlue.cgColor, 0)
                layer.shadowOffset = CGSize(width: 4, height: 4)
            }
            if index == 5 {
                let softer = CABasicAnimation(keyPath: "shadowRadius")
                (softer.fromValue, softer.toValue, softer.duration) = (0, 10, 1)
                layer.add(softer, forKey: nil)
            }
        }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
    }

    /// Shows custom drawing of a view: gradients, a clip, blend modes, dashes, a shadow, an image.
    @MainActor
    static func context(on stage: OffscreenStage) {
        for index in 0..<6 {
            let view = SelfDrawnView(frame: tile(index, columns: 3))
            (view.kind, view.backgroundColor) = (index, .clear)
            stage.window.addSubview(view)
        }
        stage.advance(by: 0)
    }

    // MARK: Private

    @MainActor
    static func makeShape(_ path: UIBezierPath, in frame: CGRect, on stage: OffscreenStage) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.frame = frame
        shape.path = path.cgPath
        stage.window.layer.addSublayer(shape)
        return shape
    }

    /// Adds a view with some content to the window and returns the view.
    @MainActor
    static func makePicture(_ frame: CGRect, on stage: OffscreenStage) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        let bar = UIView(frame: CGRect(x: 0, y: frame.height / 3, width: frame.width, height: frame.height / 3))
        bar.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0.2, alpha: 1)
        view.addSubview(bar)
        stage.window.addSubview(view)
        return view
    }
}

/// A view whose `kind` selects one of six drawings.
private final class SelfDrawnView: UIView {
    var kind = 0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemIndigo.cgColor, UIColor.systemOrange.cgColor] as CFArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        switch kind {
        case 0:
            UIBezierPath(ovalIn: bounds).addClip()
            guard let gradient else { return }
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: bounds.maxY), options: [])
        case 1:
            guard let gradient else { return }
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: 2, endCenter: center, endRadius: 26,
                options: [.drawsBeforeStartLocation])
        case 2:
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 35, height: 30))
            context.setBlendMode(.multiply)
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 22, y: 15, width: 35, height: 30))
        case 3:
            context.setLineDash(phase: 2, lengths: [8, 4])
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.move(to: CGPoint(x: 4, y: 40))
            context.addCurve(
                to: CGPoint(x: 62, y: 10), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 40, y: 70))
            context.strokePath()
        case 4:
            context.setShadow(offset: CGSize(width: 2, height: 3), blur: 6, color: UIColor.black.cgColor)
            UIColor.systemGreen.setFill()
            UIBezierPath(roundedRect: bounds.insetBy(dx: 10, dy: 10), cornerRadius: 8).fill()
        default:
            context.translateBy(x: center.x, y: center.y)
            context.rotate(by: 0.4)
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { inner in
                UIColor.systemPurple.setFill()
                inner.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
                UIColor.systemYellow.setFill()
                inner.fill(CGRect(x: 0, y: 10, width: 30, height: 10))
            }
            picture.draw(in: CGRect(x: -24, y: -16, width: 48, height: 32), blendMode: .normal, alpha: 0.8)
        }
    }
}
