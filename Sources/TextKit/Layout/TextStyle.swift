/// Everything but the words and the room that decides how text is laid out.
package struct TextStyle: Sendable {
    package var font: UIFont
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines to show; 0, and anything below it, is as many as there are.
    package var numberOfLines = 0
    /// Whether the interface around the text runs from right to left.
    package var baseDirectionIsRightToLeft = false
    /// Whether natural paragraphs without a style stand where they read themselves, and not where the interface does.
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
    /// Whether text is laid out alike in both.
    package static func == (left: TextStyle, right: TextStyle) -> Bool {
        left.font.values == right.font.values && left.alignment == right.alignment
            && left.lineBreakMode == right.lineBreakMode && left.numberOfLines == right.numberOfLines
            && left.baseDirectionIsRightToLeft == right.baseDirectionIsRightToLeft
            && left.alignsByText == right.alignsByText
    }

    /// Mixes in what `==` compares.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(font.values)
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(numberOfLines)
        hasher.combine(baseDirectionIsRightToLeft)
        hasher.combine(alignsByText)
    }
}
