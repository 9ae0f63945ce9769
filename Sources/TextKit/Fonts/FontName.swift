import Foundation

/// The parts of a font name such as "HelveticaNeue-BoldItalic" or "DejaVu Sans".
struct FontName: Equatable {
    /// The family name in lowercase with letters and digits only.
    let key: String
    let weight: UIFont.Weight
    let isItalic: Bool

    /// The style words that name a weight. A word that contains another word precedes it, because the first match
    /// counts.
    private static let weights: [(word: String, weight: UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// Common iOS families that Linux machines rarely have, and the kind of font that replaces each.
    private static let fallbacks: [String: UIFont.Family.Kind] = [
        "helvetica": .system, "helveticaneue": .system, "arial": .system, "avenir": .system, "avenirnext": .system,
        "sfprotext": .system, "sfprodisplay": .system, "sanfrancisco": .system, "verdana": .system, "futura": .system,
        "gillsans": .system, "optima": .system, "trebuchet": .system, "georgia": .system, "palatino": .system,
        "timesnewroman": .system, "menlo": .monospaced, "courier": .monospaced, "couriernew": .monospaced,
        "sfmono": .monospaced, "monaco": .monospaced,
    ]

    init(_ name: String) {
        let dash = name.lastIndex(of: "-")
        let style = dash.map { Self.key(name[$0...]) } ?? ""
        // Strips suffixes such as "PSMT" from PostScript names.
        var key = Self.key(name[..<(dash ?? name.endIndex)])
        for suffix in ["psmt", "mt", "ps"] where key.hasSuffix(suffix) {
            let stem = String(key.dropLast(suffix.count))
            if Self.fallbacks[stem] != nil { key = stem }
        }
        self.key = key
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
        isItalic = style.contains("italic") || style.contains("oblique")
    }

    /// The kind of font that replaces the family if it is missing; `nil` if nothing replaces the family.
    var fallback: UIFont.Family.Kind? { Self.fallbacks[key] }

    /// Returns `name` in lowercase with letters and digits only, for comparing families.
    static func key(_ name: some StringProtocol) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
