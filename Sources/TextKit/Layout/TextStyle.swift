/// All layout settings except the text and the width.
package struct TextStyle: Sendable {
    package var font: UIFont
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 or less is no limit.
    package var numberOfLines = 0
    /// `true` if the interface around the text runs from right to left.
    package var baseDirectionIsRightToLeft = false
    /// `true` if natural paragraphs without a style follow the direction of their text, not of the interface.
    package var alignsByText = false

    package init(
        font: UIFont, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        numberOfLines: Int = 0, baseDirectionIsRightToLeft: Bool = false, alignsByText: Bool = false
    ) {
        self.font = font
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.baseDirectionIsRightToLeft = baseDirectionIsRightToLeft
        self.alignsByText = alignsByText
    }
}

extension TextStyle: Hashable {
    /// Returns `true` if both lay out text alike.
    package static func == (left: TextStyle, right: TextStyle) -> Bool {
        left.font.values == right.font.values && left.alignment == right.alignment
            && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
            && left.baseDirectionIsRightToLeft == right.baseDirectionIsRightToLeft
            && left.alignsByText == right.alignsByText
    }

    /// Hashes the properties that `==` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font.values)
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(numberOfLines)
        hasher.combine(baseDirectionIsRightToLeft)
        hasher.combine(alignsByText)
    }
}
