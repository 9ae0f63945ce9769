import Foundation

/// How numbers and colours of a blueprint are written for the web.
enum BlueprintText {
    /// `value` with three decimals at most, as all locales write it here; 0 for what is not finite.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let thousandths = (min(max(value, -1e9), 1e9) * 1000).rounded()
        let whole = Int(abs(thousandths)) / 1000
        let rest = Int(abs(thousandths)) % 1000
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// The four numbers, with spaces between.
    static func numbers(_ values: [CGFloat], unit: String = "") -> String {
        values.map { number($0) + unit }.joined(separator: " ")
    }

    /// `text` as text of a page, whatever it has in it.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}

extension SkeletonBlueprint.Box {
    /// The radii of the corners: top left, top right, bottom right, bottom left.
    var radii: [CGFloat] {
        [.topLeft, .topRight, .bottomRight, .bottomLeft].map { corners.contains($0) ? cornerRadius : 0 }
    }
}

extension SkeletonBlueprint {
    /// The color that a bone pulses to and from.
    @MainActor
    var pulse: SkeletonBlueprintColor? {
        colors.first.map { SkeletonBlueprintColor($0.uiColor.complementaryColor.cgColor) }
    }
}
