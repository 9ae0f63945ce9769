import Foundation
import ViewKit

/// The bar at the top of a screen: what the screen is, and how it stands.
@MainActor
final class ScreenHeader: UIView {
    static let height: CGFloat = 64

    private let titleLabel = UILabel.line(size: 22, weight: .bold)
    private let statusLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let line = UIView()
    /// The column that the texts begin at, for the width of the bar.
    private let column: @MainActor (CGFloat) -> CGFloat

    /// What is kept free where reading begins, in points: for a button of the window.
    var leadingRoom: CGFloat = 0 { didSet { if leadingRoom != oldValue { setNeedsLayout() } } }
    /// What is kept free where reading ends, in points.
    var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { setNeedsLayout() } } }

    /// How the screen stands, in a few words.
    var status: String? { didSet { showStatus() } }
    /// What is to be said before that; nil for nothing.
    var remark: String? { didSet { showStatus() } }
    /// What is said in its place while there is none, of bones that stand still; nil for nothing.
    var pauseRemark: String? { didSet { if pauseRemark != oldValue { showStatus() } } }

    /// Whether it says that time stands still, before all else. False at first.
    var saysTimeStands = false { didSet { if saysTimeStands != oldValue { showStatus() } } }

    /// Makes the bar of the screen called `title`, whose content is `column` wide in a bar of the given width.
    init(title: String, column: @escaping @MainActor (CGFloat) -> CGFloat) {
        self.column = column
        super.init(frame: .zero)
        backgroundColor = DemoPalette.bar
        keepUsualTextSize()
        titleLabel.text = title
        line.backgroundColor = DemoPalette.line
        for view in [titleLabel, statusLabel, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let columnWidth = column(bounds.width)
        let columnLeft = ((bounds.width - columnWidth) / 2).rounded()
        let left = max(columnLeft, leadingRoom)
        let width = max(0, min(columnLeft + columnWidth, bounds.width - trailingRoom) - left)
        titleLabel.frame = mirroredIfNeeded(CGRect(x: left, y: 10, width: width, height: 28))
        statusLabel.frame = mirroredIfNeeded(CGRect(x: left, y: 38, width: width, height: 17))
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    private func showStatus() {
        let time = saysTimeStands ? "Time stands still, press P" : nil
        statusLabel.text = [time, remark ?? pauseRemark, status].compactMap(\.self).joined(separator: " · ")
    }
}
