import Foundation
import ViewKit

/// The bar at the top of a screen with its title and status.
@MainActor
final class ScreenHeader: UIView {
    /// The height at the default text size; it grows with the text.
    static let height: CGFloat = 64

    private let titleLabel = UILabel.line(size: 22, weight: .bold)
    private let statusLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let introductionLabel = UILabel.line(size: 13, color: DemoPalette.secondaryText)
    private let line = UIView()
    /// The button that restarts bones that have stopped moving.
    private let resumeButton = UIButton()
    private var resume: (@MainActor () -> Void)?
    /// The parts of the text of `statusLabel`. If they don't fit, the instructions or the first one remain.
    private var messages: [HeaderText] = []

    /// The space to keep free at the leading edge, in points, for one of the window's buttons.
    var leadingInset: CGFloat = 0 { didSet { if leadingInset != oldValue { heightMayChange() } } }
    /// The space to keep free at the trailing edge, in points.
    var trailingInset: CGFloat = 0 { didSet { if trailingInset != oldValue { heightMayChange() } } }

    /// A sentence about the screen, shown before the status if both fit on one line and the header doesn't report a
    /// pause; `nil` shows no sentence.
    var introduction: String? { didSet { setNeedsLayout() } }
    /// Instructions for a mode of the window, shown in place of the introduction, any notice and the status; `nil`
    /// shows those.
    var instructions: HeaderText? { didSet { if instructions != oldValue { showStatus() } } }
    /// The status of the screen, in a few words.
    var status: String? {
        get { statusText?.full }
        set { statusText = newValue.map { HeaderText($0) } }
    }
    /// The status with a shorter text for narrow headers.
    var statusText: HeaderText? { didSet { showStatus() } }
    /// A notice before the status, such as an error; `nil` shows no notice.
    var notice: String? { didSet { showStatus() } }
    /// A confirmation that is shown for a short time in place of any notice. `nil` while no confirmation is shown.
    private(set) var confirmation: String? { didSet { if confirmation != oldValue { showStatus() } } }
    /// Cancels the scheduled end of the confirmation.
    private var cancelConfirmationEnd: (@MainActor () -> Void)?
    /// A notice that bones have stopped moving, shown if `notice` is `nil` and the clock isn't paused; `nil` shows no
    /// notice.
    private(set) var pauseNotice: HeaderText? {
        didSet {
            guard pauseNotice != oldValue else { return }
            showStatus()
            pauseNoticeDidChange?()
        }
    }
    /// Called when `pauseNotice` has changed.
    var pauseNoticeDidChange: (@MainActor () -> Void)?

    /// `true` if the status line begins by saying that the clock is paused. `false` by default.
    var showsPaused = false { didSet { if showsPaused != oldValue { showStatus() } } }

