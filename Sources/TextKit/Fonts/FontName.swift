import Foundation

/// What a font's name says, such as "HelveticaNeue-BoldItalic" or "DejaVu Sans".
struct FontName: Equatable {
    /// The family in small letters, without what is neither letter nor digit.
    let key: String
    let weight: UIFont.Weight
    let isItalic: Bool

    /// The words of styles; those that others end with stand after them.
    private static let weights: [(word: String, weight: UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// Families of iOS, which a machine with Linux hardly has: the interface font stands in for them, or the one whose
    /// characters are equally wide.
    private static let standIns: [String: UIFont.Family.Kind] = [
        "helvetica": .system, "helveticaneue": .system, "arial": .system, "avenir": .system, "avenirnext": .system,
        "sfprotext": .system, "sfprodisplay": .system, "sanfrancisco": .system, "verdana": .system, "futura": .system,
        "gillsans": .system, "optima": .system, "trebuchet": .system, "georgia": .system, "palatino": .system,
        "timesnewroman": .system, "menlo": .monospaced, "courier": .monospaced, "couriernew": .monospaced,
        "sfmono": .monospaced, "monaco": .monospaced,
    ]

    init(_ name: String) {
        let dash = name.lastIndex(of: "-")
        let style = dash.map { Self.key(name[$0...]) } ?? ""
        // The names of some faces end with the foundry's mark.
        var key = Self.key(name[..<(dash ?? name.endIndex)])
        for mark in ["psmt", "mt", "ps"] where key.hasSuffix(mark) {
            let bare = String(key.dropLast(mark.count))
            if Self.standIns[bare] != nil { key = bare }
        }
        self.key = key
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
        isItalic = style.contains("italic") || style.contains("oblique")
    }

    /// What stands in for the family where the machine lacks it; nil for one that is none of iOS.
    var standIn: UIFont.Family.Kind? { Self.standIns[key] }

    /// `name` as families are compared.
    static func key(_ name: some StringProtocol) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
