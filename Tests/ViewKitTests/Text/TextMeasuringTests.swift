import Foundation
import StageKit
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Measuring text without a view")
struct TextMeasuringTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    init() throws {
        try PinnedFonts.use()
    }

    /// Returns `size` rounded up to whole points, like a view's size.
    private func wholePoints(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    @Test("Strings have the same size as in a label, except that labels round up to whole points")
    func label() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = 0
        label.text = "Some words that take more than one line"
        let text = NSAttributedString(string: label.text ?? "", attributes: attributes)

        #expect(wholePoints(text.size()) == label.sizeThatFits(.zero))
        #expect(("Some words" as NSString).size(withAttributes: attributes).height == text.size().height)
        let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let broken = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(broken.origin == .zero && wholePoints(broken.size) == label.sizeThatFits(limit))
        #expect(broken.height > 2 * text.size().height)
        let plain = (text.string as NSString).boundingRect(
            with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(plain == broken)
    }

    @Test(
        "Lines are wrapped only with usesLineFragmentOrigin and a valid width",
        arguments: [-1, 0, .nan, .infinity] as [CGFloat])
    func unbroken(width: CGFloat) {
        let text = NSAttributedString(string: "Some words", attributes: attributes)

        #expect(text.boundingRect(with: CGSize(width: 10, height: 0), options: [], context: nil).size == text.size())
        let limit = CGSize(width: width, height: 0)
        #expect(text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size == text.size())
    }

    @Test(
        "The last line that fits in the height ends with an ellipsis, and the first line is always shown",
        arguments: [(15.0, 1), (16.0, 1), (31.0, 2), (59.0, 4), (1000, nil), (0, nil), (-1, nil), (.infinity, nil)])
    func truncated(height: CGFloat, lines: Int?) {
        let words = NSAttributedString(
            string: Array(repeating: "word", count: 40).joined(separator: " "),
            attributes: [.font: UIFont.systemFont(ofSize: 12)])
        func measured(_ options: NSStringDrawingOptions) -> CGFloat {
            words.boundingRect(with: CGSize(width: 100, height: height), options: options, context: nil).height
        }
        let whole = measured(.usesLineFragmentOrigin)
        let line = words.boundingRect(with: .zero, options: [], context: nil).height
        let expected = lines.map { CGFloat($0) * line } ?? whole
        #expect(abs(measured([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) - expected) < 0.01)
        #expect(measured(.truncatesLastVisibleLine) == line, "Text in a single line is not truncated")
        #expect(whole > 6 * line)
    }
}
