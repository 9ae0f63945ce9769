import Foundation

/// The C library's character set, which Xlib uses to convert titles and keys: always UTF-8, whatever the environment.
@MainActor
enum TextLocale {
    /// The fallbacks if the locale of the environment is unknown or not UTF-8. The first one is part of the C library
    /// of most distributions.
    private static let fallbacks = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]

    /// Sets the character category only, so that numbers are still formatted as in "C". Then runs `body`, in which SDL
    /// opens input methods according to the environment's locale.
    static func whileStarting<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        let isUnusable = !isUTF8("")
        let name = isUnusable ? fallbacks.first(where: isUTF8) : ""
        // The program may have set a locale itself.
        if let name, nl_langinfo(nl_item(CODESET)).map({ String(cString: $0) }) != utf8 { setlocale(LC_CTYPE, name) }
        guard let name, isUnusable else { return try body() }
        let before = getenv("LC_ALL").map { String(cString: $0) }
        setenv("LC_ALL", name, 1)
        defer {
            if let before { setenv("LC_ALL", before, 1) } else { unsetenv("LC_ALL") }
        }
        try body()
    }

    private static let utf8 = "UTF-8"

    /// Returns `true` if the locale `name`, or that of the environment if it is empty, is known and uses UTF-8.
    private static func isUTF8(_ name: String) -> Bool {
        guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { return false }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } == utf8
    }
}
