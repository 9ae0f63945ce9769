import Foundation
import ViewKit

/// A sheet with text to read and copy, such as code or a list with one entry per line.
@MainActor
final class TextSheet: SheetView {
    private static let maximumWidth: CGFloat = 760

    private let text: String
    private let label = UILabel.line(size: 13)
    private let copyButton: KeyButton

    /// Creates a sheet with `text` under the given title.
    init(_ title: String, text: String, close: @escaping @MainActor () -> Void) {
        self.text = text
        let copier = Copier()
        copyButton = KeyButton(.init(key: "C", title: "Copy") { copier.sheet?.copyText() })
        super.init(title, maximumWidth: Self.maximumWidth, buttons: [copyButton], close: close)
        copier.sheet = self
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

    /// A weak reference that lets a button find its sheet, which is created after the button.
    private final class Copier {
        weak var sheet: TextSheet?
    }

    /// Copies the text to the clipboard.
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
