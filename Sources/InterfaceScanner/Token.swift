/// A token of Swift source. Whitespace and comments are not tokens.
package struct Token: Equatable, Sendable {
    package enum Kind: Sendable {
        /// An identifier or keyword, without its backticks.
        case name
        /// A string, number or regular expression. Its text is empty.
        case literal
        /// A single character.
        case punctuation
        /// An `#if`, `#elseif`, `#else` or `#endif` line. Its text is the line up to any `//` comment.
        case directive
    }

    package var kind: Kind
    package var text: String
    /// The line number in the file, starting at 1.
    package var line: Int
    /// The byte range of the token in the file, including backticks and quotation marks.
    package var range: Range<Int>

    /// Returns `true` if the token is the punctuation `character`.
    package func isPunctuation(_ character: String) -> Bool {
        kind == .punctuation && text == character
    }
}
