/// The Objective-C selectors by which interface files refer to methods.
package enum SelectorName {
    /// Words that join a method's name and its first label without "With". Source: the Swift compiler's prepositions.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// Returns the selector of the method `name` with `labels`: "logIn:" for `logIn(_:)`, "addWithItem:" for
    /// `add(item:)`.
    package static func selector(_ name: String, labels: [String?]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if let first {
            let needsWith =
                !prepositions.contains(firstWord(of: first)) && !prepositions.contains(lastWord(of: name))
            selector += (needsWith ? "With" : "") + first.prefix(1).uppercased() + first.dropFirst()
        }
        return selector + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    }

    private static func firstWord(of name: String) -> String {
        let ending = name.dropFirst().prefix { !$0.isUppercase }
        return (name.prefix(1) + ending).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }
}
