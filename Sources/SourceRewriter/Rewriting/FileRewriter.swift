import InterfaceScanner

/// Rewrites one file of a target.
struct FileRewriter {
    let index: SourceIndex
    let file: Int
    let dispatch: ExtensionDispatch
    /// The indices of the declarations that `dispatchOverrides()` has renamed.
    var dispatched: Set<Int> = []
    let source: SourceText
    let declarations: [Declaration]
    var edits: EditList
    /// The source text to append to the file.
    var appended: [String] = []
    /// The modules that the file has to import.
    var imports: Set<String> = []
    /// Outlets that stay plain properties.
    var outlets: [InterfaceMember] = []
    /// The name of the type that lists the selectors of the file, if any.
    private(set) var tableName: String?
    private(set) var changes: [RewriteChange] = []
    private(set) var problems: [RewriteProblem] = []

    init(_ index: SourceIndex, _ dispatch: ExtensionDispatch, file: Int) {
        self.index = index
        self.dispatch = dispatch
        self.file = file
        source = index.files[file].source
        declarations = index.files[file].declarations
        edits = EditList(source.bytes)
    }

    /// Makes all changes except those of `extractOverrides()` and `insert(_:)`.
    mutating func rewrite() {
        if let problem = source.unbalanced {
            problems.append(problem)
            return
        }
        rewriteTokens()
        dispatchOverrides()
        for (position, declaration) in declarations.enumerated() where !declaration.isInactive {
            rewrite(declaration)
            addAppearance(declaration, at: position)
        }
        let list = SelectorList(index, file: file)
        if !list.isEmpty {
            tableName = list.tableName
            appended.append(list.text)
            imports.insert("UIKit")
            for selector in list.selectors {
                recordChange("selector \(selector.name) added to the generated table", at: selector.keyword)
            }
        }
    }

    /// The rewritten file.
    var output: Rewrite.Output {
        var text = "#sourceLocation(file: \(Self.literal(source.path)), line: 1)\n"
        let modules = missingImports
        text = modules.map { "import \($0)\n" }.joined() + text
        text += edits.text(in: 0..<source.bytes.count)
        if !appended.isEmpty { text += "\n#sourceLocation()\n" + appended.joined(separator: "\n") + "\n" }
        let added = modules.map { RewriteChange(line: 1, message: "import \($0) added") }
        return Rewrite.Output(
            path: source.path, text: text, changes: added + changes.sorted { $0.line < $1.line },
            problems: problems.sorted { $0.line < $1.line }, outlets: outlets)
    }

    private var missingImports: [String] {
        imports.subtracting(importedModules.map { $0 == "ViewKit" ? "UIKit" : $0 }).sorted()
    }

    /// The modules that the file imports outside of `#if`.
    var importedModules: Set<String> {
        var modules: Set<String> = []
        var depth = 0
        for (index, token) in source.tokens.enumerated() {
            if token.kind == .directive {
                depth += token.text.hasPrefix("#if") ? 1 : token.text.hasPrefix("#endif") ? -1 : 0
            }
            if depth == 0, token.kind == .name, token.text == "import", let name = source.name(index + 1) {
                let module = DeclarationParser.importKinds.contains(name) ? source.name(index + 2) : name
                if let module { modules.insert(module) }
            }
        }
        return modules
    }

    /// Returns `text` as a string literal.
    static func literal(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] } + "\""
    }

    /// Records a change at the token at `index`.
    mutating func recordChange(_ message: String, at index: Int) {
        changes.append(RewriteChange(line: source.tokens[index].line, message: message))
    }

    /// Records that the code at the token at `index` can't be rewritten. In an `#if` branch whose condition isn't
    /// known, such as `#if DEBUG`, leaves it to the compiler to report the problem if it compiles the branch.
    mutating func reject(_ message: String, at index: Int) {
        if let directive = source.undecidedDirective(around: index) {
            return reportInBranch(message, at: index, after: source.tokens[directive])
        }
        problems.append(RewriteProblem(line: source.tokens[index].line, message: message))
    }

    private mutating func reportInBranch(_ message: String, at index: Int, after directive: Token) {
        let path = Self.literal(source.path)
        // A comment may follow the directive.
        let rest = source.bytes[directive.range.upperBound...]
        let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.endIndex
        edits.insert(
            """

            #sourceLocation(file: \(path), line: \(source.tokens[index].line))
            #error(\(Self.literal(message)))
            #sourceLocation(file: \(path), line: \(directive.line + 1))
            """, at: lineEnd)
        recordChange("compiler error added to the #if branch: \(message)", at: index)
    }

    /// Records that the code at the token at `index` may behave differently than on iOS.
    mutating func warn(_ message: String, at index: Int) {
        problems.append(RewriteProblem(line: source.tokens[index].line, message: message, isWarning: true))
    }

    /// Replaces the source text of the tokens in `range` with `text`.
    mutating func replace(_ range: Range<Int>, with text: String) {
        guard let first = source.token(range.lowerBound), let last = source.token(range.upperBound - 1) else { return }
        edits.replace(first.range.lowerBound..<last.range.upperBound, with: text)
    }
}
