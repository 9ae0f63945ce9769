/// The settings with which text is laid out.
package struct TextStyle: Sendable {
    package var font: UIFont
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 or less means no limit.
    package var numberOfLines = 0
    /// `true` if the surrounding interface is right-to-left.
    package var baseDirectionIsRightToLeft = false
    /// `true` if natural alignment follows the direction of the text instead of the interface.
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
    /// Returns `true` if both styles give the same layout.
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
