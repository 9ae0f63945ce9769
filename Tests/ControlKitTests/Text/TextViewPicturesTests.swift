import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Golden images of edited text")
struct TextViewPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    private static let text = """
        Rowed out before dinner and forgot to come back.

        The wind dropped, and the fjord went the color of a peach.
        كانت جدتي تقول إن القهوة لا تُشرب على عجل. اليوم أطفأت الهاتف.
        """

    private static let arabicText = """
        كانت جدتي تقول إن القهوة لا تُشرب على عجل.

        اليوم أطفأت الهاتف، وفتحت النافذة (window)، ثم جلست أكتب حتى المساء.
        """

    /// Returns a stage with a focused text view whose caret or selection is at `range`.
    private func stage(_ range: NSRange, style: UIUserInterfaceStyle, isMirrored: Bool) -> OffscreenStage {
        let stage = OffscreenStage(size: CGSize(width: 270, height: 220), scale: 2, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        stage.window.backgroundColor = .systemGroupedBackground
        let view = UITextView(frame: CGRect(x: 15, y: 15, width: 240, height: 190))
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = 10
        view.font = .systemFont(ofSize: 15)
        view.textContainerInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        view.text = isMirrored ? Self.arabicText : Self.text
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        view.selectedRange = range
        stage.advance(by: 0)
        return stage
    }

    @Test(
        "Selections of several lines and carets match their golden images",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func pictures(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let selected = stage(
            NSRange(location: 10, length: isMirrored ? 70 : 125), style: style, isMirrored: isMirrored)
        try GoldenImage.expect(selected.bitmap(), named: "text-selection-\(name)", tolerance: 8)
        let edited = stage(
            NSRange(location: isMirrored ? 20 : 120, length: 0), style: style, isMirrored: isMirrored)
        try GoldenImage.expect(edited.bitmap(), named: "text-caret-\(name)", tolerance: 8)
    }
}
