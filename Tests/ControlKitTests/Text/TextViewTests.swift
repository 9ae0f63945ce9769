import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UITextView")
struct TextViewTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(view)
    }

    @Test("The content is as high as the text and its insets")
    func contentSize() {
        view.font = .systemFont(ofSize: 14)
        view.text = "one"
        stage.advance(by: 0)
        let line = view.contentSize.height - 16

        #expect(view.contentSize.width == 200 && line > 12 && line < 24)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == line + 16)
        view.text = "one\ntwo\nthree"
        stage.advance(by: 0.1)
        #expect(abs(view.contentSize.height - 16 - 3 * line) <= 3)
        view.textContainerInset = .zero
        stage.advance(by: 0.1)
        #expect(abs(view.contentSize.height - 3 * line) <= 3)
        view.textContainer.maximumNumberOfLines = 1
        stage.advance(by: 0.1)
        #expect(abs(view.contentSize.height - line) <= 1)
    }

    @Test("Attributed text is shown, and plain text replaces it")
    func attributes() {
        view.attributedText = NSAttributedString(
            string: "█", attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
        stage.advance(by: 0)
        #expect(stage.pixel(x: 15, y: 30).bytes == [255, 0, 0])

        view.text = nil
        stage.advance(by: 0.1)
        #expect(view.text == "" && view.attributedText.length == 0)
        #expect(stage.pixel(x: 15, y: 30).bytes == [255, 255, 255])
    }

    @Test("Long text has tiles only near the visible part, wherever it is scrolled")
    func tiles() {
        view.text = String(repeating: "line\n", count: 4_000)
        stage.advance(by: 0)
        let few = view.descendants(of: UIView.self).count

        for offset in [0, 5_000, 20_000, 40_000] as [CGFloat] {
            view.contentOffset = CGPoint(x: 0, y: offset)
            stage.advance(by: 0.1)
            #expect(view.descendants(of: UIView.self).count <= few + 1)
            let dark = (0..<100).contains { y in (5..<40).contains { stage.pixel(x: $0, y: y).bytes[0] < 100 } }
            #expect(dark, "at \(offset)")
        }
    }

    @Test("Invalid sizes and malformed text are safe", arguments: [CGFloat.nan, -1, 0, 1, 1e9])
    func hostile(side: CGFloat) {
        view.text = String(repeating: "a\0\u{202E}b ", count: 100_000)
        view.textContainerInset = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        view.contentOffset = CGPoint(x: side, y: side)
        stage.advance(by: 0)

        #expect(view.contentSize.height.isFinite)
    }
}
