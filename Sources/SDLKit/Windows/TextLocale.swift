import Foundation

/// The character set of the C library, by which Xlib converts titles and keys: UTF-8, whatever the environment says.
@MainActor
enum TextLocale {
    /// Used if the locale of the environment is unknown or has another character set. The first is a part of the C
    /// library of most distributions.
    private static let fallbacks = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]

    /// Sets the category of characters, and no other: numbers are written as in "C". Then runs `body`, in which SDL
    /// opens input methods by the environment's locale.
    static func whileStarting<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        let isUnusable = !isUTF8("")
        let name = isUnusable ? fallbacks.first(where: isUTF8) : ""
        // A program may have set a locale itself.
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

    /// Returns `true` if the locale called `name`, or that of the environment if it is empty, is known and has UTF-8
    /// characters.
    private static func isUTF8(_ name: String) -> Bool {
        guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { return false }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } == utf8
    }
}
