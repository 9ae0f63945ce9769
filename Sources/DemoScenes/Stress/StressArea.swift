import ControlKit
import Foundation
import ViewKit

/// A control for choosing the number of bones, above the grid of bones.
@MainActor
final class StressArea: UIView {
    private enum Metrics {
        static let margin: CGFloat = 20
        static let maximumChoiceWidth: CGFloat = 480
    }

    var grid = BoneGrid(0) {
        didSet {
            oldValue.removeFromSuperview()
            addSubview(grid)
            setNeedsLayout()
        }
    }

    private let choice: UISegmentedControl

    /// Returns the width of the content in a view of width `width`.
    static func columnWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * Metrics.margin) }

    init(_ choice: UISegmentedControl) {
        self.choice = choice
        super.init(frame: .zero)
        backgroundColor = DemoPalette.card
        addSubview(choice)
        addSubview(grid)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Metrics.margin
        let width = Self.columnWidth(bounds.width)
        let height = choice.intrinsicContentSize.height
        choice.frame = mirroredIfNeeded(
            CGRect(x: margin, y: margin, width: min(Metrics.maximumChoiceWidth, width), height: height))
        let top = margin + height + margin
        grid.frame = CGRect(x: margin, y: top, width: width, height: max(0, bounds.height - top - margin))
    }
}
