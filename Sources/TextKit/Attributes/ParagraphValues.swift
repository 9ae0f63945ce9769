package import Foundation

/// What a paragraph style says, as a value. Lengths are in points.
package struct ParagraphValues: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0

    /// The largest length that counts; larger ones are cut to it.
    private static let largestLength: CGFloat = 10_000

    package init() {}

    /// The values with lengths that make no sense taken out.
    var sane: ParagraphValues {
        func sane(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, Self.largestLength) : 0 }
        var values = self
        values.lineSpacing = sane(lineSpacing)
        values.paragraphSpacing = sane(paragraphSpacing)
        values.minimumLineHeight = sane(minimumLineHeight)
        values.maximumLineHeight = sane(maximumLineHeight)
        values.lineHeightMultiple = sane(lineHeightMultiple)
        values.firstLineHeadIndent = sane(firstLineHeadIndent)
        return values
    }

    /// How high a line is that would be `height` high by itself.
    func height(of height: Double) -> Double {
        var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
