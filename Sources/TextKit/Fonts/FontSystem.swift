import CPango
import Foundation
import Reporting
import Synchronization

/// What all text shares: the fonts that Pango finds and what was measured of them.
///
/// A Pango font map, with the contexts, layouts and fonts made from it, serves one thread at a time. So everything of
/// Pango's is made, used and released under the lock of `shared`, and text works on any thread.
struct FontSystem {
    static let shared = Mutex(FontSystem())

    /// The most fonts whose measures are kept; beyond it all are measured anew.
    private static let largestCache = 256

    /// Whether the machine's fonts have given way to the pinned ones.
    private(set) var isPinned = false

    private var sources: FontSources?
    private var familyCache: [String: String]?
    private var metricsCache: [UIFont.Values: FontMetrics] = [:]

    /// The Pango context for text whose surroundings run from right to left, or from left to right.
    mutating func context(rightToLeft: Bool) -> OpaquePointer {
        let sources = currentSources()
        return rightToLeft ? sources.rightToLeft : sources.leftToRight
    }

    /// The measures of `font`, or of the font that stands in for it.
    mutating func metrics(of font: UIFont) -> FontMetrics {
        if let known = metricsCache[font.values] { return known }
        if metricsCache.count >= Self.largestCache { metricsCache.removeAll() }
        let measured = FontMetrics(of: font, in: currentSources().leftToRight)
        metricsCache[font.values] = measured
        return measured
    }

    /// The names of all families, by what `FontName` makes of them.
    var familyNames: [String: String] {
        mutating get {
            if let familyCache { return familyCache }
            let made = Dictionary(
                currentSources().familyNames.map { (FontName.key($0), $0) }, uniquingKeysWith: { first, _ in first })
            familyCache = made
            return made
        }
    }

    /// The family with `key`, which `FontName` makes of its name; nil where there is none.
    mutating func family(of key: String) -> String? { familyNames[key] }

    /// The name of the family that `font` is drawn with; "none" on a machine without fonts.
    mutating func familyName(of font: UIFont) -> String { currentSources().familyName(of: font) ?? "none" }

    /// Uses the fonts of `config` alone from now on. Layouts that exist keep theirs.
    mutating func pin(to config: OpaquePointer) {
        sources?.release()
        sources = FontSources(config: config, language: "en")
        metricsCache.removeAll()
        familyCache = nil
        isPinned = true
    }

    private mutating func currentSources() -> FontSources {
        if let sources { return sources }
        let made = FontSources(config: nil, language: Self.userLanguage)
        sources = made
        if !made.hasFonts {
            Diagnostics.report("No fonts found, so text is drawn as boxes: install e.g. fonts-dejavu-core")
        }
        return made
    }

    /// The language of the user's locale, which decides between national forms of a character.
    private static var userLanguage: String {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        return ["", "C", "POSIX"].contains(locale.prefix { $0 != "." }) ? "en" : locale
    }
}
