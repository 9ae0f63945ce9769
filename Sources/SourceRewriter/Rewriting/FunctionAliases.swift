/// The names of type aliases that stand for function types, directly or through other aliases. A name that is also that
/// of a type isn't one of them.
struct FunctionAliases {
    private(set) var names: Set<String> = []
    /// The names of those that stand for optional function types.
    private(set) var optionalNames: Set<String> = []

    private struct Alias {
        let name: String
        /// The names in the type.
        let used: Set<String>
        let isFunction: Bool
        let isOptional: Bool
    }

    init(_ files: [SourceIndex.File]) {
        let types = files.flatMap(\.declarations).filter { ![nil, "extension"].contains($0.typeKeyword) }
        let typeNames = Set(types.map { SourceIndex.lastName($0.name) })
        let aliases = files.flatMap { Self.aliases(in: $0.source) }.filter { !typeNames.contains($0.name) }
        names = Self.closure(of: aliases) { alias, names in
            alias.isFunction || !alias.used.isDisjoint(with: names)
        }
        let functions = aliases.filter { names.contains($0.name) }
        let optionals = Self.closure(of: functions) { alias, names in
            alias.isOptional || !alias.isFunction && !alias.used.isDisjoint(with: names)
        }
        // Of several aliases with the same name, one that isn't optional decides.
        let required = functions.filter { alias in
            !alias.isOptional && (alias.isFunction || alias.used.isDisjoint(with: optionals))
        }
        optionalNames = optionals.subtracting(required.map(\.name))
    }

    /// Returns the names of the aliases that `isIncluded`, given the names that are known to be.
    private static func closure(of aliases: [Alias], _ isIncluded: (Alias, Set<String>) -> Bool) -> Set<String> {
        var names: Set<String> = []
        while true {
            let found = Set(aliases.filter { isIncluded($0, names) }.map(\.name))
            guard !found.isSubset(of: names) else { return names }
            names.formUnion(found)
        }
    }

    private static func aliases(in source: SourceText) -> [Alias] {
        let syntax = TypeSyntax(source: source)
        return source.tokens.indices.compactMap { position in
            guard source.name(position) == "typealias", !source.isInactive[position],
                let name = source.name(position + 1)
            else { return nil }
            var equals = position + 2
            if source.isPunctuation(equals, "<") { equals = syntax.genericEnd(equals) }
            guard source.isPunctuation(equals, "=") else { return nil }
            let type = equals + 1..<max(equals + 1, syntax.end(from: equals + 1))
            return Alias(
                name: name, used: Set(type.compactMap(source.name)), isFunction: type.contains(where: syntax.isArrow),
                isOptional: syntax.isOptional(type))
        }
    }
}
