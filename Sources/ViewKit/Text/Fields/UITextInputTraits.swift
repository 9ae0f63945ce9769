/// What the key that ends a line says on a keyboard that is drawn on a screen.
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

/// Which keys a keyboard that is drawn on a screen has.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default`
    /// Those of ASCII.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// Those of addresses of pages.
    case URL
    /// Numbers.
    case numberPad
    /// Those of a telephone.
    case phonePad
    /// Names and telephone numbers.
    case namePhonePad
    /// Those of addresses of mail.
    case emailAddress
    /// Numbers with a decimal point.
    case decimalPad
    /// Those of short messages.
    case twitter
    /// Those of a search.
    case webSearch
    /// Numbers of ASCII.
    case asciiCapableNumberPad
}

/// Which letters a keyboard that is drawn on a screen makes large by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether a keyboard that is drawn on a screen mends what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the language is used to.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// Whether what is typed is checked against a dictionary.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the language is used to.
    case `default`
    /// No.
    case no
    /// Yes.
    case yes
}

/// What kind of text a field takes, by name: what iOS fills in from the address book and from keys.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name that an account is called by.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that is there.
    public static let password = UITextContentType(rawValue: "password")
    /// The password of an account that is made.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good for one time.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
}

/// Wishes for a keyboard that is drawn on a screen. A desktop's keys are what they are, so the wishes are kept, for the
/// app to read, and change nothing.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// What the key that ends a line says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which keys there are.
    var keyboardType: UIKeyboardType { get set }
    /// Which letters are made large.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether what is typed is mended.
    var autocorrectionType: UITextAutocorrectionType { get set }
}
