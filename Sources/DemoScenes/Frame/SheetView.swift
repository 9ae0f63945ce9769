import ControlKit
import Foundation
import ViewKit

/// A sheet in the middle of the window: a title, content that scrolls if it doesn't fit, and buttons.
@MainActor
class SheetView: UIView {
    enum Metrics {
        static let margin: CGFloat = 16
        static let headerHeight: CGFloat = 56
        static let gap: CGFloat = 8
        static let radius: CGFloat = 14
        static let buttonHeight: CGFloat = 32
    }

    /// The scroll view that contains the sheet's content.
    let scrollView: UIScrollView = FadingScrollView(background: DemoPalette.bar)
    private let title = UILabel.line(size: 17, weight: .bold)
    private let line = UIView()
    private let closeButton: KeyButton
    private let buttons: [KeyButton]
    private let maximumWidth: CGFloat

    /// Creates a sheet titled `text` that is at most `maximumWidth` points wide, with `buttons` beside the close
    /// button.
    init(_ text: String, maximumWidth: CGFloat, buttons: [KeyButton] = [], close: @escaping @MainActor () -> Void) {
        closeButton = KeyButton(.init(key: "Esc", title: "Close", perform: close))
        self.buttons = buttons
        self.maximumWidth = maximumWidth
        super.init(frame: .zero)
        limitTextSize()
        backgroundColor = DemoPalette.bar
        layer.cornerRadius = Metrics.radius
        layer.borderWidth = 1
        layer.borderColor = DemoPalette.line.cgColor
        clipsToBounds = true
        scrollView.backgroundColor = DemoPalette.bar
        title.text = text
        line.backgroundColor = DemoPalette.line
        for view in [title] + buttons + [closeButton, scrollView, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: For subclasses

    /// Returns the height of the content in a sheet of width `width`. Override it.
    func contentHeight(width: CGFloat) -> CGFloat { 0 }

    /// Returns the maximum height of the content in a sheet of width `width`, which determines the top of the sheet.
    /// Override it if the height of the content changes while the sheet is open.
    func maximumContentHeight(width: CGFloat) -> CGFloat { contentHeight(width: width) }

    /// Lays out the content in a sheet of width `width`. Override it.
    func layOutContent(width: CGFloat) {}

    /// Places `view` in the sheet; coordinates are for a left-to-right layout and are mirrored if needed.
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = mirroredIfNeeded(CGRect(x: x, y: y, width: max(0, width), height: height))
    }

    // MARK: For the window

    /// Moves the keyboard focus to the close button. Override it to focus another view.
    func takeKeyFocus() {
        closeButton.becomeFirstResponder()
    }

    /// Returns the sheet's frame in a window of `size`.
    func frame(in size: CGSize) -> CGRect {
        let width = max(0, min(scaledInBars(maximumWidth), size.width - 2 * Metrics.margin))
        func height(_ content: CGFloat) -> CGFloat {
            max(0, min(headerHeight + content, size.height - 2 * Metrics.margin))
        }
        let maximumHeight = height(maximumContentHeight(width: width))
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: ((size.height - maximumHeight) / 2).rounded(), width: width,
            height: height(contentHeight(width: width)))
    }

    private var headerHeight: CGFloat { scaledInBars(Metrics.headerHeight) }

    override func layoutSubviews() {
        let width = bounds.width
        var right = width - Metrics.margin + Metrics.gap / 2
        for button in [closeButton] + buttons.reversed() {
            let buttonWidth = button.sizeThatFits(bounds.size).width
            right -= buttonWidth
            let buttonHeight = scaledInBars(Metrics.buttonHeight)
            place(button, right, ((headerHeight - buttonHeight) / 2).rounded(), buttonWidth, buttonHeight)
        }
        place(title, Metrics.margin, scaledInBars(14), right - Metrics.margin, scaledInBars(28))
        place(line, 0, headerHeight - 1, width, 1)
        place(scrollView, 0, headerHeight, width, max(0, bounds.height - headerHeight))
        layOutContent(width: width)
        scrollView.contentSize = CGSize(width: width, height: contentHeight(width: width))
    }
}
