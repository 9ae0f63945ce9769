/// A token of Swift source. Whitespace and comments are not tokens.
struct Token: Equatable {
    enum Kind {
        /// An identifier or keyword, without its backquotes.
        case name
        /// A string, number or regular expression. Its text is empty.
        case literal
        /// A single character.
        case punctuation
        /// A `#if`, `#elseif`, `#else` or `#endif` line, with the whole line as its text.
        case directive
    }

    var kind: Kind
    var text: String
    /// The line number in the file, starting at 1.
    var line: Int

    /// Returns `true` if the token is the punctuation `character`.
    func isPunctuation(_ character: String) -> Bool {
        kind == .punctuation && text == character
    }
}
