/// One piece of Swift source. Whitespace and comments are no tokens.
struct Token: Equatable {
    enum Kind {
        /// An identifier or keyword, without its backquotes.
        case name
        /// A string, number or regular expression. Its text is not kept.
        case literal
        /// One character.
        case punctuation
        /// A `#if`, `#elseif`, `#else` or `#endif` line. The text is the whole line.
        case directive
    }

    var kind: Kind
    var text: String
    /// The line in the file, from 1.
    var line: Int

    /// `true` if the token is the character `character`.
    func isPunctuation(_ character: String) -> Bool {
        kind == .punctuation && text == character
    }
}
