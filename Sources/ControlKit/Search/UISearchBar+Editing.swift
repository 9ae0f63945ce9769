import Foundation
import ViewKit

/// The delegate of the text field. Forwards the field's calls to the search bar's delegate and the search controller.
@MainActor
final class SearchBarEditing: UITextFieldDelegate {
    weak var searchBar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        searchBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let searchBar else { return }
        searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
        searchBar.controller?.editingDidBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        searchBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let searchBar { searchBar.delegate?.searchBarTextDidEndEditing(searchBar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        searchBar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
        return true
    }
}

extension UISearchBar {
    // MARK: Internal

    /// Notifies the delegate and the search controller that the text has been edited or cleared.
    func textWasEdited() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
    }

    /// Performs the action of the cancel button. Called when the button or, in its place, Escape is pressed.
    func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }

    /// Clears the text, and notifies the delegate and the search controller. No effect if there is no text.
    func clear() {
        guard searchTextField.hasText else { return }
        searchTextField.text = ""
        textWasEdited()
    }

    /// Handles the Escape and Down keys while the text is being edited. Returns `true` if the key was handled.
    func handle(_ press: UIPress) -> Bool {
        guard let key = press.key, key.isPlain, searchTextField.marked.isEmpty else { return false }
        switch key.keyCode {
        case .keyboardEscape:
            guard showsCancelButton || controller?.isActive == true || searchTextField.hasText else { return false }
            guard !press.isRepeat else { return true }
            if showsCancelButton || controller?.isActive == true { cancel() } else { clear() }
        case .keyboardDownArrow where !key.modifierFlags.contains(.shift):
            window?.moveFocus(backwards: false, past: self)
        default: return false
        }
        return true
    }
}

/// The preferences for an on-screen keyboard, forwarded to the text field.
extension UISearchBar: UITextInputTraits {
    /// The label of the return key. `.search` by default. No effect; see `UITextInputTraits`.
    public var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// The type of the on-screen keyboard. `.default` by default. No effect; see `UITextInputTraits`.
    public var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The autocapitalization setting. `.none` by default. No effect; see `UITextInputTraits`.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// The autocorrection setting. `.default` by default. No effect; see `UITextInputTraits`.
    public var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// The spell-checking setting. `.default` by default. No effect; see `UITextInputTraits`.
    public var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// `true` if the text is displayed as bullets and can't be copied. `false` by default.
    public var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic type of the text. No effect, because there is no autofill. `nil` by default.
    public var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    /// `true` if the return key is disabled while there is no text. No effect. `false` by default.
    public var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
}
