/// The method that an expression in `#selector(...)` names, such as `Page.save(_:)`.
struct MethodReference {
    enum Base: Equatable {
        case none
        case type(String)
        /// A protocol in parentheses with `any`.
        case existential(String)
        case object
    }

    var base: Base
    /// The tokens before the method, with the last dot.
    var baseTokens: Range<Int>
    /// The indices of the tokens that name the method, including its argument labels.
    var method: Range<Int>
    var name: String
    /// The labels, with `nil` for `_`. The whole array is `nil` if the reference has no labels.
    var labels: [String?]?
    /// The index of `as`; `nil` if there is no cast.
    var cast: Int?
    /// The number of parameters in the type of the cast; `nil` if there is no cast to a function.
    var castParameterCount: Int?

    /// Parses the expression in `range`; `nil` if it isn't a method's name.
    init?(_ range: Range<Int>, in source: SourceText) {
        var range = range
        // Parentheses around the expression have no meaning.
        while source.isPunctuation(range.lowerBound, "("),
            source.counterparts[range.lowerBound] == range.upperBound - 1
        {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        let existential = Self.existential(at: range.lowerBound, in: source)
        var next = existential.map { $0.end + 1 } ?? range.lowerBound
        var parts: [Int] = []
        while next < range.upperBound, source.name(next) != nil {
            parts.append(next)
            next += 1
            if source.isPunctuation(next, "?") || source.isPunctuation(next, "!") { next += 1 }
            guard source.isPunctuation(next, ".") else { break }
            next += 1
        }
        guard let last = parts.last, let name = source.name(last) else { return nil }
        self.name = name
        if source.isPunctuation(next, "("), let end = source.counterparts[next], end < range.upperBound {
            guard let labels = Self.labels(in: next + 1..<end, of: source) else { return nil }
            self.labels = labels
            next = end + 1
        }
        method = last..<next
        baseTokens = range.lowerBound..<last
        if next < range.upperBound {
            guard source.name(next) == "as" else { return nil }
            cast = next
            castParameterCount = TypeSyntax(source: source).parameterCount(next + 1..<range.upperBound)
        }
        let first = source.name(range.lowerBound) ?? ""
        let path = parts.dropLast().compactMap(source.name)
        if let existential {
            base = path.isEmpty ? .existential(existential.name) : .object
        } else if path.isEmpty || path == ["self"] || path == ["super"] {
            base = .none
        } else if path.allSatisfy({ $0.first?.isUppercase == true || $0.first == "_" }), !first.isEmpty {
            base = .type(path.joined(separator: "."))
        } else {
            base = .object
        }
    }

    /// Returns the name of the protocol in `(any Source).`, and the index of the dot at the end; `nil` if other tokens
    /// are at `position`.
    private static func existential(at position: Int, in source: SourceText) -> (name: String, end: Int)? {
        guard source.isPunctuation(position, "("), source.name(position + 1) == "any",
            let close = source.counterparts[position], source.isPunctuation(close + 1, ".")
        else { return nil }
        let name = (position + 2..<close).filter { source.name($0) != nil || source.isPunctuation($0, ".") }
        guard !name.isEmpty, name.count == close - position - 2 else { return nil }
        return (name.map { source.name($0) ?? "." }.joined(), close + 1)
    }

    /// Returns the labels in `range`, which consists of names and colons.
    private static func labels(in range: Range<Int>, of source: SourceText) -> [String?]? {
        var labels: [String?] = []
        var next = range.lowerBound
        while next < range.upperBound {
            guard let label = source.name(next), source.isPunctuation(next + 1, ":") else { return nil }
            labels.append(label == "_" ? nil : label)
            next += 2
        }
        return labels
    }
}
