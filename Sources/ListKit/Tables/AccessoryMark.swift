import Foundation
import LayerKit

/// The disclosure indicator or checkmark of a cell, drawn as two rotated bars.
@MainActor
final class AccessoryMark: UIView {
    private static let thickness: CGFloat = 2
    private let bars: [(view: UIView, start: CGPoint, end: CGPoint)]
    private let type: UITableViewCell.AccessoryType
    /// The custom color; `nil`, the default, uses the mark's standard color.
    var color: UIColor? { didSet { tintColorDidChange() } }

    /// Creates the mark for `type`. Returns `nil` for `.none` and for types with a button.
    init?(_ type: UITableViewCell.AccessoryType) {
        let points: [CGPoint]
        let size: CGSize
        switch type {
        case .none, .detailButton, .detailDisclosureButton: return nil
        case .disclosureIndicator:
            size = CGSize(width: 8, height: 14)
            points = [CGPoint(x: 1.5, y: 1.5), CGPoint(x: 6.5, y: 7), CGPoint(x: 1.5, y: 12.5)]
        case .checkmark:
            size = CGSize(width: 15, height: 14)
            points = [CGPoint(x: 1.5, y: 7.5), CGPoint(x: 5.5, y: 11.5), CGPoint(x: 13.5, y: 2)]
        }
        self.type = type
        bars = zip(points, points.dropFirst()).map { (UIView(), $0, $1) }
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        for (view, _, _) in bars {
            view.layer.cornerRadius = Self.thickness / 2
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        let color: UIColor = self.color ?? (type == .checkmark ? tintColor : .tertiaryLabel)
        for (view, _, _) in bars { view.backgroundColor = color }
    }

    override func didMoveToSuperview() {
        tintColorDidChange()
    }

    override func layoutSubviews() {
        // A disclosure indicator points in the reading direction; a checkmark is never mirrored.
        let isMirrored = type != .checkmark && effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, start, end) in bars {
            let direction = CGVector(dx: end.x - start.x, dy: end.y - start.y)
            view.bounds.size = CGSize(width: hypot(direction.dx, direction.dy) + Self.thickness, height: Self.thickness)
            let middle = (start.x + end.x) / 2
            view.center = CGPoint(x: isMirrored ? bounds.width - middle : middle, y: (start.y + end.y) / 2)
            let angle = atan2(direction.dy, direction.dx)
            view.transform = CGAffineTransform(rotationAngle: isMirrored ? -angle : angle)
        }
    }
}
