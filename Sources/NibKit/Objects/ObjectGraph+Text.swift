import ControlKit
import Foundation
import TextKit
import ViewKit

/// Sets the values of labels, text fields and text views.
extension ObjectGraph {
    func setValues(of label: UILabel, from element: InterfaceElement) {
        label.font = element.font() ?? .systemFont(ofSize: UIFont.labelFontSize)
        if let color = element.color("textColor", in: document) { label.textColor = color }
        if let color = element.color("highlightedColor", in: document) { label.highlightedTextColor = color }
        if let alignment = element.textAlignment { label.textAlignment = alignment }
        if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) { label.lineBreakMode = mode }
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        if element.bool("adjustsFontSizeToFit") == true {
            let smallest = element.number("minimumFontSize").map { $0 / max(label.font.pointSize, 1) }
            if let scale = element.number("minimumScaleFactor") ?? smallest, scale > 0 {
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = scale
            }
            switch element["baselineAdjustment"] {
            case "alignCenters": label.baselineAdjustment = .alignCenters
            case "none": label.baselineAdjustment = .none
            default: break  // alignBaselines, the default
            }
        }
        if element.bool("adjustsFontForContentSizeCategory") == true { label.adjustsFontForContentSizeCategory = true }
        if let isEnabled = element.bool("enabled") { label.isEnabled = isEnabled }
        if let width = element.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
        if let text = attributedText("attributedText", of: element, font: label.font) {
            label.attributedText = text
        } else {
            label.text = element.string("text")
        }
    }

    func setValues(of field: UITextField, from element: InterfaceElement) {
        if let font = element.font() { field.font = font }
        if let color = element.color("textColor", in: document) { field.textColor = color }
        if let alignment = element.textAlignment { field.textAlignment = alignment }
        if let style = element["borderStyle"].flatMap({ Self.borderStyles[$0] }) { field.borderStyle = style }
        field.text = element.string("text")
        field.placeholder = element.string("placeholder")
        if element.bool("clearsOnBeginEditing") == true { field.clearsOnBeginEditing = true }
        if let mode = element["clearButtonMode"].flatMap({ Self.viewModes[$0] }) { field.clearButtonMode = mode }
        if let traits = element.child("textInputTraits") { setInputTraits(of: field, from: traits) }
        setControlValues(of: field, from: element)
    }

    func setValues(of view: UITextView, from element: InterfaceElement) {
        setScrollValues(of: view, from: element)
        if element.bool("editable") == false { view.isEditable = false }
        if element.bool("selectable") == false { view.isSelectable = false }
        if let font = element.font() { view.font = font }
        if let color = element.color("textColor", in: document) { view.textColor = color }
        if let alignment = element.textAlignment { view.textAlignment = alignment }
        if let text = attributedText("attributedText", of: element, font: view.font ?? .systemFont(ofSize: 14)) {
            view.attributedText = text
        } else {
            view.text = element.string("text")
        }
    }

    func setInputTraits(of field: UITextField, from traits: InterfaceElement) {
        if let type = traits["keyboardType"].flatMap({ Self.keyboardTypes[$0] }) { field.keyboardType = type }
        if let type = traits["returnKeyType"].flatMap({ Self.returnKeyTypes[$0] }) { field.returnKeyType = type }
        if let type = traits["autocapitalizationType"].flatMap({ Self.capitalizations[$0] }) {
            field.autocapitalizationType = type
        }
        if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
        if traits["spellCheckingType"] == "no" { field.spellCheckingType = .no }
        if traits.bool("secureTextEntry") == true { field.isSecureTextEntry = true }
        if traits.bool("enablesReturnKeyAutomatically") == true { field.enablesReturnKeyAutomatically = true }
        if let type = traits["textContentType"] { field.textContentType = UITextContentType(rawValue: type) }
    }

    /// Returns the attributed string whose `key` attribute is `key`. Fragments without a font get `font`.
    func attributedText(_ key: String, of element: InterfaceElement, font: UIFont) -> NSAttributedString? {
        guard let string = element.child("attributedString", key: key) else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in string.children(named: "fragment") {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            let values = fragment.child("attributes")
            attributes[.foregroundColor] = values?.color("NSColor", in: document)
            attributes[.backgroundColor] = values?.color("NSBackgroundColor", in: document)
            attributes[.underlineStyle] = values?.child("integer", key: "NSUnderline")?.integer("value")
            attributes[.strikethroughStyle] = values?.child("integer", key: "NSStrikethrough")?.integer("value")
            if let font = values?.child(key: "NSFont") { attributes[.font] = font.fontValue }
            if let style = values?.child("paragraphStyle", key: "NSParagraphStyle") {
                attributes[.paragraphStyle] = style.paragraphStyle
            }
            let content = fragment.string("content") ?? ""
            text.append(NSAttributedString(string: content, attributes: attributes))
        }
        return text
    }

    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
        "tailTruncation": .byTruncatingTail,
        // In paragraph styles.
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingMiddle": .byTruncatingMiddle,
        "truncatingTail": .byTruncatingTail,
    ]

    private static let viewModes: [String: UITextField.ViewMode] = [
        "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]

    private static let keyboardTypes: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
        "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]

    private static let returnKeyTypes: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]

    private static let capitalizations: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

extension InterfaceElement {
    /// The text alignment; `nil` if it is missing. Older files omit natural alignment.
    var textAlignment: NSTextAlignment? {
        switch attributes["textAlignment"] ?? attributes["alignment"] {
        case "left": .left
        case "center": .center
        case "right": .right
        case "justified": .justified
        case "natural": .natural
        default: nil
        }
    }

    /// The style of a `paragraphStyle` element.
    @MainActor
    fileprivate var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = textAlignment { style.alignment = alignment }
        if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
        if let mode = attributes["lineBreakMode"].flatMap({ ObjectGraph.lineBreakModes[$0] }) {
            style.lineBreakMode = mode
        }
        return style
    }
}
