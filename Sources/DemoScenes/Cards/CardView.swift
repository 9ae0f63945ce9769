import Foundation
import SkeletonView

/// A card on the page, with an optional title. Constraints lay out the title and the views added with `add(_:)`.
@MainActor
class CardView: UIView {
    enum Metrics {
        static let radius: CGFloat = 14
        static let padding: CGFloat = 16
        static let gap: CGFloat = 12
        static let titleHeight: CGFloat = 20
    }

    private weak var titleLabel: UILabel?

    /// Creates an empty, skeletonable card whose own frame is also determined by constraints.
    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = DemoPalette.card
        layer.cornerRadius = Metrics.radius
        isSkeletonable = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds `views` to the card and prepares them for layout by constraints.
    func add(_ views: [UIView]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Adds a title at the top of the card. The title stays visible while the skeleton is shown.
    func addTitle(_ text: String) -> UILabel {
        let label = UILabel.line(size: 15, weight: .semibold)
        label.text = text
        titleLabel = label
        add([label])
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: Metrics.padding),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Metrics.padding),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -Metrics.padding),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.titleHeight),
        ])
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.wrap(in: bounds.width - 2 * Metrics.padding)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
