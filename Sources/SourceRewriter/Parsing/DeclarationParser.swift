import InterfaceScanner

/// Finds the declarations of types and their members in a file, in source order.
struct DeclarationParser {
    private(set) var declarations: [Declaration] = []

    /// A block whose closing brace hasn't been read yet.
    struct Scope {
        /// The index of the type's declaration; `nil` in a function, closure or accessor.
        var type: Int?
        var isLocal: Bool
    }

    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
        "override",
        "dynamic", "lazy", "weak", "unowned", "nonisolated", "mutating", "nonmutating", "required",
        "convenience",
        "optional", "indirect", "isolated", "consuming", "borrowing", "distributed", "prefix",
        "postfix", "infix",
    ]
    static let typeKeywords: Set<String> = [
        "class", "struct", "enum", "actor", "extension", "protocol",
    ]

    /// The kinds of declarations that can be imported without the rest of their module, as in `import struct
    /// Foundation.Date`.
    static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    let source: SourceText
    let types: TypeSyntax
    var index = 0
    var scopes: [Scope] = []
    /// For each open `#if`, the condition of the current branch and the conditions of the branches before it.
    private var conditions: [(current: String, earlier: [String])] = []
    private var attributes: [Declaration.Attribute] = []
    private var modifiers: [Declaration.Modifier] = []

    init(_ source: SourceText) {
        self.source = source
        types = TypeSyntax(source: source)
        while let token = source.token(index) {
            switch token.kind {
            case .literal: skip()
            case .directive: readDirective(token.text)
            case .punctuation: readPunctuation(token.text)
            case .name: readName(token.text)
            }
        }
    }

    mutating func skip() {
        index += 1
        clearPrefix()
    }

    mutating func clearPrefix() {
        attributes = []
        modifiers = []
    }

    private mutating func readPunctuation(_ text: String) {
        switch text {
        case "{":
            scopes.append(Scope(type: nil, isLocal: true))
            skip()
        case "}":
            _ = scopes.popLast()
            skip()
        case "@" where source.name(index + 1) != nil:
            let end = types.attributeEnd(index)
            attributes.append(
                Declaration.Attribute(name: source.line(index + 1..<nameEnd), tokens: index..<end))
            index = end
        default: skip()
        }
    }

    /// The index after the dotted name of the attribute that begins at the current token.
    private var nameEnd: Int {
        var end = index + 2
        while source.isPunctuation(end, "."), source.name(end + 1) != nil { end += 2 }
        return end
    }

    private mutating func readName(_ text: String) {
        // The word is a member access such as `Self.class`, or is in backticks.
        if source.isPunctuation(index - 1, ".")
            || source.bytes[source.tokens[index].range.lowerBound] == 0x60
        {
            return skip()
        }
        let isInType = scopes.last.map { $0.type != nil } ?? true
        switch text {
        case "import" where scopes.isEmpty:
            skip()
            if let kind = source.name(index), Self.importKinds.contains(kind) { skip() }
        case "func": readFunction()
        case "init" where isInType && !scopes.isEmpty: readInitializer()
        case "var", "let": readVariable()
        case let word where Self.typeKeywords.contains(word) && declaresType: readType(word)
        case let word where Self.modifiers.contains(word) && isInType:
            let end =
                source.isPunctuation(index + 1, "(")
                ? (source.counterparts[index + 1] ?? index) + 1 : index + 1
            modifiers.append(Declaration.Modifier(name: source.line(index..<end), tokens: index..<end))
            index = end
        default: skip()
        }
    }

    /// `true` if the current keyword declares a type and is not a modifier, as in `class func`.
    private var declaresType: Bool {
        guard let name = source.name(index + 1) else { return false }
        return !["func", "var", "let", "subscript", "init"].contains(name)
            && !Self.modifiers.contains(name)
    }

    // MARK: Conditions

    private mutating func readDirective(_ text: String) {
        let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let condition = words.count > 1 ? BuildCondition.adapted(String(words[1])) : ""
        switch words.first {
        case "#if": conditions.append((current: condition, earlier: []))
        case "#elseif", "#else":
            if let last = conditions.popLast() {
                conditions.append((current: condition, earlier: last.earlier + [last.current]))
            }
        default: _ = conditions.popLast()
        }
        skip()
    }

    private var openConditions: [String] {
        conditions.map { branch in
            let parts = branch.earlier.map { "!(\($0))" } + (branch.current.isEmpty ? [] : ["(\(branch.current))"])
            return branch.earlier.isEmpty ? branch.current : parts.joined(separator: " && ")
        }
    }

    // MARK: Declarations

    /// Returns a declaration whose keyword is the current token.
    func begin(_ kind: Declaration.Kind, _ name: String) -> Declaration {
        let start =
            (attributes.map(\.tokens.lowerBound) + modifiers.map(\.tokens.lowerBound)).min() ?? index
        return Declaration(
            kind: kind, name: name, attributes: attributes, modifiers: modifiers, keyword: index,
            tokens: start..<index + 1, parent: scopes.last?.type, isLocal: scopes.last?.isLocal ?? false,
            isInactive: source.isInactive[index], conditions: openConditions)
    }

    mutating func finish(_ declaration: Declaration, next: Int) {
        declarations.append(declaration)
        index = next
        clearPrefix()
    }

    private mutating func readType(_ keyword: String) {
        var name = source.name(index + 1) ?? ""
        var next = index + 2
        while source.isPunctuation(next, "."), let part = source.name(next + 1) {
            name += "." + part
            next += 2
        }
        if let outer = scopes.last?.type { name = declarations[outer].name + "." + name }
        var type = begin(.type(keyword: keyword), name)
        if source.isPunctuation(next, "<") {
            type.isGeneric = true
            next = types.genericEnd(next)
        }
        if source.isPunctuation(next, ":") {
            repeat {
                let end = types.end(from: next + 1)
                type.inherited.append(Self.nameOnly(source.line(next + 1..<max(next + 1, end))))
                next = max(next + 1, end)
            } while source.isPunctuation(next, ",")
        }
        type.isConstrained = source.name(next) == "where"
        while let token = source.token(next), !token.isPunctuation("{"), !token.isPunctuation("}") {
            next += 1
        }
        guard source.isPunctuation(next, "{"), let end = source.counterparts[next] else {
            return skip()
        }
        type.body = next..<end + 1
        type.tokens = type.tokens.lowerBound..<end + 1
        let isLocal = type.isLocal
        finish(type, next: next + 1)
        scopes.append(Scope(type: declarations.count - 1, isLocal: isLocal))
    }

    /// Returns a type's name without attributes and generic arguments.
    private static func nameOnly(_ type: String) -> String {
        String(type.split(separator: " ").last ?? "").prefix { $0 != "<" }.description
    }
}
