import InterfaceScanner

/// An `#if` condition, evaluated for iOS sources that are compiled on Linux.
struct BuildCondition {
    /// Modules of Apple's platforms that don't exist on Linux.
    private static let missingModules: Set<String> = [
        "AppKit", "Cocoa", "Darwin", "ObjectiveC", "WatchKit", "SwiftUI", "Combine", "TVUIKit",
    ]
    /// Flags that aren't set when an app is compiled.
    private static let unsetFlags: Set<String> = ["false", "TARGET_INTERFACE_BUILDER"]
    private static let maximumNesting = 64

    private let tokens: [Token]
    private var index = 0
    private var depth = 0

    private init(_ condition: String) {
        tokens = Tokenizer.tokens(in: condition)
    }

    /// Returns the value of `condition`; `nil` if the value isn't known.
    static func value(of condition: String) -> Bool? {
        var parser = BuildCondition(condition)
        let value = parser.disjunction()
        return parser.index == parser.tokens.count ? value : nil
    }

    /// Returns `condition` with each `os(iOS)` replaced by `true` and spaces, so that the length stays the same. The
    /// sources are compiled as if for iOS.
    static func adapted(_ condition: String) -> String {
        var result = ""
        var remaining = condition[...]
        while let character = remaining.first {
            let isWord = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
            if !isWord, let end = endOfTest(remaining) {
                let length = remaining.distance(from: remaining.startIndex, to: end)
                result += "true" + String(repeating: " ", count: length - 4)
                remaining = remaining[end...]
            } else {
                result.append(character)
                remaining = remaining.dropFirst()
            }
        }
        return result
    }

    /// Returns the end of `os(iOS)`, which can contain spaces, at the start of `text`; `nil` if `text` starts with
    /// anything else.
    private static func endOfTest(_ text: Substring) -> Substring.Index? {
        var remaining = text
        for part in ["os", "(", "iOS", ")"] {
            guard remaining.hasPrefix(part) else { return nil }
            remaining = remaining.dropFirst(part.count)
            if part != ")" { remaining = remaining.drop(while: \.isWhitespace) }
        }
        return remaining.startIndex
    }

    private mutating func consume(_ character: String) -> Bool {
        guard index < tokens.count, tokens[index].isPunctuation(character) else { return false }
        index += 1
        return true
    }

    private mutating func consumePair(_ character: String) -> Bool {
        guard index + 1 < tokens.count, tokens[index].isPunctuation(character),
            tokens[index + 1].isPunctuation(character)
        else { return false }
        index += 2
        return true
    }

    private mutating func disjunction() -> Bool? {
        var value = conjunction()
        while consumePair("|") {
            let other = conjunction()
            value = value == true || other == true ? true : value == false && other == false ? false : nil
        }
        return value
    }

    private mutating func conjunction() -> Bool? {
        var value = negation()
        while consumePair("&") {
            let other = negation()
            value = value == false || other == false ? false : value == true && other == true ? true : nil
        }
        return value
    }

    private mutating func negation() -> Bool? {
        guard depth < Self.maximumNesting else { return nil }
        depth += 1
        defer { depth -= 1 }
        if consume("!") { return negation().map { !$0 } }
        if consume("(") {
            let value = disjunction()
            return consume(")") ? value : nil
        }
        return test()
    }

    private mutating func test() -> Bool? {
        guard index < tokens.count, tokens[index].kind == .name else { return nil }
        let name = tokens[index].text
        index += 1
        guard consume("(") else { return name == "true" ? true : Self.unsetFlags.contains(name) ? false : nil }
        let start = index
        while index < tokens.count, !tokens[index].isPunctuation(")") { index += 1 }
        let argument = tokens[start..<index].map(\.text).joined()
        guard consume(")") else { return nil }
        switch name {
        case "os": return argument == "iOS" || argument == "Linux"
        case "canImport":
            return argument == "UIKit" ? true : Self.missingModules.contains(argument) ? false : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }
}
