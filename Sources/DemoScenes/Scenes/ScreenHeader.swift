import Foundation
import ViewKit

/// The bar at the top of a screen with its title and status.
@MainActor
final class ScreenHeader: UIView {
    /// The height at the default text size; it grows with the text.
    static let height: CGFloat = 64

    private let titleLabel = UILabel.line(size: 22, weight: .bold)
    private let statusLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let line = UIView()
    /// A closure that returns the width of the column that the labels are aligned with, given the width of the bar.
    private let column: @MainActor (CGFloat) -> CGFloat

    /// The space to keep free at the leading edge, in points, for one of the window's buttons.
    var leadingRoom: CGFloat = 0 { didSet { if leadingRoom != oldValue { heightMayChange() } } }
    /// The space to keep free at the trailing edge, in points.
    var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { heightMayChange() } } }

    /// The status of the screen, in a few words.
    var status: String? { didSet { showStatus() } }
    /// A remark before the status; `nil` shows no remark.
    var remark: String? { didSet { showStatus() } }
    /// A remark that bones have stopped moving, shown if `remark` is `nil`; `nil` shows no remark.
    var pauseRemark: String? { didSet { if pauseRemark != oldValue { showStatus() } } }

    /// `true` if the status line begins by saying that the clock is paused. `false` by default.
    var showsPaused = false { didSet { if showsPaused != oldValue { showStatus() } } }

    /// Creates the bar for a screen titled `title`; `column` returns the width of the bar's content, given the width of
    /// the bar.
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

    /// Returns the height of the bar at width `width`; large text that wraps makes it taller.
    func height(width: CGFloat) -> CGFloat {
        let status = statusHeight(width: room(width: width).width)
        return scaledInBars(Self.height) + status - scaledInBars(Metrics.statusHeight)
    }

    // MARK: Private

    private enum Metrics {
        static let statusHeight: CGFloat = 17
    }

    /// Returns the horizontal extent of the labels in a bar of width `width`.
    private func room(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let columnWidth = column(width)
        let columnLeft = ((width - columnWidth) / 2).rounded()
        let left = max(columnLeft, leadingRoom)
        return (left, max(0, min(columnLeft + columnWidth, width - trailingRoom) - left))
    }

    /// Returns the height of the status, which is one line at the default text size.
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
        let time = showsPaused ? "Paused; press P to resume" : nil
        statusLabel.text = [time, remark ?? pauseRemark, status].compactMap(\.self).joined(separator: " · ")
    }
}
