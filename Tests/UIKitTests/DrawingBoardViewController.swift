import UIKit

/// A controller of views with custom drawing, written as for iOS.
final class DrawingBoardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let views = [ChartView(), GaugeView(), BadgeView(), CutoutView(), SwatchView(), PictureView()]
        for (index, drawn) in views.enumerated() {
            drawn.frame = CGRect(x: 8 + index % 3 * 96, y: 8 + index / 3 * 96, width: 88, height: 88)
            view.addSubview(drawn)
        }
    }
}

/// A view with bars, an axis and a caption.
private final class ChartView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let values: [CGFloat] = [0.3, 0.7, 0.5, 0.9]
        for (index, value) in values.enumerated() {
            let height = (bounds.height - 24) * value
            let bar = CGRect(x: 8 + CGFloat(index) * 20, y: bounds.height - 16 - height, width: 12, height: height)
            UIColor.systemBlue.setFill()
            UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)
            )
            .fill()
        }
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(1)
        context.move(to: CGPoint(x: 4, y: bounds.height - 15.5))
        context.addLine(to: CGPoint(x: bounds.width - 4, y: bounds.height - 15.5))
        context.strokePath()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.secondaryLabel,
        ]
        NSString(string: "Q1 to Q4").draw(at: CGPoint(x: 8, y: bounds.height - 13), withAttributes: attributes)
    }
}

/// A view with a dashed ring and a rotated needle.
private final class GaugeView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.setLineCap(.round)
        context.setLineWidth(6)
        context.setLineDash(phase: 0, lengths: [1, 10])
        UIColor.systemGreen.setStroke()
        context.addArc(
            center: center, radius: 34, startAngle: .pi * 0.75, endAngle: .pi * 2.25, clockwise: false)
        context.strokePath()
        context.saveGState()
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: .pi / 5)
        UIColor.systemRed.setFill()
        context.move(to: CGPoint(x: -4, y: 0))
        context.addLine(to: CGPoint(x: 0, y: -28))
        context.addLine(to: CGPoint(x: 4, y: 0))
        context.closePath()
        context.fillPath()
        context.restoreGState()
        UIColor.label.setFill()
        context.fillEllipse(in: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10))
    }
}

/// A card with a shadow and a circular image that it creates.
private final class BadgeView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 3), blur: 6, color: UIColor.black.withAlphaComponent(0.5).cgColor)
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(roundedRect: bounds.insetBy(dx: 12, dy: 12), cornerRadius: 10).fill()
        context.restoreGState()
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            for row in 0..<5 {
                (row % 2 == 0 ? UIColor.systemOrange : UIColor.systemPurple).setFill()
                context.fill(CGRect(x: 0, y: row * 8, width: 40, height: 8))
            }
        }
        context.saveGState()
        UIBezierPath(ovalIn: CGRect(x: 24, y: 24, width: 40, height: 40)).addClip()
        stripes.draw(in: CGRect(x: 24, y: 24, width: 40, height: 40))
        context.restoreGState()
        UIColor.label.setStroke()
        UIBezierPath(ovalIn: CGRect(x: 24, y: 24, width: 40, height: 40)).stroke()
    }
}

/// A cover with a cutout that shows the content behind it.
private final class CutoutView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        let context = UIGraphicsGetCurrentContext()
        context?.setFillColor(UIColor.systemGray5.cgColor)
        context?.fill(bounds)
        context?.setBlendMode(.clear)
        context?.addPath(UIBezierPath(roundedRect: CGRect(x: 8, y: 8, width: 32, height: 32), cornerRadius: 16).cgPath)
        context?.addPath(UIBezierPath(roundedRect: CGRect(x: 8, y: 52, width: 72, height: 12), cornerRadius: 4).cgPath)
        context?.fillPath()
    }
}

/// A view with a linear gradient, and a radial gradient at half opacity.
private final class SwatchView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor] as CFArray
        let space = CGColorSpaceCreateDeviceRGB()
        guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 0.5, 1]) else { return }
        context.saveGState()
        context.clip(to: CGRect(x: 8, y: 8, width: 72, height: 32))
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 68, y: 0),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
        context.setAlpha(0.5)
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 44, y: 62), startRadius: 4, endCenter: CGPoint(x: 44, y: 62),
            endRadius: 20, options: [])
    }
}

/// A view with lines of attributed text in a frame.
private final class PictureView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.tertiarySystemFill.setFill()
        UIRectFill(bounds)
        UIColor.systemRed.setFill()
        UIRectFrame(bounds)
        let text = NSMutableAttributedString(
            string: "Drawn in lines, ",
            attributes: [.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 14)])
        text.append(
            NSAttributedString(
                string: "with some in bold.",
                attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.boldSystemFont(ofSize: 14)]))
        text.draw(in: bounds.insetBy(dx: 8, dy: 8))
    }
}
