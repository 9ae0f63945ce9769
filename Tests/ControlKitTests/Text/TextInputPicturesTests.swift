import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Golden images of text fields and text views; see `GoldenImage`.
@MainActor
@Suite("Golden images of text fields and text views")
struct TextInputPicturesTests {
    init() throws {
        try PinnedFonts.use()
    }

    @Test(
        "Text fields in all border styles and states match their golden images",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func fields(style: UIUserInterfaceStyle) throws {
        let stage = OffscreenStage(size: CGSize(width: 420, height: 250), scale: 2, style: style)
        func field(_ x: CGFloat, _ y: CGFloat, _ border: UITextField.BorderStyle, _ text: String) -> UITextField {
            let field = UITextField(frame: CGRect(x: x, y: y, width: 190, height: 34))
            field.borderStyle = border
            field.text = text
            stage.window.addSubview(field)
            return field
        }
        _ = field(10, 12, .none, "No border")
        _ = field(10, 60, .line, "A line")
        _ = field(10, 108, .bezel, "A bezel")
        _ = field(10, 156, .roundedRect, "Rounded corners")
        field(10, 204, .roundedRect, "").placeholder = "Placeholder"
        field(220, 12, .roundedRect, "Disabled").isEnabled = false
        field(220, 60, .roundedRect, "secret").isSecureTextEntry = true
        _ = field(220, 108, .roundedRect, "שלום hello")
        _ = field(220, 156, .roundedRect, "A text that is longer than its field has room for")
        let focused = field(220, 204, .roundedRect, "Selected words")
        focused.becomeFirstResponder()
        stage.press(.keyboardHome)
        for _ in 0..<8 { stage.press(.keyboardRightArrow, modifiers: .shift) }
        stage.advance(by: 0)

        try GoldenImage.expect(
            stage.bitmap(), named: "fields-\(style == .dark ? "dark" : "light")", tolerance: 8)
    }

    @Test("A text view with long text matches its golden image when scrolled")
    func textView() throws {
        let stage = OffscreenStage(size: CGSize(width: 260, height: 160), scale: 2)
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 240, height: 140))
        view.backgroundColor = .systemGray6
        view.font = .systemFont(ofSize: 14)
        view.text = (1...400).map { "Line \($0) of a text that is long enough to wrap once." }.joined(separator: "\n")
        stage.window.addSubview(view)
        stage.advance(by: 0)
        #expect(view.contentSize.height > 10_000)

        stage.scroll(at: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: 4000))
        stage.advance(by: 3)

        #expect(view.contentOffset.y == 4000)
        try GoldenImage.expect(stage.bitmap(), named: "text-view", tolerance: 8)
    }
}
