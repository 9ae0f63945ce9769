import InterfaceScanner

extension FileRewriter {
    /// Renames the members of the file that belong to a family of `dispatch`. For each base member, adds a member that
    /// has the original name and chooses between the versions.
    mutating func dispatchOverrides() {
        for (position, declaration) in declarations.enumerated() {
            let location = SourceIndex.Location(file: file, declaration: position)
            guard let family = dispatch.family(of: location), let type = index.parent(of: location),
                let forwarder = Forwarder(declaration, in: type, of: source, receivers: receivers(of: family))
            else { continue }
            dispatched.insert(position)
            for range in forwarder.removed { replace(range, with: "") }
            edits.replace(forwarder.name, with: forwarder.newName, keepsColumns: false)
            if location == family.base {
                let conditions = declaration.conditions.map { "#if \($0)\n" }.joined()
                let ends = declaration.conditions.map { _ in "\n#endif" }.joined()
                appended.append("\(conditions)extension \(type.name) { \(forwarder.text) }\(ends)")
                recordChange("\(declaration.name) chooses between the versions of subclasses", at: declaration.keyword)
            } else {
                callSuperclass(from: declaration, of: type, in: family)
                recordChange(
                    "\(declaration.name) made a version of that of \(name(of: family.base))", at: declaration.keyword)
            }
        }
    }

    private func name(of location: SourceIndex.Location) -> String {
        index.parent(of: location)?.name ?? ""
    }

    private func receivers(of family: ExtensionDispatch.Family) -> [String] {
        family.overrides.map(name)
    }

    /// Replaces calls to the member on `super` with calls to the version of the nearest superclass that has a version.
    private mutating func callSuperclass(
        from declaration: Declaration, of type: Declaration, in family: ExtensionDispatch.Family
    ) {
        guard let body = declaration.body else { return }
        let ancestors = index.ancestors(of: type.name)
        let versions = Set((receivers(of: family) + [name(of: family.base)]).map(SourceIndex.lastName))
        let next = ancestors.first(where: versions.contains) ?? name(of: family.base)
        for position in body where source.name(position) == "super" && source.name(position + 2) == declaration.name {
            guard source.isPunctuation(position + 1, ".") else { continue }
            edits.replace(source.tokens[position].range, with: "self", keepsColumns: false)
            edits.insert("_in" + next, at: source.tokens[position + 2].range.upperBound)
        }
    }
}
