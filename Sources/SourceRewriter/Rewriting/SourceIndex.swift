import InterfaceScanner

/// The declarations of all files of a target.
struct SourceIndex {
    /// The index of a file, and the index of a declaration in the file.
    struct Location: Hashable {
        var file: Int
        var declaration: Int
    }

    struct File {
        let source: SourceText
        let declarations: [Declaration]
    }

    let files: [File]
    /// The classes by the last component of their name: `Cell` for `Page.Cell`.
    private(set) var classes: [String: [Location]] = [:]
    /// The protocols by the last component of their name.
    private(set) var protocols: [String: [Location]] = [:]
    /// The methods by their base name.
    private(set) var methods: [String: [Location]] = [:]
    /// The names of variables outside of functions.
    private(set) var variables: Set<String> = []
    /// The classes that override a member, by the name of the member.
    private(set) var overrides: [String: Set<String>] = [:]
    /// The types that list a protocol or superclass in a class declaration or an extension, by the name of the protocol
    /// or superclass.
    private(set) var conformers: [String: Set<String>] = [:]
    /// The optional members of protocols by their base name.
    private(set) var optionalMembers: [String: [Location]] = [:]
    /// The names of the types whose `appearance()` or `appearance(whenContainedInInstancesOf:)` is called.
    let appearanceClasses: Set<String>
    /// The type aliases that stand for function types.
    let functionAliases: FunctionAliases
    /// The protocols that require `init()` of UIKit's classes.
    private(set) var creationProtocols = CreationProtocols()

    init(_ sources: [SourceText]) {
        files = sources.map { File(source: $0, declarations: DeclarationParser($0).declarations) }
        appearanceClasses = Self.appearanceClasses(in: files)
        functionAliases = FunctionAliases(files)
        for (file, content) in files.enumerated() {
            for (index, declaration) in content.declarations.enumerated() where !declaration.isInactive {
                add(declaration, Location(file: file, declaration: index))
            }
        }
        creationProtocols = CreationProtocols(self)
    }

    private mutating func add(_ declaration: Declaration, _ location: Location) {
        switch declaration.kind {
        case .type("class"): classes[Self.lastName(declaration.name), default: []].append(location)
        case .type("protocol"): protocols[Self.lastName(declaration.name), default: []].append(location)
        case .function where declaration.parent != nil: methods[declaration.name, default: []].append(location)
        case .variable where !declaration.isLocal: variables.insert(declaration.name)
        default: break
        }
        if ["class", "extension"].contains(declaration.typeKeyword ?? "") {
            for type in declaration.inherited {
                conformers[Self.lastName(type), default: []].insert(Self.lastName(declaration.name))
            }
        }
        guard let parent = declaration.parent else { return }
        if declaration.modifier("override") != nil {
            let type = files[location.file].declarations[parent].name
            overrides[declaration.name, default: []].insert(Self.lastName(type))
        }
        if declaration.modifier("optional") != nil { optionalMembers[declaration.name, default: []].append(location) }
    }

    static func lastName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    subscript(_ location: Location) -> Declaration { files[location.file].declarations[location.declaration] }

    /// Returns the type that encloses `location`, or `nil` at the top level.
    func parent(of location: Location) -> Declaration? {
        self[location].parent.map { files[location.file].declarations[$0] }
    }

    /// Returns the class that the type name of an extension refers to; `nil` if the sources don't declare the class or
    /// the name is ambiguous.
    func classLocation(_ name: String) -> Location? {
        let candidates = classes[Self.lastName(name)] ?? []
        let exact = candidates.filter { self[$0].name == name }
        if exact.count == 1 { return exact[0] }
        return candidates.count == 1 && !name.contains(".") ? candidates[0] : nil
    }

    /// Returns `true` if the class `name`, or one of its superclasses in the sources, inherits from `ancestor`.
    func inherits(_ name: String, from ancestor: String) -> Bool {
        var visited: Set<String> = []
        var pending = [Self.lastName(name)]
        while let next = pending.popLast() {
            guard visited.insert(next).inserted else { continue }
            let parents = (classes[next] ?? []).flatMap { self[$0].inherited }.map(Self.lastName)
            if parents.contains(ancestor) { return true }
            pending += parents
        }
        return false
    }

    /// Returns `true` if a member of a class is an initializer that is not a convenience initializer.
    func isDesignatedInitializer(_ declaration: Declaration) -> Bool {
        declaration.kind == .initializer && declaration.modifier("convenience") == nil && !declaration.isInactive
    }

    /// Returns `true` if the type of `parameter`, in `source`, contains a function type.
    func takesFunction(_ parameter: Declaration.Parameter, in source: SourceText) -> Bool {
        let syntax = TypeSyntax(source: source)
        return parameter.type.contains { position in
            syntax.isArrow(position) || source.name(position).map(functionAliases.names.contains) == true
        }
    }

    /// Returns `true` if a closure that is passed as `parameter`, in `source`, can escape: it is marked so or optional.
    func isEscaping(_ parameter: Declaration.Parameter, in source: SourceText) -> Bool {
        let syntax = TypeSyntax(source: source)
        if syntax.isEscaping(parameter.type) || syntax.isOptional(parameter.type) { return true }
        guard !parameter.type.contains(where: syntax.isArrow) else { return false }
        let aliases = functionAliases.names.intersection(parameter.type.compactMap(source.name))
        return !aliases.isEmpty && aliases.isSubset(of: functionAliases.optionalNames)
    }

    /// Returns the selector of a method, from its `@objc` attribute or its labels.
    func selector(of location: Location) -> String {
        let method = self[location]
        if let attribute = method.attribute("objc"), attribute.tokens.count > 2 {
            let source = files[location.file].source
            let name = source.line(attribute.tokens.lowerBound + 3..<attribute.tokens.upperBound - 1)
            return name.filter { !$0.isWhitespace }
        }
        return SelectorName.selector(method.name, labels: method.labels)
    }
}
