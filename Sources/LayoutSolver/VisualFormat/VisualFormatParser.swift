import Foundation

/// A parser for visual format strings.
package struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    /// Returns the format that `text` describes. Throws an error with the position of the first syntax error.
    package static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(characters: Array(text))
        return try parser.format()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if skip("V:") { format.isVertical = true } else { _ = skip("H:") }
        format.parts.append(try part())
        while position < characters.count {
            format.gaps.append(try gap())
            format.parts.append(try part())
            if format.parts.last == .superview, position < characters.count { throw expected("the end after \"|\"") }
        }
        guard format.parts.contains(where: { $0 != .superview }) else { throw expected("a view in brackets") }
        return format
    }

    private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
        if skip("|") { return .superview }
        guard skip("[") else { throw expected("\"[\" or \"|\"") }
        let name = try name()
        let conditions = peek == "(" ? try conditions() : []
        guard skip("]") else { throw expected("\"]\"") }
        return .view(name, conditions)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard skip("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        let conditions = peek == "(" ? try conditions() : [try condition()]
        guard skip("-") else { throw expected("\"-\"") }
        return .conditions(conditions)
    }

    private mutating func conditions() throws(VisualFormatError) -> [VisualFormat.Condition] {
        _ = skip("(")
        var conditions = [try condition()]
        while skip(",") { conditions.append(try condition()) }
        guard skip(")") else { throw expected("\",\" or \")\"") }
        return conditions
    }

    private mutating func condition() throws(VisualFormatError) -> VisualFormat.Condition {
        var relation = SolverRelation.equal
        if skip(">=") {
            relation = .greaterThanOrEqual
        } else if skip("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = skip("==")
        }
        let value = try value()
        return VisualFormat.Condition(
            relation: relation, value: value, priority: skip("@") ? try self.value() : nil)
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        let start = position
        _ = skip("-")
        while let peek, peek.isASCII, peek.isNumber || peek == "." { position += 1 }
        guard position > start else { return .name(try name()) }
        guard let number = Double(String(characters[start..<position])) else {
            position = start
            throw expected("a number or a name")
        }
        return .number(CGFloat(number))
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = position
        while let peek, peek.isLetter || peek == "_" || position > start && peek.isNumber { position += 1 }
        guard position > start else { throw expected("a name") }
        return String(characters[start..<position])
    }

    // MARK: Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    /// Consumes `text` if the input continues with `text`. Returns `true` in that case.
    private mutating func skip(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private func expected(_ what: String) -> VisualFormatError {
        VisualFormatError(reason: "expected \(what)", position: position)
    }
}
