package import Foundation

/// The values of a paragraph style. Lengths are in points.
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
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var tabs: [TextTab] = []
    package var defaultTabInterval: CGFloat = 0

    /// The maximum of each value; larger values are clamped to it.
    private static let maximumLength: CGFloat = 10_000

    package init() {}

    /// A copy whose numbers are clamped to 0...10,000, except for the tail indent, which is clamped to
    /// -10,000...10,000. NaN becomes 0. Tab stops are already clamped when they are created.
    var sanitized: ParagraphValues {
        func sanitized(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, Self.maximumLength) : 0 }
        var values = self
        values.lineSpacing = sanitized(lineSpacing)
        values.paragraphSpacing = sanitized(paragraphSpacing)
        values.minimumLineHeight = sanitized(minimumLineHeight)
        values.maximumLineHeight = sanitized(maximumLineHeight)
        values.lineHeightMultiple = sanitized(lineHeightMultiple)
        values.firstLineHeadIndent = sanitized(firstLineHeadIndent)
        values.headIndent = sanitized(headIndent)
        values.tailIndent = tailIndent < 0 ? -sanitized(-tailIndent) : sanitized(tailIndent)
        values.paragraphSpacingBefore = sanitized(paragraphSpacingBefore)
        values.defaultTabInterval = sanitized(defaultTabInterval)
        return values
    }

    /// Returns the height of a line whose natural height is `height`.
    func height(of height: Double) -> Double {
        var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
