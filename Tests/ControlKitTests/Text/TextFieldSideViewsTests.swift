import Foundation
import StageKit
import Testing
import ViewKit

@testable import ControlKit

@MainActor
@Suite("Left and right views of a text field")
struct TextFieldSideViewsTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 100))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    private let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    private let right = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))

    init() {
        stage.window.addSubview(field)
        field.leftView = left
        field.rightView = right
        stage.advance(by: 0)
    }

    @Test("Side views are hidden by default")
    func never() {
        #expect(left.isHidden && right.isHidden)
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }

    @Test("Side views are vertically centered at both ends, with the text between them")
    func always() {
        let width = field.intrinsicContentSize.width
        field.leftViewMode = .always
        field.rightViewMode = .always
        field.borderStyle = .roundedRect
        stage.advance(by: 0)
        #expect(left.frame == CGRect(x: 8, y: 10, width: 30, height: 20) && !left.isHidden)
        #expect(right.frame == CGRect(x: 176, y: 12, width: 16, height: 16) && !right.isHidden)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 46, y: 0, width: 122, height: 40))
        #expect(field.intrinsicContentSize.width == width + 46 + 32)
    }

    @Test("The left view is at the leading edge, which is the right one in right-to-left layouts")
    func mirrored() {
        field.semanticContentAttribute = .forceRightToLeft
        field.leftViewMode = .always
        stage.advance(by: 0)
        #expect(left.frame.minX == 170)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 40))
    }

    @Test("Side views can be shown only while the field is edited, or only while it isn't")
    func editing() {
        field.leftViewMode = .whileEditing
        field.rightViewMode = .unlessEditing
        stage.advance(by: 0)
        #expect(left.isHidden && !right.isHidden)
        field.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(!left.isHidden && right.isHidden)
    }

    @Test("A replaced side view is removed; one that is wider than the field leaves no room for text")
    func exchange() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 10))
        field.leftView = other
        field.leftViewMode = .always
        stage.advance(by: 0)
        #expect(left.superview == nil && other.superview === field)
        #expect(field.textRect(forBounds: field.bounds).width == 0)
        field.leftView = nil
        #expect(other.superview == nil)
        #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    }

    @Test("Overridden rectangles move the side views, the clear button and the text between them")
    func overriddenRects() {
        let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        stage.window.addSubview(field)
        stage.advance(by: 0)
        #expect(field.leftView?.frame == CGRect(x: 5, y: 10, width: 30, height: 20))
        #expect(field.rightView?.frame == CGRect(x: 179, y: 12, width: 16, height: 16))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 35, y: 0, width: 144, height: 40))
        #expect(field.border.frame == CGRect(x: 0, y: 0, width: 200, height: 30))

        (field.text, field.rightViewMode, field.clearButtonMode) = ("some text", .never, .always)
        stage.advance(by: 0)
        #expect(field.clearButton?.frame == CGRect(x: 166, y: 8, width: 24, height: 24))
    }

    @Test("Overridden rectangles of another size don't change the size that super returns")
    func resizedRects() {
        let field = WideField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftViewMode = .always
        stage.window.addSubview(field)
        for _ in 0..<3 {
            field.setNeedsLayout()
            stage.advance(by: 0.02)
            #expect(field.leftView?.frame == CGRect(x: 2, y: 12, width: 36, height: 16))
        }
        let width = field.intrinsicContentSize.width
        field.leftView?.bounds.size = CGSize(width: 50, height: 20)
        field.setNeedsLayout()
        stage.advance(by: 0.02)
        #expect(field.leftView?.frame == CGRect(x: 2, y: 12, width: 56, height: 16))
        #expect(field.intrinsicContentSize.width == width + 20)
    }

    @Test("Text and placeholder are drawn where the overrides call super, or not at all")
    func overriddenDrawing() {
        let field = DrawnField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Name"
        stage.window.addSubview(field)
        stage.advance(by: 0)
        #expect(field.line.content?.isDrawn == false && field.line.content?.isPlaceholder == true)

        field.text = "some text"
        stage.advance(by: 0)
        #expect(field.line.content?.isDrawn == true && field.line.frame == CGRect(x: 12, y: 0, width: 188, height: 40))

        field.becomeFirstResponder()
        stage.advance(by: 0)
        #expect(field.line.frame == field.bounds, "Text that is being edited is not drawn by drawText(in:)")
    }

    /// The clear button, if it is visible.
    private var clearButton: UIButton? {
        stage.advance(by: 0)
        return field.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    }

    @Test(
        "The clear button is shown in its mode, while there is text and no right view is shown",
        arguments: [
            (UITextField.ViewMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
            (.unlessEditing, true, false),
        ])
    func clearButtonMode(mode: UITextField.ViewMode, resting: Bool, editing: Bool) {
        field.text = "some text"
        field.clearButtonMode = mode
        #expect((clearButton != nil) == resting)
        field.becomeFirstResponder()
        #expect((clearButton != nil) == editing)

        field.rightViewMode = .always
        #expect(clearButton == nil && !right.isHidden)
        field.rightViewMode = .never
        field.text = ""
        #expect(clearButton == nil)
    }

    @Test("The clear button clears the text and begins editing, unless the delegate prevents it")
    func clearing() throws {
        let delegate = ClearDelegate()
        var changes = 0
        (field.delegate, field.text, field.clearButtonMode) = (delegate, "some text", .always)
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let frame = try #require(clearButton).frame
        #expect(frame == CGRect(x: 176, y: 8, width: 24, height: 24))
        #expect(field.textRect(forBounds: field.bounds).width == 176)
        delegate.allowsClearing = false
        stage.click(at: CGPoint(x: 198, y: 30))
        #expect(field.text == "some text" && !field.isFirstResponder && changes == 0)

        delegate.allowsClearing = true
        stage.click(at: CGPoint(x: 198, y: 30))
        #expect(field.text == "" && field.isFirstResponder && changes == 1 && clearButton == nil)
        stage.type("ab")
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 198, y: 30))
        #expect(field.text == "" && field.isFirstResponder && changes == 4)
    }

    @Test("In a right-to-left layout, the clear button is at the left, and Tab skips it")
    func clearButtonFromRightToLeft() throws {
        field.semanticContentAttribute = .forceRightToLeft
        (field.text, field.clearButtonMode) = ("text", .always)
        let button = try #require(clearButton)
        #expect(button.frame.minX == 0 && !button.canBecomeFocused)
        #expect(button.accessibilityLabel == "Clear text")
    }

    @Test("Notifications are posted for editing and typed text, but not for text set by the app")
    func notifications() {
        @MainActor
        final class Ear {
            var heard: [Notification.Name] = []
        }
        let ear = Ear()
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [ear] _ in
                MainActor.assumeIsolated { ear.heard.append(name) }
            }
        }
        field.text = "set"
        field.becomeFirstResponder()
        stage.type("a")
        field.resignFirstResponder()
        #expect(ear.heard == names)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}

/// A delegate that decides whether the text may be cleared.
private final class ClearDelegate: UITextFieldDelegate {
    var allowsClearing = true

    func textFieldShouldClear(_ textField: UITextField) -> Bool { allowsClearing }
}

/// A field that moves its side views by 5 points, and its clear button by 10.
private final class InsetField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -5, dy: 0)
    }

    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: -10, dy: 0)
    }

    override func borderRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 10)
    }
}

/// A field without a drawn placeholder, whose text begins 12 points from the left edge.
private final class DrawnField: UITextField {
    override func drawText(in rect: CGRect) {
        super.drawText(in: CGRect(x: rect.minX + 12, y: rect.minY, width: rect.width - 12, height: rect.height))
    }

    override func drawPlaceholder(in rect: CGRect) {}
}

/// A field that makes its left view 6 points wider and 4 points lower.
private final class WideField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.leftViewRect(forBounds: bounds).insetBy(dx: 0, dy: 2).offsetBy(dx: 2, dy: 0)
        rect.size.width += 6
        return rect
    }
}
