/// A text in a screen's header, with a shorter one for narrow headers.
struct HeaderText: Equatable, ExpressibleByStringLiteral {
    let full: String
    /// The text that is shown if `full` doesn't fit on one line.
    let short: String

    /// Creates a text; without `short`, `full` is cut off if it doesn't fit.
    init(_ full: String, short: String? = nil) {
        self.full = full
        self.short = short ?? full
    }

    init(stringLiteral value: String) { self.init(value) }
}

extension [HeaderText] {
    /// The texts in one line.
    var joined: HeaderText {
        HeaderText(
            map(\.full).joined(separator: Self.separator), short: map(\.short).joined(separator: Self.separator))
    }

    private static var separator: String { " · " }
}
