import InterfaceScanner

extension DeclarationParser {
    mutating func readFunction() {
        var function = begin(.function, source.name(index + 1) ?? "")
        var next = index + 2
        if source.isPunctuation(next, "<") {
            function.isGeneric = true
            next = types.genericEnd(next)
        }
        // The name of an operator consists of several tokens.
        while let token = source.token(next), !token.isPunctuation("("), !token.isPunctuation("{") {
            next += 1
        }
        readSignature(&function, from: next)
    }

    mutating func readInitializer() {
        var next = index + 1
        if source.isPunctuation(next, "?") || source.isPunctuation(next, "!") { next += 1 }
        if source.isPunctuation(next, "<") { next = types.genericEnd(next) }
        guard source.isPunctuation(next, "(") else { return skip() }
        var initializer = begin(.initializer, "init")
        readSignature(&initializer, from: next)
    }

    /// Reads the parameter list at `start` and the rest of the declaration, including its body.
    private mutating func readSignature(_ function: inout Declaration, from start: Int) {
        guard source.isPunctuation(start, "("), let end = source.counterparts[start] else {
            return skip()
        }
        function.parameters = parameters(in: start + 1..<end)
        var next = end + 1
        while let word = source.name(next), ["async", "throws", "rethrows", "reasync"].contains(word) {
            function.effects.insert(word)
            next += 1
            if source.isPunctuation(next, "("), let end = source.counterparts[next] { next = end + 1 }
        }
        if types.isArrow(next) {
            let end = types.end(from: next + 2)
            function.type = next + 2..<max(next + 2, end)
            next = max(next + 2, end)
        }
        if source.name(next) == "where" {
            function.isConstrained = true
            while let token = source.token(next), !["{", "}", "@"].contains(where: token.isPunctuation),
                source.name(next) == "where" || !Self.modifiers.contains(token.text) && token.text != "func"
            { next += 1 }
        }
        function.tokens = function.tokens.lowerBound..<next
        if source.isPunctuation(next, "{"), let end = source.counterparts[next] {
            function.body = next..<end + 1
            function.tokens = function.tokens.lowerBound..<end + 1
        }
        finish(function, next: next)
    }

    private func parameters(in range: Range<Int>) -> [Declaration.Parameter] {
        var result: [Declaration.Parameter] = []
        var next = range.lowerBound
        while next < range.upperBound {
            while source.isPunctuation(next, "@") { next = types.attributeEnd(next) }
            let label = source.name(next)
            var colon = next
            while colon < range.upperBound, !source.isPunctuation(colon, ":") { colon += 1 }
            let end = min(max(colon + 1, types.end(from: colon + 1)), range.upperBound)
            result.append(
                Declaration.Parameter(
                    label: label == "_" ? nil : label, name: source.name(colon - 1) ?? "_",
                    type: min(colon + 1, end)..<end, isVariadic: source.isPunctuation(end, ".")))
            next = end
            while next < range.upperBound, !source.isPunctuation(next, ",") {
                next = source.counterparts[next].map { max($0, next) + 1 } ?? next + 1
            }
            next += 1
        }
        return result
    }

    mutating func readVariable() {
        guard let name = source.name(index + 1) else { return skip() }
        var variable = begin(.variable, name)
        var next = index + 2
        if source.isPunctuation(next, ":") {
            let end = types.end(from: next + 1)
            variable.type = next + 1..<max(next + 1, end)
            next = max(next + 1, end)
        }
        variable.tokens = variable.tokens.lowerBound..<next
        // In a function, the brace after a type may be that of a condition: `if let view: UIView {`.
        let isMember = scopes.last.map { $0.type != nil } ?? true
        if isMember, source.isPunctuation(next, "{"), let end = source.counterparts[next] {
            variable.body = next..<end + 1
            variable.tokens = variable.tokens.lowerBound..<end + 1
        }
        finish(variable, next: next)
    }
}
