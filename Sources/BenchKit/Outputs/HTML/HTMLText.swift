import Foundation

/// Texts and numbers for pages.
enum HTMLText {
    /// `text` with what would be taken for markup as references, also in an attribute.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// Milliseconds with three significant digits: 0.0512, 4.31, 120.
    static func milliseconds(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        let digits =
            switch value {
            case ..<0.1: 4
            case ..<1: 3
            case ..<10: 2
            case ..<100: 1
            default: 0
            }
        return String(format: "%.\(digits)f", value)
    }

    /// A whole number with thin spaces between thousands; numbers below 100 with one digit after the point.
    static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        let isWhole = value == value.rounded() || abs(value) >= 100
        guard isWhole, abs(value) < 1e15 else { return String(format: "%.1f", value) }
        var digits = String(Int(abs(value.rounded())))
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        groups.insert(digits, at: 0)
        return (value < 0 ? "−" : "") + groups.joined(separator: "\u{2009}")
    }

    /// A round number beside an axis, with no more digits than it has.
    static func tick(_ value: Double) -> String {
        var text = String(format: "%.6f", value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    /// A ratio with two digits after the point.
    static func ratio(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        return String(format: "%.2f", value)
    }
}
