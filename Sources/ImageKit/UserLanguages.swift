import Foundation

/// The languages that the user prefers. Foundation doesn't read them from the environment on Linux:
/// `Bundle.preferredLocalizations(from:)` returns the first language whatever the user prefers.
package enum UserLanguages {
    /// The language of the folder "Base.lproj", which Xcode assumes.
    package static let development = "en"

    /// The user's languages in order of preference, such as "de-AT"; empty if the environment names none.
    package static var preferred: [String] { preferred(in: ProcessInfo.processInfo.environment) }

    /// Returns the languages that `environment` names, by the rules of gettext: `LANGUAGE` is a list, which has no
    /// effect in the locale "C".
    static func preferred(in environment: [String: String]) -> [String] {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
        let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        guard let language = tag(of: locale) else { return [] }
        let list = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { tag(of: String($0)) }
        return list.isEmpty ? [language] : list
    }

    /// Returns the `languages` that match a `preferred` language, best match first. `languages` are the
    /// names of localized folders without their extension.
    package static func ranked(_ languages: [String], for preferred: [String]) -> [String] {
        var ranked: [String] = []
        for preference in preferred.map(Parts.init) {
            let matches = languages.compactMap { language in
                Parts(language).distance(from: preference).map { (distance: $0, language: language) }
            }
            for match in matches.sorted(by: <) where !ranked.contains(match.language) { ranked.append(match.language) }
        }
        return ranked
    }

    /// Returns the language of a locale: "de-AT" for "de_AT.UTF-8@euro"; `nil` for the locale "C".
    private static func tag(of locale: String) -> String? {
        let name = String(locale.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(name) ? nil : name.replacing("_", with: "-")
    }

    /// The parts of a language such as "zh-Hant-TW", in lowercase.
    private struct Parts {
        let language: String
        var script: String?
        var region: String?

        init(_ name: String) {
            let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
            let first = parts.first ?? ""
            language = Self.names[first] ?? first
            for part in parts.dropFirst() {
                if part.count == 4 { script = part } else { region = part }
            }
            // The regions where Chinese is written in traditional characters.
            if language == "zh", script == nil, let region {
                script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
            }
        }

        /// Returns 0 for the same language and region, more for another region, and `nil` for another language or
        /// script.
        func distance(from other: Parts) -> Int? {
            guard language == other.language, script == nil || other.script == nil || script == other.script else {
                return nil
            }
            return region == other.region ? 0 : region == nil ? 1 : 2
        }

        /// Codes by the names that Xcode gave to localized folders in the past, and by other codes.
        private static let names = [
            "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "dutch": "nl",
            "japanese": "ja", "no": "nb",
        ]
    }
}
