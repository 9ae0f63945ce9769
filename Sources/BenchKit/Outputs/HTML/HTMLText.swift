import Foundation
import Reporting

/// Formats text and numbers for HTML.
enum HTMLText {
    /// Returns `text` with markup characters and double quotes escaped, so it is also safe in attributes. Control and
    /// format characters are visible, as in the terminal.
    static func escaped(_ text: String) -> String {
        printable(text, limit: .max).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
            ">", with: "&gt;"
        )
        .replacing("\"", with: "&quot;")
    }

    /// Formats milliseconds with about three significant digits: 0.0512, 4.31, 120. Missing and nonfinite values become
    /// a dash.
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

    /// Formats a number with thin spaces as thousands separators. Non-integers below 100 are rounded to one decimal
    /// place. Missing and nonfinite values become a dash.
    static func number(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        let isInteger = value == value.rounded() || abs(value) >= 100
        guard isInteger, abs(value) < 1e15 else { return String(format: "%.1f", value) }
        var digits = String(Int(abs(value.rounded())))
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        groups.insert(digits, at: 0)
        return (value < 0 ? "−" : "") + groups.joined(separator: "\u{2009}")
    }

    /// Formats a relative difference in percent, with a sign unless it rounds to 0: +3.1%, −20%, 0.0%. Missing and
    /// nonfinite values become a dash.
    static func percent(_ fraction: Double?) -> String {
        guard let fraction, fraction.isFinite else { return "–" }
        let digits = abs(fraction) < 0.9995 ? 1 : 0
        return signed(fraction * 100) { String(format: "%.\(digits)f", $0) } + "%"
    }

    /// Formats a difference in milliseconds with a sign unless it rounds to 0. Missing and nonfinite values become a
    /// dash.
    static func difference(_ milliseconds: Double?) -> String {
        guard let milliseconds, milliseconds.isFinite else { return "–" }
        return signed(milliseconds) { self.milliseconds($0) }
    }

    /// Formats the magnitude of `value` with `format`, preceded by a sign unless the result is 0.
    static func signed(_ value: Double, _ format: (Double) -> String) -> String {
        let text = format(abs(value))
        guard text.contains(where: { ("1"..."9").contains($0) }) else { return text }
        return (value < 0 ? "−" : "+") + text
    }

    /// Formats the label of a tick, without trailing zeros.
    static func tick(_ value: Double) -> String {
        var text = String(format: "%.6f", value)
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    /// Formats a ratio with two decimal places. Missing and nonfinite values become a dash.
    static func ratio(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        return String(format: "%.2f", value)
    }
}
