import Foundation
import ViewKit

/// A placeholder for a picture that failed to load: a crossed-out picture icon, with text if there is room, so that
/// the view isn't mistaken for a bone.
@MainActor
final class MissingPictureView: UIView {
    private enum Metrics {
        static let size = CGSize(width: 40, height: 32)
        static let discSide: CGFloat = 7
        static let stroke: CGFloat = 2
        /// The width of the band that is cleared beneath the stroke, so that the stroke stands out from the icon.
        static let clearing: CGFloat = 6
        static let gap: CGFloat = 8
        /// The minimum height of a view that shows the text.
        static let minimumTextHeight: CGFloat = 88
        /// The fraction of a small view's height that the icon takes up.
        static let fraction: CGFloat = 0.5
    }

    private let icon = UIView(frame: CGRect(origin: .zero, size: Metrics.size))
    private let words = UILabel.line(size: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        icon.addSubview(shape(CGRect(origin: .zero, size: Metrics.size), radius: 5, isFilled: false))
        icon.addSubview(
            shape(CGRect(x: 25, y: 7, width: Metrics.discSide, height: Metrics.discSide), radius: Metrics.discSide / 2))
        icon.addSubview(stroke(width: Metrics.clearing, color: DemoPalette.well))
        icon.addSubview(stroke(width: Metrics.stroke, color: DemoPalette.mark))
        words.text = "This picture could not be loaded"
        words.textColor = DemoPalette.mark
        words.textAlignment = .center
        addSubview(icon)
        addSubview(words)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let wordsSize = words.sizeThatFits(bounds.size)
        words.isHidden = bounds.height < Metrics.minimumTextHeight || wordsSize.width > bounds.width - 2 * Metrics.gap
        let scale = min(1, bounds.height / Metrics.size.height * Metrics.fraction, bounds.width / Metrics.size.width)
        icon.transform = CGAffineTransform(scaleX: scale, y: scale)
        let below = words.isHidden ? 0 : Metrics.gap + wordsSize.height
        icon.center = CGPoint(x: bounds.midX.rounded(), y: ((bounds.height - below) / 2).rounded())
        words.frame = CGRect(
            x: 0, y: icon.frame.maxY + Metrics.gap, width: bounds.width, height: wordsSize.height)
    }

    // MARK: Private

    private func shape(_ frame: CGRect, radius: CGFloat, isFilled: Bool = true) -> UIView {
        let view = UIView(frame: frame)
        view.layer.cornerRadius = radius
        if isFilled {
            view.backgroundColor = DemoPalette.mark
        } else {
            view.layer.borderWidth = Metrics.stroke
            view.layer.borderColor = DemoPalette.mark.cgColor
        }
        return view
    }

    /// Returns a line from corner to corner that extends slightly beyond both corners.
    private func stroke(width: CGFloat, color: UIColor) -> UIView {
        let size = Metrics.size
        let view = UIView(frame: CGRect(x: 0, y: 0, width: hypot(size.width, size.height) + 6, height: width))
        view.backgroundColor = color
        view.layer.cornerRadius = width / 2
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
        view.transform = CGAffineTransform(rotationAngle: atan2(size.height, size.width))
        return view
    }
}