    /// Creates the bar for a screen titled `title`.
    init(title: String) {
        super.init(frame: .zero)
        backgroundColor = DemoPalette.bar
        limitTextSize()
        titleLabel.text = title
        line.backgroundColor = DemoPalette.line
        resumeButton.configuration = .plain()
        resumeButton.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: Metrics.buttonInset, bottom: 0, trailing: Metrics.buttonInset)
        resumeButton.configuration?.baseForegroundColor = DemoPalette.accent
        resumeButton.titleLabel?.followTextSize(13)
        resumeButton.setTitle("Resume", for: .normal)
        resumeButton.addAction(UIAction { [weak self] _ in self?.resumeMotion() }, for: .primaryActionTriggered)
        for view in [titleLabel, introductionLabel, statusLabel, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows `text` before the status for `ActionButton.confirmationTime`, in place of any notice. Outside a window, it
    /// is shown until `endConfirmation` is called.
    func confirm(_ text: String) {
        endConfirmation()
        confirmation = text
        cancelConfirmationEnd = window?.realTimeCalls.schedule(ActionButton.confirmationTime) { [weak self] in
            self?.endConfirmation()
        }
    }

    /// Ends the confirmation, if there is one, before its time is over.
    func endConfirmation() {
        cancelConfirmationEnd?()
        cancelConfirmationEnd = nil
        confirmation = nil
    }

    /// Shows `notice` with a button that calls `resume`.
    func showPause(_ notice: HeaderText, resume: @escaping @MainActor () -> Void) {
        self.resume = resume
        pauseNotice = notice
    }

    /// Restarts bones that have stopped moving. Returns `false` if none have stopped.
    @discardableResult
    func resumeMotion() -> Bool {
        guard let resume else { return false }
        resume()
        return true
    }

    /// Hides the notice that bones have stopped moving, and its button.
    func hidePause() {
        resume = nil
        pauseNotice = nil
    }

    override func layoutSubviews() {
        let (left, width) = textExtent(width: bounds.width)
        titleLabel.frame = mirroredIfNeeded(
            CGRect(x: left, y: scaledInBars(10), width: width, height: scaledInBars(28)))
        placeStatus(left: left, width: width)
        line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    }

    /// Returns the height of the bar at width `width`; large text that wraps makes it taller.
    func height(width: CGFloat) -> CGFloat {
        let status = statusHeight(width: textExtent(width: width).width)
        return scaledInBars(Self.height) + status - scaledInBars(Metrics.statusHeight)
    }

    // MARK: Private

    private enum Metrics {
        static let statusHeight: CGFloat = 17
        static let gap: CGFloat = 4
        static let buttonInset: CGFloat = 6
        static let buttonHeight: CGFloat = 24
    }

    /// Returns the horizontal extent of the labels in a bar of width `width`.
    private func textExtent(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let inset = PageMetrics.inset(width)
        let left = max(inset, leadingInset)
        return (left, max(0, min(width - inset, width - trailingInset) - left))
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
        let time = showsPaused ? HeaderText("Paused; press P to resume", short: "Paused") : nil
        let pauseNotice = showsPaused || notice != nil || instructions != nil ? nil : pauseNotice
        let words = (confirmation ?? (instructions == nil ? notice : nil)).map { HeaderText($0) }
        messages = [time, words ?? pauseNotice, instructions ?? statusText].compactMap(\.self)
        statusLabel.text = messages.joined.full
        if pauseNotice == nil {
            resumeButton.removeFromSuperview()
        } else if resumeButton.superview == nil {
            insertSubview(resumeButton, belowSubview: statusLabel)
        }
        setNeedsLayout()
        if barScale > 1 { heightMayChange() }
    }

    /// Returns `text` with a separator at its end. Directional marks keep the separator on the left in right-to-left
    /// interfaces, even after left-to-right text.
    private func separated(_ text: String) -> String {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\u{200F}\(text)\u{200E} ·" : text + " ·"
    }

    /// Shows the messages in full or, if they don't fit in `width` points, their short texts or only the most
    /// important one. Returns the width of the text on one line. Larger text wraps, so it is always shown in full.
    private func showMessages(width: CGFloat) -> CGFloat {
        let joined = messages.joined
        let texts = [joined.full, joined.short, (instructions ?? messages.first)?.short ?? ""]
        var (text, textWidth) = ("", CGFloat(0))
        for candidate in texts {
            (text, textWidth) = (candidate, statusLabel.lineWidth(of: candidate))
            if barScale > 1 || textWidth <= width { break }
        }
        statusLabel.text = text
        return textWidth
    }

    /// Places the status and the button on one line, after the introduction if there is room for it.
    private func placeStatus(left: CGFloat, width: CGFloat) {
        let (top, height) = (scaledInBars(38), statusHeight(width: width))
        let buttonWidth = resumeButton.superview == nil ? 0 : resumeButton.sizeThatFits(bounds.size).width
        let statusWidth = showMessages(width: width - buttonWidth)
        introductionLabel.text = introduction.map { statusLabel.text?.isEmpty == false ? separated($0) : $0 }
        let introductionWidth = introductionLabel.lineWidth(of: introductionLabel.text ?? "") + Metrics.gap
        let isBusy = showsPaused || instructions != nil || resumeButton.superview != nil
        let fits = introduction != nil && !isBusy && introductionWidth + statusWidth <= width
        introductionLabel.isHidden = !fits
        let start = fits ? introductionWidth : 0
        introductionLabel.frame = mirroredIfNeeded(CGRect(x: left, y: top, width: introductionWidth, height: height))
        var statusLabelWidth = width - start
        if resumeButton.superview != nil {
            let size = CGSize(width: buttonWidth, height: scaledInBars(Metrics.buttonHeight))
            statusLabelWidth = max(0, min(statusWidth, width - size.width))
            let buttonTop = (top + (scaledInBars(Metrics.statusHeight) - size.height) / 2).rounded()
            resumeButton.frame = mirroredIfNeeded(
                CGRect(x: left + statusLabelWidth, y: buttonTop, width: size.width, height: size.height))
        }
        statusLabel.frame = mirroredIfNeeded(CGRect(x: left + start, y: top, width: statusLabelWidth, height: height))
    }
}
