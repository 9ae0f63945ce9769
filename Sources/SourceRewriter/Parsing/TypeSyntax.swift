import InterfaceScanner

/// Finds the ends of types and generic parameters among the tokens of a file.
struct TypeSyntax {
    let source: SourceText

    private static let prefixes: Set<String> = [
        "inout", "some", "any", "borrowing", "consuming", "sending", "isolated", "nonisolated", "repeat", "each",
        "__owned", "__shared",
    ]
    private static let effects: Set<String> = ["async", "throws", "rethrows"]

    /// Returns the index after the type that begins at `start`; `start` if no type begins there.
    func end(from start: Int) -> Int {
        var index = start
        while true {
            index = prefixEnd(index)
            guard let element = elementEnd(index) else { return index }
            index = suffixEnd(element)
            if source.isPunctuation(index, "&") {
                index += 1
            } else if let result = arrowEnd(index) {
                index = result
            } else {
                return index
            }
        }
    }

    /// Returns the index after the attribute that begins at `start` with "@".
    func attributeEnd(_ start: Int) -> Int {
        var index = start + 2
        while source.isPunctuation(index, "."), source.name(index + 1) != nil { index += 2 }
        if source.isPunctuation(index, "<"), source.isAdjacentToNext(index - 1) { index = genericEnd(index) }
        if source.isPunctuation(index, "("), source.isAdjacentToNext(index - 1),
            let end = source.counterparts[index]
        {
            index = end + 1
        }
        return index
    }

    /// Returns the index after the angle brackets that begin at `start`.
    func genericEnd(_ start: Int) -> Int {
        var depth = 0
        var index = start
        while let token = source.token(index) {
            if token.isPunctuation("<") { depth += 1 }
            // The `>` of an arrow closes nothing.
            if token.isPunctuation(">"), !isArrow(index - 1) { depth -= 1 }
            if depth == 0 { return index + 1 }
            if token.isPunctuation("{") || token.isPunctuation("}") || token.kind == .directive { return index }
            index = token.isPunctuation("(") || token.isPunctuation("[") ? indexAfter(index) : index + 1
        }
        return index
    }

    private func indexAfter(_ index: Int) -> Int {
        source.counterparts[index].map { $0 + 1 } ?? index + 1
    }

    func isArrow(_ index: Int) -> Bool {
        source.isPunctuation(index, "-") && source.isPunctuation(index + 1, ">") && source.isAdjacentToNext(index)
    }

    /// Returns `true` if the type consisting of the tokens in `range` is optional: `(() -> Int)?`, but not `() ->
    /// Int?`.
    func isOptional(_ range: Range<Int>) -> Bool {
        guard ["?", "!"].contains(where: { source.isPunctuation(range.upperBound - 1, $0) }) else { return false }
        return !containsOutside(range, isArrow)
    }

    /// Returns `true` if the type consisting of the tokens in `range` is marked as escaping. The types of its
    /// parameters don't count.
    func isEscaping(_ range: Range<Int>) -> Bool {
        containsOutside(range) { source.name($0) == "escaping" }
    }

    /// Returns the number of parameters of the function type consisting of the tokens in `range`, or `nil` if the type
    /// isn't a function. The parameters of a function that returns a function, such as `(Page) -> (Int) -> Void`, are
    /// those of the latter.
    func parameterCount(_ range: Range<Int>) -> Int? {
        var (count, index): (Int?, Int) = (nil, range.lowerBound)
        while index < range.upperBound {
            if source.isPunctuation(index, "("), let end = source.counterparts[index] {
                if arrowEnd(end + 1) != nil {
                    count = elementCount(index + 1..<end)
                } else if count == nil, let inner = parameterCount(index + 1..<end) {
                    return inner
                }
            }
            index = indexAfter(index)
        }
        return count
    }

    /// Returns the number of elements in `range`, which commas separate.
    private func elementCount(_ range: Range<Int>) -> Int {
        var (commas, index) = (0, range.lowerBound)
        while index < range.upperBound {
            if source.isPunctuation(index, ",") { commas += 1 }
            index = source.isPunctuation(index, "<") ? genericEnd(index) : indexAfter(index)
        }
        return range.isEmpty ? 0 : commas + 1
    }

    /// Returns `true` if a token in `range` that isn't inside brackets matches `isMatch`.
    private func containsOutside(_ range: Range<Int>, _ isMatch: (Int) -> Bool) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if isMatch(index) { return true }
            index = indexAfter(index)
        }
        return false
    }

    private func prefixEnd(_ start: Int) -> Int {
        var index = start
        while true {
            if source.isPunctuation(index, "@"), source.name(index + 1) != nil {
                index = attributeEnd(index)
            } else if let name = source.name(index), Self.prefixes.contains(name) {
                index += 1
            } else if source.isPunctuation(index, "~") {
                index += 1
            } else {
                return index
            }
        }
    }

    private func elementEnd(_ index: Int) -> Int? {
        if source.isPunctuation(index, "(") || source.isPunctuation(index, "[") { return indexAfter(index) }
        guard source.name(index) != nil else { return nil }
        return source.isPunctuation(index + 1, "<") ? genericEnd(index + 1) : index + 1
    }

    private func suffixEnd(_ start: Int) -> Int {
        var index = start
        while true {
            if source.isPunctuation(index, "."), source.name(index + 1) != nil {
                index += 2
                if source.isPunctuation(index, "<") { index = genericEnd(index) }
            } else if ["?", "!"].contains(where: { source.isPunctuation(index, $0) }),
                source.isAdjacentToNext(index - 1)
            {
                index += 1
            } else {
                return index
            }
        }
    }

    /// Returns the index after an arrow at `start`, which effects such as `async` may precede; `nil` if there is no
    /// arrow.
    private func arrowEnd(_ start: Int) -> Int? {
        var index = start
        while let name = source.name(index), Self.effects.contains(name) {
            index += 1
            if source.isPunctuation(index, "(") { index = indexAfter(index) }
        }
        return isArrow(index) ? index + 2 : nil
    }
}
