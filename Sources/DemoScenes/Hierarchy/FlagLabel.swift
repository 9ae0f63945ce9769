import Foundation
import ViewKit

/// The name of a view, beside a disc that is filled if the view is flagged.
@MainActor
final class FlagLabel: UIView {
    private static let defaultSide: CGFloat = 8
    private static let defaultGap: CGFloat = 6
    /// The minimum scale of names that don't fit side by side.
    private static let minimumScale: CGFloat = 0.25

    private let disc = UIView()
    private let label = UILabel.line(size: 12, color: DemoPalette.secondaryText)

    init(_ name: String, isFlagged: Bool) {
        super.init(frame: .zero)
        label.text = name
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.minimumScaleFactor = Self.minimumScale
        disc.layer.borderWidth = 1.5
        disc.layer.borderColor = DemoPalette.accent.cgColor
        if isFlagged { disc.backgroundColor = DemoPalette.accent }
        for view in [disc, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The width of the disc and the name at their full size.
    var width: CGFloat { side + gap + label.sizeThatFits(.zero).width.rounded(.up) }

    private var side: CGFloat { scaledInBars(Self.defaultSide) }
    private var gap: CGFloat { scaledInBars(Self.defaultGap) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, left) = (self.side, self.side + gap)
        disc.layer.cornerRadius = side / 2
        disc.frame = mirroredIfNeeded(
            CGRect(x: 0, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
        label.frame = mirroredIfNeeded(CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height))
    }
}
