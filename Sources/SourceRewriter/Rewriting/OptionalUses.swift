import InterfaceScanner

/// Finds the uses of optional members in all files.
struct OptionalUses {
    private let index: SourceIndex

    init(_ index: SourceIndex) {
        self.index = index
    }

    /// The way in which the sources use an optional member.
    enum Uses: Equatable {
        /// All calls, or all references if the member isn't called, use the same literal for a missing member.
        case fallback(String)
        /// The member is called without a common literal, or isn't used.
        case calls
        /// The member isn't called, but is used as a value, without a common literal.
        case references
    }

    /// Returns how the sources use `member`.
    func uses(of member: Declaration) -> Uses {
        var calls: Set<String?> = []
        var references: Set<String?> = []
        for file in index.files {
            let source = file.source
            for (position, token) in source.tokens.enumerated() where token.text == member.name {
                if let call = MemberCall(position, in: source), call.isOptional, call.matches(member.labels) {
                    calls.insert(literal(after: call.end, in: source))
                } else if let end = referenceEnd(position, member.labels, in: source) {
                    references.insert(returnedLiteral(after: end, in: source))
                }
            }
        }
        // If the member is called, references probably refer to another method of the same name. If they don't, the
        // compiler reports them.
        let fallbacks = calls.isEmpty ? references : calls
        if fallbacks.count == 1, case .some(.some(let value)) = fallbacks.first { return .fallback(value) }
        return calls.isEmpty && !references.isEmpty ? .references : .calls
    }

    /// Returns the index of the last token of a method's name with its labels, as in
    /// `delegate?.pager(_:didScrollTo:)`; `nil` if the token at `position` doesn't begin such a name.
    private func referenceEnd(_ position: Int, _ labels: [String?], in source: SourceText) -> Int? {
        guard source.isPunctuation(position - 1, "."), source.isPunctuation(position + 1, "("), !labels.isEmpty,
            let end = source.counterparts[position + 1]
        else { return nil }
        let text = labels.map { ($0 ?? "_") + ":" }.joined()
        return source.line(position + 2..<end).filter { $0 != " " } == text ? end : nil
    }

    /// Returns the literal in `else { return true }` after `end`.
    private func returnedLiteral(after end: Int, in source: SourceText) -> String? {
        guard source.name(end + 1) == "else", source.isPunctuation(end + 2, "{"), source.name(end + 3) == "return",
            let close = source.counterparts[end + 2]
        else { return nil }
        return value(from: end + 4, to: close, in: source)
    }

    /// Returns the literal that follows `??` after `end`.
    private func literal(after end: Int, in source: SourceText) -> String? {
        guard source.isPunctuation(end + 1, "?"), source.isPunctuation(end + 2, "?") else { return nil }
        return value(from: end + 3, to: nil, in: source)
    }

    /// Returns the literal or static member that begins at `start`, such as `1`, `.zero` or `UIColor.red`. If `end`
    /// isn't `nil`, returns `nil` for an expression that doesn't end there.
    private func value(from start: Int, to end: Int?, in source: SourceText) -> String? {
        var next = start
        if source.isPunctuation(next, "-") { next += 1 }
        if source.isPunctuation(next, ".") { next += 1 }
        guard let first = source.token(next), first.kind == .literal || first.kind == .name else { return nil }
        if first.kind == .name {
            let isLiteral = ["true", "false", "nil"].contains(first.text)
            let isMember = source.isPunctuation(next - 1, ".") || first.text.first?.isUppercase == true
            guard isLiteral || isMember else { return nil }
        }
        next += 1
        while source.isPunctuation(next, "."), source.name(next + 1) != nil { next += 2 }
        // A call isn't accepted, because it would be evaluated in the default instead of where it was written.
        guard !source.isPunctuation(next, "("), !source.isPunctuation(next, "["), end == nil || next == end else {
            return nil
        }
        let text = source.line(start..<next)
        return text.contains("\\(") ? nil : text
    }
}
