/// Generated code that lists the methods that a file exposes with `@objc`, `@IBAction` or `@objcMembers`. It is
/// appended to the file, so that it can use private methods.
struct SelectorList {
    /// The name of the generated enum, whose `list` function adds the methods to a table.
    let tableName: String
    /// For each type, the statements that add its methods to the table.
    private var statements: [(type: String, lines: [String])] = []
    /// The listed selectors, with the indices of the tokens that declare their methods.
    private(set) var selectors: [(name: String, keyword: Int)] = []

    private let index: SourceIndex
    private let fileIndex: Int

    var isEmpty: Bool { statements.isEmpty }

    init(_ index: SourceIndex, file fileIndex: Int) {
        self.index = index
        self.fileIndex = fileIndex
        let name = index.files[fileIndex].source.path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        tableName = "SelectorsOf_\(fileIndex)_" + String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let declarations = index.files[fileIndex].declarations
        for (position, declaration) in declarations.enumerated() {
            guard declaration.kind == .function, !declaration.isInactive, let parent = declaration.parent else {
                continue
            }
            add(SourceIndex.Location(file: fileIndex, declaration: position), of: declarations[parent])
        }
    }

    private mutating func add(_ location: SourceIndex.Location, of type: Declaration) {
        let method = index[location]
        guard isExposed(method, of: type), canBeExtended(type), method.modifier("override") == nil,
            Self.isCallable(location, in: index)
        else { return }
        var lines = method.conditions.map { "#if \($0)" }
        let selector = index.selector(of: location)
        selectors.append((selector, method.keyword))
        lines.append("table.addMethod(\"\(selector)\", \(reference(to: method, of: type)))")
        lines += method.conditions.map { _ in "#endif" }
        if let last = statements.lastIndex(where: { $0.type == type.name }) {
            statements[last].lines += lines
        } else {
            statements.append((type.name, lines))
        }
    }

    private func reference(to method: Declaration, of type: Declaration) -> String {
        let source = index.files[fileIndex].source
        let name = "`\(method.name)`"
        let methods = (index.methods[method.name] ?? []).map { index[$0] }
        if method.parameters.isEmpty {
            return methods.count > 1 ? "{ (owner: \(type.name)) in { owner.\(name)() } }" : "\(type.name).\(name)"
        }
        let takesFunction = method.parameters.contains { index.takesFunction($0, in: source) }
        guard takesFunction || methods.filter({ $0.labels == method.labels }).count > 1 else {
            return "\(type.name).\(name)(\(method.labels.map { "\($0 ?? "_"):" }.joined()))"
        }
        return Self.closure(calling: method, of: type.name, in: source)
    }

    /// Returns a closure that calls `method`, with the types of its parameters. They tell overloads with the same
    /// labels apart, and the compiler crashes on a reference to a method with a closure parameter.
    static func closure(calling method: Declaration, of owner: String, in source: SourceText) -> String {
        let parameters = method.parameters.enumerated().map { "v\($0.offset): \(source.line($0.element.type))" }
        let arguments = method.parameters.enumerated().map { number, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "v\(number)"
        }
        return "{ (owner: \(owner)) in { (\(parameters.joined(separator: ", "))) in "
            + "owner.`\(method.name)`(\(arguments.joined(separator: ", "))) } }"
    }

    private func isExposed(_ method: Declaration, of type: Declaration) -> Bool {
        guard method.attribute("nonobjc") == nil else { return false }
        if ["objc", "IBAction"].contains(where: { method.attribute($0) != nil }) { return true }
        if type.typeKeyword == "extension", type.attribute("objc") != nil { return true }
        let location = type.typeKeyword == "class" ? nil : index.classLocation(type.name)
        return (location.map { index[$0] } ?? type).attribute("objcMembers") != nil && !method.isPrivate
    }

    /// Returns `true` if `type` is a class or an extension of one, and can be extended at the end of the file.
    private func canBeExtended(_ type: Declaration) -> Bool {
        guard ["class", "extension"].contains(type.typeKeyword ?? ""), !type.isConstrained,
            !ToolkitNames.genericClasses.contains(SourceIndex.lastName(type.name))
        else { return false }
        let declarations = index.files[fileIndex].declarations
        var chain = [type]
        while let parent = chain.last?.parent { chain.append(declarations[parent]) }
        if let location = index.classLocation(type.name) {
            chain.append(index[location])
            while let parent = index.parent(of: location), chain.last?.name != parent.name { chain.append(parent) }
        } else if index.protocols[SourceIndex.lastName(type.name)] != nil {
            return false
        }
        return chain.allSatisfy { !$0.isGeneric && !$0.isLocal && ($0.access != "private" || $0.parent == nil) }
    }

    /// Returns `true` if `method` can be called by its selector: it is an instance method that isn't unavailable,
    /// generic, throwing or asynchronous, and has no `inout` or nonescaping closure parameters. Deprecated methods are
    /// excluded, too, because calling them would cause warnings.
    static func isCallable(_ location: SourceIndex.Location, in index: SourceIndex) -> Bool {
        let method = index[location]
        let source = index.files[location.file].source
        guard !method.isStatic, !method.isGeneric, method.effects.isEmpty, !method.isConstrained else { return false }
        let unavailable = ["unavailable", "deprecated", "obsoleted"]
        for attribute in method.attributes {
            let names = attribute.tokens.compactMap(source.name)
            if names.contains(where: unavailable.contains) { return false }
        }
        return method.parameters.allSatisfy { parameter in
            !parameter.type.compactMap(source.name).contains("inout")
                && (index.isEscaping(parameter, in: source) || !index.takesFunction(parameter, in: source))
        }
    }

    /// The generated source text.
    var text: String {
        var lines: [String] = []
        for (number, statement) in statements.enumerated() {
            lines.append("extension \(statement.type) {")
            lines.append("@MainActor fileprivate static func listSelectors\(number)(_ table: inout SelectorTable) {")
            lines += statement.lines + ["}", "}"]
        }
        lines.append("enum \(tableName) {")
        lines.append("@MainActor static func list(_ table: inout SelectorTable) {")
        lines += statements.enumerated().map { "\($1.type).listSelectors\($0)(&table)" }
        return (lines + ["}", "}"]).joined(separator: "\n")
    }
}
