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
}
