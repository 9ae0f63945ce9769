import DrawKit
import Foundation

/// The parts of text that can be drawn separately, each in its own color.
struct TextParts: OptionSet {
    let rawValue: Int

    static let fills = TextParts(rawValue: 1)
    static let strokes = TextParts(rawValue: 2)
    static let underline = TextParts(rawValue: 4)
    static let strikethrough = TextParts(rawValue: 8)
    static let all: TextParts = [.fills, .strokes, .underline, .strikethrough]
}

extension RunStyle {
    /// The parts that are drawn in the color of the text.
    var partsInTextColor: TextParts {
        var parts = TextParts.all
        if strokeColor != nil { parts.remove(.strokes) }
        if underlineColor != nil { parts.remove(.underline) }
        if strikethroughColor != nil { parts.remove(.strikethrough) }
        return parts
    }

    /// The parts that are drawn in other colors, with those colors.
    var coloredParts: [(parts: TextParts, color: CGColor)] {
        [
            strokeWidth == 0 ? nil : strokeColor.map { (.strokes, $0) },
            underline.isEmpty ? nil : underlineColor.map { (.underline, $0) },
            strikethrough.isEmpty ? nil : strikethroughColor.map { (.strikethrough, $0) },
        ].compactMap(\.self)
    }
}
