import ControlKit
import Foundation
import ViewKit

/// A control for choosing the number of bones, above the grid of bones.
@MainActor
final class StressArea: UIView {
    private enum Metrics {
        static let maximumChoiceWidth: CGFloat = 480
    }

    var grid = BoneGrid(0) {
        didSet {
            oldValue.removeFromSuperview()
            addSubview(grid)
            setNeedsLayout()
        }
    }

    /// The width to keep free at the trailing edge for the frame time HUD. Ignored if the grid would lose half of its
    /// width or more.
    var trailingInset: CGFloat = 0 { didSet { if trailingInset != oldValue { setNeedsLayout() } } }

    private let choice: UISegmentedControl

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
        let (margin, left) = (PageMetrics.margin, PageMetrics.inset(bounds.width))
        let width = PageMetrics.columnWidth(bounds.width)
        let height = choice.intrinsicContentSize.height
        let choiceWidth = min(scaledInBars(Metrics.maximumChoiceWidth), width)
        choice.frame = mirroredIfNeeded(CGRect(x: left, y: margin, width: choiceWidth, height: height))
        let top = margin + height + margin
        let overlap = max(0, trailingInset - left + margin)
        grid.frame = mirroredIfNeeded(
            CGRect(
                x: left, y: top, width: 2 * overlap < width ? width - overlap : width,
                height: max(0, bounds.height - top - margin)))
    }
}
