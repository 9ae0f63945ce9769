public import Foundation

/// What was copied or cut: the text of the desktop's clipboard. Before the program has a window it is kept for the
/// program alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general = UIPasteboard(application: .shared)

    private let application: UIApplication
    private var kept: String?

    /// Makes the clipboard of another application, for tests.
    package init(application: UIApplication) {
        self.application = application
    }

    /// The text that was copied last, here or in another program; nil where there is none. Setting nil or an empty text
    /// empties the clipboard.
    open var string: String? {
        get {
            let text = host.map(\.clipboardText) ?? kept
            return text?.isEmpty == true ? nil : text
        }
        set {
            if let host { host.clipboardText = newValue } else { kept = newValue }
        }
    }

    /// `string` alone, or nil; of several that are set the first is kept.
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }

    /// `string` where it is an address with a scheme.
    open var url: URL? {
        get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is text.
    open var hasStrings: Bool { string != nil }

    /// Whether there is an address.
    open var hasURLs: Bool { url != nil }

    private var host: (any WindowHost)? { application.keyWindow?.host }
}
