/// The members of a source file that interface files can refer to, and the members that can't be listed.
package struct InterfaceScan: Sendable {
    package var members: [InterfaceMember] = []
    package private(set) var problems: [ScanProblem] = []
    /// The modules that the file imports, in source order.
    package private(set) var imports: [String] = []
    /// The classes that inherit from another class or a protocol, in source order.
    package private(set) var classes: [ScannedClass] = []

    /// A declaration whose braces are still open.
    private struct Scope {
        /// The type's name, qualified by its enclosing types; `nil` in a function, closure or accessor.
        var type: String?
        /// The reason why members can't be listed; `nil` if they can.
        var obstacle: String?
        /// The index in `classes`, if the scope is that of a class.
        var classIndex: Int?
    }

    /// The attributes and modifiers found before the next declaration.
    private struct Prefix {
        var isAction = false
        var isInspectable = false
        var isOutlet = false
        var isUnavailable = false
        var modifiers: Set<String> = []
        var line = 0
    }

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final", "override",
        "dynamic", "lazy", "weak", "unowned", "nonisolated", "mutating", "nonmutating", "required", "convenience",
        "optional", "indirect", "isolated", "consuming", "borrowing", "distributed", "sending", "prefix", "postfix",
        "infix",
    ]
    private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    private static let importKinds = typeKeywords.union(["func", "typealias", "let", "var"])
    /// The words that can begin the declaration after a property without an initial value.
    private static let declarationKeywords = modifiers.union(typeKeywords).union([
        "func", "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype",
    ])

    private var tokens: [Token]
    private var index = 0
    private var scopes: [Scope] = []
    /// The condition of the current branch and the conditions of earlier branches, for each open `#if`.
    private var conditions: [(current: String, earlier: [String])] = []
    private var prefix = Prefix()

    /// Scans the source text of a Swift file.
    package init(_ source: String) {
        tokens = Tokenizer.tokens(in: source)
        while index < tokens.count { scan() }
        tokens = []
    }

    private func token(_ offset: Int) -> Token? {
        tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
    }

    private mutating func scan() {
        let token = tokens[index]
        switch token.kind {
        case .literal:
            index += 1
            prefix = Prefix()
        case .directive: scanDirective(token)
        case .punctuation: scanPunctuation(token)
        case .name: scanName(token)
        }
    }

    private mutating func scanPunctuation(_ token: Token) {
        index += 1
        switch token.text {
        case "{": scopes.append(Scope())
        case "}": _ = scopes.popLast()
        case "@":
            guard let name = self.token(0), name.kind == .name else { break }
            index += 1
            if name.text == "IBAction" || name.text == "InterfaceAction" { prefix.isAction = true }
            if name.text == "IBInspectable" { prefix.isInspectable = true }
            if name.text == "Outlet" || name.text == "OutletCollection" { prefix.isOutlet = true }
            if prefix.line == 0 { prefix.line = token.line }
            // The arguments of an attribute such as `@available(iOS 15, *)`.
            if self.token(0)?.isPunctuation("(") == true {
                let end = closing(of: index)
                if name.text == "available", tokens[index...end].contains(where: { $0.text == "unavailable" }) {
                    prefix.isUnavailable = true
                }
                index = end + 1
            }
            return
        default: break
        }
        prefix = Prefix()
    }

    private mutating func scanName(_ token: Token) {
        // After a period, the word is a member access such as `Self.class`.
        guard index == 0 || !tokens[index - 1].isPunctuation(".") else { return skipName() }
        switch token.text {
        case "import": scanImport()
        case "func": scanFunction()
        case "init": scanInitializer()
        case "var", "let": scanVariable(token)
        case let word where Self.typeKeywords.contains(word) && declaresType(): scanType(word)
        case let word where Self.modifiers.contains(word):
            index += 1
            guard self.token(0)?.isPunctuation("(") == true else {
                prefix.modifiers.insert(word)
                return
            }
            // The word is a modifier with an argument, such as `private(set)` or `unowned(unsafe)`.
            let end = closing(of: index)
            prefix.modifiers.insert(word + tokens[index...end].map(\.text).joined())
            index = end + 1
        default: skipName()
        }
    }

    private mutating func skipName() {
        index += 1
        prefix = Prefix()
    }

    /// Returns the index of the parenthesis that closes the one at `start`, or the last index.
    private func closing(of start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count where tokens[index].kind == .punctuation {
            if tokens[index].text == "(" { depth += 1 }
            if tokens[index].text == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }

    // MARK: Conditions and imports

    private mutating func scanDirective(_ token: Token) {
        index += 1
        let words = token.text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        let condition = words.count > 1 ? words[1].trimmingSuffix(while: \.isWhitespace) : ""
        switch words.first {
        case "#if": conditions.append((current: String(condition), earlier: []))
        case "#elseif", "#else":
            guard let last = conditions.popLast() else { return }
            conditions.append((current: String(condition), earlier: last.earlier + [last.current]))
        default: _ = conditions.popLast()
        }
    }

    private var openConditions: [String] {
        conditions.map { branch in
            let parts = branch.earlier.map { "!(\($0))" } + (branch.current.isEmpty ? [] : ["(\(branch.current))"])
            return branch.earlier.isEmpty ? branch.current : parts.joined(separator: " && ")
        }
    }

    private mutating func scanImport() {
        index += 1
        // The import names a kind of declaration, as in `import class UIKit.UIView`.
        if let word = token(0)?.text, Self.importKinds.contains(word) { index += 1 }
        if let name = token(0), name.kind == .name { imports.append(name.text) }
        skipName()
    }

    // MARK: Types

    /// Returns `true` if the current keyword declares a type and isn't a modifier as in `class func`.
    private func declaresType() -> Bool {
        guard let name = token(1), name.kind == .name else { return false }
        return !["func", "var", "let", "subscript"].contains(name.text) && !Self.modifiers.contains(name.text)
    }

    private mutating func scanType(_ keyword: String) {
        var name = tokens[index + 1].text
        index += 2
        while token(0)?.isPunctuation(".") == true, let part = token(1), part.kind == .name {
            name += "." + part.text
            index += 2
        }
        var obstacle = scopes.last?.obstacle
        if token(0)?.isPunctuation("<") == true { obstacle = obstacle ?? "\(name) is generic" }
        if let access = ["private", "fileprivate"].first(where: prefix.modifiers.contains) {
            obstacle = obstacle ?? "\(name) is \(access)"
        }
        if keyword == "protocol" { obstacle = obstacle ?? "\(name) is a protocol" }
        if let scope = scopes.last {
            if let outer = scope.type {
                // Deeply nested names would exhaust memory.
                if scopes.count < 64 { name = outer + "." + name } else { obstacle = "\(name) is nested too deeply" }
            } else {
                obstacle = "\(name) is local to a function"
            }
        }
        var classIndex: Int?
        if keyword == "class", let superclass = superclassName {
            let isListable = obstacle == nil && !prefix.isUnavailable
            classIndex = classes.count
            classes.append(
                ScannedClass(type: name, superclass: superclass, isListable: isListable, conditions: openConditions))
        }
        while index < tokens.count, !tokens[index].isPunctuation("{"), !tokens[index].isPunctuation("}") { index += 1 }
        if token(0)?.isPunctuation("{") == true {
            index += 1
            scopes.append(Scope(type: name, obstacle: obstacle, classIndex: classIndex))
        }
        prefix = Prefix()
    }

    /// The first name in the inheritance clause that begins here, without enclosing types or modules.
    private var superclassName: String? {
        guard token(0)?.isPunctuation(":") == true, var name = token(1), name.kind == .name else { return nil }
        var offset = 2
        while token(offset)?.isPunctuation(".") == true, let part = token(offset + 1), part.kind == .name {
            name = part
            offset += 2
        }
        return name.text
    }

    // MARK: Members

    private mutating func scanFunction() {
        let isAction = prefix.isAction
        guard let name = token(1), name.kind == .name else { return skipName() }
        var start = index + 2
        // Skips generic parameters.
        while start < tokens.count, !tokens[start].isPunctuation("("), !tokens[start].isPunctuation("{") { start += 1 }
        let end = closing(of: start)
        if isAction, start < tokens.count {
            add(.action(labels: labels(in: start + 1..<max(start + 1, end))), name.text)
        }
        index = end + 1
        prefix = Prefix()
    }

    private mutating func scanInitializer() {
        guard let classIndex = scopes.last?.classIndex, !prefix.modifiers.contains("convenience") else {
            return skipName()
        }
        // Skips a question mark and generic parameters.
        var start = index + 1
        while start < tokens.count, !tokens[start].isPunctuation("("), !tokens[start].isPunctuation("{") { start += 1 }
        let end = closing(of: start)
        let isTarget =
            prefix.modifiers.contains("override") && !prefix.isUnavailable
            && labels(in: start + 1..<max(start + 1, end)) == ["target", "action"]
        if isTarget { classes[classIndex].hasTargetInitializer = true }
        classes[classIndex].hasInitializers = true
        index = end + 1
        prefix = Prefix()
    }

    /// Returns the argument labels of the parameters in `range`; `nil` stands for `_`.
    private func labels(in range: Range<Int>) -> [String?] {
        var labels: [String?] = []
        var depth = 0
        var isAtStart = true
        for index in range {
            let token = tokens[index]
            if token.kind == .punctuation {
                if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
                // The `>` of an arrow closes nothing.
                if [")", "]", "}"].contains(token.text) || (token.text == ">" && !tokens[index - 1].isPunctuation("-"))
                {
                    depth -= 1
                }
                if token.text == ",", depth == 0 { isAtStart = true }
            } else if isAtStart, token.kind == .name {
                labels.append(token.text == "_" ? nil : token.text)
                isAtStart = false
            }
        }
        return labels
    }

    private mutating func scanVariable(_ keyword: Token) {
        let isOutlet = prefix.isOutlet
        guard isOutlet || prefix.isInspectable, let name = token(1), name.kind == .name else { return skipName() }
        let line = prefix.line
        index += 2
        if isOutlet {
            // Outlets without observers are found through their property wrappers.
            if accessors.contains("didSet") || accessors.contains("willSet") { add(.outlet, name.text) }
        } else if keyword.text == "let" {
            problems.append(ScanProblem(line: line, message: "\(name.text) is a constant; declare it with var"))
        } else if let access = ["private(set)", "fileprivate(set)"].first(where: prefix.modifiers.contains) {
            problems.append(ScanProblem(line: line, message: "\(name.text) is \(access); remove the modifier"))
        } else if isReadOnly() {
            problems.append(ScanProblem(line: line, message: "\(name.text) has no setter"))
        } else {
            add(.property, name.text)
        }
        prefix = Prefix()
    }

    /// Returns `true` if the variable whose type annotation begins here is computed and has no setter or observers.
    private func isReadOnly() -> Bool {
        hasAccessors && accessors.isDisjoint(with: ["set", "didSet", "willSet", "_modify"])
    }

    /// `true` if the type annotation that begins here is followed by braces.
    private var hasAccessors: Bool { accessorOffset != nil }

    /// The offset of the opening brace after the type annotation that begins here; `nil` if none follows.
    private var accessorOffset: Int? {
        var offset = 0
        while let token = token(offset), !token.isPunctuation("{") {
            let isPartOfType =
                token.kind == .name
                || [":", ".", "?", "!", "<", ">", "[", "]", ",", "(", ")", "&", "-"].contains(token.text)
            guard isPartOfType, !Self.declarationKeywords.contains(token.text) else { return nil }
            offset += 1
        }
        return token(offset) == nil ? nil : offset
    }

    /// The words at the top level inside the braces that follow the type annotation at this position.
    private var accessors: Set<String> {
        guard var offset = accessorOffset else { return [] }
        var words: Set<String> = []
        var depth = 0
        while let token = token(offset) {
            if token.isPunctuation("{") { depth += 1 }
            if token.isPunctuation("}") { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, token.kind == .name { words.insert(token.text) }
            offset += 1
        }
        return words
    }

    /// Adds a member of the current type, or a problem if it can't be listed.
    private mutating func add(_ kind: InterfaceMember.Kind, _ name: String) {
        guard !prefix.isUnavailable else { return }
        let access = ["private", "fileprivate"].first(where: prefix.modifiers.contains)
        if let obstacle = scopes.last?.obstacle {
            problems.append(ScanProblem(line: prefix.line, message: "\(name) can't be listed: \(obstacle)"))
        } else if let access {
            problems.append(
                ScanProblem(
                    line: prefix.line,
                    message: "\(name) is \(access)\(kind == .outlet ? ", so its observers don't run" : ""); "
                        + "remove the modifier, or list it by hand"))
        } else if prefix.modifiers.contains("static") || prefix.modifiers.contains("class") {
            problems.append(
                ScanProblem(line: prefix.line, message: "\(name) is a member of the type, not of an object"))
        } else if let type = scopes.last?.type {
            members.append(InterfaceMember(kind: kind, type: type, name: name, conditions: openConditions))
        } else {
            problems.append(ScanProblem(line: prefix.line, message: "\(name) is not a member of a type"))
        }
    }
}

extension Substring {
    /// Returns the text without the trailing characters for which `matches` is `true`.
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !matches($0) }.map(index(after:)) ?? startIndex)]
    }
}
