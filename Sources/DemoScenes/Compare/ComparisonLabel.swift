import SkeletonView

/// The name of a style on a dark capsule, which is legible over any content.
@MainActor
final class ComparisonLabel: UIView {
    private let label = UILabel.line(size: 12, weight: .semibold, color: .white)

    private enum Metrics {
        static let padding = CGSize(width: 10, height: 5)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.72)
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: text.width + 2 * Metrics.padding.width, height: text.height + 2 * Metrics.padding.height)
    }

    override func layoutSubviews() {
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: Metrics.padding.width, dy: Metrics.padding.height)
    }
}
