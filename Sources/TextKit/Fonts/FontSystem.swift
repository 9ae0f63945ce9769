import CPango
import Foundation
import Reporting
import Synchronization

/// The process-wide font state: the fonts that Pango finds, and their metrics.
///
/// A Pango font map, with its contexts, layouts and fonts, is not thread-safe. Text still works on any thread, because
/// all Pango objects are created, used and released under the lock of `shared`.
struct FontSystem {
    static let shared = Mutex(FontSystem())

    /// The maximum number of fonts in the metrics cache. The cache is cleared when it is full.
    private static let maximumCacheSize = 256

    /// `true` if pinned fonts replace the system fonts.
    private(set) var isPinned = false

    private var sources: FontSources?
    private var familyCache: [String: String]?
    private var metricsCache: [UIFont.Values: FontMetrics] = [:]

    /// Returns the Pango context for text whose base direction is right to left or left to right.
    mutating func context(rightToLeft: Bool) -> OpaquePointer {
        let sources = currentSources()
        return rightToLeft ? sources.rightToLeft : sources.leftToRight
    }

    /// Returns the metrics of `font`, or of the font that replaces it.
    mutating func metrics(of font: UIFont) -> FontMetrics {
        if let cached = metricsCache[font.values] { return cached }
        if metricsCache.count >= Self.maximumCacheSize { metricsCache.removeAll() }
        let measured = FontMetrics(of: font, in: currentSources().leftToRight)
        metricsCache[font.values] = measured
        return measured
    }

    /// The names of all installed families, keyed by `FontName.key`.
    var familyNames: [String: String] {
        mutating get {
            if let familyCache { return familyCache }
            let names = Dictionary(
                currentSources().familyNames.map { (FontName.key($0), $0) }, uniquingKeysWith: { first, _ in first })
            familyCache = names
            return names
        }
    }

    /// Returns the name of the family with `key`; `nil` if it is not installed.
    mutating func family(of key: String) -> String? { familyNames[key] }

    /// Returns the name of the family that Pango actually uses for `font`; "none" if there are no fonts.
    mutating func familyName(of font: UIFont) -> String { currentSources().familyName(of: font) ?? "none" }

    /// Uses only the fonts of `config` from now on. Existing layouts keep their fonts.
    mutating func pin(to config: OpaquePointer) {
        sources?.release()
        sources = FontSources(config: config, language: "en")
        metricsCache.removeAll()
        familyCache = nil
        isPinned = true
    }

    private mutating func currentSources() -> FontSources {
        if let sources { return sources }
        let systemSources = FontSources(config: nil, language: Self.userLanguage)
        sources = systemSources
        if !systemSources.hasFonts {
            Diagnostics.report("No fonts found; text is drawn as boxes. Install a font, for example fonts-dejavu-core")
        }
        return systemSources
    }

    /// The language of the user's locale, which selects regional character variants.
    private static var userLanguage: String {
        let environment = ProcessInfo.processInfo.environment
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        return ["", "C", "POSIX"].contains(locale.prefix { $0 != "." }) ? "en" : locale
    }
}
