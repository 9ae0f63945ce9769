public import Foundation
package import ViewKit

/// The text on the desktop's clipboard. Before the program has a window, the text is only available within the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general = UIPasteboard(application: .shared)

    private let application: UIApplication
    private var localText: String?

    /// Creates the pasteboard of a separate application, for tests.
    package init(application: UIApplication) {
        self.application = application
    }

    /// The most recently copied text, from this or another program; `nil` if there is no text. Setting `nil` or empty
    /// text clears the clipboard.
    open var string: String? {
        get {
            let text = host.map(\.clipboardText) ?? localText
            return text?.isEmpty == true ? nil : text
        }
        set {
            if let host { host.clipboardText = newValue } else { localText = newValue }
        }
    }

    /// The text as an array of one string; `nil` if there is no text. Setting multiple strings stores only the first.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// The text as a URL; `nil` if the text isn't a URL with a scheme.
    open var url: URL? {
        get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// `true` if there is text.
    open var hasStrings: Bool { string != nil }

    /// `true` if the text is a URL with a scheme.
    open var hasURLs: Bool { url != nil }

    private var host: (any WindowHost)? { application.keyWindow?.host }
}
