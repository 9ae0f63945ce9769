import Foundation
import ViewKit

/// The bar at the top of a screen: what the screen is, and how it stands.
@MainActor
final class ScreenHeader: UIView {
    /// Its height in the usual text size; it grows with the text.
    static let height: CGFloat = 64

    private let titleLabel = UILabel.line(size: 22, weight: .bold)
    private let statusLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let line = UIView()
    /// The column that the texts begin at, for the width of the bar.
    private let column: @MainActor (CGFloat) -> CGFloat

    /// What is kept free where reading begins, in points: for a button of the window.
    var leadingRoom: CGFloat = 0 { didSet { if leadingRoom != oldValue { heightMayChange() } } }
    /// What is kept free where reading ends, in points.
    var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { heightMayChange() } } }

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
        limitTextSize()
        titleLabel.text = title
        line.backgroundColor = DemoPalette.line
        for view in [titleLabel, statusLabel, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        let (left, width) = room(width: bounds.width)
        titleLabel.frame = mirroredIfNeeded(
            CGRect(x: left, y: scaledInBars(10), width: width, height: scaledInBars(28)))
        statusLabel.frame = mirroredIfNeeded(
            CGRect(x: left, y: scaledInBars(38), width: width, height: statusHeight(width: width)))
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    /// The height of the bar where it is `width` wide: more where large text needs further lines.
    func height(width: CGFloat) -> CGFloat {
        let status = statusHeight(width: room(width: width).width)
        return scaledInBars(Self.height) + status - scaledInBars(Metrics.statusHeight)
    }

    // MARK: Private

    private enum Metrics {
        static let statusHeight: CGFloat = 17
    }

    /// Where the texts stand in a bar that is `width` wide.
    private func room(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let columnWidth = column(width)
        let columnLeft = ((width - columnWidth) / 2).rounded()
        let left = max(columnLeft, leadingRoom)
        return (left, max(0, min(columnLeft + columnWidth, width - trailingRoom) - left))
    }

    /// Of one line in the usual text size.
    private func statusHeight(width: CGFloat) -> CGFloat {
        let line = scaledInBars(Metrics.statusHeight)
        statusLabel.numberOfLines = barScale > 1 ? 0 : 1
        guard barScale > 1, width > 0 else { return line }
        return max(line, statusLabel.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up))
    }

    private func heightMayChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func showStatus() {
        defer { if barScale > 1 { heightMayChange() } }
        let time = saysTimeStands ? "Time stands still, press P" : nil
        statusLabel.text = [time, remark ?? pauseRemark, status].compactMap(\.self).joined(separator: " · ")
    }
}
