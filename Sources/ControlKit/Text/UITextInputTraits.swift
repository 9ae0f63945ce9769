/// The label of the return key on an on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default`
    /// "Go".
    case go
    /// "Google".
    case google
    /// "Join".
    case join
    /// "Next".
    case next
    /// "Route".
    case route
    /// "Search".
    case search
    /// "Send".
    case send
    /// "Yahoo".
    case yahoo
    /// "Done".
    case done
    /// "Emergency Call".
    case emergencyCall
    /// "Continue".
    case `continue`
}

/// The type of an on-screen keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The default keyboard of the user's language.
    case `default`
    /// ASCII characters.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Optimized for URLs.
    case URL
    /// Numbers.
    case numberPad
    /// Optimized for phone numbers.
    case phonePad
    /// Names and phone numbers.
    case namePhonePad
    /// Optimized for email addresses.
    case emailAddress
    /// Numbers with a decimal point.
    case decimalPad
    /// Optimized for short messages.
    case twitter
    /// Optimized for web searches.
    case webSearch
    /// ASCII digits.
    case asciiCapableNumberPad
}

/// The automatic capitalization of an on-screen keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case allCharacters
}

/// The autocorrection of an on-screen keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default for the language.
    case `default`
    /// Off.
    case no
    /// On.
    case yes
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
    /// The default for the language.
    case `default`
    /// Off.
    case no
    /// On.
    case yes
}

/// Preferences for an on-screen keyboard. They are stored for the app to read but have no effect, because a desktop has
/// a hardware keyboard. Only `isSecureTextEntry` of text fields and search bars has an effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The autocapitalization setting.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The autocorrection setting.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The spell-checking setting.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// `true` if the text is concealed.
    var isSecureTextEntry: Bool { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The semantic type of the text.
    var textContentType: UITextContentType! { get set }
    /// `true` if the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextInputTraits {
    /// `.default`. Setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }

    /// `.default`. Setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }

    /// `.sentences`. Setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }

    /// `.default`. Setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }

    /// `.default`. Setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }

    /// `false`. Setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// `nil`. Setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }

    /// `false`. Setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
}
