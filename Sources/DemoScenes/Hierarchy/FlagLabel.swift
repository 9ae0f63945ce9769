import Foundation
import ViewKit

/// The name of a view, beside a disc that is filled if the view is flagged.
@MainActor
final class FlagLabel: UIView {
    private static let side: CGFloat = 8
    private static let gap: CGFloat = 6

    private let disc = UIView()
    private let label = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    init(_ name: String, isFlagged: Bool) {
        super.init(frame: .zero)
        label.text = name
        // Limits the text size so that all labels of a case fit side by side in the narrowest card.
        label.maximumContentSizeCategory = .extraLarge
        disc.layer.cornerRadius = Self.side / 2
        disc.layer.borderWidth = 1.5
        disc.layer.borderColor = DemoPalette.accent.cgColor
        if isFlagged { disc.backgroundColor = DemoPalette.accent }
        for view in [disc, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width of the disc and the name.
    var width: CGFloat { Self.side + Self.gap + label.sizeThatFits(.zero).width.rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, left) = (Self.side, Self.side + Self.gap)
        disc.frame = mirroredIfNeeded(
            CGRect(x: 0, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
        label.frame = mirroredIfNeeded(CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height))
    }
}
