import ControlKit
import Foundation
import ViewKit

/// Creates the cards of the controls screen for buttons, text and dialogs.
@MainActor
enum TextCards {
    static func make() -> [ControlCard] {
        [buttons(), field(), search(), alert("Alert", .alert), alert("Action sheet", .actionSheet), notes()]
    }

    // MARK: Private

    private static func buttons() -> ControlCard {
        let buttons = [("Filled", UIButton.Configuration.filled()), ("Gray", .gray())].map {
            button($0, $1)
        }
        let card = ControlCard("Buttons", buttons)
        card.value = "None pressed"
        for button in buttons {
            button.addAction(
                UIAction { [weak card, weak button] _ in card?.show(button?.currentTitle) },
                for: .primaryActionTriggered)
        }
        return card
    }

    private static func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        if title != "Filled" { button.configuration?.baseForegroundColor = .label }
        button.setTitle(title, for: .normal)
        button.titleLabel?.followTextSize(13, weight: .semibold)
        return button
    }

    private static func field() -> ControlCard { textCard("Text field", WideField(), text: "Ada Lindqvist") }

    private static func search() -> ControlCard { textCard("Search field", WideSearchField(), text: "fjord") }

    private static func textCard(_ title: String, _ field: UITextField, text: String) -> ControlCard {
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        field.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
        field.adjustsFontForContentSizeCategory = true
        field.text = text
        return ControlCards.card(title, field, for: .editingChanged) {
            let count = $0.text?.count ?? 0
            return "\(count) character\(count == 1 ? "" : "s")"
        }
    }

    private static func notes() -> ControlCard {
        let view = NotesView()
        view.text =
            "Rowed out before dinner and forgot to come back.\n\nThe wind dropped, the whole fjord went the color "
            + "of a peach, and for ten minutes the only sound was water running off the oars."
        view.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
        view.adjustsFontForContentSizeCategory = true
        let card = ControlCard("Text view", [view])
        card.text = { [weak view] in
            view.map { "\($0.text.split(whereSeparator: \.isWhitespace).count) words" }
        }
        view.didChange = { [weak card] in card?.update() }
        return card
    }

    private static func alert(_ title: String, _ style: UIAlertController.Style) -> ControlCard {
        let button = button("Delete…", .gray())
        let card = ControlCard(title, [button])
        card.value = "Not asked"
        button.addAction(
            UIAction { [weak card, weak button] _ in
                let alert = UIAlertController(
                    title: "Delete the post?", message: "Nothing is really deleted.", preferredStyle: style)
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in card?.show("Deleted") })
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in card?.show("Kept") })
                button?.window?.rootViewController?.present(alert, animated: true)
            }, for: .primaryActionTriggered)
        return card
    }
}

extension ControlCard {
    /// Displays `value` as the current value.
    fileprivate func show(_ value: String?) {
        self.value = value
        setNeedsLayout()
    }
}

/// A text field that takes the remaining width of its card.
@MainActor
private final class WideField: UITextField {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }
}

/// A search field that takes the remaining width of its card.
@MainActor
private final class WideSearchField: UISearchTextField {
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: super.intrinsicContentSize.height)
    }
}

/// A text view that calls a closure when its text has changed.
@MainActor
private final class NotesView: UITextView, UITextViewDelegate {
    var didChange: (@MainActor () -> Void)? { didSet { delegate = self } }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: scaled(128))
    }

    func textViewDidChange(_ textView: UITextView) { didChange?() }
}
