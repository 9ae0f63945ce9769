import Foundation
import SkeletonView

/// A small sample view that can show a skeleton: a round portrait beside a name and a line of text.
@MainActor
final class PersonView: UIView {
    private enum Size {
        static let portrait: CGFloat = 40
        static let gap: CGFloat = 12
        static let nameHeight: CGFloat = 20
        static let textHeight: CGFloat = 18
    }

    private let portrait = UIImageView()
    private let initials = UILabel.line(size: 14, weight: .semibold, color: DemoPalette.mark)
    private let nameLabel = UILabel.line(size: 14, weight: .semibold)
    private let textPart = UILabel.line(size: 13, color: DemoPalette.secondaryText)

    /// The portrait, the name and the text, in this order.
    var parts: [UIView] { [portrait, nameLabel, textPart] }

    /// Creates a view for a person called `name`, with `text` below the name.
    init(name: String = "Ada Lindqvist", text: String = "Rowed out before dinner") {
        super.init(frame: .zero)
        portrait.backgroundColor = DemoPalette.well
        initials.textAlignment = .center
        initials.limitTextSize()
        // The name label already conveys the initials.
        initials.isAccessibilityElement = false
        portrait.addSubview(initials)
        show(name: name, text: text)
        for part in parts { addSubview(part) }
        apply(SkeletonLineChanges())
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a person called `name`, with the initials in the portrait and `text` below the name.
    func show(name: String, text: String) {
        initials.text = name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
        nameLabel.text = name
        textPart.text = text
    }

    func apply(_ lines: SkeletonLineChanges) {
        nameLabel.setLines(SkeletonLineStyle(height: 12, lastLineFill: 56), lines)
        textPart.setLines(SkeletonLineStyle(height: 10, lastLineFill: 92), lines)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = scaledInBars(Size.portrait)
        portrait.layer.cornerRadius = side / 2
        let left = side + Size.gap
        let (nameHeight, textHeight) = (scaled(Size.nameHeight), scaled(Size.textHeight))
        let top = ((bounds.height - nameHeight - textHeight) / 2).rounded()
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
        }
        place(portrait, 0, ((bounds.height - side) / 2).rounded(), side, side)
        initials.frame = portrait.bounds
        place(nameLabel, left, top, bounds.width - left, nameHeight)
        place(textPart, left, top + nameHeight, bounds.width - left, textHeight)
    }
}
