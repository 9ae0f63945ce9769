import CoreGraphics
import StageKit
import Testing
import UIKit

@Suite("Idioms of drawing, images and colors")
@MainActor
struct DrawingIdioms {
    let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    @Test("Colors are created and decomposed")
    func colors() {
        let brand = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        let hex = UIColor(
            red: CGFloat((0x33_66_99 >> 16) & 0xFF) / 255, green: CGFloat((0x33_66_99 >> 8) & 0xFF) / 255,
            blue: CGFloat(0x33_66_99 & 0xFF) / 255, alpha: 1)
        let gray = UIColor(white: 0.5, alpha: 1)
        let hue = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
        let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let clear = brand.withAlphaComponent(0)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        brand.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        hue.getHue(&h, saturation: &s, brightness: &b, alpha: &alpha)
        var white: CGFloat = 0
        gray.getWhite(&white, alpha: nil)
        let dark = adaptive.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        let back = UIColor(cgColor: brand.cgColor)
        let parts = brand.cgColor.components?.count
        let palette: [UIColor] = [
            .systemMint, .systemCyan, .systemBrown, .quaternaryLabel, .tertiarySystemGroupedBackground,
            .placeholderText, .link,
        ]
        #expect(brand == hex && back == brand && parts == 4 && clear.cgColor.alpha == 0)
        #expect(abs(red - 0.2) < 0.01 && abs(h - 0.5) < 0.01 && s == 1 && b == 1 && abs(white - 0.5) < 0.01)
        #expect(dark == .white && palette.count == 7)
    }

    @Test("Images are drawn")
    func images() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        let red = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        let sharp = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 5, height: 5), format: format).image {
            _ in
            red.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
            red.draw(at: .zero)
        }
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 0)
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.blue.cgColor)
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let blue = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        let data = red.pngData()
        let again = data.flatMap { UIImage(data: $0) }
        let tinted = red.withTintColor(.green)
        let view = UIImageView(image: red)
        view.contentMode = .scaleAspectFill
        view.image = again
        view.tintColor = .systemRed
        #expect(red.size == CGSize(width: 10, height: 10) && sharp.scale == 2 && blue?.size.width == 8)
        #expect(again?.size == CGSize(width: 10, height: 10) && view.intrinsicContentSize == red.size)
        #expect(tinted.size == red.size)
    }

    @Test("Paths are built")
    func paths() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
        path.addArc(withCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
        path.close()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.usesEvenOddFillRule = true
        path.setLineDash([3, 1], count: 2, phase: 0)
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)))
        path.apply(CGAffineTransform(translationX: 1, y: 1))
        let round = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 8, height: 8))
        let reversed = round.reversing()
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        ring.addRoundedRect(in: CGRect(x: 1, y: 1, width: 8, height: 8), cornerWidth: 2, cornerHeight: 2)
        ring.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
        let plain = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
        #expect(round.contains(CGPoint(x: 20, y: 10)) && !round.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.bounds.width > 0 && ring.boundingBox.width == 10 && plain.boundingBoxOfPath.width == 3)
        #expect(reversed.bounds == round.bounds && !path.isEmpty && path.currentPoint.x >= 0)
    }

    @Test("A view draws itself")
    func draw() {
        final class Pie: UIView {
            override func draw(_ rect: CGRect) {
                guard let context = UIGraphicsGetCurrentContext() else { return }
                context.saveGState()
                context.setFillColor(UIColor.green.cgColor)
                context.setStrokeColor(UIColor.black.cgColor)
                context.setLineWidth(1)
                context.setLineCap(.round)
                context.translateBy(x: bounds.midX, y: bounds.midY)
                context.rotate(by: .pi / 2)
                context.scaleBy(x: 1, y: -1)
                context.move(to: .zero)
                context.addLine(to: CGPoint(x: 0, y: 20))
                context.addArc(center: .zero, radius: 40, startAngle: 0, endAngle: 6, clockwise: false)
                context.closePath()
                context.drawPath(using: .fillStroke)
                context.restoreGState()
                context.clip(to: bounds)
                context.setAlpha(0.5)
                context.setBlendMode(.multiply)
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
                context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
                ("50 %" as NSString).draw(
                    at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
                UIColor.red.set()
                UIBezierPath(rect: CGRect(x: 0, y: 90, width: 10, height: 10)).fill()
                UIBezierPath(rect: CGRect(x: 1, y: 91, width: 8, height: 8)).stroke()
                if let gradient = CGGradient(
                    colorsSpace: CGColorSpaceCreateDeviceRGB(),
                    colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
                {
                    context.drawLinearGradient(
                        gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .drawsBeforeStartLocation)
                }
            }
        }
        let pie = Pie(frame: stage.window.bounds)
        pie.backgroundColor = .white
        pie.isOpaque = true
        pie.contentMode = .redraw
        pie.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(pie)
        stage.advance(by: 0.1)
        #expect(stage.pixel(x: 5, y: 95) != UIColor.white)
    }
}
