package import Foundation
import LayerKit

/// A glyph drawn with bars, such as a plus, a check mark or a chevron.
@MainActor
package final class ControlGlyph: UIView {
    /// The shape of a glyph.
    package enum Shape {
        case plus, minus, tick, dash, up, down, left, right

        /// The bars, as lines in a unit square.
        fileprivate var lines: [(start: CGPoint, end: CGPoint)] {
            func path(_ numbers: (Double, Double)...) -> [(start: CGPoint, end: CGPoint)] {
                let points = numbers.map { CGPoint(x: $0.0, y: $0.1) }
                return zip(points, points.dropFirst()).map { ($0, $1) }
            }
            return switch self {
            case .plus: path((0, 0.5), (1, 0.5)) + path((0.5, 0), (0.5, 1))
            case .minus: path((0, 0.5), (1, 0.5))
            case .dash: path((0.15, 0.5), (0.85, 0.5))
            case .tick: path((0.02, 0.55), (0.36, 0.88), (0.98, 0.14))
            case .up: path((0, 0.75), (0.5, 0.25), (1, 0.75))
            case .down: path((0, 0.25), (0.5, 0.75), (1, 0.25))
            case .left: path((0.7, 0), (0.2, 0.5), (0.7, 1))
            case .right: path((0.3, 0), (0.8, 0.5), (0.3, 1))
            }
        }
    }

    package var color = UIColor.label { didSet { for bar in bars { bar.backgroundColor = color } } }
    private let lines: [(start: CGPoint, end: CGPoint)]
    private let bars: [UIView]
    private let thickness: CGFloat

    /// Creates a glyph that is `side` points wide and tall.
    package init(_ shape: Shape, side: CGFloat, thickness: CGFloat = 2) {
        lines = shape.lines
        bars = lines.map { _ in UIView() }
        self.thickness = thickness
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
        for bar in bars {
            bar.backgroundColor = color
            bar.layer.cornerRadius = thickness / 2
            addSubview(bar)
        }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package override func layoutSubviews() {
        let area = bounds.shrunk(dx: thickness / 2, dy: thickness / 2)
        for (bar, line) in zip(bars, lines) {
            let start = CGPoint(x: area.minX + line.start.x * area.width, y: area.minY + line.start.y * area.height)
            let end = CGPoint(x: area.minX + line.end.x * area.width, y: area.minY + line.end.y * area.height)
            let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            bar.transform = .identity
            bar.bounds.size = CGSize(width: hypot(direction.dx, direction.dy) + thickness, height: thickness)
            bar.center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            bar.transform = CGAffineTransform(rotationAngle: atan2(direction.dy, direction.dx))
        }
    }
}
