import DrawKit
import Foundation
import LayerKit
import ViewKit

/// A sample of a color on a checkerboard, which shows through translucent colors. If there is no color, the sample is
/// crossed out.
@MainActor
final class ColorSample: UIView {
    /// The displayed color, if any.
    var color: UIColor? { didSet { update() } }
    /// The corner radius, in points.
    var radius: CGFloat = 0 { didSet { setNeedsLayout() } }

    private let checkers = (0..<2).map { _ in UIView() }
    private let fill = UIView()
    private let slash = UIView()
    private let edge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        for view in checkers {
            view.backgroundColor = .lightGray
            addSubview(view)
        }
        slash.backgroundColor = ControlColors.destructive
        edge.layer.borderWidth = 1
        edge.layer.borderColor = ControlColors.edge.cgColor
        for view in [fill, slash, edge] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        checkers[0].frame = CGRect(origin: .zero, size: size)
        checkers[1].frame = CGRect(origin: middle, size: size)
        fill.frame = bounds
        edge.frame = bounds
        slash.transform = .identity
        slash.bounds.size = CGSize(width: hypot(bounds.width, bounds.height), height: 2)
        slash.center = middle
        slash.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        layer.cornerRadius = radius
        edge.layer.cornerRadius = radius
    }

    private func update() {
        fill.backgroundColor = color ?? ControlColors.track
        slash.isHidden = color != nil
        let isOpaque = color.map { min($0.cgColor.light.alpha, $0.cgColor.dark.alpha) >= 1 } ?? true
        for view in checkers { view.isHidden = isOpaque }
        backgroundColor = isOpaque ? nil : .white
    }
}
