import Foundation
import ViewKit

/// A sheet with text to read and copy, such as code or a list with one entry per line.
@MainActor
final class TextSheet: SheetView {
    private static let maximumWidth: CGFloat = 760

    private let text: String
    private let label = UILabel.line(size: 13)
    private let copyButton: KeyButton

    /// Creates a sheet with `text` under `title`. `close` is called when the user closes the sheet.
    init(_ title: String, text: String, close: @escaping @MainActor () -> Void) {
        self.text = text
        let reference = SheetReference()
        copyButton = KeyButton(.init(key: "C", title: "Copy") { reference.sheet?.copyText() })
        super.init(title, maximumWidth: Self.maximumWidth, buttons: [copyButton], close: close)
        reference.sheet = self
        label.font = UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
        label.numberOfLines = 0
        label.text = text
        // Code reads from left to right in every language.
        label.semanticContentAttribute = .forceLeftToRight
        label.textAlignment = .left
        scrollView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Holds the sheet weakly for the action of the copy button, which must be created before the sheet.
    private final class SheetReference {
        weak var sheet: TextSheet?
    }

    /// Copies the text to the clipboard, and changes the title of the copy button to "Copied".
    func copyText() {
        window?.host?.clipboardText = text
        copyButton.title = "Copied"
        setNeedsLayout()
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        2 * Metrics.margin + label.sizeThatFits(CGSize(width: textWidth(width), height: 0)).height.rounded(.up)
    }

    override func layOutContent(width: CGFloat) {
        place(
            label, Metrics.margin, Metrics.margin, textWidth(width),
            contentHeight(width: width) - 2 * Metrics.margin)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat { max(1, width - 2 * Metrics.margin) }
}
