import Foundation

/// The C library's character encoding, which Xlib uses for window titles and key input. It is set to UTF-8 if the
/// environment's locale or one of `fallbacks` supports UTF-8.
@MainActor
enum TextLocale {
    /// The locales to try if the environment's locale is unknown or doesn't use UTF-8. The first one is part of the C
    /// library on most distributions.
    private static let fallbacks = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]

    /// Sets the locale's character category (`LC_CTYPE`), unless its encoding is UTF-8 already. No other category is
    /// set, so numbers are formatted as before. Then calls `body`, during which SDL opens input methods for the
    /// environment's locale. If that locale is unusable, sets `LC_ALL` to a fallback, if there is one, until `body`
    /// returns.
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

    /// Returns `true` if the locale `name` exists and uses UTF-8. An empty name means the environment's locale.
    private static func isUTF8(_ name: String) -> Bool {
        guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { return false }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } == utf8
    }
}
