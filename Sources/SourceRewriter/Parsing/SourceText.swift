package import InterfaceScanner

/// The text of a source file, its tokens and its pairs of brackets.
package struct SourceText: Sendable {
    /// The path of the file in messages and line directives.
    package let path: String
    package let bytes: [UInt8]
    package let tokens: [Token]
    /// For each token, `true` if it is in a branch of `#if` that is never compiled on Linux.
    let isInactive: [Bool]
    /// For each opening or closing bracket, the index of its counterpart.
    let counterparts: [Int: Int]
    /// The error for a bracket that has no counterpart or is nested too deeply; `nil` if there is no such bracket.
    let unbalanced: RewriteProblem?

    /// The maximum nesting of brackets. Files with deeper nesting are rejected.
    private static let maximumNesting = 256
    private static let closing = ["(": ")", "[": "]", "{": "}"]

    package init(path: String, text: String) {
        self.path = path
        // The rewritten copy has lines before the text, and a byte order mark after them would be an error.
        let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        bytes = Array(text.utf8)
        tokens = Tokenizer.tokens(in: text)
        isInactive = Self.inactiveTokens(of: tokens)
        (counterparts, unbalanced) = Self.pairs(of: tokens)
    }

    /// Returns the index of the directive that begins the innermost undecided `#if` branch around the token at `index`,
    /// if any. A branch is undecided if its condition depends on flags whose values aren't known.
    func undecidedDirective(around index: Int) -> Int? {
        var branches: [(directive: Int, value: Bool?)] = []
        for (position, token) in tokens[..<index].enumerated() where token.kind == .directive {
            let words = token.text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            let value = words.count > 1 ? BuildCondition.value(of: String(words[1])) : nil
            switch words.first {
            case "#if": branches.append((position, value))
            case "#elseif", "#else":
                // This branch can only be compiled if none of the branches before it is.
                if let last = branches.popLast() {
                    let isElse = words.first == "#else"
                    branches.append((position, last.value == false ? (isElse ? true : value) : nil))
                }
            default: _ = branches.popLast()
            }
        }
        return branches.last { $0.value == nil }?.directive
    }

    private static func inactiveTokens(of tokens: [Token]) -> [Bool] {
        // For each open `#if`, whether the current branch is inactive, and whether this or an earlier branch is known
        // to be active.
        var branches: [(isInactive: Bool, isDecided: Bool)] = []
        return tokens.map { token in
            guard token.kind == .directive else { return branches.contains { $0.isInactive } }
            let words = token.text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            let value = words.count > 1 ? BuildCondition.value(of: String(words[1])) : true
            switch words.first {
            case "#if": branches.append((value == false, value == true))
            case "#elseif", "#else":
                if let last = branches.popLast() {
                    branches.append((last.isDecided || value == false, last.isDecided || value == true))
                }
            default: _ = branches.popLast()
            }
            return false
        }
    }

    private static func pairs(of tokens: [Token]) -> ([Int: Int], RewriteProblem?) {
        var pairs: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            if closing[token.text] != nil {
                open.append(index)
                if open.count > maximumNesting {
                    return (pairs, RewriteProblem(line: token.line, message: "brackets are nested too deeply"))
                }
            } else if closing.values.contains(token.text) {
                guard let start = open.popLast(), closing[tokens[start].text] == token.text else {
                    return (pairs, RewriteProblem(line: token.line, message: "\"\(token.text)\" closes no bracket"))
                }
                pairs[start] = index
                pairs[index] = start
            }
        }
        let problem = open.last.map {
            RewriteProblem(line: tokens[$0].line, message: "\"\(tokens[$0].text)\" is not closed")
        }
        return (pairs, problem)
    }

    /// Returns the token at `index`, or `nil` outside of the file.
    func token(_ index: Int) -> Token? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// Returns `true` if the token at `index` is the punctuation `character`.
    func isPunctuation(_ index: Int, _ character: String) -> Bool {
        token(index)?.isPunctuation(character) == true
    }

    /// Returns the name or keyword at `index`, or `nil` if the token is of another kind.
    func name(_ index: Int) -> String? {
        guard let token = token(index), token.kind == .name else { return nil }
        return token.text
    }

    /// Returns `true` if nothing, not even a comment, separates the tokens at `index` and `index + 1`.
    func isAdjacentToNext(_ index: Int) -> Bool {
        guard let first = token(index), let second = token(index + 1) else { return false }
        return first.range.upperBound == second.range.lowerBound
    }

    /// Returns the source text of the tokens in `range`, as written.
    func text(_ range: Range<Int>) -> String {
        guard let first = token(range.lowerBound), let last = token(range.upperBound - 1), !range.isEmpty else {
            return ""
        }
        return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }

    /// Returns the source text of the tokens in `range` on a single line, without comments. Multi-line string literals
    /// keep their line breaks.
    func line(_ range: Range<Int>) -> String {
        var result = ""
        for index in range {
            result += String(decoding: bytes[tokens[index].range], as: UTF8.self)
            if index + 1 < range.upperBound, !isAdjacentToNext(index) { result += " " }
        }
        return result
    }
}
