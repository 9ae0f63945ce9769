import StageKit
import Testing
import UIKit

@Suite("Text idioms")
@MainActor
struct TextIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 200))

    @Test("A label is styled")
    func label() {
        let label = UILabel()
        label.text = NSLocalizedString("hello", comment: "")
        label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .label
        label.textAlignment = .center
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.preferredMaxLayoutWidth = 200
        label.adjustsFontForContentSizeCategory = true
        label.highlightedTextColor = .white
        label.isHighlighted = false
        label.isEnabled = true
        label.sizeToFit()
        let fitting = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        #expect(label.intrinsicContentSize.height > 15)
        #expect(fitting.width <= 100)
    }

    @Test("Fonts are created")
    func fonts() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont.boldSystemFont(ofSize: 20)
        let italic = UIFont.italicSystemFont(ofSize: 12)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let code = UIFont.monospacedSystemFont(ofSize: 13, weight: .medium)
        let named = UIFont(name: "HelveticaNeue-Bold", size: 18)
        let scaled = UIFontMetrics(forTextStyle: .title1).scaledFont(for: bold)
        let value = UIFontMetrics.default.scaledValue(for: 10)
        let larger = body.withSize(body.pointSize + 2)
        let heavy = body.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        let isBold = bold.fontDescriptor.symbolicTraits.contains(.traitBold)
        let metrics = [bold.lineHeight, bold.ascender, -bold.descender, bold.capHeight, bold.xHeight]
        #expect(body.pointSize == 17 && larger.pointSize == 19 && named != nil && scaled.pointSize == 20 && value == 10)
        #expect(heavy?.pointSize == 17 && isBold && metrics.allSatisfy { $0 > 0 })
        #expect(italic != digits && code.fontName != "")
        #expect(UIFont.systemFontSize == 14 && UIFont.labelFontSize == 17)
    }

    @Test("Attributed strings keep their attributes, and are measured")
    func attributes() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .justified
        style.lineBreakMode = .byWordWrapping
        style.paragraphSpacing = 8
        style.firstLineHeadIndent = 10
        style.lineHeightMultiple = 1.2
        let text = NSMutableAttributedString(
            string: "Read the terms",
            attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.label])
        let range = (text.string as NSString).range(of: "terms")
        text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: range)
        text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 0.5], range: range)
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        text.append(
            NSAttributedString(string: "!", attributes: [.strikethroughStyle: 1, .backgroundColor: UIColor.yellow]))
        let label = UILabel()
        label.attributedText = text
        let size = text.size()
        let bounds = text.boundingRect(
            with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        let width = ("Read" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 14)]).width
        let plain = "Read the terms".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 14)], context: nil)
        let color = text.attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor
        #expect(label.text == "Read the terms!" && color == .systemBlue)
        #expect(size.width > bounds.width && width < size.width && plain.height > 20)
    }

    @Test("A text field accepts the typed text that its delegate allows")
    func field() {
        final class Form: NSObject, UITextFieldDelegate {
            var said: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { said.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) { said.append("end") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { (textField.text ?? "").count + string.count <= 5 }
        }
        let (field, form) = (UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34)), Form())
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 15)
        field.textColor = .label
        field.textAlignment = .natural
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.textContentType = .username
        field.enablesReturnKeyAutomatically = true
        field.isSecureTextEntry = false
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        field.leftViewMode = .always
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.gray])
        field.delegate = form
        field.addAction(UIAction { _ in form.said.append("changed") }, for: .editingChanged)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.type("abcdef")
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 0.1)
        #expect(field.text == "abcde" && !field.isFirstResponder && !field.isEditing)
        #expect(form.said.first == "begin" && form.said.last == "end" && form.said.contains("changed"))
        stage.window.endEditing(true)
    }

    private final class NotesController: UIViewController, UITextViewDelegate {
        let textView = UITextView()
        let placeholder = UILabel()
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            textView.frame = view.bounds
            textView.delegate = self
            textView.keyboardType = .default
            textView.typingAttributes = [.foregroundColor: UIColor.label]
            view.addSubview(textView)
            placeholder.text = "Notes"
            textView.addSubview(placeholder)
        }

        func textViewDidBeginEditing(_ textView: UITextView) {
            textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
        }

        func textViewDidChange(_ textView: UITextView) {
            placeholder.isHidden = !textView.text.isEmpty
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            if text == "\n" {
                textView.resignFirstResponder()
                return false
            }
            return NSString(string: textView.text).replacingCharacters(in: range, with: text).count <= 5
        }

        func setCount(_ new: Int) {
            let old = count
            undoManager?.registerUndo(withTarget: self) { $0.setCount(old) }
            undoManager?.setActionName("Count")
            count = new
        }
    }

    @Test("A text view's delegate limits what is typed, and changes can be undone")
    func editing() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 80))
        let notes = NotesController()
        stage.window.rootViewController = notes
        stage.advance(by: 0)
        notes.textView.becomeFirstResponder()
        stage.type("abcdef")
        stage.press(.keyboardReturnOrEnter)
        #expect(notes.textView.text == "abcde" && !notes.textView.isFirstResponder && notes.placeholder.isHidden)
        notes.textView.undoManager?.undo()
        #expect(notes.textView.text == "")
        notes.setCount(3)
        #expect(notes.undoManager?.canUndo == true && notes.undoManager?.undoActionName == "Count")
        notes.undoManager?.undo()
        #expect(notes.count == 0)
    }

    @Test("A text view shows text")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        view.text = "Some text"
        view.font = .preferredFont(forTextStyle: .body)
        view.textColor = .secondaryLabel
        view.textAlignment = .left
        view.isEditable = false
        view.isScrollEnabled = false
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.textContainer.maximumNumberOfLines = 3
        view.textContainer.lineBreakMode = .byTruncatingTail
        view.attributedText = NSAttributedString(string: "Other text")
        #expect(view.text == "Other text")
        #expect(view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height > 10)
    }
}
