import Foundation

/// Formatting of a blueprint's numbers and text for the web.
enum BlueprintText {
    /// Returns `value` with at most three decimals, independent of the locale. Nonfinite values become 0.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (min(max(value, -1e9), 1e9) * 1000).rounded()
        let integer = Int(abs(thousandths)) / 1000
        let fraction = Int(abs(thousandths)) % 1000
        let sign = thousandths < 0 ? "-" : ""
        guard fraction > 0 else { return "\(sign)\(integer)" }
        var digits = String(fraction + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(integer).\(digits)"
    }

    /// Returns the values, each followed by `unit`, separated by spaces.
    static func numbers(_ values: [CGFloat], unit: String = "") -> String {
        values.map { number($0) + unit }.joined(separator: " ")
    }

    /// Returns `text` with the special characters of HTML and XML escaped, and without control characters, which XML
    /// doesn't allow.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += " "
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension SkeletonBlueprint.Box {
    /// The radii of the corners: top left, top right, bottom right, bottom left.
    var radii: [CGFloat] {
        [.topLeft, .topRight, .bottomRight, .bottomLeft].map { corners.contains($0) ? cornerRadius : 0 }
    }
}
