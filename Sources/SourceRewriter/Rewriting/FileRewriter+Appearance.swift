import InterfaceScanner

extension FileRewriter {
    /// Adds `appearance()` to a view class whose `appearance()` is called, with its `dynamic` properties. Without the
    /// Objective-C runtime, assignments to a proxy can't be recorded, so the views compare the listed properties.
    mutating func addAppearance(_ declaration: Declaration, at position: Int) {
        let name = SourceIndex.lastName(declaration.name)
        guard declaration.typeKeyword == "class", !declaration.isGeneric, !declaration.isPrivate, !declaration.isLocal,
            !declaration.isInactive, index.appearanceClasses.contains(name)
        else { return }
        let ancestors = index.ancestors(of: declaration.name)
        let members = declarations.filter { $0.parent == position }
        guard ancestors.contains("UIView"), index.appearanceClasses.isDisjoint(with: ancestors),
            ToolkitNames.appearanceClasses.isDisjoint(with: ancestors),
            index.methods["appearance", default: []].isEmpty, index.hasFrameInitializer(declaration.name)
        else { return }
        let dynamic = members.filter { member in
            member.kind == .variable && !member.isStatic && source.name(member.keyword) == "var"
                && member.modifier("dynamic") != nil && !member.modifiers.contains { $0.name.hasSuffix("(set)") }
                && !member.isInactive && isSettable(member)
        }
        let names = ["backgroundColor"] + dynamic.filter { $0.conditions == declaration.conditions }.map(\.name)
        let properties = names.map { "AppearanceProperty(\\\(declaration.name).\($0))" }.joined(separator: ", ")
        let access = ["public", "open"].contains(declaration.access) ? "public " : ""
        let conditions = declaration.conditions.map { "#if \($0)\n" }.joined()
        let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
        let function = "\(access)static func appearance"
        appended.append(
            "\(conditions)extension \(declaration.name) { \(function)() -> \(declaration.name) { "
                + "appearance(whenContainedInInstancesOf: []) }; \(function)(whenContainedInInstancesOf types: "
                + "[any UIAppearanceContainer.Type]) -> \(declaration.name) { "
                + "appearanceProxy(for: \(declaration.name)(frame: .zero), properties: [\(properties)], "
                + "whenContainedInInstancesOf: types) } }\(ends)")
        recordChange("appearance() added, with the dynamic properties", at: declaration.keyword)
    }

    /// Returns `true` unless a variable has only a getter.
    private func isSettable(_ member: Declaration) -> Bool {
        guard let body = member.body else { return true }
        return !source.words(atTopOf: body).isDisjoint(with: ["set", "didSet", "willSet"])
    }
}

extension SourceIndex {
    /// Returns `true` if the view class `name` has `init(frame:)`, possibly inherited.
    func hasFrameInitializer(_ name: String) -> Bool {
        for type in [Self.lastName(name)] + ancestors(of: name) {
            guard let location = classes[type]?.first else { return true }
            let initializers = files[location.file].declarations.filter {
                $0.kind == .initializer && $0.parent == location.declaration
            }
            if initializers.contains(where: { $0.labels == ["frame"] }) { return true }
            // A class without designated initializers inherits those of its superclass.
            if initializers.contains(where: { $0.modifier("convenience") == nil }) { return false }
        }
        return true
    }

    /// Returns the names before `.appearance()` and `.appearance(whenContainedInInstancesOf:` in `files`.
    static func appearanceClasses(in files: [File]) -> Set<String> {
        var result: Set<String> = []
        for source in files.map(\.source) {
            for position in source.tokens.indices where source.name(position) == "appearance" {
                guard let name = source.name(position - 2), source.isPunctuation(position - 1, "."),
                    source.isPunctuation(position + 1, "("),
                    source.isPunctuation(position + 2, ")")
                        || source.name(position + 2) == "whenContainedInInstancesOf",
                    !source.isInactive[position]
                else { continue }
                result.insert(name)
            }
        }
        return result
    }
}
