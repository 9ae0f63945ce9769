import Testing
import UIKit

/// Tests that subclasses can override members of alerts and segmented controls, and that declarations of text input
/// compile as on iOS.
@MainActor
@Suite("Overrides of controls")
struct ControlOverridesTests {
    private final class Segments: UISegmentedControl {
        private(set) var calls: [String] = []
        override var numberOfSegments: Int { super.numberOfSegments }
        override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
            calls.append("insert")
            super.insertSegment(withTitle: title?.uppercased(), at: segment, animated: animated)
        }
        override func setTitle(_ title: String?, forSegmentAt segment: Int) {
            calls.append("title")
            super.setTitle(title, forSegmentAt: segment)
        }
        override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
            calls.append("enabled")
            super.setEnabled(enabled, forSegmentAt: segment)
        }
        override func removeAllSegments() {
            calls.append("remove")
            super.removeAllSegments()
        }
    }

    private final class Words: UISegmentedControl {
        let words: [String]

        init(words: [String]) {
            self.words = words
            super.init(items: words)
        }

        override init(items: [Any]?) {
            words = items as? [String] ?? []
            super.init(items: items)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Initializers of segmented controls can call and override init(items:)")
    func items() {
        let (words, items) = (Words(words: ["a", "b"]), Words(items: ["c", "d", "e"]))
        #expect(words.numberOfSegments == 2 && words.titleForSegment(at: 1) == "b")
        #expect(items.numberOfSegments == 3 && items.words == ["c", "d", "e"])
        #expect(items.frame.size == items.intrinsicContentSize)
    }

    private final class Field: UITextField {
        private(set) var placeholderBounds: CGRect?
        override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
            placeholderBounds = bounds
            return super.placeholderRect(forBounds: bounds).insetBy(dx: 5, dy: 0)
        }
    }

    @Test("A text field calls placeholderRect(forBounds:) only while its placeholder is shown")
    func placeholder() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.placeholder = "Name"
        field.text = "Ada"
        field.layoutIfNeeded()
        #expect(field.placeholderBounds == nil)
        field.text = ""
        field.layoutIfNeeded()
        #expect(field.placeholderBounds == field.bounds)
    }

    @Test("The methods of a segmented control can be overridden")
    func segments() {
        let control = Segments()
        (control as UISegmentedControl).insertSegment(withTitle: "a", at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == "A" && control.numberOfSegments == 1)
        control.setTitle("b", forSegmentAt: 0)
        control.setEnabled(false, forSegmentAt: 0)
        control.removeAllSegments()
        #expect(control.calls == ["insert", "title", "enabled", "remove"])
    }

    private final class Alert: UIAlertController {
        override var preferredStyle: UIAlertController.Style { .alert }
        override var actions: [UIAlertAction] { super.actions.reversed() }
    }

    @Test("The style and the actions of an alert controller can be overridden")
    func alert() {
        let alert = Alert()
        alert.addTextField()
        for title in ["a", "b"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        #expect(alert.actions.map(\.title) == ["b", "a"] && alert.textFields?.count == 1)
        #expect(UIAlertController().preferredStyle == .actionSheet)
        #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredStyle == .alert)
    }

    private final class PinView: UIView, UITextInputTraits {}

    private final class NumberView: UIView, UITextInputTraits {
        var keyboardType = UIKeyboardType.numberPad
    }

    @Test("The traits of text input have default values")
    func traits() {
        let view: any UITextInputTraits = PinView()
        #expect(view.keyboardType == .default && view.autocapitalizationType == .sentences)
        #expect(view.returnKeyType == .default && view.autocorrectionType == .default)
        #expect(view.spellCheckingType == .default && view.textContentType == nil)
        #expect(!view.isSecureTextEntry && !view.enablesReturnKeyAutomatically)
        #expect((NumberView() as any UITextInputTraits).keyboardType == .numberPad)
        let all: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
        for view in all {
            (view.spellCheckingType, view.textContentType) = (.no, .password)
            (view.isSecureTextEntry, view.enablesReturnKeyAutomatically) = (true, true)
            #expect(view.spellCheckingType == .no && view.textContentType == .password)
            #expect(view.isSecureTextEntry && view.enablesReturnKeyAutomatically)
        }
        #expect(UITextField().autocapitalizationType == .sentences && UISearchBar().autocapitalizationType == .none)
    }

    @Test("Content types have the raw values of iOS")
    func contentTypes() {
        let types: [UITextContentType] = [
            .givenName, .familyName, .jobTitle, .streetAddressLine1, .addressCity, .postalCode, .creditCardNumber,
            .birthdate, .telephoneNumber, .oneTimeCode,
        ]
        #expect(
            types.map(\.rawValue) == [
                "given-name", "family-name", "organization-title", "address-line1", "address-level2", "postal-code",
                "cc-number", "bday", "tel", "one-time-code",
            ])
    }

    @Test("The toolbar of a navigation controller can be used with and without unwrapping")
    func toolbar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let toolbar: UIToolbar? = navigation.toolbar
        navigation.toolbar.barTintColor = .red
        navigation.toolbar?.isTranslucent = true
        #expect(toolbar?.barTintColor == .red && toolbar === navigation.toolbar)
    }
}
